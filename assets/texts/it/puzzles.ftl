# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Risolvi un problema
button-puzzle-next = Problema successivo
button-puzzle-solution = Mostra la soluzione
button-puzzle-solve = Risolvilo
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
}
puzzle-unknown-difficulty = «{ $name }» non è una difficoltà. Scegli tra queste: { $known }.
puzzle-which = Di quale gioco vuoi un problema?
puzzle-none = Non ci sono ancora problemi di { $game }.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, problema { $number }** · punteggio { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Muove **{ $name }**: trova la mossa migliore.
# Where the number of moves is not told.
puzzle-forced = Muove **{ $name }**: trova la mossa che forza la vittoria.
# After every other move, the other side wins by force.
puzzle-save = Muove **{ $name }**, in difficoltà: trova l’unica mossa che evita una sconfitta forzata.
puzzle-win = Muove **{ $name }**: { $turns ->
    [one] vinci subito.
   *[other] vinci in { $turns } mosse.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Muove **{ $name }**: trova la mossa che vince (in { $turns } mosse contro la miglior difesa).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** è giusta! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Risolto!** { $turn }.
# A move that is not the solution and wins by force as well.
puzzle-also-wins = ✅ **Risolto!** Anche **{ $turn }** forza la vittoria, per un’altra strada.
puzzle-wrong = ↩️ **{ $turn }** non è la soluzione.
puzzle-wrong-reply = ↩️ **{ $turn }** non è la soluzione. La risposta è **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = La soluzione forza la vittoria. Le tue probabilità di vittoria dopo questa mossa: circa { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] La vittoria è sfumata: con gioco corretto, adesso è patta.
   *[none] Con gioco corretto, adesso è patta.
}
puzzle-wrong-weaker = Le tue probabilità di vittoria: adesso circa { $left }, con la soluzione { $best }.
puzzle-wrong-later = La soluzione è nettamente più forte, ma la differenza si vede solo più avanti.
puzzle-wrong-over = { $result ->
    [draw] La partita finisce in patta.
   *[loss] Perde subito.
}
puzzle-solution = **Soluzione, { $number } di { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Tema
   *[other] Temi
}: { $themes }
# The last move of a solution that wins, though not within moves that can be counted.
puzzle-wins = Forza la vittoria.
puzzle-theme = { $theme ->
    [capture] cattura
    [double-capture] doppia cattura
    [long-capture] cattura di tre o più
    [captain] capitano catturato
    [replacement] rimpiazzo
    [centre] passaggio dal centro
    [jump] salto
    [threat] minaccia
    [double-threat] doppia minaccia
    [fork] forchetta
    [centre-threat] minaccia dal centro
    [escape] salvataggio
    [defence] difesa
    [counterattack] contrattacco
    [sacrifice] sacrificio
    [decoy] basileus attirato
    [king] mossa del basileus
    [lock-in] imprigionamento
    [blockade] blocco
    [zugzwang] zugzwang
    [isolation] isolamento
    [demand] obbligo
    [removal] tessera rimossa
    [group-slide] tessere spostate insieme
    [ending] finale
   *[quiet] mossa tranquilla
}
# Under a question that was not answered yet.
puzzle-help-costs = -# Con un consiglio, questo problema non conta. Mostrare la soluzione vale come risposta sbagliata.
puzzle-hinted = -# Hai chiesto un consiglio, quindi questo problema non conta né per il tuo punteggio né per la tua serie.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Il tuo punteggio nei problemi: { $rating } · { $change }
puzzle-rating-streak = -# Il tuo punteggio nei problemi: { $rating } · { $change } · risolti di fila: { $streak }
profile-puzzles = **Problemi**
profile-puzzle = { $game } · { $rating } · { $solved } su { $tried } risolti al primo tentativo
    -# Serie: { $streak }, record: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Problema del giorno**
puzzle-daily-private = -# Premi il pulsante per risolverlo. La tua risposta la vedi solo tu.
puzzle-daily-last = -# Ultima soluzione ({ $game }, problema { $number }): ||{ $solution } ({ $themes })||
# How many people have solved it; $solvers are the first of them.
puzzle-daily-results = -# { $solved ->
    [0] Non l’ha ancora risolto nessuno.
   *[other] Risolto al primo tentativo da **{ $solved } su { $tried }**. Prime risposte giuste: { $solvers }
}
# What follows the last solution. $first was the first who solved it.
puzzle-daily-last-results = { $solved ->
    [0] nessuno l’ha risolto al primo tentativo
   *[other] risolto al primo tentativo da { $solved } su { $tried }; la prima risposta giusta è di { $first }
}
# Which games have puzzles of the day, in a list with the games.
puzzle-daily-all-games = Tutti i giochi a rotazione
say-no-place-for-puzzles = Lì non si può pubblicare il problema del giorno. Scegli un canale testuale che io possa vedere.
say-daily-on-and-off = Hai chiesto di pubblicare il problema del giorno e anche di non pubblicarlo più. Usa daily-puzzle oppure daily-puzzle-off, non entrambi.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = «{ $name }» non è un tema. Scegli tra questi: { $known }.
puzzle-none-of-theme = Non ci sono problemi di { $game } con il tema «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { "" } di questa difficoltà
}. Scegli tra questi: { $known }.
puzzle-no-other-of-theme = Era l’unico problema di { $game } con il tema «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { "" } di questa difficoltà
}. Altri temi: { $known }.
puzzle-mode = { $mode ->
    [streak] Serie
    [storm] Tempesta
   *[practice] Allenamento
}
puzzle-unknown-mode = «{ $name }» non è una modalità. Scegli tra queste: { $known }.
puzzle-mode-alone = Lascia vuoti level e theme: in una serie o in una tempesta, i problemi diventano via via più difficili.

