# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others }、{ $last }
# The same before a name that starts with the sound of i, for which Spanish has another word.
conjunction-i = { $others }、{ $last }
# Two entries of a list without a last word: d4, e5
list = { $others }、{ $next }
# Two sentences after each other.
sentences = { $others }{ $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }；{ $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
# A whole number of hundredths, such as a chance.
percent = { $number }%

card-heading = **{ $game }** · テーブル{ $table }{ $turn ->
    [0] {""}
   *[other] {" "}· { $turn }手目
}
card-invitation = { $invited }、{ $opener } から{ $seats ->
    [2] { $game }の対局に招待されています。
   *[other] { $game }（{ $seats }人対局）に招待されています。{ $free ->
       *[other] 空席はあと{ $free }つです。
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = { $invited } を{ $game }の対局に招待しました。
card-open-invitation = { $opener } が{ $seats ->
    [2] { $game }の対戦相手を募集しています。
   *[other] { $game }（{ $seats }人対局）の参加者を、{ $free ->
       *[other] あと{ $free }人
    }募集しています。
}参加しませんか？
card-terms = -# { $counts ->
    [yes] レート戦
   *[no] カジュアル
} · { $setup } · { $begins } · { $pace } · 期限 { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] レート戦
   *[no] カジュアル
} · { $pace }
begins-named = 先手 { $name }
begins-own = 先手 あなた
begins-first = 先手 最初の参加者
begins-lot = 先手 ランダム
pace = { $minutes ->
    [0] 時間無制限
    [60] 1手1時間
    [480] 1手8時間
    [1440] 1手1日
    [4320] 1手3日
    [10080] 1手7日
   *[other] 1手{ $minutes }分
}
card-all-seated = 全員そろいました。対局開始です！
card-closed = 今回の対局は成立しませんでした。
card-to-act = { $player }、あなたの手番です。
card-to-act-until = { $player }、あなたの手番です。{ $end }に時間切れになります。
# player: a server, whose members vote
card-team-votes = { $player }、チームの手番です。手に投票してください。投票は{ $end }に締め切られます。
card-on-hold = 2回続けて投票がなかったので、対局は保留中です。{ $player } の手に投票すると再開します。
votes-missed = 前回は投票がなかったので、コンピューターが代わりに指しました。
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] まだ投票はありません。
   *[other] 現在{ $votes }票です。
}{ $needed ->
    [0] {""}
    [1] 最初に投票された手がすぐに指されます。
   *[other] { $needed }票を集めた手はすぐに指されます。
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] 引き分けを提案
    [takeback] 待ったを頼む
    [accept] 応じる
    [decline] 辞退
    [resign] 投了
    [abort] 対局を中止
   *[other] 対局を続ける
}：{ $votes }票（必要：{ $needed }票）
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] あなたの手番でもあります。
   *[others] { $player } の手番です。
}{ $clock ->
    [yes] { $asked ->
        [alone] { $end }に時間切れになります。
       *[others] { $end }に時間切れになります。
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] { $cells } を取らなければなりません。
    [capture] 必ず取らなければなりません。
    [demand] ちょうど{ $balls }個を飛び越えなければなりません。
   *[only] 指せる手は1つだけです。
}{ $asks ->
    [replacement] どの石が入りますか？
    [where] { $beginning } … どこへ？
    [man] どれで取りますか？
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# { $time }にわたって誰もここで指せなかったので、その時間を { $player } に返しました。
card-time-given-own = -# { $time }にわたって誰もここで指せなかったので、その時間をあなたに返しました。
card-vacation = -# { $name } は{ $end }まで休暇中です。それまで時計は止まります。
card-vacation-own = -# あなたは{ $end }まで休暇中です。それまで時計は止まります。
card-vacation-no-clock = -# { $name } は{ $end }まで休暇中です。
card-vacation-no-clock-own = -# あなたは{ $end }まで休暇中です。
# The deadline of the round of a tournament, on every board of it.
card-round-deadline = -# ラウンドの期限：{ $at }（休暇中でも同じ）。そのとき手番のプレイヤーは負けになります。
# Before the first move in a tournament, below the line about the player to act.
card-check-in = -# 手番でない人は「います」を押してください。期限までに誰も指さなければ、押していない人も負けになります。
# In the list of games, behind a game of a tournament.
games-deadline = 期限 { $at }
card-no-clock = -# プレイヤーが3日間指さないときは、まだいるか確認できます。さらに4日後には、{ $seats ->
    [2] 勝利を宣言できます
   *[other] 残りのプレイヤーで続けられます
}。
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }、まだいますか？
   *[no] まだいますか？
}{ $answers ->
    [yes] 手も返事もなければ
   *[no] 手を指さなければ
}、{ $end }に、{ $who ->
    [named] { $other } が
   *[others] ほかのプレイヤーが
}{ $claim ->
    [win] 勝利を宣言
    [out] あなた抜きで続行
   *[close] 対局を打ち切ることが
}できるようになります。
# The same for the player alone, once the others can do so.
card-claimable-own = { $since }から手を指していません。指すまでの間、{ $who ->
    [named] { $other } は
   *[others] ほかのプレイヤーは
}{ $claim ->
    [win] 勝利を宣言
    [out] あなた抜きで続行
   *[close] 対局を打ち切ることが
}できます。
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = { $name } に尋ねました。{ $answers ->
    [yes] 手も返事もなければ
   *[no] 手が指されなければ
}、{ $end }に{ $claim ->
    [win] 勝利を宣言
    [out] 残りのプレイヤーで続行
   *[close] 対局を打ち切ることが
}できるようになります。
card-reminder = { $player }、まだあなたの手番です。{ $end }に時間切れになります。
direct-reminder = **{ $game }** · テーブル{ $table } · { $place }
card-idle = { $player }、しばらく動きがありません。指さなければ、{ $end }に勝敗なしで打ち切られます。
card-idle-lost = { $player }、しばらく動きがありません。指さなければ、{ $end }に負けになります。
card-pause-ends = { $player }、この対局は長く一時停止しています。{ $end }に自動で再開し、時計も動き始めます。
card-paused = 対局は一時停止中です。再開すると { $player } の手番です。
card-paused-own = 対局は一時停止中です。再開するとあなたの手番です。
card-asked = { $players }、応じますか？
card-computer-acts = { $player } が考えています…
card-left-to-computers = 残りはコンピューターだけです。自動で最後まで指し、結果がここに表示されます。
card-draw-near = { $turns ->
    [1] 次の1手で盤から何も除かれなければ、引き分けです。
   *[other] 次の{ $turns }手の間に盤から何も除かれなければ、引き分けです。
}
card-won = **{ $names } の勝ち**{ $why ->
    [resigned] （相手の投了）。
    [time] （相手の時間切れ）。
    [forfeited] （相手の離脱）。
   *[other] 。
}
card-won-own = **あなたの勝ち**{ $why ->
    [resigned] （相手の投了）。
    [time] （相手の時間切れ）。
    [forfeited] （相手の離脱）。
   *[other] 。
}
card-drawn = **引き分け**：{ $why ->
    [agreement] { $names } が合意しました。
    [repetition] { $names }。同じ局面が3回現れました。
    [quiet] { $names }。何も取られない手が長く続きました。
   *[other] { $names }。
}
# The same for one of two players, who alone reads it.
card-drawn-own = **引き分け**：{ $why ->
    [agreement] あなたと { $other } が合意しました。
    [repetition] あなたと { $other }。同じ局面が3回現れました。
    [quiet] あなたと { $other }。何も取られない手が長く続きました。
   *[other] あなたと { $other }。
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] 投了
    [time] 時間切れ
    [absent] 不在
    [forfeited] 離脱
    [agreement] 合意による引き分け
    [repetition] 引き分け：同じ局面3回
   *[quiet] 引き分け：長く何も取られず
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = 指せる手がありません。
card-place = { $place }位：{ $names }

