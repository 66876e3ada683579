# Basileus: why a turn is refused. Advice follows each sentence.

basileus-foreign = A turn of Basileus is written as squares: where a man stands and where it goes.
# cell: an empty square
basileus-empty = There is no man on { $cell }.
# cell: where an enemy is
basileus-not-yours = The man on { $cell } is not yours.
# cell: where the man is
basileus-stuck = The man on { $cell } can neither move nor capture.
# cell: where the man is
basileus-no-move = The man on { $cell } has to move to another square.
# cell: where an own man is
basileus-own-man = Your own man stands on { $cell }.
# cell: where an enemy is
basileus-enemy-there = An enemy stands on { $cell }: men are captured by jumping over them to the empty square right behind.
basileus-must-capture = Capturing is obligatory.
# from, to: two squares
basileus-only-diagonally = Without capturing, pawns and pieces move one square diagonally: { $from } and { $to } are not on one diagonal.
# from, to: two squares two apart
basileus-pawn-jumps-straight = A pawn jumps left, right, forward or back, never diagonally, as from { $from } to { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = A piece jumps diagonally only, not straight, as from { $from } to { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = There is nothing to take over { $over } on the way to { $to }.
# over: where an own man is
basileus-over-own = The man on { $over } is your own: only enemies are jumped over.
# over: where a piece is
basileus-pawn-over-piece = A pawn never jumps over pieces: there is one on { $over }.
# over: where a piece is
basileus-piece-over-piece = A piece never jumps over pieces: there is one on { $over }.
# over: where the other basileus is
basileus-over-basileus = A basileus never jumps over the other basileus on { $over }: it takes it by moving onto it.
# cell: where the other basileus is
basileus-chain-ends-there = A basileus takes the other one on { $cell } only by a turn of its own, never at the end of its jumps.
# from: where the man is in mid-turn; to: where it cannot land
basileus-jump-goes-on = The jump must go on from { $from }, but not to { $to }.
# from, to: two squares
basileus-out-of-reach = { $to } is out of reach from { $from }.

ending-basileus = The basileus was taken.
