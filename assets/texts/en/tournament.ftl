# Tournaments.

command-tournament = Tournaments in this server
command-tournament-create = Organisers: open registration for a tournament in this channel
command-tournament-create-name = Name of the tournament
command-tournament-create-game = Which game
command-tournament-create-form = Who plays whom
command-tournament-create-setup = Another starting position, if the game has one
command-tournament-create-seats = Players per table, if the game allows more than two (round robin only)
command-tournament-create-rounds = Swiss: number of rounds (default: 3 for 8 players, 4 for 16, …). Round robin: at-once
command-tournament-create-time = Time limit per move (default: 1 day)
command-tournament-create-deadline = Days after which an unfinished game is decided (default: no deadline)
command-tournament-create-casual = Unrated games (default: rated)
command-tournament-create-start = When it starts, such as 20:30, tomorrow 20:00 or 2d (leave empty to start it manually)
command-tournament-create-players = At most this many players (default: 16 in a round robin, otherwise 128)
command-tournament-create-channel = Play the games in this channel, one after the other (default: each in its own thread)
command-tournament-create-third-place = Knockout: the losers of the semifinals play for third place (default: no)
command-tournament-create-best-of-three = Knockout: best of three games (default: one game, and another one after a draw)
command-tournament-move = Organisers: move a tournament to this channel
command-tournament-move-tournament = Which tournament
command-tournament-start = Organisers: start a tournament
command-tournament-start-tournament = Which tournament (default: the one in this channel)
command-tournament-pause = Organisers: pause a tournament
command-tournament-pause-tournament = Which tournament (default: the one in this channel)
command-tournament-resume = Organisers: resume a paused tournament
command-tournament-resume-tournament = Which tournament (default: the one in this channel)
command-tournament-cancel = Organisers: end a tournament without a result
command-tournament-cancel-tournament = Which tournament
command-tournament-finish = Organisers: end a ladder; its order becomes the result
command-tournament-finish-tournament = Which ladder (default: the one in this channel)
command-tournament-remove = Organisers: remove a player from a tournament
command-tournament-remove-player = Who to remove
command-tournament-remove-tournament = Which tournament (default: the one in this channel)
command-tournament-join = Join a tournament
command-tournament-join-tournament = Which tournament (default: the one in this channel)
command-tournament-leave = Leave a tournament before it starts
command-tournament-leave-tournament = Which tournament (default: the one in this channel)
command-tournament-withdraw = Withdraw from a tournament; you lose your game in progress
command-tournament-withdraw-tournament = Which tournament (default: the one in this channel)
command-tournament-standings = Show the standings of a tournament
command-tournament-standings-tournament = Which tournament (default: the one in this channel)
command-tournament-standings-text = Show them only to me, as text
command-tournament-standings-player = Show only me the games of this player
command-tournament-pairings = Show who plays whom
command-tournament-pairings-tournament = Which tournament (default: the one in this channel)
command-tournament-pairings-round = Which round (default: the current one)
command-tournament-export = Download the standings and all games of a tournament
command-tournament-export-tournament = Which tournament (default: the one in this channel)
command-tournament-challenge = Challenge a player above you on a ladder
command-tournament-challenge-opponent = Who to challenge
command-tournament-challenge-tournament = Which ladder (default: the one in this channel)
command-tournament-change = Organisers: change a tournament
command-tournament-change-name = New name
command-tournament-change-deadline = New deadline of rounds, in days (0: none), for games that open from now on
command-tournament-change-rounds = Swiss only: new number of rounds
command-tournament-change-time = New time limit per move, for games that open from now on
command-tournament-change-players = Before the start: at most this many players
command-tournament-change-extend = Give the games in progress this many more days until the deadline
command-tournament-change-player = Extend only the game of this player
command-tournament-change-tournament = Which tournament (default: the one in this channel)
command-tournament-result = Organisers: enter or correct the result of a game
command-tournament-result-player = One of the players
command-tournament-result-result = The result of this player
command-tournament-result-round = Which round (default: the current one)
command-tournament-result-tournament = Which tournament (default: the one in this channel)
command-tournament-add = Organisers: add a player to a tournament, or bring one back
command-tournament-add-player = Who to add
command-tournament-add-tournament = Which tournament (default: the one in this channel)
command-tournament-seed = Organisers: choose the seed of a player before the start
command-tournament-seed-player = Whose seed
command-tournament-seed-seed = The seed (0: by rating or lot)
command-tournament-seed-tournament = Which tournament (default: the one in this channel)
command-tournament-bye = Ask for a bye in a coming round of a Swiss tournament: half a point, once
command-tournament-bye-round = Which round (0: none)
command-tournament-bye-player = Organisers: who has the bye (default: you)
command-tournament-bye-tournament = Which tournament (default: the one in this channel)
command-tournament-apart = Organisers: keep two players of a Swiss tournament apart, or let them meet again
command-tournament-apart-player = One of the players
command-tournament-apart-other = The other player
command-tournament-apart-tournament = Which tournament (default: the one in this channel)
command-tournament-undo = Organisers: take back your or another organiser’s last change
command-tournament-undo-tournament = Which tournament (default: the one in this channel)

