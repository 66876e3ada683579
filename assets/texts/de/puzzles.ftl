# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Aufgabe
button-puzzle-next = Nächste Aufgabe
button-puzzle-solution = Lösung zeigen
button-puzzle-solve = Lösen
puzzle-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzle-unknown-difficulty = „{ $name }“ ist kein Schwierigkeitsgrad. Wähl aus: { $known }.
puzzle-which = Zu welchem Spiel möchtest du eine Aufgabe?
puzzle-none = Für { $game } gibt es noch keine Aufgaben.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, Aufgabe { $number }** · Wertung { $rating }
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
puzzle-wrong-later = Die Lösung ist deutlich stärker; der Unterschied zeigt sich erst später.
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
puzzle-help-costs = -# Mit einem Tipp zählt diese Aufgabe nicht. Die Lösung anzusehen zählt als falsche Antwort.
puzzle-hinted = -# Nach dem Tipp zählt diese Aufgabe weder für deine Wertung noch für deine Serie.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Deine Aufgabenwertung: { $rating } · { $change }
puzzle-rating-streak = -# Deine Aufgabenwertung: { $rating } · { $change } · in Folge gelöst: { $streak }
profile-puzzles = **Aufgaben**
profile-puzzle = { $game } · { $rating } · { $solved } von { $tried } beim ersten Versuch gelöst
    -# Serie: { $streak }, längste: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Aufgabe des Tages**
puzzle-daily-private = -# Drück auf den Button, um sie zu lösen. Nur du siehst deine Antwort.
puzzle-daily-last = -# Letzte Lösung ({ $game }, Aufgabe { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Noch hat sie niemand gelöst.
    [one] **{ $solved } von { $tried }** hat sie beim ersten Versuch gelöst: { $solvers }
   *[other] **{ $solved } von { $tried }** haben sie beim ersten Versuch gelöst. Zuerst: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] niemand hat sie beim ersten Versuch gelöst
    [one] { $solved } von { $tried } hat sie beim ersten Versuch gelöst: { $first }
   *[other] { $solved } von { $tried } haben sie beim ersten Versuch gelöst, zuerst { $first }
}
puzzle-daily-all-games = Alle Spiele der Reihe nach
say-no-place-for-puzzles = Dort kann die Aufgabe des Tages nicht gepostet werden. Wähl einen Textkanal, den ich sehe.
say-daily-on-and-off = Du willst die Aufgabe des Tages posten lassen und zugleich beenden. Verwende nur eine der Optionen daily-puzzle und daily-puzzle-off.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = „{ $name }“ ist kein Thema. Wähl aus: { $known }.
puzzle-none-of-theme = Für { $game } gibt es keine Aufgaben mit dem Thema „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } in diesem Schwierigkeitsgrad
}. Wähl aus: { $known }.
puzzle-no-other-of-theme = Das war die einzige Aufgabe für { $game } mit dem Thema „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } in diesem Schwierigkeitsgrad
}. Andere Themen: { $known }.
puzzle-mode = { $mode ->
    [streak] Serie
    [storm] Sturm
   *[practice] Übung
}
puzzle-unknown-mode = „{ $name }“ ist kein Modus. Wähl aus: { $known }.
puzzle-mode-alone = Lass level und theme weg: In einer Serie und einem Sturm werden die Aufgaben von selbst schwerer.

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
    Löse Aufgaben, die immer schwerer werden. Der erste Fehler beendet die Serie. Eine Aufgabe darfst du überspringen.
    -# Es gibt keine Tipps, und deine Antworten zählen nicht für deine Aufgabenwertung.
puzzle-storm-rules = **{ $game }: Sturm**
    Löse in drei Minuten so viele kurze Aufgaben, wie du kannst. Eine falsche Antwort kostet zehn Sekunden, und die nächste Aufgabe kommt sofort. Wenn die Zeit um ist, drück auf irgendeinen Button, um dein Ergebnis zu sehen.
    -# Es gibt keine Tipps, und deine Antworten zählen nicht für deine Aufgabenwertung.
puzzle-run-best = Dein Bestwert: { $best }
puzzle-run-record = Das ist dein bisher bestes Ergebnis!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Serie: { $solved }**
puzzle-storm-state = **Sturm: { $solved }** · endet { $end }
puzzle-run-solved = ✅ **{ $turn }** löst sie.
puzzle-storm-wrong = ❌ **{ $turn }** ist nicht die Lösung: −10 Sekunden.
puzzle-streak-skipped = ⏭️ Übersprungen.
puzzle-run-answered = Diese Aufgabe hast du schon beantwortet. Mach dort weiter, wo die nächste steht.
puzzle-streak-result = { $end ->
    [all] 🏆 **Du hast die ganze Serie geschafft ({ $game }).** Gelöst: { $solved }
   *[early] **Deine Serie ist zu Ende ({ $game }).** Gelöst: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Das war die letzte Aufgabe ({ $game }).**
   *[early] **Die Zeit ist um ({ $game }).**
} Gelöst: { $solved }, falsch: { $wrong }, am meisten in Folge: { $row }
puzzle-board-week = **{ $game }: beste Stürme auf diesem Server in den letzten 7 Tagen**
puzzle-board-ever = **{ $game }: beste Stürme auf diesem Server**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Noch hat niemand in einem Sturm eine Aufgabe gelöst. Starte einen und sei die erste Person.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** hat eine Aufgabe für euch:
puzzle-streak-shared = 🔥 **{ $name }** hat in einer Serie von { $game } { $solved ->
    [one] eine Aufgabe
   *[other] { $solved } Aufgaben in Folge
} gelöst.
puzzle-storm-shared = ⚡ **{ $name }** hat in drei Minuten { $solved ->
    [one] eine Aufgabe
   *[other] { $solved } Aufgaben
} von { $game } gelöst.
