# Why a text is not a legal move: the reasons that all games share.

refusal-over = De partij is afgelopen, dus er zijn geen zetten meer.
refusal-unreadable = Ik kan “{ $part }” niet lezen.
refusal-no-such-cell = Dit bord heeft geen veld { $cell }.
refusal-empty = Typ je zet. Die kan beginnen met { $next }.
refusal-unfinished = { $sofar } is nog geen volledige zet. Je kunt verdergaan met { $next }.
refusal-ambiguous = Dat kan meer dan één zet zijn. Typ de zet die je bedoelt: { $turns }.
refusal-goes-on = De zet { $turn } eindigt daar. Laat “{ $rest }” weg.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Vanaf { $from } kun je naar { $next }.
# next: moves or beginnings of moves
advice-captures = Je kunt slaan met { $next }.
advice-replacements = Ga verder met { $next }.
advice-turns = Je kunt { $next } spelen.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Je zet kan beginnen met { $next } (bijvoorbeeld { $example }).
