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
record-unfinished = Nach diesen Zügen ist die Partie nicht zu Ende, aber als Ergebnis ist { $written } angegeben.

# All records of a player.

records-none = Du hast noch keine Partie beendet. /play startet eine.
records-all = { $games ->
    [one] Die Mitschrift deiner beendeten Partie.
   *[other] Die Mitschriften deiner { $games } beendeten Partien.
}
records-newest = Die Mitschriften deiner { $games } neuesten Partien. Ältere passen nicht hinein.

# The game of a record that somebody opens.

record-heading = **{ $game }** · Mitschrift{ $turn ->
    [0] {""}
   *[other] {" "}· Zug { $turn }
}
record-not-over = Diese Partie ist noch nicht zu Ende. Nur beendete Partien können geöffnet werden.
record-too-large = Diese Datei ist zu groß für eine Mitschrift. Erlaubt sind { $most } KB.
record-not-text = Das ist keine Textdatei. Schick eine Datei von **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Es wurde nichts geöffnet. { $reason }
say-which-game = Wähl eine Partie über ihre Tischnummer oder eine Datei mit einer Mitschrift.
