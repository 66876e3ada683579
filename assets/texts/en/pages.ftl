# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = In full
button-rules-summary = In short

help-title = B-Side
button-help-now = Right now

# The next steps of the player in this channel.
help-now = ### Right now
help-no-table = There’s no game in this channel. **/play** starts one, and **/learn** teaches you how to play.
help-table = **{ $game }** · table { $table }
help-opened = You opened this table. The game starts when all seats are taken. **{ $button-cancel }** under the board cancels it.
help-seated = You have a seat. The game starts when all seats are taken.
help-invited = { $player } invites you. Press **{ $button-join }** or **{ $button-decline }** under the board.
help-free = There’s an open seat. Press **{ $button-join }** under the board to play.
help-reserved = { $count ->
    [one] The open seat is reserved for { $players }.
   *[other] The open seats are reserved for { $players }.
} Start a game of your own in a thread.
help-your-turn = It’s your turn (seat { $seat }). Press **{ $button-choose }** under the board, or use **/move**, for example **{ $example }**.
help-paused = The game is paused.{ $resume ->
    [alone] {" "}**/resume** restarts it.
    [people] {" "}**/resume** asks to resume it.
   *[offered] {""}
} You have seat { $seat }.
help-waiting = It’s { $player }’s turn. You have seat { $seat }. In the meantime you can look at the board with **/board**, offer a draw or resign.
help-out = You’re out of this game, in { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place. The game continues, and it’s { $player }’s turn.
help-watching = You’re watching, and it’s { $player }’s turn. **/board** shows you the board from any side. Start a game of your own in a thread.
help-voting = Your server is playing this game, and you can vote on its moves. It’s { $player }’s turn. When it’s the server’s turn, press **{ $button-vote }** under the board or enter **/move**.
help-offer = { $player } { $offer ->
    [draw] offers a draw
    [takeback] asks for a takeback
    [pause] would like to pause the game
    [resign] offers to resign
   *[resume] would like to resume the game
}. Answer with **/accept** or **/decline**.
help-offered = You { $offer ->
    [draw] agreed to a draw
    [takeback] agreed to a takeback
    [pause] agreed to pause the game
   *[resume] agreed to resume the game
}. That stands until the next move, or until someone declines.
help-over = This game is over. See it with **/replay** or **/record**, or start a new one with **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### What I can do
    I host board games you’ll hardly find anywhere else: { $games }. What would you like to know?
help-start =
    Start a game in this channel with **/play**. Choose a game and, if you like, an opponent, a time limit per move or a thread of its own. Without an opponent, anyone can press **{ $button-join }**.
    • Set `computer` to a level from 1 to 8 to play against a computer.
    • A channel or thread has one game at a time. Open a thread for a second one.
    • In a DM with me, you play against the computer.
    • **/seek** looks for an opponent in other servers.
    • **/games** lists your games in progress, those waiting for you first.
    • **/watch** sends you a DM when a game is over.
    .title = Start a game
help-move =
    Press **{ $button-choose }** under the board. A picture numbers the pieces that can move, then the places they can go. The buttons have the same numbers.
    • **/move** plays your move in writing. Suggestions appear as you type, and capitals, spaces and dashes don’t matter.
    • **/board** shows the board again, or shows it only to you from another side, in other colours or as text.
    • **/hint** helps with your move in casual games and games against computers: first the piece, then the move (**Play it** makes it), then the reasons. The others are told that you asked, but only you see the hint. In a rated game you’re asked first, because after a hint only a loss counts for your rating.
    .title = Make a move
help-offers =
    • **/draw** offers a draw.
    • **/takeback** asks to take back your last move.
    • **/pause** and **/resume** ask to stop and restart the clocks.
    • The others answer with the buttons, or with **/accept** and **/decline**.
    • **/resign** gives up the game. **/abort** cancels a game before everyone has moved.
    • **/table give-time** gives your opponent more time for a move. In games without a clock, **/table still-there** checks on a player who hasn’t moved for 3 days.
    .title = Draws and takebacks
help-learn =
    • **/learn** teaches a game in a few short lessons.
    • **/rules** explains it with pictures, page by page.
    • **/puzzle** shows a position in which you look for the best move. Puzzles have a rating of their own.
    .title = Learn a game
help-after =
    • **/review** analyses a finished game: winning chances move by move, turning points and better moves.
    • **/replay** shows the game as an animation, and **/record** gives it to you as a text file.
    • **/game** with a table number steps through any game, move by move.
    • **/analyse** or **{ $button-explore }** under a board opens a board that only you see: try out moves for every side and take notes. After the game, the computer gives its opinion. While your opponent is to move, **{ $button-plan }** makes your replies for you.
    • **{ $button-rematch }** under the last board starts another game with the seats swapped.
    • **{ $button-stronger }** and **{ $button-weaker }** do the same with a computer one level up or down.
    .title = After a game
help-ratings =
    • **/leaderboard** shows the top players, here or on all servers.
    • **/profile** shows a player’s ratings over time, results, streaks and most frequent opponents.

    Finished games are rated (Glicko), with one rating per game, which is provisional until you’ve played five. Games against computers have ratings of their own.
    .title = Ratings
help-settings =
    • **/settings me** is for colours, sides, language, reminders and confirming your moves.
    • **/settings vacation** pauses your slow clocks, up to 14 days a year.
    • **/settings server** is for server managers.
    .title = Settings
help-data =
    • **/privacy export** gives you everything I store about you.
    • **/privacy delete** deletes your data. Your games stay, without your name.
    • **/block** keeps a player from inviting you, and **/unblock** undoes that. Nobody else is told.
    .title = Your data
