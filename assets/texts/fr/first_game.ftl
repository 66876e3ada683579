# What helps somebody into a first game, and after it.

button-how-to-play = Comment jouer
button-play-now = Jouer

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Débutant
    [medium] Moyen
   *[strong] Fort
}
# The same for a game that counts.
strength-rated = Classée : { strength }
strength-question =
    Quelle force pour l’ordinateur ?
    -# Débutant, c’est le niveau { $beginner }, Moyen le niveau { $medium }, Fort le niveau { $strong }. **/play** propose les huit niveaux.
# Below the question, if there are buttons for both.
strength-question-rated = -# Seule une partie *Classée* compte pour ta cote.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] C’était ta première partie sur B-Side.
   *[no] C’était la première partie sur B-Side pour { $names }.
} { $next ->
    [stronger] Essaie maintenant un ordinateur plus fort avec **/play**.
    [rated] La prochaine fois, joue une partie classée avec **/play**.
    [review] Vois maintenant avec **/review** (table { $table }) où tout s’est joué.
    [another] Joue maintenant une autre partie avec **/play**.
   *[again] Joue maintenant une partie jusqu’au bout avec **/play**.
}