button-tournament-leave = Leave
button-tournament-players = Players
button-tournament-pairings = Pairings
button-tournament-standings = Standings
button-tournament-leave-running = Withdraw
button-tournament-challenge = Challenge
button-tournament-withdraw = Yes, withdraw
button-tournament-remove = Yes, remove them
button-tournament-cancel = Yes, cancel it
button-tournament-finish = Yes, end it
button-tournament-organise = Organise
button-tournament-start = Start
button-tournament-pause = Pause
button-tournament-resume = Resume
button-tournament-remove-player = Remove a player
button-tournament-move = Move
button-tournament-cancel-it = Cancel the tournament
button-tournament-finish-it = End the ladder
button-tournament-export = Export
button-tournament-card = My games
button-tournament-change = Change settings
button-tournament-result = Enter a result
button-tournament-extend = Extend a deadline
button-tournament-bring-back = Bring a player back
button-tournament-seed = Choose a seed
button-tournament-bye = Give a bye
button-tournament-apart = Keep players apart
button-tournament-undo = Undo the last change

tournament-form = { $form ->
    [round-robin] round robin
    [double-round-robin] double round robin
    [swiss] Swiss
    [knockout] knockout
   *[ladder] ladder
}
# In a list to choose from: at most 100 characters.
tournament-form-choice = { $form ->
    [round-robin] Round robin: everyone plays everyone (up to 16 players)
    [double-round-robin] Double round robin: everyone plays everyone twice (up to 16 players)
    [swiss] Swiss: everyone plays every round, against players with a similar score (up to 128)
    [knockout] Knockout: lose once and you’re out (up to 128 players)
   *[ladder] Ladder: challenge players above you, for as long as it runs (up to 128 players)
}
# A tournament in a list to choose from: at most 100 characters.
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] open to join
    [running] in progress
    [finished] over
   *[cancelled] cancelled
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · usual for up to { $players } players
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = At once: all rounds start together (round robin only)

# The message with which people join. Its first line is also the heading of other messages.
tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Rated
   *[no] Casual
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] one round ·{" "}
   *[other] { $rounds } rounds ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } per table ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} players · organised by { $organiser }
tournament-in-channel = -# The games are played in this channel, one after the other.
tournament-deadline = -# Every game must be over { $days ->
    [one] one day
   *[other] { $days } days
} after it opens.
    -# { $seats ->
    [2] The player whose turn it is then loses. Before the first move, so does an opponent who hasn’t pressed *I’m here*.
   *[other] The player whose turn it is then comes last of those still playing, and the others share first place. Before the first move, whoever hasn’t pressed *I’m here* comes last, too.
}
tournament-knockout-rule = -# { $games ->
    [1] A drawn game is played again with the other player going first. After a second draw the lower seed is through. Seeds go by rating at the start, unless an organiser chose them.
   *[other] Matches are best of three games, and players take turns going first. If a match is level after three games, the lower seed is through. Seeds go by rating at the start, unless an organiser chose them.
}
tournament-third-place = -# The losers of the semifinals play for third place.
tournament-at-once = -# All rounds are played at once: every game starts when the tournament does.
tournament-starts-at = Starts { $start }.
tournament-starts-by-hand = An organiser starts it when enough players have joined.
tournament-players = { $count ->
    [0] No players yet. Who’s in?
    [one] One player: { $names }
   *[other] { $count } players: { $names }
}
tournament-under-way = { $rounds ->
    [0] The ladder is open. Challenge someone above you with **/tournament challenge**.
   *[other] In progress: { $stage ->
        [final] final
        [semifinal] semifinals
        [quarterfinal] quarterfinals
        [all] all rounds
       *[round] round { $round } of { $rounds }
    }.
}
tournament-is-paused = Paused: games in progress can be finished, but no new ones start.
tournament-is-cancelled = This tournament was cancelled.
tournament-game-annulled = -# This game doesn’t count in **{ $name }**, because a player left the tournament early.
tournament-players-heading = Players: { $name }
tournament-players-none = No players yet.

