# The greeting in a new sandbox.

greeting =
    ### Bienvenue sur B-Side
    J’héberge des jeux de plateau qu’on ne trouve presque nulle part ailleurs : { $games }.
    Appuie sur **Contre l’ordinateur** pour une partie de { $game }, ou sur **Jouer les deux camps** pour une partie entre { $first } et { $second }. Clique sur un nom pour ouvrir la fenêtre de ce joueur à côté de celle-ci. **/play** lance les autres jeux, et **/help** explique le reste.
    -# Pour jouer sur le vrai Discord, donne-moi un jeton : voir « On Discord » dans le README.
greeting-rules = Quel jeu veux-tu apprendre ?

button-greet-computer = Contre l’ordinateur
button-greet-play = Jouer les deux camps
button-greet-rules = Comment jouer
