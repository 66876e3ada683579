# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = W grze Bizingo zapisz ruch jako pole, z którego rusza pionek, i pole, na które idzie.
# cell: an empty cell
bizingo-empty = Na { $cell } nie ma pionka.
# cell: where an enemy piece is
bizingo-not-yours = Pionek na { $cell } nie jest twój.
# cell: where the piece is
bizingo-stuck = Pionek na { $cell } nie może się ruszyć, bo żadne najbliższe pole jego koloru nie jest puste.
# cell: where the piece is
bizingo-no-move = Pionek z { $cell } musi przejść na inne pole.
# from, to: cells of different colours
bizingo-wrong-colour = Pionek zawsze zostaje na polach swojego koloru. { $from } i { $to } mają różne kolory.
# cell: where a piece of one’s own is
bizingo-occupied = Na { $cell } stoi twój własny pionek.
# from, to: two cells
bizingo-out-of-reach = Z { $from } na { $to } jest więcej niż jeden krok.

ending-bizingo = Jednej ze stron zostały najwyżej dwa pionki.
