# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = In dettaglio
button-rules-summary = In breve

help-title = B-Side
button-help-now = Adesso

# The next steps of the player in this channel.
help-now = ### Adesso
help-no-table = In questo canale non c’è nessuna partita. **/play** ne inizia una, e **/learn** ti insegna a giocare.
help-table = **{ $game }** · tavolo { $table }
help-opened = Hai aperto tu questo tavolo. La partita inizia quando tutti i posti sono occupati. **{ $button-cancel }** sotto il tavoliere la annulla.
help-seated = Hai un posto. La partita inizia quando tutti i posti sono occupati.
help-invited = { $player } ti invita. Premi **{ $button-join }** o **{ $button-decline }** sotto il tavoliere.
help-free = C’è un posto libero. Per giocare, premi **{ $button-join }** sotto il tavoliere.
help-reserved = { $count ->
    [one] Il posto libero è riservato a { $players }.
   *[other] I posti liberi sono riservati a { $players }.
} Inizia una partita tua in un thread.
help-your-turn = Tocca a te (posto { $seat }). Premi **{ $button-choose }** sotto il tavoliere o usa **/move**, ad esempio **{ $example }**.
help-paused = La partita è in pausa.{ $resume ->
    [alone] {" "}**/resume** la fa ripartire.
    [people] {" "}**/resume** chiede di riprenderla.
   *[offered] {""}
} Hai il posto { $seat }.
help-waiting = Tocca a { $player }. Hai il posto { $seat }. Intanto puoi guardare il tavoliere con **/board**, offrire la patta o abbandonare.
help-out = Sei fuori da questa partita ({ $place }º posto). La partita continua, e tocca a { $player }.
help-watching = Stai guardando, e tocca a { $player }. **/board** ti mostra il tavoliere da qualsiasi lato. Inizia una partita tua in un thread.
help-voting = Qui gioca questo server, e tu puoi votare. Tocca a { $player }. Quando tocca al server, premi **{ $button-vote }** sotto il tavoliere o scrivi **/move**.
help-offer = { $player } { $offer ->
    [draw] offre la patta
    [takeback] chiede di ritirare una mossa
    [pause] vorrebbe mettere in pausa la partita
    [resign] propone di abbandonare
   *[resume] vorrebbe riprendere la partita
}. Rispondi con **/accept** o **/decline**.
help-offered = Hai acconsentito { $offer ->
    [draw] alla patta
    [takeback] al ritiro di una mossa
    [pause] a mettere in pausa la partita
   *[resume] a riprendere la partita
}. Vale fino alla prossima mossa, o finché qualcuno non rifiuta.
help-over = Questa partita è finita. Riguardala con **/replay** o **/record**, o iniziane una nuova con **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### Che cosa so fare
    Ospito giochi da tavolo che difficilmente troverai altrove: { $games }. Che cosa vuoi sapere?
help-start =
    Inizia una partita in questo canale con **/play**. Scegli un gioco e, se vuoi, un avversario, un tempo per mossa o un thread apposta. Se non indichi un avversario, chiunque può premere **{ $button-join }**.
    • Indica in `computer` un livello da 1 a 8 per giocare contro un computer.
    • Un canale o thread ospita una partita per volta. Apri un thread per la seconda.
    • Nei messaggi diretti con me giochi contro il computer.
    • **/seek** cerca un avversario in altri server.
    • **/games** elenca le tue partite in corso, prima quelle in cui tocca a te.
    • **/watch** ti invia un messaggio diretto quando una partita finisce.
    .title = Iniziare una partita
help-move =
    Premi **{ $button-choose }** sotto il tavoliere. Un’immagine numera i pezzi che possono muovere, poi le caselle in cui possono andare. I pulsanti hanno gli stessi numeri.
    • **/move** gioca la tua mossa per iscritto. I suggerimenti compaiono mentre scrivi; maiuscole, spazi e trattini non contano.
    • **/board** mostra di nuovo il tavoliere, o lo mostra solo a te da un altro lato, in altri colori o come testo.
    • **/hint** ti consiglia una mossa nelle partite amichevoli e contro i computer: prima il pezzo, poi la mossa (**Gioca la mossa** la esegue), poi i motivi. Gli altri sanno che l’hai chiesto, ma il consiglio lo vedi solo tu. In una partita classificata prima te lo domando, perché dopo un consiglio solo una sconfitta conta per il tuo punteggio.
    .title = Fare una mossa
help-offers =
    • **/draw** offre la patta.
    • **/takeback** chiede di ritirare la tua ultima mossa.
    • **/pause** e **/resume** chiedono di fermare e far ripartire gli orologi.
    • Gli altri rispondono con i pulsanti, o con **/accept** e **/decline**.
    • **/resign** abbandona la partita. **/abort** annulla una partita prima che tutti abbiano mosso.
    • **/table give-time** dà all’avversario più tempo per una mossa. Nelle partite senza orologio, **/table still-there** chiede a chi non muove da 3 giorni se c’è ancora.
    .title = Patta e mosse ritirate
help-learn =
    • **/learn** insegna un gioco in poche brevi lezioni.
    • **/rules** lo spiega con le immagini, pagina per pagina.
    • **/puzzle** mostra una posizione in cui cercare la mossa migliore. I problemi hanno un punteggio a parte.
    .title = Imparare un gioco
help-after =
    • **/review** analizza una partita finita: probabilità di vittoria mossa per mossa, svolte e mosse migliori.
    • **/replay** mostra la partita come animazione, e **/record** te la dà come file di testo.
    • **/game** con un numero di tavolo scorre qualsiasi partita, mossa per mossa.
    • **/analyse** o **{ $button-explore }** sotto un tavoliere ne apre uno che vedi solo tu: prova mosse per tutti i giocatori e prendi appunti. A partita finita, il computer dà il suo parere. Mentre tocca all’avversario, **{ $button-plan }** gioca le tue risposte al posto tuo.
    • **{ $button-rematch }** sotto l’ultimo tavoliere inizia un’altra partita a posti scambiati.
    • **{ $button-stronger }** e **{ $button-weaker }** fanno lo stesso con un computer di un livello più alto o più basso.
    .title = Dopo una partita
help-ratings =
    • **/leaderboard** mostra i migliori giocatori, qui o in tutti i server.
    • **/profile** mostra i punteggi di un giocatore nel tempo, i risultati, le serie e gli avversari più frequenti.

    Le partite finite contano per il punteggio (Glicko): uno per gioco, provvisorio finché non ne hai giocate cinque. Le partite contro i computer hanno punteggi a parte.
    .title = Punteggi
help-settings =
    • **/settings me** serve per colori, lati, lingua, promemoria e conferma delle mosse.
    • **/settings vacation** mette in pausa i tuoi orologi lenti, fino a 14 giorni all’anno.
    • **/settings server** è per chi gestisce il server.
    .title = Impostazioni
help-data =
    • **/privacy export** ti dà tutto ciò che conservo su di te.
    • **/privacy delete** elimina i tuoi dati. Le tue partite restano, senza il tuo nome.
    • **/block** impedisce a un giocatore di invitarti, e **/unblock** annulla il blocco. Nessun altro lo viene a sapere.
    .title = I tuoi dati
