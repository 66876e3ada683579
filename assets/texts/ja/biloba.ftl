menu-men-stone = どの石を動かしますか？

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = { $captured } を取らなければなりません。この取りと補充だけで1手になります。
biloba-must-capture = 石が2個以下のときは必ず取らなければなりませんが、この手では何も取れません。
biloba-cannot-pass = 指せる手があるので、パスはできません。
biloba-foreign = ビロバの手は、動かす石のマスと行き先のマスで書きます。
biloba-empty = { $cell } に石はありません。
biloba-not-yours = { $cell } の石は自分の石ではありません。
biloba-stuck = { $cell } の石は動けません。スライドもジャンプもできません。
biloba-no-move = { $cell } の石は、別のマスに動かしてください。
biloba-centre = 石は e5 に止まれません。通り抜けることだけができます。
biloba-occupied = { $cell } にはすでに石があります。
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = ジャンプは隣の石を飛び越えます。{ $over } が空いているので、{ $to } には着地できません。
biloba-backwards = 石は自陣の方へ後ろ向きにジャンプできません。{ $from } から { $to } は後ろ向きです。
biloba-not-through-centre = 中央通過では、e5 の隣のマスから e5 の隣の別のマスへスライドします。{ $from } から { $to } へは行けません。
biloba-out-of-reach = 石は隣のマスへスライドするか、石を1個飛び越えます。{ $from } から { $to } には届きません。
# vacancies: the cells that are to be filled
biloba-not-vacant = この巡では { $to } の石は取られていません。埋めるマス：{ $vacancies }
# flankers: the pawns that may fill it
biloba-not-flanker = { $from } の石は { $to } を挟んでいませんでした。ここに入れるのは { $flankers } の石です。
biloba-moved-already = { $cell } の石は、この巡ですでに動きました。1つの石が補充で動けるのは、1巡に1回だけです。
biloba-unfilled = 次に埋めるのは { $to } ではありません。列の文字順、次に数字の順に埋め、埋められるマスは空けておけません。

ending-biloba = ほかのプレイヤーは全員脱落しました。
ending-biloba-two = 相手が脱落しました。
ending-biloba-few = どちらも石が2個以下になりました。
ending-biloba-stuck = 誰も動けません。
