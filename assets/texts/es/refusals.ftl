# Why a text is not a legal move: the reasons that all games share.

refusal-over = La partida terminó, así que no hay más jugadas.
refusal-unreadable = No entiendo «{ $part }».
refusal-no-such-cell = En este tablero no hay ninguna casilla { $cell }.
refusal-empty = Escribe tu jugada. Puede empezar por { $next }.
refusal-unfinished = { $sofar } no es una jugada completa. Puede seguir con { $next }.
refusal-ambiguous = Eso podría ser más de una jugada. Escribe la que quieres: { $turns }.
refusal-goes-on = La jugada { $turn } acaba ahí. Quita «{ $rest }».

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Desde { $from } puedes ir a { $next }.
# next: moves or beginnings of moves
advice-captures = Puedes capturar con { $next }.
advice-replacements = Sigue con { $next }.
advice-turns = Puedes jugar { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Tu jugada puede empezar por { $next } (por ejemplo, { $example }).
