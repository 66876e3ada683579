# Where Spain says something else than Latin America; all other texts are those of the folder es.

ending-basileus = El basileus ha sido capturado.
