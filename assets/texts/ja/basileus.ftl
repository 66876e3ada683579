# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = バシレウスの手は、動かす駒のマスと行き先のマスで書きます。
# cell: an empty square
basileus-empty = { $cell } に駒はありません。
# cell: where an enemy is
basileus-not-yours = { $cell } の駒は相手の駒です。
# cell: where the piece is
basileus-stuck = { $cell } の駒は、動くことも取ることもできません。
# cell: where the piece is
basileus-no-move = { $cell } の駒は、別のマスに動かしてください。
# cell: where a piece of one’s own is
basileus-own-man = { $cell } には自分の駒があります。
# cell: where an enemy is
basileus-enemy-there = { $cell } には相手の駒があります。取るには、その駒を飛び越えてすぐ後ろの空きマスに着地します。
basileus-must-capture = 取れるときは必ず取らなければなりません。
# from, to: two squares
basileus-only-diagonally = 取らないとき、ポーンと士官は斜めに1マス動きます。{ $from } と { $to } は同じ斜めの線上にありません。
# from, to: two squares two apart
basileus-pawn-jumps-straight = ポーンは前後左右に飛び越えます。{ $from } から { $to } のような斜めのジャンプはできません。
# from, to: two squares two apart
basileus-piece-jumps-diagonally = 士官は斜めにだけ飛び越えます。{ $from } から { $to } のような縦横のジャンプはできません。
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = { $to } へ行く途中の { $over } に、取れる駒がありません。
# over: where a piece of one’s own is
basileus-over-own = { $over } の駒は自分の駒です。飛び越せるのは相手の駒だけです。
# over: where an officer is
basileus-pawn-over-piece = ポーンは士官を飛び越せません。{ $over } にあるのは士官です。
# over: where an officer is
basileus-piece-over-piece = 士官は士官を飛び越せません。{ $over } にあるのは士官です。
# over: where the other basileus is
basileus-over-basileus = バシレウスは、{ $over } の相手のバシレウスを飛び越せません。そのマスに入って取ります。
# cell: where the other basileus is
basileus-chain-ends-there = バシレウスが { $cell } の相手のバシレウスを取るのは、それだけで1手です。連続ジャンプの最後に取ることはできません。
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = { $from } からさらに飛ばなければなりませんが、{ $to } には飛べません。
# from, to: two squares
basileus-out-of-reach = { $from } から { $to } には届きません。

ending-basileus = バシレウスが取られました。
