//! Clocks, time-outs, reminders and expiry.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::Fault;
use bside::table::{Ending, Phase, Timestamp};
use reqwest::Method;
use serde_json::{Value, json};
use serenity::model::Timestamp as DiscordTimestamp;
use std::time::Duration;
use tokio::sync::watch;

const MINUTE: Duration = Duration::from_mins(1);
/// The start of every test, in Unix milliseconds.
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

/// A harness with a clock that the test sets.
async fn harness() -> (Harness, watch::Sender<Timestamp>) {
    let time = watch::Sender::new(START);
    (Harness::with_clock(Clock::Manual(time.subscribe())).await, time)
}

/// A Discord timestamp some minutes after the start.
fn moment(minutes: u32) -> String {
    format!("<t:{}:R>", (START + minutes * MINUTE).unix_seconds())
}

#[tokio::test]
async fn a_clock_is_shown_reminds_and_decides_the_game_across_a_restart() {
    let (mut harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &ben.id), ("time", "1h")];
    let invitation = ana.slash("play", &options).await;
    invitation.says(&format!(
        "Rated · standard setup · Ana goes first · 1 hour per move · expires {}",
        moment(24 * 60)
    ));
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await.says(&format!("it’s your turn. Your time runs out {}", moment(60)));
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    time.send_replace(START + 30 * MINUTE);
    let turn = harness.some_turn(&ben).await;
    let board = ben.plays(&turn).await;
    board.says(&format!("Your time runs out {}", moment(90)));

    time.send_replace(START + 75 * MINUTE);
    let reminder = ben.sees("it’s still your turn").await;
    reminder.says(&format!("Your time runs out {}", moment(90)));
    assert_eq!((reminder.pings(), reminder.pictures()), (vec!["ana"], 0));
    // The former board keeps its buttons.
    let menu = ana.press(&board, "Make a move").await;
    menu.whispers("Which pawn do you want to move?");

    let before = ben.messages().await.len();
    harness.restart().await;
    time.send_replace(START + 89 * MINUTE);
    ben.slash("help", &[]).await;
    assert_eq!(ben.messages().await.len(), before + 1, "nobody is reminded twice");
    time.send_replace(START + 90 * MINUTE);
    let end = ben.sees("Ana ran out of time.").await;
    end.says("**Ben wins**.");
    end.says("Unrated: a player ran out of time before move 10.");
    end.shows_board();
    ana.loses_buttons(&board).await;
    assert_eq!(harness.table(&ana).await.phase(), Phase::Ended(Ending::OutOfTime));
    harness.close().await;
}

#[tokio::test]
async fn a_reminder_is_gone_when_the_time_has_run_out() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &ben.id), ("time", "1h")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    time.send_replace(START + 45 * MINUTE);
    let reminder = ben.sees("it’s still your turn").await;
    time.send_replace(START + 60 * MINUTE);
    ben.sees("Ana ran out of time.").await;
    ben.sees_deletion(&reminder).await;
    harness.close().await;
}

