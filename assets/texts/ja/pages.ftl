# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }：{ $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }** { $caption }
page-caption-numbered = { $number } · **{ $title }** { $caption }
button-rules-full = くわしく
button-rules-summary = 要点だけ

help-title = B-Side
button-help-now = 今できること

# The next steps of the player in this channel.
help-now = ### 今できること
help-no-table = このチャンネルでは対局していません。**/play** で始められます。**/learn** では遊び方を学べます。
help-table = **{ $game }** · テーブル{ $table }
help-opened = あなたが開いたテーブルです。全席が埋まると対局が始まります。盤の下の「**{ $button-cancel }**」で取り消せます。
help-seated = 席についています。全席が埋まると対局が始まります。
help-invited = { $player } から招待されています。盤の下の「**{ $button-join }**」か「**{ $button-decline }**」を押してください。
help-free = 空席があります。盤の下の「**{ $button-join }**」を押すと対局できます。
help-reserved = { $count ->
   *[other] 空席は { $players } のために確保されています。
}自分の対局はスレッドで始めてください。
help-your-turn = あなたの手番です（席{ $seat }）。盤の下の「**{ $button-choose }**」を押すか、**/move** を使ってください。例：**{ $example }**
help-paused = 対局は一時停止中です。{ $resume ->
    [alone] **/resume** で再開できます。
    [people] **/resume** で再開を頼めます。
   *[offered] {""}
}あなたは席{ $seat }です。
help-waiting = { $player } の手番です。あなたは席{ $seat }です。待っている間に **/board** で盤を見たり、引き分けを提案したり、投了したりできます。
help-out = この対局では脱落し、{ $place }位になりました。対局は続いていて、{ $player } の手番です。
help-watching = 観戦中です。{ $player } の手番です。**/board** では好きな側から盤を見られます。自分の対局はスレッドで始めてください。
help-voting = この対局ではこのサーバーが指していて、あなたも投票できます。{ $player } の手番です。サーバーの手番になったら、盤の下の「**{ $button-vote }**」を押すか **/move** を入力してください。
help-offer = { $player } が{ $offer ->
    [draw] 引き分けを提案しています
    [takeback] 待ったを頼んでいます
    [pause] 対局の一時停止を頼んでいます
    [resign] 投了を申し出ています
   *[resume] 対局の再開を頼んでいます
}。**/accept** か **/decline** で答えてください。
help-offered = あなたは{ $offer ->
    [draw] 引き分けに合意しています
    [takeback] 待ったに応じています
    [pause] 一時停止に合意しています
   *[resume] 再開に合意しています
}。次の手が指されるか、誰かが断るまで有効です。
help-over = この対局は終わりました。**/replay** か **/record** で振り返れます。新しい対局は **/play** で始められます。

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### このボットでできること
    ほかではなかなか出会えないボードゲームで遊べます：{ $games }。何を知りたいですか？
help-start =
    このチャンネルで対局を始めるには **/play** を使います。ゲームを選び、必要なら相手、1手の制限時間、専用スレッドも選べます。相手を選ばなければ、誰でも「**{ $button-join }**」を押して参加できます。
    • `computer` を1〜8のレベルにすると、コンピューターと対局できます。
    • 1つのチャンネルやスレッドでは、一度に1局だけです。2局目はスレッドを開いてください。
    • ボットとの DM では、コンピューターと対局します。
    • **/seek** では、ほかのサーバーの対戦相手を募集できます。
    • **/games** では、進行中の対局が自分の手番のものから順に並びます。
    • **/watch** を使うと、対局が終わったときに DM が届きます。
    .title = 対局を始める
help-move =
    盤の下の「**{ $button-choose }**」を押してください。まず動かせる駒、次に行き先に番号を付けた画像が出るので、同じ番号のボタンで選びます。
    • **/move** では手を文字で指せます。入力中に候補が出ます。大文字と小文字、スペース、ハイフンの違いは気にしなくて大丈夫です。
    • **/board** では、盤をもう一度表示します。別の側から、別の配色で、または文字で、自分だけに表示することもできます。
    • **/hint** は、カジュアル対局とコンピューターとの対局で使えるヒントです。まず駒、次に手（「**指す**」を押すとその手を指します）、それから理由を示します。頼んだことはほかの人に知らされますが、ヒントは自分だけに見えます。レート戦では先に確認します。ヒントを見ると、負けだけがレートに反映されるからです。
    .title = 手を指す
help-offers =
    • **/draw** で引き分けを提案します。
    • **/takeback** で待ったを頼みます。
    • **/pause** と **/resume** で、時計の一時停止と再開を頼みます。
    • 相手はボタンか、**/accept** と **/decline** で答えます。
    • **/resign** で投了します。**/abort** では、全員が1手目を指す前に対局を中止できます。
    • **/table give-time** で、相手のその手の時間を延長します。時間無制限の対局では、3日間指していないプレイヤーに **/table still-there** でまだいるか確認できます。
    .title = 引き分けと待った
help-learn =
    • **/learn** では、短いレッスンでゲームを覚えられます。
    • **/rules** では、ルールを画像付きで1ページずつ説明します。
    • **/puzzle** では、局面の最善手を探します。パズルには専用のレートがあります。
    .title = ゲームを覚える
help-after =
    • **/review** では、終わった対局を解析します：1手ごとの勝率、勝負の分かれ目、より良い手。
    • **/replay** では対局をアニメーションで見られます。**/record** では棋譜がテキストファイルで手に入ります。
    • **/game** にテーブル番号を指定すると、どの対局も1手ずつ見られます。
    • **/analyse** か盤の下の「**{ $button-explore }**」で、自分だけに見える検討盤が開きます。どの側の手も試せて、メモも取れます。終局後はコンピューターの意見も聞けます。相手の手番の間は、「**{ $button-plan }**」で応手を予約できます。
    • 最後の盤の下の「**{ $button-rematch }**」で、席を入れ替えてもう1局指せます。
    • 「**{ $button-stronger }**」と「**{ $button-weaker }**」では、コンピューターのレベルを1つ上げ下げして再戦します。
    .title = 対局の後
help-ratings =
    • **/leaderboard** では、このサーバーやすべてのサーバーの上位プレイヤーが見られます。
    • **/profile** では、プレイヤーのレートの推移、成績、連勝、よく対局する相手が見られます。

    終わった対局でレート（Glicko）が変わります。レートはゲームごとに別々で、5局指すまでは暫定です。コンピューター相手の対局のレートは別に付きます。
    .title = レート
help-settings =
    • **/settings me** では、配色、盤の向き、言語、通知、手の確認を設定できます。
    • **/settings vacation** では、1手の制限時間が長い対局の時計を、年14日まで止められます。
    • **/settings server** は、サーバーの管理者用です。
    .title = 設定
help-data =
    • **/privacy export** で、保存されているあなたのデータをすべて受け取れます。
    • **/privacy delete** で、あなたのデータを削除します。対局は名前なしで残ります。
    • **/block** で、特定のプレイヤーから招待されないようにします。**/unblock** で元に戻せます。ほかの人には知らされません。
    .title = あなたのデータ
