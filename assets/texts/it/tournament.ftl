# Tournaments.

command-tournament = Tornei in questo server
command-tournament-create = Organizzazione: apri le iscrizioni a un torneo in questo canale
command-tournament-create-name = Nome del torneo
command-tournament-create-game = Quale gioco
command-tournament-create-form = Chi gioca contro chi
command-tournament-create-setup = Un’altra posizione iniziale, se il gioco ne ha una
command-tournament-create-seats = Giocatori per tavolo, se il gioco ne ammette più di due (solo girone all’italiana)
command-tournament-create-rounds = Svizzero: numero di turni (predefinito: 3 per 8 giocatori, 4 per 16…). Girone: at-once
command-tournament-create-time = Tempo per mossa (predefinito: 1 giorno)
command-tournament-create-deadline = Giorni dopo i quali una partita non finita viene decisa (predefinito: nessuna scadenza)
command-tournament-create-casual = Partite non classificate (predefinito: classificate)
command-tournament-create-start = Quando inizia, ad esempio 20:30, domani 20:00 o 2d (lascia vuoto per avviarlo a mano)
command-tournament-create-players = Numero massimo di giocatori (predefinito: 16 in un girone, altrimenti 128)
command-tournament-create-channel = Gioca le partite in questo canale, una dopo l’altra (predefinito: ognuna nel suo thread)
command-tournament-create-third-place = Eliminazione diretta: finale per il terzo posto (predefinito: no)
command-tournament-create-best-of-three = Eliminazione diretta: al meglio delle tre (predefinito: una, e un’altra se è patta)
command-tournament-move = Organizzazione: sposta un torneo in questo canale
command-tournament-move-tournament = Quale torneo
command-tournament-start = Organizzazione: avvia un torneo
command-tournament-start-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-pause = Organizzazione: metti in pausa un torneo
command-tournament-pause-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-resume = Organizzazione: riprendi un torneo in pausa
command-tournament-resume-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-cancel = Organizzazione: termina un torneo senza risultato
command-tournament-cancel-tournament = Quale torneo
command-tournament-finish = Organizzazione: termina una scala; il suo ordine diventa il risultato
command-tournament-finish-tournament = Quale scala (predefinita: quella di questo canale)
command-tournament-remove = Organizzazione: escludi un giocatore da un torneo
command-tournament-remove-player = Chi escludere
command-tournament-remove-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-join = Iscriviti a un torneo
command-tournament-join-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-leave = Annulla la tua iscrizione prima che il torneo inizi
command-tournament-leave-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-withdraw = Ritirati da un torneo; perdi la partita in corso
command-tournament-withdraw-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-standings = Mostra la classifica di un torneo
command-tournament-standings-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-standings-text = Mostrala solo a me, in forma di testo
command-tournament-standings-player = Mostra solo a me le partite di questo giocatore
command-tournament-pairings = Mostra chi gioca contro chi
command-tournament-pairings-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-pairings-round = Quale turno (predefinito: quello in corso)
command-tournament-export = Scarica la classifica e tutte le partite di un torneo
command-tournament-export-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-challenge = Sfida un giocatore sopra di te in una scala
command-tournament-challenge-opponent = Chi sfidare
command-tournament-challenge-tournament = Quale scala (predefinita: quella di questo canale)
command-tournament-change = Organizzazione: modifica un torneo
command-tournament-change-name = Nuovo nome
command-tournament-change-deadline = Nuova scadenza dei turni, in giorni (0: nessuna), per le partite aperte da adesso in poi
command-tournament-change-rounds = Solo svizzero: nuovo numero di turni
command-tournament-change-time = Nuovo tempo per mossa, per le partite aperte da adesso in poi
command-tournament-change-players = Prima dell’inizio: numero massimo di giocatori
command-tournament-change-extend = Dai alle partite in corso altrettanti giorni in più prima della scadenza
command-tournament-change-player = Prolunga solo la partita di questo giocatore
command-tournament-change-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-result = Organizzazione: inserisci o correggi il risultato di una partita
command-tournament-result-player = Uno dei giocatori
command-tournament-result-result = Il risultato di questo giocatore
command-tournament-result-round = Quale turno (predefinito: quello in corso)
command-tournament-result-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-add = Organizzazione: aggiungi un giocatore a un torneo, o riammettine uno
command-tournament-add-player = Chi aggiungere
command-tournament-add-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-seed = Organizzazione: scegli il numero di testa di serie di un giocatore prima dell’inizio
command-tournament-seed-player = Di quale giocatore
command-tournament-seed-seed = Il numero di testa di serie (0: per punteggio o a caso)
command-tournament-seed-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-bye = Chiedi un riposo in un prossimo turno di un torneo svizzero: mezzo punto, una volta
command-tournament-bye-round = Quale turno (0: nessuno)
command-tournament-bye-player = Organizzazione: chi riposa (predefinito: tu)
command-tournament-bye-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-apart = Organizzazione: tieni separati due giocatori di un torneo svizzero, o falli incontrare di nuovo
command-tournament-apart-player = Uno dei giocatori
command-tournament-apart-other = L’altro giocatore
command-tournament-apart-tournament = Quale torneo (predefinito: quello di questo canale)
command-tournament-undo = Organizzazione: annulla l’ultima modifica, tua o di altri
command-tournament-undo-tournament = Quale torneo (predefinito: quello di questo canale)

