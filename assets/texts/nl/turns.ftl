# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = slaat { $cells }
turn-took-from = slaat { $cells } van { $name }
turn-lost = loopt in de val en verliest { $cell }
turn-replaced = { $from } schuift op naar { $to }
turn-slid = schuift { $from } naar { $to }
turn-tile-removed = haalt tegel { $place } weg
turn-demanded = eist een sprong over precies { $balls } knikkers
turn-round-over = de ronde is voorbij: { $name } liet { $left ->
    [one] één knikker
   *[other] { $left } knikkers
} over
turn-passed = past
turn-out = { $name } is uit het spel ({ $place }e plaats)

alt-turn = { $game }, { $name } is aan zet.
alt-turn-own = { $game }, jij bent aan zet.
alt-over = { $game }, de partij is afgelopen.
alt-closed = { $game }, de partij is zonder uitslag gesloten.
alt-places = Plaatsen: { $places }.
alt-places-own = jij
alt-points = Punten: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Laatste zet
   *[other] Laatste zetten
}: { $turn }.
# The turn that a preview shows.
alt-preview = Voorvertoning, nog niet gespeeld: { $turn }.
alt-demand = De springer moet over precies { $balls } knikkers springen.
alt-doomed = Zo meteen geslagen: { $cells }.
alt-must = { $count ->
    [one] Het stuk op { $cells } moet slaan.
   *[other] Een van deze stukken moet slaan: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (voorlopig)
alt-nobody = Stoel { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] kapitein
   *[other] kapiteins
} { $cells }
men-piece = { $count ->
    [one] officier
   *[other] officieren
} { $cells }
men-soldier = { $count ->
    [one] soldaat
   *[other] soldaten
} { $cells }
men-pawn = { $count ->
    [one] pion
   *[other] pionnen
} { $cells }
men-stone = { $count ->
    [one] steen
   *[other] stenen
} { $cells }
men-ball = { $count ->
    [one] Eén knikker
   *[other] { $count } knikkers
} op het bord: { $cells }.
alt-tiles = Tegels op { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
