# The greeting in a new sandbox.

greeting =
    ### Welcome to B-Side
    I host board games that hardly anybody else hosts: { $games }.
    Press **Play the computer** for a game of { $game } against a beginner, or **Play both sides** for one between { $first } and { $second }; a press on a name opens that person’s window beside this one. The other games start with **/play**, and **/help** tells the rest.
    -# To play on the real Discord, give me a token: see “On Discord” in the README.
greeting-rules = Which game do you want to read about?

button-greet-computer = Play the computer
button-greet-play = Play both sides
button-greet-rules = Read the rules
