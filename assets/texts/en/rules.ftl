# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = Seat 1 goes first: the player who starts the game, unless they chose otherwise in **/play**. A turn is everything one player does before the next player acts.
-coordinates = Columns have letters and rows have numbers, in this order: a1 is at the bottom left as seat 1 sees the board.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • The game is a draw when the same position, with the same player to move, occurs for the third time.
    • It is a draw after { $turns } in which no piece leaves the board. { $anew }
    • Players can agree to a draw (**/draw**). Everyone still in the game must accept.
-resigning = If one player resigns, or runs out of time in a game with a clock, the other player wins.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Moves are written in { $letters } without spaces, so a game is a list of moves separated by spaces. You don’t have to be exact when you type: upper or lower case, extra spaces, and `-`, `x`, `>`, `,`, `:`, `to` or nothing between cells all work. { $loose } both mean { $turn }. If what you typed could mean two different moves, I’ll ask which one.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Panel with a name*: a player. A frame and a small pointer show whose turn it is.
-signs-men = • *×16* on a panel: the number of pieces left.
-signs-turn = • *Arrow that starts in a ring*: the last move, from where the piece stood to where it stands now. Both cells are tinted.
# man: the kind of man that is captured
-signs-gone = • *Faded { $man } with a cross*: captured by the last move. If another one stands there now, the faded one peeks out from behind it.
-signs-number = • *Number in a circle*: a choice. The buttons or the menu under the picture have the same numbers. Two numbers in one circle are two choices.
-signs-chosen = • *Frame around a piece*: the piece you have chosen. Next you choose where it goes.
-signs-end = • *Cup* or *crown*: the winner. *Number in a disc* on a panel: a place. *=* before it: a shared place, as in a draw (*=1*). *Flag*: this player resigned. *Pale name*: this player has lost or is out.
-signs-grey = • *Grey pieces*: they belong to a player who resigned. The panel still counts them.
-signs-figures = • *Arrow without a ring*: a possible move. *Arrow that ends in a cross*: a move that a rule forbids.

# Biloba

rules-biloba-goal =
    For 2, 3 or 4 players, who take turns clockwise. { -seats }

    Capture the other players’ pawns until you are the only one left. A player with two pawns or fewer who cannot capture is out.
    ### Board
    The board is 9 × 9. Three cells are cut off at each corner (a1, b1 and a2, and likewise at i1, a9 and i9), which leaves 69 cells. { -coordinates } The columns are a to i, the rows 1 to 9.
    The centre, e5, is a special tile: no pawn ever stops on it.
    ### Two players
    Each has 16 pawns. South: e1; d2 to f2; c3 to g3; b4 to h4. North mirrors this on rows 9, 8, 7 and 6.
    ### Three or four players
    Each has 8 pawns. South: c1, d1, f1, g1; d2, e2, f2; e3. West, North and East have the same shape, turned. With three players, the east side stays empty.
    South has seat 1. With two players, North has seat 2. With more, the seats are South, West, North, East.
    .title = Goal and setup
    .lead = Capture the other players’ pawns until you are the only one left. Players take turns clockwise.
rules-biloba-moving =
    On your turn you take one step with one of your pawns, and then captures and replacements follow, if there are any. The step is one of these:
    • *Slide* to an empty adjacent cell, in any of the 8 directions.
    • *Jump* over exactly one adjacent pawn of any colour to the empty cell right behind it. Only one jump per turn, and never back towards your own side: South must not land in a lower row, North not in a higher one, West not in an earlier column, East not in a later one. Jumping sideways is allowed. A jump cannot end on e5.
    • *Through the centre*: slide onto e5 and straight on to any empty cell adjacent to e5 except the one you came from. This is a slide, not a jump. There must be such a cell, and nothing is captured on e5 itself.

    If a slide or a jump already leads to a cell, the way there through the centre is not a separate move.
    .title = Moving
    .lead = Each turn is one step with one pawn.