button-tournament-leave = Annulla l’iscrizione
button-tournament-players = Giocatori
button-tournament-pairings = Abbinamenti
button-tournament-standings = Classifica
button-tournament-leave-running = Ritirati
button-tournament-challenge = Sfida
button-tournament-withdraw = Sì, mi ritiro
button-tournament-remove = Sì, escludi
button-tournament-cancel = Sì, annullalo
button-tournament-finish = Sì, terminala
button-tournament-organise = Organizza
button-tournament-start = Avvia
button-tournament-pause = Metti in pausa
button-tournament-resume = Riprendi
button-tournament-remove-player = Escludi un giocatore
button-tournament-move = Sposta
button-tournament-cancel-it = Annulla il torneo
button-tournament-finish-it = Termina la scala
button-tournament-export = Esporta
button-tournament-card = Le mie partite
button-tournament-change = Modifica le impostazioni
button-tournament-result = Inserisci un risultato
button-tournament-extend = Prolunga una scadenza
button-tournament-bring-back = Riammetti un giocatore
button-tournament-seed = Scegli una testa di serie
button-tournament-bye = Assegna un riposo
button-tournament-apart = Tieni separati due giocatori
button-tournament-undo = Annulla l’ultima modifica

tournament-form = { $form ->
    [round-robin] girone all’italiana
    [double-round-robin] girone di andata e ritorno
    [swiss] sistema svizzero
    [knockout] eliminazione diretta
   *[ladder] torneo a scala
}
# In a list to choose from: at most 100 characters.
tournament-form-choice = { $form ->
    [round-robin] Girone all’italiana: tutti contro tutti (fino a 16 giocatori)
    [double-round-robin] Girone di andata e ritorno: tutti contro tutti due volte (fino a 16 giocatori)
    [swiss] Sistema svizzero: tutti giocano ogni turno contro chi ha punti simili (fino a 128)
    [knockout] Eliminazione diretta: chi perde è fuori (fino a 128 giocatori)
   *[ladder] Scala: sfida i giocatori sopra di te, finché dura (fino a 128 giocatori)
}
# A tournament in a list to choose from: at most 100 characters.
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] iscrizioni aperte
    [running] in corso
    [finished] finito
   *[cancelled] annullato
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · di solito fino a { $players } giocatori
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Insieme: tutti i turni iniziano nello stesso momento (solo girone all’italiana)

# The message with which people join. Its first line is also the heading of other messages.
tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Classificato
   *[no] Amichevole
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] un turno ·{" "}
   *[other] { $rounds } turni ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } per tavolo ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} giocatori · organizzazione: { $organiser }
