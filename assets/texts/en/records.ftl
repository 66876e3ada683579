# Why a text is not the record of a game.

record-error = Line { $line }: { $reason }
record-error-turn = Line { $line }, move { $turn }: { $reason }
record-not-a-tag = Before the first empty line, each line must be a tag: [Name "value"].
record-tag-twice = The tag { $name } appears twice.
record-no-game = The tag [Game "…"] is missing.
record-seats = “{ $text }” isn’t a possible number of seats.
record-rules = “{ $text }” isn’t a known version of the rules.
record-number = “{ $text }” isn’t the number of the next move.
record-resign = “{ $text }” doesn’t name a seat that’s still in the game.
record-over = The game is already over at this point.
record-result = The result is { $actual }, not { $written }.
record-unfinished = The game isn’t over after these moves, but its result is given as { $written }.

# All records of a player.

records-none = You haven’t finished a game yet. /play starts one.
records-all = { $games ->
    [one] The record of your finished game.
   *[other] The records of your { $games } finished games.
}
records-newest = The records of your newest { $games } games. Older ones don’t fit.

# The game of a record that somebody opens.

record-heading = **{ $game }** · game record{ $turn ->
    [0] {""}
   *[other] {" "}· move { $turn }
}
record-not-over = That game isn’t over yet. Only finished games can be imported.
record-too-large = That file is too large for a game record. The limit is { $most } KB.
record-not-text = That file isn’t a text file. Send a file from **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Nothing was imported. { $reason }
say-which-game = Choose a game by its table number, or a file with a game record.
