# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Write a Bizingo move as the cell a piece comes from and the cell it goes to.
# cell: an empty cell
bizingo-empty = There’s no piece on { $cell }.
# cell: where an enemy piece is
bizingo-not-yours = The piece on { $cell } isn’t yours.
# cell: where the piece is
bizingo-stuck = The piece on { $cell } can’t move, because no cell of its colour next to it is empty.
# cell: where the piece is
bizingo-no-move = The piece on { $cell } must move to another cell.
# from, to: cells of different colours
bizingo-wrong-colour = A piece always stays on cells of its colour. { $from } and { $to } have different colours.
# cell: where a piece of one’s own is
bizingo-occupied = Your own piece is on { $cell }.
# from, to: two cells
bizingo-out-of-reach = { $to } is more than one step from { $from }.

ending-bizingo = One side was down to two pieces or fewer.
