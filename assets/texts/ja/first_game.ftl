# What helps somebody into a first game, and after it.

button-how-to-play = 遊び方
button-play-now = 今すぐ対局

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] 初級
    [medium] 中級
   *[strong] 上級
}
# The same for a game that counts.
strength-rated = レート戦：{ strength }
strength-question =
    コンピューターの強さを選んでください。
    -# 初級はレベル{ $beginner }、中級はレベル{ $medium }、上級はレベル{ $strong }です。**/play** では8段階から選べます。
# Below the question, if there are buttons for both.
strength-question-rated = -# レートが変わるのは「レート戦」だけです。

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] B-Side での初めての対局でした。
   *[no] { $names } にとって、B-Side での初めての対局でした。
}{ $next ->
    [stronger] 次は **/play** でもっと強いコンピューターに挑戦してみましょう。
    [rated] 次は **/play** でレート戦を指してみましょう。
    [review] 次は勝負の分かれ目を見てみましょう：**/review**（テーブル{ $table }）
    [another] 次は **/play** でもう1局指してみましょう。
   *[again] 次は **/play** で最後まで指してみましょう。
}
