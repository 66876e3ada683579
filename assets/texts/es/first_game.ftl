# What helps somebody into a first game, and after it.

button-how-to-play = Cómo se juega
button-play-now = Jugar ahora

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Fácil
    [medium] Media
   *[strong] Difícil
}
# The same for a game that counts.
strength-rated = Por puntos: { strength }
strength-question =
    ¿Qué dificultad prefieres?
    -# Fácil es el nivel { $beginner }; Media, el { $medium }; Difícil, el { $strong }. **/play** ofrece los ocho.
# Below the question, if there are buttons for both.
strength-question-rated = -# Solo las partidas *Por puntos* cuentan para tu puntuación.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Esta fue tu primera partida en B-Side.
   *[no] Esta fue la primera partida en B-Side para { $names }.
} { $next ->
    [stronger] Ahora prueba con **/play** contra una máquina más fuerte.
    [rated] Ahora juega una partida por puntos con **/play**.
    [review] Ahora mira con **/review** (mesa { $table }) qué la decidió.
    [another] Ahora juega otra con **/play**.
   *[again] Ahora juega una hasta el final con **/play**.
}
