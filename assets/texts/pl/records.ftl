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
record-unfinished = Po tych ruchach partia jeszcze trwa, a podano wynik { $written }.

# All records of a player.

records-none = Nie masz jeszcze zakończonej partii. Zaczyna ją /play.
records-all = { $games ->
    [one] Zapis twojej zakończonej partii.
    [few] Zapisy twoich { $games } zakończonych partii.
    [many] Zapisy twoich { $games } zakończonych partii.
   *[other] Zapisy twoich { $games } zakończonych partii.
}
records-newest = Zapisy twoich najnowszych partii ({ $games }). Starsze się nie zmieściły.

# The game of a record that somebody opens.

record-heading = **{ $game }** · zapis partii{ $turn ->
    [0] {""}
   *[other] {" "}· ruch { $turn }
}
record-not-over = Ta partia jeszcze trwa. Można otworzyć tylko zakończone partie.
record-too-large = Ten plik jest za duży na zapis partii. Może mieć najwyżej { $most } KB.
record-not-text = To nie jest plik tekstowy. Wyślij plik z **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Niczego nie otwarto. { $reason }
say-which-game = Wybierz partię po numerze stołu albo plik z zapisem partii.