# The message of a round, and its pairings.
tournament-round = **{ $name }** · { $stage ->
    [final] final
    [semifinal] semifinals
    [quarterfinal] quarterfinals
    [third-place] third place
    [all] all rounds
   *[round] round { $round } of { $rounds }
}
tournament-goes-first = -# The player named first goes first.
tournament-round-deadline = -# { $stage ->
    [all] All games must be over by { $at }.
   *[round] The games of this round must be over by { $at }.
}
tournament-round-deadlines = -# The deadlines of these games differ: the first is { $at }, the last { $last }. Each board shows its own.
tournament-round-number = **Round { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}third place ·
   *[other] {""}
} { $state ->
    [planned] planned
    [waiting] starts soon
    [playing] table { $table }
    [withdrawn] { $result }, withdrawn
    [adjudicated] { $result } at the deadline
    [not-begun] { $result }, not played
    [off] not played
    [annulled] doesn’t count
    [through] { $result }, { $through } is through
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Bye
    [1] Bye, { $points } point
    [2] Bye, 1 point
   *[other] Bye, { $points } points
}: { $names }
tournament-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
tournament-pairings-heading = Pairings: { $name }
tournament-pairings-none = There are no pairings yet.
tournament-pairings-rounds = There are pairings for these rounds: { $rounds }.

# Standings.
tournament-standings-heading = Standings: { $name }
tournament-standings-none = There are no standings before the start.
tournament-standings-empty = Nobody takes part any more, so there are no standings.
tournament-column = { $column ->
    [player] Player
    [points] Pts
    [buchholz] BH
    [sonneborn] SB
    [wins] Won
    [games] Games
   *[rating] Rating
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , direct encounter { $direct }
}, won { $wins }
tournament-standing-ladder = { $name } · won { $wins } of { $games }
tournament-standing-in = { $name } · still in
tournament-standing-left = { $name } ({ $how ->
    [removed] removed
   *[withdrawn] withdrawn
})
tournament-third-place-heading = Third place
tournament-card-heading = { $player } in { $name }
tournament-card-game = { $seat ->
    [1] first against
    [2] second against
    [3] third against
   *[4] fourth against
} { $opponents }
tournament-card-bye = { $half ->
    [0] bye
    [1] bye, { $points } point
    [2] bye, 1 point
   *[other] bye, { $points } points
}
tournament-card-late = joined later{ $half ->
    [0] {""}
   *[other] , { $points } point
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· downfloat
    [up] {" "}· upfloat
   *[none] {""}
}{ $total ->
    [yes] {" "}· total { $points }
   *[no] {""}
}
tournament-standings-left = -# Players who withdrew or were removed come last.
tournament-tie-breaks = -# Equal points are ranked by Buchholz (BH), Sonneborn-Berger (SB), direct encounter and wins.
tournament-match = { $state ->
    [won] { $winner } beats { $loser }
    [left] { $winner } wins, because { $loser } has left
    [seed] { $winner } is through as the lower seed, after a level match with { $loser }
    [bye] { $winner } has a bye
   *[open] { $players }
}
tournament-standings-alt = Standings of { $name }. { $rows }
tournament-bracket-alt = Bracket of { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Final
    [semifinal] Semifinals
    [quarterfinal] Quarterfinals
    [third-place] Third place
   *[round] Round { $round }
}: { $matches }.