# Streak and storm: puzzles in a row.
button-puzzle-start = Inizia
button-puzzle-again = Ancora
button-puzzle-skip = Salta
# Under the result that somebody has shared.
button-puzzle-try = Provaci
button-puzzle-board = Classifica delle tempeste
button-puzzle-board-week = Ultimi 7 giorni
button-puzzle-board-ever = Di sempre
puzzle-streak-rules = **{ $game }: Serie**
    Risolvi problemi sempre più difficili. Il primo errore chiude la serie. Puoi saltare un problema.
    -# Non ci sono consigli, e le tue risposte non contano per il tuo punteggio nei problemi.
puzzle-storm-rules = **{ $game }: Tempesta**
    Risolvi quanti più problemi brevi puoi in tre minuti. Una risposta sbagliata costa dieci secondi, e il problema successivo arriva subito. A tempo scaduto, premi un pulsante qualsiasi per vedere il risultato.
    -# Non ci sono consigli, e le tue risposte non contano per il tuo punteggio nei problemi.
puzzle-run-best = Il tuo record: { $best }
puzzle-run-record = È il tuo nuovo record!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Serie: { $solved }**
puzzle-storm-state = **Tempesta: { $solved }** · fine { $end }
puzzle-run-solved = ✅ **{ $turn }** lo risolve.
puzzle-storm-wrong = ❌ **{ $turn }** non è la soluzione: −10 secondi.
puzzle-streak-skipped = ⏭️ Saltato.
puzzle-run-answered = Hai già risposto a questo problema. Continua dove compare il successivo.
puzzle-streak-result = { $end ->
    [all] 🏆 **La serie è completa ({ $game }).** Risolti: { $solved }
   *[early] **La serie è finita ({ $game }).** Risolti: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Era l’ultimo problema ({ $game }).**
   *[early] **Tempo scaduto ({ $game }).**
} Risolti: { $solved }, sbagliati: { $wrong }, massimo di fila: { $row }
puzzle-board-week = **{ $game }: migliori tempeste di questo server negli ultimi 7 giorni**
puzzle-board-ever = **{ $game }: migliori tempeste di questo server**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Nessuno ha ancora risolto problemi in una tempesta. Iniziane una e fai il primo risultato.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** ha un problema per te:
puzzle-streak-shared = 🔥 **{ $name }** ha risolto { $solved ->
    [one] un problema
   *[other] { $solved } problemi di fila
} in una serie di { $game }.
puzzle-storm-shared = ⚡ **{ $name }** ha risolto { $solved ->
    [one] un problema
   *[other] { $solved } problemi
} di { $game } in tre minuti.
