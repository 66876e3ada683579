# The rules of the games, a text for each chapter: `rules-GAME-CHAPTER`, with the heading as its title. A chapter opens
# with one of the figures in assets/diagrams, which names it. At most 3,500 characters each.

# Rules that several games share.

-seats = Whoever opens the table has seat 1 and moves first. A turn is everything that one player does before the next one acts.
-coordinates = Columns have letters and rows have numbers, written in this order: a1 is at the bottom left as seat 1 sees the board.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • A game is drawn when the same position with the same player to act occurs for the third time.
    • It is drawn when { $turns } pass without a man leaving the board. { $anew }
    • Players may agree on a draw: everybody still in the game has to (**/draw**).
-resigning = When one of the two resigns (or loses on time, where there is a clock), the other one wins.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = I write turns in { $letters } and without spaces, so that a game is a list of turns with spaces between them. You need not: letters may be small or large, spaces more or fewer, and between cells `-`, `x`, `>`, `,`, `:`, `to` or nothing will do. { $loose } both mean { $turn }. Where a text could mean two turns, I ask which.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Panel with a name*: a player. It has a frame and a small pointer when that player is to act.
-signs-men = • *×16* on a panel: the number of men left.
-signs-turn = • *Arrow that begins in a ring*: the last turn, from where the man stood to where it stands now. Both cells are tinted.
# man: the kind of man that is captured
-signs-gone = • *Faded { $man } with a cross*: it was taken in the last turn. Where another one stands now, it looks out from behind.
-signs-number = • *Number in a circle*: a choice. The menu under the picture has the same numbers. Two numbers in one circle are two choices.
-signs-chosen = • *Frame round a man*: you have chosen it, and now choose where it goes.
-signs-end = • *Cup* or *crown*: the winner. *Number in a disc* on a panel: a place. *=* before it: a place that is shared, as in a draw (*=1*). *Flag*: this player has resigned. *Pale name*: this player has lost or is out.
-signs-grey = • *Grey men*: those of a player who has resigned. The panel still counts them.
-signs-figures = • *Arrow without a ring*: a turn that can be made. *Arrow that ends in a cross*: a turn that a rule forbids.

# Biloba

rules-biloba-goal =
    For 2, 3 or 4 players, who act in turn, clockwise. { -seats }

    Take the pawns of the others until you are the only one left. Whoever has two pawns or fewer and cannot capture is out.
    .title = Goal
rules-biloba-board =
    The board is 9 × 9. Three cells are cut off at each corner (a1, b1 and a2, and likewise at i1, a9 and i9), which leaves 69 cells. { -coordinates } The columns are a to i, the rows 1 to 9.
    The centre, e5, is a special tile: no pawn ever rests on it.
    ### Two players
    Each has 16 pawns. South: e1; d2 to f2; c3 to g3; b4 to h4. North mirrors this on rows 9, 8, 7 and 6.
    ### Three or four players
    Each has 8 pawns. South: c1, d1, f1, g1; d2, e2, f2; e3. West, North and East have the same shape, turned. When three play, the east side stays empty.
    South has seat 1. With two, North has seat 2; with more, the seats are South, West, North, East.
    .title = Board and set-up
rules-biloba-moving =
    Your turn is one step of one of your pawns, followed by captures and replacements, if there are any. The step is one of these:
    • *Slide* to an empty cell next to the pawn, in any of the 8 directions.
    • *Jump* over exactly one pawn next to it, of any colour, to the empty cell right behind. Only one jump. Never back towards your own side: South must not land in a lower row, North not in a higher one, West not in an earlier column, East not in a later one. Sideways is allowed. No jump ends on e5.
    • *Through the centre*: slide onto e5 and at once on to any empty cell next to e5, except the one you came from. This is a slide, not a jump. There has to be such a cell. Nothing is captured on e5 itself.

    Turns are told apart by their start and their destination. So where a slide or a jump leads to a cell, the way there through the centre is not a turn of its own.
    .title = Moving
