# Why a text is not a legal turn: what every game shares.

refusal-over = The game is over: there are no more turns.
refusal-unreadable = I cannot read “{ $part }”. Turns are written like the ones that /move suggests, for example d4-d5.
refusal-no-such-cell = There is no cell { $cell } on this board.
refusal-empty = Say which turn: it may begin with { $next }.
refusal-unfinished = { $sofar } is the beginning of a turn. It may go on with: { $next }.
refusal-ambiguous = That can be more than one turn: { $turns }.
refusal-goes-on = The turn { $turn } is over there; “{ $rest }” is too much.
