# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = cattura { $cells }
turn-took-from = cattura { $cells } a { $name }
turn-lost = finisce in trappola e perde { $cell }
turn-replaced = { $from } subentra in { $to }
turn-slid = sposta { $from } in { $to }
turn-tile-removed = rimuove la tessera { $place }
turn-demanded = impone un salto di esattamente { $balls } biglie
turn-round-over = la manche è finita: { $name } ha lasciato { $left ->
    [one] una biglia
   *[other] { $left } biglie
}
turn-passed = passa
turn-out = { $name } è fuori ({ $place }º posto)

alt-turn = { $game }, muove { $name }.
alt-turn-own = { $game }, tocca a te.
alt-over = { $game }, la partita è finita.
alt-closed = { $game }, la partita è stata chiusa senza risultato.
alt-places = Classifica: { $places }.
# In the place of the name of the only reader, such as “1. you”.
alt-places-own = tu
alt-points = Punti: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Ultima mossa
   *[other] Ultime mosse
}: { $turn }.
# The turn that a preview shows.
alt-preview = Anteprima, non ancora giocata: { $turn }.
alt-demand = Il saltatore deve saltare esattamente { $balls } biglie.
alt-doomed = Cattura imminente: { $cells }.
alt-must = { $count ->
    [one] Il pezzo in { $cells } deve catturare.
   *[other] Uno di questi deve catturare: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (provvisorio)
alt-nobody = Posto { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] capitano
   *[other] capitani
} { $cells }
men-piece = { $count ->
    [one] ufficiale
   *[other] ufficiali
} { $cells }
men-soldier = { $count ->
    [one] soldato
   *[other] soldati
} { $cells }
men-pawn = { $count ->
    [one] pedone
   *[other] pedoni
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] pedina
   *[other] pedine
} { $cells }
men-ball = { $count ->
    [one] Una biglia
   *[other] { $count } biglie
} sul tavoliere: { $cells }.
alt-tiles = Tessere in { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