replay = **{ $game }** · テーブル{ $table } · リプレイ{ $step ->
    [1] {""}
   *[other] （{ $step }手ごと）
}
replay-alt = 対局全体を1手ずつ（{ $turns ->
   *[other] { $turns }手
}）。最後：{ $last }

news-joined = { $name } が参加しました。
news-declined = { $name } が辞退しました。
news-declined-own = 辞退しました。
# Others can still join.
news-seat-declined = { $name } が辞退しました。空いた席には誰でも参加できます。
news-seat-opened = { $name } の席には、誰でも参加できるようになりました。
news-vacated = { $name } が退席しました。空いた席には誰でも参加できます。
news-cancelled = 招待は取り消されました。
news-closed = { $what ->
    [game] モデレーターがこの対局を打ち切りました。対局は無効です。
   *[invitation] モデレーターがこの招待を打ち切りました。
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }、モデレーターがこの対局を打ち切りました。対局は無効です。
# The deadline of a game in a tournament. If somebody had moved, the next sentence says who loses.
news-deadline = このラウンドの期限が過ぎました。
# The game of a tournament in which nobody has moved or said that they are there, when the time or the deadline is over.
news-nobody-came = 期限までに誰も来なかったので、この対局は全員の負けです。
news-over = { $players }、終局です。
# players: one or several
news-out = { $players }、脱落です。ほかのプレイヤーは対局を続けます。
news-expired = 全席が埋まる前に、招待の期限が切れました。
news-idle = 1か月間誰も指さなかったので、対局は勝敗なしで打ち切られました。
news-started = 対局開始です。
news-started-by-lot = 対局開始です。抽選の結果、先手は { $name } です。
news-started-by-lot-own = 対局開始です。抽選の結果、先手はあなたです。
news-resigned = { $name } が投了しました。
news-resigned-own = 投了しました。
news-timed-out = { $name } が時間切れになりました。
news-timed-out-own = あなたは時間切れになりました。
news-left = { $name } がサーバーから脱退しました。{ $others ->
    [1] 相手のプレイヤー
   *[other] 残りのプレイヤー
}は{ $claim ->
    [out] このプレイヤー抜きで対局を続行できます
   *[win] { $closable ->
        [yes] 勝利を宣言するか、対局を打ち切ることができます
       *[no] 勝利を宣言できます
    }
}。
news-absent = { $name } が{ $time }指していません。{ $who ->
    [direct] 盤の下の「**{ $button-still-there }**」で確認できます。
    [you] 下の「**{ $button-still-there }**」で確認できます。
    [named] { $other } は、下の「**{ $button-still-there }**」で確認できます。
   *[others] ほかのプレイヤーは、下の「**{ $button-still-there }**」で確認できます。
}
news-claimable = { $name } がまだ指していません。{ $who ->
    [direct] あなたは
    [you] あなたは
    [named] { $other } は
   *[others] ほかのプレイヤーは
}、{ $who ->
    [direct] 盤の下の
   *[other] 下の
}{ $claim ->
    [win] 「**{ $button-claim }**」で勝利を宣言
    [out] 「**{ $button-claim-out }**」でこのプレイヤーを外して続行
   *[close] 「**{ $button-close }**」で対局を打ち切ることが
}できます。
news-still-there = { $name } はまだいます。
news-still-there-own = まだいることを伝えました。
# Before the first move in a tournament.
news-here = { $name } が来ています。
news-here-own = 来ていることを伝えました。
news-gone = { $name } は{ $time }指しませんでした{ $out ->
    [yes] 。脱落です
   *[no] {""}
}。
news-gone-own = あなたは{ $time }指しませんでした{ $out ->
    [yes] 。脱落です
   *[no] {""}
}。
news-turn-extended = { $name } が { $player } の時間を{ $time }延長しました。
news-turn-extended-own = { $player } の時間を{ $time }延長しました。
news-turn-extended-to-you = { $name } があなたの時間を{ $time }延長しました。
news-returned = { $name } がサーバーに戻りました。
news-forfeited = { $name } はサーバーから脱退したので、この対局は負けになります。
news-removed = { $name } は大会から外されたので、この対局は負けになります。
news-removed-own = あなたは大会から外されたので、この対局は負けになります。
news-aborted = { $name } が対局を中止しました。対局は無効です。
news-aborted-own = 対局を中止しました。対局は無効です。
news-closed-by = { $name } が対局を打ち切りました。対局は無効です。
news-closed-by-own = 対局を打ち切りました。対局は無効です。
news-offered = { $name } が{ $offer ->
    [draw] 引き分けを提案しています。
    [takeback] 待ったを頼んでいます。
    [pause] 対局の一時停止を頼んでいます。
    [resign] 投了を申し出ています。
   *[resume] 対局の再開を頼んでいます。
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] 引き分けを提案しました。
    [takeback] 待ったを頼みました。
    [pause] 対局の一時停止を頼みました。
   *[resume] 対局の再開を頼みました。
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [1] 応じると、{ $first }手目を戻します：{ $turns }。
   *[other] 応じると、{ $first }〜{ $last }手目を戻します：{ $turns }。
}
news-agreed = { $name } が{ $offer ->
    [draw] 引き分けに合意しました。
   *[other] 応じました。
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] 引き分けに合意しました。
   *[other] 応じました。
}
news-refused = { $name } が{ $offer ->
    [draw] 引き分けを断りました。
    [takeback] 待ったを断りました。
    [pause] 一時停止を断りました。
    [resign] 対局を続けます。
   *[resume] まだ再開しないことを選びました。
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] 引き分けを断りました。
    [takeback] 待ったを断りました。
    [pause] 一時停止を断りました。
    [resign] 対局を続けます。
   *[resume] まだ再開しないことを選びました。
}
# The line of an offer that is not open any more.
offer-closed = { $name } が{ $offer ->
    [draw] 引き分けを提案しました。
    [takeback] 待ったを頼みました。
    [pause] 対局の一時停止を頼みました。
    [resign] 投了を申し出ました。
   *[resume] 対局の再開を頼みました。
}{ $end ->
    [accepted] { $players } が応じました。
    [declined] { $players } が断りました。
   *[lapsed] すでに無効です。
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] 引き分けを提案しました。
    [takeback] 待ったを頼みました。
    [pause] 対局の一時停止を頼みました。
   *[resume] 対局の再開を頼みました。
}{ $end ->
    [accepted] { $players } が応じました。
    [declined] { $players } が断りました。
   *[lapsed] すでに無効です。
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } が{ $offer ->
    [draw] 引き分けを提案しました。
    [takeback] 待ったを頼みました。
    [pause] 対局の一時停止を頼みました。
    [resign] 投了を申し出ました。
   *[resume] 対局の再開を頼みました。
}{ $end ->
    [accepted] あなたが応じました。
   *[declined] あなたが断りました。
}
news-played-out = コンピューターが自動で{ $turns ->
   *[other] { $turns }手
}指し、対局を終えました。
news-taken-back = { $turns ->
    [0] すべての手を戻しました。最初の局面です。
   *[other] { $turns }手目の後の局面に戻りました。
}
news-paused = 対局は一時停止中です。
news-on-hold = 2回続けて投票がなかったので、次の投票があるまで対局は保留中です。
news-resumed = 対局が再開しました。
news-vacation-ended = { $name } が休暇から戻りました。
news-vacation-ended-own = 休暇から戻りました。
news-moved = { $what ->
    [invitation] 招待はここに移りました。
   *[game] 対局はここで続きます。
}
news-tournament-over = 大会は終わりました。この対局は続きます。これからは一時停止や待ったもできます。
news-result-entered = 主催者が大会にこの対局の結果を入力したので、対局はここで終わりです。レートには影響しません。

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · テーブル{ $table } · { $turn }手目 · { $name }：{ $text }
board-past-undone = -# { $game } · テーブル{ $table } · { $turn }手目 · { $name }：{ $text }（待った）
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · { $turn }手目 · { $name }：{ $text }
board-past-reply-undone = { $line } · { $turn }手目 · { $name }：{ $text }（待った）
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · テーブル{ $table } · { $turn ->
    [0] 最初の局面に戻る
   *[other] { $turn }手目に戻る
}
# text: how a player left the game
board-past-left = -# { $game } · テーブル{ $table } · { $text }
board-past-invitation = -# { $game } · テーブル{ $table } · 招待 · { $names }
board-past-start = -# { $game } · テーブル{ $table } · 開始 · { $names }
board-moved = -# { $game } · テーブル{ $table }は { $place } に移りました

