# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = bije { $cells }
turn-took-from = bije { $cells } (gracz: { $name })
turn-lost = wchodzi pod bicie i traci { $cell }
turn-replaced = { $from } zajmuje { $to }
turn-slid = przesuwa { $from } na { $to }
turn-tile-removed = usuwa płytkę { $place }
turn-demanded = żąda zbicia dokładnie { $balls } kulek
turn-round-over = koniec rundy: { $name } zostawia { $left ->
    [one] jedną kulkę
    [few] { $left } kulki
   *[many] { $left } kulek
}
turn-passed = pasuje
turn-out = { $name } odpada (lokata { $place })

alt-turn = { $game }, na ruchu: { $name }.
alt-turn-own = { $game }, twoja kolej.
alt-over = { $game }, koniec partii.
alt-closed = { $game }, partia została zamknięta bez wyniku.
alt-places = Lokaty: { $places }.
alt-places-own = ty
alt-points = Punkty: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Ostatni ruch
    [few] Ostatnie ruchy
   *[many] Ostatnie ruchy
}: { $turn }.
# The turn that a preview shows.
alt-preview = Podgląd, jeszcze niezagrany: { $turn }.
alt-demand = Skoczek musi zbić dokładnie { $balls ->
    [one] { $balls } kulkę
    [few] { $balls } kulki
   *[many] { $balls } kulek
}.
alt-doomed = Zaraz do zbicia: { $cells }.
alt-must = { $count ->
    [one] Bierka na { $cells } musi bić.
    [few] Jedna z tych bierek musi bić: { $cells }.
   *[many] Jedna z tych bierek musi bić: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (tymczasowy)
alt-nobody = Miejsce { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] kapitan
    [few] kapitanowie
   *[many] kapitanowie
} { $cells }
men-piece = { $count ->
    [one] oficer
    [few] oficerowie
   *[many] oficerowie
} { $cells }
men-soldier = { $count ->
    [one] żołnierz
    [few] żołnierze
   *[many] żołnierze
} { $cells }
men-pawn = { $count ->
    [one] pionek
    [few] pionki
   *[many] pionki
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] pionek
    [few] pionki
   *[many] pionki
} { $cells }
men-ball = { $count ->
    [one] Jedna kulka
    [few] { $count } kulki
   *[many] { $count } kulek
} na planszy: { $cells }.
alt-tiles = Płytki na { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
