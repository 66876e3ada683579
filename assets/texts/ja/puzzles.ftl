# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = パズル
button-puzzle-next = 次のパズル
button-puzzle-solution = 解答を見る
button-puzzle-solve = 解く
puzzle-difficulty = { $difficulty ->
    [easy] やさしい
    [medium] ふつう
   *[hard] 難しい
}
puzzle-unknown-difficulty = 「{ $name }」という難しさはありません。次から選んでください：{ $known }
puzzle-which = どのゲームのパズルにしますか？
puzzle-none = { $game }のパズルはまだありません。
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }、パズル{ $number }** · レート{ $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** の手番：最善手を見つけてください。
# Where the number of moves is not told.
puzzle-forced = **{ $name }** の手番：必勝の手を見つけてください。
# After every other move, the other side wins by force.
puzzle-save = **{ $name }** の手番、ピンチです：必敗を免れるただ1つの手を見つけてください。
puzzle-win = **{ $name }** の手番：{ $turns ->
    [1] 1手で勝ってください。
   *[other] { $turns }手で勝ってください。
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** の手番：勝つ手を見つけてください（最善の守りに対して{ $turns }手）。
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** は正解です！{ $reply }。
# $turn says what the move does.
puzzle-solved = ✅ **クリア！** { $turn }。
# A move that is not the solution and wins by force as well.
puzzle-also-wins = ✅ **クリア！** **{ $turn }** も、別の手順で必勝です。
puzzle-wrong = ↩️ **{ $turn }** は正解ではありません。
puzzle-wrong-reply = ↩️ **{ $turn }** は正解ではありません。応手は **{ $reply }** です。
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = 正解なら必勝ですが、この手の後の勝率は約{ $left }です。
puzzle-wrong-drawn = { $win ->
    [gone] 勝ちを逃しました。最善を尽くすと引き分けです。
   *[none] 最善を尽くすと引き分けです。
}
puzzle-wrong-weaker = 勝率は、正解なら{ $best }ですが、今は約{ $left }です。
puzzle-wrong-later = 正解の方がはっきり強い手ですが、差が出るのはもっと後です。
puzzle-wrong-over = { $result ->
    [draw] これで引き分けになります。
   *[loss] すぐに負けてしまいます。
}
puzzle-solution = **解答、{ $number }/{ $count }** { $turn }。
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
   *[other] テーマ
}：{ $themes }
# The last move of a solution that wins, though not within moves that can be counted.
puzzle-wins = これで必勝です。
puzzle-theme = { $theme ->
    [capture] 取り
    [double-capture] 2個取り
    [long-capture] 3個以上の取り
    [captain] 隊長を取る
    [replacement] 補充
    [centre] 中央通過
    [jump] ジャンプ
    [threat] 取りの狙い
    [double-threat] 二重の狙い
    [fork] 両取り
    [centre-threat] 中央通過の狙い
    [escape] 逃げ
    [defence] 守り
    [counterattack] 反撃
    [sacrifice] 捨て駒
    [decoy] バシレウスの誘い出し
    [king] バシレウスの動き
    [lock-in] 閉じ込め
    [blockade] 封鎖
    [zugzwang] ツークツワンク
    [isolation] 孤立
    [demand] 要求
    [removal] タイルの取り除き
    [group-slide] タイルのまとめ移動
    [ending] 終盤
   *[quiet] 静かな手
}
# Under a question that was not answered yet.
puzzle-help-costs = -# ヒントを見ると、このパズルは記録に数えません。解答を見ると不正解になります。
puzzle-hinted = -# ヒントを見たので、このパズルはレートにも連続記録にも数えません。
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# パズルのレート：{ $rating } · { $change }
puzzle-rating-streak = -# パズルのレート：{ $rating } · { $change } · 連続正解：{ $streak }
profile-puzzles = **パズル**
profile-puzzle = { $game } · { $rating } · { $tried }問中{ $solved }問を1回で正解
    -# 連続正解：{ $streak }、最高：{ $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **今日のパズル**
puzzle-daily-private = -# ボタンを押して解いてください。答えは自分だけに見えます。
puzzle-daily-last = -# 前回の解答（{ $game }、パズル{ $number }）：||{ $solution }（{ $themes }）||
# How many people have solved it; $solvers are the first of them.
puzzle-daily-results = -# { $solved ->
    [0] まだ誰も解いていません。
   *[other] **{ $tried }人中{ $solved }人**が1回で正解しました。最初の正解者：{ $solvers }
}
# What follows the last solution. $first was the first who solved it.
puzzle-daily-last-results = { $solved ->
    [0] 1回で正解した人はいませんでした
   *[other] { $tried }人中{ $solved }人が1回で正解、最初は { $first }
}
# Which games have puzzles of the day, in a list with the games.
puzzle-daily-all-games = すべてのゲームを順番に
say-no-place-for-puzzles = そこには今日のパズルを投稿できません。ボットに見えるテキストチャンネルを選んでください。
say-daily-on-and-off = 今日のパズルの投稿と停止が両方指定されています。daily-puzzle か daily-puzzle-off のどちらか一方だけを使ってください。

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = 「{ $name }」というテーマはありません。次から選んでください：{ $known }
puzzle-none-of-theme = { $level ->
    [any] { "" }
   *[other] この難しさでは、
}テーマ「{ $theme }」の{ $game }のパズルはありません。次から選んでください：{ $known }
puzzle-no-other-of-theme = { $level ->
    [any] { "" }
   *[other] この難しさでは、
}テーマ「{ $theme }」の{ $game }のパズルはこれだけです。ほかのテーマ：{ $known }
puzzle-mode = { $mode ->
    [streak] ストリーク
    [storm] ストーム
   *[practice] 練習
}
puzzle-unknown-mode = 「{ $name }」というモードはありません。次から選んでください：{ $known }
puzzle-mode-alone = level と theme は指定しないでください。ストリークとストームでは、パズルがだんだん難しくなります。

