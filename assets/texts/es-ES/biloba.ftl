# Where Spain says something else than Latin America; all other texts are those of the folder es.

ending-biloba = Todos los demás han quedado fuera.
ending-biloba-two = El rival ha quedado fuera.
