# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Puzzle
button-puzzle-next = Next puzzle
button-puzzle-solution = Show solution
button-puzzle-solve = Solve it
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-unknown-difficulty = “{ $name }” isn’t a difficulty. Choose one of these: { $known }.
puzzle-which = Which game would you like a puzzle for?
puzzle-none = There are no puzzles for { $game } yet.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, puzzle { $number }** · rating { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** to move: find the best move.
# Where the number of moves is not told.
puzzle-forced = **{ $name }** to move: find the move that wins by force.
# After every other move, the other side wins by force.
puzzle-save = **{ $name }** to move, in trouble: find the only move that doesn’t lose by force.
puzzle-win = **{ $name }** to move: { $turns ->
    [one] win at once.
   *[other] win in { $turns } moves.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** to move: find the move that wins (in { $turns } moves against the best defence).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** is right! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Solved!** { $turn }.
# A move that is not the solution and wins by force as well.
puzzle-also-wins = ✅ **Solved!** **{ $turn }** also wins by force, in another way.
puzzle-wrong = ↩️ **{ $turn }** isn’t the solution.
puzzle-wrong-reply = ↩️ **{ $turn }** isn’t the solution. The reply is **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = The solution wins by force; after this move your winning chances are about { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] The win is gone: with best play, it’s a draw now.
   *[none] With best play, it’s a draw now.
}
puzzle-wrong-weaker = Your winning chances are about { $left } now, instead of { $best } with the solution.
puzzle-wrong-later = The solution is clearly stronger, but the difference only shows later.
puzzle-wrong-over = { $result ->
    [draw] The game ends in a draw.
   *[loss] It loses at once.
}
puzzle-solution = **Solution, { $number } of { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Theme
   *[other] Themes
}: { $themes }
# The last move of a solution that wins, though not within moves that can be counted.
puzzle-wins = It wins by force.
puzzle-theme = { $theme ->
    [capture] capture
    [double-capture] double capture
    [long-capture] capture of three or more
    [captain] captain captured
    [replacement] replacement
    [centre] through the centre
    [jump] jump
    [threat] threat
    [double-threat] double threat
    [fork] fork
    [centre-threat] threat through the centre
    [escape] escape
    [defence] defence
    [counterattack] counterattack
    [sacrifice] sacrifice
    [decoy] basileus lured
    [king] basileus moves
    [lock-in] lock-in
    [blockade] blockade
    [zugzwang] zugzwang
    [isolation] isolation
    [demand] demand
    [removal] tile removed
    [group-slide] tiles moved together
    [ending] ending
   *[quiet] quiet move
}
# Under a question that was not answered yet.
puzzle-help-costs = -# With a hint, this puzzle won’t count. Showing the solution counts as a wrong answer.
puzzle-hinted = -# You’ve taken a hint, so this puzzle doesn’t count for your rating or your streak.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Your puzzle rating: { $rating } · { $change }
puzzle-rating-streak = -# Your puzzle rating: { $rating } · { $change } · solved in a row: { $streak }
profile-puzzles = **Puzzles**
profile-puzzle = { $game } · { $rating } · { $solved } of { $tried } solved at the first try
    -# Streak: { $streak }, best: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Puzzle of the day**
puzzle-daily-private = -# Press the button to solve it. Only you see your answer.
puzzle-daily-last = -# Last solution ({ $game }, puzzle { $number }): ||{ $solution } ({ $themes })||
# How many people have solved it; $solvers are the first of them.
puzzle-daily-results = -# { $solved ->
    [0] Nobody has solved it yet.
   *[other] **{ $solved } of { $tried }** solved it at the first try. First: { $solvers }
}
# What follows the last solution. $first was the first who solved it.
puzzle-daily-last-results = { $solved ->
    [0] nobody solved it at the first try
   *[other] { $solved } of { $tried } solved it at the first try, { $first } first
}
# Which games have puzzles of the day, in a list with the games.
puzzle-daily-all-games = All games in turn
say-no-place-for-puzzles = The daily puzzle can’t be posted there. Choose a text channel that I can see.
say-daily-on-and-off = You’ve asked to post the daily puzzle and to stop it. Use either daily-puzzle or daily-puzzle-off, not both.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = “{ $name }” isn’t a theme. Choose one of these: { $known }.
puzzle-none-of-theme = There are no { $game } puzzles with the theme “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } at this difficulty
}. Choose one of these: { $known }.
puzzle-no-other-of-theme = That was the only { $game } puzzle with the theme “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } at this difficulty
}. Other themes: { $known }.
puzzle-mode = { $mode ->
    [streak] Streak
    [storm] Storm
   *[practice] Practice
}
puzzle-unknown-mode = “{ $name }” isn’t a mode. Choose one of these: { $known }.
puzzle-mode-alone = Leave out level and theme: in a streak or a storm, the puzzles get harder as you go.

# Streak and storm: puzzles in a row.
button-puzzle-start = Start
button-puzzle-again = Again
button-puzzle-skip = Skip
# Under the result that somebody has shared.
button-puzzle-try = Try it
button-puzzle-board = Storm board
button-puzzle-board-week = Last 7 days
button-puzzle-board-ever = All time
puzzle-streak-rules = **{ $game }: Streak**
    Solve puzzles that get harder and harder. Your first mistake ends the run. You can skip one puzzle.
    -# There are no hints, and your answers don’t count for your puzzle rating.
puzzle-storm-rules = **{ $game }: Storm**
    Solve as many short puzzles as you can in three minutes. A wrong answer costs ten seconds, and the next puzzle comes at once. When the time is up, press any button to see your result.
    -# There are no hints, and your answers don’t count for your puzzle rating.
puzzle-run-best = Your best: { $best }
puzzle-run-record = That’s your best so far!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Streak: { $solved }**
puzzle-storm-state = **Storm: { $solved }** · ends { $end }
puzzle-run-solved = ✅ **{ $turn }** solves it.
puzzle-storm-wrong = ❌ **{ $turn }** isn’t the solution: −10 seconds.
puzzle-streak-skipped = ⏭️ Skipped.
puzzle-run-answered = You’ve already answered this puzzle. Go on where your run shows the next one.
puzzle-streak-result = { $end ->
    [all] 🏆 **You’ve reached the end of the streak ({ $game }).** Solved: { $solved }
   *[early] **Your streak is over ({ $game }).** Solved: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **That was the last puzzle ({ $game }).**
   *[early] **Time’s up ({ $game }).**
} Solved: { $solved }, wrong: { $wrong }, most in a row: { $row }
puzzle-board-week = **{ $game }: best storms on this server in the last 7 days**
puzzle-board-ever = **{ $game }: best storms on this server**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Nobody has solved a puzzle in a storm yet. Start one to be the first.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** has a puzzle for you:
puzzle-streak-shared = 🔥 **{ $name }** solved { $solved ->
    [one] a puzzle
   *[other] { $solved } puzzles in a row
} in a { $game } streak.
puzzle-storm-shared = ⚡ **{ $name }** solved { $solved ->
    [one] one { $game } puzzle
   *[other] { $solved } { $game } puzzles
} in three minutes.