# The end.
tournament-won = { $count ->
    [one] **{ $names } wins { $tournament }!**
   *[other] **{ $names } share first place in { $tournament }!**
}
tournament-no-places = **{ $tournament }** is over, without a winner.{ $reason ->
    [unplayed] {" "}To take first place, a player needs a game that counts.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** is over. Nobody takes first place.{ $reason ->
    [unplayed] {" "}To take first place, a player needs a game that counts.
   *[other] {""}
}
tournament-ended-early = -# It ended after round { $round } of { $rounds } because too few players were left.
tournament-title = { $place ->
    [1] Winner
    [2] 2nd place
   *[3] 3rd place
}: { $tournament } · { $game } · { $date }
profile-titles = **Tournaments**

# News.
tournament-news-joined = { $name } joins the tournament.
tournament-news-removed = An organiser removed { $name }.{ $annulled ->
    [yes] {" "}None of their games count.
   *[no] {""}
}
tournament-news-withdrawn = { $name } has withdrawn.{ $annulled ->
    [yes] {" "}None of their games count.
   *[no] {""}
}
tournament-news-start-missed = There aren’t enough players to start yet. More can join, and an organiser can start the tournament later.
tournament-news-expired = Registration closed because nothing happened for a month.
tournament-news-cancelled = An organiser cancelled the tournament.{ $games ->
    [yes] {" "}Games in progress go on without it.
   *[no] {""}
}
tournament-news-replay = { $players } drew. They’ll play again, with { $name } going first. After another draw, { $lower } is through as the lower seed.
tournament-news-next-game = { $name } – { $other } { $score }. The next game follows, with { $name } going first.{ $last ->
    [yes] {" "}If the match is level after it, { $lower } is through as the lower seed.
   *[no] {""}
}
tournament-news-lower-seed = The match between { $players } ended level, so { $name } is through as the lower seed.
tournament-news-paused = An organiser paused the tournament. Games in progress can be finished, but no new ones start.
tournament-news-resumed = The tournament has resumed.
tournament-news-fewer-rounds = With { $players } players there are { $rounds } rounds: after that, everyone has played everyone.
tournament-news-ladder-started = The ladder has started. Players: { $players }.
tournament-news-accepted = { $challenged } accepts { $challenger }’s challenge.
tournament-news-declined = { $challenged } declines the challenge, so { $challenger } takes place { $place }.
tournament-news-lapsed = { $challenged } didn’t answer in time, so { $challenger } takes place { $place }.
tournament-news-reminded = { $challenged }, your time to answer { $challenger }’s challenge runs out { $end }. If you don’t answer, you give up the place.
tournament-news-climbed = { $challenger } beats { $challenged } and takes place { $place }.
tournament-news-stayed = { $challenger } didn’t beat { $challenged }, so the order stays the same.
tournament-news-closed = The game between { $players } ended without a result. They’ll play again at another table.
tournament-changed = { $undo ->
    [yes] { $who } took back the last change.
   *[no] { $who } made a change.
} { $what }
tournament-changed-value = { $what ->
    [name] Name: { $from } → { $to }
    [deadline] Deadline of rounds: { $from } → { $to }
    [rounds] Rounds: { $from } → { $to }
    [time] Time limit: { $from } → { $to }
    [players] Player limit: { $from } → { $to }
    [result] Result of { $game }: { $from } → { $to }
    [extended] Deadline of { $game }: { $from } → { $to }
    [added] New player: { $name }
    [back] Back again: { $name }
    [out] No longer a player: { $name }
    [seed] Seed of { $name }: { $from } → { $to }
    [bye] Half-point bye of { $name }, round: { $from } → { $to }
    [apart] Kept apart: { $players }
   *[together] No longer kept apart: { $players }
}
tournament-changed-deadlines = Deadlines of { $games } games: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] none
    [one] one day
   *[other] { $days } days
}
tournament-news-moved = The tournament has moved to { $channel }.
tournament-challenge-over = { $challenger } challenged { $challenged }. That challenge is over.
tournament-challenge = { $challenged }, { $challenger } challenges you for your place. Your time to answer runs out { $end }. If you decline or don’t answer, you give up the place.
# Below a challenge, and before it.
tournament-challenge-away = { $name } is on vacation until { $end }. The three days to answer begin then.
tournament-challenge-ended = Challenge { $challenger } – { $challenged }: { $end ->
    [declined] declined
    [lapsed] not answered in time
    [won] won
    [not-won] not won
   *[withdrawn] over, because a player withdrew
}.

# Answers that only one person sees.
tournament-done = { $what ->
    [opened] Registration for { $name } is open.
    [joined] You’re in: { $name }.
    [left] You’ve left { $name }.
    [withdrawn] You’ve withdrawn from { $name }.
    [removed] The player is no longer in { $name }.
    [started] { $name } has started.
    [paused] { $name } is paused.
    [resumed] { $name } has resumed.
    [moved] { $name } is in this channel now.
    [cancelled] { $name } is cancelled.
    [finished] { $name } is over.
    [changed] { $name } is changed.
    [added] The player is in { $name }.
    [undone] The last change in { $name } has been taken back.
    [challenged] Challenge sent.
    [accepted] Challenge accepted. The game opens soon.
   *[declined] Challenge declined.
}

