# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# The caption under the rules.
page-caption = ▸ **{ $title }.** { $caption }

help-title = B-Side

# The next steps of the player in this channel.
help-now = ### Here and now
help-no-table = There is no game in this channel. **/play** starts one, and **/learn** teaches you one.
help-table = **{ $game }** · table { $table }
help-opened = You have opened this game, and it begins when all seats are taken. **Cancel** under the board takes it back.
help-seated = You have a seat. The game begins when all seats are taken.
help-invited = { $player } invites you: press **Join** or **Decline** under the board.
help-free = A seat is free: press **Join** under the board to play.
help-reserved = { $count ->
    [one] The free seat is kept for { $player }.
   *[other] The free seats are kept for { $others } and { $player }.
} Open a thread for a game of your own.
help-your-turn = It is your turn, and you have seat { $seat }. Press **Choose a turn** under the board, or use **/move**: for example **{ $example }**.
help-paused = You have seat { $seat }, and the game is paused. **/resume** asks the others to go on.
help-waiting = You have seat { $seat }, and it is { $player }’s turn. Until then you can look at the board with **/board**, offer a draw or resign.
help-out = You are out of this game and have place { $place }. The others play on: it is { $player }’s turn.
help-watching = You are watching: it is { $player }’s turn. **/board** shows you the board from any side. Open a thread for a game of your own.
help-offer = { $player } { $offer ->
    [draw] offers a draw
    [takeback] would like to take a turn back
    [pause] would like to pause the game
   *[resume] would like the game to go on
}: **/accept** and **/decline** answer that.
help-offered = You { $offer ->
    [draw] have agreed to a draw
    [takeback] have agreed to take a turn back
    [pause] have agreed to pause the game
   *[resume] have agreed that the game goes on
}. That stands until the next turn, or until somebody declines.
help-over = This game is over. **/replay** and **/record** show it, and **/play** starts a new one.

# General help.
help-hosts =
    ### What I do
    I host board games that hardly anybody else hosts: { $games }.
help =
    • **/learn** teaches a game in five little positions. **/rules** explains it with figures.
    • **/play** starts a game in this channel: name the game and, if you like, an opponent, a time for each turn, or a thread of its own. Without an opponent anybody may press Join.
    • **/move** makes your turn. Suggestions appear while you type; upper case, spaces and dashes do not matter. Or press **Choose a turn** under the board: what can move is numbered on a picture, then where it can go, and buttons or a menu have the same numbers. What you only began to type after **/move** goes on so as well, and **Type it** takes the rest in writing.
    • **/board** shows the board again, or to you alone from another side, in other colours or in words. **/resign** gives up; **/abort** calls a game off in which not everybody has made a turn.
    • **/draw** offers a draw, **/takeback** asks to go back to before your last turn, **/pause** and **/resume** stop the clocks and let them go on: the others **/accept** or **/decline**.
    • **/hint** helps with your turn, in games against computers and in casual games: first the man, then the turn, then why. All hear that you asked; what it is only you see. With a hint, only a loss counts for ratings.
    • **/review** looks at a finished game again, as **Review** under its last board does: the chances turn by turn, and the turns that decided it with what was better. **Rematch** there is one game more, in other seats.
    • **/leaderboard** shows who plays best, here or everywhere. Finished games are rated (Glicko), one rating for each game, which is provisional until you have played five. Games against computers have ratings of their own.
    • **/games** lists your running games, those that wait for you first. **/game** with the number of a table shows a game turn by turn.
    • **/profile** shows what somebody has come to: ratings over time, results, streaks, and with whom most was played.
    • **/settings me** is about colours, sides, language, reminders, and whether a turn is shown once more before it is played; **/settings vacation** stops your slow clocks, up to 14 days a year; **/settings server** is for those who manage one.
    • **/privacy export** gives you all that I have stored of you, and **/privacy delete** has you forgotten.
    • **/record** gives the game of this channel as a text file, **/replay** as an animation.

    There is one game at a time in a channel or thread: open a thread for a second one. In a direct message to me you play against the computer.
