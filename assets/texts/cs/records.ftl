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

# All records of a player.

records-none = Zatím nemáš žádnou dohranou partii. Novou začne /play.
records-all = { $games ->
    [one] Zápis tvojí dohrané partie.
   *[other] Zápisy tvých dohraných partií (celkem { $games }).
}
records-newest = Zápisy tvých nejnovějších partií (celkem { $games }). Starší se nevejdou.