tournament-in-channel = -# Le partite si giocano in questo canale, una dopo l’altra.
tournament-deadline = -# Ogni partita deve finire entro { $days ->
    [one] un giorno
   *[other] { $days } giorni
} da quando si apre.
    -# { $seats ->
    [2] Chi in quel momento deve muovere perde. Prima della prima mossa, perde anche un avversario che non ha premuto *Ci sono*.
   *[other] Chi in quel momento deve muovere finisce all’ultimo posto tra quelli ancora in gioco, e gli altri si dividono il primo. Prima della prima mossa, finisce all’ultimo posto anche chi non ha premuto *Ci sono*.
}
tournament-knockout-rule = -# { $games ->
    [1] Una partita patta si rigioca, e inizia l’altro giocatore. Dopo una seconda patta passa chi ha la testa di serie più bassa. Le teste di serie seguono il punteggio all’inizio, salvo scelta dell’organizzazione.
   *[other] Gli incontri sono al meglio delle tre partite, e i giocatori iniziano a turno. Se dopo tre partite un incontro è in parità, passa chi ha la testa di serie più bassa. Le teste di serie seguono il punteggio all’inizio, salvo scelta dell’organizzazione.
}
tournament-third-place = -# Chi perde le semifinali gioca per il terzo posto.
tournament-at-once = -# Tutti i turni si giocano insieme: ogni partita inizia con il torneo.
tournament-starts-at = Inizia { $start }.
tournament-starts-by-hand = L’organizzazione lo avvia quando ci sono abbastanza giocatori.
tournament-players = { $count ->
    [0] Ancora nessun giocatore. Chi gioca?
    [one] Un giocatore: { $names }
   *[other] { $count } giocatori: { $names }
}
tournament-under-way = { $rounds ->
    [0] La scala è aperta. Sfida qualcuno sopra di te con **/tournament challenge**.
   *[other] In corso: { $stage ->
        [final] finale
        [semifinal] semifinali
        [quarterfinal] quarti di finale
        [all] tutti i turni
       *[round] turno { $round } di { $rounds }
    }.
}
tournament-is-paused = In pausa: le partite in corso si possono finire, ma non ne iniziano di nuove.
tournament-is-cancelled = Questo torneo è stato annullato.
tournament-game-annulled = -# Questa partita non conta in **{ $name }**, perché un giocatore ha lasciato il torneo in anticipo.
tournament-players-heading = Giocatori: { $name }
tournament-players-none = Ancora nessun giocatore.

