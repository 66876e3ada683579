# Tournaments.

command-tournament = このサーバーの大会
command-tournament-create = 主催者用：このチャンネルで大会の参加受付を始めます
command-tournament-create-name = 大会の名前
command-tournament-create-game = ゲーム
command-tournament-create-form = 対戦の形式
command-tournament-create-setup = 別の初期配置（あるゲームのみ）
command-tournament-create-seats = 1テーブルの人数（3人以上でも遊べるゲームの総当たりのみ）
command-tournament-create-rounds = スイス式：ラウンド数（既定：8人なら3、16人なら4、…）。総当たり：at-once
command-tournament-create-time = 1手の制限時間（既定：1日）
command-tournament-create-deadline = 終わらない対局の勝敗を決めるまでの日数（既定：期限なし）
command-tournament-create-casual = レートの付かない対局（既定：レート戦）
command-tournament-create-start = 開始時刻、例：20:30、明日 20:00、2d（空欄なら手動で開始）
command-tournament-create-players = 参加人数の上限（既定：総当たりは16人、ほかは128人）
command-tournament-create-channel = このチャンネルで1局ずつ順に対局（既定：対局ごとに専用スレッド）
command-tournament-create-third-place = 勝ち抜き：準決勝の敗者同士で3位決定戦（既定：なし）
command-tournament-create-best-of-three = 勝ち抜き：3番勝負（既定：1局、引き分けならもう1局）
command-tournament-move = 主催者用：大会をこのチャンネルに移します
command-tournament-move-tournament = 大会
command-tournament-start = 主催者用：大会を開始します
command-tournament-start-tournament = 大会（既定：このチャンネルの大会）
command-tournament-pause = 主催者用：大会を一時停止します
command-tournament-pause-tournament = 大会（既定：このチャンネルの大会）
command-tournament-resume = 主催者用：一時停止中の大会を再開します
command-tournament-resume-tournament = 大会（既定：このチャンネルの大会）
command-tournament-cancel = 主催者用：大会を結果なしで中止します
command-tournament-cancel-tournament = 大会
command-tournament-finish = 主催者用：ラダーを終了し、その時点の順番を結果にします
command-tournament-finish-tournament = ラダー（既定：このチャンネルのラダー）
command-tournament-remove = 主催者用：プレイヤーを大会から外します
command-tournament-remove-player = 外すプレイヤー
command-tournament-remove-tournament = 大会（既定：このチャンネルの大会）
command-tournament-join = 大会に参加します
command-tournament-join-tournament = 大会（既定：このチャンネルの大会）
command-tournament-leave = 開始前の大会への参加を取りやめます
command-tournament-leave-tournament = 大会（既定：このチャンネルの大会）
command-tournament-withdraw = 大会を棄権します（進行中の対局は負けになります）
command-tournament-withdraw-tournament = 大会（既定：このチャンネルの大会）
command-tournament-standings = 大会の順位表を表示します
command-tournament-standings-tournament = 大会（既定：このチャンネルの大会）
command-tournament-standings-text = 文字で、自分だけに表示
command-tournament-standings-player = このプレイヤーの対局を、自分だけに表示
command-tournament-pairings = 組み合わせを表示します
command-tournament-pairings-tournament = 大会（既定：このチャンネルの大会）
command-tournament-pairings-round = ラウンド（既定：現在のラウンド）
command-tournament-export = 大会の順位表とすべての対局をダウンロードします
command-tournament-export-tournament = 大会（既定：このチャンネルの大会）
command-tournament-challenge = ラダーで自分より上のプレイヤーに挑戦します
command-tournament-challenge-opponent = 挑戦する相手
command-tournament-challenge-tournament = ラダー（既定：このチャンネルのラダー）
command-tournament-change = 主催者用：大会の設定を変更します
command-tournament-change-name = 新しい名前
command-tournament-change-deadline = ラウンドの新しい期限、日数（0：なし）。これから始まる対局に適用
command-tournament-change-rounds = スイス式のみ：新しいラウンド数
command-tournament-change-time = 1手の新しい制限時間。これから始まる対局に適用
command-tournament-change-players = 開始前：参加人数の上限
command-tournament-change-extend = 進行中の対局の期限を延ばす日数
command-tournament-change-player = このプレイヤーの対局だけを延長
command-tournament-change-tournament = 大会（既定：このチャンネルの大会）
command-tournament-result = 主催者用：対局の結果を入力または訂正します
command-tournament-result-player = プレイヤーの1人
command-tournament-result-result = このプレイヤーの結果
command-tournament-result-round = ラウンド（既定：現在のラウンド）
command-tournament-result-tournament = 大会（既定：このチャンネルの大会）
command-tournament-add = 主催者用：大会にプレイヤーを加えるか、復帰させます
command-tournament-add-player = 加えるプレイヤー
command-tournament-add-tournament = 大会（既定：このチャンネルの大会）
command-tournament-seed = 主催者用：開始前にプレイヤーのシードを決めます
command-tournament-seed-player = シードを決めるプレイヤー
command-tournament-seed-seed = シード（0：レートか抽選による）
command-tournament-seed-tournament = 大会（既定：このチャンネルの大会）
command-tournament-bye = スイス式大会の今後のラウンドで抜け番を希望します（0.5点、1回だけ）
command-tournament-bye-round = ラウンド（0：なし）
command-tournament-bye-player = 主催者用：抜け番にするプレイヤー（既定：自分）
command-tournament-bye-tournament = 大会（既定：このチャンネルの大会）
command-tournament-apart = 主催者用：スイス式大会で2人を対戦させないようにするか、それを解除します
command-tournament-apart-player = プレイヤーの1人
command-tournament-apart-other = もう1人のプレイヤー
command-tournament-apart-tournament = 大会（既定：このチャンネルの大会）
command-tournament-undo = 主催者用：自分かほかの主催者の直前の変更を元に戻します
command-tournament-undo-tournament = 大会（既定：このチャンネルの大会）

