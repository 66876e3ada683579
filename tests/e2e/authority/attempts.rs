//! What is attempted with every command and component.

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

/// What is attempted.
#[derive(Clone, Copy)]
pub enum Attempt {
    /// A slash command, with its options.
    Slash(&'static str, &'static [(&'static str, &'static str)]),
    /// A button with this `custom_id`, in which `T` is the table, `N` its revision or the
    /// number of its offer, and `M` a turn.
    Button(&'static str),
    /// A menu with this `custom_id` and value.
    Menu(&'static str, &'static str),
}

const BILOBA: (&str, &str) = ("game", "biloba");

/// All attempts.
#[rustfmt::skip] // One line each, as in the tables.
pub const ATTEMPTS: &[(Start, Attempt)] = &[
    (Nothing, Slash("play", &[BILOBA, ("casual", "true")])),
    (Playing, Slash("play", &[BILOBA, ("casual", "true")])),
    (Playing, Slash("move", &[("turn", "M")])),
    (Playing, Slash("board", &[])),
    (Playing, Slash("board", &[("text", "true")])),
    (Playing, Slash("draw", &[])),
    (Playing, Slash("takeback", &[])),
    (Playing, Slash("pause", &[])),
    (Paused, Slash("resume", &[])),
    (Offered, Slash("accept", &[])),
    (Offered, Slash("decline", &[])),
    (Playing, Slash("abort", &[])),
    (Playing, Slash("resign", &[])),
    (Playing, Slash("hint", &[])),
    (Playing, Slash("close", &[])),
    (Invitation, Slash("close", &[])),
    (Playing, Slash("record", &[])),
    (Playing, Slash("record", &[("all", "true")])),
    (Playing, Slash("replay", &[])),
    (Ended, Slash("review", &[])),
    (Playing, Slash("games", &[])),
    (Playing, Slash("game", &[("number", "T")])),
    (Playing, Slash("table move", &[("table", "T")])),
    (Playing, Slash("settings me", &[("confirm", "true")])),
    (Playing, Slash("settings server", &[("threads", "false")])),
    (Playing, Slash("settings vacation", &[])),
    (Playing, Slash("privacy export", &[])),
    (Playing, Slash("privacy delete", &[])),
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
    (Playing, Slash("leaderboard", &[BILOBA])),
    (Playing, Slash("profile", &[])),
    (Playing, Slash("rules", &[BILOBA])),
    (Playing, Slash("learn", &[BILOBA])),
    (Playing, Slash("help", &[])),
    (Invitation, Button("join:T:0")),
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
    (Playing, Button("stage:T:1")),
    (Playing, Button("replay:T:0")),
    (Playing, Button("record:T:0")),
    (Ended, Button("rematch:T:0")),
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
    (Left, Button("call-off:T:N")),
    (Playing, Button("close-now:T:N")),
    (Invitation, Button("close-now:T:N")),
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
    (Playing, Button("games:0")),
    (Playing, Button("tournament:join:7:0:0")),
    (Playing, Button("tournament:leave:7:0:0")),
    (Playing, Button("tournament:players:7:0:0")),
    (Playing, Button("tournament:pairings:7:0:0")),
    (Playing, Button("tournament:standings:7:0:0")),
    (Playing, Button("tournament:standings-text:7:0:0")),
    (Playing, Button("tournament:accept:7:0:0")),
    (Playing, Button("tournament:decline:7:0:0")),
    (Playing, Button("tournament:withdraw-now:7:0:0")),
    (Playing, Button("tournament:remove-now:7:0:0")),
    (Playing, Button("tournament:cancel-now:7:0:0")),
    (Playing, Button("tournament:keep:7:0:0")),
    (Nothing, Button("privacy:delete")),
    (Nothing, Button("privacy:keep")),
    (Nothing, Button("apart:biloba:2:standard:casual::me::")),
    (Nothing, Button("start:biloba:2:standard:casual::me:3:")),
    (Nothing, Button("levels:biloba")),
    (Nothing, Button("versus:biloba:1")),
    (Nothing, Button("greet:play:ANA:BEN")),
    (Nothing, Button("greet:thread:ANA:BEN")),
    (Nothing, Button("greet:computer")),
    (Nothing, Button("greet:rules")),
];
