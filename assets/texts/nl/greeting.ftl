# The greeting in a new sandbox.

greeting =
    ### Welkom bij B-Side
    Bij mij speel je bordspellen die je haast nergens anders vindt: { $games }.
    Druk op **Tegen de computer** voor een partij { $game }, of op **Beide kanten spelen** voor een partij tussen { $first } en { $second }. Klik op een naam om het venster van die speler naast dit venster te openen. **/play** start de andere spellen, en **/help** legt de rest uit.
    -# Wil je op het echte Discord spelen, geef me dan een token: zie “On Discord” in de README.
greeting-rules = Welk spel wil je leren?

button-greet-computer = Tegen de computer
button-greet-play = Beide kanten spelen
button-greet-rules = Zo speel je het