rules-biloba-capturing =
    An enemy pawn is captured when it stands directly between two pawns of the same colour: in a row, a column or a diagonal, all three side by side. Two or more pawns in a row are never captured together along that line.
    After your step, *every* enemy pawn that stands between two of yours in this way is captured, anywhere on the board. All captured pawns leave the board first.
    ### Replacing
    Then you fill the cells that they left empty. The *flankers* of such a cell are your pawns on both sides of it, on each line on which its pawn was captured: two, or more if it was captured on several lines.
    • One flanker moves onto each emptied cell. You choose which.
    • A pawn moves at most once in a round of replacements.
    • A cell stays empty only if all its flankers have moved to other emptied cells. It is not filled later.
    • The pawn that took the step is a flanker like any other.
    .title = Capturing
    .lead = A pawn directly between two enemies is captured, and one of those enemies takes its place.
rules-biloba-rounds =
    A pawn can be captured on several lines at once, and then any of the pawns that flanked it may move in.
    ### Further rounds
    When no emptied cell can be filled any more, captures are looked for again, over the whole board. New captures start another round, and a pawn may move again in it. When there are none, your turn is over.
    .title = Big captures
    .lead = One move can capture a lot: on several lines, in several places and in several rounds.
rules-biloba-special =
    ### Forced capture
    If enemy pawns stand between two of yours at the *start* of your turn, your turn consists of those captures and their replacements, with further rounds as usual, and you take no step. They may have moved in between, or a third player’s move may have led to it.
    ### Moving in between
    You may move a pawn between two pawns of an enemy. If that move captures so that your pawn is no longer flanked, your pawn is safe. Otherwise it is captured on that enemy’s next turn, if it is still flanked then.
    ### Two pawns or fewer
    If you have two pawns or fewer at the start of your turn, you must capture. If you have no capture, neither a forced one nor one by any step, you are out: your pawns are removed, and it’s the next player’s turn.
    ### No pawns
    A player without pawns is out at once.
    ### No move
    With three pawns or more and no legal move, you pass. If nobody can move, the game is a draw.
    ### Giving up
    In a game of three or four, a player who resigns (or runs out of time in a game with a clock) is out at that moment. Their pawns leave the board, their place is 1 plus the number of players who do better, and the end of the game is checked as after a move. In a game of two, the other player wins.
    .title = Special cases
    .lead = Four things that surprise people in their first games.
rules-biloba-end =
    The last player left wins. If two players are left with two pawns or fewer each, the game is a draw at once.
    ### In this order after each turn
    1. Players without pawns go out, all together.
    2. If one player is left, that player has won.
    3. If two players are left with two pawns or fewer each, the game is a draw, even if the next player could capture.
    4. The next player is tested at the start of their turn, as described under “Special cases”. If this player goes out, the same tests follow again.
    ### Places
    The first player out takes the last place. Players who go out together share a place, and so do the two players in a draw. Your place is 1 plus the number of players who did better: 1 2 2, or 1 1 3.
    ### Draws
    { -draws(turns: "50 moves in a row for each player still in the game (100 for two, 150 for three, 200 for four)", anew: "Captures and players going out reset the count.") }
    .title = The end
    .lead = The last player left wins.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Dot*, *diamond*, *triangle* and *plus* on pawns: the pawns of seats 1, 2, 3 and 4.
    { -signs-turn }
    • *Thin arrow that starts in a dot*: a pawn that moved in as a replacement. After more than one round, the dot shows the number of the round.
    { -signs-gone(man: "pawn") }
    • *Crosshairs on a pawn*: it is caught and must be captured now. On these pages it can also mean that the move with the arrow captures it.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Leaf*: the centre, where no pawn stops.
    .title = Signs in the pictures
    .lead = The arrow from the ring is the last move. A faded pawn with a cross was captured. Crosshairs mean: capture this pawn now. The panel with the frame and the pointer shows whose turn it is.
