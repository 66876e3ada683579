# The effects of turns, and positions, in words.

turn-told = { $name }：{ $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = （{ $number }）{ $turn }
turn-moved = { $way }
turn-took = { $cells } を取る
turn-took-from = { $name } の { $cells } を取る
turn-lost = 囲みに飛び込んで { $cell } を失う
turn-replaced = { $from } が { $to } に入る
turn-slid = { $from } を { $to } へスライド
turn-tile-removed = タイル { $place } を取り除く
turn-demanded = ちょうど{ $balls }個のジャンプを要求
turn-round-over = ラウンド終了：{ $name } は{ $left ->
   *[other] { $left }個を残した
}
turn-passed = パス
turn-out = { $name } が脱落（{ $place }位）

alt-turn = { $game }、{ $name } の手番。
alt-turn-own = { $game }、あなたの手番です。
alt-over = { $game }、終局。
alt-closed = { $game }、勝敗なしで打ち切り。
alt-places = 順位：{ $places }。
# In the place of the name of the only reader, such as “1. you”.
alt-places-own = あなた
alt-points = 得点：{ $points }。
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }。
alt-last = { $count ->
   *[other] 直前の手
}：{ $turn }。
# The turn that a preview shows.
alt-preview = プレビュー（まだ指していません）：{ $turn }。
alt-demand = ジャンパーはちょうど{ $balls }個を飛び越えなければなりません。
alt-doomed = このあと取られるのは { $cells }。
alt-must = { $count ->
    [1] { $cells } の駒で取らなければなりません。
   *[other] このどれかで取らなければなりません：{ $cells }。
}
alt-seat = { $name }：{ $men }。
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating }（暫定）
alt-nobody = 席{ $seat }
men-king = バシレウス { $cells }
men-captain = { $count ->
   *[other] 隊長
} { $cells }
men-piece = { $count ->
   *[other] 士官
} { $cells }
men-soldier = { $count ->
   *[other] 兵士
} { $cells }
men-pawn = { $count ->
   *[other] ポーン
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
   *[other] 石
} { $cells }
men-ball = 盤上の玉は{ $count ->
   *[other] { $count }個
}：{ $cells }。
alt-tiles = タイル：{ $tiles }。

game-biloba = ビロバ
game-bizingo = ビジンゴ
game-basileus = バシレウス
game-bilitaire = ビリティア
