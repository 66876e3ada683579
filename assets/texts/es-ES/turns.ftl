# Where Spain says something else than Latin America; all other texts are those of the folder es.

turn-round-over = la ronda ha terminado: { $name } dejó { $left ->
    [one] una bola
   *[other] { $left } bolas
}
