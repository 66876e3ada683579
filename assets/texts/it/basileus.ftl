# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = In Basileus una mossa si scrive con la casella di partenza e quella di arrivo.
# cell: an empty square
basileus-empty = Non c’è nessun pezzo in { $cell }.
# cell: where an enemy is
basileus-not-yours = Il pezzo in { $cell } non è tuo.
# cell: where the piece is
basileus-stuck = Il pezzo in { $cell } non può né muovere né catturare.
# cell: where the piece is
basileus-no-move = Il pezzo in { $cell } deve andare in un’altra casella.
# cell: where a piece of one’s own is
basileus-own-man = In { $cell } c’è un tuo pezzo.
# cell: where an enemy is
basileus-enemy-there = In { $cell } c’è un nemico. Per catturarlo, saltalo e arriva nella casella vuota subito dietro.
basileus-must-capture = La cattura è obbligatoria.
# from, to: two squares
basileus-only-diagonally = Quando non catturano, pedoni e ufficiali muovono di una casella in diagonale. { $from } e { $to } non sono sulla stessa diagonale.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Un pedone salta a sinistra, a destra, in avanti o all’indietro, mai in diagonale, come da { $from } in { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Un ufficiale salta solo in diagonale, mai in linea retta, come da { $from } in { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = In { $over }, sulla strada per { $to }, non c’è niente da catturare.
# over: where a piece of one’s own is
basileus-over-own = Il pezzo in { $over } è tuo. Puoi saltare solo i nemici.
# over: where an officer is
basileus-pawn-over-piece = Un pedone non salta mai gli ufficiali, e in { $over } ce n’è uno.
# over: where an officer is
basileus-piece-over-piece = Un ufficiale non salta mai gli ufficiali, e in { $over } ce n’è uno.
# over: where the other basileus is
basileus-over-basileus = Un basileus non salta mai l’altro basileus, che è in { $over }. Lo cattura andando sulla sua casella.
# cell: where the other basileus is
basileus-chain-ends-there = Un basileus cattura l’altro, in { $cell }, solo con una mossa a sé, mai alla fine di una catena di salti.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Da { $from } la catena deve proseguire, ma non in { $to }.
# from, to: two squares
basileus-out-of-reach = { $to } non è raggiungibile da { $from }.

ending-basileus = Il basileus è stato catturato.
