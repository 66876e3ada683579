# First lessons: the task, a title (at most 60 characters), and the answers to right and to wrong turns.

lesson-biloba-capture =
    You are South. The pawn on c4 stands next to your pawn on b4. Take it: bring a second pawn to its other side, or find another line through c4.
    .title = Capture
    .right = A pawn directly between two of yours is captured, in a row, a column or a diagonal. One of the two flankers then moves onto its cell.
    .wrong = The pawn on c4 is not between two of yours yet. A pawn on d4 would have it between b4 and d4; one on b5 would have it between b5 and d3.
lesson-biloba-jump =
    A pawn also moves by a jump over one pawn next to it, to the empty cell right behind. Take a pawn by a jump.
    .title = Jumps
    .right = The jump ended on c6, and a pawn stood directly between two of yours. The pawn that was jumped over stays: a jump alone takes nothing.
    .wrong = You need a pawn on c6. From c4 it jumps there over c5, and from a6 over b6: forward or sideways, never back towards your own side.
lesson-biloba-two =
    A capture can lead to another. Take two pawns in one turn.
    .title = Two rounds
    .right = When a pawn moved onto c4, the pawn on c5 stood between c4 and c6. So it was captured too, in a second round.
    .wrong = Only a pawn between two of yours falls. From d4 your pawn flanks c4 together with b4, and whoever fills c4 then flanks c5 together with c6.
lesson-biloba-escape =
    The cell c4 lies between two enemies, b4 and d4. Go there all the same, and stay safe.
    .title = In between, but safe
    .right = Your step took b4, between a4 and c4. So nobody flanks your pawn any more, and it stays.
    .wrong = You may move in between whenever you like, but only a step that captures one of the two is safe. From c3 the pawn gets to c4.
lesson-biloba-forced =
    North has moved in between b4 and d4 and still stands there, so you must capture c4, and that is your whole turn. Choose the pawn that moves in so that North can take nothing in return.
    .title = A forced capture
    .right = Your pawns stand side by side now, and neither is directly between two enemies after any step of North’s.
    .wrong = Your pawn on b4 has an enemy on b5. North goes from a3 to b3, and takes it between the two.
lesson-biloba-centre =
    No pawn rests on e5, but a pawn may slide over it. Take the pawn on d3 that way.
    .title = Through the centre
    .right = From e6 over e5 to e4, in one step. And with e4 and c2 on its sides, d3 was captured.
    .wrong = Your pawn on c2 needs a partner on e4, on the same diagonal. The pawn on e6 gets there over the centre.
lesson-biloba-win =
    North has three pawns left. With two, North must capture at once or is out. Win the game.
    .title = Winning
    .right = North has two pawns and can capture nothing: North is out, and you are the last one left.
    .wrong = North still has three pawns. Take c4: with d4 or b5 you have it between two of yours.

lesson-bizingo-captain =
    You have the light army. Two of your pieces are captains: they have a star. Move one of them.
    .title = Captains and steps
    .right = Captains step as soldiers do: to one of the six nearest cells of their own colour. They are needed to capture a captain, or a piece at the edge.
    .wrong = That was a soldier. Your captains stand on i4 and q4.
lesson-bizingo-capture =
    The dark soldier on l6 has three side neighbours: k6, m6 and l5. You hold two of them. Take it.
    .title = Capture
    .right = All three neighbours of l6 were yours, so it was captured.
    .wrong = One neighbour of l6 is still free: l5, below it. The soldier on m4 gets there.
lesson-bizingo-star =
    Now a dark captain stands on l6. Two of your pieces can close the ring. Take it with the right one.
    .title = Capturing a captain
    .right = A captain is taken only if a captain of yours is among those around it. The one from m4 is.
    .wrong = Three soldiers cannot take a captain. Bring your captain from m4 to l5.
lesson-bizingo-edge =
    The dark soldier on m1 is at the edge: it has two neighbours only, and you hold one. Take it.
    .title = At the edge
    .right = Two pieces take a piece at the edge, if one of them is a captain. Yours came to n1.
    .wrong = The second neighbour of m1 is n1, and at the edge a captain has to help. Yours stands on o2.
