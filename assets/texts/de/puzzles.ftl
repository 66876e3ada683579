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
puzzle-unknown-difficulty = „{ $name }“ ist kein Schwierigkeitsgrad. Wähl aus: { $difficulties }.
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
    [center] durch die Mitte
    [threat] Drohung
    [double-threat] Doppeldrohung
    [escape] Rettung
    [defense] Verteidigung
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
puzzle-daily-last = -# Letzte Lösung ({ $game }, Aufgabe { $number }): ||{ $solution } ({ $themes })|| · { $solver ->
    [none] niemand hat sie beim ersten Versuch gelöst
   *[other] zuerst gelöst von { $solver }
}
say-no-place-for-puzzles = Dort kann die Aufgabe des Tages nicht gepostet werden. Wähl einen Textkanal, den ich sehe.
say-daily-on-and-off = Du willst die Aufgabe des Tages posten lassen und zugleich beenden. Verwende nur eine der Optionen daily-puzzle und daily-puzzle-off.
