# Why a text is not the record of a game.

record-error = Zeile { $line }: { $reason }
record-error-turn = Zeile { $line }, Zug { $turn }: { $reason }
record-not-a-tag = Vor der ersten leeren Zeile muss jede Zeile ein Tag sein: [Name "Wert"].
record-tag-twice = Das Tag { $name } kommt zweimal vor.
record-no-game = Das Tag [Game "…"] fehlt.
record-seats = „{ $text }“ ist keine mögliche Zahl von Plätzen.
record-rules = „{ $text }“ ist keine bekannte Fassung der Regeln.
record-number = „{ $text }“ ist nicht die Nummer des nächsten Zugs.
record-resign = „{ $text }“ ist kein Platz, der noch im Spiel ist.
record-over = An dieser Stelle ist die Partie schon zu Ende.
record-result = Das Ergebnis ist { $actual }, nicht { $written }.

# All records of a player.

records-none = Du hast noch keine Partie beendet. /play startet eine.
records-all = { $games ->
    [one] Die Mitschrift deiner beendeten Partie.
   *[other] Die Mitschriften deiner { $games } beendeten Partien.
}
records-newest = Die Mitschriften deiner { $games } neuesten Partien. Ältere passen nicht hinein.
