# The greeting in a new sandbox.

greeting =
    ### Te doy la bienvenida a B-Side
    Te ofrezco juegos de tablero que difícilmente encontrarás en otro lugar: { $games }.
    Presiona **Contra la máquina** para una partida de { $game }, o **Jugar con ambos bandos** para una de { $first } contra { $second }. Haz clic en un nombre para abrir la ventana de esa persona al lado de esta. **/play** inicia los demás juegos y **/help** explica el resto.
    -# Para jugar en el Discord de verdad, dame un token: mira «On Discord» en el README.
greeting-rules = ¿Qué juego quieres aprender?

button-greet-computer = Contra la máquina
button-greet-play = Jugar con ambos bandos
button-greet-rules = Cómo se juega
