# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = captura { $cells }
turn-took-from = captura { $cells } de { $name }
turn-lost = se mete en la trampa y pierde { $cell }
turn-replaced = { $from } ocupa { $to }
turn-slid = desliza { $from } a { $to }
turn-tile-removed = retira la losa { $place }
turn-demanded = exige un salto sobre exactamente { $balls } bolas
turn-round-over = la ronda terminó: { $name } dejó { $left ->
    [one] una bola
   *[other] { $left } bolas
}
turn-passed = pasa
turn-out = { $name } queda fuera (puesto { $place })

alt-turn = { $game }, turno de { $name }.
alt-turn-own = { $game }, es tu turno.
alt-over = { $game }, fin de la partida.
alt-closed = { $game }, la partida se cerró sin resultado.
alt-places = Puestos: { $places }.
alt-places-own = tú
alt-points = Puntos: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Última jugada
   *[other] Últimas jugadas
}: { $turn }.
# The turn that a preview shows.
alt-preview = Vista previa, aún sin jugar: { $turn }.
alt-demand = El saltador tiene que saltar sobre exactamente { $balls } bolas.
alt-doomed = Captura inminente: { $cells }.
alt-must = { $count ->
    [one] La pieza en { $cells } tiene que capturar.
   *[other] Una de estas piezas tiene que capturar: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (provisional)
alt-nobody = Asiento { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] capitán
   *[other] capitanes
} { $cells }
men-piece = { $count ->
    [one] oficial
   *[other] oficiales
} { $cells }
men-soldier = { $count ->
    [one] soldado
   *[other] soldados
} { $cells }
men-pawn = { $count ->
    [one] peón
   *[other] peones
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] peón
   *[other] peones
} { $cells }
men-ball = { $count ->
    [one] Una bola
   *[other] { $count } bolas
} en el tablero: { $cells }.
alt-tiles = Losas en { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
