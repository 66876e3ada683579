menu-men-stone = Quale pedina vuoi muovere?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Devi catturare { $captured }. Quella cattura e i suoi rimpiazzi sono tutta la tua mossa.
biloba-must-capture = Con due pedine o meno devi catturare, e quella mossa non cattura niente.
biloba-cannot-pass = Hai una mossa legale, quindi non puoi passare.
biloba-foreign = In Biloba una mossa si scrive con la casella di partenza e quella di arrivo.
biloba-empty = Non c’è nessuna pedina in { $cell }.
biloba-not-yours = La pedina in { $cell } non è tua.
biloba-stuck = La pedina in { $cell } è bloccata. Non può né spostarsi né saltare.
biloba-no-move = La pedina deve lasciare { $cell }.
biloba-centre = Nessuna pedina può fermarsi in e5. Può solo passarci.
biloba-occupied = In { $cell } c’è già una pedina.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Una pedina salta una pedina vicina. { $over } è vuota, quindi non può arrivare in { $to }.
biloba-backwards = Una pedina non salta mai all’indietro, verso il proprio lato del tavoliere, come da { $from } in { $to }.
biloba-not-through-centre = Per passare dal centro, una pedina va da una casella vicina a e5 a un’altra. Da { $from } non può andare in { $to } in questo modo.
biloba-out-of-reach = Una pedina si sposta in una casella vicina o salta una sola pedina. Da { $from } non può arrivare in { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = In questo giro non è stato catturato niente in { $to }. Caselle da riempire: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = La pedina in { $from } non chiudeva { $to }. Puoi riempirla da { $flankers }.
biloba-moved-already = La pedina in { $cell } si è già mossa in questo giro. Una pedina subentra una sola volta per giro.
biloba-unfilled = { $to } non è la prossima. Le caselle si riempiono in ordine di lettera, poi di numero, e nessuna che si possa riempire resta vuota.

ending-biloba = Tutti gli altri giocatori sono fuori.
ending-biloba-two = L’altro giocatore è fuori.
ending-biloba-few = A nessuno restano più di due pedine.
ending-biloba-stuck = Nessuno può muovere.
