# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = 参加
button-seek-withdraw = 募集をやめる
# Everyone in those servers reads these four. $place is the thread where they play, in the server where it is.
seek-post = 🔎 **{ $name }** が対戦相手を募集しています：**{ $game }**、{ $time }。
    -# 募集期限：{ $until }
seek-post-team = 🔎 サーバー **{ $name }** が対戦するサーバーを募集しています：**{ $game }**、{ $time }。このサーバーとして参加すると、メンバーの投票で手が決まります。
    -# 募集期限：{ $until }
seek-post-taken = -# 🔎 { $game }：対戦相手が見つかりました。
seek-post-taken-here = -# 🔎 { $game }：対戦相手が見つかりました。{ $place } で対局中です。
seek-post-closed = -# 🔎 { $game }：この募集は終わりました。
seek-opened = 🔎 対戦相手を募集します：**{ $game }**、{ $time }。誰かが参加するか、{ $until }になると終わります。{ $servers ->
    [0] 募集を表示しているサーバーはまだありません。サーバーの管理者は **/settings server seeks** で表示できます。
   *[other] { $servers }個のサーバーに、あなたの名前で投稿しました。
}誰かが参加したらメンションします。
seek-opened-team = 🔎 このサーバーと対戦するサーバーを募集します：**{ $game }**、{ $time }。別のサーバーが参加するか、{ $until }になると終わります。対局は両方のサーバーに表示され、それぞれが自分の手を投票で決めます。{ $servers ->
    [0] 募集を表示しているサーバーはまだありません。サーバーの管理者は **/settings server seeks** で表示できます。
   *[other] {""}
}
seek-replaced = 前の募集は終わりました。
seek-direct-taken = ボットとの DM で対局中です。終わるまでは、同じサーバーにいないプレイヤーは参加できません。
seek-withdrawn = 対戦相手の募集をやめました。
seek-over = この募集はもう終わっています。
seek-taken = { $player }、**{ $name }** が{ $game }の募集に参加しました。
seek-begun = { $player }、ここで **{ $name }** と **{ $game }** の対局です。
seek-closed-meanwhile = ほかの人が先に参加したか、この募集が終わりました。自分で募集するには /seek を使ってください。
seek-own = これは自分の募集です。参加できるのはほかの人です。
seek-busy = このプレイヤーは今、新しい対局を始められません。自分で募集するには /seek を使ってください。
seek-unreachable = ここからこのプレイヤーに連絡できないため、対局できません。自分で募集するには /seek を使ってください。
seek-direct = 🔎 **{ $name }** と **{ $game }** の対局です。盤はそれぞれのボットとの DM に表示されます。
seek-no-direct = この対局は DM で行いますが、あなたに DM を送れません。このサーバーのプライバシー設定で DM を許可してから、もう一度参加してください。
seek-delayed = Discord で今、対局を開けません。引き続き試みます。ほかの人が先に参加するか募集が終わらない限り、自動で始まります。
seek-direct-occupied = この対局は DM で行いますが、あなたの DM ではすでに対局中です。それを終えてから、もう一度参加してください。
direct-unreachable = **{ $name }** に DM を送れないため、招待を取り消しました。
seek-twice = ほかの募集を始めたばかりです。
seek-too-many = この1時間に{ $most }回募集しました。これが上限です。後でもう一度試してください。
say-no-place-for-seeks = そこには募集を投稿できません。ボットに見えるテキストチャンネルを選んでください。
say-seeks-on-and-off = 募集の表示と停止が両方指定されています。seeks か seeks-off のどちらか一方だけを使ってください。
