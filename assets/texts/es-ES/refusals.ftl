# Where Spain says something else than Latin America; all other texts are those of the folder es.

refusal-over = La partida ha terminado, así que no hay más jugadas.
