# Why a text is not the record of a game.

record-error = Řádek { $line }: { $reason }
record-error-turn = Řádek { $line }, tah { $turn }: { $reason }
record-not-a-tag = Před prvním prázdným řádkem musí být každý řádek značka: [Name "hodnota"].
record-tag-twice = Značka { $name } se objevuje dvakrát.
record-no-game = Chybí značka [Game "…"].
record-seats = „{ $text }“ není možný počet míst.
record-rules = „{ $text }“ není známá verze pravidel.
record-number = „{ $text }“ není číslo dalšího tahu.
record-resign = „{ $text }“ neoznačuje místo, které je ještě ve hře.
record-over = V tomto bodě už partie skončila.
record-result = Výsledek je { $actual }, ne { $written }.
record-unfinished = Po těchto tazích partie neskončila, ale jako výsledek je uvedeno { $written }.

# All records of a player.

records-none = Zatím nemáš žádnou dohranou partii. Novou začne /play.
records-all = { $games ->
    [one] Zápis tvojí dohrané partie.
    [few] Zápisy tvých { $games } dohraných partií.
   *[other] Zápisy tvých { $games } dohraných partií.
}
records-newest = Zápisy tvých nejnovějších partií ({ $games }). Starší se nevejdou.

# The game of a record that somebody opens.

record-heading = **{ $game }** · zápis partie{ $turn ->
    [0] {""}
   *[other] {" "}· tah { $turn }
}
record-not-over = Tahle partie ještě neskončila. Otevřít jde jen dohrané partie.
record-too-large = Tenhle soubor je na zápis partie moc velký. Může mít nejvýš { $most } kB.
record-not-text = Tenhle soubor není text. Pošli soubor z **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Nic se neotevřelo. { $reason }
say-which-game = Vyber partii podle čísla stolu, nebo soubor se zápisem partie.
