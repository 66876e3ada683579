# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Join
button-seek-withdraw = Stop looking
# Everyone in those servers reads these five. $place is the thread where they play, in the server where it is.
seek-post = 🔎 **{ $name }** is looking for an opponent: **{ $game }**, { $time }.
    -# Open until { $until }.
seek-post-team = 🔎 The server **{ $name }** is looking for another server to play against: **{ $game }**, { $time }. Join for yours, and its members vote on its moves.
    -# Open until { $until }.
seek-post-taken = -# 🔎 { $game }: an opponent was found.
seek-post-taken-here = -# 🔎 { $game }: an opponent was found. They’re playing in { $place }.
seek-post-closed = -# 🔎 { $game }: this search has ended.
seek-opened = 🔎 Your search for an opponent: **{ $game }**, { $time }. It ends when someone joins, or on { $until }. { $servers ->
    [0] No server shows searches yet. Managers turn that on with **/settings server seeks**.
    [one] It’s posted in one server, with your name.
   *[other] It’s posted in { $servers } servers, with your name.
} When someone joins, I’ll ping you.
seek-opened-team = 🔎 This server’s search for another server: **{ $game }**, { $time }. It ends when a server joins, or on { $until }. The game is shown here and there, and each server votes on its own moves.{ $servers ->
    [0] {" "}No server shows searches yet. Managers turn that on with **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Your earlier search has ended.
seek-direct-taken = You have a game in your DMs with me. Until it’s over, players who don’t share a server with you can’t join.
seek-withdrawn = You’ve stopped looking for an opponent.
seek-over = This search has already ended.
seek-taken = { $player }, **{ $name }** has joined your game of { $game }.
seek-begun = { $player }, you’re playing **{ $game }** against **{ $name }** here.
seek-closed-meanwhile = Someone else was faster, or this search has ended. /seek starts one of your own.
seek-own = That’s your own search. Someone else has to join.
seek-busy = This player can’t start another game at the moment. /seek starts a search of your own.
seek-unreachable = I can’t reach this player from here, so you can’t play each other. /seek starts a search of your own.
seek-direct = 🔎 You’re playing **{ $game }** against **{ $name }**. Each of you sees the board in your DMs with me.
seek-no-direct = This game would be played in DMs, but I can’t DM you. Allow DMs in your privacy settings for this server, then join again.
seek-delayed = Discord can’t open your game right now. I’ll keep trying, and it starts by itself unless someone else joins first or the search ends.
seek-direct-occupied = This game would be played in DMs, and you already have a game in yours. Finish that one first, then join again.
direct-unreachable = I can’t DM **{ $name }**, so the invitation was cancelled.
seek-twice = You’ve just started another search.
seek-too-many = You’ve started { $most } searches in the last hour, which is the limit. Try again later.
say-no-place-for-seeks = Searches can’t be posted there. Choose a text channel that I can see.
say-seeks-on-and-off = You’ve asked to show searches for opponents and to stop it. Use either seeks or seeks-off, not both.
