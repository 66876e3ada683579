# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Write a Basileus move as the square a piece comes from and the square it goes to.
# cell: an empty square
basileus-empty = There’s no piece on { $cell }.
# cell: where an enemy is
basileus-not-yours = The piece on { $cell } isn’t yours.
# cell: where the piece is
basileus-stuck = The piece on { $cell } can neither move nor capture.
# cell: where the piece is
basileus-no-move = The piece on { $cell } must move to another square.
# cell: where a piece of one’s own is
basileus-own-man = Your own piece is on { $cell }.
# cell: where an enemy is
basileus-enemy-there = An enemy is on { $cell }. To capture it, jump over it to the empty square right behind.
basileus-must-capture = Captures are mandatory.
# from, to: two squares
basileus-only-diagonally = When they don’t capture, pawns and officers move one square diagonally. { $from } and { $to } aren’t on one diagonal.
# from, to: two squares two apart
basileus-pawn-jumps-straight = A pawn jumps left, right, forward or back, never diagonally, as from { $from } to { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = An officer jumps only diagonally, never straight, as from { $from } to { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = There’s nothing to capture on { $over } on the way to { $to }.
# over: where a piece of one’s own is
basileus-over-own = The piece on { $over } is your own. You can only jump over enemies.
# over: where an officer is
basileus-pawn-over-piece = A pawn never jumps over officers, and there’s one on { $over }.
# over: where an officer is
basileus-piece-over-piece = An officer never jumps over officers, and there’s one on { $over }.
# over: where the other basileus is
basileus-over-basileus = A basileus never jumps over the other basileus on { $over }. It captures it by moving onto it.
# cell: where the other basileus is
basileus-chain-ends-there = A basileus captures the other one on { $cell } only in a move of its own, never at the end of a chain of jumps.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = From { $from } the chain must continue, but not to { $to }.
# from, to: two squares
basileus-out-of-reach = { $to } is out of reach from { $from }.

ending-basileus = The basileus was captured.