rules-biloba-capturing =
    An enemy pawn is captured when it stands directly between two pawns of one and the same colour: in a row, a column or a diagonal, all three next to each other. Two or more pawns in a row are never captured together on that line.
    After your step, *every* enemy pawn that stands so between two of yours is captured, anywhere on the board. All captured pawns leave the board first.
    ### Replacing
    Then the cells that they leave empty are filled. The *flankers* of such a cell are your pawns on both sides of it, on each line on which its pawn was taken: two, or more if it was taken on several lines.
    • One flanker moves onto each emptied cell. You choose which.
    • A pawn moves at most once in a round of replacements.
    • A cell stays empty only if all its flankers have moved to other emptied cells. It is not filled later.
    • The pawn that made the step is a flanker like any other.
    ### Further rounds
    When no emptied cell can be filled any more, captures are looked for again, over the whole board. New captures make another round, and a pawn may move again in it. When there are none, your turn is over.
    .title = Capturing
rules-biloba-special =
    ### Forced capture
    If enemy pawns stand between two of yours at the *start* of your turn, your turn is those captures and their replacements alone, with further rounds as above: no step. They may have moved in between, or the turn of a third player may have led to it.
    ### Moving in between
    You may move a pawn between two pawns of an enemy. If that move captures so that your pawn is not flanked any more, nothing happens. Otherwise it is captured in that enemy’s next turn, if it still stands so.
    ### Two pawns or fewer
    At the start of your turn, with two pawns or fewer, you must make a turn that captures. If no turn of yours does, neither a forced capture nor any step, you are out: your pawns are removed, and the next player acts.
    ### No pawns
    A player without pawns is out at once.
    ### No turn
    With three pawns or more and no legal turn you pass. If nobody can act, the game is drawn.
    ### Giving up
    When three or four play, whoever resigns (or loses on time, where there is a clock) goes out at that moment. The pawns leave the board, the place is 1 plus the number of those who do better, and the tests for the end follow as after a turn. When two play, the other one wins.
    .title = Special cases
rules-biloba-end =
    One player left has won. Two players left with two pawns or fewer each have drawn at once.
    ### In this order after each turn
    1. Players without pawns go out, all together.
    2. One player left has won.
    3. Two players left, with two pawns or fewer each, have drawn, even if the next one could capture.
    4. The next player is tested at the start of the turn, as on the page “Special cases”. If this player goes out, the same tests follow again.
    ### Places
    The first one out takes the last place. Those who go out together share a place, and so do the two of a draw. Your place is 1 plus the number of those who did better: 1 2 2, or 1 1 3.
    ### Draws
    { -draws(turns: "50 turns in a row for each player still in the game (100 for two, 150 for three, 200 for four)", anew: "Captures and going out start the count anew.") }
    .title = The end
rules-biloba-notation =
    • Slide or jump: `d4-d5`, `d4-f6`.
    • Through the centre: `e4-e5-f6`. The short form `e4-f6` is understood too, and so is `d4-e5-e4` for d4-e4.
    • Each replacement follows as `,from>to`: `c5-d5,b3>c4,d5>e6`. Rounds come in order, and within a round the cells that are filled: by letter, then by number.
    • A forced capture has only replacements: `d4>d5,f7>f6`.
    • `pass`, when there is no turn.

    Two ways to replace are two different turns, even where they lead to the same position.
    { -typing(letters: "small letters", loose: "`D4 to d5` and `d4d5`", turn: "`d4-d5`") }
    .title = Writing turns
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Dot*, *diamond*, *triangle* and *plus* on pawns: those of seats 1, 2, 3 and 4.
    { -signs-turn }
    • *Thin arrow that begins in a dot*: a pawn that replaced. After more than one round, the dot has the number of the round.
    { -signs-gone(man: "pawn") }
    • *Crosshairs on a pawn*: it stands captured and must be taken now. In these pages also: a turn with an arrow takes it.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Leaf*: the centre, where nobody rests.
    .title = Signs on the pictures
rules-biloba-origin =
    Biloba is by Guillaume Demougeot (2003). These rules follow the manual page of the original program, the page about its board and pieces, and its help pictures, which confirm the set-ups, the replacement and the draw of two against two.

    Where they are silent or unclear, this host decided:
    • The draws by repetition, after a long time without a loss, and by agreement: so that no game is endless.
    • “Draw when he can take after having lost a pawn” means two against two, as the original’s help picture shows.
    • Which cells stay empty where flankers are too few.
    • A player without a turn passes.
    • What becomes of the pawns of those who give up.
    .title = Who made it, and what we decided

