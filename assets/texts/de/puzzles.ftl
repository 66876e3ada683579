# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Rätsel
button-puzzle-next = Nächstes Rätsel
button-puzzle-solution = Lösung zeigen
button-puzzle-solve = Lösen
puzzle-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzle-unknown-difficulty = „{ $name }“ ist kein Schwierigkeitsgrad. Wähl aus: { $known }.
puzzle-which = Zu welchem Spiel möchtest du ein Rätsel?
puzzle-none = Für { $game } gibt es noch keine Rätsel.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, Rätsel { $number }** · Wertung { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** am Zug: Finde den besten Zug.
# Where the number of moves is not told.
puzzle-forced = **{ $name }** am Zug: Finde den Zug, der den Gewinn erzwingt.
# After every other move, the other side wins by force.
puzzle-save = **{ $name }** am Zug und in Not: Finde den einzigen Zug, nach dem der Gegner keinen Gewinn erzwingt.
puzzle-win = **{ $name }** am Zug: { $turns ->
    [one] Gewinne sofort.
   *[other] Gewinne in { $turns } Zügen.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** am Zug: Finde den Zug, der gewinnt (bei bester Verteidigung in { $turns } Zügen).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** ist richtig! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Gelöst!** { $turn }.
puzzle-also-wins = ✅ **Gelöst!** **{ $turn }** gewinnt ebenfalls erzwungen, nur auf anderem Weg.
puzzle-wrong = ↩️ **{ $turn }** ist nicht die Lösung.
puzzle-wrong-reply = ↩️ **{ $turn }** ist nicht die Lösung. Die Antwort ist **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = Die Lösung gewinnt erzwungen; nach diesem Zug liegt deine Gewinnchance bei etwa { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Der Gewinn ist vergeben: Bei bestem Spiel ist es jetzt remis.
   *[none] Bei bestem Spiel ist es jetzt remis.
}
puzzle-wrong-weaker = Deine Gewinnchance liegt jetzt bei etwa { $left } statt bei { $best } mit der Lösung.
puzzle-wrong-later = Die Lösung ist deutlich stärker, aber der Unterschied zeigt sich erst später.
puzzle-wrong-over = { $result ->
    [draw] Damit endet die Partie remis.
   *[loss] Das verliert sofort.
}
puzzle-solution = **Lösung, { $number } von { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Thema
   *[other] Themen
}: { $themes }
puzzle-wins = Das gewinnt erzwungen.
puzzle-theme = { $theme ->
    [capture] Schlagen
    [double-capture] Doppelschlag
    [long-capture] Schlag von drei oder mehr
    [captain] Hauptmann geschlagen
    [replacement] Nachrücken
    [centre] durch die Mitte
    [jump] Sprung
    [threat] Drohung
    [double-threat] Doppeldrohung
    [fork] Gabel
    [centre-threat] Drohung durch die Mitte
    [escape] Rettung
    [defence] Verteidigung
    [counterattack] Gegenangriff
    [sacrifice] Opfer
    [decoy] Basileus weggelockt
    [king] Zug des Basileus
    [lock-in] Einsperren
    [blockade] Blockade
    [zugzwang] Zugzwang
    [isolation] Isolation
    [demand] Forderung
    [removal] Platte herausgenommen
    [group-slide] mehrere Platten verschoben
    [ending] Endspiel
   *[quiet] stiller Zug
}
puzzle-help-costs = -# Mit einem Tipp zählt dieses Rätsel nicht. Die Lösung anzusehen zählt als falsche Antwort.
puzzle-hinted = -# Nach dem Tipp zählt dieses Rätsel weder für deine Wertung noch für deine Serie.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Deine Rätselwertung: { $rating } · { $change }
puzzle-rating-streak = -# Deine Rätselwertung: { $rating } · { $change } · in Folge gelöst: { $streak }
profile-puzzles = **Rätsel**
profile-puzzle = { $game } · { $rating } · { $solved } von { $tried } beim ersten Versuch gelöst
    -# Serie: { $streak }, längste: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Rätsel des Tages**
puzzle-daily-private = -# Drück auf den Button, um es zu lösen. Nur du siehst deine Antwort.
puzzle-daily-last = -# Letzte Lösung ({ $game }, Rätsel { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Noch hat es niemand gelöst.
    [one] **{ $solved } von { $tried }** hat es beim ersten Versuch gelöst: { $solvers }
   *[other] **{ $solved } von { $tried }** haben es beim ersten Versuch gelöst. Zuerst: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] niemand hat es beim ersten Versuch gelöst
    [one] { $solved } von { $tried } hat es beim ersten Versuch gelöst: { $first }
   *[other] { $solved } von { $tried } haben es beim ersten Versuch gelöst, zuerst { $first }
}
puzzle-daily-all-games = Alle Spiele der Reihe nach
say-no-place-for-puzzles = Dort kann das Rätsel des Tages nicht gepostet werden. Wähl einen Textkanal, den ich sehe.
say-daily-on-and-off = Du willst das Rätsel des Tages posten lassen und zugleich beenden. Verwende entweder daily-puzzle oder daily-puzzle-off, nicht beides.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = „{ $name }“ ist kein Thema. Wähl aus: { $known }.
puzzle-none-of-theme = Für { $game } gibt es keine Rätsel mit dem Thema „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } in diesem Schwierigkeitsgrad
}. Wähl aus: { $known }.
puzzle-no-other-of-theme = Das war das einzige Rätsel für { $game } mit dem Thema „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } in diesem Schwierigkeitsgrad
}. Andere Themen: { $known }.
puzzle-mode = { $mode ->
    [streak] Serie
    [storm] Sturm
   *[practice] Übung
}
puzzle-unknown-mode = „{ $name }“ ist kein Modus. Wähl aus: { $known }.
puzzle-mode-alone = Lass level und theme weg: In einer Serie und einem Sturm werden die Rätsel von selbst schwerer.

