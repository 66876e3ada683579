# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = takes { $cells }
turn-took-from = takes { $cells } from { $name }
turn-lost = moves into capture and loses { $cell }
turn-replaced = { $from } moves in to { $to }
turn-slid = slides { $from } to { $to }
turn-tile-removed = removes tile { $place }
turn-demanded = demands a jump over exactly { $balls } balls
turn-round-over = the round is over: { $name } left { $left ->
    [one] one ball
   *[other] { $left } balls
}
turn-passed = passes
turn-out = { $name } is out ({ $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place)

alt-turn = { $game }, { $name } to move.
alt-turn-own = { $game }, it’s your turn.
alt-over = { $game }, the game is over.
alt-closed = { $game }, the game was closed without a result.
alt-places = Places: { $places }.
# In the place of the name of the only reader, such as “1. you”.
alt-places-own = you
alt-points = Points: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Last move
   *[other] Last moves
}: { $turn }.
# The turn that a preview shows.
alt-preview = Preview, not played yet: { $turn }.
alt-demand = The jumper must jump over exactly { $balls } balls.
alt-doomed = About to be captured: { $cells }.
alt-must = { $count ->
    [one] The piece on { $cells } must capture.
   *[other] One of these must capture: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (provisional)
alt-nobody = Seat { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] captain
   *[other] captains
} { $cells }
men-piece = { $count ->
    [one] officer
   *[other] officers
} { $cells }
men-soldier = { $count ->
    [one] soldier
   *[other] soldiers
} { $cells }
men-pawn = { $count ->
    [one] pawn
   *[other] pawns
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] pawn
   *[other] pawns
} { $cells }
men-ball = { $count ->
    [one] One ball
   *[other] { $count } balls
} on the board: { $cells }.
alt-tiles = Tiles on { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