# Bizingo

rules-bizingo-goal =
    For 2 players. { -seats }

    Two armies stand on triangles of two colours. Surround the enemy’s pieces until two or fewer are left.
    .title = Goal
rules-bizingo-board =
    The board is a triangle of side 13, cut into 169 small triangles, less a triangle of side 2 (4 cells) at each corner: 157 cells. 82 point up and are dark, 75 point down and are light.
    ### Names of cells
    Columns have letters and rows have numbers, written in this order and counted from the bottom left as Light sees the board. In the usual set-up Light has seat 1.
    The rows are 1 to 11 from the base up. The columns are a to y in steps of *half a cell*, from the left corner as it was before it was cut: cells next to each other in a row are one letter apart, and cells of the same colour two.
    Before it was cut, row r went from column number r to column number 26 − r (a is 1). Cut away are a1, b1, c1, b2, w1, x1, y1, x2, and all of rows 12 and 13. So row 1 is d1 to v1 (19 cells), row 2 c2 to w2 (21), row 3 c3 to w3 (21), row 4 d4 to v4 (19), and so on up to row 11, k11 to o11 (5).
    A cell points up where the numbers of its column and its row add up to an even number, and down where they add up to an odd one.
    ### Neighbours
    The *side neighbours* of a cell share a side with it: those left and right in its row, and in its column the one below if it points up, or above if it points down. They have the other colour. A cell with only two of them is an *edge cell*. All others have three.
    ### Set-up
    Each army has 16 soldiers and 2 captains.
    • *Light*, on cells that point down, near the base: row 2 i k m o q; row 3 h j l n p r; row 4 g i k m o q s. The captains are i4 and q4.
    • *Dark*, on cells that point up, near the top: row 6 h j l n p r; row 7 i k m o q; row 8 j l n p; row 9 k m o. The captains are j6 and p6. Row 5 is empty.
    Agree on which army begins. **/play** has two set-ups: *light-first*, which is the usual one, and *dark-first*, in which seat 1 has the dark army. Seat 1 always moves first.
    .title = Board and set-up
rules-bizingo-moving =
    Move one piece one step to an empty cell. A step goes to one of the six nearest cells of the same colour: two letters left or right in its row, or one letter left or right in the row above or below.
    So a piece never leaves the colour of its cell: light stays on light, dark on dark.
    .title = Moving
rules-bizingo-capturing =
    After your move, look at every enemy piece that shares a side with the piece that you moved. It is captured if *all* its side neighbours on the board are held by your pieces.
    If it is a captain, or stands on an edge cell, at least one of those pieces must be a captain as well. So a captain on an edge cell is taken by two pieces, one of them a captain.
    All pieces captured by a move leave the board together.
    .title = Capturing
rules-bizingo-special =
    ### Moving into capture
    If your move captured nothing, and by the same test your piece itself now stands captured, it is removed at once.
    Your own capture comes first: a piece that captures is never lost so.
    .title = Special cases
rules-bizingo-end =
    An army of two pieces or fewer has lost, also by its own move into capture. So has a player without a legal turn. { -resigning }
    ### Draws
    { -draws(turns: "200 turns in a row", anew: "Captures and moving into capture start the count anew.") }
    .title = The end
rules-bizingo-notation =
    Write the cell where the piece stands and the cell it goes to: `i4-k4`. Captures are not written: they follow from the move.
    { -typing(letters: "small letters", loose: "`I4 to k4` and `i4k4`", turn: "`i4-k4`") }
    .title = Writing turns
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Star in a disc*: a captain. *Dot*: a light soldier. *Diamond*: a dark soldier.
    { -signs-turn }
    { -signs-gone(man: "piece") } A piece that was lost by its own move is marked so as well.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Names on the cells*: only a part of the board is shown, enlarged.
    .title = Signs on the pictures