# Streak and storm: puzzles in a row.
button-puzzle-start = スタート
button-puzzle-again = もう一度
button-puzzle-skip = スキップ
# Under the result that somebody has shared.
button-puzzle-try = やってみる
button-puzzle-board = ストームのランキング
button-puzzle-board-week = 最近7日間
button-puzzle-board-ever = 全期間
puzzle-streak-rules = **{ $game }：ストリーク**
    だんだん難しくなるパズルを解いていきます。1回間違えたら終わりです。1問だけスキップできます。
    -# ヒントはありません。答えはパズルのレートに影響しません。
puzzle-storm-rules = **{ $game }：ストーム**
    3分間で短いパズルをできるだけ多く解きます。間違えると10秒減り、すぐ次のパズルに移ります。時間が来たら、どれかボタンを押すと結果が出ます。
    -# ヒントはありません。答えはパズルのレートに影響しません。
puzzle-run-best = あなたの最高記録：{ $best }
puzzle-run-record = 自己最高記録です！
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **ストリーク：{ $solved }**
puzzle-storm-state = **ストーム：{ $solved }** · 終了 { $end }
puzzle-run-solved = ✅ **{ $turn }** で正解です。
puzzle-storm-wrong = ❌ **{ $turn }** は正解ではありません：−10秒。
puzzle-streak-skipped = ⏭️ スキップしました。
puzzle-run-answered = このパズルにはもう答えています。次のパズルの所から続けてください。
puzzle-streak-result = { $end ->
    [all] 🏆 **ストリークを最後まで解きました（{ $game }）。** 正解：{ $solved }
   *[early] **ストリーク終了（{ $game }）。** 正解：{ $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **最後のパズルまで解きました（{ $game }）。**
   *[early] **時間切れです（{ $game }）。**
} 正解：{ $solved }、不正解：{ $wrong }、最多連続正解：{ $row }
puzzle-board-week = **{ $game }：このサーバーのストームランキング（最近7日間）**
puzzle-board-ever = **{ $game }：このサーバーのストームランキング**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = ストームでパズルを解いた人はまだいません。最初の1人になりませんか？

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** からパズルの出題です：
puzzle-streak-shared = 🔥 **{ $name }** が{ $game }のストリークで{ $solved ->
    [1] パズルを1問
   *[other] パズルを{ $solved }問続けて
}解きました。
puzzle-storm-shared = ⚡ **{ $name }** が{ $game }のパズルを3分間で{ $solved ->
   *[other] { $solved }問
}解きました。
