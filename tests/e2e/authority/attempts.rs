//! Attempts with every command and component. A command without an entry is entered in a running game, without options.

use Attempt::{Button, Menu, Slash};
use Start::{Ended, Invitation, Left, Nothing, Offer as Offered, Paused, Playing};

/// How the table stands before the attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// There is none.
    Nothing,
    /// Ben is invited, and one seat is free.
    Invitation,
    /// Two turns were played; the opener is to move.
    Playing,
    /// Ben has offered a draw.
    Offer,
    Paused,
    /// Ben has left the server.
    Left,
    /// Ben has resigned.
    Ended,
}

/// The command or component that is attempted.
#[derive(Clone, Copy)]
pub enum Attempt<'a> {
    /// A slash command, with its options.
    Slash(&'a str, &'static [(&'static str, &'static str)]),
    /// A button with this `custom_id`, in which `T` is the table, `N` its revision or the
    /// number of its offer, and `M` a turn.
    Button(&'static str),
    /// A menu with this `custom_id` and value.
    Menu(&'static str, &'static str),
}

impl Attempt<'_> {
    /// The name of the command; `None` at a component.
    fn command(&self) -> Option<&str> {
        match self {
            Slash(name, _) => Some(name),
            Button(_) | Menu(..) => None,
        }
    }
}

const BILOBA: (&str, &str) = ("game", "biloba");

/// The attempts at these commands in their order, then those at components.
pub fn attempts(commands: &[String]) -> Vec<(Start, Attempt<'_>)> {
    let listed = |command: Option<&str>| {
        let listed = LISTED.iter().copied().filter(|(_, attempt)| attempt.command() == command);
        listed.collect::<Vec<(Start, Attempt)>>()
    };
    let mut attempts = Vec::new();
    for name in commands {
        let known = listed(Some(name));
        if known.is_empty() {
            attempts.push((Playing, Slash(name, &[])));
        }
        attempts.extend(known);
    }
    attempts.extend(listed(None));
    attempts
}

