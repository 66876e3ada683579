# Why a text is not a legal move: the reasons that all games share.

refusal-over = The game is over, so there are no more moves.
refusal-unreadable = I can’t read “{ $part }”.
refusal-no-such-cell = There’s no cell { $cell } on this board.
refusal-empty = Type your move. It can start with { $next }.
refusal-unfinished = { $sofar } isn’t a complete move. It can continue with { $next }.
refusal-ambiguous = That could be more than one move. Type the one you mean: { $turns }.
refusal-goes-on = The move { $turn } ends there. Leave out “{ $rest }”.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = From { $from } you can go to { $next }.
# next: moves or beginnings of moves
advice-captures = You can capture with { $next }.
advice-replacements = Continue with { $next }.
advice-turns = You can play { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Your move can start with { $next } (for example { $example }).