# The message of a round, and its pairings.
tournament-round = **{ $name }** · { $stage ->
    [final] finale
    [semifinal] semifinali
    [quarterfinal] quarti di finale
    [third-place] terzo posto
    [all] tutti i turni
   *[round] turno { $round } di { $rounds }
}
tournament-goes-first = -# Inizia il giocatore nominato per primo.
tournament-round-deadline = -# { $stage ->
    [all] Termine per finire tutte le partite: { $at }.
   *[round] Termine per finire le partite di questo turno: { $at }.
}
tournament-round-deadlines = -# Queste partite hanno scadenze diverse: la prima { $at }, l’ultima { $last }. Ogni tavoliere mostra la propria.
tournament-round-number = **Turno { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}terzo posto ·
   *[other] {""}
} { $state ->
    [planned] in programma
    [waiting] inizia tra poco
    [playing] tavolo { $table }
    [withdrawn] { $result }, per ritiro
    [adjudicated] { $result } alla scadenza
    [not-begun] { $result }, non giocata
    [off] non giocata
    [annulled] non conta
    [through] { $result }, passa { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Riposo
    [1] Riposo, { $points } punto
    [2] Riposo, 1 punto
   *[other] Riposo, { $points } punti
}: { $names }
tournament-more = { $count ->
    [one] … e un altro
   *[other] … e altri { $count }
}
tournament-pairings-heading = Abbinamenti: { $name }
tournament-pairings-none = Non ci sono ancora abbinamenti.
tournament-pairings-rounds = Ci sono abbinamenti per questi turni: { $rounds }.

# Standings.
tournament-standings-heading = Classifica: { $name }
tournament-standings-none = Prima dell’inizio non c’è una classifica.
tournament-standings-empty = Non partecipa più nessuno, quindi non c’è una classifica.
tournament-column = { $column ->
    [player] Nome
    [points] Pt
    [buchholz] BH
    [sonneborn] SB
    [wins] Vinte
    [games] Partite
   *[rating] Punteggio
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , scontro diretto { $direct }
}, vinte { $wins }
tournament-standing-ladder = { $name } · vinte { $wins } su { $games }
tournament-standing-in = { $name } · ancora in gara
tournament-standing-left = { $name } ({ $how ->
    [removed] esclusione
   *[withdrawn] ritiro
})
tournament-third-place-heading = Terzo posto
tournament-card-heading = { $player } in { $name }
tournament-card-game = { $seat ->
    [1] al posto 1 contro
    [2] al posto 2 contro
    [3] al posto 3 contro
   *[4] al posto 4 contro
} { $opponents }
tournament-card-bye = { $half ->
    [0] riposo
    [1] riposo, { $points } punto
    [2] riposo, 1 punto
   *[other] riposo, { $points } punti
}
tournament-card-late = iscrizione a torneo iniziato{ $half ->
    [0] {""}
   *[other] , { $points } punto
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· scende di gruppo
    [up] {" "}· sale di gruppo
   *[none] {""}
}{ $total ->
    [yes] {" "}· totale { $points }
   *[no] {""}
}
tournament-standings-left = -# In fondo c’è chi ha lasciato il torneo, per ritiro o per esclusione.
tournament-tie-breaks = -# A parità di punti decidono Buchholz (BH), Sonneborn-Berger (SB), scontro diretto e vittorie.
tournament-match = { $state ->
    [won] { $winner } batte { $loser }
    [left] vince { $winner }, per il ritiro di { $loser }
    [seed] passa { $winner }, con la testa di serie più bassa, dopo la parità con { $loser }
    [bye] riposa { $winner }
   *[open] { $players }
}
tournament-standings-alt = Classifica: { $name }. { $rows }
tournament-bracket-alt = Tabellone: { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finale
    [semifinal] Semifinali
    [quarterfinal] Quarti di finale
    [third-place] Terzo posto
   *[round] Turno { $round }
}: { $matches }.

# The end.
tournament-won = { $count ->
    [one] **{ $names } vince { $tournament }!**
   *[other] **Primo posto a pari merito in { $tournament }: { $names }!**
}
tournament-no-places = **{ $tournament }** è finito, senza un vincitore.{ $reason ->
    [unplayed] {" "}Per il primo posto serve almeno una partita che conta.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** è finito. Nessuno ottiene il primo posto.{ $reason ->
    [unplayed] {" "}Per averlo serve almeno una partita che conta.
   *[other] {""}
}
tournament-ended-early = -# Si è chiuso dopo il turno { $round } di { $rounds }, perché restavano troppo pochi giocatori.
tournament-title = { $place ->
    [1] Vittoria
    [2] 2º posto
   *[3] 3º posto
}: { $tournament } · { $game } · { $date }
profile-titles = **Tornei**

# News.
tournament-news-joined = { $name } partecipa al torneo.
tournament-news-removed = L’organizzazione ha escluso { $name }.{ $annulled ->
    [yes] {" "}Le sue partite non contano.
   *[no] {""}
}
tournament-news-withdrawn = { $name } si ritira.{ $annulled ->
    [yes] {" "}Le sue partite non contano.
   *[no] {""}
}
tournament-news-start-missed = Non ci sono ancora abbastanza giocatori per iniziare. Ci si può ancora iscrivere, e l’organizzazione può avviare il torneo più tardi.
tournament-news-expired = Le iscrizioni si chiudono, perché da un mese non succede niente.
tournament-news-cancelled = L’organizzazione ha annullato il torneo.{ $games ->
    [yes] {" "}Le partite in corso continuano per conto loro.
   *[no] {""}
}
tournament-news-replay = Patta tra { $players }. Si rigioca, e inizia { $name }. Dopo un’altra patta passa { $lower }, con la testa di serie più bassa.
tournament-news-next-game = { $name } – { $other } { $score }. Segue la prossima partita, e inizia { $name }.{ $last ->
    [yes] {" "}Se poi l’incontro è in parità, passa { $lower }, con la testa di serie più bassa.
   *[no] {""}
}
tournament-news-lower-seed = L’incontro tra { $players } è finito in parità, quindi passa { $name }, con la testa di serie più bassa.
tournament-news-paused = L’organizzazione ha messo in pausa il torneo. Le partite in corso si possono finire, ma non ne iniziano di nuove.
tournament-news-resumed = Il torneo riprende.
tournament-news-fewer-rounds = Con { $players } giocatori i turni sono { $rounds }: dopo, tutti hanno giocato contro tutti.
tournament-news-ladder-started = La scala è iniziata. Giocatori: { $players }.
tournament-news-accepted = { $challenged } accetta la sfida di { $challenger }.
tournament-news-declined = { $challenged } rifiuta la sfida, quindi { $challenger } sale al posto n. { $place }.
tournament-news-lapsed = { $challenged } non ha risposto in tempo, quindi { $challenger } sale al posto n. { $place }.
tournament-news-reminded = { $challenged }, il tempo per rispondere alla sfida di { $challenger } scade { $end }. Se non rispondi, cedi il tuo posto.
tournament-news-climbed = { $challenger } batte { $challenged } e sale al posto n. { $place }.
tournament-news-stayed = { $challenger } non ha battuto { $challenged }, quindi l’ordine resta lo stesso.
tournament-news-closed = La partita tra { $players } è finita senza risultato. Si rigioca a un altro tavolo.
tournament-changed = { $undo ->
    [yes] { $who } ha annullato l’ultima modifica.
   *[no] { $who } ha modificato il torneo.
} { $what }
tournament-changed-value = { $what ->
    [name] Nome: { $from } → { $to }
    [deadline] Scadenza dei turni: { $from } → { $to }
    [rounds] Turni: { $from } → { $to }
    [time] Tempo per mossa: { $from } → { $to }
    [players] Numero massimo di giocatori: { $from } → { $to }
    [result] Risultato di { $game }: { $from } → { $to }
    [extended] Scadenza di { $game }: { $from } → { $to }
    [added] Nuova iscrizione: { $name }
    [back] Di nuovo in gara: { $name }
    [out] Non più in gara: { $name }
    [seed] Testa di serie di { $name }: { $from } → { $to }
    [bye] Riposo da mezzo punto di { $name }, turno: { $from } → { $to }
    [apart] Da non abbinare: { $players }
   *[together] Di nuovo abbinabili: { $players }
}
tournament-changed-deadlines = Scadenze di { $games } partite: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] nessuna
    [one] un giorno
   *[other] { $days } giorni
}
tournament-news-moved = Il torneo adesso è in { $channel }.
tournament-challenge-over = { $challenger } ha sfidato { $challenged }. Quella sfida è finita.
tournament-challenge = { $challenged }, { $challenger } ti sfida per il tuo posto. Il tempo per rispondere scade { $end }. Se rifiuti o non rispondi, cedi il posto.
# Below a challenge, and before it.
tournament-challenge-away = { $name } è in vacanza (ritorno: { $end }). I tre giorni per rispondere cominciano allora.
tournament-challenge-ended = Sfida { $challenger } – { $challenged }: { $end ->
    [declined] rifiutata
    [lapsed] scaduta senza risposta
    [won] vinta
    [not-won] non vinta
   *[withdrawn] finita, per il ritiro di un giocatore
}.