rules-biloba-notation =
    • Slide or jump: `d4-d5`, `d4-f6`.
    • Through the centre: `e4-e5-f6`. The short form `e4-f6` works too, and so does `d4-e5-e4` for d4-e4.
    • Each replacement follows as `,from>to`: `c5-d5,b3>c4,d5>e6`. Rounds come in order, and within a round the cells that are filled: by letter, then by number.
    • A forced capture has only replacements: `d4>d5,f7>f6`.
    • `pass`, when there is no move.

    Two ways to replace are two different moves, even if they lead to the same position.
    { -typing(letters: "small letters", loose: "`D4 to d5` and `d4d5`", turn: "`d4-d5`") }
    .title = Writing moves
    .lead = You never have to type a move: the buttons under the board do it all. If you like typing, **/move** takes moves in writing and suggests them as you type.
rules-biloba-origin =
    Biloba is by Guillaume Demougeot (2003). These rules follow the manual page of the original program, the page about its board and pieces, and its help pictures, which confirm the setups, the replacements and the draw of two against two.

    Where they are silent or unclear, we decided:
    • The draws by repetition, after a long time without a loss, and by agreement, so that every game ends.
    • “Draw when he can take after having lost a pawn” means two against two, as the original’s help picture shows.
    • Which cells stay empty when there are too few flankers.
    • A player without a move passes.
    • What happens to the pawns of players who give up.
    .title = Origin and house rules
    .lead = Biloba is by Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    For 2 players. { -seats }

    Two armies stand on triangles of two colours. Surround the enemy’s pieces until two or fewer are left.
    ### Board
    The board is a triangle with sides of 13, cut into 169 small triangles, minus a triangle of side 2 (4 cells) at each corner: 157 cells. 82 point up and are dark, 75 point down and are light.
    ### Names of cells
    Columns have letters and rows have numbers, in this order, counted from the bottom left as Light sees the board. In the usual setup Light has seat 1.
    The rows are 1 to 11 from the base up. The columns are a to y in steps of *half a cell*, from the left corner as it was before it was cut: adjacent cells in a row are one letter apart, and cells of the same colour two.
    Before it was cut, row r went from column number r to column number 26 − r (a is 1). Cut away are a1, b1, c1, b2, w1, x1, y1, x2, and all of rows 12 and 13. So row 1 is d1 to v1 (19 cells), row 2 c2 to w2 (21), row 3 c3 to w3 (21), row 4 d4 to v4 (19), and so on up to row 11, k11 to o11 (5).
    A cell points up if the numbers of its column and its row add up to an even number, and down if they add up to an odd one.
    ### Neighbours
    The *side neighbours* of a cell share a side with it: the cells left and right in its row, and in its column the one below if it points up, or above if it points down. They have the other colour. A cell with only two of them is an *edge cell*. All others have three.
    ### Setup
    Each army has 16 soldiers and 2 captains.
    • *Light*, on cells that point down, near the base: row 2 i k m o q; row 3 h j l n p r; row 4 g i k m o q s. The captains are i4 and q4.
    • *Dark*, on cells that point up, near the top: row 6 h j l n p r; row 7 i k m o q; row 8 j l n p; row 9 k m o. The captains are j6 and p6. Row 5 is empty.
    Players agree on which army goes first. **/play** has two setups: *Light first*, which is the usual one, and *Dark first*, in which seat 1 has the dark army. Seat 1 always goes first.
    .title = Goal and setup
    .lead = Surround the enemy’s pieces until only two are left. Each army lives on the triangles of its own colour.
rules-bizingo-moving =
    Move one piece one step to an empty cell. A step goes to one of the six nearest cells of the same colour: two letters left or right in its row, or one letter left or right in the row above or below.
    A piece never leaves the colour of its cell: light stays on light, dark on dark.
    .title = Moving
    .lead = Each turn is one step with one piece.
rules-bizingo-capturing =
    After your move, look at every enemy piece that shares a side with the piece you moved. It is captured if *all* its side neighbours on the board are occupied by your pieces.
    If it is a captain, or stands on an edge cell, at least one of those pieces must be a captain too.
    All pieces captured by a move leave the board together.
    .title = Capturing
    .lead = The piece you move captures what it surrounds together with your other pieces.
