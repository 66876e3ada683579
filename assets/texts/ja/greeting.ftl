# The greeting in a new sandbox.

greeting =
    ### B-Side へようこそ
    ほかではなかなか出会えないボードゲームで遊べます：{ $games }。
    「**コンピューターと対局**」を押すと{ $game }が始まります。「**1人で両方指す**」を押すと、{ $first } と { $second } の対局になります。名前をクリックすると、そのプレイヤーのウィンドウがこの隣に開きます。ほかのゲームは **/play** で始められます。くわしくは **/help** をご覧ください。
    -# 本物の Discord で遊ぶには、トークンを設定してください。README の「On Discord」に説明があります。
greeting-rules = どのゲームの遊び方を見ますか？

button-greet-computer = コンピューターと対局
button-greet-play = 1人で両方指す
button-greet-rules = 遊び方
