# The greeting in a new sandbox.

greeting =
    ### Willkommen bei B-Side
    Bei mir spielst du Brettspiele, die du sonst kaum irgendwo findest: { $games }.
    Drück auf **Gegen den Computer** für eine Partie { $game } oder auf **Beide Seiten spielen** für eine zwischen { $first } und { $second }. Ein Klick auf einen Namen öffnet daneben das Fenster dieses Spielers. **/play** startet die anderen Spiele, und **/help** erklärt den Rest.
    -# Für das echte Discord brauche ich ein Token: siehe „On Discord“ in der README.
greeting-rules = Welches Spiel möchtest du lernen?

button-greet-computer = Gegen den Computer
button-greet-play = Beide Seiten spielen
button-greet-rules = So geht’s
