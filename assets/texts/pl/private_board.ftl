# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Wypróbuj ruchy
button-flip = Obróć planszę
button-other-line = Inny wariant
button-back-to-game = Wróć do partii
button-notes = Notatki
button-ask-computer = Zapytaj komputer
private-board = 🔒 Tylko ty widzisz tę planszę. Wypróbowuj ruchy za dowolną stronę. Niczego to nie rozgrywa.
# The same while there are plans.
private-board-planned = 🔒 Tylko ty widzisz tę planszę. Wypróbowuj ruchy za dowolną stronę. Naprawdę rozgrywane są tylko twoje plany.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Twój wariant: { $line }
private-other = -# Wypróbowano też: { $line }
private-notes = 📝 { $notes }
private-to-move = Na ruchu: **{ $name }**.
private-over = Tu partia się kończy. Cofnij się, żeby spróbować czegoś innego.
private-outdated = Twój wariant zmienił się od tamtej wiadomości, więc nic się nie stało. Tak wygląda teraz twoja plansza.
private-line-changed = -# Twój wariant zmienił się od tamtej wiadomości. Tak wygląda teraz twoja plansza.
private-line-dropped = -# Partia potoczyła się inaczej, więc twojego wariantu już nie ma.
private-line-full = Wariant może mieć najwyżej { $most } ruchów. Cofnij się o ruch, żeby spróbować czegoś innego.
private-players-only = Dopóki partia trwa, ruchy mogą w niej wypróbowywać tylko jej gracze.
private-no-opinion = Komputer podaje swoją opinię dopiero po partii i tylko tam, gdzie da się jeszcze wykonać ruch.
assistance-refused = To zbyt blisko stołu { $table }, przy którym grasz partię, która się liczy: najwyżej cztery ruchy stąd. Zapytaj ponownie, gdy ta partia potoczy się dalej.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Twoje notatki do tej partii
private-notes-label = Widzisz je tylko ty
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Wymuszona przegrana ({ $name }): { $turns ->
    [one] od razu.
    [few] najdalej w { $turns } ruchach.
   *[many] najdalej w { $turns } ruchach.
}
opinion-chance = Szansa na wygraną ({ $name }) to około { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Zaplanuj wariant
plan-drop = Usuń plan { $number }
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Zaplanowano: jeśli partia potoczy się w ten sposób, od razu wykonam twoje ruchy. Nikt inny o tym nie wie.
plan-made-cut = 📌 Zaplanowano do { $turns }. ruchu tego wariantu. Plan ma najwyżej { $most ->
    [one] { $most } ruch
    [few] { $most } ruchy
   *[many] { $most } ruchów
} i kończy się twoim ruchem. Nikt inny o nim nie wie.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Twój plan czeka z powodu prośby o cofnięcie ruchu. Jego następny ruch to **{ $turn }**. Wykonaj go, a plan będzie kontynuowany.
   *[no] 📌 Twoje plany czekają, dopóki twoja prośba o cofnięcie ruchu jest otwarta.
}
plan-outdated = Tego planu już nie ma, a jego numer ma teraz inny. Niczego nie usunięto.
plan-own-turn = Teraz twoja kolej. Najpierw wykonaj ruch, a potem zaplanuj odpowiedzi na następne.
plan-without-reply = W tym wariancie nie ma jeszcze twojej odpowiedzi. { $next ->
    [own] Wykonaj swój ruch na tej planszy.
   *[other] Wykonaj na tej planszy następny ruch, a potem swój.
}
plan-too-many = W jednej partii możesz zaplanować najwyżej { $most ->
    [one] { $most } wariant
    [few] { $most } warianty
   *[many] { $most } wariantów
}. Najpierw usuń któryś.
