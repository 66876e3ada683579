# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Explore
button-flip = Flip board
button-other-line = Other line
button-back-to-game = Back to the game
button-notes = Notes
button-ask-computer = Ask the computer
private-board = 🔒 Only you see this board. Try moves for any side. Nothing here is played.
# The same while there are plans.
private-board-planned = 🔒 Only you see this board. Try moves for any side. Nothing but your plans is played.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Your line: { $line }
private-other = -# Also tried: { $line }
private-notes = 📝 { $notes }
private-to-move = **{ $name }** to move.
private-over = The game ends here. Go back to try something else.
private-outdated = Your line has changed since that message, so nothing was done. This is your board now.
private-line-changed = -# Your line has changed since that message. This is your board now.
private-line-dropped = -# The game went another way, so your line is gone.
private-line-full = A line can have at most { $most } moves. Go back a move to try something else.
private-players-only = While a game is in progress, only its players can explore it.
private-no-opinion = The computer only gives its opinion after the game, and only where a move can still be made.
assistance-refused = This is too close to table { $table }, one of your games that counts: at most four moves away. Ask again once that game has moved on.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Your notes on this game
private-notes-label = Only you see them
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } loses by force: { $turns ->
    [one] at once.
   *[other] within { $turns } moves.
}
opinion-chance = { $name }’s winning chances are about { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Plan this line
plan-drop = Drop plan { $number }
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Planned: if the game goes like this, I’ll make your moves at once. Nobody else knows.
# The same, if the line is longer than a plan.
plan-made-cut = 📌 Planned, up to move { $turns } of this line: a plan has at most { $most } moves and ends with one of yours. Nobody else knows.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Your plan is waiting, because you asked for a takeback. Its next move is **{ $turn }**. Play it, and the plan continues.
   *[no] 📌 Your plans wait as long as your takeback request is open.
}
plan-outdated = That plan is gone, and another one has its number now. Nothing was dropped.
plan-own-turn = It’s your turn. Make your move first, then plan how to reply to the next ones.
plan-without-reply = This line has no reply of yours yet. { $next ->
    [own] Make your move on this board.
   *[other] Make the next move on this board, then yours.
}
plan-too-many = You can plan { $most } lines in a game. Drop one first.
