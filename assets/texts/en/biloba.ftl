# Why a turn of Biloba is refused. Each names the rule and the cells.

biloba-forced-capture = An enemy stands captured on { $captured }: this turn is that capture alone. Say which pawn replaces it: { $next }.
biloba-must-capture = With two pawns or fewer you have to capture, and that turn captures nothing.
biloba-cannot-pass = You can move, so you cannot pass.
biloba-foreign = That is not how a turn of Biloba is written. Write the cells, for example d4-d5.
biloba-empty = There is no pawn on { $cell }.
biloba-not-yours = The pawn on { $cell } is not yours.
biloba-no-move = The pawn has to leave { $cell }.
biloba-centre = No pawn ever rests on e5; it may only pass through.
biloba-occupied = There is a pawn on { $cell } already.
biloba-nothing-to-jump = A pawn jumps over a pawn next to it; { $over } is empty, so it cannot land on { $to }.
biloba-backwards = A pawn never jumps towards its own side of the board: { $from } to { $to } goes back.
biloba-not-through-centre = Through the centre a pawn goes from one cell next to e5 to another; { $from } to { $to } is no such way.
biloba-out-of-reach = A pawn slides to a cell next to it or jumps over one pawn: from { $from } it cannot reach { $to }.
biloba-not-vacant = Nothing was captured on { $to } in this round. To be filled: { $vacancies }.
biloba-not-flanker = The pawn on { $from } did not flank { $to }. It can be filled from { $flankers }.
biloba-moved-already = The pawn of { $cell } has moved in this round; a pawn replaces once in a round.
biloba-unfilled = Captured cells are filled in the order of their letters, and none stays empty that can be filled. Next may come: { $next }.
