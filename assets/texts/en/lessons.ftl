# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    You are South. A pawn slides one cell, in any of the eight directions, to an empty cell. Move the pawn on d3 towards North.
    .title = How pawns move
    .right = Straight or diagonally, one cell at a time. A pawn can slide sideways and back, too.
    .wrong = That wasn’t a step of d3 towards North. The cells in front of it are c4, d4 and e4.
lesson-biloba-capture =
    You are South. The pawn on c4 is next to your pawn on b4. Capture it: bring a second pawn to its other side, or find another line through c4.
    .title = Capture
    .right = A pawn directly between two of yours is captured, in a row, a column or a diagonal. Then one of the two flankers moves onto its cell.
    .wrong = The pawn on c4 isn’t between two of yours yet. A pawn on d4 would catch it between b4 and d4. One on b5 would catch it between b5 and d3.
lesson-biloba-jump =
    A pawn can also jump over one pawn next to it, to the empty cell right behind. Capture a pawn with a jump.
    .title = Jumps
    .right = The jump ended on c6 and left an enemy directly between two of your pawns. The pawn you jumped over stays: a jump alone captures nothing.
    .wrong = You need a pawn on c6. From c4 it can jump there over c5, and from a6 over b6. Pawns jump forward or sideways, never back towards your own side.
lesson-biloba-two =
    One capture can lead to another. Capture two pawns in one move.
    .title = Two rounds
    .right = When a pawn moved in to c4, the pawn on c5 stood between c4 and c6. It was captured too, in a second round.
    .wrong = Only a pawn between two of yours is captured. From d4 your pawn flanks c4 together with b4, and the pawn that moves in to c4 then flanks c5 together with c6.
lesson-biloba-escape =
    The cell c4 lies between two enemies, b4 and d4. Move in there anyway, and stay safe.
    .title = In between, but safe
    .right = Your step captured b4, between a4 and c4. Your pawn is no longer flanked, and it stays.
    .wrong = You can move in between whenever you like, but it’s only safe if that step captures one of the two. The pawn on c3 can get to c4.
lesson-biloba-forced =
    North has moved in between b4 and d4 and is still there, so you must capture c4, and that’s your whole move. Choose which pawn moves in so that North can’t capture anything in return.
    .title = A forced capture
    .right = Your pawns are side by side now. North can’t catch either of them in one step.
    .wrong = Your pawn on b4 has an enemy on b5. North moves from a3 to b3 and captures it between the two.
lesson-biloba-centre =
    No pawn may stop on e5, but a pawn can slide across it. Capture the pawn on d3 that way.
    .title = Through the centre
    .right = Your pawn went from e6 over e5 to e4 in one step, and the pawn on d3 was captured between e4 and c2.
    .wrong = Your pawn on c2 needs a partner on e4, on the same diagonal. The pawn on e6 can get there through the centre.
lesson-biloba-win =
    North has three pawns left. With two, North must capture right away or is out. Win the game.
    .title = Winning
    .right = North has two pawns and can’t capture anything. North is out, and you’re the last one left.
    .wrong = North still has three pawns. Capture c4: a pawn on d4 or b5 catches it between two of yours.

lesson-bizingo-captain =
    You have the light army. Two of your pieces are captains, marked with a star. Move one of them.
    .title = Captains and steps
    .right = Captains step just like soldiers: to one of the six nearest cells of their own colour. You need one to capture a captain, or a piece at the edge.
    .wrong = That was a soldier. Your captains are on i4 and q4.
lesson-bizingo-capture =
    The dark soldier on l6 has three side neighbours: k6, m6 and l5. You hold two of them. Capture it.
    .title = Capture
    .right = All three neighbours of l6 were yours, so it was captured.
    .wrong = One neighbour of l6 is still free: l5, below it. The soldier on m4 can get there.
lesson-bizingo-star =
    Now there’s a dark captain on l6. Two of your pieces can close the ring. Capture it with the right one.
    .title = Capturing a captain
    .right = To capture a captain, one of the pieces around it must be a captain too. The one from m4 is.
    .wrong = Three soldiers can’t capture a captain. Bring your captain from m4 to l5.
