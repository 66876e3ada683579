# Messages at a table.

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
card-terms = -# { $counts ->
    [yes] Rated
   *[no] Casual
} · { $setup } · { $begins } · { $pace } · expires { $end }
begins-named = { $name } begins
begins-first = whoever joins first begins
begins-lot = lots decide who begins
pace = { $minutes ->
    [0] no clock
    [60] one hour for each turn
    [480] 8 hours for each turn
    [1440] one day for each turn
    [4320] 3 days for each turn
    [10080] 7 days for each turn
   *[other] { $minutes } minutes for each turn
}
card-all-seated = Everybody is here: the game begins.
card-closed = No game this time.
card-no-result = This game ended without a result.
card-to-act = { $player }, it is your turn.
card-to-act-until = { $player }, it is your turn. Your time ends { $end }.
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] You must capture { $cells }
    [capture] You must capture
    [demand] You must jump over exactly { $balls } balls
   *[only] You have only one move
}{ $asks ->
    [replacement] : which pawn moves in?
    [where] : { $beginning } … where to?
    [man] : with which one?
   *[nothing] .
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Nobody could play here for { $time }: { $player } has that time back.
card-vacation = -# { $name } is on vacation until { $end }. So long their clock stands still.
card-reminder = { $player }, it is still your turn, and your time ends { $end }.
direct-reminder = **{ $game }** · table { $table } · { $place }
card-idle = { $player }, nobody has played on here for long. If it stays so, the game will be closed { $end } and count for nobody.
card-pause-ends = { $player }, this game has been paused for long. If nobody resumes it before, it goes on by itself { $end }, and so do its clocks.
card-paused = The game is paused. When it goes on, it is { $player }’s turn.
card-asked = { $players }: do you agree?
card-computer-acts = { $player } is thinking …
card-left-to-computers = Only computers are left. They play the rest on their own, and the result follows here.
card-won = **{ $names } wins**{ $why ->
    [resigned] {" "}by resignation.
    [time] {" "}on time.
    [forfeited] {" "}by forfeit.
   *[other] .
}
card-drawn = **Drawn**: { $names }{ $why ->
    [agreement] {" "}agree.
    [repetition] {" "}share the game: the same position occurred for the third time.
    [quiet] {" "}share the game: nothing has left the board for too long.
   *[other] {" "}share the game.
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = There was no turn left to make.
card-place = Place { $place }: { $names }

replay = **{ $game }** · table { $table }, from the first turn on{ $step ->
    [1] .
   *[other] , one turn of { $step }.
}
replay-alt = All { $turns } turns one after the other. At the end: { $last }

news-joined = { $name } joins.
news-declined = { $name } declines.
news-cancelled = The invitation was taken back.
news-closed = A moderator has ended this. It does not count for anybody.
news-expired = The invitation has expired: not all seats were taken.
news-idle = Nobody has played here for a month: the game is closed, and counts for nobody.
news-started = The game begins.
news-started-by-lot = The game begins. The lot falls on { $name }.
news-resigned = { $name } resigns.
news-timed-out = { $name } has run out of time.
news-left = { $name } has left the server. The others can claim the win or close the game.
news-returned = { $name } is back on the server.
news-forfeited = { $name } has left and forfeits.
news-aborted = { $name } has called the game off. It does not count for anybody.
news-offered = { $name } { $offer ->
    [draw] offers a draw.
    [takeback] would like to take a turn back.
    [pause] would like to pause the game.
   *[resume] would like the game to go on.
}
news-agreed = { $name } { $offer ->
    [draw] accepts the draw.
   *[other] agrees.
}
news-refused = { $name } { $offer ->
    [draw] declines the draw.
    [takeback] does not want a turn to be taken back.
    [pause] does not want to pause the game.
   *[resume] does not want the game to go on yet.
}
news-played-out = The computers have played the rest on their own: { $turns ->
    [one] one move.
   *[other] { $turns } moves.
}
news-taken-back = { $turns ->
    [0] All turns are taken back: the game is at its beginning.
    [one] The game is back where it was after one turn.
   *[other] The game is back where it was after { $turns } turns.
}
news-paused = The game is paused, and so are its clocks.
news-resumed = The game goes on.
news-vacation-ended = { $name } is back from vacation.
news-moved = The game goes on here from now on.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · table { $table } · turn { $turn } · { $name }: { $text }
board-past-start = -# { $game } · table { $table }
board-moved = -# { $game } · table { $table } goes on in { $place }

news-hinted = { $name } asked for a hint.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-levels = { $name } against computers: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, { $games ->
    [one] one more game
   *[other] { $games } more games
} until it is settled
news-rating-provisional-levels = { $name } against computers: { $rating }, { $games ->
    [one] one more game
   *[other] { $games } more games
} until it is settled
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, no longer provisional
news-rating-settled-levels = { $name } against computers: { $rating }, no longer provisional

news-unrated-short = This game does not count for ratings: it ended before move { $turns }.
news-unrated-enough = This game does not count for ratings: only { $games } games between the same two players count in a day.
news-unrated-casual = This game does not count for ratings: it was casual.
news-unrated-forfeited = This game does not count for ratings: somebody left the server.
news-unrated-hinted = This game does not count for ratings: a hint was given.

# A game whose men are described by the text men-NAME may have a question of its own: menu-men-NAME.
menu-man = Which man moves?
menu-next-man = { $beginning } … and which one?
menu-ground = From which tile?
menu-tile = Which tile slides or goes?
menu-cell = Which cell?
menu-where = { $beginning } … where to?
menu-go-on = { $beginning } … and on, or is that all?
menu-demand = { $beginning } … and do you demand a jump?
menu-demand-none = no demand
menu-demand-exactly = exactly { $balls }
menu-as-it-is = That is all
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Choose
menu-part = { $first } to { $last }
menu-alt = To choose from: { $choices }.
menu-once-more = **{ $turn }**: shall I play it?
menu-played = You played { $turn }.

typing-title = Your turn
typing-label = As you would write it after /move
typing-example = For example { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · table { $table } · { $place }

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-man = I would look at **{ $spot }**.
hint-turn = I would play **{ $turn }**.
hint-takes = It takes { $cells }.
hint-saves = It saves { $cells }: after most other turns it could be taken.
hint-wins = { $turns ->
    [one] It wins at once.
   *[other] It wins within { $turns } turns of both sides, whatever anybody plays.
}
hint-loses = Nothing saves the game any more; this holds out for { $turns } turns of both sides.
hint-chance = Your chances are about { $chance }.
hint-answer = I expect { $turn } as the answer.

# The replay of a finished game.
review-progress = I look at the game again: { $percent } % of it so far.
review-even = No turn stands out: nothing else would have changed the chances much.
review-swings = { $swings ->
    [one] One turn changed the chances most:
   *[other] { $swings } turns changed the chances most:
}
review-swing = { $number }. Turn { $turn }, { $name }: **{ $played }** left a chance of { $left }. Better was **{ $better }** with { $missed }.
review-alt = The chances in the game, turn by turn. { $samples }
review-sample = After { $turn }: { $chances }

say-review-not-over = The game goes on: it can be looked at again when it is over. /hint helps you meanwhile, where hints are allowed.
say-review-nothing = No turn was played in that game: there is nothing to look at.
say-review-under-way = A game is being looked at for you or for this channel. Wait until that is here, then ask again.
say-reviews-many = Many games are being looked at just now. Try again in a minute.
say-went-wrong = Something went wrong here; it is not your fault. If it happens again, tell whoever runs this bot: { $reference }.
say-shown-later = Discord has its troubles just now. It is kept, and is shown here as soon as Discord takes it.
say-busy = B-Side is very busy right now. Try again in a minute.
say-press-again = That took too long just now. Press once more.
say-thread-already = This is a thread already: leave “thread” out to play here.
say-no-threads = No threads can be made here: leave “thread” out to play here.
say-lacks-for-thread = I lack permissions here: { $permissions }. Ask those who manage this server to give them to me, or play without a thread.
say-lacks-for-boards = I lack permissions here: { $permissions }. Where a computer plays or a clock runs I have to speak up by myself. Ask those who manage this server to give them to me, or play people without a clock.
say-lacks-for-table = I lack permissions here: { $permissions }. A computer plays at this table or a clock runs, so that I have to speak up by myself. Ask those who manage this server to give them to me, or play where I have them.
say-thread-refused = Discord does not let me make a thread here just now. Leave “thread” out to play in the channel.
permission-view = View Channel
permission-send = Send Messages
permission-attach = Attach Files
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
say-not-here = I am no member here, so that I could not show you a board: invite me to this server, or play against the computer in a direct message to me. /rules, /learn and /games work anywhere.
say-alone-here = Nobody else can see this conversation: here you play against computers. Invite people in a channel of a server.
say-too-fast = You’re going too fast for me. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
say-not-seen = That game is played where you cannot look: ask somebody who plays there for its /record.
say-may-not-close = Only those who may manage messages in this channel can do that. /resign gives up your own game.
say-only-in-servers = That is for the channels of a server. Ask me there.
say-film-under-way = A film for you or for this channel is being made. Wait until it is here, then ask again.
say-films-many = Many films are being made just now. Try again in a minute.
say-stale-button = That button is no longer in use. /board shows the table of this channel.
say-bad-option = I cannot use “{ $input }” there. Choose one of what is suggested.
say-old-command = That command has changed. Reload Discord and try again.
say-invited-bot = Other bots do not sit down at tables. Invite a person, or me for a game with the computer, or leave the opponent out and anybody may join.
say-invited-stranger = { $name } is not in this server. Invite somebody who is.
say-invited-hidden = { $name } cannot see this channel. Invite them in a channel that they can see.
say-invited-timed-out = { $name } is timed out in this server. Invite them when that is over.
say-invited-without-commands = { $name } may not use commands in this channel. Invite them in another channel.
say-cannot-follow = { $name } cannot see this channel, so the game cannot move here.
say-no-such-player = Nobody called “{ $name }” plays here. Choose one of these: { $names }.
say-unknown-theme = I do not know a theme called “{ $name }”. Choose one of these: { $themes }.
say-really-resign = Do you really want to resign?
say-resigned = You have resigned.
say-really-abort = Do you really want to call the game off? It counts for nobody then.
say-aborted = You have called the game off.
say-really-close = Do you really want to end this game? It counts for nobody then.
say-really-close-invitation = Do you really want to close this invitation?
say-really-close-own = You play in this game, so ending it counts as your resignation. Do you really want to resign?
say-closed = You have closed it.
say-kept = Very well: nothing changes.

span-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
span-hours = { $hours } hours
span-days = { $days } days

# Why a game cannot begin with these options.

setup-unknown-beginner = I do not know who “{ $name }” is to begin. Choose one of these, or leave it out: { $beginners }.
setup-unknown-time = I do not know “{ $name }” as a time for a turn. Choose one of these, or leave it out: { $times }.

setup-unknown-game = I do not know a game called “{ $name }”. I host { $games }: choose one of these.
setup-seats = { $game } is played by { $most ->
    [2] two
   *[other] { $fewest } to { $most }
}, not by { $seats }. Choose a number of seats that it has, or leave it out.
setup-too-many = { $game } is a game for { $most ->
    [2] two: invite one person
   *[other] up to { $most }: invite fewer people
}.
setup-unknown = { $game } has no set-up called “{ $name }”. Choose one of these, or leave it out: { $setups }.

leaderboard-server = { $game }: this server
leaderboard-everywhere = { $game }: everywhere
leaderboard-levels-server = { $game }: this server against computers
leaderboard-levels-everywhere = { $game }: everywhere against computers
leaderboard-levels-empty = Nobody has finished a game against computers yet. /play with a level starts one.
leaderboard-levels = -# Computers: { $levels }
leaderboard-empty = Nobody has finished a rated game yet. /play starts one.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-uncertain = -# Ratings more certain than ± { $deviation } come first. The others need more games.
leaderboard-provisional = -# Provisional: fewer than { $games } games. These come last, with the range the rating should be in.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provisional: { $least }–{ $most })

# Settings of a player and of a server.

settings-me = Your settings
settings-me-list =
    Colours: { $theme ->
        [none] those of the server
       *[other] { $theme }
    }
    At the bottom of the board: { $view ->
        [first] the side of the first to move
       *[other] your side
    }
    Turns you put together: { $confirm ->
        [yes] shown once more before they are played
        [no] played at once
       *[other] shown once more in your first ten games
    }
    Reminders: { $direct ->
        [yes] by direct message
       *[other] in the channel
    }
    Language: { $language ->
        [none] that of your Discord
       *[other] { $language }
    }
settings-server = Settings of this server
settings-server-list =
    Colours: { $theme ->
        [none] as usual
       *[other] { $theme }
    }
    Time for a turn, where nobody chooses one: { $time ->
        [none] no clock
       *[other] { $time }
    }
    Each game in a thread of its own, where nobody says otherwise: { $threads ->
        [yes] yes
       *[other] no
    }
    Boards keep their pictures when the game goes on: { $boards ->
        [yes] yes
       *[other] no
    }
    Games are begun: { $named ->
        [0] in all channels
       *[other] in { $channels }
    }
settings-vacation-until = You are on vacation until { $end }: your clocks of a day and longer stand still. After that you have { $days ->
    [one] one day
   *[other] { $days } days
} left within a year. With “end” you come back before.
settings-vacation-none = You are not on vacation. You have { $days ->
    [one] one day
   *[other] { $days } days
} left within a year; your clocks of a day and longer stand still meanwhile.
say-may-not-manage = Only those who may manage this server can do that. /settings me is for you.
say-elsewhere = No games are begun in this channel. Here they are: { $channels }
say-no-such-place = No games can be played there: name a channel for text, a forum or a thread.
say-too-many-channels = No more than { $most } channels can be named. Take one out with “forbid” first.
say-unknown-setting = I cannot use “{ $name }” there. Choose one of these: { $known }.

# The export of the data of a player.

privacy-export = This is all that I have stored of you: your name, settings, ratings, and { $games ->
    [one] one game
   *[other] { $games } games
}.
privacy-export-file = File { $number } of { $files }
privacy-delete = Do you really want to be forgotten? Your name, your settings and your ratings go, and nobody can bring them back. Your games stay, played by “former player”. { $running ->
    [0] You have no running games.
    [one] Your running game is given up.
   *[other] Your { $running } running games are given up.
}
privacy-deleted = You are forgotten.
privacy-kept = Very well: nothing was deleted.
privacy-former = former player

# The running games of a player.

games-heading = { $games ->
    [0] No running games
    [one] One running game
   *[other] { $games } running games
}{ $waiting ->
    [0] {""}
   *[other] {": "}{ $waiting } waiting for you
}
games-put-aside = Games that cannot go on right now
games-put-aside-line = Table { $table }: { $reason ->
    [gone] its channel is gone, or I am no longer there. Use `/table move table:{ $table }` in the channel where you want to play on.
    [locked] its thread { $place } is locked. It goes on when a moderator unlocks the thread, or use `/table move table:{ $table }` in another channel.
    [denied] I may not see { $place } or post there. It goes on when a moderator lets me, or use `/table move table:{ $table }` in another channel.
    [hidden] the player to move cannot see { $place }. It goes on when they can, or use `/table move table:{ $table }` in another channel.
    [timed-out] the player to move is timed out on the server. It goes on when the time-out ends.
   *[broken] it cannot be read any more. Nothing is lost; ask whoever runs this bot about table { $table }.
}
games-none = You have no running games. /play starts one.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · table { $table }{ $phase ->
    [open] {" "}· waiting for players
   *[other] {" "}· turn { $turn }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] your move
    [open] waiting for players
    [over] over
   *[others] { $player }’s move
} · { $place ->
    [here] here
    [channel] another channel
    [guild] another server
   *[direct] direct message
}

# The profile of a player.

profile-title = { $name }
profile-empty = { $name } has not finished a rated game yet. /play starts one.
profile-game = **{ $game }** · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
profile-game-levels = **{ $game }** against computers · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
profile-streak = -# Won in a row: { $streak }, at best { $longest }
profile-opponents = **Most often against**
profile-opponent = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, { $draws } drawn, { $losses } lost
profile-provisional = -# Provisional: fewer than { $games } games.
profile-recent = -# Opponents and picture: the last { $games } games.
progress-alt = The ratings of { $name } over time. { $tracks }
progress-alt-levels = The ratings of { $name } against computers over time. { $tracks }
progress-game = { $game }: from { $first } on { $from } to { $last } on { $to }, between { $least } and { $most }.

# Why a table rejects a command.

table-none-here = There is no game in this channel. /play starts one.
table-unknown = I know nothing of that table. /board shows the one of this channel.
table-occupied = There is a game in this channel already: /board shows it. Open a thread for another one.
table-too-many-invitations = You have { $most } invitations open. Take one back with **Cancel** under its board, or wait until it is accepted.
table-too-many-searching = You have { $most } tables in this server that wait for players. Cancel one of them, or wait until somebody joins.
table-other-server = A game can only move to another channel of its own server.
table-invited-self = You cannot play against yourself: invite somebody else, or leave the opponent out and anybody may join.
table-already-here = That table is in this channel already: /board shows it.
table-invited-twice = You have invited somebody twice: name each person once.
table-too-many-opponents = { $seats } play this game, you among them: invite fewer people, or choose more seats.
table-too-many-tables = You sit at { $most } tables that are not over. Finish a game first, or take an invitation back.
table-reserved = { $count ->
    [one] The free seat is kept for { $player }.
   *[other] The free seats are kept for { $others } and { $player }.
} Open a thread for a game of your own.
table-no-seat-for-computer = No seat is left for a computer: all are taken or kept for the people who are invited. Choose more seats, or invite fewer people.
table-full = All seats are taken. You can watch, or open a thread for a game of your own.
table-already-seated = You have a seat at this table already. /help says what you can do.
table-not-opener = Only { $player } can take the invitation back. Open a thread for another game.
table-not-invited = You are not the one who was invited, so there is nothing to decline: just let it be.
table-not-started = The game has not begun yet: wait until all seats are taken.
table-already-started = The game has begun already. /board shows it.
table-over = That game is over. /play starts a new one.
table-broken = The game at table { $table } cannot be rebuilt and is put aside; nothing of it is lost. This channel is free: /play starts a new one. Tell whoever runs this bot.
table-nobody-left = Everybody in this game is still on the server, so there is no win to claim.
table-closed = That invitation is closed. /play starts a new one.
table-not-seated = You do not play at this table. Open a thread and start a game of your own with /play.
table-not-your-turn = It is { $player }’s turn. You are called when it is yours.
table-out = You are out of this game; the others play on, and /board shows it.
table-stale = That button belongs to an earlier turn. Use those under the newest board, or /board.
table-already-played = That turn is played already. /board shows where the game stands.
table-no-hints = There are no hints in a game that counts among people. /play starts a casual game, or one against the computer.
table-already-offered = You have agreed to that already. It stands until the next turn: wait for the others to answer.
table-offer-refused = That was declined. You can ask again after the next turn.
table-no-offer = Nobody has asked for anything here. /board shows where the game stands.
table-no-takebacks = No turn is taken back in a rated game against a computer. /play starts a casual one.
table-nothing-to-take-back = You have made no turn that could be taken back.
table-on-vacation = You are on vacation already. /settings vacation says until when, and with “end” it brings you back.
table-not-on-vacation = You are not on vacation.
table-no-such-vacation = { $most ->
    [0] You have no day of vacation left: there are 14 within a year.
    [one] You have one day of vacation left.
   *[other] You can take up to { $most } days of vacation.
}
table-no-clock = This game has no clock: take your time, there is nothing to pause.
table-paused = The game is paused. **Resume** under the board asks the others to go on.
table-not-paused = The game is not paused.
table-too-late-to-abort = Everybody has made a turn: it is too late to call the game off. Offer a draw, or resign.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Seedling
    [2] Sparrow
    [3] Hedgehog
    [4] Magpie
    [5] Badger
    [6] Fox
    [7] Heron
   *[8] Owl
}
computer-about = { $level ->
    [1] 1 · Seedling: has just learned the rules
    [2] 2 · Sparrow: quick, and often takes the second best
    [3] 3 · Hedgehog: careful with its men
    [4] 4 · Magpie: likes what it can take
    [5] 5 · Badger: stubborn, and rarely careless
    [6] 6 · Fox: sees a trap coming, and sets some
    [7] 7 · Heron: patient, and hardly ever slips
   *[8] 8 · Owl: as strong as it can be
}
