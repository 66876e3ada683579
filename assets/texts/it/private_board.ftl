# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Prova le mosse
button-flip = Ruota il tavoliere
button-other-line = Altra variante
button-back-to-game = Torna alla partita
button-notes = Appunti
button-ask-computer = Chiedi al computer
private-board = 🔒 Questo tavoliere lo vedi solo tu. Prova mosse per tutti i giocatori: qui non si gioca niente davvero.
# The same while there are plans.
private-board-planned = 🔒 Questo tavoliere lo vedi solo tu. Prova mosse per tutti i giocatori: si giocano davvero solo i tuoi piani.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 La tua variante: { $line }
private-other = -# Provata anche: { $line }
private-notes = 📝 { $notes }
private-to-move = Tocca a **{ $name }**.
private-over = La partita finisce qui. Torna indietro per provare altro.
private-outdated = La tua variante è cambiata dopo quel messaggio, quindi non è stato fatto niente. Ecco il tuo tavoliere adesso.
private-line-changed = -# La tua variante è cambiata dopo quel messaggio. Ecco il tuo tavoliere adesso.
private-line-dropped = -# La partita ha preso un’altra strada, quindi la tua variante non c’è più.
private-line-full = Una variante può avere al massimo { $most } mosse. Torna indietro di una per provare altro.
private-players-only = Mentre una partita è in corso, solo chi la gioca può provarne le mosse.
private-no-opinion = Il computer dà il suo parere solo a partita finita, e solo dove c’è ancora una mossa da fare.
assistance-refused = Questa posizione è troppo vicina a quella del tavolo { $table }, una tua partita che conta: al massimo quattro mosse di distanza. Chiedi di nuovo quando quella partita sarà andata avanti.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = I tuoi appunti su questa partita
private-notes-label = Li vedi solo tu
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Sconfitta forzata per { $name }: { $turns ->
    [one] subito.
   *[other] entro { $turns } mosse.
}
opinion-chance = Probabilità di vittoria per { $name }: circa { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Pianifica la variante
plan-drop = Elimina il piano { $number }
private-plan = 📌 Piano { $number }: { $line }
plan-made = 📌 Pianificato: se la partita va così, gioco subito le tue mosse. Nessun altro lo sa.
# The same, if the line is longer than a plan.
plan-made-cut = 📌 Pianificato fino alla mossa { $turns } di questa variante: un piano ha al massimo { $most } mosse e finisce con una delle tue. Nessun altro lo sa.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Il tuo piano aspetta, perché hai chiesto di ritirare una mossa. La sua prossima mossa è **{ $turn }**. Giocala e il piano continua.
   *[no] 📌 I tuoi piani aspettano finché resta aperta la tua richiesta di ritirare una mossa.
}
plan-outdated = Quel piano non c’è più, e adesso il suo numero è di un altro. Non è stato eliminato niente.
plan-own-turn = Tocca a te. Fai prima la tua mossa, poi pianifica come rispondere alle prossime.
plan-without-reply = In questa variante manca ancora una tua risposta. { $next ->
    [own] Fai la tua mossa su questo tavoliere.
   *[other] Fai su questo tavoliere la prossima mossa, poi la tua.
}
plan-too-many = Puoi pianificare { $most } varianti per partita. Prima eliminane una.
