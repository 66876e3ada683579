# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = En Bizingo, una jugada se escribe con la casilla de la que sale la pieza y la casilla a la que va.
# cell: an empty cell
bizingo-empty = No hay ninguna pieza en { $cell }.
# cell: where an enemy piece is
bizingo-not-yours = La pieza de { $cell } no es tuya.
# cell: where the piece is
bizingo-stuck = La pieza de { $cell } no puede moverse, porque no tiene cerca ninguna casilla vacía de su color.
# cell: where the piece is
bizingo-no-move = La pieza de { $cell } tiene que ir a otra casilla.
# from, to: cells of different colours
bizingo-wrong-colour = Una pieza siempre se queda en casillas de su color. { $from } no es del mismo color que { $to }.
# cell: where a piece of one’s own is
bizingo-occupied = En { $cell } hay una pieza tuya.
# from, to: two cells
bizingo-out-of-reach = { $to } está a más de un paso de { $from }.

ending-bizingo = A uno de los bandos le quedaban dos piezas o menos.
