# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = En Basileus, una jugada se escribe con la casilla de la que sale la pieza y la casilla a la que va.
# cell: an empty square
basileus-empty = No hay ninguna pieza en { $cell }.
# cell: where an enemy is
basileus-not-yours = La pieza de { $cell } no es tuya.
# cell: where the piece is
basileus-stuck = La pieza de { $cell } no puede moverse ni capturar.
# cell: where the piece is
basileus-no-move = La pieza de { $cell } tiene que ir a otra casilla.
# cell: where a piece of one’s own is
basileus-own-man = En { $cell } hay una pieza tuya.
# cell: where an enemy is
basileus-enemy-there = En { $cell } hay una pieza enemiga. Para capturarla, salta por encima hasta la casilla vacía que está justo detrás.
basileus-must-capture = Capturar es obligatorio.
# from, to: two squares
basileus-only-diagonally = Cuando no capturan, los peones y los oficiales se mueven una casilla en diagonal. { $from } no está en la misma diagonal que { $to }.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Un peón salta a la izquierda, a la derecha, hacia adelante o hacia atrás, nunca en diagonal, como de { $from } a { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Un oficial solo salta en diagonal, nunca en línea recta, como de { $from } a { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = No hay nada que capturar en { $over } camino de { $to }.
# over: where a piece of one’s own is
basileus-over-own = La pieza de { $over } es tuya. Solo puedes saltar sobre piezas enemigas.
# over: where an officer is
basileus-pawn-over-piece = Un peón nunca salta sobre oficiales, y en { $over } hay uno.
# over: where an officer is
basileus-piece-over-piece = Un oficial nunca salta sobre oficiales, y en { $over } hay uno.
# over: where the other basileus is
basileus-over-basileus = Un basileus nunca salta sobre el otro basileus, que está en { $over }. Lo captura moviéndose a su casilla.
# cell: where the other basileus is
basileus-chain-ends-there = Un basileus solo captura al otro, en { $cell }, con una jugada aparte, nunca al final de una cadena de saltos.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Desde { $from } la cadena tiene que seguir, pero no hacia { $to }.
# from, to: two squares
basileus-out-of-reach = { $to } no está al alcance desde { $from }.

ending-basileus = El basileus fue capturado.