button-tournament-leave = 参加を取りやめる
button-tournament-players = 参加者
button-tournament-pairings = 組み合わせ
button-tournament-standings = 順位表
button-tournament-leave-running = 棄権
button-tournament-challenge = 挑戦
button-tournament-withdraw = 棄権する
button-tournament-remove = 外す
button-tournament-cancel = 中止する
button-tournament-finish = 終了する
button-tournament-organise = 運営
button-tournament-start = 開始
button-tournament-pause = 一時停止
button-tournament-resume = 再開
button-tournament-remove-player = プレイヤーを外す
button-tournament-move = 移動
button-tournament-cancel-it = 大会を中止
button-tournament-finish-it = ラダーを終了
button-tournament-export = エクスポート
button-tournament-card = 自分の対局
button-tournament-change = 設定を変更
button-tournament-result = 結果を入力
button-tournament-extend = 期限を延長
button-tournament-bring-back = プレイヤーを復帰
button-tournament-seed = シードを決める
button-tournament-bye = 抜け番にする
button-tournament-apart = 対戦を避ける
button-tournament-undo = 直前の変更を元に戻す

tournament-form = { $form ->
    [round-robin] 総当たり
    [double-round-robin] 2回総当たり
    [swiss] スイス式
    [knockout] 勝ち抜き
   *[ladder] ラダー
}
# In a list to choose from: at most 100 characters.
tournament-form-choice = { $form ->
    [round-robin] 総当たり：全員が互いに1回ずつ対戦（16人まで）
    [double-round-robin] 2回総当たり：全員が互いに2回ずつ対戦（16人まで）
    [swiss] スイス式：全員が毎ラウンド、得点の近い相手と対戦（128人まで）
    [knockout] 勝ち抜き：1回負けたら終わり（128人まで）
   *[ladder] ラダー：開催中は自分より上のプレイヤーに挑戦（128人まで）
}
# A tournament in a list to choose from: at most 100 characters.
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] 参加受付中
    [running] 進行中
    [finished] 終了
   *[cancelled] 中止
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · { $players }人までの目安
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = 一斉：全ラウンドを同時に開始（総当たりのみ）