lesson-bizingo-edge =
    The dark soldier on m1 is at the edge. It has only two neighbours, and you hold one. Capture it.
    .title = At the edge
    .right = Two pieces capture a piece at the edge if one of them is a captain. Yours moved to n1.
    .wrong = The second neighbour of m1 is n1, and at the edge a captain must help. Yours is on o2.
lesson-bizingo-first =
    The cell l5 is surrounded by dark pieces: k5 and m5 beside it and l6 above it. Move in there without losing your piece.
    .title = Your capture comes first
    .right = Your own capture comes first. With l6 gone, l5 was no longer surrounded.
    .wrong = A piece that moves in without capturing anything is lost. But on l5 your piece would capture l6 and stay. The one on m4 can get there.

lesson-basileus-pawn =
    You are White. When they don’t capture, pawns and officers step diagonally. From the left, you have officer, pawn, officer, pawn, basileus, pawn, officer, pawn, officer. Move a pawn.
    .title = Steps
    .right = A pawn steps one square diagonally, so it always stays on squares of the same colour.
    .wrong = That was an officer or the basileus. Your pawns are on b1, d1, f1 and h1.
lesson-basileus-chain =
    You must capture, and a piece that captures keeps jumping for as long as it can. You choose the route. Capture three pieces in one move.
    .title = Chain
    .right = Three jumps in one move, over e3, d4 and c5. You were free to choose the other route too.
    .wrong = You don’t have to take the longest route. But the one over d4 goes on over c5, and captures three.
lesson-basileus-piece =
    Pawns and officers never jump over officers, but your basileus does. Capture the black officer.
    .title = The basileus captures officers
    .right = The basileus jumps in all eight directions, over pawns and officers.
    .wrong = That captured a pawn. The officer is on f3, diagonally below your basileus.
lesson-basileus-kings =
    The black basileus is right beside yours. Win.
    .title = Basileus takes basileus
    .right = A basileus captures the other one by moving onto it, and the game is over.
    .wrong = That’s a capture, but of a pawn, and the black basileus gets away. Move onto e5 instead.
lesson-basileus-win =
    A pawn jumps straight: left, right, forward or back. Win with the pawn on e4.
    .title = Winning
    .right = You win by capturing the basileus. Pawns and officers capture it by jumping over it.
    .wrong = That captured a pawn, but you could have captured the basileus on e5 instead. Jump forward.

lesson-bilitaire-jump =
    You are the jumper. A ball jumps over one ball next to it, into the empty hollow right behind. Jump with the ball on c3.
    .title = Jump
    .right = c3 jumped over d3, and that ball is gone. It doesn’t matter that it landed on another tile.
    .wrong = That was the ball on f6. The one on c3 can jump to the right.
lesson-bilitaire-chain =
    The same ball can keep jumping for as long as there are jumps. Take three balls in one move.
    .title = Multiple jump
    .right = Three jumps with one ball, and three balls are gone. You could have stopped after any of them.
    .wrong = You may stop early, but that leaves more balls on the board, and they count against you. From c3, continue over e4 and d5.
lesson-bilitaire-slide =
    Now you are the shifter. The jumper could jump from c3 over d3 to e3. Leave the jumper without a jump: then the round ends at once, and the balls that are left count for you.
    .title = Shifting
    .right = Neither ball has an empty hollow behind it any more. Without a jump, the jumper’s round is over. The two balls are your points, and the board is set up again for the second round.
    .wrong = The two tiles are still side by side, so the jump is still there. Move one of them away from the other, or remove the empty one.
lesson-bilitaire-remove =
    Instead of sliding, the shifter can remove a tile with no ball on it. Remove one.
    .title = Removing a tile
    .right = B2 had no ball, so it could go. Nobody can jump there any more.
    .wrong = That was a slide. You can slide or remove, but not both. The empty tile is B2.
lesson-bilitaire-demand =
    When you slide a tile, you can demand a jump over an exact number of balls. The jumper could take three with c3. Slide the tile D1 and demand exactly two, so that one more ball is left.
    .title = Demand
    .right = Now the jumper must take exactly two.
    .wrong = That’s not it. Choose D1, then where it goes, then the demand of 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lesson { $number } of { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **That’s right!** { $turn }.
lesson-wrong = ↩️ **That’s legal, but not what we’re after.** { $turn }.
lesson-last = That was the last lesson. Ready to play? Press **Play now**, or start a game with **/play**.
