# Why a text is not a legal move: the reasons that all games share.

refusal-over = 対局は終わっているので、もう手は指せません。
refusal-unreadable = 「{ $part }」を読み取れません。
refusal-no-such-cell = この盤に { $cell } というマスはありません。
refusal-empty = 手を入力してください。始め方の例：{ $next }
refusal-unfinished = { $sofar } だけでは手が完成していません。続け方の例：{ $next }
refusal-ambiguous = 複数の手に当てはまります。どれかを入力してください：{ $turns }
refusal-goes-on = { $turn } という手はそこで終わりです。「{ $rest }」を消してください。

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = { $from } から行けるのは { $next } です。
# next: moves or beginnings of moves
advice-captures = 取る手：{ $next }
advice-replacements = 続きの手：{ $next }
advice-turns = 指せる手：{ $next }
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = 手の始め方：{ $next }（例：{ $example }）