# The message with which people join. Its first line is also the heading of other messages.
tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] レート戦
   *[no] カジュアル
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
   *[other] { $rounds }ラウンド ·{" "}
}{ $seats ->
    [2] {""}
   *[other] 1テーブル{ $seats }人 ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }〜{ $most }
}人 · 主催 { $organiser }
tournament-in-channel = -# 対局はこのチャンネルで1局ずつ順に行います。
tournament-deadline = -# 対局は、始まってから{ $days ->
   *[other] { $days }日
}以内に終える必要があります。
    -# { $seats ->
    [2] 期限のとき手番のプレイヤーは負けになります。1手目の前なら、「います」を押していない相手も負けになります。
   *[other] 期限のとき手番のプレイヤーは、残っている中で最下位になり、ほかのプレイヤーは同点1位です。1手目の前なら、「います」を押していない人も最下位になります。
}
tournament-knockout-rule = -# { $games ->
    [1] 引き分けなら、先手を入れ替えてもう1局指します。2回引き分けたら、シードが下位の方が勝ち進みます。シードは、主催者が決めなければ開始時のレート順です。
   *[other] 3番勝負で、先手は交互に持ちます。3局で並んだら、シードが下位の方が勝ち進みます。シードは、主催者が決めなければ開始時のレート順です。
}
tournament-third-place = -# 準決勝の敗者同士で3位決定戦を行います。
tournament-at-once = -# 全ラウンドを一斉に行います。すべての対局が大会と同時に始まります。
tournament-starts-at = 開始：{ $start }
tournament-starts-by-hand = 参加者がそろったら、主催者が開始します。
tournament-players = { $count ->
    [0] 参加者はまだいません。参加しませんか？
   *[other] 参加者{ $count }人：{ $names }
}
tournament-under-way = { $rounds ->
    [0] ラダーが始まっています。**/tournament challenge** で自分より上の人に挑戦しましょう。
   *[other] 進行中：{ $stage ->
        [final] 決勝
        [semifinal] 準決勝
        [quarterfinal] 準々決勝
        [all] 全ラウンド
       *[round] ラウンド{ $round }/{ $rounds }
    }
}
tournament-is-paused = 一時停止中：進行中の対局は続けられますが、新しい対局は始まりません。
tournament-is-cancelled = この大会は中止されました。
tournament-game-annulled = -# プレイヤーが早い段階で大会を離れたので、この対局は **{ $name }** の成績に数えません。
tournament-players-heading = 参加者：{ $name }
tournament-players-none = 参加者はまだいません。

# The message of a round, and its pairings.
tournament-round = **{ $name }** · { $stage ->
    [final] 決勝
    [semifinal] 準決勝
    [quarterfinal] 準々決勝
    [third-place] 3位決定戦
    [all] 全ラウンド
   *[round] ラウンド{ $round }/{ $rounds }
}
tournament-goes-first = -# 先に書かれたプレイヤーが先手です。
tournament-round-deadline = -# { $stage ->
    [all] すべての対局の期限：{ $at }
   *[round] このラウンドの対局の期限：{ $at }
}
tournament-round-deadlines = -# 対局の期限はそれぞれ違います。最初は{ $at }、最後は{ $last }です。盤ごとに表示されます。
tournament-round-number = **ラウンド{ $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}3位決定戦 ·
   *[other] {""}
} { $state ->
    [planned] 予定
    [waiting] まもなく開始
    [playing] テーブル{ $table }
    [withdrawn] { $result }、棄権
    [adjudicated] { $result }、期限による判定
    [not-begun] { $result }、対局なし
    [off] 対局なし
    [annulled] 成績に数えない
    [through] { $result }、{ $through } が勝ち進み
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] 抜け番
    [1] 抜け番、{ $points }点
    [2] 抜け番、1点
   *[other] 抜け番、{ $points }点
}：{ $names }
tournament-more = { $count ->
   *[other] … ほか{ $count }件
}
tournament-pairings-heading = 組み合わせ：{ $name }
tournament-pairings-none = 組み合わせはまだありません。
tournament-pairings-rounds = 組み合わせがあるラウンド：{ $rounds }

