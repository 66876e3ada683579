# What helps somebody into a first game, and after it.

button-how-to-play = Jak se hraje
button-play-now = Hrát hned

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Začátečník
    [medium] Střední
   *[strong] Silný
}
# The same for a game that counts.
strength-rated = Hodnocená: { strength }
strength-question =
    Jak silný má být počítač?
    -# Začátečník je úroveň { $beginner }, Střední úroveň { $medium }, Silný úroveň { $strong }. Všech osm nabízí **/play**.
# Below the question, if there are buttons for both.
strength-question-rated = -# Do ratingu se počítá jen partie s tlačítkem *Hodnocená*.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] To byla tvoje první dohraná partie v B-Side.
   *[no] První dohraná partie v B-Side: { $names }.
} { $next ->
    [stronger] Zkus teď přes **/play** silnější počítač.
    [rated] Zahraj si teď hodnocenou partii přes **/play**.
    [review] Co rozhodlo, ukáže **/review** (stůl { $table }).
    [another] Zahraj si teď přes **/play** další partii.
   *[again] Zahraj si teď partii až do konce přes **/play**.
}