# Answers that only one person sees.
tournament-done = { $what ->
    [opened] Le iscrizioni a { $name } sono aperte.
    [joined] Partecipi a { $name }.
    [left] Non partecipi più a { $name }.
    [withdrawn] Ritiro confermato: { $name }.
    [removed] Il giocatore non è più in { $name }.
    [started] { $name } è iniziato.
    [paused] { $name } è in pausa.
    [resumed] { $name } riprende.
    [moved] { $name } adesso è in questo canale.
    [cancelled] { $name } è annullato.
    [finished] { $name } è finito.
    [changed] Modifica salvata: { $name }.
    [added] Il giocatore è in { $name }.
    [undone] L’ultima modifica a { $name } è annullata.
    [challenged] Sfida inviata.
    [accepted] Sfida accettata. La partita si apre tra poco.
   *[declined] Sfida rifiutata.
}

# Questions before something is lost.
tournament-really-withdraw = Vuoi ritirarti da { $name }? { $loss ->
    [all] Nessuna delle tue partite conterà.
    [all-and-game] Perdi la partita in corso, e nessuna delle tue partite conterà.
    [game] Perdi la partita in corso.
    [future] Non ci giocherai altre partite.
   *[nothing] Cedi il tuo posto.
}
tournament-really-remove = Vuoi escludere { $player } da { $name }? { $loss ->
    [all] Nessuna delle sue partite conterà.
    [all-and-game] Perde la partita in corso, e nessuna delle sue partite conterà.
    [game] Perde la partita in corso.
    [future] Non ci giocherà altre partite.
   *[nothing] Cede il suo posto.
} Non potrà iscriversi di nuovo.
tournament-really-cancel = Vuoi annullare { $name }? { $phase ->
    [registration] { $players ->
        [0] Non si è ancora iscritto nessuno.
        [one] C’è già un’iscrizione.
       *[other] Ci sono già { $players } iscrizioni.
    }
   *[running] { $games ->
        [0] Nessuna partita è ancora decisa,
        [one] Una partita è decisa,
       *[other] { $games } partite sono decise,
    } e nessuno entra in classifica.
} Non si può tornare indietro.
tournament-really-finish = Vuoi terminare { $name }? Il suo ordine diventa il risultato. Non si può tornare indietro.
tournament-organise = Che cosa vuoi fare con { $name }?
tournament-ask = { $what ->
    [result] Di quale partita vuoi inserire il risultato?
    [result-of] Com’è finita la partita? Una partita in corso finisce senza contare per il punteggio.
    [extend] Quale partita deve avere un giorno in più?
    [bring-back] Quale giocatore vuoi riammettere? I nuovi giocatori si aggiungono con **/tournament add**.
    [seed] Di quale giocatore vuoi scegliere la testa di serie?
    [seed-of] Quale numero di testa di serie?
    [bye] Chi deve riposare? Vale mezzo punto, una volta per giocatore.
    [bye-of] In quale turno?
    [apart] Chi non deve incontrare un certo avversario, o può incontrarlo di nuovo?
   *[apart-from] Quale avversario?
}
# In menus: at most 100 characters.
tournament-all-games = Tutte le partite in corso
tournament-none = Nessuno
tournament-result-choice = { $what ->
    [won] Vince { $name }
    [drawn] Patta
    [both-lost] Perdono entrambi
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] vinta
    [drawn] patta
    [lost] persa
   *[both-lost] persa da entrambi
}
# The labels of a form: at most 45 characters.
tournament-field = { $field ->
    [name] Nome
    [deadline] Scadenza dei turni, in giorni (0: nessuna)
    [time] Tempo per mossa, ad esempio 12h o 3d
    [rounds] Turni
   *[players] Numero massimo di giocatori
}
tournament-remove-whom = Quale giocatore vuoi escludere da { $name }?
tournament-move-where = Dove vuoi spostare { $name }? Scegli tra i canali che puoi vedere e in cui ho i permessi necessari.
tournament-move-nowhere = Non c’è nessun altro canale in cui tu possa usare comandi e io abbia tutti i permessi necessari per { $name }.
tournament-moved-to = { $name } adesso è in { $channel }.
tournament-export = { $name }: la classifica e { $games ->
    [0] per ora nessuna partita
    [one] una partita
   *[other] { $games } partite
}.