news-hinted = { $name } がヒントを見ました。
news-rating = { $name }：{ $before } → { $after }（{ $change }）
news-rating-same = { $name }：{ $rating }、変化なし
news-rating-same-levels = { $name }、対コンピューター：{ $rating }、変化なし
news-rating-levels = { $name }、対コンピューター：{ $before } → { $after }（{ $change }）

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }：{ $rating }、確定まであと{ $games ->
   *[other] { $games }局
}
news-rating-provisional-levels = { $name }、対コンピューター：{ $rating }、確定まであと{ $games ->
   *[other] { $games }局
}
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }：{ $rating }、暫定ではなくなりました
news-rating-settled-levels = { $name }、対コンピューター：{ $rating }、暫定ではなくなりました

news-unrated-short = レート対象外：{ $turns }手目より前に{ $how ->
    [drawn] 引き分けになりました
    [time] プレイヤーが時間切れになりました
    [absent] プレイヤーが指さなくなりました
    [left] プレイヤーがサーバーから脱退しました
   *[resigned] プレイヤーが投了しました
}。
# After a game that computers have finished on their own.
news-unrated-left = レート対象外：{ $turns }手目より前にコンピューターだけになり、残りは自動で指されました。
news-unrated-enough = レート対象外：同じ2人の対局は、1日{ $games }局までしかレートに数えません。
news-unrated-casual = レート対象外：カジュアル対局でした。
news-unrated-removed = レート対象外：プレイヤーが大会から外されました。
news-unrated-left-server = レート対象外：プレイヤーがサーバーから脱退しましたが、相手に追放された可能性があります。
news-unrated-hinted = { $names } はレート対象外：ヒントを見た後は、負けだけを数えます。

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = どの駒を動かしますか？
menu-next-man = { $beginning } … どれが入りますか？
menu-ground = どのタイルの玉ですか？
menu-tile = どのタイルをスライドするか、取り除きますか？
menu-cell = どのマスですか？
menu-where = { $beginning } … どこへ？
menu-go-on = { $beginning } … さらに飛びますか？ここで止まりますか？
menu-demand = { $beginning } … ちょうど何個かを要求しますか？
menu-demand-none = 要求しない
menu-demand-exactly = ちょうど{ $balls }個
menu-to = { $to } へ
menu-as-it-is = ここで止まる
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = 選んでください
menu-part = { $first } 〜 { $last }
menu-alt = 選択肢：{ $choices }。
menu-moved-on = その後、対局が進みました。
menu-once-more = この手を指しますか？ **{ $turn }**
menu-vote-for = この手に投票しますか？ **{ $turn }**
menu-played = 指した手：{ $turn }。
menu-voted = 投票した手：{ $turn }。手が指されるまで変更できます。

typing-title = あなたの手
typing-label = 手を入力してください
typing-example = 例：{ $turn }

thread-name = { $game }：{ $names }
thread-link = **{ $game }** · テーブル{ $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = 再戦のテーブルはすでに開いています：{ $place }
# After joining a table in another channel. $place is a link.
say-joined-elsewhere = 席につきました。{ $game } · テーブル{ $table }は { $place } にあります。

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = これはレート戦です。ヒントを見ると、勝ちや引き分けはレートに数えられませんが、負けは数えられます。
hint-outdated = そのヒントの後で、対局が進みました。
hint-man = **{ $spot }** に注目してください。
# Where the piece or tile goes that the hint before names.
hint-goes = 行き先は **{ $spot }** です。
hint-turn = お勧めは **{ $turn }** です。
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = { $men }を取ります。
hint-threatens = { $men }を取る狙いです。
hint-saves = { $men }を守ります。ほかの手の多くでは失われます。
hint-prepares = 取る準備です。あと2手で{ $men }を取れる可能性があります。
hint-guards = { $men }を守ります。そうしなければ2手で取られる可能性があります。
hint-locks = { $men }を閉じ込めます。
hint-restricts = 相手の動きを制限します（指せる手：{ $before } → { $after }）。
hint-frees = 動ける余地を広げます（指せる手：{ $before } → { $after }）。
hint-blocks = { $men }を飛び越えて { $cell } に着地するジャンプを防ぎます。
hint-corners = 相手のバシレウスの安全なマスを減らします（{ $before } → { $after }）。
hint-frees-king = 自分のバシレウスの安全なマスを増やします（{ $before } → { $after }）。
hint-covers = バシレウスの周りを固めます（隣の空きマス：{ $before } → { $after }）。
hint-evades = バシレウスを相手から遠ざけます（いちばん近い駒までの歩数：{ $before } → { $after }）。
hint-nears = 駒を相手のバシレウスに近づけます（歩数：{ $before } → { $after }）。
hint-limits = 相手の、すぐに損をしない手を減らします（{ $before } → { $after }）。
hint-adds = すぐに損をしない手を増やします（{ $before } → { $after }）。
hint-leaves-edge = 端の駒を { $cell } に出して活用します。
hint-chases = バシレウスで{ $men }を追います。
hint-guards-king = 駒を自分のバシレウスに近づけます（歩数：{ $before } → { $after }）。
hint-joins = 駒をまとめます（隣り合う味方の駒：{ $before } → { $after }）。
hint-leads = 予想される手順で、{ $men }を取れます。
hint-quiet = 静かな手です。何も取らず、狙いもありません。
# What a reply does to the reader, after the sentences above.
reply-restricts = あなたの指せる手を減らします（{ $before } → { $after }）。
reply-corners = あなたのバシレウスの安全なマスを減らします（{ $before } → { $after }）。
reply-limits = あなたの、すぐに損をしない手を減らします（{ $before } → { $after }）。
reply-nears = 駒をあなたのバシレウスに近づけます（歩数：{ $before } → { $after }）。
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = ラウンドを終わらせます。もうどの玉もジャンプできません。
hint-opens = { $balls ->
    [0] タイルが動かなければ、次にジャンプできる玉はありません。
   *[other] タイルが動かなければ、次にジャンプできる玉は{ $balls }個で、最長のジャンプでは{ $longest }個取れます。
}
hint-leaves = ジャンプできる玉は{ $balls ->
   *[other] { $balls }個
}になり（前は{ $before }個）、最長のジャンプで取れるのは{ $longest }個です（前は{ $longest-before }個）。
hint-demands = ちょうど{ $demand }個のジャンプを要求します。それができる玉は{ $balls ->
    [1] 1個だけ
   *[other] { $balls }個
}です。

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] { $cells } のバシレウス
    [men-captain] { $count ->
       *[other] { $cells } の隊長
    }
    [men-piece] { $count ->
       *[other] { $cells } の士官
    }
    [men-soldier] { $count ->
       *[other] { $cells } の兵士
    }
    [men-ball] { $count ->
        [1] { $cells } の玉
       *[other] { $cells } の玉{ $count }個
    }
    [men-stone] { $count ->
       *[other] { $cells } の石
    }
   *[men-pawn] { $count ->
       *[other] { $cells } のポーン
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [1] すぐに勝ちます。
   *[other] { $turns }手以内に必ず勝てます。
}
hint-loses = 必敗の局面ですが、この手がいちばん長く粘れます：{ $turns ->
   *[other] { $turns }手。
}
hint-chance = あなたの勝率は約{ $chance }です。
hint-answer = 予想される応手は { $turn } です。

