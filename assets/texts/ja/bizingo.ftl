# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = ビジンゴの手は、動かす駒のマスと行き先のマスで書きます。
# cell: an empty cell
bizingo-empty = { $cell } に駒はありません。
# cell: where an enemy piece is
bizingo-not-yours = { $cell } の駒は相手の駒です。
# cell: where the piece is
bizingo-stuck = 周りに同じ色の空きマスがないので、{ $cell } の駒は動けません。
# cell: where the piece is
bizingo-no-move = { $cell } の駒は、別のマスに動かしてください。
# from, to: cells of different colours
bizingo-wrong-colour = 駒はいつも同じ色のマスにとどまります。{ $from } と { $to } は色が違います。
# cell: where a piece of one’s own is
bizingo-occupied = { $cell } には自分の駒があります。
# from, to: two cells
bizingo-out-of-reach = { $from } から { $to } へは1歩で行けません。

ending-bizingo = 一方の駒が2個以下になりました。
