//! A server plays, and its members vote on what it does.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::{Clock, TableRef};
use bside::table::{ChannelId, Command, Ending, GuildId, Phase, PlayerId, Timestamp};
use reqwest::Method;
use std::time::Duration;
use tokio::sync::watch;

pub const MINUTE: Duration = Duration::from_mins(1);
pub const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
/// The day on which everybody in the sandbox has joined the server.
const JOINED: Timestamp = Timestamp::from_unix_millis(1_682_330_400_000);

/// A sandbox with the bot, and its time.
pub async fn harness_at(start: Timestamp) -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(start);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

fn moment(minutes: u32) -> String {
    format!("<t:{}:R>", (START + minutes * MINUTE).unix_seconds())
}

/// The server begins a game against the computer, with an hour for each vote.
async fn team_game(ana: &Person) -> Message {
    let options =
        [("game", "biloba"), ("team", "1h"), ("computer", "1"), ("begins", "me"), ("votes", "true")];
    ana.slash("play", &options).await
}

/// A person, and the server in which the person votes.
fn voter(person: &Person) -> (PlayerId, GuildId) {
    (PlayerId(person.id.parse().expect("an id")), GuildId(person.guild().expect("a server").get()))
}

async fn turns(harness: &Harness, person: &Person) -> Vec<String> {
    harness.table(person).await.game().expect("a game").turns().to_vec()
}

/// Waits until this many turns are played, and returns them.
async fn has_turns(harness: &Harness, person: &Person, count: usize) -> Vec<String> {
    wait_while(async || turns(harness, person).await.len() < count).await;
    turns(harness, person).await
}

#[tokio::test]
async fn most_votes_win_at_the_end_and_a_majority_before() {
    let (harness, time) = harness_at(START).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let board = team_game(&ana).await;
    board.says(&format!("it’s your turn: vote for a move. Voting ends {}", moment(60)));
    board.says("No votes yet.");
    board.says("Casual");
    assert!(!board.has_button("Hint") && !board.has_button("Pause"));
    // The same chooser as everywhere.
    let menu = ben.press(&board, "Vote").await;
    menu.whispers("Which pawn do you want to move?");
    let legal = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    let [first, second] = [&legal[0], &legal[1]];
    ana.plays(first).await.whispers(&format!("You voted for {first}."));
    ben.plays(second).await.whispers("You can change your vote");
    // Who votes again has one vote.
    ben.plays(first).await;
    ben.plays(second).await;
    cy.plays(second).await;
    let counted = cy.sees("3 votes so far.").await;
    counted.says(&format!("{second} × 2 · {first} × 1"));
    assert_eq!(counted.id(), board.id(), "the board is edited");
    assert!(turns(&harness, &ana).await.is_empty(), "nobody has voted before, so there is no majority");

    time.send_replace(START + 60 * MINUTE);
    let played = has_turns(&harness, &ana, 2).await;
    assert_eq!(&played[0], second);
    let next = cy.sees("No votes yet. A move with 2 votes is played at once.").await;
    next.says(&format!("Voting ends {}", moment(120)));
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    assert_eq!(turns(&harness, &ana).await.len(), 2);
    ben.plays(&turn).await;
    assert_eq!(has_turns(&harness, &ana, 4).await[2], turn);
    // In a running game that would tell who has voted for what.
    let counts = async || ben.slash("profile", &[]).await.page();
    assert!(!counts().await.contains("2 votes"));
    let at = TableRef::Channel(ChannelId(ana.channel()));
    let by = harness.table(&ana).await.opener().id;
    harness.host().await.tables().execute(at, Command::Resign { by }).await.expect("a running game");
    let counted = counts().await;
    assert!(counted.contains("2 votes, 2 played"), "{counted}");
    harness.close().await;
}

#[tokio::test]
async fn a_vote_before_a_kill_counts() {
    let (mut harness, _time) = harness_at(START).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    team_game(&ana).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("1 vote so far.").await;
    harness.stop_bot().await;
    // The state after a kill between the vote and the board.
    let command = Command::Turn { by: PlayerId(0).into(), text: turn.clone(), number: None };
    let at = TableRef::Channel(ChannelId(ben.channel()));
    let voter = voter(&ben);
    let cast = harness.host().await.tables().vote(at, voter, &command).await.expect("a legal turn");
    assert_eq!(cast.ballot.votes.len(), 2);
    harness.start_bot().await;
    ana.sees(&format!("{turn} × 2")).await.says("2 votes so far.");
    harness.close().await;
}