# Streak and storm: puzzles in a row.
button-puzzle-start = Starten
button-puzzle-again = Noch einmal
button-puzzle-skip = Überspringen
# Under the result that somebody has shared.
button-puzzle-try = Ausprobieren
button-puzzle-board = Sturm-Bestenliste
button-puzzle-board-week = Letzte 7 Tage
button-puzzle-board-ever = Insgesamt
puzzle-streak-rules = **{ $game }: Serie**
    Löse Rätsel, die immer schwerer werden. Der erste Fehler beendet die Serie. Ein Rätsel darfst du überspringen.
    -# Es gibt keine Tipps, und deine Antworten zählen nicht für deine Rätselwertung.
puzzle-storm-rules = **{ $game }: Sturm**
    Löse in drei Minuten so viele kurze Rätsel, wie du kannst. Eine falsche Antwort kostet zehn Sekunden, und das nächste Rätsel kommt sofort. Wenn die Zeit um ist, drück auf irgendeinen Button, um dein Ergebnis zu sehen.
    -# Es gibt keine Tipps, und deine Antworten zählen nicht für deine Rätselwertung.
puzzle-run-best = Dein Bestwert: { $best }
puzzle-run-record = Das ist dein bisher bestes Ergebnis!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Serie: { $solved }**
puzzle-storm-state = **Sturm: { $solved }** · endet { $end }
puzzle-run-solved = ✅ **{ $turn }** löst es.
puzzle-storm-wrong = ❌ **{ $turn }** ist nicht die Lösung: −10 Sekunden.
puzzle-streak-skipped = ⏭️ Übersprungen.
puzzle-run-answered = Dieses Rätsel hast du schon beantwortet. Mach dort weiter, wo das nächste steht.
puzzle-streak-result = { $end ->
    [all] 🏆 **Du hast die ganze Serie geschafft ({ $game }).** Gelöst: { $solved }
   *[early] **Deine Serie ist zu Ende ({ $game }).** Gelöst: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Das war das letzte Rätsel ({ $game }).**
   *[early] **Die Zeit ist um ({ $game }).**
} Gelöst: { $solved }, falsch: { $wrong }, am meisten in Folge: { $row }
puzzle-board-week = **{ $game }: beste Stürme auf diesem Server in den letzten 7 Tagen**
puzzle-board-ever = **{ $game }: beste Stürme auf diesem Server**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Noch hat niemand in einem Sturm ein Rätsel gelöst. Starte einen und mach den Anfang.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** hat ein Rätsel für euch:
puzzle-streak-shared = 🔥 **{ $name }** hat in einer Serie von { $game } { $solved ->
    [one] ein Rätsel
   *[other] { $solved } Rätsel in Folge
} gelöst.
puzzle-storm-shared = ⚡ **{ $name }** hat in drei Minuten { $solved ->
    [one] ein Rätsel
   *[other] { $solved } Rätsel
} von { $game } gelöst.
