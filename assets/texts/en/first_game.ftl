# What helps somebody into a first game, and after it.

button-how-to-play = How to play
button-play-now = Play now

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Beginner
    [medium] Medium
   *[strong] Strong
}
# The same for a game that counts.
strength-rated = Rated: { strength }
strength-question =
    How strong should the computer be?
    -# Beginner is level { $beginner }, Medium level { $medium }, Strong level { $strong }. **/play** offers all eight.
# Below the question, if there are buttons for both.
strength-question-rated = -# Only the *Rated* ones count for your rating.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] That was your first game on B-Side.
   *[no] That was the first game on B-Side for { $names }.
} { $next ->
    [stronger] Next, try a stronger computer with **/play**.
    [rated] Next, play a rated game with **/play**.
    [review] Next, see what decided it: **/review** (table { $table })
    [another] Next, play another game with **/play**.
   *[again] Next, play a game to the end with **/play**.
}