rules-bizingo-edge =
    A piece on an edge cell has only two side neighbours. It is captured if both are occupied by enemy pieces and at least one of those is a captain.
    The same goes for a captain on an edge cell: two pieces capture it, one of them a captain.
    .title = At the edge
    .lead = At the edge of the board two pieces are enough, if one of them is a captain.
rules-bizingo-special =
    ### Moving into capture
    If your move captures nothing, and by the same test your own piece is now captured, it is removed at once.
    Your own capture comes first: a piece that captures is never lost this way.
    .title = Moving into capture
    .lead = Watch where you step.
rules-bizingo-end =
    An army with two pieces or fewer loses, even if it lost the last one by its own move into capture. A player without a legal move loses too. { -resigning }
    ### Draws
    { -draws(turns: "200 moves in a row", anew: "Captures and moving into capture reset the count.") }
    .title = The end
    .lead = An army with two pieces or fewer loses. So does a player who cannot move.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Star in a disc*: a captain. *Dot*: a light soldier. *Diamond*: a dark soldier.
    { -signs-turn }
    { -signs-gone(man: "piece") } A piece that was lost by its own move is marked the same way.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Names on the cells*: only a part of the board is shown, enlarged.
    .title = Signs in the pictures
    .lead = The arrow from the ring is the last move. A faded piece with a cross was captured. A star marks a captain. The panel with the frame and the pointer shows whose turn it is.
rules-bizingo-notation =
    Write the cell where the piece stands and the cell it goes to: `i4-k4`. Captures are not written, because they follow from the move.
    { -typing(letters: "small letters", loose: "`I4 to k4` and `i4k4`", turn: "`i4-k4`") }
    .title = Writing moves
    .lead = You never have to type a move: the buttons under the board do it all. If you like typing, **/move** takes moves in writing and suggests them as you type.
rules-bizingo-origin =
    Bizingo comes from the United States of the 1850s. These rules follow an encyclopedia’s article about it. Its counts and its setup were checked cell by cell.

    Where it is silent, we decided:
    • The draws by repetition, after a long time without a loss, and by agreement, so that every game ends.
    • A player without a legal move loses, as in draughts.
    • Players agree on which army goes first. Light does, unless you choose the setup “Dark first”.
    .title = Origin and house rules
    .lead = Bizingo comes from the United States of the 1850s.

# Basileus

rules-basileus-goal =
    For 2 players. { -seats } Seat 1 plays White.

    Capture the enemy king, the *basileus*.
    ### Board
    The board has 9 columns, a to i, and 8 rows, 1 to 8. It is chequered, and a1 is dark. { -coordinates }
    ### Pieces
    Each side has 4 pawns, 4 officers and a basileus: exactly one row of nine. White stands on row 1 and Black on row 8, both in this order: a officer, b pawn, c officer, d pawn, e **basileus**, f pawn, g officer, h pawn, i officer.
    Your pawns stand on one colour of squares and your officers on the other, and for the other side it’s the other way round. Diagonal steps and jumps never change the colour.
    .title = Goal and setup
    .lead = Capture the enemy king, the *basileus*.
rules-basileus-moving =
    Without a capture, a piece moves one square to an empty square:
    • pawns and officers *diagonally*, in any of the four directions;
    • the basileus in all eight directions.
    .title = Moving
    .lead = Each turn is one step, or a capture if there is one.
rules-basileus-capturing =
    A capture is a short jump over an adjacent enemy piece to the empty square right behind it. The captured piece is removed at once.
    • A *pawn* jumps straight (left, right, forward or back), over pawns or the basileus, never over officers.
    • An *officer* jumps diagonally, over pawns or the basileus, never over officers.
    • The *basileus* jumps in all eight directions, over pawns and officers, never over the other basileus.
    .title = Capturing
    .lead = A capture is a short jump over an enemy. Pawns step diagonally but jump straight.