# Questions before something is lost.
tournament-really-withdraw = Withdraw from { $name }? { $loss ->
    [all] None of your games will count.
    [all-and-game] You lose your game in progress, and none of your games will count.
    [game] You lose your game in progress.
    [future] You won’t play any more games in it.
   *[nothing] You give up your place in it.
}
tournament-really-remove = Remove { $player } from { $name }? { $loss ->
    [all] None of their games will count.
    [all-and-game] They lose their game in progress, and none of their games will count.
    [game] They lose their game in progress.
    [future] They won’t play any more games in it.
   *[nothing] They give up their place in it.
} They can’t join again.
tournament-really-cancel = Cancel { $name }? { $phase ->
    [registration] { $players ->
        [0] Nobody has joined yet.
        [one] One player has joined.
       *[other] { $players } players have joined.
    }
   *[running] { $games ->
        [0] No game is decided yet,
        [one] One game is decided,
       *[other] { $games } games are decided,
    } and nobody gets a place.
} This can’t be undone.
tournament-really-finish = End { $name }? Its order becomes the result. This can’t be undone.
tournament-organise = What would you like to do with { $name }?
tournament-ask = { $what ->
    [result] Which game’s result do you want to enter?
    [result-of] How did the game end? A game in progress ends without counting for ratings.
    [extend] Which game should get one more day?
    [bring-back] Which player do you want to bring back? New players are added with **/tournament add**.
    [seed] Whose seed do you want to choose?
    [seed-of] Which seed?
    [bye] Who should have a bye? It’s worth half a point, once per player.
    [bye-of] In which round?
    [apart] Who should be kept apart from somebody, or no longer?
   *[apart-from] From whom?
}
# In menus: at most 100 characters.
tournament-all-games = All games in progress
tournament-none = None
tournament-result-choice = { $what ->
    [won] { $name } wins
    [drawn] Draw
    [both-lost] Both lose
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] won
    [drawn] drawn
    [lost] lost
   *[both-lost] both lost
}
# The labels of a form: at most 45 characters.
tournament-field = { $field ->
    [name] Name
    [deadline] Deadline of rounds, in days (0: none)
    [time] Time limit per move, such as 12h or 3d
    [rounds] Rounds
   *[players] At most this many players
}
tournament-remove-whom = Which player do you want to remove from { $name }?
tournament-move-where = Where should { $name } move? Pick from the channels you can see and where I have the permissions it needs.
tournament-move-nowhere = There’s no other channel where you can use commands and I have all the permissions that { $name } needs.
tournament-moved-to = { $name } is in { $channel } now.
tournament-export = { $name }: the standings, and { $games ->
    [0] no games yet
    [one] one game
   *[other] { $games } games
}.

