menu-men-ball = どの玉にしますか？

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = ラウンドの最初の手では、ジャンパーは好きな玉を1個だけ盤から除きます。
bilitaire-not-first-turn = ジャンプせずに玉を除けるのは、ラウンドの最初の手だけです。ここではジャンプしてください。
bilitaire-must-jump = ジャンプできるときは必ずジャンプします。パスはできません。
bilitaire-jumper-demands = 個数を要求できるのはシフターだけです。今はあなたがジャンパーです。
bilitaire-no-hollow = { $cell } の下にタイルがありません。
bilitaire-no-ball = { $cell } に玉はありません。
bilitaire-cannot-jump = { $cell } の玉はジャンプできません。隣に玉があり、そのすぐ後ろのくぼみが空いている必要があります。
bilitaire-no-move = { $cell } の玉がその場から動いていません。
bilitaire-diagonal = 玉は斜めにジャンプできません。{ $from } から { $to } は斜めです。
bilitaire-not-a-jump = 玉は1個の玉を飛び越えて、すぐ後ろのくぼみに入ります。{ $from } から { $to } へはジャンプできません。
bilitaire-taken = { $cell } には玉があります。ジャンプ先は空いたくぼみでなければなりません。
bilitaire-nothing-to-jump = { $to } に着地するには { $over } の玉を飛び越す必要がありますが、そこに玉がありません。
bilitaire-not-exactly = ちょうど{ $balls }個を飛び越えなければなりません。{ $from } からのこの手では、それができません。
bilitaire-must-shift = シフターはパスできません。スライドできるタイルが必ずあります。
bilitaire-not-a-place = { $cell } という区画は枠の中にありません。シフターは区画 A1〜D4 のタイルを動かします。
bilitaire-no-tile = { $place } にタイルはありません。
bilitaire-tile-not-empty = { $place } のタイルには玉があります。取り除けるのは空のタイルだけです。
bilitaire-not-a-slide = スライドは、1〜3枚のタイルと、同じ数の行き先の区画で書きます。
bilitaire-no-slide = { $place } のタイルがその場から動いていません。
bilitaire-not-straight = タイルはまっすぐスライドします。{ $from } から { $to } はまっすぐではありません。
bilitaire-not-a-group = { $tiles } は一緒にスライドできません。一緒に動かせるのは一列に隣り合ったタイルで、小さい順に書きます。
bilitaire-not-along-its-line = { $tiles } を一緒にスライドできるのは、並んでいる列の方向だけです。
bilitaire-blocked = { $place } にタイルがあります。タイルは空いた区画の上だけをスライドします。
bilitaire-demand-alone = 要求は、スライドか取り除きの後に付けて書きます。
bilitaire-demand-too-small = 要求できるのは2個以上です。
bilitaire-demand-too-great =
    { $most ->
        [0] その手の後はジャンプがまったくできないので、{ $balls }個は要求できません。
       *[other] その手の後のジャンプで取れるのは最大{ $most }個なので、{ $balls }個は要求できません。
    }
bilitaire-only-demand = スライドか取り除きの後に付けられるのは要求だけです。

ending-bilitaire = 最終得点：{ $most } 対 { $least }。
