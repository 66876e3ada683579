# Why a text is not a legal move: the reasons that all games share.

refusal-over = La partita è finita, quindi non ci sono altre mosse.
refusal-unreadable = Non riesco a leggere «{ $part }».
refusal-no-such-cell = Su questo tavoliere non c’è la casella { $cell }.
refusal-empty = Scrivi la tua mossa. Può iniziare con { $next }.
refusal-unfinished = { $sofar } non è una mossa completa. Può continuare con { $next }.
refusal-ambiguous = Potrebbe essere più di una mossa. Scrivi quella che intendi: { $turns }.
refusal-goes-on = La mossa { $turn } finisce lì. Togli «{ $rest }».

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Da { $from } puoi andare in { $next }.
# next: moves or beginnings of moves
advice-captures = Puoi catturare con { $next }.
advice-replacements = Continua con { $next }.
advice-turns = Puoi giocare { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = La tua mossa può iniziare con { $next } (ad esempio { $example }).
