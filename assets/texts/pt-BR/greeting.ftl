# The greeting in a new sandbox.

greeting =
    ### Boas-vindas ao B-Side
    Aqui tem jogos de tabuleiro que você quase não acha em outro lugar: { $games }.
    Aperte **Jogar contra o computador** para uma partida de { $game }, ou **Jogar dos dois lados** para uma entre { $first } e { $second }. Clique em um nome para abrir a janela dessa pessoa ao lado desta. **/play** inicia os outros jogos, e **/help** explica o resto.
    -# Para jogar no Discord de verdade, me dê um token: veja “On Discord” no README.
greeting-rules = Qual jogo você quer aprender?

button-greet-computer = Jogar contra o computador
button-greet-play = Jogar dos dois lados
button-greet-rules = Como se joga