# The replay of a finished game.
review-progress = 対局を解析しています… { $percent }%
review-even = この対局を決めた手は、特にありませんでした。
review-swings = { $swings ->
    [1] 勝負の分かれ目：
   *[other] 勝負の分かれ目（大きい順に{ $swings }つ）：
}
review-swing = { $number }. { $turn }手目、{ $name }：**{ $played }** で勝率は{ $left }になりました。より良い手：**{ $better }**（{ $missed }）。

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# { $turn }手目：{ $better }（{ $left }）への投票は{ $votes ->
   *[other] { $votes }人
}でした。
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗と破線：指した手。✓と実線：より良い手。
review-arrows = ×印の付いた破線の矢印が { $played }、チェックの付いた実線の矢印が { $better } を示します。
review-alt = 1手ごとの勝率。{ $samples }
review-sample = { $turn ->
    [0] 開始時
   *[other] { $turn }手目の後
}：{ $chances }

# Players try their own mistakes in a finished game again, below its review.
button-mistakes = 自分のミスを指し直す
button-mistake-next = 次のミス
button-mistake-better = より良い手を見る
# $turn is the number of the move that was a mistake, $played the move, and $cost what it cost.
mistake-question = **{ $game }** · テーブル{ $table } · { $turn }手目
    あなたの手 **{ $played }** で、勝率が{ $cost ->
       *[other] { $cost }ポイント
    }下がりました。より良い手を見つけてください。
# $turn is a move, $left the winning chance after it, and $best that after the best move.
mistake-best = ✅ **{ $turn }** は最善手です。勝率は{ $best }です。
mistake-right = ✅ **{ $turn }** は最善手に近い良い手です。勝率は{ $left }です（最善手なら{ $best }）。
mistake-wrong = ↩️ **{ $turn }** では不十分です。勝率は{ $left }です（最善手なら{ $best }）。
mistake-reply = 応手は **{ $reply }** です。
mistake-better = より良い手は **{ $turn }** です。勝率は{ $best }になります。
mistake-last = -# この対局の分かれ目での自分のミスは、これで最後です。

say-review-not-over = この対局はまだ終わっていません。解析は終局後にできます。それまでは、ヒントを使える対局なら /hint を使えます。
say-review-nothing = その対局では1手も指されていないので、解析するものがありません。
say-review-under-way = { $whose ->
    [own] {""}
   *[channel] このチャンネルで、
}すでに{ $about ->
    [table] テーブル{ $table }
   *[record] 棋譜
}を解析しています。終わってからもう一度試してください。
say-reviews-many = 今、多くの対局を解析しています。1分後にもう一度試してください。
say-went-wrong = ボット側で問題が起きました。繰り返し起きるときは、このボットの運営者に伝えてください：{ $reference }
say-shown-later = 今、Discord に問題が起きています。すべて保存されていて、Discord が復旧するとここに表示されます。
say-busy = B-Side は今とても混み合っています。1分後にもう一度試してください。
say-press-again = 時間がかかりすぎました。もう一度押してください。
say-thread-already = ここはすでにスレッドです。ここで対局するには「thread」を空欄にしてください。
say-no-threads = ここではスレッドを作成できません。ここで対局するには「thread」を空欄にしてください。
say-lacks-for-thread = ボットの権限がここで足りません：{ $permissions }。サーバーの管理者に許可してもらうか、スレッドなしで対局してください。
say-lacks-for-boards = ボットの権限がここで足りません：{ $permissions }。コンピューターや制限時間がある対局では、自動で投稿するために必要です。サーバーの管理者に許可してもらうか、時間無制限で人と対局してください。
say-lacks-for-table = ボットの権限がここで足りません：{ $permissions }。このテーブルにはコンピューターか制限時間があるので、自動で投稿する必要があります。サーバーの管理者に許可してもらうか、権限のあるチャンネルで対局してください。
say-lacks-for-puzzles = そのチャンネルでボットの権限が足りません：{ $permissions }。今日のパズルの投稿に必要です。
say-lacks-for-seeks = そのチャンネルでボットの権限が足りません：{ $permissions }。対戦相手の募集の投稿に必要です。
say-thread-refused = 今、Discord がここでのスレッド作成を受け付けません。チャンネルで対局するには「thread」を空欄にしてください。
say-too-many-threads = { $whose ->
    [own] 最近、あなたの操作で多くのスレッドが作成されました。
   *[server] 最近、このサーバーで多くのスレッドが作成されました。
}スレッドなしでチャンネルで対局するか、{ $minutes ->
   *[other] { $minutes }分後
}にもう一度試してください。
permission-view = チャンネルを見る
permission-connect = 接続
permission-send = メッセージを送信
permission-attach = ファイルを添付
permission-create-threads = 公開スレッドの作成
permission-send-in-threads = スレッドでメッセージを送信
permission-read-history = メッセージ履歴を読む
say-not-here = このボットはこのサーバーのメンバーではないので、ここに盤を投稿できません。サーバーに招待するか、ボットとの DM でコンピューターと対局してください。/rules、/learn、/games はどこでも使えます。
say-alone-here = DM で対局できる相手は、コンピューターだけです。人を招待するには、サーバーのチャンネルを使ってください。
say-too-fast = 操作が速すぎます。{ $seconds ->
   *[other] { $seconds }秒後
}にもう一度試してください。
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = 入力した内容はこちらです（消えないように残しておきます）：
say-not-seen = その対局は、あなたに見えないチャンネルにあります。プレイヤーに /record を頼んでください。
say-may-not-close = それには、このチャンネルでの「メッセージの管理」権限が必要です。自分の対局を投了するには /resign を使ってください。
say-only-in-servers = それはサーバーのチャンネルでだけ使えます。
say-animation-under-way = { $whose ->
    [own] {""}
   *[channel] このチャンネルで、
}すでにテーブル{ $table }のアニメーションを作成しています。終わってからもう一度試してください。
say-animations-many = 今、多くのアニメーションを作成しています。1分後にもう一度試してください。
say-offer-closed = その頼みや提案はもう無効です。
# Under an older message: where the board is now.
say-moved-on = その後、対局が進みました。盤はこちらです：{ $place }
# Asked for again: $place is a link.
say-shown-here = すでにこのチャンネルにあります：{ $place }
say-stale-button = そのボタンはもう使えません。このチャンネルの対局は /board で見られます。
say-bad-option = 「{ $input }」は選べません。候補から選んでください。
say-old-command = そのコマンドは変更されました。Discord を再読み込みして、もう一度試してください。
say-joined-same-game = { $player } から同じ対局に招待されていたので、そのテーブルに参加しました。
say-computers-joined = { $count ->
   *[other] { $names } が参加しました。
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
   *[other] { $names } が先に席につきました。対局開始です！
}
say-invited-bot = ほかのボットは対局できません。人を招待するか、このボットを招待してコンピューターと対局するか、相手を空欄にして誰でも参加できるようにしてください。
say-invited-stranger = { $name } はこのサーバーにいません。サーバーにいる人を招待してください。
say-invited-hidden = { $name } にはこのチャンネルが見えません。見えるチャンネルで招待してください。
say-invited-timed-out = { $name } はこのサーバーでタイムアウト中です。それが終わってから招待してください。
say-invited-without-commands = { $name } はこのチャンネルでコマンドを使えません。ほかのチャンネルで招待してください。
say-cannot-follow = { $name } にはこのチャンネルが見えないので、対局をここに移せません。
say-no-such-player = 「{ $name }」というプレイヤーはここにいません。次から選んでください：{ $names }
say-unknown-theme = 「{ $name }」という配色はありません。次から選んでください：{ $themes }
say-really-resign = 本当に投了しますか？
say-resigned = 投了しました。
say-really-claim = 本当に勝利を宣言しますか？対局はすぐに終わります。
say-really-claim-out = 本当に残りのプレイヤーで続けますか？いないプレイヤーは脱落します。
say-claimed = 勝利を宣言しました。
say-claimed-out = 残りのプレイヤーで対局を続けます。
say-really-abort = 本当にこの対局を中止しますか？対局は無効になります。
say-aborted = 対局を中止しました。
say-really-close = 本当にこの対局を打ち切りますか？対局は無効になります。
say-really-close-invitation = 本当にこの招待を打ち切りますか？
say-really-close-tournament = 本当にこの対局を打ち切りますか？対局は無効になり、プレイヤーは別のテーブルで最初から指し直します。
say-really-close-own = あなたはこの対局のプレイヤーなので、打ち切ると投了になります。本当に投了しますか？
say-closed = 打ち切りました。
say-kept = わかりました。何も変えていません。

