# Where Spain says something else than Latin America; all other texts are those of the folder es.

greeting =
    ### Te doy la bienvenida a B-Side
    Te ofrezco juegos de tablero que difícilmente encontrarás en otro lugar: { $games }.
    Pulsa **Contra la máquina** para una partida de { $game }, o **Jugar con ambos bandos** para una de { $first } contra { $second }. Haz clic en un nombre para abrir la ventana de esa persona al lado de esta. **/play** inicia los demás juegos y **/help** explica el resto.
    -# Para jugar en el Discord de verdad, dame un token: mira «On Discord» en el README.
