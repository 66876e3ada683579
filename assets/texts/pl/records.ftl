# Why a text is not the record of a game.

record-error = Wiersz { $line }: { $reason }
record-error-turn = Wiersz { $line }, ruch { $turn }: { $reason }
record-not-a-tag = Przed pierwszym pustym wierszem każdy wiersz musi być znacznikiem: [Name "wartość"].
record-tag-twice = Znacznik { $name } występuje dwa razy.
record-no-game = Brakuje znacznika [Game "…"].
record-seats = „{ $text }” nie jest możliwą liczbą miejsc.
record-rules = „{ $text }” nie jest znaną wersją zasad.
record-number = „{ $text }” nie jest numerem następnego ruchu.
record-resign = „{ $text }” nie oznacza miejsca, które wciąż jest w grze.
record-over = W tym momencie partia jest już zakończona.
record-result = Wynik to { $actual }, a nie { $written }.

# All records of a player.

records-none = Nie masz jeszcze zakończonej partii. Zaczyna ją /play.
records-all = { $games ->
    [one] Zapis twojej zakończonej partii.
   *[other] Zapisy twoich zakończonych partii (łącznie { $games }).
}
records-newest = Zapisy twoich najnowszych partii (łącznie { $games }). Starsze się nie zmieściły.
