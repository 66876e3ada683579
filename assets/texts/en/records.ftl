# Why a text is not the record of a game.

record-error = Line { $line }: { $reason }
record-error-turn = Line { $line }, turn { $turn }: { $reason }
record-not-a-tag = Before the first empty line, every line is a tag: [Name "value"].
record-tag-twice = The tag { $name } comes twice.
record-no-game = The tag [Game "…"] is missing.
record-seats = “{ $text }” is not a number of seats.
record-rules = “{ $text }” is not a version of the rules.
record-number = “{ $text }” is not the number of the next turn.
record-resign = “{ $text }” names no seat that is in the game.
record-over = The game is over before this.
record-result = The result is { $actual }, not { $written }.
