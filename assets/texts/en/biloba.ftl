# Biloba: why a turn is refused. Advice follows each sentence.

# captured: where enemies stand between two own pawns
biloba-forced-capture = An enemy stands captured on { $captured }: this turn is that capture and its replacements alone.
biloba-must-capture = With two pawns or fewer you have to capture, and that turn captures nothing.
biloba-cannot-pass = You can move, so you cannot pass.
biloba-foreign = A turn of Biloba is written as the cells where a pawn stands and where it goes.
biloba-empty = There is no pawn on { $cell }.
biloba-not-yours = The pawn on { $cell } is not yours.
biloba-stuck = The pawn on { $cell } is shut in: it can neither slide nor jump.
biloba-no-move = The pawn has to leave { $cell }.
biloba-centre = No pawn ever rests on e5: it may only pass through.
biloba-occupied = There is a pawn on { $cell } already.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = A pawn jumps over a pawn next to it: { $over } is empty, so it cannot land on { $to }.
biloba-backwards = A pawn never jumps back towards its own side of the board, as from { $from } to { $to }.
biloba-not-through-centre = Through the centre a pawn goes from one cell next to e5 to another: { $from } to { $to } is no such way.
biloba-out-of-reach = A pawn slides to a cell next to it or jumps over one pawn: from { $from } it cannot reach { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = Nothing was captured on { $to } in this round. To be filled: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = The pawn on { $from } did not flank { $to }. It can be filled from { $flankers }.
biloba-moved-already = The pawn of { $cell } has moved in this round: a pawn replaces once in a round.
biloba-unfilled = It is not the turn of { $to }: cells are filled in the order of their letters and numbers, and none stays empty that can be filled.

ending-biloba = Nobody else has the pawns to play on.
ending-biloba-few = Neither has more than two pawns left.
ending-biloba-stuck = Nobody can make a turn.