# Standings.
tournament-standings-heading = 順位表：{ $name }
tournament-standings-none = 開始前には順位表がありません。
tournament-standings-empty = 参加者がいなくなったので、順位表はありません。
tournament-column = { $column ->
    [player] プレイヤー
    [points] 得点
    [buchholz] BH
    [sonneborn] SB
    [wins] 勝
    [games] 対局
   *[rating] レート
}
tournament-standing = { $name } · **{ $points }** · ブッフホルツ{ $buchholz }、ゾンネボルン・ベルガー{ $sonneborn }{ $met ->
    [no] {""}
   *[yes] 、直接対決{ $direct }
}、{ $wins }勝
tournament-standing-ladder = { $name } · { $games }局{ $wins }勝
tournament-standing-in = { $name } · 勝ち残り
tournament-standing-left = { $name }（{ $how ->
    [removed] 除外
   *[withdrawn] 棄権
}）
tournament-third-place-heading = 3位決定戦
tournament-card-heading = { $name }：{ $player } の対局
tournament-card-game = { $seat ->
    [1] 1番手、対
    [2] 2番手、対
    [3] 3番手、対
   *[4] 4番手、対
} { $opponents }
tournament-card-bye = { $half ->
    [0] 抜け番
    [1] 抜け番、{ $points }点
    [2] 抜け番、1点
   *[other] 抜け番、{ $points }点
}
tournament-card-late = 途中参加{ $half ->
    [0] {""}
   *[other] 、{ $points }点
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· 下位と対戦
    [up] {" "}· 上位と対戦
   *[none] {""}
}{ $total ->
    [yes] {" "}· 合計{ $points }点
   *[no] {""}
}
tournament-standings-left = -# 棄権したか外されたプレイヤーは最後に並びます。
tournament-tie-breaks = -# 同点のときは、ブッフホルツ（BH）、ゾンネボルン・ベルガー（SB）、直接対決、勝ち数の順に決めます。
tournament-match = { $state ->
    [won] { $winner } が { $loser } に勝ち
    [left] { $loser } が離れ、{ $winner } の勝ち
    [seed] { $loser } と並び、シードが下位の { $winner } が勝ち進み
    [bye] { $winner } は抜け番
   *[open] { $players }
}
tournament-standings-alt = { $name } の順位表。{ $rows }
tournament-bracket-alt = { $name } のトーナメント表。{ $rows }
tournament-alt-round = { $stage ->
    [final] 決勝
    [semifinal] 準決勝
    [quarterfinal] 準々決勝
    [third-place] 3位決定戦
   *[round] ラウンド{ $round }
}：{ $matches }。

