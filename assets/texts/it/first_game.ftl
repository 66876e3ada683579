# What helps somebody into a first game, and after it.

button-how-to-play = Come si gioca
button-play-now = Gioca adesso

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Facile
    [medium] Medio
   *[strong] Difficile
}
# The same for a game that counts.
strength-rated = Classificata: { strength }
strength-question =
    Quanto dev’essere forte il computer?
    -# Facile è il livello { $beginner }, Medio il livello { $medium }, Difficile il livello { $strong }. **/play** li offre tutti e otto.
# Below the question, if there are buttons for both.
strength-question-rated = -# Per il punteggio contano solo le partite con *Classificata*.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Era la tua prima partita su B-Side.
   *[no] Era la prima partita su B-Side per { $names }.
} { $next ->
    [stronger] Adesso prova un computer più forte con **/play**.
    [rated] Adesso gioca una partita classificata con **/play**.
    [review] Adesso guarda che cosa l’ha decisa: **/review** (tavolo { $table })
    [another] Adesso giocane un’altra con **/play**.
   *[again] Adesso giocane una fino in fondo con **/play**.
}
