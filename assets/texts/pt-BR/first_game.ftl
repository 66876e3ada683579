# What helps somebody into a first game, and after it.

button-how-to-play = Como se joga
button-play-now = Jogar agora

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Iniciante
    [medium] Médio
   *[strong] Forte
}
# The same for a game that counts.
strength-rated = Valendo rating: { strength }
strength-question =
    Que força o computador deve ter?
    -# Iniciante é o nível { $beginner }, Médio é o nível { $medium }, Forte é o nível { $strong }. **/play** oferece todos os oito.
# Below the question, if there are buttons for both.
strength-question-rated = -# Só as partidas *Valendo rating* contam para o seu rating.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Essa foi a sua primeira partida no B-Side.
   *[no] Essa foi a primeira partida no B-Side de { $names }.
} { $next ->
    [stronger] Agora enfrente um computador mais forte com **/play**.
    [rated] Agora jogue uma partida valendo rating com **/play**.
    [review] Agora veja com **/review** (mesa { $table }) o que decidiu a partida.
    [another] Agora jogue outra partida com **/play**.
   *[again] Agora jogue uma partida até o fim com **/play**.
}