rules-basileus-obligation =
    Capturing is mandatory, but you choose which capture. A piece that captures keeps jumping in the same turn for as long as it can, in any direction it is allowed after each jump. You choose the route: it need not be the longest, and it may cross or end on the square it started from.
    .title = Captures are mandatory
    .lead = If you can capture, you must. Which capture and which route is up to you.
rules-basileus-special =
    ### Basileus takes basileus
    A basileus takes the other one by *moving onto it*, from any of the eight squares around it. That is a whole move of its own and a capture like the others, so it is mandatory too.
    It is never part of a chain: a basileus whose jumps end next to the other one stops there, and the other one may take it.
    ### The basileus falls
    Taking the basileus ends the game at once, even in the middle of a chain.
    .title = Basileus against basileus
    .lead = A basileus takes the other one by moving onto it.
rules-basileus-end =
    The player who takes the basileus wins. A player without a legal move loses. { -resigning }
    ### Draws
    { -draws(turns: "100 moves in a row", anew: "Captures reset the count.") }
    .title = The end
    .lead = The player who takes the basileus wins. A player who cannot move loses.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Round head*: a pawn. *Pointed head with a slit*, like a bishop’s: an officer. *Crown*: a basileus. At the foot, White’s pieces have a *dot* and Black’s a *diamond*.
    { -signs-turn }
    { -signs-gone(man: "piece") }
    • *Frame around a piece*: it can capture, and one of the framed pieces must.
    { -signs-number } While you choose, the frame is around the piece you have chosen, or the one that jumps on.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Crosshairs on a piece*: a move with an arrow captures it.
    .title = Signs in the pictures
    .lead = The arrow from the ring is the last move. A faded piece with a cross was captured. A frame around a piece means: it can capture, and one of the framed pieces must.
rules-basileus-notation =
    • A step: `b1-c2`.
    • A capture names the squares that the piece lands on: `d4xd6xf6`. It ends where the basileus falls.
    • Basileus takes basileus: `e4xe5`.

    { -typing(letters: "small letters", loose: "`B1 to c2` and `b1c2`", turn: "`b1-c2`") }
    .title = Writing moves
    .lead = You never have to type a move: the buttons under the board do it all. If you like typing, **/move** takes moves in writing and suggests them as you type.
rules-basileus-origin =
    Basileus is by Marek Łukaszewicz (2010). These rules follow its page in a database of games, which gives no setup. The page says “pieces” where we say officers, because to us every pawn is a piece too.

    Where the page is silent, we decided:
    • **The setup is our reconstruction.** The page has pawns on one colour and officers on the other, and captures work only if the colours of the two sides are opposed. One row of nine on a board of eight rows gives exactly that.
    • A player without a legal move loses, as in draughts.
    • The draws by repetition, after a long time without a loss, and by agreement, so that every game ends.
    .title = Origin and house rules
    .lead = Basileus is by Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    For 2 players, in two rounds. { -seats }

    In one round you are the *jumper*, who clears balls off the board, and in the other the *shifter*, who gets in the way. Leave fewer balls than your opponent.
    ### Board
    The frame has 4 × 4 *places*, A1 to D4. Twelve square tiles fill all places but the four corners. Each tile has 2 × 2 *hollows*, and a ball lies in each of the 48 hollows.
    The hollows are a1 to h8: place A1 holds a1, b1, a2 and b2, and place D4 holds g7, h7, g8 and h8. { -coordinates } Places are written in upper case.
    There is a hollow only where a tile lies. Balls travel with their tile.
    ### Two rounds
    In the first round seat 1 is the jumper and seat 2 the shifter. In the second they swap, and the board is set up again. The jumper moves first in each round.
    .title = Goal and setup
    .lead = In one round you are the *jumper*, who clears balls off the board. In the other you are the *shifter*, who gets in the way. Leave fewer balls than your opponent.
