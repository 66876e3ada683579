# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } e { $last }
# The same before a name that starts with the sound of i, for which Spanish has another word.
conjunction-i = { $others } e { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
# A whole number of hundredths, such as a chance.
percent = { $number }%

card-heading = **{ $game }** · tavolo { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· mossa { $turn }
}
card-invitation = { $invited }, { $opener } { $seats ->
    [2] ti invita a una partita a { $game }.
   *[other] invita a una partita a { $game } per { $seats } giocatori. { $free ->
        [one] Resta un posto.
       *[other] Restano { $free } posti.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Hai invitato { $invited } a una partita a { $game }.
card-open-invitation = { $opener } cerca { $seats ->
    [2] un avversario per una partita a { $game }.
   *[other] { $free ->
        [one] ancora un giocatore
       *[other] altri { $free } giocatori
    } per una partita a { $game } in { $seats }.
} Chi gioca?
card-terms = -# { $counts ->
    [yes] Classificata
   *[no] Amichevole
} · { $setup } · { $begins } · { $pace } · scade { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Classificata
   *[no] Amichevole
} · { $pace }
begins-named = inizia { $name }
begins-own = inizi tu
begins-first = inizia chi si unisce prima
begins-lot = si sorteggia chi inizia
pace = { $minutes ->
    [0] senza orologio
    [60] 1 ora per mossa
    [480] 8 ore per mossa
    [1440] 1 giorno per mossa
    [4320] 3 giorni per mossa
    [10080] 7 giorni per mossa
   *[other] { $minutes } minuti per mossa
}
card-all-seated = Ci siamo tutti: la partita inizia!
card-closed = Niente partita, questa volta.
card-to-act = { $player }, tocca a te.
card-to-act-until = { $player }, tocca a te. Il tuo tempo scade { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, tocca a voi: votate una mossa. La votazione si chiude { $end }.
card-on-hold = La partita è in attesa, perché nessuno ha votato per due volte di fila. Un voto per una mossa di { $player } la fa riprendere.
votes-missed = L’ultima volta nessuno ha votato, quindi il computer ha mosso per voi.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Ancora nessun voto.
    [one] Per ora 1 voto.
   *[other] Per ora { $votes } voti.
}{ $needed ->
    [0] {""}
   *[other] {" "}Una mossa con { $needed } voti viene giocata subito.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Offrire la patta
    [takeback] Chiedere di ritirare la mossa
    [accept] Accetta
    [decline] Rifiuta
    [resign] Abbandonare
    [abort] Annulla la partita
   *[other] Continuare a giocare
}: { $votes } voti su { $needed }
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Tocca anche a te muovere.
   *[others] Tocca a { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Il tuo tempo scade { $end }.
       *[others] Il tempo scade { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Devi catturare { $cells }.
    [capture] Devi catturare.
    [demand] Devi saltare esattamente { $balls } biglie.
   *[only] Hai una sola mossa legale.
}{ $asks ->
    [replacement] {" "}Quale pedina subentra?
    [where] {" "}{ $beginning }: dove va?
    [man] {" "}Con quale?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn }…
card-time-given = -# Per { $time } qui nessuno ha potuto giocare, quindi { $player } ha riavuto quel tempo.
card-time-given-own = -# Per { $time } qui nessuno ha potuto giocare, quindi hai riavuto quel tempo.
card-vacation = -# { $name } è in vacanza (ritorno: { $end }). Fino ad allora il suo orologio è in pausa.
card-vacation-own = -# Sei in vacanza (ritorno: { $end }). Fino ad allora il tuo orologio è in pausa.
card-vacation-no-clock = -# { $name } è in vacanza (ritorno: { $end }).
card-vacation-no-clock-own = -# Sei in vacanza (ritorno: { $end }).
# The deadline of the round of a tournament, on every board of it.
card-round-deadline = -# Scadenza del turno: { $at }, anche per chi è in vacanza. Perde il giocatore a cui tocca in quel momento.
# Before the first move in a tournament, below the line about the player to act.
card-check-in = -# Non tocca a te? Premi *Ci sono*. Se nessuno muove in tempo, perde anche chi non l’ha premuto.
# In the list of games, behind a game of a tournament.
games-deadline = scadenza: { $at }
card-no-clock = -# Se un giocatore non muove per 3 giorni, puoi chiedere se c’è ancora. Dopo altri 4 giorni puoi { $seats ->
    [2] reclamare la vittoria
   *[other] continuare senza quel giocatore
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, ci sei ancora?
   *[no] Ci sei ancora?
} Se non muovi{ $answers ->
    [yes] {" "}o rispondi
   *[no] {""}
}, { $who ->
    [named] { $other } potrà
   *[others] gli altri potranno
} { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza di te
   *[close] chiudere la partita
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = Non muovi da tempo (da: { $since }). Finché non muovi, { $who ->
    [named] { $other } può
   *[others] gli altri possono
} { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza di te
   *[close] chiudere la partita
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Ho chiesto a { $name }. Se non arriva una mossa{ $answers ->
    [yes] {" "}o una risposta
   *[no] {""}
}, potrai { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza { $name }
   *[close] chiudere la partita
} { $end }.
card-reminder = { $player }, tocca sempre a te. Il tuo tempo scade { $end }.
direct-reminder = **{ $game }** · tavolo { $table } · { $place }
card-idle = { $player }, qui non succede niente da un po’. Se non muovi, la partita sarà chiusa senza risultato { $end }.
card-idle-lost = { $player }, qui non succede niente da un po’. Se non muovi, perderai la partita { $end }.
card-pause-ends = { $player }, questa partita è in pausa da molto tempo. Riprenderà da sola { $end }, e con lei gli orologi.
card-paused = La partita è in pausa. Quando riprende, tocca a { $player }.
card-paused-own = La partita è in pausa. Quando riprende, tocca a te.
card-asked = { $players }: d’accordo?
card-computer-acts = { $player } sta pensando…
card-left-to-computers = Restano solo computer. Finiranno la partita da soli, e il risultato comparirà qui.
card-draw-near = { $turns ->
    [one] Se con la prossima mossa nessun pezzo lascia il tavoliere, la partita è patta.
   *[other] Se nelle prossime { $turns } mosse nessun pezzo lascia il tavoliere, la partita è patta.
}
card-won = **Vince { $names }**{ $why ->
    [resigned] {" "}per abbandono.
    [time] {" "}per tempo scaduto.
    [forfeited] {" "}a tavolino.
   *[other] .
}
card-won-own = **Hai vinto**{ $why ->
    [resigned] {" "}per abbandono.
    [time] {" "}per tempo scaduto.
    [forfeited] {" "}a tavolino.
   *[other] .
}
card-drawn = **Patta** { $why ->
    [agreement] per accordo tra { $names }.
    [repetition] tra { $names }: la stessa posizione si è presentata per la terza volta.
    [quiet] tra { $names }: troppe mosse di fila senza catture.
   *[other] tra { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Patta** { $why ->
    [agreement] per accordo tra te e { $other }.
    [repetition] tra te e { $other }: la stessa posizione si è presentata per la terza volta.
    [quiet] tra te e { $other }: troppe mosse di fila senza catture.
   *[other] tra te e { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Per abbandono
    [time] Tempo scaduto
    [absent] Per assenza
    [forfeited] A tavolino
    [agreement] Patta d’accordo
    [repetition] Patta: stessa posizione tre volte
   *[quiet] Patta: troppo a lungo senza catture
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Non restano mosse legali.
card-place = { $place }º posto: { $names }

replay = **{ $game }** · tavolo { $table } · animazione{ $step ->
    [1] {""}
   *[other] {" "}(una mossa ogni { $step })
}
replay-alt = Tutta la partita, mossa per mossa ({ $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}). Alla fine: { $last }

news-joined = { $name } si unisce alla partita.
news-declined = { $name } rifiuta.
news-declined-own = Rifiuti.
# Others can still join.
news-seat-declined = { $name } rifiuta. Adesso il posto è libero per chiunque.
news-seat-opened = Il posto di { $name } adesso è libero per chiunque.
news-vacated = { $name } lascia il tavolo. Adesso il posto è libero per chiunque.
news-cancelled = L’invito è stato annullato.
news-closed = { $what ->
    [game] La moderazione ha chiuso questa partita. Non conta.
   *[invitation] La moderazione ha chiuso questo invito.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, la moderazione ha chiuso questa partita. Non conta.
# The deadline of a game in a tournament. If somebody had moved, the next sentence says who loses.
news-deadline = Il termine di questo turno è scaduto.
# The game of a tournament in which nobody has moved or said that they are there, when the time or the deadline is over.
news-nobody-came = Nessuno si è fatto vivo in tempo, quindi tutti perdono questa partita.
news-over = { $players }, la partita è finita.
# players: one or several
news-out = Fuori dalla partita: { $players }. Gli altri continuano.
news-expired = L’invito è scaduto prima che tutti i posti fossero occupati.
news-idle = Qui nessuno muove da un mese, quindi la partita è stata chiusa senza risultato.
news-started = La partita inizia.
news-started-by-lot = La partita inizia. Sorteggio: inizia { $name }.
news-started-by-lot-own = La partita inizia. Sorteggio: inizi tu.
news-resigned = { $name } abbandona.
news-resigned-own = Abbandoni.
news-timed-out = { $name } ha esaurito il tempo.
news-timed-out-own = Hai esaurito il tempo.
news-left = { $name } non è più nel server. { $others ->
    [one] L’altro giocatore può
   *[other] Gli altri giocatori possono
} { $claim ->
    [out] continuare senza { $name }
   *[win] { $closable ->
        [yes] reclamare la vittoria o chiudere la partita
       *[no] reclamare la vittoria
    }
}.
news-absent = { $name } non muove da { $time }. { $who ->
    [direct] Puoi chiedere con **{ $button-still-there }** sotto il tavoliere.
    [you] Puoi chiedere con **{ $button-still-there }** qui sotto.
    [named] { $other } può chiedere con **{ $button-still-there }** qui sotto.
   *[others] Gli altri possono chiedere con **{ $button-still-there }** qui sotto.
}
news-claimable = { $name } continua a non muovere. { $who ->
    [direct] Sotto il tavoliere puoi
    [you] Qui sotto puoi
    [named] Qui sotto { $other } può
   *[others] Qui sotto gli altri possono
} { $claim ->
    [win] reclamare la vittoria con **{ $button-claim }**
    [out] mandare avanti la partita con **{ $button-claim-out }**
   *[close] chiudere la partita con **{ $button-close }**
}.
news-still-there = { $name } c’è ancora.
news-still-there-own = Hai risposto che ci sei ancora.
# Before the first move in a tournament.
news-here = { $name } c’è.
news-here-own = Hai confermato che ci sei.
news-gone = { $name } non muove da { $time }{ $out ->
    [yes] {" "}ed è fuori dalla partita
   *[no] {""}
}.
news-gone-own = Non muovi da { $time }{ $out ->
    [yes] {" "}e sei fuori dalla partita
   *[no] {""}
}.
news-turn-extended = { $name } dà più tempo a { $player }: { $time }.
news-turn-extended-own = Hai dato più tempo a { $player }: { $time }.
news-turn-extended-to-you = { $name } ti dà più tempo: { $time }.
news-returned = { $name } è di nuovo nel server.
news-forfeited = { $name } non è più nel server e perde la partita a tavolino.
news-removed = L’organizzazione ha escluso { $name } dal torneo: la partita è persa a tavolino.
news-removed-own = Sei fuori dal torneo per decisione dell’organizzazione: perdi la partita a tavolino.
news-aborted = { $name } ha annullato la partita. Non conta.
news-aborted-own = Hai annullato la partita. Non conta.
news-closed-by = { $name } ha chiuso la partita. Non conta.
news-closed-by-own = Hai chiuso la partita. Non conta.
news-offered = { $name } { $offer ->
    [draw] offre la patta.
    [takeback] chiede di ritirare una mossa.
    [pause] vorrebbe mettere in pausa la partita.
    [resign] propone di abbandonare.
   *[resume] vorrebbe riprendere la partita.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] Offri la patta.
    [takeback] Chiedi di ritirare una mossa.
    [pause] Chiedi di mettere in pausa la partita.
   *[resume] Chiedi di riprendere la partita.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Verrebbe ritirata la mossa { $first }: { $turns }.
   *[other] Verrebbero ritirate le mosse { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] accetta la patta.
   *[other] acconsente.
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] Accetti la patta.
   *[other] Acconsenti.
}
news-refused = { $name } { $offer ->
    [draw] rifiuta la patta.
    [takeback] non concede il ritiro della mossa.
    [pause] non vuole mettere in pausa la partita.
    [resign] continua a giocare.
   *[resume] non vuole ancora riprendere la partita.
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] Rifiuti la patta.
    [takeback] Non concedi il ritiro della mossa.
    [pause] Non vuoi mettere in pausa la partita.
    [resign] Continui a giocare.
   *[resume] Non vuoi ancora riprendere la partita.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] ha offerto la patta.
    [takeback] ha chiesto di ritirare una mossa.
    [pause] ha chiesto di mettere in pausa la partita.
    [resign] ha proposto di abbandonare.
   *[resume] ha chiesto di riprendere la partita.
} { $end ->
    [accepted] Accettato da { $players }.
    [declined] Rifiutato da { $players }.
   *[lapsed] La richiesta non è più aperta.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Hai offerto la patta.
    [takeback] Hai chiesto di ritirare una mossa.
    [pause] Hai chiesto di mettere in pausa la partita.
   *[resume] Hai chiesto di riprendere la partita.
} { $end ->
    [accepted] Accettato da { $players }.
    [declined] Rifiutato da { $players }.
   *[lapsed] La richiesta non è più aperta.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] ha offerto la patta.
    [takeback] ha chiesto di ritirare una mossa.
    [pause] ha chiesto di mettere in pausa la partita.
    [resign] ha proposto di abbandonare.
   *[resume] ha chiesto di riprendere la partita.
} { $end ->
    [accepted] Hai accettato.
   *[declined] Hai rifiutato.
}
news-played-out = I computer hanno finito la partita da soli, in { $turns ->
    [one] una mossa.
   *[other] { $turns } mosse.
}
news-taken-back = { $turns ->
    [0] Tutte le mosse sono state ritirate. La partita torna all’inizio.
   *[other] La partita torna alla posizione dopo la mossa { $turns }.
}
news-paused = La partita è in pausa.
news-on-hold = Per due volte di fila nessuno ha votato, quindi la partita resta in attesa di un voto.
news-resumed = La partita riprende.
news-vacation-ended = La vacanza di { $name } è finita.
news-vacation-ended-own = La tua vacanza è finita.
news-moved = { $what ->
    [invitation] L’invito adesso è qui.
   *[game] La partita continua qui.
}
news-tournament-over = Il torneo è finito. Questa partita continua, e adesso si può mettere in pausa e si possono ritirare le mosse.
news-result-entered = L’organizzazione ha inserito nel torneo il risultato di questa partita, che quindi finisce qui. Non conta per il punteggio.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · tavolo { $table } · mossa { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · tavolo { $table } · mossa { $turn } · { $name }: { $text } (ritirata)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · mossa { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · mossa { $turn } · { $name }: { $text } (ritirata)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · tavolo { $table } · { $turn ->
    [0] ritorno all’inizio
   *[other] ritorno alla mossa { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · tavolo { $table } · { $text }
board-past-invitation = -# { $game } · tavolo { $table } · invito · { $names }
board-past-start = -# { $game } · tavolo { $table } · inizio · { $names }
board-moved = -# { $game } · il tavolo { $table } è adesso in { $place }

news-hinted = { $name } ha chiesto un consiglio.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, invariato
news-rating-same-levels = { $name } contro i computer: { $rating }, invariato
news-rating-levels = { $name } contro i computer: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, definitivo tra { $games ->
    [one] una partita
   *[other] { $games } partite
}
news-rating-provisional-levels = { $name } contro i computer: { $rating }, definitivo tra { $games ->
    [one] una partita
   *[other] { $games } partite
}
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, non più provvisorio
news-rating-settled-levels = { $name } contro i computer: { $rating }, non più provvisorio

news-unrated-short = Non classificata: prima della mossa { $turns } { $how ->
    [drawn] la partita è finita in patta
    [time] un giocatore ha esaurito il tempo
    [absent] un giocatore ha smesso di muovere
    [left] un giocatore ha lasciato il server
   *[resigned] un giocatore ha abbandonato
}.
# After a game that computers have finished on their own.
news-unrated-left = Non classificata: prima della mossa { $turns } sono rimasti solo computer, che hanno giocato il resto.
news-unrated-enough = Non classificata: tra gli stessi due giocatori contano solo { $games } partite al giorno.
news-unrated-casual = Non classificata: era una partita amichevole.
news-unrated-removed = Non classificata: c’è stata un’esclusione dal torneo.
news-unrated-left-server = Non classificata: un giocatore ha lasciato il server, e un avversario avrebbe potuto espellerlo.
news-unrated-hinted = Non classificata per { $names }: dopo un consiglio conta solo una sconfitta.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Quale pezzo vuoi muovere?
menu-next-man = { $beginning }: quale subentra?
menu-ground = Su quale tessera è la biglia?
menu-tile = Quale tessera vuoi spostare o rimuovere?
menu-cell = Quale casella?
menu-where = { $beginning }: dove va?
menu-go-on = { $beginning }: continui a saltare o ti fermi qui?
menu-demand = { $beginning }: imponi un numero esatto di biglie?
menu-demand-none = nessun obbligo
menu-demand-exactly = esattamente { $balls }
menu-to = in { $to }
menu-as-it-is = Fermati qui
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn }…
menu-placeholder = Scegli
menu-part = da { $first } a { $last }
menu-alt = Scelte: { $choices }.
menu-moved-on = Nel frattempo la partita è andata avanti.
menu-once-more = Giocare questa mossa? **{ $turn }**
menu-vote-for = Votare per questa mossa? **{ $turn }**
menu-played = Hai giocato: { $turn }.
menu-voted = Il tuo voto: { $turn }. Puoi cambiarlo finché la mossa non viene giocata.

typing-title = La tua mossa
typing-label = Scrivi la tua mossa
typing-example = ad es. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · tavolo { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = La rivincita è già aperta: { $place }
# After joining a table in another channel. $place is a link.
say-joined-elsewhere = Hai un posto. { $game } · il tavolo { $table } è in { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Questa partita è classificata. Se chiedi un consiglio, una vittoria o una patta non conta più per il tuo punteggio, una sconfitta invece sì.
hint-outdated = Dopo quel consiglio la partita è andata avanti.
hint-man = Guarda bene **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Destinazione: **{ $spot }**.
hint-turn = Io giocherei **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Cattura { $men }.
hint-threatens = Minaccia di catturare { $men }.
hint-saves = Salva { $men }, cosa che quasi nessun’altra mossa fa.
hint-prepares = Prepara una cattura: con altre due mosse si potrebbe catturare { $men }.
hint-guards = Protegge { $men } da una cattura in due mosse.
hint-locks = Imprigiona { $men }.
hint-restricts = Limita l’avversario (mosse possibili: { $after } invece di { $before }).
hint-frees = Guadagna spazio (mosse possibili: { $after } invece di { $before }).
hint-blocks = Impedisce di saltare { $men } e arrivare in { $cell }.
hint-corners = Lascia al basileus nemico meno caselle sicure ({ $after } invece di { $before }).
hint-frees-king = Dà al basileus più caselle sicure ({ $after } invece di { $before }).
hint-covers = Copre il basileus (caselle vuote intorno: { $after } invece di { $before }).
hint-evades = Allontana il basileus dai nemici (passi dal pezzo più vicino: { $after } invece di { $before }).
hint-nears = Avvicina un pezzo al basileus nemico (passi di distanza: { $after } invece di { $before }).
hint-limits = Lascia all’avversario meno mosse che non perdono subito qualcosa ({ $after } invece di { $before }).
hint-adds = Apre più mosse che non perdono subito qualcosa ({ $after } invece di { $before }).
hint-leaves-edge = Porta in gioco un pezzo dal bordo, in { $cell }.
hint-chases = Il basileus insegue { $men }.
hint-guards-king = Avvicina un pezzo al proprio basileus (passi di distanza: { $after } invece di { $before }).
hint-joins = Tiene uniti i pezzi (vicini: { $after } invece di { $before }).
hint-leads = Nella variante più probabile, poi cattura { $men }.
hint-quiet = Una mossa tranquilla: non cattura e non minaccia niente.
# What a reply does to the reader, after the sentences above.
reply-restricts = Ti lascia meno mosse ({ $after } invece di { $before }).
reply-corners = Lascia al tuo basileus meno caselle sicure ({ $after } invece di { $before }).
reply-limits = Ti lascia meno mosse che non perdono subito qualcosa ({ $after } invece di { $before }).
reply-nears = Avvicina un pezzo al tuo basileus (passi di distanza: { $after } invece di { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Chiude la manche: nessuna biglia può più saltare.
hint-opens = { $balls ->
    [0] Se non si sposta nessuna tessera, dopo non può saltare nessuna biglia.
    [one] Se non si sposta nessuna tessera, dopo può saltare una biglia; il salto più lungo ne prende { $longest }.
   *[other] Se non si sposta nessuna tessera, dopo possono saltare { $balls } biglie; il salto più lungo ne prende { $longest }.
}
hint-leaves = Lascia { $balls ->
    [one] una biglia che può saltare
   *[other] { $balls } biglie che possono saltare
} (prima { $before }); il salto più lungo ne prende { $longest } (prima { $longest-before }).
hint-demands = Impone un salto di esattamente { $demand } biglie, che { $balls ->
    [one] una sola biglia può fare
   *[other] { $balls } biglie possono fare
}.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] il basileus in { $cells }
    [men-captain] { $count ->
        [one] il capitano in { $cells }
       *[other] i capitani in { $cells }
    }
    [men-piece] { $count ->
        [one] l’ufficiale in { $cells }
       *[other] gli ufficiali in { $cells }
    }
    [men-soldier] { $count ->
        [one] il soldato in { $cells }
       *[other] i soldati in { $cells }
    }
    [men-ball] { $count ->
        [one] la biglia in { $cells }
       *[other] { $count } biglie: { $cells }
    }
    [men-stone] { $count ->
        [one] la pedina in { $cells }
       *[other] le pedine in { $cells }
    }
   *[men-pawn] { $count ->
        [one] il pedone in { $cells }
       *[other] i pedoni in { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Vince subito.
   *[other] Forza la vittoria entro { $turns } mosse.
}
hint-loses = La partita è persa, ma questa mossa resiste più a lungo di tutte: { $turns ->
    [one] una mossa.
   *[other] { $turns } mosse.
}
hint-chance = Le tue probabilità di vittoria: circa { $chance }.
hint-answer = La risposta probabile è { $turn }.

# The replay of a finished game.
review-progress = Analisi della partita in corso… { $percent }%
review-even = Nessuna singola mossa ha deciso questa partita.
review-swings = { $swings ->
    [one] La svolta:
   *[other] Le { $swings } svolte principali:
}
review-swing = { $number }. Mossa { $turn }, { $name }: **{ $played }** (probabilità di vittoria: { $left }). Meglio: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Mossa { $turn }: { $votes ->
    [one] una persona ha votato
   *[other] { $votes } persone hanno votato
} per { $better } ({ $left }).
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ e freccia tratteggiata: la mossa giocata. ✓ e freccia continua: la mossa migliore.
review-arrows = Una freccia tratteggiata con una croce indica { $played }, una freccia continua con un segno di spunta indica { $better }.
review-alt = Le probabilità di vittoria, mossa per mossa. { $samples }
review-sample = { $turn ->
    [0] All’inizio
   *[other] Dopo la mossa { $turn }
}: { $chances }

# Players try their own mistakes in a finished game again, below its review.
button-mistakes = Riprova i tuoi errori
button-mistake-next = Errore successivo
button-mistake-better = Mostra la mossa migliore
# $turn is the number of the move that was a mistake, $played the move, and $cost what it cost.
mistake-question = **{ $game }** · tavolo { $table } · mossa { $turn }
    Hai giocato **{ $played }**, che ti è costata { $cost ->
        [one] un punto percentuale
       *[other] { $cost } punti percentuali
    } di probabilità di vittoria. Trova una mossa migliore.
# $turn is a move, $left the winning chance after it, and $best that after the best move.
mistake-best = ✅ **{ $turn }** è la mossa migliore (probabilità di vittoria: { $best }).
mistake-right = ✅ **{ $turn }** è quasi buona come la mossa migliore (probabilità di vittoria: { $left } invece di { $best }).
mistake-wrong = ↩️ **{ $turn }** non basta (probabilità di vittoria: { $left } invece di { $best }).
mistake-reply = La risposta è **{ $reply }**.
mistake-better = La mossa migliore è **{ $turn }** (probabilità di vittoria: { $best }).
mistake-last = -# Era il tuo ultimo errore tra le svolte di questa partita.

say-review-not-over = Questa partita non è ancora finita. Potrai analizzarla dopo. Fino ad allora aiuta /hint, dove i consigli sono permessi.
say-review-nothing = In quella partita non è stata giocata nessuna mossa, quindi non c’è niente da analizzare.
say-review-under-way = Sto già facendo un’analisi { $about ->
    [table] del tavolo { $table }
   *[record] di una trascrizione
} { $whose ->
    [own] per te
   *[channel] in questo canale
}. Riprova quando è pronta.
say-reviews-many = In questo momento sto analizzando molte partite. Riprova tra un minuto.
say-went-wrong = Da parte mia qualcosa è andato storto. Se succede ancora, segnalalo a chi gestisce questo bot: { $reference }.
say-shown-later = Discord adesso ha qualche difficoltà. È tutto salvato e comparirà qui appena Discord si riprende.
say-busy = B-Side ha moltissimo da fare in questo momento. Riprova tra un minuto.
say-press-again = Ci è voluto troppo. Premi di nuovo.
say-thread-already = Questo è già un thread. Lascia vuoto «thread» per giocare qui.
say-no-threads = Qui non si possono creare thread. Lascia vuoto «thread» per giocare qui.
say-lacks-for-thread = Qui mi mancano dei permessi: { $permissions }. Chiedi a chi gestisce il server di concederli, o gioca senza thread.
say-lacks-for-boards = Qui mi mancano dei permessi: { $permissions }. Mi servono per scrivere senza che nessuno lo chieda, quando c’è un computer o un orologio. Chiedi a chi gestisce il server di concederli, o gioca contro persone e senza orologio.
say-lacks-for-table = Qui mi mancano dei permessi: { $permissions }. A questo tavolo c’è un computer o un orologio, quindi devo poter scrivere senza che nessuno lo chieda. Chiedi a chi gestisce il server di concederli, o gioca in un canale dove li ho.
say-lacks-for-puzzles = In quel canale mi mancano dei permessi: { $permissions }. Mi servono per pubblicarci il problema del giorno.
say-lacks-for-seeks = In quel canale mi mancano dei permessi: { $permissions }. Mi servono per pubblicarci le ricerche di avversari.
say-thread-refused = In questo momento Discord non mi lascia creare un thread qui. Lascia vuoto «thread» per giocare nel canale.
say-too-many-threads = { $whose ->
    [own] Ultimamente mi hai fatto creare molti thread.
   *[server] Ultimamente ho creato molti thread in questo server.
} Gioca in un canale senza thread, o riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
permission-view = Visualizza canale
permission-connect = Connetti
permission-send = Invia messaggi
permission-attach = Allega file
permission-create-threads = Crea thread pubblici
permission-send-in-threads = Invia messaggi nei thread
permission-read-history = Leggi cronologia messaggi
say-not-here = Non sono in questo server, quindi non posso pubblicarci un tavoliere. Invitami in questo server, o gioca contro il computer nei messaggi diretti con me. /rules, /learn e /games funzionano ovunque.
say-alone-here = Nei messaggi diretti puoi giocare solo contro il computer. Per invitare qualcuno, usa un canale di un server.
say-too-fast = Vai troppo veloce per me. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Ecco che cosa hai scritto, così niente va perso:
say-not-seen = Quella partita è in un canale che non puoi vedere. Chiedi la trascrizione (/record) a chi la gioca.
say-may-not-close = Per farlo ti serve il permesso «Gestisci messaggi» in questo canale. Per abbandonare la tua partita, usa /resign.
say-only-in-servers = Funziona solo in un canale di un server.
say-animation-under-way = Sto già facendo un’animazione del tavolo { $table } { $whose ->
    [own] per te
   *[channel] in questo canale
}. Riprova quando è pronta.
say-animations-many = In questo momento sto facendo molte animazioni. Riprova tra un minuto.
say-offer-closed = Quella richiesta non è più aperta.
# Under an older message: where the board is now.
say-moved-on = Nel frattempo la partita è andata avanti. Il tavoliere è qui: { $place }
# Asked for again: $place is a link.
say-shown-here = È già in questo canale: { $place }
say-stale-button = Quel pulsante non funziona più. /board mostra la partita di questo canale.
say-bad-option = «{ $input }» non è una scelta valida. Scegli uno dei suggerimenti.
say-old-command = Quel comando è cambiato. Ricarica Discord e riprova.
say-joined-same-game = { $player } ti aveva già mandato un invito per questo gioco, quindi adesso hai un posto al suo tavolo.
say-computers-joined = { $count ->
    [one] { $names } si unisce alla partita.
   *[other] { $names } si uniscono alla partita.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } ha preso il posto prima di te. La partita inizia!
   *[other] { $names } hanno preso i posti prima di te. La partita inizia!
}
say-invited-bot = Gli altri bot non possono giocare. Invita una persona, invita me per giocare contro il computer, o non indicare un avversario per aprire la partita a chiunque.
say-invited-stranger = { $name } non è in questo server. Invita qualcuno che ne fa parte.
say-invited-hidden = { $name } non può vedere questo canale. Scegli un canale che può vedere.
say-invited-timed-out = { $name } è in timeout in questo server. Riprova quando sarà finito.
say-invited-without-commands = { $name } non può usare comandi in questo canale. Riprova in un altro canale.
say-cannot-follow = { $name } non può vedere questo canale, quindi la partita non può spostarsi qui.
say-no-such-player = Qui non gioca nessuno che si chiama «{ $name }». Scegli tra questi: { $names }.
say-unknown-theme = Non ci sono colori chiamati «{ $name }». Scegli tra questi: { $themes }.
say-really-resign = Vuoi davvero abbandonare?
say-resigned = Hai abbandonato.
say-really-claim = Vuoi davvero reclamare la vittoria? La partita finisce subito.
say-really-claim-out = Vuoi davvero continuare senza quel giocatore? Sarà fuori dalla partita.
say-claimed = Hai reclamato la vittoria.
say-claimed-out = La partita continua senza quel giocatore.
say-really-abort = Vuoi davvero annullare questa partita? Non conterà.
say-aborted = Hai annullato la partita.
say-really-close = Vuoi davvero chiudere questa partita? Non conterà.
say-really-close-invitation = Vuoi davvero chiudere questo invito?
say-really-close-tournament = Vuoi davvero chiudere questa partita? Non conterà. Si rigiocherà dall’inizio a un altro tavolo.
say-really-close-own = In questa partita giochi anche tu, quindi chiuderla vale come abbandono. Vuoi davvero abbandonare?
say-closed = Fatto.
say-kept = OK, non è cambiato niente.

span-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
span-hours = { $hours } ore
span-days = { $days } giorni

# Why a game cannot start with these options.

setup-unknown-beginner = «{ $name }» non può iniziare. Scegli tra questi, o lascia vuoto: { $beginners }.
setup-unknown-time = «{ $name }» non è un tempo per mossa che conosco. Scegli tra questi, o lascia vuoto: { $times }.

setup-unknown-game = Non c’è nessun gioco chiamato «{ $name }». Scegli tra questi: { $games }.
setup-seats = { $game } è un gioco per { $most ->
    [2] due giocatori.
   *[other] { $fewest }–{ $most } giocatori.
}
setup-too-many = { $game } è un gioco per { $most ->
    [2] due. Invita una sola persona.
   *[other] { $most } al massimo. Invita meno persone.
}
setup-unknown = { $game } non ha una disposizione chiamata «{ $name }». Scegli tra queste, o lascia vuoto: { $setups }.

leaderboard-server = { $game }: questo server
leaderboard-everywhere = { $game }: tutti i server
leaderboard-levels-server = { $game } contro i computer: questo server
leaderboard-levels-everywhere = { $game } contro i computer: tutti i server
leaderboard-levels-empty = Nessuno ha ancora finito una partita classificata contro i computer. /play con il livello di un computer ne inizia una.
leaderboard-levels = -# Computer: { $levels }
leaderboard-empty = Nessuno ha ancora finito una partita classificata. /play ne inizia una.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } vinte, { $draws } patte, { $losses } perse
leaderboard-uncertain = -# Prima vengono i punteggi entro ± { $deviation }. Agli altri servono più partite.
leaderboard-provisional = -# Provvisori: meno di { $games } partite. Vengono per ultimi, ciascuno con il suo intervallo probabile.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provvisorio: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Italiano
# Its name in English, by which it is found as well
language-name-in-english = Italian
# Its names in other languages, by which it is found as well, separated by commas
language-names-elsewhere = italština, Italiaans, Italienisch, italien, włoski, イタリア語, İtalyanca, італійська
# The colours of boards, after “Colours:”, and in a list to choose from
theme-name = { $theme ->
    [classic] classici
    [dark] scuri
    [contrast] ad alto contrasto
   *[spectrum] spettro (per chi è daltonico)
}
# The setup of a game: among the terms of an invitation, and in a list to choose from. The first two are those of Bizingo.
setup-name = { $setup ->
    [light-first] Inizia Chiaro
    [dark-first] Inizia Scuro
   *[standard] disposizione normale
}
# What is suggested for the options of /settings: no choice of one’s own, and whose side is at the bottom of the board.
settings-default = { $setting ->
    [boards] Resta solo l’ultimo tavoliere
    [notify] Menzione nel canale
    [language] La lingua del mio Discord
    [server-language] Quella del server Community, altrimenti quella di chi inizia la partita
    [level] Chiedimelo ogni volta
    [theme] I colori del server
    [daily-games] I giochi che si giocano qui
    [daily-level] Adatto a chi gioca qui
   *[other] Predefinito
}
boards-choice = { $boards ->
    [lines] Una riga per ogni mossa
   *[pictures] I tavolieri con le loro immagini
}
view-choice = { $view ->
    [mine] Il mio lato
   *[first] Il lato di chi inizia
}
settings-me = Le tue impostazioni
settings-me-list =
    Colori: { $theme ->
        [none] quelli del server
       *[other] { $theme }
    }
    In basso sul tavoliere: { $view ->
        [mine] il tuo lato
       *[other] il lato di chi inizia
    }
    Mosse scelte con i pulsanti: { $confirm ->
        [yes] conferma prima di giocarle
        [no] giocate subito
       *[other] conferma prima di giocarle nelle tue prime dieci partite
    }
    Promemoria prima che scada il tuo tempo: { $direct ->
        [yes] per messaggio diretto
       *[other] nel canale
    }
    Quando una partita ti aspetta: { $notify ->
        [direct] subito un messaggio diretto
        [digest] un messaggio diretto al giorno, il prossimo { $digest }
        [none] nessuna notifica
       *[other] una menzione nel canale
    }
    Fuso orario: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Lingua: { $language ->
        [none] quella del tuo Discord
       *[other] { $language }
    }
    Livello dei computer contro cui giochi: { $level ->
        [none] chiedimelo ogni volta
       *[other] { $level }
    }
    Ruoli per i tuoi punteggi: { $roles ->
        [no] nessuno
       *[other] sì, dove un server li assegna
    }
# What is chosen in a menu below the settings.
settings-change = { $setting ->
    [theme] Colori
    [view] In basso sul tavoliere
    [notify] Quando una partita ti aspetta
   *[level] Livello dei computer contro cui giochi
}
settings-digest-unused = -# Conservo quell’ora, nel caso tu passi a un messaggio diretto al giorno.
settings-last-channel = -# Era l’ultimo canale dell’elenco, quindi le partite sono di nuovo consentite in tutti i canali.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Ho salvato il tuo fuso orario per il messaggio diretto giornaliero: { $zone }. Non segue l’ora legale. Se da te l’ora cambia due volte all’anno, scegli piuttosto la tua città con zone.
roles-title = Ruoli che dipendono dai punteggi
roles-none = Nessun ruolo dipende ancora dai punteggi. Scegli con **/settings roles** un ruolo e i punteggi di chi deve averlo.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] punteggio di { $low } o più
    [to] punteggio di { $high } o meno
    [band] punteggio da { $low } a { $high }
    [first] 1º posto tra i migliori giocatori
   *[winner] chi ha vinto l’ultimo torneo
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Per assegnarlo mi serve il permesso «Gestisci ruoli».
    [order] Non posso assegnarlo: nelle impostazioni del server, sposta il mio ruolo sopra questo.
    [managed] Non posso assegnarlo: è Discord a gestire questo ruolo.
   *[gone] Questo ruolo non esiste più.
}
roles-which = Scegli anche il ruolo.
roles-unknown = { $role } non dipende dai punteggi.
roles-not-mine = { $role } non si può assegnare a nessuno. Scegli un altro ruolo.
roles-not-yours = Per scegliere chi riceve un ruolo ti serve il permesso «Gestisci ruoli».
roles-of-moderators = { $role } ha permessi da moderatore, che nessuno dovrebbe ricevere per un punteggio. Scegli un altro ruolo.
roles-note = -# Un punteggio conta dopo cinque partite classificate.
roles-for-whom = Chi deve avere { $role }? Scegli i punteggi con «from» e «to», oppure usa «first» o «winner».
roles-several = Usa solo una di queste opzioni: un intervallo di punteggi, «first» o «winner».
roles-first-of-which = Con «first» scegli anche il gioco.
roles-empty-range = In quell’intervallo non c’è nessun punteggio: «from» è più alto di «to».
roles-too-many = Al massimo { $most } ruoli possono dipendere dai punteggi. Prima togline uno con «off».
settings-server = Impostazioni di questo server
settings-server-list =
    Lingua: { $language ->
        [none] { $discord ->
            [none] quella di chi inizia una partita o un torneo o cerca un avversario; il problema del giorno è in inglese
           *[other] { $discord }, la lingua principale del server su Discord
        }
       *[other] { $language }
    }
    Colori: { $theme ->
        [none] classici
       *[other] { $theme }
    }
    Tempo per mossa predefinito: { $time ->
        [none] senza orologio
       *[other] { $time }
    }
    Di norma ogni partita in un thread tutto suo: { $threads ->
        [yes] sì
       *[other] no
    }
    Tavolieri precedenti: { $boards ->
        [lines] una riga ciascuno
        [pictures] restano con le loro immagini
       *[none] eliminati
    }
    Ruolo che gestisce i tornei: { $organisers ->
        [none] nessuno, solo «Gestisci eventi»
       *[other] { $organisers }
    }
    Problema del giorno: { $refusal ->
        [gone] disattivato, perché { $daily } non esiste più o non mi è visibile. Scegli di nuovo un canale con daily-puzzle.
        [refused] disattivato, perché Discord non mi ha lasciato scrivere in { $daily }. Controlla i miei permessi in quel canale, poi sceglilo di nuovo con daily-puzzle.
       *[none] { $daily ->
            [none] disattivato
           *[other] { $daily }, ore { $hour }
        }
    }
    Fuso orario del problema del giorno: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Giochi del problema del giorno: { $games ->
        [none] quelli che si giocano qui
        [all] tutti a rotazione
       *[other] { $games }
    }
    Livello del problema del giorno: { $level ->
        [none] adatto a chi gioca qui
       *[other] { $level }
    }
    Ricerche di avversari: { $seeks ->
        [none] disattivate
       *[other] { $seeks }
    }
    Partite consentite in: { $named ->
        [0] tutti i canali
       *[other] { $channels }
    }
settings-vacation-until = Sei in vacanza (ritorno: { $end }), e i tuoi orologi da un giorno in su sono in pausa. Dopo, per quest’anno ti { $days ->
    [one] resterà un giorno di vacanza
   *[other] resteranno { $days } giorni di vacanza
}{ $hours ->
    [0] {""}
    [one] {" "}e un’ora
   *[other] {" "}e { $hours } ore
}. Per tornare prima, usa /settings vacation con «end».
settings-vacation-none = Non sei in vacanza. Per quest’anno ti { $days ->
    [one] resta un giorno di vacanza
   *[other] restano { $days } giorni di vacanza
}{ $hours ->
    [0] {""}
    [one] {" "}e un’ora
   *[other] {" "}e { $hours } ore
}. Durante una vacanza, i tuoi orologi da un giorno in su sono in pausa.
# The deadlines follow, one in each line.
settings-vacation-deadlines = I turni dei tornei non ti aspettano. Se alla scadenza tocca a te, perdi:
settings-vacation-deadline = - **{ $game }** · tavolo { $table } · { $at }
say-vacation-and-end = Hai chiesto di andare in vacanza e anche di terminarla. Usa days oppure end, non entrambi.
say-may-not-manage = Per farlo ti serve il permesso «Gestisci server». Per le tue impostazioni, usa /settings me.
say-elsewhere =
    In questo canale le partite non sono consentite. Prova qui: { $channels }
    -# Se quel canale non esiste più, chi ha il permesso «Gestisci server» può cambiarlo con **/settings server**.
say-excluded = Chi gestisce questo bot ti ha tolto l’accesso, quindi per te funziona solo **/privacy**.
say-server-excluded = Chi gestisce questo bot ha tolto l’accesso a questo server, quindi qui funziona solo **/privacy**.
say-no-such-place = Lì non si può giocare. Scegli un canale testuale, un forum o un thread.
say-forbid-unlisted = { $named ->
    [0] Le partite sono consentite in tutti i canali. Per limitarle, usa «allow» con ogni canale in cui si può iniziare.
   *[other] In quel canale le partite non sono comunque consentite. **/settings server** mostra dove lo sono.
}
say-too-many-channels = Puoi consentire al massimo { $most } canali. Prima togline uno con «forbid».
say-unknown-setting = «{ $name }» non è una scelta valida. Scegli tra queste: { $known }.
say-choose-one = Scegli tra queste possibilità: { $known }.

# The export of the data of a player.

privacy-export = Questo è tutto ciò che conservo su di te: nome, impostazioni, punteggi, risultati nei problemi, tavolieri privati con appunti e piani, partite seguite, giocatori bloccati, ricerche di avversari, voti, ruoli per i tuoi punteggi e { $games ->
    [one] una partita
   *[other] { $games } partite
}.
privacy-export-file = File { $number } di { $files }
privacy-delete =
    Eliminare i tuoi dati? Sparisce per sempre tutto questo:
    • nome e impostazioni
    • punteggi e risultati nei problemi
    • tavolieri privati con appunti e piani
    • ricerche di avversari
    • voti e ruoli per i tuoi punteggi
    • elenchi delle partite seguite e dei giocatori bloccati
    Le tue partite restano, giocate da «Profilo eliminato». { $running ->
        [0] Non hai partite in corso.
        [one] Abbandonerai la tua partita in corso.
       *[other] Abbandonerai le tue { $running } partite in corso.
    }{ $tournaments ->
        [0] {""}
        [one] {" "}Ti ritirerai da un torneo. I suoi risultati restano, senza il tuo nome.
       *[other] {" "}Ti ritirerai da { $tournaments } tornei. I loro risultati restano, senza il tuo nome.
    }
privacy-deleted = I tuoi dati sono stati eliminati.
privacy-kept = OK, non è stato eliminato niente.
# Links to pages of the operator.
link-privacy-policy = Informativa sulla privacy
link-terms = Termini di servizio
feedback-sent = Grazie! Il tuo messaggio è stato inoltrato.
feedback-too-soon = Hai appena inviato un messaggio. Aspetta dieci minuti prima di inviarne un altro.
feedback-empty = Prima scrivi qualcosa.
# In the place of a name.
privacy-former = Profilo eliminato

# The running games of a player.

games-heading = { $games ->
    [0] Le tue partite
    [one] Una partita in corso
   *[other] { $games } partite in corso
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] ti aspetta
       *[other] in attesa di te: { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] un invito
       *[other] { $invitations } inviti
    }
}
games-on-hold = Partite in sospeso
games-on-hold-line = Tavolo { $table }: { $reason ->
    [gone-tournament] il suo canale non c’è più. Continua in un nuovo thread, se riesco ad aprirne uno, o quando l’organizzazione usa **/tournament move**.
    [tournament] il suo canale è bloccato o non mi è accessibile. Continua quando la moderazione lo riapre, o quando l’organizzazione usa **/tournament move**.
    [hidden-tournament] il giocatore a cui tocca non può vedere { $place }. Continua quando potrà, o quando l’organizzazione usa **/tournament move**.
    [gone] il suo canale non c’è più, o io non ci sono più. Usa `/table move table:{ $table }` nel canale in cui vuoi continuare.
    [locked] il suo thread { $place } è bloccato. Continua quando la moderazione sblocca il thread; altrimenti usa `/table move table:{ $table }` in un altro canale.
    [denied] non posso vedere { $place } o scriverci. Continua quando la moderazione me lo permette; altrimenti usa `/table move table:{ $table }` in un altro canale.
    [hidden] il giocatore a cui tocca non può vedere { $place }. Continua quando potrà; altrimenti usa `/table move table:{ $table }` in un altro canale.
    [timed-out] il giocatore a cui tocca è in timeout nel server. Continua quando il timeout finisce.
   *[broken] al momento non si riesce a ripristinarlo. Non è andato perso niente. Segnala il tavolo { $table } a chi gestisce questo bot.
}
games-none = Non hai partite in corso. /play ne inizia una.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · tavolo { $table }{ $phase ->
    [open] {" "}· in attesa di giocatori
   *[other] {" "}· { $turn ->
        [0] nessuna mossa
       *[other] mossa { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] tocca a te
    [open] in attesa di giocatori
    [over] finita
   *[others] tocca a { $player }
} · { $place ->
    [here] qui
    [channel] altro canale
    [guild] altro server
   *[direct] messaggi diretti
}

# The profile of a player.

profile-bot = I bot non hanno un profilo.
profile-title = { $name }
profile-empty = { $name } non ha ancora finito una partita classificata. /play ne inizia una.
profile-game = **{ $game }** · { $rating } · { $wins } vinte, { $draws } patte, { $losses } perse
profile-game-levels = **{ $game }** contro i computer · { $rating } · { $wins } vinte, { $draws } patte, { $losses } perse
profile-streak = -# Vittorie di fila: { $streak }, record: { $longest }
profile-opponents = **Avversari più frequenti**
profile-opponent = { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins } vinte, { $draws } patte, { $losses } perse
profile-provisional = -# Provvisorio: meno di { $games } partite.
profile-recent = -# Avversari e grafico: le ultime { $games } partite.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Partite di squadra** · { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}, mosse giocate: { $played }
progress-alt = I punteggi di { $name } nel tempo. { $tracks }
progress-alt-levels = I punteggi di { $name } contro i computer nel tempo. { $tracks }
progress-game = { $game }: da { $first } ({ $from }) a { $last } ({ $to }), minimo { $least }, massimo { $most }.

# Why a table rejects a command.

table-none-here = In questo canale non c’è nessuna partita. /play ne inizia una.
table-unknown = Non c’è nessun tavolo con quel numero. /board mostra la partita di questo canale.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · al tavolo { $table } si è giocato in { $place }.
    [closed] { $game } · il tavolo { $table } è stato chiuso in { $place }.
   *[running] { $game } · il tavolo { $table } continua in { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · il tavolo { $table } è la tua partita con { $names } nei messaggi diretti con me.
table-occupied = In questo canale c’è già una partita; /board la mostra. Inizia la tua in un thread.
# In a direct message, and where no thread can be started.
table-occupied-direct = In questi messaggi diretti c’è già una partita; /board la mostra. Finiscila prima, o abbandonala con /resign.
table-occupied-thread = In questo canale c’è già una partita; /board la mostra. Inizia la tua in un altro canale.
table-occupied-move = In questo canale c’è già una partita; /board la mostra. Sposta la tua in un altro canale o in un thread.
table-invited-here = { $player } ti ha già mandato un invito a una partita a { $game } qui. Unisciti con /accept, o rifiuta con /decline.
table-too-many-invitations = Hai già { $most } inviti aperti. Annullane uno con **{ $button-cancel }** sotto il suo tavoliere, o aspetta che qualcuno accetti.
table-too-many-searching = In questo server hai già { $most } tavoli in attesa di giocatori. Annullane uno, o aspetta che qualcuno si unisca.
table-other-server = Una partita può spostarsi solo in un altro canale dello stesso server.
table-invited-self = Non puoi giocare contro di te. Invita qualcun altro, o non indicare un avversario per aprire la partita a chiunque.
table-already-here = Quel tavolo è già in questo canale. /board lo mostra.

# Blocked players. Those who are blocked read only the last two.
block-done = Hai bloccato **{ $name }**. Non può invitarti né unirsi ai tuoi tavoli, e tu non puoi unirti ai suoi. Non riceverà nessun avviso. Le partite in corso continuano. /unblock annulla il blocco.
block-already = Hai già bloccato **{ $name }**. /unblock annulla il blocco.
block-undone = Hai sbloccato **{ $name }**.
block-self = Non puoi bloccarti.
block-bot = Si possono bloccare solo persone.
block-too-many = Hai bloccato { $most } giocatori, e questo è il limite. Prima sblocca qualcuno con /unblock.
block-unknown = Non hai bloccato nessuno che si chiama «{ $name }». Scegli uno dei suggerimenti.
block-own = Hai bloccato { $name }. /unblock annulla il blocco.
block-cannot-invite = Non si può invitare { $name }. Scegli qualcun altro.
block-cannot-join = Non puoi unirti a questo tavolo. Inizia una partita tua in un thread.

table-invited-twice = Hai invitato due volte la stessa persona. Invita ogni persona una volta sola.
table-too-many-opponents = Questa partita è per { $seats } giocatori, contando anche te. Invita meno persone, o scegli più posti.
table-too-many-tables = Hai già { $most } partite in corso. Prima finiscine una, o annulla un invito.
table-reserved = { $count ->
    [one] Il posto libero è riservato a { $players }.
   *[other] I posti liberi sono riservati a { $players }.
} Inizia una partita tua in un thread.
table-no-seat-for-computer = { $most ->
    [2] Questo è un gioco per due: invita una persona o scegli un computer, non entrambe le cose.
   *[other] Non c’è più posto per un computer: i posti sono tutti occupati o riservati a chi hai invitato. Scegli più posti, o invita meno persone.
}
table-full = Tutti i posti sono occupati. Puoi guardare, o iniziare una partita tua in un thread.
table-already-seated = Sei già a questo tavolo. /help mostra che cosa puoi fare.
table-not-opener = Solo { $player } può cambiare questo invito. Inizia una partita tua in un thread.
table-opener-stays = Hai aperto tu questo tavolo, quindi non puoi lasciarlo. **{ $button-cancel }** sotto il tavoliere annulla l’invito.
table-not-invited = Non hai ricevuto nessun invito, quindi non c’è niente da rifiutare.
table-nothing-to-leave = Non sei a questo tavolo, quindi non c’è niente da lasciare.
table-not-started = La partita non è ancora iniziata. Inizia quando tutti i posti sono occupati.
table-already-started = La partita è già iniziata. /board la mostra.
table-over = Quella partita è finita. /play ne inizia una nuova.
table-no-rematch = Qualcuno di quella partita ha eliminato i propri dati, quindi non c’è rivincita. /play inizia una nuova partita.
table-broken = Non si riesce a ripristinare la partita del tavolo { $table }, che resta in sospeso. Non è andato perso niente. Questo canale è libero, e /play inizia una nuova partita. Segnalalo a chi gestisce questo bot.
table-nobody-left = Tutti i giocatori di questa partita sono ancora nel server, quindi non c’è nessuna vittoria da reclamare.
told-choice = { $mode ->
    [direct] Subito un messaggio diretto
    [digest] Un messaggio diretto al giorno
   *[none] Niente
}
told-refused = -# Discord non mi lascia inviarti messaggi diretti, quindi ti menziono qui. Puoi cambiarlo nelle tue impostazioni sulla privacy di questo server.
told-out = { $clock ->
    [yes] Hai esaurito il tempo
   *[no] Non muovi da { $time }
} e sei fuori dalla partita. Gli altri continuano.
told-digest = { $games ->
    [one] Una partita ti aspetta:
   *[other] { $games } partite ti aspettano:
}
say-no-local-time = «{ $time }» non è un’ora del giorno. Scrivi che ore sono adesso da te, ad esempio 20:30.
say-no-zone = Non conosco nessun fuso orario chiamato «{ $name }». Scrivi una città o un paese e scegli dall’elenco, ad esempio { $known }.
say-several-zones = «{ $name }» può indicare più fusi orari, ad esempio { $known }. Scegli il tuo dall’elenco che compare mentre scrivi, o scrivi la tua città.
say-zone-and-local-time = Usa zone oppure local-time, non entrambi. Con zone si segue l’ora legale.
watch-begun = Riceverai un messaggio diretto quando questa partita finisce. Se Discord non mi lascia inviartelo, non lo saprai. Puoi seguire 25 partite alla volta.
watch-stopped = OK, non riceverai nessun messaggio.
watch-offer = **{ $button-watch }** ti avvisa quando questa partita finisce.
watch-already = Segui già questa partita. Riceverai un messaggio diretto quando finisce.
watch-own = In questa partita giochi anche tu, quindi ne vedrai la fine.
watch-too-many = Segui già { $most } partite, e questo è il limite.
watch-ended = **{ $game }** · { $names } · tavolo { $table }: partita finita · { $place }
table-not-absent = Non ancora. In una partita senza orologio puoi chiedere dopo 3 giorni senza una mossa. Se dopo altri 4 giorni non ne arriva una, puoi { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza quel giocatore
   *[close] chiudere la partita
}.
table-not-absent-yet = Non ancora: { $answered ->
    [yes] { $player } ha risposto ({ $since })
   *[no] tocca a { $player } (da: { $since })
}. Se non arriva una mossa, puoi chiedere se c’è ancora (a partire da: { $from }). Altri 4 giorni dopo puoi { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza quel giocatore
   *[close] chiudere la partita
}.
table-ask-first = Prima chiedi a { $player } se c’è ancora, con **/table still-there** o con **{ $button-still-there }** sotto il tavoliere. Se entro 4 giorni non arriva una mossa o una risposta, puoi { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza quel giocatore
   *[close] chiudere la partita
}.
table-absence-clock = Questa partita ha un orologio, quindi chi non muove esaurisce il tempo. Non serve chiedere.
table-absence-tournament = In un torneo, sui giocatori che non muovono decidono l’organizzazione e le scadenze, quindi non puoi chiedere.
table-absence-computers = Tutti gli altri in questa partita sono computer, e quelli muovono sempre.
table-absence-own-turn = Tocca a te: { $waiting ->
    [opponent] il tuo avversario ti aspetta
   *[others] gli altri ti aspettano
}.
table-already-asked = L’ho già chiesto. Se non arriva una mossa o una risposta, puoi { $claim ->
    [win] reclamare la vittoria
    [out] continuare senza quel giocatore
   *[close] chiudere la partita
} (a partire da: { $from }).
table-not-asked = Nessuno ha chiesto se ci sei ancora.
table-answered-before = Hai già risposto dopo la tua ultima mossa. Adesso conta solo una mossa.
table-checked-in = Hai già confermato che ci sei.
table-own-turn = Tocca a te. Puoi dare tempo solo a un avversario a cui tocca.
table-no-running-clock = Qui non c’è nessun orologio in funzione, quindi non c’è tempo da dare.
table-give-time-no-clock = Questa partita non ha un orologio, quindi non c’è tempo da dare: ognuno può prendersi quello che gli serve. Se un giocatore non muove da 3 giorni, chiedi con **/table still-there**.
table-already-extended = Questo giocatore ha già avuto più tempo per questa mossa.
table-tournament-clock = In un torneo hanno tutti lo stesso tempo, quindi non puoi darne.
table-closed = Quell’invito è chiuso. /play ne apre uno nuovo.
table-not-joined = Non sei ancora a questo tavolo. Premi prima **{ $button-join }**.
table-not-seated = Non giochi in questa partita. Iniziane una tua con /play in un thread.
table-not-seated-elsewhere = Non giochi in questa partita. /play ne inizia una tua.
table-not-seated-over = Non hai giocato in questa partita. /play ne inizia una tua.
table-not-your-turn = Tocca a { $player }.
table-out = Sei fuori da questa partita. /board mostra come continua.
table-already-played = Quella mossa è già stata giocata. /board mostra la posizione attuale.
vote-too-new = Puoi votare quando sei in questo server da un giorno.
vote-never-rated = Le partite in cui vota un server non sono mai classificate.
vote-no-pause = Una partita in cui vota un server non si può mettere in pausa. Se è in attesa, riprende con il prossimo voto.
vote-no-hints = In una partita in cui vota un server non ci sono consigli.
vote-no-rematch = Con un server non c’è rivincita. /play inizia una nuova partita.
table-no-hints = Niente consigli nelle partite classificate tra persone. /play inizia una partita amichevole, o una contro il computer.
table-no-hints-in-tournament = In un torneo non ci sono consigli.
table-already-offered = { $made ->
    [yes] Hai già { $offer ->
        [draw] offerto la patta
        [takeback] chiesto di ritirare una mossa
        [pause] chiesto di mettere in pausa la partita
       *[resume] chiesto di riprendere la partita
    }.
   *[no] Hai già acconsentito { $offer ->
        [draw] alla patta
        [takeback] al ritiro di una mossa
        [pause] a mettere in pausa la partita
       *[resume] a riprendere la partita
    }.
} Vale fino alla prossima mossa, anche se è tua.
table-offer-open = { $request } Rispondi prima a questo, con /accept o /decline.
table-offer-waits = Un’altra richiesta è ancora aperta. Aspetta la risposta o la prossima mossa.
table-already-taken-back = La tua mossa è già stata ritirata.
table-offer-refused = Quella richiesta è stata rifiutata. Puoi farla di nuovo dopo la prossima mossa.
table-no-offer = Adesso non c’è niente da accettare o rifiutare. /board mostra la partita.
table-no-takebacks = Nelle partite classificate contro un computer non si ritirano le mosse. /play ne inizia una amichevole.
table-nothing-to-take-back = Non hai nessuna mossa da ritirare.
table-on-vacation = Sei già in vacanza. /settings vacation mostra fino a quando, e la sua opzione «end» ti fa tornare.
table-not-on-vacation = Non sei in vacanza.
table-vacation-changed = Hai appena iniziato o terminato una vacanza. Potrai farlo di nuovo più avanti (a partire da: { $again }).
table-no-such-vacation = { $most ->
    [0] Non ti restano giorni di vacanza (14 all’anno).
    [one] Ti resta un solo giorno di vacanza.
   *[other] Puoi prendere al massimo { $most } giorni di vacanza.
}
table-no-clock = Questa partita non ha un orologio, quindi non c’è niente da mettere in pausa. Fai con calma.
table-paused = La partita è in pausa. { $resume ->
    [alone] Premi **{ $button-resume }** sotto il tavoliere, e riprende subito.
    [asked] Ti hanno chiesto di riprenderla: acconsenti con **/accept**.
    [awaited] Riprende appena tutti hanno acconsentito.
   *[people] Per riprenderla, premi **{ $button-resume }** sotto il tavoliere. Riparte appena tutti hanno acconsentito.
}
table-not-paused = La partita non è in pausa.
table-too-late-to-abort = Tutti hanno mosso, quindi è troppo tardi per annullare la partita. Offri la patta, o abbandona.
table-in-tournament = In un torneo le partite non si possono annullare né mettere in pausa, e le mosse non si possono ritirare.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Germoglio
    [2] Passero
    [3] Riccio
    [4] Gazza
    [5] Tasso
    [6] Volpe
    [7] Airone
   *[8] Gufo
}
# The second and further computers of a level at one table.
computer-name-numbered = { computer-name } { $number }
# A person of whose name nothing can be seen.
player-numbered = Partecipante { $number }
# What somebody may type for a computer.
computer-level = Livello { $level }
computer-about = { $level ->
    [1] 1 · Germoglio: ha appena imparato le regole
    [2] 2 · Passero: veloce, e spesso si accontenta della seconda scelta
    [3] 3 · Riccio: prudente con i suoi pezzi
    [4] 4 · Gazza: arraffa tutto quello che può
    [5] 5 · Tasso: testardo, e raramente distratto
    [6] 6 · Volpe: fiuta le trappole, e ne tende qualcuna
    [7] 7 · Airone: paziente, e non sbaglia quasi mai
   *[8] 8 · Gufo: gioca con tutte le sue forze
}