span-minutes = { $minutes ->
   *[other] { $minutes }分間
}
span-hours = { $hours }時間
span-days = { $days }日間

# Why a game cannot start with these options.

setup-unknown-beginner = 「{ $name }」は先手にできません。次から選ぶか、空欄にしてください：{ $beginners }
setup-unknown-time = 「{ $name }」という制限時間はありません。次から選ぶか、空欄にしてください：{ $times }

setup-unknown-game = 「{ $name }」というゲームはありません。次から選んでください：{ $games }
setup-seats = { $game }は{ $most ->
    [2] 2人用のゲームです。
   *[other] { $fewest }〜{ $most }人用のゲームです。
}
setup-too-many = { $game }は{ $most ->
    [2] 2人用のゲームです。招待できるのは1人です。
   *[other] { $most }人までのゲームです。招待する人を減らしてください。
}
setup-unknown = { $game }に「{ $name }」という初期配置はありません。次から選ぶか、空欄にしてください：{ $setups }

leaderboard-server = { $game }：このサーバー
leaderboard-everywhere = { $game }：すべてのサーバー
leaderboard-levels-server = { $game }、対コンピューター：このサーバー
leaderboard-levels-everywhere = { $game }、対コンピューター：すべてのサーバー
leaderboard-levels-empty = コンピューターとのレート戦を終えた人はまだいません。/play でコンピューターのレベルを選ぶと始められます。
leaderboard-levels = -# コンピューター：{ $levels }
leaderboard-empty = レート戦を終えた人はまだいません。/play で始められます。
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins }勝{ $draws }分{ $losses }敗
leaderboard-uncertain = -# 誤差が ± { $deviation } 以内のレートが先に並びます。ほかの人はもっと対局が必要です。
leaderboard-provisional = -# 暫定：{ $games }局未満。最後に、予想される範囲とともに並びます。

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating }（暫定：{ $least }〜{ $most }）

# Settings of a player and of a server.

# The name of this language, in this language
language-name = 日本語
# Its name in English, by which it is found as well
language-name-in-english = Japanese
# Its names in other languages, by which it is found as well, separated by commas
language-names-elsewhere = japonština, Japans, Japanisch, japonais, japoński, japonês, japonés, giapponese, японська, Japonca, 日语, 日語, 일본어, nihongo
# The colours of boards, after “Colours:”, and in a list to choose from
theme-name = { $theme ->
    [classic] クラシック
    [dark] ダーク
    [contrast] ハイコントラスト
   *[spectrum] スペクトル（色覚に配慮した配色）
}
# The setup of a game: among the terms of an invitation, and in a list to choose from. The first two are those of Bizingo.
setup-name = { $setup ->
    [light-first] ライト先手
    [dark-first] ダーク先手
   *[standard] 標準配置
}
# What is suggested for the options of /settings: no choice of one’s own, and whose side is at the bottom of the board.
settings-default = { $setting ->
    [boards] 最新の盤だけを残す
    [notify] チャンネルでメンション
    [language] Discord の言語
    [server-language] コミュニティサーバーの言語、なければ対局を始めた人の言語
    [level] 毎回選ぶ
    [theme] サーバーの配色
    [daily-games] ここで遊ばれているゲーム
    [daily-level] ここの人が解ける程度
   *[other] 既定
}
boards-choice = { $boards ->
    [lines] 1手ごとに1行
   *[pictures] 画像付きの盤
}
view-choice = { $view ->
    [mine] 自分の側
   *[first] 先手の側
}
settings-me = あなたの設定
settings-me-list =
    配色：{ $theme ->
        [none] サーバーの配色
       *[other] { $theme }
    }
    盤の下側：{ $view ->
        [mine] 自分の側
       *[other] 先手の側
    }
    ボタンで選んだ手：{ $confirm ->
        [yes] 指す前に確認する
        [no] 確認せずに指す
       *[other] 最初の10局は、指す前に確認する
    }
    時間切れが近いときの知らせ：{ $direct ->
        [yes] DM
       *[other] チャンネル
    }
    自分の手番の知らせ：{ $notify ->
        [direct] すぐに DM
        [digest] 1日1回の DM、次は{ $digest }
        [none] なし
       *[other] チャンネルでメンション
    }
    タイムゾーン：{ $zone ->
        [none] UTC
       *[other] { $zone }
    }
    言語：{ $language ->
        [none] Discord の言語
       *[other] { $language }
    }
    対局するコンピューターのレベル：{ $level ->
        [none] 毎回選ぶ
       *[other] { $level }
    }
    レートに応じたロール：{ $roles ->
        [no] 受け取らない
       *[other] サーバーにあれば受け取る
    }
