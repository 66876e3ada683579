# Why a text is not the record of a game.

record-error = Regel { $line }: { $reason }
record-error-turn = Regel { $line }, zet { $turn }: { $reason }
record-not-a-tag = Voor de eerste lege regel moet elke regel een tag zijn: [Name "waarde"].
record-tag-twice = De tag { $name } komt twee keer voor.
record-no-game = De tag [Game "…"] ontbreekt.
record-seats = “{ $text }” is geen mogelijk aantal stoelen.
record-rules = “{ $text }” is geen bekende versie van de regels.
record-number = “{ $text }” is niet het nummer van de volgende zet.
record-resign = “{ $text }” is geen stoel die nog in het spel is.
record-over = De partij is hier al afgelopen.
record-result = De uitslag is { $actual }, niet { $written }.
record-unfinished = Na deze zetten is de partij niet afgelopen, maar als uitslag staat er { $written }.

# All records of a player.

records-none = Je hebt nog geen partij uitgespeeld. /play begint er een.
records-all = { $games ->
    [one] De notatie van je uitgespeelde partij.
   *[other] De notaties van je { $games } uitgespeelde partijen.
}
records-newest = De notaties van je { $games } nieuwste partijen. Oudere passen er niet bij.

# The game of a record that somebody opens.

record-heading = **{ $game }** · notatie{ $turn ->
    [0] {""}
   *[other] {" "}· zet { $turn }
}
record-not-over = Die partij is nog niet afgelopen. Alleen afgelopen partijen kun je openen.
record-too-large = Dat bestand is te groot voor een notatie. De limiet is { $most } kB.
record-not-text = Dat is geen tekstbestand. Stuur een bestand van **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Er is niets geopend. { $reason }
say-which-game = Kies een partij op tafelnummer, of een bestand met een notatie.
