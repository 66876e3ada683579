# What helps somebody into a first game, and after it.

button-how-to-play = So geht’s
button-play-now = Jetzt spielen

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Leicht
    [medium] Mittel
   *[strong] Stark
}
# The same for a game that counts.
strength-rated = Gewertet: { strength }
strength-question =
    Wie stark soll der Computer sein?
    -# Leicht ist Stufe { $beginner }, Mittel Stufe { $medium }, Stark Stufe { $strong }. Alle acht gibt es mit **/play**.
# Below the question, if there are buttons for both.
strength-question-rated = -# Nur eine mit *Gewertet* begonnene Partie zählt für deine Wertung.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Das war deine erste Partie auf B-Side.
   *[no] Das war die erste Partie auf B-Side für { $names }.
} { $next ->
    [stronger] Als Nächstes ein stärkerer Computer? Starte mit **/play**.
    [rated] Als Nächstes eine gewertete Partie? Starte sie mit **/play**.
    [review] Was den Ausschlag gab, zeigt **/review** (Tisch { $table }).
    [another] Spiel als Nächstes mit **/play** noch eine Partie.
   *[again] Spiel als Nächstes mit **/play** eine Partie bis zum Ende.
}