#[rustfmt::skip] // One line each, as in the tables.
const LISTED: &[(Start, Attempt)] = &[
    (Nothing, Slash("play", &[BILOBA, ("rated", "false")])),
    (Playing, Slash("play", &[BILOBA, ("rated", "false")])),
    (Playing, Slash("seek", &[BILOBA])),
    (Playing, Slash("move", &[("turn", "M")])),
    (Playing, Slash("board", &[])),
    (Playing, Slash("board", &[("text", "true")])),
    (Paused, Slash("resume", &[])),
    (Offered, Slash("accept", &[])),
    (Offered, Slash("decline", &[])),
    (Playing, Slash("close", &[])),
    (Invitation, Slash("close", &[])),
    (Playing, Slash("record", &[])),
    (Playing, Slash("record", &[("all", "true")])),
    (Ended, Slash("review", &[])),
    (Playing, Slash("game", &[("number", "T")])),
    (Playing, Slash("game", &[])),
    (Playing, Slash("analyse", &[("table", "T")])),
    (Playing, Slash("analyse", &[])),
    (Ended, Slash("analyse", &[("table", "T")])),
    (Playing, Slash("table move", &[("table", "T")])),
    (Playing, Slash("settings me", &[("confirm", "true")])),
    (Playing, Slash("settings server", &[("threads", "false")])),
    (Playing, Slash("feedback", &[("text", "Nice!")])),
    (Playing, Slash("block", &[("player", "BEN")])),
    (Playing, Slash("unblock", &[("player", "BEN")])),
    (Nothing, Slash("tournament create", &[("name", "Cup"), BILOBA, ("form", "knockout")])),
    (Playing, Slash("tournament start", &[("tournament", "7")])),
    (Playing, Slash("tournament pause", &[("tournament", "7")])),
    (Playing, Slash("tournament resume", &[("tournament", "7")])),
    (Playing, Slash("tournament cancel", &[("tournament", "7")])),
    (Playing, Slash("tournament finish", &[("tournament", "7")])),
    (Playing, Slash("tournament remove", &[("player", "BEN"), ("tournament", "7")])),
    (Playing, Slash("tournament move", &[("tournament", "7")])),
    (Playing, Slash("tournament join", &[("tournament", "7")])),
    (Playing, Slash("tournament leave", &[("tournament", "7")])),
    (Playing, Slash("tournament withdraw", &[("tournament", "7")])),
    (Playing, Slash("tournament challenge", &[("opponent", "BEN"), ("tournament", "7")])),
    (Playing, Slash("tournament standings", &[("tournament", "7")])),
    (Playing, Slash("tournament pairings", &[("tournament", "7")])),
    (Playing, Slash("tournament export", &[("tournament", "7")])),
    (Playing, Slash("tournament change", &[("deadline", "3"), ("tournament", "7")])),
    (Playing, Slash("tournament result", &[("player", "BEN"), ("result", "won"), ("tournament", "7")])),
    (Playing, Slash("tournament add", &[("player", "BEN"), ("tournament", "7")])),
    (Playing, Slash("tournament seed", &[("player", "BEN"), ("seed", "1"), ("tournament", "7")])),
    (Playing, Slash("tournament bye", &[("round", "1"), ("tournament", "7")])),
    (Playing, Slash("tournament apart", &[("player", "BEN"), ("other", "BEN"), ("tournament", "7")])),
    (Playing, Slash("tournament undo", &[("tournament", "7")])),
    (Playing, Slash("leaderboard", &[BILOBA])),
    (Playing, Slash("rules", &[BILOBA])),
    (Playing, Slash("learn", &[BILOBA])),
    (Playing, Slash("puzzle", &[("game", "bilitaire")])),
    (Invitation, Button("join:T:0")),
    (Invitation, Button("join-elsewhere:T:0")),
    (Invitation, Button("computer:T:0")),
    (Invitation, Button("seat-computers:T:3")),
    (Invitation, Button("decline:T:0")),
    (Invitation, Button("leave:T:0")),
    (Invitation, Button("cancel:T:0")),
    (Playing, Button("thread:T:0")),
    (Playing, Button("choose:T:N")),
    (Playing, Menu("step:T:N", "e4")),
    (Playing, Button("hint:T:N")),
    (Playing, Button("hint-anyway:T:N")),
    (Playing, Button("turn:T:N")),
    (Playing, Button("reasons:T:N")),
    (Ended, Button("review:T:0")),
    (Ended, Button("share-review:T:0")),
    (Ended, Button("mistake:open:T:0:0")),
    (Ended, Button("mistake:show:T:0:0")),
    (Ended, Menu("mistake:menu:T:0:0:0", "~")),
    (Ended, Button("mistake:step:T:0:0:~")),
    (Ended, Button("mistake:better:T:0:0")),
    (Playing, Button("stage:T:1")),
    (Playing, Button("replay:T:0")),
    (Playing, Button("share-replay:T:0")),
    (Playing, Button("record:T:0")),
    (Playing, Button("share-record:T:0")),
    (Playing, Button("explore:T:0")),
    (Playing, Button("private:show:T:1:0")),
    (Playing, Menu("private:menu:T:2:0", "e4")),
    (Playing, Button("private:step:T:2:=M")),
    (Playing, Button("private:flip:T:2")),
    (Playing, Button("private:swap:T:2")),
    (Playing, Button("private:game:T:2")),
    (Playing, Button("private:ask:T:2")),
    (Playing, Button("private:plan:T:2")),
    (Playing, Button("private:unplan:T:2:1")),
    (Playing, Button("private:notes:T:2")),
    (Ended, Button("private:step:T:2:=d5-d6")),
    (Ended, Button("private:ask:T:2")),
    (Ended, Button("rematch:T:0")),
    (Ended, Button("rematch-thread:T:0")),
    (Ended, Button("again:T:2")),
    (Ended, Button("again-thread:T:2")),
    (Playing, Button("draw:T:N")),
    (Playing, Button("takeback:T:N")),
    (Playing, Button("pause:T:N")),
    (Paused, Button("resume:T:N")),
    (Offered, Button("accept:T:N")),
    (Offered, Button("refuse:T:N")),
    (Playing, Button("abort:T:N")),
    (Playing, Button("resign:T:N")),
    (Playing, Button("abort-now:T:N")),
    (Playing, Button("resign-now:T:N")),
    (Left, Button("claim:T:N")),
    (Left, Button("claim-now:T:N")),
    (Playing, Button("still-there:T:N")),
    (Playing, Button("here:T:N")),
    (Playing, Button("here-directly:T:N")),
    (Playing, Button("give-time:T:N")),
    (Left, Button("call-off:T:N")),
    (Playing, Button("close-now:T:N")),
    (Invitation, Button("close-now:T:N")),
    (Playing, Button("watch:T:N")),
    (Playing, Button("unwatch:T:N")),
    (Playing, Button("keep:T:N")),
    (Playing, Button("pick:T:N:~e4")),
    (Playing, Button("play:T:N:=M")),
    (Playing, Button("hinted:T:N:N:=M")),
    (Playing, Button("type:T:N:")),
    (Playing, Button("rules:biloba:jump")),
    (Playing, Menu("rules:biloba", "jump")),
    (Playing, Button("full:biloba:jump")),
    (Playing, Button("help:move")),
    (Playing, Button("learn:biloba:capture")),
    (Playing, Menu("learn:biloba:capture:0", "d3")),
    (Playing, Button("learn:biloba:capture:~d3")),
    (Playing, Button("leaders:biloba:people:all:0")),
    (Playing, Button("share-leaders:biloba:people:all:0")),
    (Playing, Button("share-profile:ANA")),
    (Playing, Button("games:0")),
    (Playing, Button("import:0:0")),
    (Playing, Button("import-review:0")),
    (Playing, Button("seek:join:9999")),
    (Playing, Button("seek:withdraw:9999")),
    (Playing, Button("tournament:join:7:0:0")),
    (Playing, Button("tournament:leave:7:0:0")),
    (Playing, Button("tournament:players:7:0:0")),
    (Playing, Button("tournament:pairings:7:0:0")),
    (Playing, Button("tournament:standings:7:0:0")),
    (Playing, Button("tournament:standings-text:7:0:0")),
    (Playing, Button("tournament:withdraw:7:0:0")),
    (Playing, Button("tournament:challenge:7:0:0")),
    (Playing, Button("tournament:challenge-now:7:0:0")),
    (Playing, Button("tournament:accept:7:0:0")),
    (Playing, Button("tournament:decline:7:0:0")),
    (Playing, Button("tournament:withdraw-now:7:0:0")),
    (Playing, Button("tournament:remove-now:7:0:0")),
    (Playing, Button("tournament:cancel-now:7:0:0")),
    (Playing, Button("tournament:finish-now:7:0:0")),
    (Playing, Button("tournament:keep:7:0:0")),
    (Playing, Button("tournament:organise:7:0:0")),
    (Playing, Button("tournament:start:7:0:0")),
    (Playing, Button("tournament:pause:7:0:0")),
    (Playing, Button("tournament:resume:7:0:0")),
    (Playing, Button("tournament:remove:7:0:0")),
    (Playing, Menu("tournament:remove-menu:7:0:0", "0")),
    (Playing, Button("tournament:move:7:0:0")),
    (Playing, Menu("tournament:move-menu:7:0:0", "0")),
    (Playing, Button("tournament:cancel:7:0:0")),
    (Playing, Button("tournament:finish:7:0:0")),
    (Playing, Button("tournament:export:7:0:0")),
    (Playing, Button("tournament:change:7:0:0")),
    (Playing, Button("tournament:result:7:0:0")),
    (Playing, Menu("tournament:result-menu:7:0:0", "0")),
    (Playing, Menu("tournament:result-of:7:1:0", "1-2")),
    (Playing, Button("tournament:extend:7:0:0")),
    (Playing, Menu("tournament:extend-menu:7:0:0", "all")),
    (Playing, Button("tournament:bring-back:7:0:0")),
    (Playing, Menu("tournament:bring-back-menu:7:0:0", "0")),
    (Playing, Button("tournament:seed:7:0:0")),
    (Playing, Menu("tournament:seed-menu:7:0:0", "0")),
    (Playing, Menu("tournament:seed-of:7:1:0", "1")),
    (Playing, Button("tournament:bye:7:0:0")),
    (Playing, Menu("tournament:bye-menu:7:0:0", "0")),
    (Playing, Menu("tournament:bye-of:7:1:0", "1")),
    (Playing, Button("tournament:apart:7:0:0")),
    (Playing, Menu("tournament:apart-menu:7:0:0", "0")),
    (Playing, Menu("tournament:apart-from:7:1:0", "1")),
    (Playing, Button("tournament:undo:7:0:0")),
    (Nothing, Button("setting:confirm")),
    (Nothing, Button("privacy:delete")),
    (Nothing, Button("privacy:keep")),
    (Nothing, Button("vacation:0")),
    (Nothing, Button("apart:biloba:2:standard:casual::me::")),
    (Nothing, Button("start:biloba:2:standard:casual::me:3:")),
    (Nothing, Button("levels:biloba")),
    (Nothing, Button("versus:biloba:1")),
    (Nothing, Button("puzzle:choose")),
    (Nothing, Button("puzzle:next:bilitaire:any:0")),
    (Nothing, Button("puzzle:show:bilitaire:any:2:0")),
    (Nothing, Menu("puzzle:menu:bilitaire:any:2:0:0", "~")),
    (Nothing, Button("puzzle:step:bilitaire:any:2:0:~")),
    (Nothing, Button("puzzle:hint:bilitaire:any:2:0")),
    (Nothing, Button("puzzle:solution:bilitaire:any:7:1")),
    (Nothing, Button("puzzle:skip:bilitaire:streak.4000000000.0.0.0.0:2:0")),
    (Nothing, Button("puzzle:explain:bilitaire:storm")),
    (Nothing, Button("puzzle:start:bilitaire:streak")),
    (Nothing, Button("puzzle:share-run:bilitaire:streak.4000000000.3.0.3.3")),
    (Nothing, Button("puzzle:board:bilitaire:week")),
    (Nothing, Button("greet:play:ANA:BEN")),
    (Nothing, Button("greet:thread:ANA:BEN")),
    (Nothing, Button("greet:computer")),
    (Nothing, Button("greet:rules")),
];
