# The greeting in a new sandbox.

greeting =
    ### Witaj w B-Side
    Prowadzę gry planszowe, których prawie nigdzie indziej nie znajdziesz: { $games }.
    Kliknij **Graj z komputerem**, żeby zagrać w grę { $game }, albo **Graj za obie strony**, żeby rozegrać partię { $first } – { $second }. Kliknij nazwę, żeby otworzyć okno tego gracza obok obecnego. **/play** rozpoczyna pozostałe gry, a **/help** wyjaśnia resztę.
    -# Żeby grać na prawdziwym Discordzie, podaj mi token: zobacz „On Discord” w pliku README.
greeting-rules = Której gry chcesz się nauczyć?

button-greet-computer = Graj z komputerem
button-greet-play = Graj za obie strony
button-greet-rules = Jak grać
