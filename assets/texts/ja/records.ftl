# Why a text is not the record of a game.

record-error = { $line }行目：{ $reason }
record-error-turn = { $line }行目、{ $turn }手目：{ $reason }
record-not-a-tag = 最初の空行より前の行は、すべてタグでなければなりません：[Name "値"]
record-tag-twice = タグ { $name } が2回あります。
record-no-game = タグ [Game "…"] がありません。
record-seats = 「{ $text }」は可能な席数ではありません。
record-rules = 「{ $text }」というルールのバージョンはありません。
record-number = 「{ $text }」は次の手の番号ではありません。
record-resign = 「{ $text }」は対局中の席を表していません。
record-over = この時点で対局はすでに終わっています。
record-result = 結果は { $written } ではなく { $actual } です。
record-unfinished = これらの手では対局が終わりませんが、結果が { $written } となっています。

# All records of a player.

records-none = 終局した対局がまだありません。/play で対局を始められます。
records-all = { $games ->
   *[other] 終局した{ $games }局の棋譜です。
}
records-newest = 最近の{ $games }局の棋譜です。それより古いものは入りきりません。

# The game of a record that somebody opens.

record-heading = **{ $game }** · 棋譜{ $turn ->
    [0] {""}
   *[other] {" "}· { $turn }手目
}
record-not-over = その対局はまだ終わっていません。取り込めるのは終局した対局だけです。
record-too-large = ファイルが大きすぎます。棋譜の上限は { $most } KB です。
record-not-text = そのファイルはテキストファイルではありません。**/record** でダウンロードしたファイルを送ってください。
# Before the reason why a record cannot be opened.
record-not-imported = 何も取り込みませんでした。{ $reason }
say-which-game = テーブル番号か、棋譜のファイルを指定してください。