# What is chosen in a menu below the settings.
settings-change = { $setting ->
    [theme] 配色
    [view] 盤の下側
    [notify] 自分の手番の知らせ
   *[level] 対局するコンピューターのレベル
}
settings-digest-unused = -# この時刻は、1日1回の DM に切り替えたときのために保存しておきます。
settings-last-channel = -# リストの最後のチャンネルだったので、すべてのチャンネルで対局できるようになりました。
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# 1日1回の DM のタイムゾーンを保存しました：{ $zone }。夏時間には対応しません。年に2回時計が変わる場合は、代わりに zone で都市を選んでください。
roles-title = レートに応じたロール
roles-none = レートに応じたロールはまだありません。**/settings roles** で、ロールと、それを付けるレートを選んでください。
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }：{ $who ->
    [from] レート{ $low }以上
    [to] レート{ $high }以下
    [band] レート{ $low }〜{ $high }
    [first] ランキング1位
   *[winner] 直近の大会の優勝者
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] このロールを付けるには、ボットに「ロールの管理」権限が必要です。
    [order] このロールは付けられません。サーバー設定で、ボット自身のロールをこれより上に移してください。
    [managed] このロールは付けられません。Discord が管理しているロールです。
   *[gone] このロールはもうありません。
}
roles-which = ロールも選んでください。
roles-unknown = { $role } は、レートに応じたロールではありません。
roles-not-mine = { $role } は、誰にも付けられません。ほかのロールを選んでください。
roles-not-yours = ロールを付ける相手を決めるには「ロールの管理」の権限が必要です。
roles-of-moderators = { $role } にはモデレーターの権限があります。レートで付けるべきではないので、ほかのロールを選んでください。
roles-note = -# レートは、レート戦を5局終えると数えられます。
roles-for-whom = { $role } を誰に付けますか？「from」と「to」でレートを選ぶか、「first」か「winner」を使ってください。
roles-several = レートの範囲、「first」、「winner」のうち、どれか1つだけを使ってください。
roles-first-of-which = どのゲームのランキングかも選んでください。
roles-empty-range = その範囲のレートはありません。「from」が「to」より大きくなっています。
roles-too-many = レートに応じたロールは{ $most }個までです。先に「off」でどれかを解除してください。
settings-server = このサーバーの設定
settings-server-list =
    言語：{ $language ->
        [none] { $discord ->
            [none] 対局や大会、募集を始めた人の言語。今日のパズルは英語
           *[other] { $discord }（Discord でのサーバーの主要言語）
        }
       *[other] { $language }
    }
    配色：{ $theme ->
        [none] クラシック
       *[other] { $theme }
    }
    既定の制限時間：{ $time ->
        [none] 時間無制限
       *[other] { $time }
    }
    対局ごとの専用スレッド：{ $threads ->
        [yes] 既定で作る
       *[other] 既定では作らない
    }
    前の盤：{ $boards ->
        [lines] 1手ごとに1行残す
        [pictures] 画像付きで残す
       *[none] 削除する
    }
    大会を主催できるロール：{ $organisers ->
        [none] なし（「イベントの管理」権限のみ）
       *[other] { $organisers }
    }
    今日のパズル：{ $refusal ->
        [gone] オフ。{ $daily } がないか、ボットに見えません。daily-puzzle でチャンネルを選び直してください。
        [refused] オフ。Discord が { $daily } への投稿を拒否しました。ボットの権限を確認してから、daily-puzzle でチャンネルを選び直してください。
       *[none] { $daily ->
            [none] オフ
           *[other] { $daily } · { $hour }
        }
    }
    今日のパズルのタイムゾーン：{ $zone ->
        [none] UTC
       *[other] { $zone }
    }
    今日のパズルのゲーム：{ $games ->
        [none] ここで遊ばれているもの
        [all] すべてを順番に
       *[other] { $games }
    }
    今日のパズルの難しさ：{ $level ->
        [none] ここの人が解ける程度
       *[other] { $level }
    }
    対戦相手の募集：{ $seeks ->
        [none] オフ
       *[other] { $seeks }
    }
    対局できるチャンネル：{ $named ->
        [0] すべて
       *[other] { $channels }
    }
settings-vacation-until = { $end }まで休暇中です。制限時間が1日以上の時計は止まっています。その後、今年の休暇は残り{ $days ->
   *[other] { $days }日
}{ $hours ->
    [0] {""}
   *[other] と{ $hours }時間
}になります。早く戻るには、/settings vacation で「end」を使ってください。
settings-vacation-none = 休暇中ではありません。今年の休暇は残り{ $days ->
   *[other] { $days }日
}{ $hours ->
    [0] {""}
   *[other] と{ $hours }時間
}です。休暇中は、制限時間が1日以上の時計が止まります。
# The deadlines follow, one in each line.
settings-vacation-deadlines = 大会のラウンドは休暇中も進みます。期限のときに自分の手番なら、負けになります：
settings-vacation-deadline = - **{ $game }** · テーブル{ $table } · { $at }
say-vacation-and-end = 休暇の開始と終了が両方指定されています。days か end のどちらか一方だけを使ってください。
say-may-not-manage = それには「サーバー管理」権限が必要です。自分の設定には /settings me を使ってください。
say-elsewhere =
    このチャンネルでは対局できません。こちらをお使いください：{ $channels }
    -# そのチャンネルがもうない場合は、「サーバー管理」権限のある人が **/settings server** で変更できます。
say-excluded = このボットの運営者があなたの利用を制限しているため、**/privacy** だけが使えます。
say-server-excluded = このボットの運営者がこのサーバーの利用を制限しているため、ここでは **/privacy** だけが使えます。
say-no-such-place = そこでは対局できません。テキストチャンネル、フォーラム、スレッドのどれかを選んでください。
say-forbid-unlisted = { $named ->
    [0] すべてのチャンネルで対局できます。制限するには、対局できるチャンネルを「allow」で1つずつ指定してください。
   *[other] そのチャンネルではもともと対局できません。対局できるチャンネルは **/settings server** で確認できます。
}
say-too-many-channels = 許可できるチャンネルは{ $most }個までです。先に「forbid」でどれかを外してください。
say-unknown-setting = 「{ $name }」は選べません。次から選んでください：{ $known }
say-choose-one = 次から選んでください：{ $known }

# The export of the data of a player.

privacy-export = 保存されているあなたのデータのすべてです：名前、設定、レート、パズルの結果、メモと予約を含む検討盤、終局通知を受ける対局、ブロックしたプレイヤー、対戦相手の募集、投票、レートに応じたロール、{ $games ->
   *[other] { $games }局の対局
}。
privacy-export-file = ファイル{ $number }/{ $files }
privacy-delete =
    データを削除しますか？次のものは完全に消去されます：
    • 名前と設定
    • レートとパズルの結果
    • メモと予約を含む検討盤
    • 対戦相手の募集
    • 投票と、レートに応じたロール
    • 終局通知を受ける対局と、ブロックしたプレイヤーのリスト
    対局は残り、プレイヤー名は「元プレイヤー」になります。{ $running ->
    [0] 進行中の対局はありません。
   *[other] 進行中の対局{ $running }局は投了になります。
}{ $tournaments ->
    [0] {""}
   *[other] 参加中の大会{ $tournaments }件は棄権になります。結果は名前なしで残ります。
}
privacy-deleted = データを削除しました。
privacy-kept = わかりました。何も削除していません。
# Links to pages of the operator.
link-privacy-policy = プライバシーポリシー
link-terms = 利用規約
feedback-sent = ありがとうございます！ご意見を運営者に送りました。
feedback-too-soon = ご意見を送ったばかりです。次は10分待ってからお願いします。
feedback-empty = 先に何か書いてください。
# In the place of a name.
privacy-former = 元プレイヤー

# The running games of a player.

games-heading = { $games ->
    [0] あなたの対局
   *[other] 進行中の対局：{ $games }局
}{ $waiting ->
    [0] {""}
   *[other] 、{ $games ->
       *[other] うち自分の手番：{ $waiting }局
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
       *[other] 招待：{ $invitations }件
    }
}
games-on-hold = 保留中の対局
games-on-hold-line = テーブル{ $table }：{ $reason ->
    [gone-tournament] チャンネルがなくなりました。新しいスレッドを開けるか、主催者が **/tournament move** を使うと続きます。
    [tournament] チャンネルがロックされているか、ボットが入れません。モデレーターが設定を変えるか、主催者が **/tournament move** を使うと続きます。
    [hidden-tournament] 手番のプレイヤーに { $place } が見えません。見えるようになるか、主催者が **/tournament move** を使うと続きます。
    [gone] チャンネルがなくなったか、ボットがもうそこにいません。続けたいチャンネルで `/table move table:{ $table }` を使ってください。
    [locked] スレッド { $place } がロックされています。モデレーターがロックを解除すると続きます。ほかのチャンネルで `/table move table:{ $table }` を使うこともできます。
    [denied] ボットは { $place } を見ることも、投稿することもできません。モデレーターが許可すると続きます。ほかのチャンネルで `/table move table:{ $table }` を使うこともできます。
    [hidden] 手番のプレイヤーに { $place } が見えません。見えるようになると続きます。ほかのチャンネルで `/table move table:{ $table }` を使うこともできます。
    [timed-out] 手番のプレイヤーがサーバーでタイムアウト中です。タイムアウトが終わると続きます。
   *[broken] 今は復元できません。何も失われていません。このボットの運営者に、テーブル{ $table }のことを伝えてください。
}
games-none = 進行中の対局はありません。/play で始められます。
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · テーブル{ $table }{ $phase ->
    [open] {" "}· 参加者待ち
   *[other] {" "}· { $turn ->
        [0] 初手待ち
       *[other] { $turn }手目
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] あなたの手番
    [open] 参加者待ち
    [over] 終局
   *[others] { $player } の手番
} · { $place ->
    [here] ここ
    [channel] ほかのチャンネル
    [guild] ほかのサーバー
   *[direct] DM
}

