# What helps somebody into a first game, and after it.

button-how-to-play = Cómo se juega
button-play-now = Jugar ahora

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Fácil
    [medium] Medio
   *[strong] Difícil
}
strength-question =
    ¿Qué fuerza debe tener la máquina?
    -# Fácil es el nivel { $beginner }, Medio el nivel { $medium } y Difícil el nivel { $strong }. **/play** ofrece los ocho.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# Esta fue la primera partida para { $names }. { $next ->
    [stronger] Ahora prueba con una máquina más fuerte: **/play computer:{ $level }**
    [rated] Ahora juega una partida por puntos con **/play**.
    [review] Ahora pulsa **Analizar** para ver qué la decidió.
   *[again] Ahora pulsa **Revancha** y juega hasta el final.
}