# The end.
tournament-won = { $count ->
    [1] **{ $names } が { $tournament } で優勝しました！**
   *[other] **{ $names } が { $tournament } で同点優勝しました！**
}
tournament-no-places = **{ $tournament }** は優勝者なしで終わりました。{ $reason ->
    [unplayed] 1位になるには、成績に数える対局が必要です。
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** は終わりました。1位は該当者なしです。{ $reason ->
    [unplayed] 1位になるには、成績に数える対局が必要です。
   *[other] {""}
}
tournament-ended-early = -# 残りのプレイヤーが足りないので、全{ $rounds }ラウンドのうちラウンド{ $round }で終わりました。
tournament-title = { $place ->
    [1] 優勝
    [2] 2位
   *[3] 3位
}：{ $tournament } · { $game } · { $date }
profile-titles = **大会**

# News.
tournament-news-joined = { $name } が大会に参加しました。
tournament-news-removed = 主催者が { $name } を外しました。{ $annulled ->
    [yes] その対局はすべて成績に数えません。
   *[no] {""}
}
tournament-news-withdrawn = { $name } が棄権しました。{ $annulled ->
    [yes] その対局はすべて成績に数えません。
   *[no] {""}
}
tournament-news-start-missed = 開始に必要な参加者がまだ足りません。引き続き参加でき、主催者が後で開始できます。
tournament-news-expired = 1か月間動きがなかったので、参加受付を終了しました。
tournament-news-cancelled = 主催者が大会を中止しました。{ $games ->
    [yes] 進行中の対局は、大会とは別に続きます。
   *[no] {""}
}
tournament-news-replay = { $players } は引き分けました。{ $name } の先手でもう1局指します。また引き分けたら、シードが下位の { $lower } が勝ち進みます。
tournament-news-next-game = { $name } 対 { $other } は { $score } です。次の対局の先手は { $name } です。{ $last ->
    [yes] その後も並んでいたら、シードが下位の { $lower } が勝ち進みます。
   *[no] {""}
}
tournament-news-lower-seed = { $players } の対戦は並んで終わったので、シードが下位の { $name } が勝ち進みます。
tournament-news-paused = 主催者が大会を一時停止しました。進行中の対局は続けられますが、新しい対局は始まりません。
tournament-news-resumed = 大会が再開しました。
tournament-news-fewer-rounds = 参加者が{ $players }人なので、{ $rounds }ラウンドになります。それで全員が互いに対戦し終えます。
tournament-news-ladder-started = ラダーが始まりました。参加者：{ $players }
tournament-news-accepted = { $challenged } が { $challenger } の挑戦を受けました。
tournament-news-declined = { $challenged } が挑戦を断ったので、{ $challenger } が{ $place }位になります。
tournament-news-lapsed = { $challenged } が期限までに答えなかったので、{ $challenger } が{ $place }位になります。
tournament-news-reminded = { $challenged }、{ $challenger } の挑戦に答える期限は{ $end }です。答えなければ、順位を明け渡します。
tournament-news-climbed = { $challenger } が { $challenged } に勝ち、{ $place }位になります。
tournament-news-stayed = { $challenger } は { $challenged } に勝てなかったので、順番は変わりません。
tournament-news-closed = { $players } の対局は勝敗なしで終わりました。別のテーブルで指し直します。
tournament-changed = { $undo ->
    [yes] { $who } が直前の変更を元に戻しました。
   *[no] { $who } が変更しました。
}{ $what }
tournament-changed-value = { $what ->
    [name] 名前：{ $from } → { $to }
    [deadline] ラウンドの期限：{ $from } → { $to }
    [rounds] ラウンド数：{ $from } → { $to }
    [time] 制限時間：{ $from } → { $to }
    [players] 参加人数の上限：{ $from } → { $to }
    [result] { $game } の結果：{ $from } → { $to }
    [extended] { $game } の期限：{ $from } → { $to }
    [added] 新しいプレイヤー：{ $name }
    [back] 復帰：{ $name }
    [out] 除外：{ $name }
    [seed] { $name } のシード：{ $from } → { $to }
    [bye] { $name } の0.5点の抜け番、ラウンド：{ $from } → { $to }
    [apart] 対戦を避ける：{ $players }
   *[together] 対戦を避けない：{ $players }
}
tournament-changed-deadlines = { $games }局の期限：{ $from } → { $to }
tournament-changed-days = { $days ->
    [0] なし
   *[other] { $days }日
}
tournament-news-moved = 大会は { $channel } に移りました。
tournament-challenge-over = { $challenger } が { $challenged } に挑戦しました。この挑戦は終わりました。
tournament-challenge = { $challenged }、{ $challenger } があなたの順位に挑戦しています。答える期限は{ $end }です。断るか答えなければ、順位を明け渡します。
# Below a challenge, and before it.
tournament-challenge-away = { $name } は{ $end }まで休暇中です。答える期限の3日間は、その後に始まります。
tournament-challenge-ended = { $challenger } から { $challenged } への挑戦：{ $end ->
    [declined] 断られました
    [lapsed] 期限までに返事がありませんでした
    [won] 勝ちました
    [not-won] 勝てませんでした
   *[withdrawn] プレイヤーが棄権したので終わりました
}。

# Answers that only one person sees.
tournament-done = { $what ->
    [opened] { $name } の参加受付を始めました。
    [joined] { $name } に参加しました。
    [left] { $name } への参加を取りやめました。
    [withdrawn] { $name } を棄権しました。
    [removed] プレイヤーを { $name } から外しました。
    [started] { $name } が始まりました。
    [paused] { $name } は一時停止中です。
    [resumed] { $name } が再開しました。
    [moved] { $name } はこのチャンネルに移りました。
    [cancelled] { $name } を中止しました。
    [finished] { $name } は終わりました。
    [changed] { $name } を変更しました。
    [added] プレイヤーを { $name } に加えました。
    [undone] { $name } の直前の変更を元に戻しました。
    [challenged] 挑戦を申し込みました。
    [accepted] 挑戦を受けました。まもなく対局が始まります。
   *[declined] 挑戦を断りました。
}

# Questions before something is lost.
tournament-really-withdraw = { $name } を棄権しますか？{ $loss ->
    [all] あなたの対局はすべて成績に数えません。
    [all-and-game] 進行中の対局は負けになり、あなたの対局はすべて成績に数えません。
    [game] 進行中の対局は負けになります。
    [future] もうこの大会では対局できません。
   *[nothing] 参加の枠を手放すことになります。
}
tournament-really-remove = { $player } を { $name } から外しますか？{ $loss ->
    [all] その対局はすべて成績に数えません。
    [all-and-game] 進行中の対局は負けになり、その対局はすべて成績に数えません。
    [game] 進行中の対局は負けになります。
    [future] もうこの大会では対局できません。
   *[nothing] 参加の枠を失います。
}再び参加することはできません。
tournament-really-cancel = { $name } を中止しますか？{ $phase ->
    [registration] { $players ->
        [0] 参加者はまだいません。
       *[other] { $players }人が参加しています。
    }
   *[running] { $games ->
        [0] 決着した対局はまだなく、
       *[other] { $games }局が決着していますが、
    }順位は付きません。
}元に戻すことはできません。
tournament-really-finish = { $name } を終了しますか？今の順番が結果になります。元に戻すことはできません。
tournament-organise = { $name } をどうしますか？
tournament-ask = { $what ->
    [result] どの対局の結果を入力しますか？
    [result-of] 対局の結果はどうなりましたか？進行中の対局は、レートに影響せずに終わります。
    [extend] どの対局を1日延長しますか？
    [bring-back] どのプレイヤーを復帰させますか？新しいプレイヤーは **/tournament add** で加えます。
    [seed] どのプレイヤーのシードを決めますか？
    [seed-of] シードは何番ですか？
    [bye] どのプレイヤーを抜け番にしますか？1人1回だけで、0.5点になります。
    [bye-of] どのラウンドですか？
    [apart] どのプレイヤーについて、対戦を避けるか、それを解除しますか？
   *[apart-from] 相手は誰ですか？
}
# In menus: at most 100 characters.
tournament-all-games = 進行中のすべての対局
tournament-none = なし
tournament-result-choice = { $what ->
    [won] { $name } の勝ち
    [drawn] 引き分け
    [both-lost] 両者負け
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] 勝ち
    [drawn] 引き分け
    [lost] 負け
   *[both-lost] 両者負け
}
# The labels of a form: at most 45 characters.
tournament-field = { $field ->
    [name] 名前
    [deadline] ラウンドの期限、日数（0：なし）
    [time] 1手の制限時間、例：12h、3d
    [rounds] ラウンド数
   *[players] 参加人数の上限
}
tournament-remove-whom = { $name } からどのプレイヤーを外しますか？
tournament-move-where = { $name } をどこに移しますか？あなたに見えて、ボットに必要な権限があるチャンネルから選べます。
tournament-move-nowhere = あなたがコマンドを使えて、{ $name } に必要な権限がボットにあるチャンネルは、ほかにありません。
tournament-moved-to = { $name } は { $channel } に移りました。
tournament-export = { $name }：順位表と、{ $games ->
    [0] 対局（まだありません）
   *[other] { $games }局の対局
}。

