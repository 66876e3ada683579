# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = In Bizingo una mossa si scrive con la casella di partenza e quella di arrivo.
# cell: an empty cell
bizingo-empty = Non c’è nessun pezzo in { $cell }.
# cell: where an enemy piece is
bizingo-not-yours = Il pezzo in { $cell } non è tuo.
# cell: where the piece is
bizingo-stuck = Il pezzo in { $cell } non può muovere, perché nessuna casella vicina del suo colore è vuota.
# cell: where the piece is
bizingo-no-move = Il pezzo in { $cell } deve andare in un’altra casella.
# from, to: cells of different colours
bizingo-wrong-colour = Un pezzo resta sempre su caselle del suo colore. { $from } e { $to } hanno colori diversi.
# cell: where a piece of one’s own is
bizingo-occupied = In { $cell } c’è un tuo pezzo.
# from, to: two cells
bizingo-out-of-reach = { $to } è a più di un passo da { $from }.

ending-bizingo = A uno dei due eserciti sono rimasti due pezzi o meno.
