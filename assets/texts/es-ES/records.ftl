# Where Spain says something else than Latin America; all other texts are those of the folder es.

record-over = En este punto la partida ya ha terminado.
record-not-imported = No se ha abierto nada. { $reason }