# Refusals.
say-may-not-organise = Può farlo solo l’organizzazione: chi ha il permesso «Gestisci eventi» o il ruolo impostato in **/settings server**.
say-no-tournament = In questo server non c’è nessun torneo con quel nome.
say-no-tournament-here = In questo canale non c’è nessun torneo. Scegline uno con l’opzione «tournament».
say-no-start = «{ $start }» non è un orario che capisco. Scrivi qualcosa come `20:30` o `2d`.
say-start-too-far = Un torneo può iniziare al massimo tra { $days } giorni. Scegli un momento più vicino.
say-not-entrant = { $name } non partecipa a questo torneo.
say-left-tournament = Quel giocatore non partecipa più al torneo.
say-cannot-move-there = Il torneo non può più spostarsi in quel canale. Scegline un altro.
say-which-tournament = Qui c’è più di un torneo possibile: { $names }. Scegline uno con l’opzione «tournament».
tournament-name-taken = In questo server c’è già un torneo che si chiama { $name }. Scegli un altro nome.
say-tournament-game-stays = Una partita di torneo resta dove è stata aperta. L’organizzazione può spostare tutto il torneo con **/tournament move**.
say-tournament-needs-channel = Ogni partita di un torneo ha un thread tutto suo. Crea il torneo in un canale testuale.
say-lacks-for-tournament = Qui mi mancano dei permessi: { $permissions }. Le partite di un torneo hanno ognuna il proprio thread. Chiedi a chi gestisce il server di concederli, o scegli un altro canale.
tournament-no-name = A un torneo serve un nome che si possa leggere.
tournament-name-too-long = Quel nome è troppo lungo. Usa al massimo { $most } caratteri (quelli larghi, come i cinesi, contano per due).
tournament-two-seats-only = Con { $seats } giocatori per tavolo, un torneo può essere solo un girone all’italiana.
tournament-no-such-rounds = Un torneo svizzero ha da 1 a { $most } turni.
tournament-too-many-rounds = Con un massimo di { $players } giocatori, i turni possono essere al massimo { $most }: dopo, tutti hanno giocato contro tutti.
tournament-rounds-swiss-only = Il numero di turni si può scegliere solo per un torneo svizzero.
tournament-no-rounds-at-once = Solo un girone all’italiana le cui partite hanno ognuna il proprio thread può giocare tutti i turni insieme.
tournament-knockout-only = Solo un torneo a eliminazione diretta può avere la finale per il terzo posto e incontri di tre partite.
tournament-no-such-size = Un torneo di questo tipo ha da { $fewest } a { $most } giocatori.
tournament-round-too-short = La scadenza è più breve del tempo per mossa. Scegline una più lunga.
tournament-start-in-past = Quel momento è già passato. Scegline uno successivo.
tournament-already-joined = Partecipi già.
tournament-not-joined = Non partecipi a questo torneo.
tournament-full = Il torneo è al completo: { $most } giocatori.
tournament-too-late = È troppo tardi per iscriversi a questo torneo.
tournament-removed = Sei fuori da questo torneo per decisione dell’organizzazione, quindi non puoi iscriverti di nuovo.
tournament-withdrawn = Hai già lasciato questo torneo.
tournament-too-few-players = Non ci sono abbastanza giocatori per iniziare: { $players }, ne servono almeno { $fewest }.
tournament-not-started = Il torneo non è ancora iniziato.
tournament-already-started = Il torneo è già iniziato.
tournament-over = Il torneo è finito.
tournament-cancelled = Il torneo è stato annullato.
tournament-paused = Il torneo è in pausa.
tournament-already-paused = Il torneo è già in pausa.
tournament-not-paused = Il torneo non è in pausa.
tournament-already-here = Il torneo è già in questo canale.
tournament-stale = Nel frattempo il torneo è cambiato. Riprova.
tournament-nothing-to-change = Così non cambia niente.
tournament-nothing-to-undo = Non c’è nessuna modifica da annullare.
tournament-too-late-to-undo = È troppo tardi per annullare l’ultima modifica: nel frattempo il torneo è andato avanti.
tournament-more-players = Ci sono già { $players } giocatori.
tournament-rounds-between = Adesso il torneo può avere da { $fewest } a { $most } turni.
tournament-result-stays = Quel risultato non si può più cambiare: da lì il torneo è andato avanti.
tournament-result-of-next-game = La partita successiva di questo incontro è aperta, quindi il risultato di quella precedente resta. Per inserire il risultato della successiva, usa anche l’opzione «round».
tournament-result-annulled = Quella partita non conta per nessuno, quindi non ha un risultato da inserire.
tournament-result-by-panel = Con più di due giocatori a un tavolo, inserisci il risultato con *Organizza* sotto un messaggio del torneo.
tournament-no-such-game = Quel giocatore non ha nessuna partita che corrisponda.
tournament-no-deadline = Nessuna partita in corso ha una scadenza.
tournament-already-in = Quel giocatore partecipa già al torneo.
tournament-no-member = Si possono aggiungere solo persone di questo server.
tournament-seed-taken = Quella testa di serie è di un altro giocatore. Prima dagliene un’altra.
tournament-no-such-seed = Le teste di serie vanno da 1 a { $most }.
tournament-not-swiss = È possibile solo in un torneo svizzero.
tournament-bye-used = Ogni giocatore può chiedere un solo riposo, e questo giocatore l’ha già avuto.
tournament-no-bye-then = Un riposo si può chiedere solo in un turno che deve ancora iniziare.
tournament-not-a-number = Inserisci un numero.
tournament-not-ladder = È possibile solo in una scala.
tournament-not-above = Puoi sfidare solo giocatori sopra di te.
tournament-too-far-above = Puoi sfidare solo giocatori al massimo { $most } posti sopra di te.
tournament-busy = Hai già una sfida o una partita in questa scala.
tournament-opponent-busy = Quel giocatore ha già una sfida o una partita in questa scala.
tournament-too-soon = Hai sfidato quel giocatore da poco. Puoi rifarlo sette giorni dopo la fine di quella sfida.
tournament-no-challenge = Non c’è nessuna sfida a cui devi rispondere.
tournament-challenge-whom = Chi vuoi sfidare?
tournament-nobody-to-challenge = Adesso non c’è nessuno che tu possa sfidare.
tournament-too-many = In questo server ci sono già { $most } tornei non finiti: { $names }. Prima terminane uno.
tournament-too-many-own = Hai già aperto { $most } tornei che non sono finiti: { $names }. Prima terminane uno.

help-tournaments =
    • Iscriviti con il pulsante sotto un annuncio, o con **/tournament join**. Ogni partita ha un thread tutto suo, e il turno successivo inizia da solo.
    • **/tournament standings** e **/tournament pairings** mostrano come sta andando.
    • In una scala giochi contro chi vuoi: sfida con **/tournament challenge** qualcuno fino a tre posti sopra di te.
    • L’organizzazione ne apre uno con **/tournament create**: girone all’italiana, svizzero, eliminazione diretta o scala.
    .title = Tornei

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] finale
    [semifinal] semifinali
    [quarterfinal] quarti di finale
    [third-place] terzo posto
   *[round] turno { $round }
}: { $players }
tournament-no-threads = Qui non posso aprire thread, quindi le partite di **{ $name }** devono aspettare. Permettimi di creare thread pubblici in questo canale e di scriverci messaggi. Continuo a provare.
tournament-channel-gone = Non posso più scrivere nel canale di **{ $name }**, quindi il torneo deve aspettare. Ridammi l’accesso, o usa **/tournament move** in un altro canale. Non è andato perso niente: le partite continuano lì.