# Refusals.
say-may-not-organise = それができるのは主催者だけです。「イベントの管理」権限か、**/settings server** で設定されたロールを持つメンバーが主催者です。
say-no-tournament = このサーバーにその大会はありません。
say-no-tournament-here = このチャンネルに大会はありません。「tournament」で選んでください。
say-no-start = 「{ $start }」は時刻として読み取れません。`20:30` や `2d` のように書いてください。
say-start-too-far = 大会の開始は、今から{ $days }日以内にしてください。もっと早い時刻を選んでください。
say-not-entrant = { $name } はこの大会の参加者ではありません。
say-left-tournament = そのプレイヤーはもう大会の参加者ではありません。
say-cannot-move-there = 大会をそのチャンネルに移せなくなりました。ほかのチャンネルを選んでください。
say-which-tournament = 当てはまる大会が複数あります：{ $names }。「tournament」で選んでください。
tournament-name-taken = このサーバーには、{ $name } という大会がすでにあります。ほかの名前を選んでください。
say-tournament-game-stays = 大会の対局は、開かれた場所から動かせません。主催者は **/tournament move** で大会全体を移せます。
say-tournament-needs-channel = 大会では対局ごとに専用スレッドを使います。テキストチャンネルで大会を作成してください。
say-lacks-for-tournament = ボットの権限がここで足りません：{ $permissions }。大会では対局ごとに専用スレッドを使います。サーバーの管理者に許可してもらうか、ほかのチャンネルを選んでください。
tournament-no-name = 大会には、読める名前が必要です。
tournament-name-too-long = 名前が長すぎます。{ $most }文字以内にしてください（漢字や仮名などの全角文字は2文字と数えます）。
tournament-two-seats-only = 1テーブル{ $seats }人の大会は、総当たりだけです。
tournament-no-such-rounds = スイス式大会のラウンド数は1〜{ $most }です。
tournament-too-many-rounds = 参加者が{ $players }人までなら、{ $most }ラウンドまでです。それで全員が互いに対戦し終えます。
tournament-rounds-swiss-only = ラウンド数を選べるのは、スイス式大会だけです。
tournament-no-rounds-at-once = 全ラウンドを一斉に行えるのは、対局ごとに専用スレッドを使う総当たりだけです。
tournament-knockout-only = 3位決定戦と3番勝負があるのは、勝ち抜きだけです。
tournament-no-such-size = この形式の大会の参加者は{ $fewest }〜{ $most }人です。
tournament-round-too-short = 期限が1手の制限時間より短くなっています。もっと長くしてください。
tournament-start-in-past = その時刻はもう過ぎています。もっと後の時刻を選んでください。
tournament-already-joined = すでに参加しています。
tournament-not-joined = この大会に参加していません。
tournament-full = 大会は満員です（{ $most }人）。
tournament-too-late = この大会の参加受付は終わりました。
tournament-removed = 主催者に外されたので、この大会に再び参加することはできません。
tournament-withdrawn = この大会は棄権しています。
tournament-too-few-players = 開始に必要な参加者が足りません：{ $players }人（{ $fewest }人以上必要）。
tournament-not-started = 大会はまだ始まっていません。
tournament-already-started = 大会はすでに始まっています。
tournament-over = 大会は終わりました。
tournament-cancelled = 大会は中止されました。
tournament-paused = 大会は一時停止中です。
tournament-already-paused = 大会はすでに一時停止しています。
tournament-not-paused = 大会は一時停止していません。
tournament-already-here = 大会はすでにこのチャンネルにあります。
tournament-stale = その後、大会に変更がありました。もう一度試してください。
tournament-nothing-to-change = それでは何も変わりません。
tournament-nothing-to-undo = 元に戻せる変更はありません。
tournament-too-late-to-undo = その後、大会が進んだので、直前の変更はもう元に戻せません。
tournament-more-players = すでに{ $players }人が参加しています。
tournament-rounds-between = 大会のラウンド数は、今は{ $fewest }〜{ $most }の間で選べます。
tournament-result-stays = その結果をもとに大会が進んだので、もう変更できません。
tournament-result-of-next-game = この対戦の次の対局が始まっているので、前の対局の結果は変えられません。次の対局の結果を入力するには、「round」も使ってください。
tournament-result-annulled = その対局は誰の成績にも数えないので、入力する結果がありません。
tournament-result-by-panel = 1テーブル3人以上のときは、大会のメッセージの下の「運営」で結果を入力してください。
tournament-no-such-game = そのプレイヤーにそのような対局はありません。
tournament-no-deadline = 期限のある進行中の対局はありません。
tournament-already-in = そのプレイヤーはすでに大会に参加しています。
tournament-no-member = 加えられるのは、このサーバーにいる人だけです。
tournament-seed-taken = そのシードはほかのプレイヤーのものです。先にそのプレイヤーのシードを変えてください。
tournament-no-such-seed = シードは1〜{ $most }です。
tournament-not-swiss = それができるのはスイス式大会だけです。
tournament-bye-used = 希望による抜け番は1人1回で、このプレイヤーはすでに使いました。
tournament-no-bye-then = 抜け番を希望できるのは、これからのラウンドだけです。
tournament-not-a-number = 数字を入力してください。
tournament-not-ladder = それができるのはラダーだけです。
tournament-not-above = 挑戦できるのは、自分より上のプレイヤーだけです。
tournament-too-far-above = 挑戦できるのは、{ $most }つ上までのプレイヤーです。
tournament-busy = このラダーで、すでに挑戦中か対局中です。
tournament-opponent-busy = そのプレイヤーは、このラダーですでに挑戦中か対局中です。
tournament-too-soon = そのプレイヤーには最近挑戦しました。次に挑戦できるのは、その挑戦が終わってから7日後です。
tournament-no-challenge = 答える挑戦はありません。
tournament-challenge-whom = 誰に挑戦しますか？
tournament-nobody-to-challenge = 今、挑戦できる相手はいません。
tournament-too-many = このサーバーには、終わっていない大会がすでに{ $most }件あります：{ $names }。先にどれかを終了してください。
tournament-too-many-own = あなたが開いた、終わっていない大会がすでに{ $most }件あります：{ $names }。先にどれかを終了してください。

help-tournaments =
    • お知らせの下のボタンか **/tournament join** で参加します。対局ごとに専用スレッドができ、次のラウンドは自動で始まります。
    • **/tournament standings** と **/tournament pairings** で状況がわかります。
    • ラダーでは相手を自由に選べます。**/tournament challenge** で、3つ上までの人に挑戦しましょう。
    • 主催者は **/tournament create** で大会を開きます。形式は、総当たり、スイス式、勝ち抜き、ラダーです。
    .title = 大会

# The name of a thread.
tournament-thread = { $name }、{ $stage ->
    [final] 決勝
    [semifinal] 準決勝
    [quarterfinal] 準々決勝
    [third-place] 3位決定戦
   *[round] ラウンド{ $round }
}：{ $players }
tournament-no-threads = ここでスレッドを開けないので、**{ $name }** の対局を始められません。このチャンネルで、公開スレッドの作成とスレッドでのメッセージ送信をボットに許可してください。引き続き試みます。
tournament-channel-gone = **{ $name }** のチャンネルに投稿できなくなったので、大会は止まっています。ボットがもう一度入れるようにするか、ほかのチャンネルで **/tournament move** を使ってください。何も失われていません。対局はそこで続きます。
