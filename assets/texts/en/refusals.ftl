# Why a text is not a legal turn: the reasons that all games share.

refusal-over = The game is over: there are no more turns.
refusal-unreadable = I cannot read “{ $part }”.
refusal-no-such-cell = There is no cell { $cell } on this board.
refusal-empty = Say which turn. It may begin with: { $next }.
refusal-unfinished = { $sofar } is the beginning of a turn. It may go on with: { $next }.
refusal-ambiguous = That can be more than one turn. Write out the one you mean: { $turns }.
refusal-goes-on = The turn { $turn } is over there. Leave out “{ $rest }”.

# Advice for this position. It follows the reason of the refusal.
# from: a man or a tile; next: where it can go
advice-from = From { $from }: { $next }.
# next: turns or beginnings of turns
advice-captures = Your captures are: { $next }.
advice-replacements = Fill next: { $next }.
advice-turns = You can play: { $next }.
# next: the first tokens of the turns, which are too many to list; example: one of the turns
advice-begins = Your turn can begin with: { $next }; for example { $example }.
