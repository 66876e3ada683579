# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Unisciti
button-seek-withdraw = Smetti di cercare
# Everyone in those servers reads these four. $place is the thread where they play, in the server where it is.
seek-post = 🔎 **{ $name }** cerca un avversario: **{ $game }**, { $time }.
    -# Scadenza: { $until }.
seek-post-team = 🔎 Il server **{ $name }** cerca un altro server contro cui giocare: **{ $game }**, { $time }. Unisciti per il tuo: i suoi membri votano le mosse.
    -# Scadenza: { $until }.
seek-post-taken = -# 🔎 { $game }: avversario trovato.
seek-post-taken-here = -# 🔎 { $game }: avversario trovato. Si gioca in { $place }.
seek-post-closed = -# 🔎 { $game }: ricerca terminata.
seek-opened = 🔎 La tua ricerca di un avversario: **{ $game }**, { $time }. Termina quando qualcuno si unisce, altrimenti alla scadenza ({ $until }). { $servers ->
    [0] Nessun server mostra ancora le ricerche. Chi gestisce un server le attiva con **/settings server seeks**.
    [one] È pubblicata in un server, con il tuo nome.
   *[other] È pubblicata in { $servers } server, con il tuo nome.
} Quando qualcuno si unisce, ti menziono.
seek-opened-team = 🔎 Questo server cerca un altro server: **{ $game }**, { $time }. La ricerca termina quando un server si unisce, altrimenti alla scadenza ({ $until }). La partita si vede qui e lì, e ogni server vota le proprie mosse.{ $servers ->
    [0] {" "}Nessun server mostra ancora le ricerche. Chi gestisce un server le attiva con **/settings server seeks**.
   *[other] {""}
}
seek-replaced = La tua ricerca precedente è terminata.
seek-direct-taken = Hai una partita nei messaggi diretti con me. Finché non finisce, chi non ha server in comune con te non può unirsi.
seek-withdrawn = Hai smesso di cercare un avversario.
seek-over = Questa ricerca è già terminata.
seek-taken = { $player }, **{ $name }** entra nella tua partita a { $game }.
seek-begun = { $player }, qui giochi a **{ $game }** contro **{ $name }**.
seek-closed-meanwhile = Qualcuno ha fatto prima, o questa ricerca è terminata. /seek ne avvia una tua.
seek-own = Questa è la tua ricerca. Deve unirsi qualcun altro.
seek-busy = Al momento questo giocatore non può iniziare un’altra partita. /seek avvia una tua ricerca.
seek-unreachable = Da qui non riesco a raggiungere questo giocatore, quindi non potete giocare insieme. /seek avvia una tua ricerca.
seek-direct = 🔎 Giochi a **{ $game }** contro **{ $name }**. Ciascuno vede il tavoliere nei propri messaggi diretti con me.
seek-no-direct = Questa partita si giocherebbe nei messaggi diretti, ma non posso inviartene. Permettili nelle tue impostazioni sulla privacy di questo server, poi unisciti di nuovo.
seek-delayed = In questo momento Discord non riesce ad aprire la tua partita. Continuo a provare, e inizierà da sola, a meno che prima non si unisca qualcun altro o la ricerca non termini.
seek-direct-occupied = Questa partita si giocherebbe nei messaggi diretti, e lì hai già una partita. Finisci prima quella, poi unisciti di nuovo.
direct-unreachable = Non posso inviare messaggi diretti a **{ $name }**, quindi l’invito è stato annullato.
seek-twice = Hai appena avviato un’altra ricerca.
seek-too-many = Nell’ultima ora hai avviato { $most } ricerche, e questo è il limite. Riprova più tardi.
say-no-place-for-seeks = Lì non si possono pubblicare ricerche. Scegli un canale testuale che io possa vedere.
say-seeks-on-and-off = Hai chiesto di mostrare le ricerche di avversari e anche di non mostrarle più. Usa seeks oppure seeks-off, non entrambi.