#[tokio::test]
async fn others_play_on_when_one_of_three_runs_out_of_time() {
    let (harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("time", "10m")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    time.send_replace(START + 20 * MINUTE);
    let board = cy.sees("Ana ran out of time.").await;
    board.says(&format!("it’s your turn. Your time runs out {}", moment(30)));
    board.says(&format!("<@{}>, you’re out of the game. The others play on.", ana.id));
    let mut pings = board.pings();
    pings.sort_unstable();
    assert_eq!(pings, ["ana", "ben"]);
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await.says(&format!("Your time runs out {}", moment(30)));
    ana.plays("d4-d5").await.whispers("You’re out of this game");
    let game = cy.slash("game", &[("number", "1")]).await;
    cy.press(&game, "◀").await.whispers("Ana ran out of time.");
    harness.close().await;
}

#[tokio::test]
async fn the_last_person_runs_out_of_time_while_the_bot_is_down() {
    let (mut harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let [game, seats, opponent] = [("game", "biloba"), ("seats", "3"), ("opponent", &*ben.id)];
    let options = [game, seats, opponent, ("computer", "1"), ("begins", "me"), ("time", "10m")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    time.send_replace(START + 10 * MINUTE);
    ben.sees("Ana ran out of time.").await.says(&format!("Your time runs out {}", moment(20)));
    // So shortly before the end that the time is not given back.
    time.send_replace(START + 20 * MINUTE - MINUTE / 2);
    let reminder = ben.sees("it’s still your turn").await;
    let before = ben.messages().await;
    harness.stop_bot().await;
    time.send_replace(START + 20 * MINUTE);
    harness.start_bot().await;
    let end = ben.sees("Ben ran out of time.").await;
    end.says("**Seedling wins**");
    ben.sees_deletion(&reminder).await;
    let messages = ben.messages().await;
    let is_new = |id: &&str| before.iter().all(|message| message.id() != *id);
    let new: Vec<&str> = messages.iter().map(Message::id).filter(is_new).collect();
    assert_eq!(new, [end.id()]);
    harness.close().await;
}

#[tokio::test]
async fn downtime_is_credited_to_clocks_and_announced() {
    let (mut harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "8h")]).await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    harness.stop_bot().await;
    time.send_replace(START + 10 * 60 * MINUTE);
    harness.start_bot().await;
    let again = ben.sees("Nobody could play here for 10 hours, so Ana got that time back.").await;
    again.says(&format!("Your time runs out {}", moment(18 * 60)));
    assert_eq!((again.id(), again.pictures(), again.pings().len()), (board.id(), 1, 0), "it is edited");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says(&format!("Your time runs out {}", moment(18 * 60)));
    harness.close().await;
}

/// Ana and Ben have played a turn each of a game with ten minutes for each turn, and Ana is to move.
async fn quick_game(ana: &Person, ben: &Person, harness: &Harness) -> Message {
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "10m")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    for person in [ana, ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    ana.sees(&format!("Your time runs out {}", moment(10))).await
}

#[tokio::test]
async fn time_in_which_the_process_was_suspended_is_given_back() {
    let time = watch::Sender::new(START);
    let harness = Harness::with_clock(Clock::Lapsing(time.subscribe())).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    quick_game(&ana, &ben, &harness).await;
    time.send_replace(START + 11 * MINUTE);
    let again = ben.sees("Nobody could play here for 11 minutes, so Ana got that time back.").await;
    again.says(&format!("Your time runs out {}", moment(21)));
    // A process that runs on looks at its clock all the time.
    for quarter in 1..=40 {
        let now = START + 11 * MINUTE + quarter * MINUTE / 4;
        time.send_replace(now);
        harness.wait_for_heartbeat(now).await;
    }
    ben.sees("Ana ran out of time.").await;
    harness.close().await;
}

#[tokio::test]
async fn a_clock_that_is_set_right_after_the_start_takes_no_time_from_anybody() {
    // The machine starts without knowing the time, which it learns later.
    let time = watch::Sender::new(Timestamp::UNIX_EPOCH + MINUTE);
    let mut harness = Harness::with_clock(Clock::Lapsing(time.subscribe())).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "10m")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    time.send_replace(START);
    ben.sees("Nobody could play here for").await.says(&format!("Your time runs out {}", moment(10)));
    harness.stop_bot().await;
    time.send_replace(Timestamp::UNIX_EPOCH + 2 * MINUTE);
    harness.start_bot().await;
    time.send_replace(START + 12 * MINUTE);
    ben.sees(&format!("Your time runs out {}", moment(22))).await;
    harness.close().await;
}

#[tokio::test]
async fn time_in_which_discord_did_not_respond_is_given_back() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    quick_game(&ana, &ben, &harness).await;
    let board = ana.messages().await.swap_remove(0);
    let path = "/users/@me".to_owned();
    harness.sandbox.inject(Fault::ServerError { path, status: 503, carried_out: false });
    time.send_replace(START + 30 * MINUTE);
    let again = ben.sees("Nobody could play here for 30 minutes, so Ana got that time back.").await;
    assert_eq!(again.id(), board.id());
    again.says(&format!("Your time runs out {}", moment(40)));
    harness.close_after_faults().await;
}

