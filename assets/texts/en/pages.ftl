# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-number = { $number } / { $pages }

help-title = B-Side
help =
    I host board games that hardly anybody else hosts: Biloba, Bizingo, Basileus and Bilitaire.

    • **/play** starts a game in this channel: name the game and, if you like, an opponent. Without an opponent anybody may press Join.
    • **/move** makes your turn. Suggestions appear while you type; upper case, spaces and dashes do not matter. Or press **Choose a turn** under the board: what can move is numbered on a picture, then where it can go, and a menu has the same numbers.
    • **/board** shows the board again, or to you alone from another side and in other colours. **/draw** offers or accepts a draw. **/resign** gives up.
    • **/leaderboard** shows who plays best, here or everywhere. Finished games are rated (Glicko-2), one rating for each game.
    • **/record** gives the game of this channel as a text file, **/replay** as a moving picture.
    • **/rules** explains a game with figures.

    There is one game at a time in a channel or thread; open a thread for a second one.

rules-biloba =
    By Guillaume Demougeot (2003), for 2, 3 or 4.
    ### Aim
    Be the last one who can still capture.
    ### Board
    69 cells. No pawn ever rests on the centre, e5.
    ### Your turn
    One step of one pawn:
    • *Slide* to an empty cell next to it, in any of the 8 directions.
    • *Jump* over one pawn next to it, of any colour, to the empty cell right behind. One jump only, and never towards your own side of the board. No jump ends on e5.
    • *Through the centre*: slide onto e5 and at once on to another empty cell next to it.
    ### Capture
    An enemy pawn that stands directly between two of your pawns, in a row, a column or a diagonal, is captured: after your step, every one on the board. Two in a row are safe.
    ### Replace
    On each cell emptied so, one of the two pawns that flanked it moves in; you choose which. A pawn replaces once in a round. If that captures again, another round follows, until nothing more is captured.
    ### Forced capture
    If an enemy stands between two of your pawns when your turn begins, your turn is that capture and its replacements alone. So a pawn may move between two enemies: it is captured in that enemy's next turn, if it still stands so.
    ### The end
    With two pawns or fewer you must capture; if you cannot, you are out and your pawns are removed. The last one left wins. Two left with two pawns or fewer each have drawn. With three or more, those who go out first take the last places.
    ### Draws
    The same position with the same player to act for the third time; 50 turns for each player left without a capture; or everybody agrees.
    ### Writing
    d4-d5 moves, e4-e5-f6 goes through the centre, c5-d5,b3>c4 moves and replaces, d4>d5 replaces after a forced capture.

rules-bizingo =
    From the USA, 1850s, for 2.
    ### Aim
    Reduce the other army to two pieces.
    ### Board
    A triangle of 157 triangles in two colours. Each army has 16 soldiers and 2 captains and never leaves the cells of its own colour.
    ### Your turn
    Move one piece one step to an empty cell: one of the six nearest cells of its colour.
    ### Capture
    An enemy next to the piece that you moved is captured if every cell that shares a side with it is held by your pieces. To capture a captain, or a piece on an edge cell (one with two neighbours), at least one of your pieces around it must be a captain.
    ### Moving into capture
    If your move captures nothing and leaves your piece surrounded like that, it is lost at once.
    ### The end
    A side with two pieces or fewer has lost. So has a side that cannot move.
    ### Draws
    The same position with the same player to act for the third time; 100 turns without a piece leaving the board; or you agree.
    ### Writing
    i4-k4. Captures are not written.

rules-basileus =
    By Marek Łukaszewicz (2010), for 2. The starting array is our reconstruction: the sources give none.
    ### Aim
    Take the enemy basileus, the king.
    ### Moving
    One square to an empty square: pawns and pieces diagonally, the basileus in all eight directions.
    ### Capture
    By a short jump over an enemy next to you to the empty square right behind:
    • A *pawn* jumps straight (sideways, forward, back) over pawns or the basileus, never over pieces.
    • A *piece* jumps diagonally over pawns or the basileus, never over pieces.
    • The *basileus* jumps in all eight directions over pawns and pieces, and takes the other basileus by moving onto it.

    • **Capturing is obligatory**; which capture is up to you. The same man goes on jumping for as long as it can.
    ### The end
    Who takes the basileus wins. A side that cannot move has lost.
    ### Draws
    The same position with the same player to act for the third time; 100 turns without a capture; or you agree.
    ### Writing
    b1-c2 moves, d4xd6xf6 captures, e4xe5 takes the king with the king.

rules-bilitaire =
    By Kris Burm (1994), for 2.
    ### Aim
    Leave fewer balls than the other one.
    ### Board
    Twelve tiles with four hollows each lie in a frame of 4×4 places; the corners are free. A ball lies in each hollow.
    ### Two rounds
    In the first one the player who begins is the jumper and the other the shifter; then they swap.
    ### The jumper
    First takes any one ball off. Later the jumper jumps with one ball over a ball next to it, straight, into the empty hollow right behind; the ball jumped over is removed. The same ball may go on jumping.
    ### The shifter
    Either removes one empty tile or slides tiles, straight and over free places: one by 1, 2 or 3 places, two in a line by 1 or 2 along that line, three by 1. With it the shifter may demand a jump of exactly two balls or more, if there is one.
    ### The end
    A round ends when the jumper cannot jump on their turn; the balls left are the shifter's points. More points win.
    ### Writing
    xd4 takes the first ball; c3xe3xe5 jumps; B1-B3 slides a tile, B1B2-B2B3 two; xB2 removes a tile; !3 after it demands a jump of three.