#[tokio::test]
async fn a_majority_before_a_kill_is_played_at_the_start() {
    let (mut harness, time) = harness_at(START).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    team_game(&ana).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ben.plays(&turn).await;
    time.send_replace(START + 60 * MINUTE);
    has_turns(&harness, &ana, 2).await;
    ana.sees("A move with 2 votes is played at once.").await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    harness.stop_bot().await;
    let command = Command::Turn { by: PlayerId(0).into(), text: turn.clone(), number: None };
    let at = TableRef::Channel(ChannelId(ben.channel()));
    let voter = voter(&ben);
    harness.host().await.tables().vote(at, voter, &command).await.expect("a legal turn");
    harness.start_bot().await;
    assert_eq!(has_turns(&harness, &ana, 4).await[2], turn);
    harness.close().await;
}

#[tokio::test]
async fn without_votes_the_computer_moves_once_and_then_the_game_waits() {
    let (mut harness, time) = harness_at(START).await;
    let [ana] = harness.people(["ana"]).await;
    team_game(&ana).await;
    time.send_replace(START + 60 * MINUTE);
    has_turns(&harness, &ana, 2).await;
    ana.sees("Nobody voted last time, so the computer moved for you.").await;
    time.send_replace(START + 120 * MINUTE);
    let held = ana.sees("The game is on hold because two moves in a row got no votes.").await;
    assert!(held.has_button("Vote"), "{held:?}");
    harness.restart().await;
    time.send_replace(START + 600 * MINUTE);
    ana.slash("help", &[]).await;
    assert_eq!(turns(&harness, &ana).await.len(), 2, "it waits");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.whispers("You voted for");
    ana.sees("1 vote so far.").await.says(&format!("Voting ends {}", moment(660)));
    time.send_replace(START + 660 * MINUTE);
    assert_eq!(has_turns(&harness, &ana, 4).await[2], turn);
    harness.close().await;
}

#[tokio::test]
async fn nobody_resigns_for_the_server_alone() {
    let (harness, _time) = harness_at(START).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana
        .slash("play", &[("game", "biloba"), ("team", "1d"), ("opponent", &cy.id), ("begins", "me")])
        .await;
    cy.press(&invitation, "Join").await;
    let board = ana.sees("it’s your turn: vote for a move.").await;
    cy.plays("d4-d5").await.whispers("It’s ");
    assert!(!board.has_button("Pause"));
    let line = cy.slash("draw", &[]).await;
    line.says("Cy offers a draw.");
    ana.press(&line, "Decline").await.whispers("Decline: 1 of 2 votes");
    ana.slash("draw", &[]).await.whispers("Accept: 1 of 2 votes");
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    ben.slash("accept", &[]).await;
    ana.sees("**Draw**").await;
    assert!(matches!(harness.table(&ana).await.phase(), Phase::Ended(Ending::Drawn(_))));
    harness.close().await;
}

#[tokio::test]
async fn who_has_left_or_is_new_does_not_vote() {
    let (harness, time) = harness_at(START).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    team_game(&cy).await;
    let legal = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    ben.plays(&legal[1]).await;
    ana.plays(&legal[0]).await;
    let guild = ana.guild().expect("a server");
    let path = format!("/guilds/{guild}/members/{}", ben.id);
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 204);
    time.send_replace(START + 60 * MINUTE);
    assert_eq!(has_turns(&harness, &ana, 2).await[0], legal[0], "of equal ones the earlier is gone");
    harness.close_after_faults().await;

    let (harness, _time) = harness_at(JOINED + 23 * 60 * MINUTE).await;
    let [ana] = harness.people(["ana"]).await;
    let board = team_game(&ana).await;
    ana.press(&board, "Vote").await.whispers("You can vote once you’ve been in this server for a day.");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.whispers("You can vote once");
    harness.close().await;
}

#[tokio::test]
async fn voters_are_helped_and_what_they_have_asked_for_is_no_wish_any_more() {
    let (harness, _time) = harness_at(START).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    cy.slash("block", &[("player", &ben.id)]).await;
    let options = [("game", "biloba"), ("team", "1h"), ("opponent", &*cy.id)];
    ben.slash("play", &options).await.whispers("Cy can’t be invited");
    team_game(&ana).await;
    let help = ben.slash("help", &[]).await.page();
    assert!(help.contains("Your server is playing this game, and you can vote on its moves."), "{help}");
    ben.slash("hint", &[]).await.whispers("There are no hints in a game in which a server votes.");
    ana.slash("draw", &[]).await.whispers("Offer a draw: 1 of 2 votes");
    ben.slash("draw", &[]).await;
    wait_while(async || harness.table(&ana).await.offer().is_some()).await;
    let turn = harness.some_turn(&ana).await;
    cy.plays(&turn).await;
    let board = cy.sees("1 vote so far.").await;
    assert!(!board.content().contains("Offer a draw"), "{board:?}");
    harness.close().await;
}