#[tokio::test]
async fn no_clock_runs_while_the_thread_of_a_game_is_locked() {
    let (harness, time) = harness().await;
    let [ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("opponent", &*cy.id), ("time", "10m"), ("thread", "true")];
    let link = ben.slash("play", &options).await;
    let invitation = cy.sees("Ben invites you").await;
    ben.go_to(link.place()).await;
    cy.go_to(link.place()).await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    let thread = format!("/channels/{}", link.place());
    let lock = |is_locked: bool| json!({ "archived": is_locked, "locked": is_locked });
    // Ana owns the server.
    let (status, _) = ana.call(Method::PATCH, &thread, lock(true)).await;
    assert_eq!(status, 200);
    time.send_replace(START + 11 * MINUTE);
    harness.wait_until_quarantined(1).await;
    let first = harness.sandbox.first_channel_id().to_string();
    ben.go_to(first).await;
    let games = ben.slash("games", &[]).await.page();
    assert!(games.contains("Table 1: its thread"), "{games}");
    let (status, _) = ana.call(Method::PATCH, &thread, lock(false)).await;
    assert_eq!(status, 200);
    ben.go_to(link.place()).await;
    let again = cy.sees("Nobody could play here for 11 minutes, so Ben got that time back.").await;
    again.says(&format!("Your time runs out {}", moment(21)));
    let games = ben.slash("games", &[]).await.page();
    assert!(!games.contains("locked"), "{games}");
    // The controls of the invitation may be removed too late.
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_claim_looks_for_the_opponent_first() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    ana.slash("table claim", &[]).await.is_private();
    let guild = ana.guild().expect("a guild");
    let (status, _) =
        ana.call(Method::DELETE, &format!("/guilds/{guild}/members/{}", ben.id), ().into()).await;
    assert_eq!(status, 204);
    let asked = ana.slash("table claim", &[]).await;
    ana.press(&asked, "Yes, claim it").await.whispers("You claimed victory.");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn those_who_stay_may_claim_a_game_that_the_opponent_has_left() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    // Ana owns the server.
    let guild = ana.guild().expect("a guild");
    let (status, _) =
        ana.call(Method::DELETE, &format!("/guilds/{guild}/members/{}", ben.id), ().into()).await;
    assert_eq!(status, 204);
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let told = "Ben left the server. The other player can claim victory or close the game.";
    ana.sees(told).await.shows_board();
    let line = ana.sees(told).await;
    assert_eq!(line.pictures(), 0);
    let messages = ana.messages().await;
    let board = messages.into_iter().find(|message| message.id() == line.replies_to()).expect("the board");
    assert_eq!(board.buttons()[..2], ["Claim victory", "Close game"]);
    let asked = ana.press(&board, "Claim victory").await;
    ana.press(&asked, "Yes, claim it").await.whispers("You claimed victory.");
    let end = ana.sees("Ben left the server and forfeits the game.\n**Ana wins**.").await;
    end.says("Unrated: a player left the server, and an opponent could have removed them.");
    ana.press(&board, "Close game").await.whispers("That game is over");
    ana.sees_deletion(&line).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn computers_finish_a_game_when_the_only_person_has_left_the_server() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options =
        [("game", "biloba"), ("seats", "4"), ("computer", "1"), ("rated", "true"), ("begins", "me")];
    ben.slash("play", &options).await.says("The game starts.");
    let guild = ana.guild().expect("a guild");
    let (status, _) =
        ana.call(Method::DELETE, &format!("/guilds/{guild}/members/{}", ben.id), ().into()).await;
    assert_eq!(status, 204);
    ana.slash("board", &[]).await;
    ana.sees("Ben left the server and forfeits the game.\nOnly computers are left.").await;
    let end = ana.sees("The computers finished the game on their own").await;
    end.says("Ben left the server and forfeits the game.\nThe computers finished");
    end.says("Unrated: only computers were left before move 20");
    assert!(!ana.seen_messages().iter().any(|message| message.content().contains("remaining players")));
    harness.close_after_faults().await;
}

#[tokio::test]
async fn two_who_stay_play_on_without_the_third_and_do_not_close_the_game() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    for person in [&ana, &ben, &cy] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    let guild = ana.guild().expect("a guild");
    let path = format!("/guilds/{guild}/members/{}", ben.id);
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 204);
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let told = "Ben left the server. The remaining players can play on without them.";
    ana.sees(told).await.shows_board();
    let line = ana.sees(told).await;
    let messages = ana.messages().await;
    let board = messages.into_iter().find(|message| message.id() == line.replies_to()).expect("the board");
    assert_eq!(board.buttons()[0], "Play on without them");
    assert!(!board.has_button("Close game") && !board.has_button("Claim victory"), "{board:?}");
    cy.slash("abort", &[]).await.whispers("Everyone has moved, so it’s too late to cancel the game.");
    let asked = cy.press(&board, "Play on without them").await;
    asked.whispers("Do you really want to play on without them? They’ll be out of the game.");
    cy.press(&asked, "Yes, play on").await.whispers("The game goes on without them.");
    let next = cy.sees("Ben left the server and forfeits the game.").await;
    next.says("it’s your turn");
    assert!(next.pings().is_empty(), "Cy has just pressed");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_loss_on_time_is_not_rated_if_the_opponent_could_have_removed_the_player() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    quick_game(&ben, &ana, &harness).await;
    leave(&ana, &ben).await;
    time.send_replace(START + 10 * MINUTE);
    ana.sees("Ben left the server.").await;
    let end = ana.sees("Ben ran out of time.").await;
    end.says("Unrated: a player left the server, and an opponent could have removed them.");
    harness.close_after_faults().await;
}

