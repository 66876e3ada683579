# Why a text is not a legal move: the reasons that all games share.

refusal-over = Die Partie ist zu Ende, es gibt keine Züge mehr.
refusal-unreadable = „{ $part }“ kann ich nicht lesen.
refusal-no-such-cell = Ein Feld { $cell } gibt es auf diesem Brett nicht.
refusal-empty = Tipp deinen Zug ein. Er kann mit { $next } beginnen.
refusal-unfinished = { $sofar } ist noch kein ganzer Zug. Er kann mit { $next } weitergehen.
refusal-ambiguous = Das könnten mehrere Züge sein. Tipp den ein, den du meinst: { $turns }.
refusal-goes-on = Der Zug { $turn } ist damit zu Ende. Lass „{ $rest }“ weg.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Von { $from } kannst du nach { $next }.
# next: moves or beginnings of moves
advice-captures = Schlagen kannst du mit { $next }.
advice-replacements = Weiter geht es mit { $next }.
advice-turns = Du kannst { $next } spielen.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Dein Zug kann mit { $next } beginnen (zum Beispiel { $example }).
