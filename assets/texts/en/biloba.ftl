menu-men-stone = Which pawn do you want to move?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = You must capture { $captured }. That capture and its replacements are your whole move.
biloba-must-capture = With two pawns or fewer you must capture, and that move captures nothing.
biloba-cannot-pass = You have a legal move, so you can’t pass.
biloba-foreign = Write a Biloba move as the cell a pawn comes from and the cell it goes to.
biloba-empty = There’s no pawn on { $cell }.
biloba-not-yours = The pawn on { $cell } isn’t yours.
biloba-stuck = The pawn on { $cell } is blocked. It can neither slide nor jump.
biloba-no-move = The pawn must leave { $cell }.
biloba-centre = No pawn may stop on e5. It can only pass through.
biloba-occupied = There’s already a pawn on { $cell }.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = A pawn jumps over a pawn next to it. { $over } is empty, so it can’t land on { $to }.
biloba-backwards = A pawn never jumps back towards its own side of the board, as from { $from } to { $to }.
biloba-not-through-centre = To go through the centre, a pawn slides from one cell next to e5 to another. It can’t go from { $from } to { $to } that way.
biloba-out-of-reach = A pawn slides to a cell next to it or jumps over one pawn. From { $from } it can’t reach { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = Nothing was captured on { $to } in this round. Cells to fill: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = The pawn on { $from } didn’t flank { $to }. You can fill it from { $flankers }.
biloba-moved-already = The pawn on { $cell } has already moved in this round. A pawn moves in only once per round.
biloba-unfilled = { $to } isn’t next. Cells are filled in order of their letters, then their numbers, and none that can be filled stays empty.

ending-biloba = All other players are out.
ending-biloba-two = The other player is out.
ending-biloba-few = Neither side has more than two pawns left.
ending-biloba-stuck = Nobody can move.
