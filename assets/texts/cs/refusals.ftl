# Why a text is not a legal move: the reasons that all games share.

refusal-over = Partie skončila, další tahy už nejsou.
refusal-unreadable = „{ $part }“ nedokážu přečíst.
refusal-no-such-cell = Pole { $cell } na této desce není.
refusal-empty = Napiš svůj tah. Může začínat takto: { $next }.
refusal-unfinished = { $sofar } není celý tah. Může pokračovat takto: { $next }.
refusal-ambiguous = To by mohl být víc než jeden tah. Napiš ten, který máš na mysli: { $turns }.
refusal-goes-on = Tah { $turn } tam končí. Vynech „{ $rest }“.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Z { $from } můžeš na { $next }.
# next: moves or beginnings of moves
advice-captures = Brát můžeš takto: { $next }.
advice-replacements = Pokračuj takto: { $next }.
advice-turns = Můžeš zahrát { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Tvůj tah může začínat takto: { $next } (například { $example }).