rules-bilitaire-jumper =
    ### The first move of a round
    Take any one ball off the board.
    ### Later moves
    Jump with one ball, horizontally or vertically, over one adjacent ball into the empty hollow right behind it. The ball you jump over is removed. The three hollows may lie on the same tile or on different ones.
    The same ball may go on jumping, in any direction, for as long as it can, and you may stop after any jump. It may come back to the hollow it started from. Never diagonally, and never over two balls.
    You cannot pass.
    .title = The jumper
    .lead = The jumper removes balls by jumping over them.
rules-bilitaire-shifter =
    Do exactly one of these:
    • *Remove* one empty tile, one with no ball on it.
    • *Slide* tiles, straight, over empty places and within the frame: one tile by 1, 2 or 3 places; two adjacent tiles in a line by 1 or 2 places along that line; three by 1 place along that line.

    Sliding a pair or a triple is one move. The places that the group itself leaves count as empty. Every place that tiles pass over or land on must be empty.
    A shifter who can neither slide nor remove a tile passes, without a demand.
    .title = The shifter
    .lead = The shifter slides tiles with the balls on them, or removes an empty tile.
rules-bilitaire-special =
    When sliding or removing, the shifter may *demand* a jump of an exact number of balls, two or more. A demand is legal only if such a jump is possible after the slide or the removal. A jump of one is never demanded.
    The jumper must then jump exactly that many, but chooses which jump. The first jumps of a longer chain count too: if a ball could take five, it can take three of them and stop.
    Without a demand the jumper is free.
    .title = Demands
    .lead = The shifter can tell the jumper how many balls to take.
rules-bilitaire-end =
    ### A round ends
    A round is over when the jumper, on their turn after the shifter’s, has no jump. The balls left on the board are the shifter’s points.
    After the first round the board is set up again, and the player who has just been the shifter, now the jumper, moves again. This change of rounds is not a move. The points are kept.
    ### The game ends
    After the second round, the player who left fewer balls as the jumper wins. Equal numbers are a draw.
    The two players can also agree to a draw (**/draw**). { -resigning }
    .title = The end
    .lead = A round ends when the jumper cannot jump. The balls left are the shifter’s points.
rules-bilitaire-signs =
    { -signs-panel }
    • *Arrow that leaps over a dot*, on a panel: this player is the jumper. *1/2* beside it: the first of two rounds.
    • *Tile with an arrow*, on a panel: this player is the shifter.
    • *+12* on a panel: points.
    • *Leaping arrow with =3*, on a coloured background: a jump of exactly three balls is demanded.
    • *×26* beside the board: the number of balls left on it.
    • *Arrow that starts in a ring*: the last move. A ball went from there, or a tile slid. If tiles slid together, it leads from the place that became empty to the one that was filled.
    { -signs-gone(man: "ball") }
    • *Outlined place with a cross*: an empty tile was removed here.
    { -signs-number }
    • *Ring around a ball*: you have chosen it, or it may jump on.
    { -signs-end }
    { -signs-figures } Tiles that slide together share an arrow.
    .title = Signs in the pictures
    .lead = The arrow from the ring is the last move. The leaping arrow on a panel marks the jumper, the tile with an arrow the shifter. *=4* demands a jump of exactly four.
rules-bilitaire-notation =
    • The first ball: `xd4`.
    • Jumps, by the hollows landed on: `c3xe3xe5`.
    • Slides: `B1-B3`. Two or three tiles are written in ascending order, then their new places in the same order: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Slides are told apart by this text.
    • Removing a tile: `xB2`.
    • A demand is added at the end: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "small letters, with places in capitals,", loose: "`C3 to e3` and `c3e3`", turn: "`c3xe3`") }
    .title = Writing moves
    .lead = You never have to type a move: the buttons under the board do it all. If you like typing, **/move** takes moves in writing and suggests them as you type.
rules-bilitaire-origin =
    Bilitaire is by Kris Burm (1994). These rules follow a Czech page about it.

    Where the page is silent, we decided:
    • A jump may come back to the hollow it started from.
    • Players can agree to a draw.
    .title = Origin and house rules
    .lead = Bilitaire is by Kris Burm (1994).
