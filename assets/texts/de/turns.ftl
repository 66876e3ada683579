# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = schlägt { $cells }
turn-took-from = schlägt { $cells } von { $name }
turn-lost = zieht in die Falle und verliert { $cell }
turn-replaced = { $from } rückt auf { $to } nach
turn-slid = schiebt { $from } nach { $to }
turn-tile-removed = nimmt die Platte { $place } heraus
turn-demanded = fordert einen Sprung über genau { $balls } Kugeln
turn-round-over = die Runde ist vorbei: { $name } ließ { $left ->
    [one] eine Kugel
   *[other] { $left } Kugeln
} übrig
turn-passed = passt
turn-out = { $name } ist raus (Rang { $place })

alt-turn = { $game }, { $name } ist am Zug.
alt-turn-own = { $game }, du bist am Zug.
alt-over = { $game }, die Partie ist zu Ende.
alt-closed = { $game }, die Partie wurde ohne Ergebnis geschlossen.
alt-places = Ränge: { $places }.
alt-places-own = du
alt-points = Punkte: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Letzter Zug
   *[other] Letzte Züge
}: { $turn }.
# The turn that a preview shows.
alt-preview = Vorschau, noch nicht gespielt: { $turn }.
alt-demand = Der Springer muss über genau { $balls } Kugeln springen.
alt-doomed = Wird gleich geschlagen: { $cells }.
alt-must = { $count ->
    [one] Die Figur auf { $cells } muss schlagen.
   *[other] Eine dieser Figuren muss schlagen: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (vorläufig)
alt-nobody = Platz { $seat }
men-king = Basileus { $cells }
men-captain = { $count ->
    [one] Hauptmann
   *[other] Hauptleute
} { $cells }
men-piece = { $count ->
    [one] Offizier
   *[other] Offiziere
} { $cells }
men-soldier = { $count ->
    [one] Soldat
   *[other] Soldaten
} { $cells }
men-pawn = { $count ->
    [one] Bauer
   *[other] Bauern
} { $cells }
men-stone = { $count ->
    [one] Stein
   *[other] Steine
} { $cells }
men-ball = { $count ->
    [one] Eine Kugel
   *[other] { $count } Kugeln
} auf dem Brett: { $cells }.
alt-tiles = Platten auf { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
