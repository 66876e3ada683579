# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = 検討
button-flip = 盤を反転
button-other-line = 別の手順
button-back-to-game = 対局に戻る
button-notes = メモ
button-ask-computer = コンピューターに聞く
private-board = 🔒 自分だけに見える検討盤です。どの側の手も試せます。実際には指されません。
# The same while there are plans.
private-board-planned = 🔒 自分だけに見える検討盤です。どの側の手も試せます。実際に指されるのは予約した手だけです。
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 検討中の手順：{ $line }
private-other = -# ほかに試した手順：{ $line }
private-notes = 📝 { $notes }
private-to-move = **{ $name }** の手番。
private-over = ここで終局です。ほかの手を試すには戻ってください。
private-outdated = そのメッセージの後で手順が変わったため、何もしませんでした。現在の検討盤はこちらです。
private-line-changed = -# そのメッセージの後で手順が変わりました。現在の検討盤はこちらです。
private-line-dropped = -# 対局が別の手に進んだため、手順は消えました。
private-line-full = 1つの手順は{ $most }手までです。ほかの手を試すには1手戻ってください。
private-players-only = 進行中の対局を検討できるのは、その対局のプレイヤーだけです。
private-no-opinion = コンピューターが意見を言うのは終局後で、まだ手を指せる局面だけです。
assistance-refused = テーブル{ $table }の進行中のレート戦に近すぎる局面です（4手以内）。対局が進んでからもう一度試してください。
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = この対局のメモ
private-notes-label = 自分だけに見えます
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } の必敗：{ $turns ->
    [1] すぐに負けます。
   *[other] { $turns }手以内に負けます。
}
opinion-chance = { $name } の勝率は約{ $chance }です。

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = この手順を予約
plan-drop = 予約{ $number }を取り消す
private-plan = 📌 予約{ $number }：{ $line }
plan-made = 📌 予約しました。対局がこのとおりに進めば、あなたの手は自動ですぐに指されます。ほかの人には知らされません。
# The same, if the line is longer than a plan.
plan-made-cut = 📌 この手順の{ $turns }手目まで予約しました。1つの予約は{ $most }手までで、自分の手で終わります。ほかの人には知らされません。
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 待ったを頼んだので、予約は保留中です。次の手は **{ $turn }** です。この手を指すと、予約が続きます。
   *[no] 📌 待ったの返事があるまで、予約は保留中です。
}
plan-outdated = その予約はすでになく、番号は別の予約のものになっています。何も取り消しませんでした。
plan-own-turn = 今はあなたの手番です。まず手を指してから、次の手への応手を予約してください。
plan-without-reply = この手順には、まだ自分の応手がありません。{ $next ->
    [own] この盤で自分の手を指してください。
   *[other] この盤で次の手を、続けて自分の手を指してください。
}
plan-too-many = 1局で予約できる手順は{ $most }件までです。まずどれかを取り消してください。
