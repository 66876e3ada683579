# Why a text is not a legal move: the reasons that all games share.

refusal-over = Партію закінчено, ходів більше немає.
refusal-unreadable = Не можу розібрати «{ $part }».
refusal-no-such-cell = На цій дошці немає поля { $cell }.
refusal-empty = Введи свій хід. Він може починатися з { $next }.
refusal-unfinished = { $sofar } — ще не весь хід. Далі може йти { $next }.
refusal-ambiguous = Це може означати кілька ходів. Введи той, який маєш на увазі: { $turns }.
refusal-goes-on = Хід { $turn } на цьому закінчується. Прибери «{ $rest }».

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = Із { $from } можна піти на { $next }.
# next: moves or beginnings of moves
advice-captures = Побити можна так: { $next }.
advice-replacements = Продовж так: { $next }.
advice-turns = Можливі ходи: { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Твій хід може починатися з { $next } (наприклад, { $example }).