rules-bizingo-origin =
    Bizingo comes from the United States of the 1850s. These rules follow an encyclopedia’s article about it. Its counts and its set-up were checked cell by cell.

    Where it is silent, this host decided:
    • The draws by repetition, after a long time without a loss, and by agreement: so that no game is endless.
    • A player without a legal turn has lost, as in draughts.
    • Which army begins is for the players to agree. Light does, unless you choose the set-up dark-first.
    .title = Who made it, and what we decided

# Basileus

rules-basileus-goal =
    For 2 players. { -seats } Seat 1 has the white men.

    Take the enemy king, the *basileus*.
    .title = Goal
rules-basileus-board =
    The board has 9 columns, a to i, and 8 rows, 1 to 8. It is chequered, and a1 is dark. { -coordinates }
    ### Men
    Each side has 4 pawns, 4 pieces and a basileus: exactly one row of nine. White stands on row 1 and Black on row 8, both in this order: a piece, b pawn, c piece, d pawn, e **basileus**, f pawn, g piece, h pawn, i piece.
    Your pawns stand on one colour of squares and your pieces on the other, and the colours of the two sides are opposed. Diagonal steps and jumps never change the colour.
    .title = Board and set-up
rules-basileus-moving =
    Without a capture, a man moves one square to an empty square:
    • pawns and pieces *diagonally*, in any of the four directions;
    • the basileus in all eight directions.
    .title = Moving
rules-basileus-capturing =
    A capture is a short jump over an enemy next to the man, to the empty square right behind. The captured man is removed at once.
    • A *pawn* jumps straight (left, right, forward or back), over pawns or the basileus, never over pieces.
    • A *piece* jumps diagonally, over pawns or the basileus, never over pieces.
    • The *basileus* jumps in all eight directions, over pawns and pieces, never over the other basileus.
    ### Obligation
    Capturing is obligatory, but you choose which capture. A man that captures goes on jumping in the same turn for as long as it can, in any direction it is allowed after each jump. You choose the way: it need not be the longest, and it may cross or end on the square it started from.
    .title = Capturing
rules-basileus-special =
    ### King takes king
    A basileus takes the other one by *moving onto it*, from any of the eight squares next to it. That is a whole turn of its own and a capture like the others, so it is obligatory too.
    It is never part of a chain: a basileus whose jumps end next to the other one stops there, and the other one may take it.
    ### The basileus falls
    Taking the basileus ends the game at once, also in the middle of a chain.
    .title = Special cases
rules-basileus-end =
    Whoever takes the basileus wins. A player without a legal turn has lost. { -resigning }
    ### Draws
    { -draws(turns: "100 turns in a row", anew: "Captures start the count anew.") }
    .title = The end
rules-basileus-notation =
    • A move: `b1-c2`.
    • A capture names the squares that the man lands on: `d4xd6xf6`. It ends where the basileus falls.
    • King takes king: `e4xe5`.

    { -typing(letters: "small letters", loose: "`B1 to c2` and `b1c2`", turn: "`b1-c2`") }
    .title = Writing turns
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Round head*: a pawn. *Pointed head with a slit*, as a bishop’s: a piece. *Crown*: a basileus. At the foot White’s men have a *dot* and Black’s a *diamond*.
    { -signs-turn }
    { -signs-gone(man: "man") }
    • *Frame round a man*: it can capture, and one of the men marked so must.
    { -signs-number } While you choose, the frame is round the man that you have chosen, or that jumps on.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Crosshairs on a man*: a turn with an arrow takes it.
    .title = Signs on the pictures
rules-basileus-origin =
    Basileus is by Marek Łukaszewicz (2010). These rules follow its page in a database of games, which gives no set-up.

    Where the page is silent, this host decided:
    • **The starting array is our reconstruction.** The page has pawns on one colour and pieces on the other, and captures work only if the colours of the two sides are opposed. One row of nine on a board of eight rows gives just that.
    • A player without a legal turn has lost, as in draughts.
    • The draws by repetition, after a long time without a loss, and by agreement: so that no game is endless.
    .title = Who made it, and what we decided

# Bilitaire

rules-bilitaire-goal =
    For 2 players, in two rounds. { -seats }

    In one round you are the *jumper*, who clears balls off the board, and in the other the *shifter*, who stands in the way. Leave fewer balls than the other one.
    .title = Goal