lesson-bizingo-first =
    The cell l5 is surrounded by dark pieces: k5 and m5 beside it and l6 above it. Go there without being lost.
    .title = First your own capture
    .right = Your own capture comes first. l6 fell, so l5 was no longer surrounded.
    .wrong = A piece that moves in and captures nothing is lost. But from l5 your piece would take l6, and stay. The one on m4 gets there.

lesson-basileus-pawn =
    You are White. Without a capture, pawns and pieces step diagonally. From the left, your men are piece, pawn, piece, pawn, basileus, pawn, piece, pawn, piece. Move a pawn.
    .title = Steps
    .right = A pawn steps one square diagonally, so it never leaves the colour of its square.
    .wrong = That was a piece or the basileus. Your pawns stand on b1, d1, f1 and h1.
lesson-basileus-chain =
    You have to capture, and a man that captures goes on for as long as it can. You choose the way. Take three men in one turn.
    .title = Chain
    .right = Three jumps in one turn: over e3, d4 and c5. You were free to choose the other way too.
    .wrong = You need not take the most. But the way over d4 goes on over c5, and takes three.
lesson-basileus-piece =
    Pawns and pieces never jump over pieces. Your basileus does. Take the black piece.
    .title = The basileus captures pieces
    .right = The basileus jumps in all eight directions, over pawns and over pieces.
    .wrong = That took a pawn. The piece stands on f3, diagonally below your basileus.
lesson-basileus-kings =
    The black basileus stands right beside yours. Win.
    .title = Basileus takes basileus
    .right = A basileus takes the other one by moving onto it, and the game is over.
    .wrong = A capture, but of a pawn, and the black basileus gets away. Move onto e5 instead.
lesson-basileus-win =
    A pawn jumps straight: left, right, forward and back. Win with the pawn on e4.
    .title = Winning
    .right = Whoever takes the basileus wins, and any man but a basileus takes it by jumping over it.
    .wrong = A pawn fell, but the basileus was next to yours as well: on e5. Jump forward.

lesson-bilitaire-jump =
    You are the jumper. A ball jumps over one ball next to it, into the empty hollow right behind. Jump with the ball on c3.
    .title = Jump
    .right = c3 jumped over d3, and that ball is gone. It does not matter that its new hollow lies on another tile.
    .wrong = That was the ball on f6. The one on c3 can jump to the right.
lesson-bilitaire-chain =
    The same ball may go on jumping for as long as it can. Take three balls in one turn.
    .title = Multiple jump
    .right = Three jumps by one ball: three balls are gone. You could have stopped after any of them.
    .wrong = You may stop early, but that leaves more balls on the board, and they count against you. From c3 go on over e4 and d5.
lesson-bilitaire-slide =
    Now you are the shifter. The jumper could jump from c3 over d3 to e3. Leave the jumper without a jump: the round ends at once, and the balls count for you.
    .title = Shifting
    .right = No empty hollow lies right behind either ball any more. Without a jump the jumper’s round is over: the two balls are your points, and the board is set up anew for the second round.
    .wrong = The two tiles still lie side by side, so the jump is still there. Move one of them away from the other, or take the empty one off.
lesson-bilitaire-remove =
    Instead of sliding, the shifter may remove a tile with no ball on it. Do it.
    .title = Removing a tile
    .right = B2 had no ball, so it could go. Where it lay, nobody can jump any more.
    .wrong = That was a slide, and you may do one or the other. The empty tile is B2.
lesson-bilitaire-demand =
    With your slide you may demand a jump of an exact number of balls. The jumper could take three with c3. Slide the tile D1 and demand exactly two, so that one more ball is left.
    .title = Demand
    .right = The jumper must take exactly two now, and no more.
    .wrong = Not what was asked for. Choose D1, then where it goes, and then the demand of 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lesson { $number } of { $lessons }: { $title }**
# turn: the effects of the turn
lesson-right = ✅ **Right.** { $turn }.
lesson-wrong = ↩️ **Legal, but not the point.** { $turn }.
lesson-last = That was the last lesson. **/play** starts a game.