# Refusals.
say-may-not-organise = Only organisers can do that: members with the Manage Events permission, or with the role set in **/settings server**.
say-no-tournament = There’s no such tournament in this server.
say-no-tournament-here = There’s no tournament in this channel. Choose one with the “tournament” option.
say-no-start = “{ $start }” isn’t a time I understand. Write something like `20:30` or `2d`.
say-start-too-far = A tournament can start at most { $days } days from now. Choose an earlier time.
say-not-entrant = { $name } isn’t in this tournament.
say-left-tournament = That player isn’t in the tournament any more.
say-cannot-move-there = The tournament can’t move to that channel any more. Choose another one.
say-which-tournament = More than one tournament here fits: { $names }. Choose one with the “tournament” option.
tournament-name-taken = A tournament in this server is already called { $name }. Choose another name.
say-tournament-game-stays = A tournament game stays where it was opened. Organisers can move the whole tournament with **/tournament move**.
say-tournament-needs-channel = Each game of a tournament gets a thread of its own. Create the tournament in a text channel.
say-lacks-for-tournament = I’m missing permissions here: { $permissions }. The games of a tournament get threads of their own. Ask someone who manages this server to grant them, or choose another channel.
tournament-no-name = A tournament needs a name that people can read.
tournament-name-too-long = That name is too long. Use at most { $most } characters (wide ones, such as Chinese, count as two).
tournament-two-seats-only = With { $seats } players per table, a tournament can only be a round robin.
tournament-no-such-rounds = A Swiss tournament has 1 to { $most } rounds.
tournament-too-many-rounds = With at most { $players } players, there can be { $most } rounds at most: after that, everyone has played everyone.
tournament-rounds-swiss-only = You can only choose the number of rounds of a Swiss tournament.
tournament-no-rounds-at-once = Only a round robin whose games have threads of their own can have all rounds at once.
tournament-knockout-only = Only a knockout can have a match for third place and best-of-three matches.
tournament-no-such-size = A tournament of this form has { $fewest } to { $most } players.
tournament-round-too-short = The deadline is shorter than the time limit per move. Choose a longer one.
tournament-start-in-past = That time has already passed. Choose a later one.
tournament-already-joined = You’ve already joined.
tournament-not-joined = You’re not in this tournament.
tournament-full = The tournament is full: { $most } players.
tournament-too-late = It’s too late to join this tournament.
tournament-removed = An organiser removed you from this tournament, so you can’t join it again.
tournament-withdrawn = You’ve withdrawn from this tournament.
tournament-too-few-players = There aren’t enough players to start: { $players } of at least { $fewest }.
tournament-not-started = The tournament hasn’t started yet.
tournament-already-started = The tournament has already started.
tournament-over = The tournament is over.
tournament-cancelled = The tournament was cancelled.
tournament-paused = The tournament is paused.
tournament-already-paused = The tournament is already paused.
tournament-not-paused = The tournament isn’t paused.
tournament-already-here = The tournament is already in this channel.
tournament-stale = The tournament has changed since then. Try again.
tournament-nothing-to-change = That changes nothing.
tournament-nothing-to-undo = There’s no change to take back.
tournament-too-late-to-undo = It’s too late to take back the last change: the tournament has moved on since.
tournament-more-players = { $players } players have already joined.
tournament-rounds-between = Now the tournament can have { $fewest } to { $most } rounds.
tournament-result-stays = That result can’t be changed any more: the tournament has moved on from it.
tournament-result-of-next-game = The next game of this match is open, so the result of the one before stays. To enter the result of the next game, use the “round” option as well.
tournament-result-annulled = That game doesn’t count for anybody, so it has no result to enter.
tournament-result-by-panel = With more than two players at a table, enter the result with *Organise* under a message of the tournament.
tournament-no-such-game = That player has no such game.
tournament-no-deadline = No game in progress has a deadline.
tournament-already-in = That player is already in the tournament.
tournament-no-member = Only people in this server can be added.
tournament-seed-taken = Another player has that seed. Give that player another one first.
tournament-no-such-seed = Seeds go from 1 to { $most }.
tournament-not-swiss = That’s only possible in a Swiss tournament.
tournament-bye-used = Each player can have one bye on request, and this player has had it.
tournament-no-bye-then = A bye can only be asked for in a round that is still to come.
tournament-not-a-number = Enter a number.
tournament-not-ladder = That’s only possible on a ladder.
tournament-not-above = You can only challenge players above you.
tournament-too-far-above = You can challenge players at most { $most } places above you.
tournament-busy = You already have a challenge or a game on this ladder.
tournament-opponent-busy = That player already has a challenge or a game on this ladder.
tournament-too-soon = You challenged that player recently. You can do it again seven days after that challenge ended.
tournament-no-challenge = There’s no challenge for you to answer.
tournament-challenge-whom = Who do you want to challenge?
tournament-nobody-to-challenge = There’s nobody you can challenge right now.
tournament-too-many = There are already { $most } unfinished tournaments in this server: { $names }. End one first.
tournament-too-many-own = You’ve already opened { $most } tournaments that aren’t over: { $names }. End one first.

help-tournaments =
    • Join with the button under an announcement, or with **/tournament join**. Each game gets a thread of its own, and the next round starts by itself.
    • **/tournament standings** and **/tournament pairings** show how it’s going.
    • On a ladder you play whoever you like: **/tournament challenge** someone up to three places above you.
    • Organisers open one with **/tournament create**: round robin, Swiss, knockout or ladder.
    .title = Tournaments

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] final
    [semifinal] semifinals
    [quarterfinal] quarterfinals
    [third-place] third place
   *[round] round { $round }
}: { $players }
tournament-no-threads = I can’t open threads here, so the games of **{ $name }** have to wait. Allow me to create public threads in this channel and to send messages in them. I’ll keep trying.
tournament-channel-gone = I can no longer post in the channel of **{ $name }**, so the tournament has to wait. Give me access again, or use **/tournament move** in another channel. Nothing is lost: the games continue there.
