# The greeting in a new sandbox.

greeting =
    ### Ti do il benvenuto su B-Side
    Ospito giochi da tavolo che difficilmente troverai altrove: { $games }.
    Premi **Gioca contro il computer** per una partita a { $game }, oppure **Gioca per entrambi** per una tra { $first } e { $second }. Fai clic su un nome per aprire la finestra di quel giocatore accanto a questa. **/play** inizia gli altri giochi, e **/help** spiega il resto.
    -# Per giocare sul vero Discord, dammi un token: vedi «On Discord» nel README.
greeting-rules = Quale gioco vuoi imparare?

button-greet-computer = Gioca contro il computer
button-greet-play = Gioca per entrambi
button-greet-rules = Come si gioca
