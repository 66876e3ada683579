# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = captura { $cells }
turn-took-from = captura { $cells } de { $name }
turn-lost = entra no cerco e perde { $cell }
turn-replaced = { $from } entra em { $to }
turn-slid = desliza { $from } para { $to }
turn-tile-removed = remove a placa { $place }
turn-demanded = exige um salto por cima de exatamente { $balls } bolas
turn-round-over = fim da rodada: { $name } deixou { $left ->
    [one] uma bola
   *[other] { $left } bolas
}
turn-passed = passa a vez
turn-out = { $name } sai da partida ({ $place }º lugar)

alt-turn = { $game }, vez de { $name }.
alt-turn-own = { $game }, é a sua vez.
alt-over = { $game }, fim da partida.
alt-closed = { $game }, a partida foi encerrada sem resultado.
alt-places = Lugares: { $places }.
alt-places-own = você
alt-points = Pontos: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Último lance
   *[other] Últimos lances
}: { $turn }.
# The turn that a preview shows.
alt-preview = Prévia, ainda não jogado: { $turn }.
alt-demand = O saltador precisa saltar por cima de exatamente { $balls } bolas.
alt-doomed = Captura iminente: { $cells }.
alt-must = { $count ->
    [one] A peça em { $cells } precisa capturar.
   *[other] Uma destas peças precisa capturar: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (provisório)
alt-nobody = Assento { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] capitão
   *[other] capitães
} { $cells }
men-piece = { $count ->
    [one] oficial
   *[other] oficiais
} { $cells }
men-soldier = { $count ->
    [one] soldado
   *[other] soldados
} { $cells }
men-pawn = { $count ->
    [one] peão
   *[other] peões
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] pedra
   *[other] pedras
} { $cells }
men-ball = { $count ->
    [one] Uma bola
   *[other] { $count } bolas
} no tabuleiro: { $cells }.
alt-tiles = Placas em { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