/// Ana, who owns the server, removes somebody, which looks like a departure.
async fn leave(ana: &Person, person: &Person) {
    let guild = ana.guild().expect("a guild");
    let path = format!("/guilds/{guild}/members/{}", person.id);
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 204);
}

#[tokio::test]
async fn a_rated_loss_is_not_dodged_by_leaving_the_server() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&cy, &ben).await;
    harness.play_until_rated(&[&cy, &ben]).await;
    let turn = harness.some_turn(&cy).await;
    cy.plays(&turn).await;
    leave(&ana, &ben).await;
    let asked = cy.slash("table claim", &[]).await;
    cy.press(&asked, "Yes, claim it").await.whispers("You claimed victory.");
    let end = cy.sees("Ben left the server and forfeits the game.\n**Cy wins**.").await;
    assert!(!end.content().contains("Unrated"), "{end:?}");
    end.says("Cy: 1605");
    end.says("Ben: 1395");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn no_clock_runs_while_the_player_to_move_is_timed_out() {
    let (harness, time) = harness().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    quick_game(&ben, &cy, &harness).await;
    let path = format!("/guilds/{}/members/{}", ana.guild().expect("a guild"), ben.id);
    let until = |time: Value| json!({ "communication_disabled_until": time });
    // Time-outs have at most 28 days, and the bot's clock may be later than that.
    let now = DiscordTimestamp::now().unix_timestamp();
    let begin = now.max(START.unix_seconds());
    harness.sandbox.advance_clock(Duration::from_secs(begin.abs_diff(now)));
    let end = DiscordTimestamp::from_unix_timestamp(begin + 24 * 60 * 60).expect("a time").to_string();
    let (status, _) = ana.call(Method::PATCH, &path, until(end.into())).await;
    assert_eq!(status, 200);
    time.send_replace(START + 10 * MINUTE);
    harness.wait_until_quarantined(1).await;
    let games = cy.slash("games", &[]).await.page();
    assert!(games.contains("the player to move is timed out"), "{games}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_time_in_which_a_thread_was_archived_is_given_back_when_the_clock_runs_out() {
    let (harness, time) = harness().await;
    let [ana, mut ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "biloba"), ("opponent", &*cy.id), ("time", "10m"), ("thread", "true")];
    let link = ben.slash("play", &options).await;
    let invitation = cy.sees("Ben invites you").await;
    ben.go_to(link.place()).await;
    cy.go_to(link.place()).await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    let (status, _) =
        ana.call(Method::PATCH, &format!("/channels/{}", link.place()), json!({ "archived": true })).await;
    assert_eq!(status, 200);
    time.send_replace(START + 10 * MINUTE);
    cy.sees("Nobody could play here for 10 minutes, so Ben got that time back.").await;
    let turn = harness.some_turn(&ben).await;
    ben.plays(&turn).await.says("Ben: ");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_unanswered_invitation_expires() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    invitation.says("no clock");
    time.send_replace(START + 24 * 60 * MINUTE);
    let end = ben.sees("The invitation expired").await;
    assert!(end.buttons().is_empty() && end.pings().is_empty());
    ben.loses_buttons(&invitation).await;
    ben.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    harness.close().await;
}

#[tokio::test]
async fn an_idle_game_is_closed_after_a_reminder() {
    let (harness, time) = harness().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let day = 24 * 60;
    time.send_replace(START + 27 * day * MINUTE);
    let reminder = ben.sees("nothing has happened here for a while").await;
    reminder.says(&format!("the game will be closed {}", moment(30 * day)));
    assert_eq!(reminder.pings(), ["ana"]);
    time.send_replace(START + 30 * day * MINUTE);
    ben.sees("Nobody has moved here for a month").await;
    ana.loses_buttons(&board).await;
    harness.close().await;
}

#[tokio::test]
async fn times_are_suggested_and_others_refused() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let suggested = ana.suggestions("play", &[("game", "biloba"), ("time", "")], "time").await;
    let sent: Vec<&str> = suggested.iter().map(|(_, sent)| sent.as_str()).collect();
    assert_eq!(sent, ["none", "10m", "1h", "8h", "1d", "3d", "7d"]);
    assert_eq!(suggested[5].0, "3 days per move");
    let refused = ana.slash("play", &[("game", "biloba"), ("time", "2h")]).await;
    refused.whispers("“2h” isn’t a time limit I know.");
    harness.close().await;
}
