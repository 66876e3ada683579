# Bizingo: why a turn is refused. Advice follows each sentence.

bizingo-foreign = A turn of Bizingo is written as the cells where a piece stands and where it goes.
# cell: an empty cell
bizingo-empty = There is no piece on { $cell }.
# cell: where an enemy piece is
bizingo-not-yours = The piece on { $cell } is not yours.
# cell: where the piece is
bizingo-stuck = The piece on { $cell } cannot move: there is no empty cell of its colour next to it.
# cell: where the piece is
bizingo-no-move = The piece on { $cell } has to move to another cell.
# from, to: cells of different colours
bizingo-wrong-colour = A piece never changes the colour of its cell: { $from } and { $to } have different colours.
# cell: where an own piece is
bizingo-occupied = Your own piece stands on { $cell }.
# from, to: two cells
bizingo-out-of-reach = { $to } is more than one step from { $from }.

ending-bizingo = Two men or fewer were left.
