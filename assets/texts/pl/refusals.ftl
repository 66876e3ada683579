# Why a text is not a legal move: the reasons that all games share.

refusal-over = Partia jest zakończona, więc nie ma już ruchów.
refusal-unreadable = Nie rozumiem „{ $part }”.
refusal-no-such-cell = Na tej planszy nie ma pola { $cell }.
refusal-empty = Wpisz swój ruch. Może się zaczynać od { $next }.
refusal-unfinished = { $sofar } to niepełny ruch. Dalej może być { $next }.
refusal-ambiguous = To może oznaczać więcej niż jeden ruch. Wpisz ten, o który chodzi: { $turns }.
refusal-goes-on = Ruch { $turn } tu się kończy. Pomiń „{ $rest }”.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Z { $from } możesz iść na { $next }.
# next: moves or beginnings of moves
advice-captures = Możesz bić tak: { $next }.
advice-replacements = Dalej może być { $next }.
advice-turns = Możesz zagrać { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Twój ruch może się zaczynać od { $next } (na przykład { $example }).
