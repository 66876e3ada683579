# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } and { $last }
# The same before a name that starts with the sound of i, for which Spanish has another word.
conjunction-i = { $others } and { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
# A whole number of hundredths, such as a chance.
percent = { $number }%

card-heading = **{ $game }** · table { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· move { $turn }
}
card-invitation = { $invited }, { $opener } invites you to { $seats ->
    [2] a game of { $game }.
   *[other] a { $seats }-player game of { $game }. { $free ->
        [one] One seat left.
       *[other] { $free } seats left.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = You’ve invited { $invited } to a game of { $game }.
card-open-invitation = { $opener } is looking for { $seats ->
    [2] an opponent for a game of { $game }.
   *[other] { $free ->
        [one] one more player
       *[other] { $free } more players
    } for a { $seats }-player game of { $game }.
} Who’s in?
card-terms = -# { $counts ->
    [yes] Rated
   *[no] Casual
} · { $setup } · { $begins } · { $pace } · expires { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Rated
   *[no] Casual
} · { $pace }
begins-named = { $name } goes first
begins-own = you go first
begins-first = first to join goes first
begins-lot = random player goes first
pace = { $minutes ->
    [0] no clock
    [60] 1 hour per move
    [480] 8 hours per move
    [1440] 1 day per move
    [4320] 3 days per move
    [10080] 7 days per move
   *[other] { $minutes } minutes per move
}
card-all-seated = Everyone’s here – the game starts!
card-closed = No game this time.
card-to-act = { $player }, it’s your turn.
card-to-act-until = { $player }, it’s your turn. Your time runs out { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, it’s your turn: vote for a move. Voting ends { $end }.
card-on-hold = The game is on hold because two moves in a row got no votes. A vote for a move of { $player } resumes it.
votes-missed = Nobody voted last time, so the computer moved for you.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] No votes yet.
    [one] 1 vote so far.
   *[other] { $votes } votes so far.
}{ $needed ->
    [0] {""}
   *[other] {" "}A move with { $needed } votes is played at once.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Offer a draw
    [takeback] Ask for a takeback
    [accept] Accept
    [decline] Decline
    [resign] Resign
    [abort] Cancel game
   *[other] Play on
}: { $votes } of { $needed } votes
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] It’s also your turn.
   *[others] It’s { $player }’s turn.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Your time runs out { $end }.
       *[others] The time runs out { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] You must capture { $cells }.
    [capture] You must capture.
    [demand] You must jump over exactly { $balls } balls.
   *[only] You have only one legal move.
}{ $asks ->
    [replacement] {" "}Which pawn moves in?
    [where] {" "}{ $beginning } – where to?
    [man] {" "}Which one will you use?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Nobody could play here for { $time }, so { $player } got that time back.
card-time-given-own = -# Nobody could play here for { $time }, so you got that time back.
card-vacation = -# { $name } is on vacation until { $end }. Their clock is paused until then.
card-vacation-own = -# You’re on vacation until { $end }. Your clock is paused until then.
card-vacation-no-clock = -# { $name } is on vacation until { $end }.
card-vacation-no-clock-own = -# You’re on vacation until { $end }.
# The deadline of the round of a tournament, on every board of it.
card-round-deadline = -# Deadline of the round: { $at }, also for players on vacation. Whoever’s turn it is then loses.
# Before the first move in a tournament, below the line about the player to act.
card-check-in = -# Not your turn? Press *I’m here*. If nobody moves in time, whoever hasn’t pressed it loses, too.
# In the list of games, behind a game of a tournament.
games-deadline = deadline { $at }
card-no-clock = -# If a player doesn’t move for 3 days, you can ask whether they’re still there. Another 4 days later, { $seats ->
    [2] you can claim victory
   *[other] you can play on without them
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, are you still there?
   *[no] Are you still there?
} If you don’t move{ $answers ->
    [yes] {" "}or answer
   *[no] {""}
}, { $who ->
    [named] { $other }
   *[others] the others
} can { $claim ->
    [win] claim victory
    [out] play on without you
   *[close] close the game
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = You haven’t moved since { $since }. Until you move, { $who ->
    [named] { $other }
   *[others] the others
} can { $claim ->
    [win] claim victory
    [out] play on without you
   *[close] close the game
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = I’ve asked { $name }. If there’s no move{ $answers ->
    [yes] {" "}or answer
   *[no] {""}
}, you can { $claim ->
    [win] claim victory
    [out] play on without them
   *[close] close the game
} { $end }.
card-reminder = { $player }, it’s still your turn. Your time runs out { $end }.
direct-reminder = **{ $game }** · table { $table } · { $place }
card-idle = { $player }, nothing has happened here for a while. Unless you move, the game will be closed { $end } without a result.
card-idle-lost = { $player }, nothing has happened here for a while. Unless you move, you lose the game { $end }.
card-pause-ends = { $player }, this game has been paused for a long time. It will resume on its own { $end }, and so will the clocks.
card-paused = The game is paused. When it resumes, it’s { $player }’s turn.
card-paused-own = The game is paused. When it resumes, it’s your turn.
card-asked = { $players }, do you agree?
card-computer-acts = { $player } is thinking…
card-left-to-computers = Only computers are left. They’ll finish the game on their own, and the result will appear here.
card-draw-near = { $turns ->
    [one] If no piece leaves the board in the next move, the game is a draw.
   *[other] If no piece leaves the board in the next { $turns } moves, the game is a draw.
}
card-won = **{ $names } wins**{ $why ->
    [resigned] {" "}by resignation.
    [time] : time ran out.
    [forfeited] {" "}by forfeit.
   *[other] .
}
card-won-own = **You win**{ $why ->
    [resigned] {" "}by resignation.
    [time] : time ran out.
    [forfeited] {" "}by forfeit.
   *[other] .
}
card-drawn = **Draw** { $why ->
    [agreement] agreed by { $names }.
    [repetition] between { $names }: the same position came up for the third time.
    [quiet] between { $names }: too many moves in a row without a capture.
   *[other] between { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Draw** { $why ->
    [agreement] agreed by you and { $other }.
    [repetition] between you and { $other }: the same position came up for the third time.
    [quiet] between you and { $other }: too many moves in a row without a capture.
   *[other] between you and { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Resignation
    [time] Out of time
    [absent] Absence
    [forfeited] Forfeit
    [agreement] Draw by agreement
    [repetition] Draw: same position three times
   *[quiet] Draw: too long without a capture
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = There are no legal moves left.
card-place = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place: { $names }

replay = **{ $game }** · table { $table } · replay{ $step ->
    [1] {""}
   *[other] {" "}(one of every { $step } moves)
}
replay-alt = The whole game, move by move ({ $turns ->
    [one] one move
   *[other] { $turns } moves
}). At the end: { $last }

news-joined = { $name } joins.
news-declined = { $name } declines.
news-declined-own = You decline.
# Others can still join.
news-seat-declined = { $name } declines. The seat is open to anyone now.
news-seat-opened = The seat of { $name } is open to anyone now.
news-vacated = { $name } leaves. The seat is open to anyone now.
news-cancelled = The invitation was cancelled.
news-closed = { $what ->
    [game] A moderator closed this game. It doesn’t count.
   *[invitation] A moderator closed this invitation.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, a moderator closed this game. It doesn’t count.
# The deadline of a game in a tournament. If somebody had moved, the next sentence says who loses.
news-deadline = The deadline of this round has passed.
# The game of a tournament in which nobody has moved or said that they are there, when the time or the deadline is over.
news-nobody-came = Nobody came in time, so everyone loses this game.
news-over = { $players }, the game is over.
# players: one or several
news-out = { $players }, you’re out of the game. The others play on.
news-expired = The invitation expired before all seats were taken.
news-idle = Nobody has moved here for a month, so the game was closed without a result.
news-started = The game starts.
news-started-by-lot = The game starts. { $name } was randomly chosen to go first.
news-started-by-lot-own = The game starts. You were randomly chosen to go first.
news-resigned = { $name } resigns.
news-resigned-own = You resign.
news-timed-out = { $name } ran out of time.
news-timed-out-own = You ran out of time.
news-left = { $name } left the server. { $others ->
    [one] The other player
   *[other] The remaining players
} can { $claim ->
    [out] play on without them
   *[win] { $closable ->
        [yes] claim victory or close the game
       *[no] claim victory
    }
}.
news-absent = { $name } hasn’t moved for { $time }. { $who ->
    [direct] You can ask with **{ $button-still-there }** under the board.
    [you] You can ask with **{ $button-still-there }** below.
    [named] { $other } can ask with **{ $button-still-there }** below.
   *[others] The others can ask with **{ $button-still-there }** below.
}
news-claimable = { $name } still hasn’t moved. { $who ->
    [direct] You
    [you] You
    [named] { $other }
   *[others] The others
} can { $claim ->
    [win] claim victory with **{ $button-claim }**
    [out] take them out of the game with **{ $button-claim-out }**
   *[close] close the game with **{ $button-close }**
} { $who ->
    [direct] under the board
   *[other] below
}.
news-still-there = { $name } is still there.
news-still-there-own = You said that you’re still there.
# Before the first move in a tournament.
news-here = { $name } is here.
news-here-own = You said that you’re here.
news-gone = { $name } hasn’t moved for { $time }{ $out ->
    [yes] {" "}and is out of the game
   *[no] {""}
}.
news-gone-own = You haven’t moved for { $time }{ $out ->
    [yes] {" "}and are out of the game
   *[no] {""}
}.
news-turn-extended = { $name } gave { $player } another { $time }.
news-turn-extended-own = You gave { $player } another { $time }.
news-turn-extended-to-you = { $name } gave you another { $time }.
news-returned = { $name } is back in the server.
news-forfeited = { $name } left the server and forfeits the game.
news-removed = { $name } was removed from the tournament and forfeits the game.
news-removed-own = You were removed from the tournament and forfeit the game.
news-aborted = { $name } cancelled the game. It doesn’t count.
news-aborted-own = You cancelled the game. It doesn’t count.
news-closed-by = { $name } closed the game. It doesn’t count.
news-closed-by-own = You closed the game. It doesn’t count.
news-offered = { $name } { $offer ->
    [draw] offers a draw.
    [takeback] asks for a takeback.
    [pause] would like to pause the game.
    [resign] offers to resign.
   *[resume] would like to resume the game.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = You { $offer ->
    [draw] offer a draw.
    [takeback] ask for a takeback.
    [pause] ask to pause the game.
   *[resume] ask to resume the game.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] That would undo move { $first }: { $turns }.
   *[other] That would undo moves { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] accepts the draw.
   *[other] agrees.
}
# The same for the one who has done it.
news-agreed-own = You { $offer ->
    [draw] accept the draw.
   *[other] agree.
}
news-refused = { $name } { $offer ->
    [draw] declines the draw.
    [takeback] declines the takeback.
    [pause] doesn’t want to pause the game.
    [resign] plays on.
   *[resume] doesn’t want to resume the game yet.
}
# The same for the one who has done it.
news-refused-own = You { $offer ->
    [draw] decline the draw.
    [takeback] decline the takeback.
    [pause] don’t want to pause the game.
    [resign] play on.
   *[resume] don’t want to resume the game yet.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] offered a draw.
    [takeback] asked for a takeback.
    [pause] asked to pause the game.
    [resign] offered to resign.
   *[resume] asked to resume the game.
} { $end ->
    [accepted] { $players } accepted.
    [declined] { $players } declined.
   *[lapsed] It’s no longer open.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = You { $offer ->
    [draw] offered a draw.
    [takeback] asked for a takeback.
    [pause] asked to pause the game.
   *[resume] asked to resume the game.
} { $end ->
    [accepted] { $players } accepted.
    [declined] { $players } declined.
   *[lapsed] It’s no longer open.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] offered a draw.
    [takeback] asked for a takeback.
    [pause] asked to pause the game.
    [resign] offered to resign.
   *[resume] asked to resume the game.
} { $end ->
    [accepted] You accepted.
   *[declined] You declined.
}
news-played-out = The computers finished the game on their own, in { $turns ->
    [one] one move.
   *[other] { $turns } moves.
}
news-taken-back = { $turns ->
    [0] All moves were taken back. The game is back at the start.
   *[other] The game is back at the position after move { $turns }.
}
news-paused = The game is paused.
news-on-hold = Nobody voted twice in a row, so the game is on hold until somebody does.
news-resumed = The game resumes.
news-vacation-ended = { $name } is back from vacation.
news-vacation-ended-own = You’re back from vacation.
news-moved = { $what ->
    [invitation] The invitation is here now.
   *[game] The game continues here.
}
news-tournament-over = The tournament is over. This game goes on, and you can now pause it and take back moves.
news-result-entered = An organiser entered the result of this game in the tournament, so it ends here. It doesn’t count for ratings.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · table { $table } · move { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · table { $table } · move { $turn } · { $name }: { $text } (taken back)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · move { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · move { $turn } · { $name }: { $text } (taken back)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · table { $table } · { $turn ->
    [0] back to the start
   *[other] back to move { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · table { $table } · { $text }
board-past-invitation = -# { $game } · table { $table } · invitation · { $names }
board-past-start = -# { $game } · table { $table } · start · { $names }
board-moved = -# { $game } · table { $table } moved to { $place }

news-hinted = { $name } asked for a hint.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, unchanged
news-rating-same-levels = { $name } against computers: { $rating }, unchanged
news-rating-levels = { $name } against computers: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, { $games ->
    [one] one more game
   *[other] { $games } more games
} until it settles
news-rating-provisional-levels = { $name } against computers: { $rating }, { $games ->
    [one] one more game
   *[other] { $games } more games
} until it settles
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, no longer provisional
news-rating-settled-levels = { $name } against computers: { $rating }, no longer provisional

news-unrated-short = Unrated: { $how ->
    [drawn] the game was drawn
    [time] a player ran out of time
    [absent] a player stopped moving
    [left] a player left the server
   *[resigned] a player resigned
} before move { $turns }.
# After a game that computers have finished on their own.
news-unrated-left = Unrated: only computers were left before move { $turns }, and they played the rest.
news-unrated-enough = Unrated: only { $games } games a day between the same two players count.
news-unrated-casual = Unrated: this was a casual game.
news-unrated-removed = Unrated: a player was removed from the tournament.
news-unrated-left-server = Unrated: a player left the server, and an opponent could have removed them.
news-unrated-hinted = Unrated for { $names }: after a hint, only a loss counts.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Which piece do you want to move?
menu-next-man = { $beginning } – which one moves in?
menu-ground = Which tile is the ball on?
menu-tile = Which tile do you want to slide or remove?
menu-cell = Which cell?
menu-where = { $beginning } – where to?
menu-go-on = { $beginning } – keep jumping, or stop here?
menu-demand = { $beginning } – do you demand an exact number of balls?
menu-demand-none = no demand
menu-demand-exactly = exactly { $balls }
menu-to = to { $to }
menu-as-it-is = Stop here
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Choose one
menu-part = { $first } to { $last }
menu-alt = Choices: { $choices }.
menu-moved-on = The game has moved on since then.
menu-once-more = Play this? **{ $turn }**
menu-vote-for = Vote for this? **{ $turn }**
menu-played = You played: { $turn }.
menu-voted = You voted for { $turn }. You can change your vote until the move is played.

typing-title = Your move
typing-label = Type your move
typing-example = e.g. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · table { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = The rematch is already open: { $place }
# After joining a table in another channel. $place is a link.
say-joined-elsewhere = You have a seat. { $game } · table { $table } is in { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = This game is rated. If you take a hint, a win or a draw no longer counts for your rating, but a loss still does.
hint-outdated = The game has moved on since that hint.
hint-man = Take a look at **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = It goes to **{ $spot }**.
hint-turn = I’d play **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = It captures { $men }.
hint-threatens = It threatens to capture { $men }.
hint-saves = It saves { $men }, which most other moves would lose.
hint-prepares = It prepares a capture: two more moves could capture { $men }.
hint-guards = It guards { $men }, which two moves could capture otherwise.
hint-locks = It locks in { $men }.
hint-restricts = It restricts the other side (possible moves: { $after } instead of { $before }).
hint-frees = It gains room (possible moves: { $after } instead of { $before }).
hint-blocks = It blocks jumps over { $men } that would land on { $cell }.
hint-corners = It leaves the enemy basileus fewer safe squares ({ $after } instead of { $before }).
hint-frees-king = It gives the basileus more safe squares ({ $after } instead of { $before }).
hint-covers = It covers the basileus (empty squares next to it: { $after } instead of { $before }).
hint-evades = It moves the basileus away from the enemy (steps to the nearest piece: { $after } instead of { $before }).
hint-nears = It brings a piece closer to the enemy basileus (steps away: { $after } instead of { $before }).
hint-limits = It leaves the other side fewer moves that lose nothing at once ({ $after } instead of { $before }).
hint-adds = It opens up more moves that lose nothing at once ({ $after } instead of { $before }).
hint-leaves-edge = It brings a piece from the edge into play on { $cell }.
hint-chases = The basileus goes after { $men }.
hint-guards-king = It brings a piece closer to its own basileus (steps away: { $after } instead of { $before }).
hint-joins = It keeps the pieces together (next to { $after } of them instead of { $before }).
hint-leads = In the likely line, it goes on to capture { $men }.
hint-quiet = A quiet move: it captures and threatens nothing.
# What a reply does to the reader, after the sentences above.
reply-restricts = It leaves you fewer moves ({ $after } instead of { $before }).
reply-corners = It leaves your basileus fewer safe squares ({ $after } instead of { $before }).
reply-limits = It leaves you fewer moves that lose nothing at once ({ $after } instead of { $before }).
reply-nears = It brings a piece closer to your basileus (steps away: { $after } instead of { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = It ends the round: no ball can jump any more.
hint-opens = { $balls ->
    [0] Unless a tile moves, no ball can jump next.
    [one] If no tile moves, one ball can jump next; the longest jump takes { $longest }.
   *[other] If no tile moves, { $balls } balls can jump next; the longest jump takes { $longest }.
}
hint-leaves = It leaves { $balls ->
    [one] one ball that can jump
   *[other] { $balls } balls that can jump
} ({ $before } before); the longest jump takes { $longest } ({ $longest-before } before).
hint-demands = It demands a jump over exactly { $demand } balls, which { $balls ->
    [one] only one ball
   *[other] { $balls } balls
} can make.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] the basileus on { $cells }
    [men-captain] { $count ->
        [one] the captain on { $cells }
       *[other] the captains on { $cells }
    }
    [men-piece] { $count ->
        [one] the officer on { $cells }
       *[other] the officers on { $cells }
    }
    [men-soldier] { $count ->
        [one] the soldier on { $cells }
       *[other] the soldiers on { $cells }
    }
    [men-ball] { $count ->
        [one] the ball on { $cells }
       *[other] { $count } balls: { $cells }
    }
    [men-stone] { $count ->
        [one] the pawn on { $cells }
       *[other] the pawns on { $cells }
    }
   *[men-pawn] { $count ->
        [one] the pawn on { $cells }
       *[other] the pawns on { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] It wins at once.
   *[other] It wins by force within { $turns } moves.
}
hint-loses = The game is lost, but this holds out the longest: { $turns ->
    [one] one move.
   *[other] { $turns } moves.
}
hint-chance = Your winning chances are about { $chance }.
hint-answer = The likely reply is { $turn }.

# The replay of a finished game.
review-progress = Reviewing the game… { $percent }%
review-even = No single move decided this game.
review-swings = { $swings ->
    [one] The turning point:
   *[other] The { $swings } biggest turning points:
}
review-swing = { $number }. Move { $turn }, { $name }: **{ $played }** left winning chances of { $left }. Better: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Move { $turn }: { $votes ->
    [one] one person
   *[other] { $votes } people
} voted for { $better } ({ $left }).
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ and dashed: the move that was played. ✓ and solid: the better move.
review-arrows = A dashed arrow with a cross shows { $played }, a solid arrow with a check mark shows { $better }.
review-alt = The winning chances, move by move. { $samples }
review-sample = { $turn ->
    [0] At the start
   *[other] After move { $turn }
}: { $chances }

# Players try their own mistakes in a finished game again, below its review.
button-mistakes = Try your mistakes again
button-mistake-next = Next mistake
button-mistake-better = Show the better move
# $turn is the number of the move that was a mistake, $played the move, and $cost what it cost.
mistake-question = **{ $game }** · table { $table } · move { $turn }
    You played **{ $played }**, which cost { $cost ->
        [one] one percentage point
       *[other] { $cost } percentage points
    } of your winning chances. Find a better move.
# $turn is a move, $left the winning chance after it, and $best that after the best move.
mistake-best = ✅ **{ $turn }** is the best move: it leaves winning chances of { $best }.
mistake-right = ✅ **{ $turn }** is nearly as good as the best move: it leaves winning chances of { $left }, instead of { $best }.
mistake-wrong = ↩️ **{ $turn }** isn’t good enough: it leaves winning chances of { $left }, instead of { $best }.
mistake-reply = The reply is **{ $reply }**.
mistake-better = The better move is **{ $turn }**: it leaves winning chances of { $best }.
mistake-last = -# That was your last mistake among the turning points of this game.

say-review-not-over = This game isn’t over yet. You can review it afterwards. Until then, /hint helps where hints are allowed.
say-review-nothing = No moves were played in that game, so there’s nothing to review.
say-review-under-way = I’m already making a review { $about ->
    [table] of table { $table }
   *[record] of a record
} { $whose ->
    [own] for you
   *[channel] in this channel
}. Try again when it’s done.
say-reviews-many = Many games are being reviewed right now. Try again in a minute.
say-went-wrong = Something went wrong on my side. If it happens again, tell whoever runs this bot: { $reference }.
say-shown-later = Discord is having trouble right now. Everything is saved and will appear here as soon as Discord recovers.
say-busy = B-Side is very busy right now. Try again in a minute.
say-press-again = That took too long. Press it again.
say-thread-already = This is already a thread. Leave “thread” empty to play here.
say-no-threads = Threads can’t be created here. Leave “thread” empty to play here.
say-lacks-for-thread = I’m missing permissions here: { $permissions }. Ask someone who manages this server to grant them, or play without a thread.
say-lacks-for-boards = I’m missing permissions here: { $permissions }. I need them to post without being asked when there’s a computer or a clock. Ask someone who manages this server to grant them, or play against people without a clock.
say-lacks-for-table = I’m missing permissions here: { $permissions }. This table has a computer or a clock, so I need to post without being asked. Ask someone who manages this server to grant them, or play in a channel where I have them.
say-lacks-for-puzzles = I’m missing permissions in that channel: { $permissions }. I need them to post the daily puzzle there.
say-lacks-for-seeks = I’m missing permissions in that channel: { $permissions }. I need them to post searches for opponents there.
say-thread-refused = Discord won’t let me create a thread here right now. Leave “thread” empty to play in the channel.
say-too-many-threads = { $whose ->
    [own] You’ve had me create a lot of threads lately.
   *[server] I’ve created a lot of threads in this server lately.
} Play in a channel without a thread, or try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
permission-view = View Channel
permission-connect = Connect
permission-send = Send Messages
permission-attach = Attach Files
permission-create-threads = Create Public Threads
permission-send-in-threads = Send Messages in Threads
permission-read-history = Read Message History
say-not-here = I’m not a member of this server, so I can’t post a board here. Invite me to this server, or play against the computer in a DM with me. /rules, /learn and /games work anywhere.
say-alone-here = In a DM, you can only play against the computer. To invite people, use a server channel.
say-too-fast = You’re going too fast for me. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Here’s what you wrote, so that nothing is lost:
say-not-seen = That game is in a channel you can’t see. Ask one of its players for the /record.
say-may-not-close = You need the Manage Messages permission in this channel for that. To give up your own game, use /resign.
say-only-in-servers = That only works in a server channel.
say-animation-under-way = I’m already making an animation of table { $table } { $whose ->
    [own] for you
   *[channel] in this channel
}. Try again when it’s done.
say-animations-many = Many animations are being made right now. Try again in a minute.
say-offer-closed = That offer is no longer open.
# Under an older message: where the board is now.
say-moved-on = The game has moved on since then. The board is here: { $place }
# Asked for again: $place is a link.
say-shown-here = That’s already in this channel: { $place }
say-stale-button = That button no longer works. /board shows this channel’s game.
say-bad-option = “{ $input }” isn’t a valid choice. Pick one of the suggestions.
say-old-command = That command has changed. Reload Discord and try again.
say-joined-same-game = { $player } had already invited you to this game, so you’ve joined theirs.
say-computers-joined = { $count ->
    [one] { $names } joins.
   *[other] { $names } join.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } took the seat first. The game starts!
   *[other] { $names } took the seats first. The game starts!
}
say-invited-bot = Other bots can’t play. Invite a person, invite me to play against the computer, or leave the opponent empty to let anyone join.
say-invited-stranger = { $name } isn’t in this server. Invite someone who is.
say-invited-hidden = { $name } can’t see this channel. Invite them in one they can see.
say-invited-timed-out = { $name } is timed out in this server. Invite them once that’s over.
say-invited-without-commands = { $name } can’t use commands in this channel. Invite them in another channel.
say-cannot-follow = { $name } can’t see this channel, so the game can’t move here.
say-no-such-player = Nobody called “{ $name }” plays here. Choose one of these: { $names }.
say-unknown-theme = There’s no theme called “{ $name }”. Choose one of these: { $themes }.
say-really-resign = Do you really want to resign?
say-resigned = You resigned.
say-really-claim = Do you really want to claim victory? The game ends at once.
say-really-claim-out = Do you really want to play on without them? They’ll be out of the game.
say-claimed = You claimed victory.
say-claimed-out = The game goes on without them.
say-really-abort = Do you really want to cancel this game? It won’t count.
say-aborted = You cancelled the game.
say-really-close = Do you really want to close this game? It won’t count.
say-really-close-invitation = Do you really want to close this invitation?
say-really-close-tournament = Do you really want to close this game? It won’t count. The players will play it again at another table, from the start.
say-really-close-own = You’re playing in this game, so closing it counts as your resignation. Do you really want to resign?
say-closed = It’s closed.
say-kept = OK, nothing changed.

span-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
span-hours = { $hours } hours
span-days = { $days } days

# Why a game cannot start with these options.

setup-unknown-beginner = “{ $name }” can’t go first. Choose one of these, or leave it empty: { $beginners }.
setup-unknown-time = “{ $name }” isn’t a time limit I know. Choose one of these, or leave it empty: { $times }.

setup-unknown-game = There’s no game called “{ $name }”. Choose one of these: { $games }.
setup-seats = { $game } is a game for { $most ->
    [2] two players.
   *[other] { $fewest } to { $most } players.
}
setup-too-many = { $game } is a game for { $most ->
    [2] two. Invite one person.
   *[other] up to { $most }. Invite fewer people.
}
setup-unknown = { $game } has no setup called “{ $name }”. Choose one of these, or leave it empty: { $setups }.

leaderboard-server = { $game }: this server
leaderboard-everywhere = { $game }: all servers
leaderboard-levels-server = { $game } against computers: this server
leaderboard-levels-everywhere = { $game } against computers: all servers
leaderboard-levels-empty = Nobody has finished a rated game against computers yet. /play with a computer level starts one.
leaderboard-levels = -# Computers: { $levels }
leaderboard-empty = Nobody has finished a rated game yet. /play starts one.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-uncertain = -# Ratings within ± { $deviation } come first. The rest need more games.
leaderboard-provisional = -# Provisional: fewer than { $games } games. These come last, each with its likely range.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provisional: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = English
# Its name in English, by which it is found as well
language-name-in-english = English
# Its names in other languages, by which it is found as well, separated by commas
language-names-elsewhere = angličtina, Engels, Englisch, anglais, angielski, inglês, inglés, inglese, İngilizce, англійська, 英語
# The colours of boards, after “Colours:”, and in a list to choose from
theme-name = { $theme ->
    [classic] classic
    [dark] dark
    [contrast] high contrast
   *[spectrum] spectrum (for colour-blind people)
}
# The setup of a game: among the terms of an invitation, and in a list to choose from. The first two are those of Bizingo.
setup-name = { $setup ->
    [light-first] Light first
    [dark-first] Dark first
   *[standard] standard setup
}
# What is suggested for the options of /settings: no choice of one’s own, and whose side is at the bottom of the board.
settings-default = { $setting ->
    [boards] Only the latest board stays
    [notify] Ping in the channel
    [language] My Discord language
    [server-language] The Community server’s, else that of whoever starts the game
    [level] Ask me each time
    [theme] The server’s colours
    [daily-games] The games that are played here
    [daily-level] As hard as people here can solve
   *[other] Default
}
boards-choice = { $boards ->
    [lines] A line for each move
   *[pictures] Boards with their pictures
}
view-choice = { $view ->
    [mine] My side
   *[first] The side that goes first
}
settings-me = Your settings
settings-me-list =
    Colours: { $theme ->
        [none] the server’s
       *[other] { $theme }
    }
    Bottom of the board: { $view ->
        [mine] your side
       *[other] the side that goes first
    }
    Moves chosen with buttons: { $confirm ->
        [yes] ask before playing them
        [no] play them right away
       *[other] ask before playing them in your first ten games
    }
    Reminder before your time runs out: { $direct ->
        [yes] by DM
       *[other] in the channel
    }
    Games that wait for you: { $notify ->
        [direct] a DM at once
        [digest] one DM a day, next { $digest }
        [none] no notification
       *[other] a ping in the channel
    }
    Time zone: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Language: { $language ->
        [none] your Discord language
       *[other] { $language }
    }
    Level of your computer opponents: { $level ->
        [none] ask me each time
       *[other] { $level }
    }
    Roles for your ratings: { $roles ->
        [no] none
       *[other] yes, where a server gives them
    }
# What is chosen in a menu below the settings.
settings-change = { $setting ->
    [theme] Colours
    [view] Bottom of the board
    [notify] Games that wait for you
   *[level] Level of your computer opponents
}
settings-digest-unused = -# I’ll keep that hour in case you switch to one DM a day.
settings-last-channel = -# That was the last channel on the list, so games are allowed in all channels again.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# I’ve kept your time zone for the daily DM: { $zone }. It doesn’t follow daylight saving time. If your clocks change twice a year, choose your city with zone instead.
roles-title = Roles that follow ratings
roles-none = No role follows ratings yet. Choose a role and the ratings of those who are to have it, with **/settings roles**.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] rating of { $low } or more
    [to] rating of { $high } or less
    [band] rating from { $low } to { $high }
    [first] first on the leaderboard
   *[winner] winner of the last tournament
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] I need the permission Manage Roles to give it.
    [order] I can’t give it: in the server settings, move my own role above it.
    [managed] I can’t give it: Discord manages this role itself.
   *[gone] This role no longer exists.
}
roles-which = Choose the role as well.
roles-unknown = { $role } doesn’t follow ratings.
roles-not-mine = Nobody can be given { $role }. Choose another role.
roles-not-yours = You need the permission Manage Roles to choose who gets a role.
roles-of-moderators = { $role } has moderator permissions, which nobody should get for a rating. Choose another role.
roles-note = -# A rating counts after five rated games.
roles-for-whom = Who should have { $role }? Choose ratings with from and to, or use first or winner.
roles-several = Use only one of these: a range of ratings, first or winner.
roles-first-of-which = Choose the game of the leaderboard as well.
roles-empty-range = No rating is in that range: from is higher than to.
roles-too-many = At most { $most } roles can follow ratings. Stop one with off first.
settings-server = Settings of this server
settings-server-list =
    Language: { $language ->
        [none] { $discord ->
            [none] that of whoever starts a game or a tournament or looks for an opponent; the daily puzzle is in English
           *[other] { $discord }, the server’s primary language in Discord
        }
       *[other] { $language }
    }
    Colours: { $theme ->
        [none] classic
       *[other] { $theme }
    }
    Default time limit: { $time ->
        [none] no clock
       *[other] { $time }
    }
    Each game in its own thread by default: { $threads ->
        [yes] yes
       *[other] no
    }
    Earlier boards: { $boards ->
        [lines] a line each
        [pictures] stay with their pictures
       *[none] deleted
    }
    Role that runs tournaments: { $organisers ->
        [none] none, only Manage Events
       *[other] { $organisers }
    }
    Daily puzzle: { $refusal ->
        [gone] off, because { $daily } is gone or hidden from me. Choose a channel again with daily-puzzle.
        [refused] off, because Discord didn’t let me post in { $daily }. Check my permissions there, then choose the channel again with daily-puzzle.
       *[none] { $daily ->
            [none] off
           *[other] { $daily } at { $hour }
        }
    }
    Time zone of the daily puzzle: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Games of the daily puzzle: { $games ->
        [none] those that are played here
        [all] all in turn
       *[other] { $games }
    }
    Level of the daily puzzle: { $level ->
        [none] what people here can solve
       *[other] { $level }
    }
    Searches for opponents: { $seeks ->
        [none] off
       *[other] { $seeks }
    }
    Games are allowed in: { $named ->
        [0] all channels
       *[other] { $channels }
    }
settings-vacation-until = You’re on vacation until { $end }, and your clocks of a day or longer are paused. After that you’ll have { $days ->
    [one] one vacation day
   *[other] { $days } vacation days
}{ $hours ->
    [0] {""}
    [one] {" "}and one hour
   *[other] {" "}and { $hours } hours
} left this year. Use /settings vacation with “end” to come back early.
settings-vacation-none = You’re not on vacation. You have { $days ->
    [one] one vacation day
   *[other] { $days } vacation days
}{ $hours ->
    [0] {""}
    [one] {" "}and one hour
   *[other] {" "}and { $hours } hours
} left this year. During a vacation, your clocks of a day or longer are paused.
# The deadlines follow, one in each line.
settings-vacation-deadlines = Rounds of tournaments don’t wait for you. If it’s your turn at the deadline, you lose:
settings-vacation-deadline = - **{ $game }** · table { $table } · { $at }
say-vacation-and-end = You’ve asked to go on vacation and to end your vacation. Use either days or end, not both.
say-may-not-manage = You need the Manage Server permission for that. Use /settings me for your own settings.
say-elsewhere =
    Games aren’t allowed in this channel. Try here: { $channels }
    -# If that channel no longer exists, someone with the Manage Server permission can change this with **/settings server**.
say-excluded = The people who run this bot have excluded you, so only **/privacy** works for you.
say-server-excluded = The people who run this bot have excluded this server, so only **/privacy** works here.
say-no-such-place = Games can’t be played there. Choose a text channel, a forum or a thread.
say-forbid-unlisted = { $named ->
    [0] Games are allowed in all channels. To limit that, use “allow” with each channel where they may start.
   *[other] Games aren’t allowed in that channel anyway. **/settings server** shows where they are.
}
say-too-many-channels = You can allow { $most } channels at most. Remove one with “forbid” first.
say-unknown-setting = “{ $name }” isn’t a valid choice. Choose one of these: { $known }.
say-choose-one = Choose one of these: { $known }.

# The export of the data of a player.

privacy-export = This is everything I store about you: your name, settings, ratings, puzzle results, private boards with notes and plans, watched games, blocked players, searches for opponents, votes, roles for your ratings and { $games ->
    [one] one game
   *[other] { $games } games
}.
privacy-export-file = File { $number } of { $files }
privacy-delete =
    Delete your data? This will be erased for good:
    • your name and settings
    • ratings and puzzle results
    • private boards with notes and plans
    • searches for opponents
    • votes, and roles for your ratings
    • your lists of watched games and blocked players
    Your games stay, played by “Former player”. { $running ->
    [0] You have no games in progress.
    [one] You will resign your game in progress.
   *[other] You will resign your { $running } games in progress.
}{ $tournaments ->
    [0] {""}
    [one] {" "}You will be withdrawn from one tournament. Its results stay, without your name.
   *[other] {" "}You will be withdrawn from { $tournaments } tournaments. Their results stay, without your name.
}
privacy-deleted = Your data has been deleted.
privacy-kept = OK, nothing was deleted.
# Links to pages of the operator.
link-privacy-policy = Privacy policy
link-terms = Terms of service
feedback-sent = Thanks! Your feedback has been passed on.
feedback-too-soon = You’ve just sent feedback. Please wait ten minutes before you send more.
feedback-empty = Please write something first.
# In the place of a name.
privacy-former = Former player

# The running games of a player.

games-heading = { $games ->
    [0] Your games
    [one] One game in progress
   *[other] { $games } games in progress
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] waiting for you
       *[other] { $waiting } waiting for you
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] one invitation
       *[other] { $invitations } invitations
    }
}
games-on-hold = Games on hold
games-on-hold-line = Table { $table }: { $reason ->
    [gone-tournament] its channel is gone. It continues in a new thread if I can open one, or when an organiser uses **/tournament move**.
    [tournament] its channel is locked or closed to me. It continues when a moderator changes that, or when an organiser uses **/tournament move**.
    [hidden-tournament] the player to move can’t see { $place }. It continues when they can, or when an organiser uses **/tournament move**.
    [gone] its channel is gone, or I’m no longer there. Use `/table move table:{ $table }` in the channel where you want to continue.
    [locked] its thread { $place } is locked. It continues when a moderator unlocks the thread, or use `/table move table:{ $table }` in another channel.
    [denied] I can’t see { $place } or post there. It continues when a moderator lets me, or use `/table move table:{ $table }` in another channel.
    [hidden] the player to move can’t see { $place }. It continues when they can, or use `/table move table:{ $table }` in another channel.
    [timed-out] the player to move is timed out in the server. It continues when the timeout ends.
   *[broken] it can’t be restored right now. Nothing is lost. Tell whoever runs this bot about table { $table }.
}
games-none = You have no games in progress. /play starts one.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · table { $table }{ $phase ->
    [open] {" "}· waiting for players
   *[other] {" "}· { $turn ->
        [0] no moves yet
       *[other] move { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] your turn
    [open] waiting for players
    [over] over
   *[others] { $player }’s turn
} · { $place ->
    [here] here
    [channel] another channel
    [guild] another server
   *[direct] DM
}

# The profile of a player.

profile-bot = Bots have no profile.
profile-title = { $name }
profile-empty = { $name } hasn’t finished a rated game yet. /play starts one.
profile-game = **{ $game }** · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
profile-game-levels = **{ $game }** against computers · { $rating } · { $wins } won, { $draws } drawn, { $losses } lost
profile-streak = -# Winning streak: { $streak }, best: { $longest }
profile-opponents = **Most frequent opponents**
profile-opponent = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, { $draws } drawn, { $losses } lost
profile-provisional = -# Provisional: fewer than { $games } games.
profile-recent = -# Opponents and chart: the last { $games } games.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Team games** · { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $played } played
progress-alt = { $name }’s ratings over time. { $tracks }
progress-alt-levels = { $name }’s ratings against computers over time. { $tracks }
progress-game = { $game }: from { $first } on { $from } to { $last } on { $to }, lowest { $least }, highest { $most }.

# Why a table rejects a command.

table-none-here = There’s no game in this channel. /play starts one.
table-unknown = There’s no such table. /board shows this channel’s game.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · table { $table } was played in { $place }.
    [closed] { $game } · table { $table } was closed in { $place }.
   *[running] { $game } · table { $table } continues in { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · table { $table } is your game with { $names } in a DM with me.
table-occupied = This channel already has a game; /board shows it. Start yours in a thread.
# In a direct message, and where no thread can be started.
table-occupied-direct = There’s already a game in this DM; /board shows it. Finish it first, or give it up with /resign.
table-occupied-thread = This channel already has a game; /board shows it. Start yours in another channel.
table-occupied-move = This channel already has a game; /board shows it. Move yours to another channel or a thread.
table-invited-here = { $player } has already invited you to a game of { $game } here. Join with /accept, or turn it down with /decline.
table-too-many-invitations = You already have { $most } open invitations. Cancel one with **{ $button-cancel }** under its board, or wait until someone accepts.
table-too-many-searching = You already have { $most } tables in this server waiting for players. Cancel one, or wait until someone joins.
table-other-server = A game can only move to another channel of the same server.
table-invited-self = You can’t play against yourself. Invite someone else, or leave the opponent empty to let anyone join.
table-already-here = That table is already in this channel. /board shows it.

# Blocked players. Those who are blocked read only the last two.
block-done = You’ve blocked **{ $name }**. They can’t invite you, and you can’t join each other’s tables. They won’t be told. Games in progress continue. /unblock undoes this.
block-already = You’ve already blocked **{ $name }**. /unblock undoes that.
block-undone = You’ve unblocked **{ $name }**.
block-self = You can’t block yourself.
block-bot = Only people can be blocked.
block-too-many = You’ve blocked { $most } players, which is the limit. Unblock someone with /unblock first.
block-unknown = You haven’t blocked anyone called “{ $name }”. Pick one of the suggestions.
block-own = You’ve blocked { $name }. /unblock undoes that.
block-cannot-invite = { $name } can’t be invited. Choose someone else.
block-cannot-join = You can’t join this table. Start a game of your own in a thread.

table-invited-twice = You invited the same person twice. Invite each person only once.
table-too-many-opponents = This game is for { $seats } players, including you. Invite fewer people, or choose more seats.
table-too-many-tables = You already have { $most } games in progress. Finish one first, or cancel an invitation.
table-reserved = { $count ->
    [one] The open seat is reserved for { $players }.
   *[other] The open seats are reserved for { $players }.
} Start a game of your own in a thread.
table-no-seat-for-computer = { $most ->
    [2] This is a game for two: invite a person or choose a computer, not both.
   *[other] There’s no seat left for a computer: all are taken or reserved for the people you invited. Choose more seats, or invite fewer people.
}
table-full = All seats are taken. You can watch, or start a game of your own in a thread.
table-already-seated = You’re already at this table. /help shows what you can do.
table-not-opener = Only { $player } can change this invitation. Start a game of your own in a thread.
table-opener-stays = You opened this table, so you can’t leave it. **{ $button-cancel }** under the board cancels the invitation.
table-not-invited = You weren’t invited, so there’s nothing to decline.
table-nothing-to-leave = You haven’t joined this table, so there’s nothing to leave.
table-not-started = The game hasn’t started yet. It starts when all seats are taken.
table-already-started = The game has already started. /board shows it.
table-over = That game is over. /play starts a new one.
table-no-rematch = Someone from that game has deleted their data, so there’s no rematch. /play starts a new game.
table-broken = The game at table { $table } can’t be restored and is on hold. Nothing is lost. This channel is free, and /play starts a new game. Please tell whoever runs this bot.
table-nobody-left = Everyone in this game is still in the server, so there’s no victory to claim.
told-choice = { $mode ->
    [direct] DM at once
    [digest] One DM a day
   *[none] Nothing
}
told-refused = -# Discord doesn’t let me DM you, so I’m pinging you here. You can change that in your privacy settings for this server.
told-out = You { $clock ->
    [yes] ran out of time
   *[no] haven’t moved for { $time }
} and are out of the game. The others play on.
told-digest = { $games ->
    [one] One game waits for you:
   *[other] { $games } games wait for you:
}
say-no-local-time = “{ $time }” isn’t a time of day. Write what time it is for you now, such as 20:30.
say-no-zone = I don’t know a time zone called “{ $name }”. Type a city or a country and choose one from the list, such as { $known }.
say-several-zones = “{ $name }” could mean several time zones, such as { $known }. Choose yours from the list that appears as you type, or type your city.
say-zone-and-local-time = Use either zone or local-time, not both. A zone follows daylight saving time.
watch-begun = You’ll get a DM when this game is over. If Discord won’t let me DM you, you won’t hear about it. You can watch 25 games at a time.
watch-stopped = OK, you won’t be told.
watch-offer = **{ $button-watch }** tells you when this game is over.
watch-already = You’re already watching this game. You’ll get a DM when it’s over.
watch-own = You’re playing in this game, so you’ll see its end.
watch-too-many = You’re already watching { $most } games, which is the limit.
watch-ended = **{ $game }** · { $names } · table { $table } is over · { $place }
table-not-absent = Not yet. In a game without a clock, you can ask after 3 days without a move. If there’s still none 4 days later, you can { $claim ->
    [win] claim victory
    [out] play on without them
   *[close] close the game
}.
table-not-absent-yet = Not yet: { $answered ->
    [yes] { $player } answered on { $since }
   *[no] it’s been { $player }’s turn since { $since }
}. If no move comes, you can ask whether they’re still there from { $from }. Another 4 days later, you can { $claim ->
    [win] claim victory
    [out] play on without them
   *[close] close the game
}.
table-ask-first = First ask whether { $player } is still there, with **/table still-there** or **{ $button-still-there }** under the board. If no move or answer comes within 4 days, you can { $claim ->
    [win] claim victory
    [out] play on without them
   *[close] close the game
}.
table-absence-clock = This game has a clock, so a player who doesn’t move runs out of time. There’s no need to ask.
table-absence-tournament = In a tournament, the organisers and the deadlines decide about players who don’t move, so you can’t ask.
table-absence-computers = Everyone else in this game is a computer, and they always move.
table-absence-own-turn = It’s your turn: { $waiting ->
    [opponent] your opponent is waiting for you
   *[others] the others are waiting for you
}.
table-already-asked = I’ve already asked. If there’s no move or answer, you can { $claim ->
    [win] claim victory
    [out] play on without them
   *[close] close the game
} from { $from }.
table-not-asked = Nobody has asked whether you’re still there.
table-answered-before = You’ve already answered since your last move. Now only a move counts.
table-checked-in = You’ve already said that you’re here.
table-own-turn = It’s your turn. You can only give opponents time on their turn.
table-no-running-clock = No clock is running here, so there’s no time to give.
table-give-time-no-clock = This game has no clock, so there’s no time to give: everyone can take as long as they need. If a player hasn’t moved for 3 days, ask with **/table still-there**.
table-already-extended = This player has already been given time for this move.
table-tournament-clock = In a tournament, everyone has the same time, so you can’t give any.
table-closed = That invitation is closed. /play starts a new one.
table-not-joined = You haven’t joined this table yet. Press **{ $button-join }** first.
table-not-seated = You’re not playing in this game. Start a game of your own with /play in a thread.
table-not-seated-elsewhere = You’re not playing in this game. /play starts one of your own.
table-not-seated-over = You didn’t play in this game. /play starts one of your own.
table-not-your-turn = It’s { $player }’s turn.
table-out = You’re out of this game. /board shows how it continues.
table-already-played = That move has already been played. /board shows the current position.
vote-too-new = You can vote once you’ve been in this server for a day.
vote-never-rated = Games in which a server votes are never rated.
vote-no-pause = A game in which a server votes can’t be paused. If it’s on hold, the next vote resumes it.
vote-no-hints = There are no hints in a game in which a server votes.
vote-no-rematch = There’s no rematch with a server. /play starts a new game.
table-no-hints = No hints in rated games between people. /play starts a casual game, or one against the computer.
table-no-hints-in-tournament = In a tournament there are no hints.
table-already-offered = { $made ->
    [yes] You’ve already { $offer ->
        [draw] offered a draw
        [takeback] asked for a takeback
        [pause] asked to pause the game
       *[resume] asked to resume the game
    }.
   *[no] You’ve already agreed { $offer ->
        [draw] to the draw
        [takeback] to the takeback
        [pause] to pause the game
       *[resume] to resume the game
    }.
} It stands until the next move, yours included.
table-offer-open = { $request } Answer that first, with /accept or /decline.
table-offer-waits = Another request is still open. Wait for the answer or the next move.
table-already-taken-back = Your move is already taken back.
table-offer-refused = That was declined. You can ask again after the next move.
table-no-offer = There’s nothing to accept or decline right now. /board shows the game.
table-no-takebacks = No takebacks in rated games against a computer. /play starts a casual one.
table-nothing-to-take-back = You have no move to take back.
table-on-vacation = You’re already on vacation. /settings vacation shows until when, and its “end” option brings you back.
table-not-on-vacation = You’re not on vacation.
table-vacation-changed = You’ve only just begun or ended a vacation. You can do it again from { $again }.
table-no-such-vacation = { $most ->
    [0] You have no vacation days left (14 per year).
    [one] You have only one vacation day left.
   *[other] You can take up to { $most } vacation days.
}
table-no-clock = This game has no clock, so there’s nothing to pause. Take your time.
table-paused = The game is paused. { $resume ->
    [alone] Press **{ $button-resume }** under the board, and it goes on at once.
    [asked] You’ve been asked to resume it: agree with **/accept**.
    [awaited] It goes on as soon as everyone has agreed.
   *[people] To resume it, press **{ $button-resume }** under the board. It goes on as soon as everyone has agreed.
}
table-not-paused = The game isn’t paused.
table-too-late-to-abort = Everyone has moved, so it’s too late to cancel the game. Offer a draw, or resign.
table-in-tournament = In a tournament, games can’t be cancelled or paused, and moves can’t be taken back.

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
# The second and further computers of a level at one table.
computer-name-numbered = { computer-name } { $number }
# A person of whose name nothing can be seen.
player-numbered = Player { $number }
# What somebody may type for a computer.
computer-level = Level { $level }
computer-about = { $level ->
    [1] 1 · Seedling: has just learned the rules
    [2] 2 · Sparrow: quick, and often settles for second best
    [3] 3 · Hedgehog: careful with its pieces
    [4] 4 · Magpie: grabs whatever it can
    [5] 5 · Badger: stubborn, and rarely careless
    [6] 6 · Fox: sees traps coming, and sets a few
    [7] 7 · Heron: patient, and hardly ever slips
   *[8] 8 · Owl: plays at full strength
}
