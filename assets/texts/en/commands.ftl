# Names in menus: at most 100 characters each.

command-play = Start a game in this channel
command-play-game = Which game
command-play-opponent = Whom to invite; leave it out and anybody may join
command-play-opponent2 = Whom else to invite, where a game is for more than two
command-play-opponent3 = And whom else
command-play-begins = Who makes the first turn: you, the others, or by lot
command-play-seats = How many play, where a game is for more than two
command-play-computer = Let computers of this level, from 1 to 8, take the free seats
command-play-casual = A game that does not count for the ratings: hints are allowed
command-play-time = How long each turn may take; leave it out and there is no clock
command-play-setup = Another starting position, where the game has one
command-move = Make your turn
command-move-turn = Your turn; those of the position are suggested as you type
command-board = Show the board of this channel
command-board-seat = Only to you: from the side of this seat (1 moves first)
command-board-theme = Only to you: in these colours
command-draw = Offer a draw, or accept one
command-takeback = Ask the others to go back to before your last turn
command-pause = Ask the others to let the clocks stand still
command-resume = Ask the others to go on with a game that is paused
command-accept = Agree to what was asked in this channel’s game
command-decline = Do not agree to what was asked in this channel’s game
command-abort = Call off the game of this channel, while not everybody has made a turn
command-table = What can be done with a table as a whole
command-table-move = Bring a table at which you sit to this channel
command-table-move-table = The number of the table, as its board says it
command-resign = Give up your game in this channel
command-close = End the game or invitation of this channel without a result, as a moderator
command-hint = Get a hint for your turn, in games against computers and casual games
command-record = Get this channel’s game as a text file
command-replay = Show this channel’s game from the first turn on, as an animation
command-review = Look at this channel’s finished game again: the chances, and the turns that decided it
command-leaderboard = Who plays best
command-leaderboard-game = Which game
command-leaderboard-everywhere = Those of all servers, not just of this one
command-leaderboard-computers = How people do against computers, instead of among each other
command-rules = How a game is played
command-learn = Five little positions to play, with an answer to each turn
command-learn-game = Which game
command-rules-game = Which game
command-help = What you can do here now, and what I can do

begins-choice = { $how ->
    [me] I begin
    [them] They begin
   *[lot] Draw lots
}

button-join = Join
button-computer = Play the computer
button-decline = Decline
button-cancel = Cancel
button-choose = Choose a turn
button-hint = Hint
button-hint-turn = Show me the turn
button-hint-reasons = Why?
button-step = Turns
button-draw = Draw
button-review = Review
button-takeback = Take back
button-pause = Pause
button-resume = Resume
button-accept = Accept
button-refuse = Decline
button-abort = Abort
button-abort-now = Yes, call it off
button-resign = Resign
button-resign-now = Yes, resign
button-keep = No, play on
button-back = Begin again
button-lesson = First lesson
button-lesson-again = Try again
button-lesson-on = Next lesson
button-rules = The rules