# The profile of a player.

profile-bot = ボットにはプロフィールがありません。
profile-title = { $name }
profile-empty = { $name } はまだレート戦を終えていません。/play で始められます。
profile-game = **{ $game }** · { $rating } · { $wins }勝{ $draws }分{ $losses }敗
profile-game-levels = **{ $game }**、対コンピューター · { $rating } · { $wins }勝{ $draws }分{ $losses }敗
profile-streak = -# 連勝：{ $streak }、最高：{ $longest }
profile-opponents = **よく対局する相手**
profile-opponent = { $name }：{ $games ->
   *[other] { $games }局
}、{ $wins }勝{ $draws }分{ $losses }敗
profile-provisional = -# 暫定：{ $games }局未満。
profile-recent = -# 相手とグラフ：最近の{ $games }局。
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **チーム対局** · 投票{ $votes ->
   *[other] { $votes }回
}、指された手{ $played }回
progress-alt = { $name } のレートの推移。{ $tracks }
progress-alt-levels = { $name } の対コンピューターのレートの推移。{ $tracks }
progress-game = { $game }：{ $from } の{ $first }から { $to } の{ $last }まで、最低{ $least }、最高{ $most }。

# Why a table rejects a command.

table-none-here = このチャンネルでは対局していません。/play で始められます。
table-unknown = そのテーブルはありません。このチャンネルの対局は /board で見られます。
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · テーブル{ $table }の対局は { $place } で行われました。
    [closed] { $game } · テーブル{ $table }は { $place } で打ち切られました。
   *[running] { $game } · テーブル{ $table }は { $place } で続いています。
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · テーブル{ $table }は、ボットとの DM での { $names } との対局です。
table-occupied = このチャンネルではすでに対局中です。/board で見られます。自分の対局はスレッドで始めてください。
# In a direct message, and where no thread can be started.
table-occupied-direct = この DM ではすでに対局中です。/board で見られます。それを終えるか、/resign で投了してください。
table-occupied-thread = このチャンネルではすでに対局中です。/board で見られます。自分の対局はほかのチャンネルで始めてください。
table-occupied-move = このチャンネルではすでに対局中です。/board で見られます。自分の対局は、ほかのチャンネルかスレッドに移してください。
table-invited-here = ここですでに { $player } から{ $game }の対局に招待されています。/accept で参加するか、/decline で辞退してください。
table-too-many-invitations = 未回答の招待がすでに{ $most }件あります。盤の下の「**{ $button-cancel }**」でどれかを取り消すか、誰かが応じるのを待ってください。
table-too-many-searching = このサーバーで参加者を待つテーブルがすでに{ $most }卓あります。どれかを取り消すか、誰かが参加するのを待ってください。
table-other-server = 対局を移せるのは、同じサーバーのほかのチャンネルだけです。
table-invited-self = 自分とは対局できません。ほかの人を招待するか、相手を空欄にして誰でも参加できるようにしてください。
table-already-here = そのテーブルはすでにこのチャンネルにあります。/board で見られます。

# Blocked players. Those who are blocked read only the last two.
block-done = **{ $name }** をブロックしました。招待されなくなり、互いのテーブルに参加できなくなります。相手には知らされません。進行中の対局は続きます。/unblock で元に戻せます。
block-already = **{ $name }** はすでにブロックしています。/unblock で元に戻せます。
block-undone = **{ $name }** のブロックを解除しました。
block-self = 自分はブロックできません。
block-bot = ブロックできるのは人だけです。
block-too-many = すでに{ $most }人をブロックしています。これが上限です。先に /unblock で誰かのブロックを解除してください。
block-unknown = 「{ $name }」という人はブロックしていません。候補から選んでください。
block-own = { $name } をブロックしています。/unblock で元に戻せます。
block-cannot-invite = { $name } は招待できません。ほかの人を選んでください。
block-cannot-join = このテーブルには参加できません。自分の対局はスレッドで始めてください。

