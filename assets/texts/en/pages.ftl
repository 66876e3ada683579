# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-number = { $number } / { $pages }
# Under the rules: what the picture shows.
page-caption = ▸ **{ $title }.** { $caption }

help-title = B-Side
help =
    I host board games that hardly anybody else hosts: Biloba, Bizingo, Basileus and Bilitaire.

    • **/play** starts a game in this channel: name the game and, if you like, an opponent. Without an opponent anybody may press Join.
    • **/move** makes your turn. Suggestions appear while you type; upper case, spaces and dashes do not matter. Or press **Choose a turn** under the board: what can move is numbered on a picture, then where it can go, and a menu has the same numbers.
    • **/board** shows the board again, or to you alone from another side and in other colours. **/draw** offers or accepts a draw. **/resign** gives up.
    • **/leaderboard** shows who plays best, here or everywhere. Finished games are rated (Glicko-2), one rating for each game.
    • **/record** gives the game of this channel as a text file, **/replay** as a moving picture.
    • **/rules** explains a game with figures.

    There is one game at a time in a channel or thread; open a thread for a second one.
