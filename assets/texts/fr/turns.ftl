# The effects of turns, and positions, in words.

turn-told = { $name } : { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = prend { $cells }
turn-took-from = prend { $cells } à { $name }
turn-lost = se jette en prise et perd { $cell }
turn-replaced = { $from } vient en { $to }
turn-slid = pousse { $from } en { $to }
turn-tile-removed = retire la tuile { $place }
turn-demanded = exige un saut de { $balls } billes exactement
turn-round-over = la manche est finie : { $name } a laissé { $left ->
    [1] une bille
    [one] { $left } bille
   *[other] { $left } billes
}
turn-passed = passe
turn-out = { $name } est hors jeu ({ $place ->
    [2] 2e
    [3] 3e
   *[other] { $place }e
} rang)

alt-turn = { $game }, tour de jeu : { $name }.
alt-turn-own = { $game }, c’est à toi de jouer.
alt-over = { $game }, la partie est terminée.
alt-closed = { $game }, la partie a été fermée sans résultat.
alt-places = Rangs : { $places }.
alt-places-own = toi
alt-points = Points : { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Dernier coup
   *[other] Derniers coups
} : { $turn }.
# The turn that a preview shows.
alt-preview = Aperçu, pas encore joué : { $turn }.
alt-demand = Le sauteur doit sauter par-dessus { $balls } billes exactement.
alt-doomed = Sur le point d’être pris : { $cells }.
alt-must = { $count ->
    [one] La pièce en { $cells } doit prendre.
   *[other] L’une de ces pièces doit prendre : { $cells }.
}
alt-seat = { $name } : { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (provisoire)
alt-nobody = Place { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] capitaine
   *[other] capitaines
} { $cells }
men-piece = { $count ->
    [one] officier
   *[other] officiers
} { $cells }
men-soldier = { $count ->
    [one] soldat
   *[other] soldats
} { $cells }
men-pawn = { $count ->
    [one] pion
   *[other] pions
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] pion
   *[other] pions
} { $cells }
men-ball = { $count ->
    [one] { $count } bille
   *[other] { $count } billes
} sur le plateau : { $cells }.
alt-tiles = Tuiles en { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
