# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = bere { $cells }
turn-took-from = bere { $cells } ({ $name })
turn-lost = vstupuje do obklíčení a ztrácí { $cell }
turn-replaced = { $from } nastupuje na { $to }
turn-slid = posouvá { $from } na { $to }
turn-tile-removed = odebírá destičku { $place }
turn-demanded = požaduje skok přesně přes { $balls ->
    [one] { $balls } kuličku
    [few] { $balls } kuličky
   *[other] { $balls } kuliček
}
turn-round-over = kolo končí, na desce { $left ->
    [one] zbývá jedna kulička
    [few] zbývají { $left } kuličky
   *[other] zbývá { $left } kuliček
} (skokan: { $name })
turn-passed = pasuje
turn-out = { $name } vypadává ({ $place }. příčka)

alt-turn = { $game }, na tahu: { $name }.
alt-turn-own = { $game }, jsi na tahu.
alt-over = { $game }, partie skončila.
alt-closed = { $game }, partie byla uzavřena bez výsledku.
alt-places = Příčky: { $places }.
alt-places-own = ty
alt-points = Body: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Poslední tah
    [few] Poslední tahy
   *[other] Poslední tahy
}: { $turn }.
# The turn that a preview shows.
alt-preview = Náhled, ještě nezahráno: { $turn }.
alt-demand = Skokan musí přeskočit přesně { $balls ->
    [one] { $balls } kuličku
    [few] { $balls } kuličky
   *[other] { $balls } kuliček
}.
alt-doomed = Hned bude sebráno: { $cells }.
alt-must = { $count ->
    [one] Kámen na { $cells } musí brát.
    [few] Jeden z těchto kamenů musí brát: { $cells }.
   *[other] Jeden z těchto kamenů musí brát: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (předběžný)
alt-nobody = Místo { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] kapitán
    [few] kapitáni
   *[other] kapitáni
} { $cells }
men-piece = { $count ->
    [one] důstojník
    [few] důstojníci
   *[other] důstojníci
} { $cells }
men-soldier = { $count ->
    [one] voják
    [few] vojáci
   *[other] vojáci
} { $cells }
men-pawn = { $count ->
    [one] pěšec
    [few] pěšci
   *[other] pěšci
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] kámen
    [few] kameny
   *[other] kameny
} { $cells }
men-ball = { $count ->
    [one] Na desce je jedna kulička
    [few] Na desce jsou { $count } kuličky
   *[other] Na desce je { $count } kuliček
}: { $cells }.
alt-tiles = Destičky na { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
