# Why a text is not a legal move: the reasons that all games share.

refusal-over = A partida acabou, então não há mais lances.
refusal-unreadable = Não consigo ler “{ $part }”.
refusal-no-such-cell = Não existe a casa { $cell } neste tabuleiro.
refusal-empty = Digite seu lance. Ele pode começar com { $next }.
refusal-unfinished = { $sofar } não é um lance completo. Ele pode continuar com { $next }.
refusal-ambiguous = Isso pode ser mais de um lance. Digite o que você quer: { $turns }.
refusal-goes-on = O lance { $turn } termina ali. Tire “{ $rest }”.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = De { $from } dá para ir a { $next }.
# next: moves or beginnings of moves
advice-captures = Você pode capturar com { $next }.
advice-replacements = Continue com { $next }.
advice-turns = Você pode jogar { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Seu lance pode começar com { $next } (por exemplo, { $example }).