table-invited-twice = 同じ人を2回招待しています。1人につき1回だけ招待してください。
table-too-many-opponents = この対局は自分を含めて{ $seats }人です。招待する人を減らすか、席を増やしてください。
table-too-many-tables = 進行中の対局がすでに{ $most }局あります。先にどれかを終えるか、招待を取り消してください。
table-reserved = { $count ->
   *[other] 空席は { $players } のために確保されています。
}自分の対局はスレッドで始めてください。
table-no-seat-for-computer = { $most ->
    [2] 2人用のゲームです。人の招待とコンピューターのどちらか一方を選んでください。
   *[other] コンピューターの席がありません。すべて埋まっているか、招待した人のために確保されています。席を増やすか、招待する人を減らしてください。
}
table-full = 席はすべて埋まっています。観戦するか、自分の対局をスレッドで始めてください。
table-already-seated = すでにこのテーブルについています。できることは /help で見られます。
table-not-opener = この招待を変更できるのは { $player } だけです。自分の対局はスレッドで始めてください。
table-opener-stays = 自分で開いたテーブルなので、退席できません。盤の下の「**{ $button-cancel }**」で招待を取り消せます。
table-not-invited = 招待されていないので、辞退するものがありません。
table-nothing-to-leave = このテーブルに参加していないので、退席できません。
table-not-started = 対局はまだ始まっていません。全席が埋まると始まります。
table-already-started = 対局はすでに始まっています。/board で見られます。
table-over = その対局は終わっています。新しい対局は /play で始められます。
table-no-rematch = その対局のプレイヤーがデータを削除したので、再戦できません。新しい対局は /play で始められます。
table-broken = テーブル{ $table }の対局は復元できず、保留中です。何も失われていません。このチャンネルは空いているので、/play で新しい対局を始められます。このボットの運営者に伝えてください。
table-nobody-left = この対局の全員がまだサーバーにいるので、勝利を宣言できません。
told-choice = { $mode ->
    [direct] すぐに DM
    [digest] 1日1回の DM
   *[none] 知らせない
}
told-refused = -# Discord で DM を送れないため、ここでメンションしました。このサーバーのプライバシー設定で変更できます。
told-out = あなたは{ $clock ->
    [yes] 時間切れになり
   *[no] { $time }指さなかったので
}、脱落しました。ほかのプレイヤーは対局を続けます。
told-digest = { $games ->
   *[other] あなたの手番の対局が{ $games }局あります：
}
say-no-local-time = 「{ $time }」は時刻ではありません。今の現地時刻を 20:30 のように書いてください。
say-no-zone = 「{ $name }」というタイムゾーンはありません。都市か国を入力し、候補から選んでください。例：{ $known }
say-several-zones = 「{ $name }」に当てはまるタイムゾーンが複数あります（例：{ $known }）。入力中に出る候補から選ぶか、都市を入力してください。
say-zone-and-local-time = zone か local-time のどちらか一方だけを使ってください。zone は夏時間に対応します。
watch-begun = この対局が終わったら DM で知らせます。Discord で DM を送れない場合、知らせは届きません。一度に25局まで登録できます。
watch-stopped = わかりました。知らせません。
watch-offer = 「**{ $button-watch }**」を押すと、この対局が終わったときに知らせます。
watch-already = この対局の終局通知はすでにオンです。終わったら DM で知らせます。
watch-own = あなたはこの対局のプレイヤーなので、通知しなくても終局がわかります。
watch-too-many = 終局通知はすでに{ $most }局でオンです。これが上限です。
watch-ended = **{ $game }** · { $names } · テーブル{ $table }、終局 · { $place }
table-not-absent = まだできません。時間無制限の対局では、3日間手が指されなければ、まだいるか確認できます。さらに4日間指されなければ、{ $claim ->
    [win] 勝利を宣言
    [out] 残りのプレイヤーで続行
   *[close] 対局を打ち切ることが
}できます。
table-not-absent-yet = まだできません。{ $answered ->
    [yes] { $player } は{ $since }に答えました
   *[no] { $since }から { $player } の手番です
}。指されなければ、{ $from }から、まだいるか確認できます。さらに4日後には、{ $claim ->
    [win] 勝利を宣言
    [out] 残りのプレイヤーで続行
   *[close] 対局を打ち切ることが
}できます。
table-ask-first = まず、**/table still-there** か盤の下の「**{ $button-still-there }**」で、{ $player } がまだいるか尋ねてください。4日以内に手も返事もなければ、{ $claim ->
    [win] 勝利を宣言
    [out] 残りのプレイヤーで続行
   *[close] 対局を打ち切ることが
}できます。
table-absence-clock = この対局には制限時間があるので、指さないプレイヤーは時間切れになります。尋ねる必要はありません。
table-absence-tournament = 大会では、指さないプレイヤーの扱いは主催者と期限が決めるので、尋ねることはできません。
table-absence-computers = この対局のほかのプレイヤーはすべてコンピューターで、必ず指します。
table-absence-own-turn = あなたの手番です。{ $waiting ->
    [opponent] 相手があなたを待っています
   *[others] ほかのプレイヤーがあなたを待っています
}。
table-already-asked = すでに尋ねました。手も返事もなければ、{ $from }から{ $claim ->
    [win] 勝利を宣言
    [out] 残りのプレイヤーで続行
   *[close] 対局を打ち切ることが
}できます。
table-not-asked = まだいるかどうか、誰も尋ねていません。
table-answered-before = 最後に指してから、すでに一度答えています。次は手を指す必要があります。
table-checked-in = 来ていることはすでに伝えています。
table-own-turn = あなたの手番です。時間を延長できるのは、相手の手番のときだけです。
table-no-running-clock = ここでは時計が動いていないので、時間を延長できません。
table-give-time-no-clock = この対局は時間無制限なので、時間を延長する必要はありません。プレイヤーが3日間指さなければ、**/table still-there** で尋ねてください。
table-already-extended = このプレイヤーのこの手の時間は、すでに延長してあります。
table-tournament-clock = 大会では全員の時間が同じなので、延長できません。
table-closed = その招待は終わっています。新しい対局は /play で始められます。
table-not-joined = まだこのテーブルに参加していません。先に「**{ $button-join }**」を押してください。
table-not-seated = この対局のプレイヤーではありません。自分の対局は、スレッドで /play を使って始めてください。
table-not-seated-elsewhere = この対局のプレイヤーではありません。自分の対局は /play で始められます。
table-not-seated-over = この対局のプレイヤーではありませんでした。自分の対局は /play で始められます。
table-not-your-turn = { $player } の手番です。
table-out = この対局では脱落しています。続きは /board で見られます。
table-already-played = その手はすでに指されました。今の局面は /board で見られます。
vote-too-new = このサーバーに参加してから1日たつと投票できます。
vote-never-rated = サーバーが投票で指す対局は、レート戦にできません。
vote-no-pause = サーバーが投票で指す対局は、一時停止できません。保留中の対局は、次の投票で再開します。
vote-no-hints = サーバーが投票で指す対局では、ヒントを使えません。
vote-no-rematch = サーバーとの再戦はできません。新しい対局は /play で始められます。
table-no-hints = 人同士のレート戦ではヒントを使えません。/play で、カジュアル対局かコンピューターとの対局を始められます。
table-no-hints-in-tournament = 大会ではヒントを使えません。
table-already-offered = { $made ->
    [yes] すでに{ $offer ->
        [draw] 引き分けを提案しています
        [takeback] 待ったを頼んでいます
        [pause] 一時停止を頼んでいます
       *[resume] 再開を頼んでいます
    }。
   *[no] すでに{ $offer ->
        [draw] 引き分けに合意しています
        [takeback] 待ったに応じています
        [pause] 一時停止に合意しています
       *[resume] 再開に合意しています
    }。
}次の手（自分の手も含む）が指されるまで有効です。
table-offer-open = { $request }先に /accept か /decline で答えてください。
table-offer-waits = 別の頼みや提案にまだ返事がありません。返事か次の手を待ってください。
table-already-taken-back = 待ったはすでに済んでいます。
table-offer-refused = 断られました。次の手の後で、もう一度頼めます。
table-no-offer = 今、応じたり断ったりするものはありません。対局は /board で見られます。
table-no-takebacks = コンピューターとのレート戦では、待ったはできません。/play でカジュアル対局を始められます。
table-nothing-to-take-back = 戻せる自分の手がありません。
table-on-vacation = すでに休暇中です。いつまでかは /settings vacation で確認でき、「end」で早く戻れます。
table-not-on-vacation = 休暇中ではありません。
table-vacation-changed = 休暇を始めたか終えたばかりです。次は{ $again }からできます。
table-no-such-vacation = { $most ->
    [0] 休暇の残り日数がありません（年14日）。
    [1] 休暇は残り1日だけです。
   *[other] 取れる休暇は{ $most }日までです。
}
table-no-clock = この対局は時間無制限なので、一時停止は必要ありません。ゆっくり考えてください。
table-paused = 対局は一時停止中です。{ $resume ->
    [alone] 盤の下の「**{ $button-resume }**」を押すと、すぐに続きます。
    [asked] 再開を頼まれています。**/accept** で応じてください。
    [awaited] 全員が応じると続きます。
   *[people] 再開するには、盤の下の「**{ $button-resume }**」を押してください。全員が応じると続きます。
}
table-not-paused = 対局は一時停止していません。
table-too-late-to-abort = 全員が指したので、もう中止できません。引き分けを提案するか、投了してください。
table-in-tournament = 大会では、対局の中止、一時停止、待ったはできません。

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] フタバ
    [2] スズメ
    [3] ハリネズミ
    [4] カササギ
    [5] アナグマ
    [6] キツネ
    [7] アオサギ
   *[8] フクロウ
}
# The second and further computers of a level at one table.
computer-name-numbered = { computer-name } { $number }
# A person of whose name nothing can be seen.
player-numbered = プレイヤー{ $number }
# What somebody may type for a computer.
computer-level = レベル{ $level }
computer-about = { $level ->
    [1] 1 · フタバ：ルールを覚えたばかり
    [2] 2 · スズメ：早指しで、次善の手に妥協しがち
    [3] 3 · ハリネズミ：駒を大切にする慎重派
    [4] 4 · カササギ：取れるものは何でも取る
    [5] 5 · アナグマ：粘り強く、めったに油断しない
    [6] 6 · キツネ：罠を見抜き、自分でも仕掛ける
    [7] 7 · アオサギ：辛抱強く、ほとんどミスをしない
   *[8] 8 · フクロウ：全力で指す
}
