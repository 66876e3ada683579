# The greeting in a new sandbox.

greeting =
    ### Welcome to B-Side
    I host board games you’ll hardly find anywhere else: { $games }.
    Press **Play the computer** for a game of { $game }, or **Play both sides** for one between { $first } and { $second }. Click a name to open that player’s window next to this one. **/play** starts the other games, and **/help** covers the rest.
    -# To play on the real Discord, give me a token: see “On Discord” in the README.
greeting-rules = Which game would you like to learn?

button-greet-computer = Play the computer
button-greet-play = Play both sides
button-greet-rules = How to play
