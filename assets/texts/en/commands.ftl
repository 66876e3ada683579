# Names in menus: at most 100 characters each.

command-play = Start a game in this channel
command-play-game = Which game
command-play-opponent = Whom to invite; leave it out and anybody may join
command-play-seats = How many play, where a game is for more than two
command-play-setup = Another starting position, where the game has one
command-move = Make your turn
command-move-turn = Your turn; those of the position are suggested as you type
command-board = Show the board of this channel
command-board-seat = Only to you: from the side of this seat (1 moves first)
command-board-theme = Only to you: in these colours
command-draw = Offer a draw, or accept one
command-resign = Give up your game in this channel
command-record = Get this channel’s game as a text file
command-replay = Show this channel’s game from the first turn on, as an animation
command-leaderboard = Who plays best
command-leaderboard-game = Which game
command-leaderboard-everywhere = Those of all servers, not just of this one
command-rules = How a game is played
command-learn = Five little positions to play, with an answer to each turn
command-learn-game = Which game
command-rules-game = Which game
command-help = What you can do here now, and what I can do

button-join = Join
button-decline = Decline
button-cancel = Cancel
button-choose = Choose a turn
button-step = Turns
button-draw = Draw
button-resign = Resign
button-resign-now = Yes, resign
button-back = Begin again
button-lesson = First lesson
button-lesson-again = Try again
button-lesson-on = Next lesson
button-rules = The rules
