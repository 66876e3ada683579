# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Wypróbuj ruchy
button-flip = Obróć planszę
button-other-line = Inny wariant
button-notes = Notatki
button-ask-computer = Zapytaj komputer
private-board = 🔒 Tylko ty widzisz tę planszę. Wykonuj ruchy za wszystkie strony: niczego to nie rozgrywa.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Twój wariant: { $line }
private-other = -# Wypróbowano też: { $line }
private-notes = 📝 { $notes }
private-to-move = Na ruchu: **{ $name }**.
private-over = Tu partia się kończy. Cofnij się, żeby spróbować czegoś innego.
private-line-full = Wariant ma najwyżej { $most } ruchów. Cofnij się i wykonaj inny.
private-players-only = Dopóki partia trwa, ruchy mogą w niej wypróbowywać tylko jej gracze.
private-no-opinion = Komputer podaje swoją opinię po partii, tam gdzie da się wykonać ruch.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Twoje notatki do tej partii
private-notes-label = Widzisz je tylko ty
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Wymuszona przegrana ({ $name }): { $turns ->
    [one] od razu.
    [few] najdalej w { $turns } ruchach, licząc obie strony.
   *[many] najdalej w { $turns } ruchach, licząc obie strony.
}
opinion-chance = Szansa na wygraną ({ $name }) to około { $chance }.
