# What is said at a table.

card-heading = **{ $game }** · table { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· turn { $turn }
}
card-invitation = { $invited }, { $opener } invites you to a game of { $game } for { $seats }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
card-open-invitation = { $opener } would like to play { $game } for { $seats }: who joins? { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
card-all-seated = Everybody is here: the game begins.
card-closed = No game this time.
card-to-act = { $player }, it is your turn.
card-won = **{ $names } wins**{ $why ->
    [resigned] {" "}by resignation.
   *[other] .
}
card-drawn = **Drawn** between { $names }{ $why ->
    [agreement] {" "}by agreement.
    [repetition] : the same position came for the third time.
    [quiet] : nothing has left the board for too long.
   *[other] .
}
card-place = Place { $place }: { $names }

news-joined = { $name } joins.
news-declined = { $name } declines.
news-cancelled = The invitation was taken back.
news-started = The game begins.
news-resigned = { $name } resigns.
news-draw-offered = { $name } offers a draw: press Draw to accept.
news-rating = { $name }: { $before } → { $after } ({ $change })

menu-first = Which man moves?
menu-next = { $beginning } … and then?
menu-placeholder = Choose
menu-played = You played { $turn }.

say-went-wrong = Something went wrong here; it is not your fault. If it happens again, tell whoever runs this bot: { $reference }.
say-stale-button = That button is no longer in use. /board shows the table of this channel.
say-bad-option = I cannot use “{ $input }” there.
say-old-command = That command has changed. Reload Discord and try again.
say-unknown-game = I do not know a game called “{ $name }”. I host { $games }.
say-type-it = This turn is too long for a menu: enter it with /move.
say-really-resign = Do you really want to resign?
say-resigned = You have resigned.

leaderboard-server = { $game }: this server
leaderboard-everywhere = { $game }: everywhere
leaderboard-empty = Nobody has finished a rated game yet. /play starts one.
leaderboard-line = { $rank }. **{ $name }** · { $rating } ± { $deviation } · { $wins } won, { $draws } drawn, { $losses } lost
