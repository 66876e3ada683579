# Why a text is not a legal move: the reasons that all games share.

refusal-over = La partie est terminée, il n’y a plus de coup à jouer.
refusal-unreadable = Je n’arrive pas à lire « { $part } ».
refusal-no-such-cell = Il n’y a pas de case { $cell } sur ce plateau.
refusal-empty = Écris ton coup. Il peut commencer par { $next }.
refusal-unfinished = { $sofar } n’est pas un coup complet. Il peut continuer par { $next }.
refusal-ambiguous = Ça pourrait être plusieurs coups. Écris celui que tu veux jouer : { $turns }.
refusal-goes-on = Le coup { $turn } s’arrête là. Enlève « { $rest } ».

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Depuis { $from }, tu peux aller en { $next }.
# next: moves or beginnings of moves
advice-captures = Tu peux prendre avec { $next }.
advice-replacements = Continue avec { $next }.
advice-turns = Tu peux jouer { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Ton coup peut commencer par { $next } (par exemple { $example }).