rules-bilitaire-board =
    The frame has 4 × 4 *places*, A1 to D4. Twelve square tiles fill all places but the four corners. Each tile has 2 × 2 *hollows*, and a ball lies in each of the 48 hollows.
    The hollows are a1 to h8: place A1 holds a1, b1, a2 and b2, and place D4 holds g7, h7, g8 and h8. { -coordinates } Places are written in upper case.
    A hollow exists only where a tile lies. Balls travel with their tile.
    ### Two rounds
    In the first one seat 1 is the jumper and seat 2 the shifter. In the second one they swap, and the board is set up anew. The jumper acts first in each round.
    .title = Board and set-up
rules-bilitaire-jumper =
    ### The first turn of a round
    Take any one ball off the board.
    ### Later turns
    Jump with one ball, horizontally or vertically, over one ball next to it into the empty hollow right behind. The ball jumped over is removed. The three hollows may lie on the same tile or on different ones.
    The same ball may go on jumping, in any direction, for as long as it can and you like. It may come back to the hollow it began from. Never diagonally, and never over two balls.
    You cannot pass.
    .title = The jumper
rules-bilitaire-shifter =
    Do exactly one of these:
    • *Remove* one empty tile, one with no ball on it.
    • *Slide* tiles, straight, over empty places and within the frame: one tile by 1, 2 or 3 places; two tiles next to each other in a line by 1 or 2 places along that line; three by 1 place along that line.

    Sliding a pair or a triple is one turn. The places that the group itself leaves count as empty. Every place that tiles pass over or land on must be empty.
    A shifter who could neither slide nor remove would pass, without a demand.
    .title = The shifter
rules-bilitaire-special =
    With a slide or a removal, the shifter may *demand* a jump of an exact number of balls, two or more. A demand is legal only if such a jump is possible after the slide or the removal. A jump of one is never demanded.
    The jumper must then jump exactly that many, but chooses which jump. The first jumps of a longer one count: if a ball could take five, it can take three of them and stop.
    Without a demand the jumper is free.
    .title = Demands
rules-bilitaire-end =
    ### A round ends
    A round is over when the jumper, on their turn after the shifter’s, has no jump. The balls left on the board are the shifter’s points.
    After the first round the board is set up anew, and the player who has just shifted, now the jumper, acts again. This change of rounds is no turn. The points are kept.
    ### The match ends
    After the second round, whoever left fewer balls as the jumper has won. Equal numbers are a draw.
    The two may also agree on a draw (**/draw**). { -resigning }
    .title = The end
rules-bilitaire-notation =
    • The first ball: `xd4`.
    • Jumps, by the hollows landed on: `c3xe3xe5`.
    • Slides: `B1-B3`. Two or three tiles are written in ascending order, then their new places in the same order: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Slides are told apart by this text.
    • Removing a tile: `xB2`.
    • A demand is added at the end: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "small letters, with places in capitals,", loose: "`C3 to e3` and `c3e3`", turn: "`c3xe3`") }
    .title = Writing turns
rules-bilitaire-signs =
    { -signs-panel }
    • *Arrow that leaps over a dot*, on a panel: this player is the jumper. *1/2* beside it: in the first round of two.
    • *Tile with an arrow*, on a panel: this player is the shifter.
    • *+12* on a panel: points.
    • *Leaping arrow with =3*, on a coloured ground: a jump of exactly three balls is demanded.
    • *×26* beside the board: the number of balls left on it.
    • *Arrow that begins in a ring*: the last turn. A ball went from there, or a tile slid. Of tiles that slid together, it leads from the place that became empty to the one that was filled.
    { -signs-gone(man: "ball") }
    • *Outlined place with a cross*: an empty tile was removed here.
    { -signs-number }
    • *Ring round a ball*: you have chosen it, or it may jump on.
    { -signs-end }
    { -signs-figures } Tiles that slide together share an arrow.
    .title = Signs on the pictures
rules-bilitaire-origin =
    Bilitaire is by Kris Burm (1994). These rules follow a Czech page about it.

    Where the page is silent, this host decided:
    • A jump may come back to the hollow it began from.
    • Players may agree on a draw.
    .title = Who made it, and what we decided
