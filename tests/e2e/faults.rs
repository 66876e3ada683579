//! Doubled interactions and faults of Discord: no turn is lost or played twice, and everybody sees the board.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::sandbox::{self, Fault};
use std::time::Duration;

#[tokio::test]
async fn two_people_move_at_once() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    // Ben's turn is never legal.
    let (hers, his) = tokio::join!(ana.plays("d4-d5"), ben.plays("d4-d5"));
    hers.says("Ana: d4-d5");
    assert!(his.is_private());
    ben.loses_buttons(&board).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    harness.close().await;
}

#[tokio::test]
async fn one_turn_is_sent_twice_at_once() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let (one, other) = tokio::join!(ana.plays("d4-d5"), ana.plays("d4d5"));
    let (shown, again) = if one.is_private() { (other, one) } else { (one, other) };
    shown.says("Ana: d4-d5");
    again.whispers("You played: d4-d5.");
    ben.loses_buttons(&board).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    harness.close().await;
}

#[tokio::test]
async fn one_seat_is_taken_by_two_at_once() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    let (his, other) = tokio::join!(ben.press(&invitation, "Join"), cy.press(&invitation, "Join"));
    let (seated, refusal) = if his.is_private() { (other, his) } else { (his, other) };
    seated.says("Everyone’s here");
    refusal.whispers("All seats are taken.");
    ana.sees("The game starts.").await;
    harness.close().await;
}

#[tokio::test]
async fn a_repeated_interaction_is_executed_once() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.sandbox.inject(Fault::DuplicateInteraction);
    ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    let invitation = ana.sees("Ana invites you").await;
    harness.sandbox.inject(Fault::DuplicateInteraction);
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    harness.sandbox.inject(Fault::DuplicateInteraction);
    ana.plays("d4-d5").await;
    let next = ana.sees("Ana: d4-d5").await;
    next.shows_board();
    ben.loses_buttons(&board).await;
    harness.sandbox.inject(Fault::DuplicateInteraction);
    let menu = ben.press(&next, "Make a move").await;
    menu.whispers("Which pawn do you want to move?");
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    harness.close_after_faults().await;
}

/// Plays a turn with a fault in its answer.
async fn turn_in_spite_of(faults: &[Fault]) {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    faults.iter().for_each(|fault| harness.sandbox.inject(fault.clone()));
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.loses_buttons(&board).await;
    let shown = |message: &&Message| message.content().contains("Ana: d4-d5");
    assert_eq!(ben.messages().await.iter().filter(shown).count(), 1);
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    assert!(harness.has_logged_warning(), "the fault was not met");
    harness.close_after_faults().await;
}

fn silence(path: &str, carried_out: bool) -> Fault {
    Fault::NoResponse { path: path.to_owned(), carried_out }
}

fn lost_receipt(path: &str) -> Fault {
    Fault::ServerError { path: path.to_owned(), status: 502, carried_out: true }
}

/// Plays a turn whose answer meets these faults, and checks that the board is shown once.
async fn board_is_shown_once_in_spite_of(faults: &[Fault]) {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    faults.iter().for_each(|fault| harness.sandbox.inject(fault.clone()));
    ana.try_slash("move", &[("turn", "d4-d5")]).await;
    ben.has_seen("Ana: d4-d5").await.shows_board();
    ben.loses_buttons(&board).await;
    let messages = ben.messages().await;
    let shown = messages.iter().filter(|message| message.content().contains("Ana: d4-d5"));
    assert_eq!(shown.count(), 1, "{messages:#?}");
    assert!(messages.iter().all(|message| !message.is_loading()), "{messages:#?}");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_deferral_whose_receipt_is_lost_is_not_taken_for_the_board() {
    // The picture hangs, and the deferral that follows arrives.
    board_is_shown_once_in_spite_of(&[silence("/callback", false), silence("/callback", true)]).await;
}

#[tokio::test]
async fn a_board_is_filled_in_once_if_only_receipts_are_lost() {
    let edit = || lost_receipt("@original");
    board_is_shown_once_in_spite_of(&[silence("/callback", false), edit(), edit(), edit()]).await;
}

#[tokio::test]
async fn a_board_after_a_private_answer_that_cannot_be_looked_for_is_not_sent_again() {
    let unavailable =
        |path: &str| Fault::ServerError { path: path.to_owned(), status: 500, carried_out: false };
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    harness.sandbox.inject(lost_receipt("/messages"));
    harness.sandbox.inject(unavailable("/messages"));
    harness.sandbox.inject(unavailable("/messages"));
    ben.press(&invitation, "Join").await;
    ben.has_seen("The game starts.").await.shows_board();
    let host = harness.host().await;
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
    let messages = ben.messages().await;
    let shown = messages.iter().filter(|message| message.content().contains("The game starts."));
    assert_eq!(shown.count(), 1, "{messages:#?}");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_board_whose_receipt_is_lost_is_posted_once_where_it_cannot_be_looked_for() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "me")]).await;
    let messages = format!("/channels/{}/messages", ana.channel());
    let refused = |path: String| Fault::ErrorResponse { path, status: 403, code: 50013 };
    // The requests that edit the first board, post another one with the computer's turn, and look for that.
    for fault in [refused(format!("{messages}/")), refused(format!("{messages}?")), lost_receipt(&messages)] {
        harness.sandbox.inject(fault);
    }
    ana.plays("d4-d5").await.whispers("You played: d4-d5.");
    ana.has_seen("Seedling: ").await.shows_board();
    let host = harness.host().await;
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
    let messages = ana.messages().await;
    let shown = messages.iter().filter(|message| message.content().contains("Seedling: "));
    assert_eq!(shown.count(), 1, "{messages:#?}");
    harness.close_after_faults().await;
}

/// The number of messages with this text.
async fn count(person: &Person, text: &str) -> usize {
    person.messages().await.iter().filter(|message| message.content().contains(text)).count()
}

#[tokio::test]
async fn an_invitation_whose_receipt_is_lost_is_not_posted_again_after_it_was_accepted() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.sandbox.inject(lost_receipt("/callback"));
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    ben.press(&invitation, "Join").await;
    let board = ben.has_seen("The game starts.").await;
    board.shows_board();
    harness.restart().await;
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    assert_eq!(count(&ana, "Ana invites").await, 0);
    ben.loses_buttons(&board).await;
    // The line that remains of the invitation, and the board.
    assert_eq!(ana.messages().await.len(), 2);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn what_two_people_press_at_once_is_not_undone_by_a_lost_receipt() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "4")]).await;
    harness.sandbox.inject(lost_receipt("/callback"));
    let half = ben.press(&invitation, "Join").await;
    half.says("2 more players");
    cy.press(&invitation, "Join").await.says("one more player");
    // The process ends the work that it has begun.
    harness.restart().await;
    let now = ana.messages().await;
    assert!(now.iter().any(|message| message.content().contains("one more player")), "{now:#?}");
    assert!(!now.iter().any(|message| message.content().contains("2 more players")), "{now:#?}");
    dee.press(&invitation, "Join").await;
    dee.has_seen("The game starts.").await.shows_board();
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_offer_whose_receipt_is_lost_is_not_made_again_after_it_was_answered() {
    for (answer, told) in
        [("Accept", "Ana offered a draw. Ben accepted."), ("Decline", "Ana offered a draw. Ben declined.")]
    {
        let mut harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        let board = harness.game(&ana, &ben).await;
        harness.sandbox.inject(lost_receipt("/callback"));
        let offer = ana.press(&board, "Offer draw").await;
        ben.press(&offer, answer).await;
        ben.has_seen(told).await;
        harness.restart().await;
        assert_eq!((count(&ana, "Ana offers a draw").await, count(&ana, told).await), (0, 1));
        harness.close_after_faults().await;
    }
}

fn callback() -> String {
    "/callback".to_owned()
}

#[tokio::test]
async fn the_answer_is_held_back_by_a_rate_limit() {
    turn_in_spite_of(&[Fault::RateLimit { path: callback(), retry_after: Duration::from_millis(100) }]).await;
}

#[tokio::test]
async fn the_answer_meets_a_server_error() {
    turn_in_spite_of(&[Fault::ServerError { path: callback(), status: 502, carried_out: false }]).await;
}

#[tokio::test]
async fn only_the_receipt_of_the_answer_is_lost() {
    turn_in_spite_of(&[Fault::ServerError { path: callback(), status: 504, carried_out: true }]).await;
}

#[tokio::test]
async fn the_receipt_is_lost_and_the_answer_cannot_be_looked_up() {
    turn_in_spite_of(&[
        Fault::ServerError { path: callback(), status: 504, carried_out: true },
        Fault::ServerError { path: "@original".to_owned(), status: 500, carried_out: false },
    ])
    .await;
}

#[tokio::test]
async fn the_receipt_comes_too_slowly() {
    let fault = Fault::SlowBody { path: callback(), delay: Duration::from_secs(30) };
    turn_in_spite_of(&[fault]).await;
}

#[tokio::test]
async fn the_receipt_is_cut() {
    turn_in_spite_of(&[Fault::TruncatedBody { path: callback() }]).await;
}

#[tokio::test]
async fn boards_after_private_answers_survive_slow_and_cut_connections() {
    for fault in [
        Fault::SlowBody { path: "/messages".to_owned(), delay: Duration::from_millis(500) },
        Fault::TruncatedBody { path: "/messages".to_owned() },
        Fault::ServerError { path: "/messages".to_owned(), status: 502, carried_out: true },
        Fault::ServerError { path: "/messages".to_owned(), status: 502, carried_out: false },
    ] {
        let harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
        harness.sandbox.inject(fault);
        // The board follows the answer to the press.
        ben.press(&invitation, "Join").await;
        let board = ben.sees("The game starts.").await;
        ana.plays("d4-d5").await.says("Ana: d4-d5");
        ben.loses_buttons(&board).await;
        // The line that remains of the invitation, and the board.
        assert_eq!(ben.messages().await.len(), 2);
        harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn the_answer_never_gets_through() {
    let settings = sandbox::Settings { first_response_timeout: Duration::from_secs(1), ..Default::default() };
    let harness = Harness::with_settings(settings).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    for _ in 0..3 {
        harness.sandbox.inject(Fault::ServerError { path: callback(), status: 503, carried_out: false });
    }
    assert!(ana.try_slash("move", &[("turn", "d4-d5")]).await.is_none());
    let next = ana.sees("Ana: d4-d5").await;
    next.shows_board();
    assert_eq!(next.pings(), ["ben"]);
    ben.loses_buttons(&board).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_interaction_comes_too_late() {
    let settings =
        sandbox::Settings { first_response_timeout: Duration::from_millis(700), ..Default::default() };
    let harness = Harness::with_settings(settings).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    harness.sandbox.inject(Fault::LateInteraction(Duration::from_millis(900)));
    assert!(ana.try_slash("move", &[("turn", "d4-d5")]).await.is_none());
    ana.sees("Ana: d4-d5").await.shows_board();
    ben.loses_buttons(&board).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn old_buttons_that_could_not_be_removed_lead_to_what_there_is_now() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    // The request that removes the board's buttons; that of the invitation may still be under way.
    let path = format!("/messages/{}", board.id());
    for _ in 0..2 {
        let path = path.clone();
        harness.sandbox.inject(Fault::ServerError { path, status: 500, carried_out: false });
    }
    let next = ana.plays("d4-d5").await;
    ben.press(&board, "Make a move").await.whispers("Which pawn do you want to move?");
    let moved_on = ben.press(&board, "Offer draw").await;
    moved_on.whispers("The game has moved on since then. The board is here: https://discord.com/channels/");
    assert!(moved_on.content().ends_with(next.id()), "{moved_on:?}");
    ben.plays("d6-c5").await;
    ana.loses_buttons(&next).await;
    harness.close_after_faults().await;
}

/// Plays a turn with a fault of the gateway.
async fn turn_after(fault: Fault) {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.sandbox.inject(fault);
    // Sent while the bot is disconnected, so that only a resumed session receives it.
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    assert_eq!(harness.table(&ana).await.turn_number(), 1);
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_gateway_is_cut() {
    turn_after(Fault::DropSocket).await;
}

#[tokio::test]
async fn the_address_of_the_gateway_cannot_be_fetched_at_first() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.stop_bot().await;
    for status in [502, 503] {
        let path = "/gateway".to_owned();
        harness.sandbox.inject(Fault::ServerError { path, status, carried_out: false });
    }
    harness.start_bot().await;
    harness.game(&ana, &ben).await;
    assert!(harness.has_logged_warning(), "the fault was not met");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_gateway_asks_to_connect_again() {
    turn_after(Fault::Reconnect).await;
}

#[tokio::test]
async fn the_session_must_be_resumed() {
    turn_after(Fault::InvalidSession { resumable: true }).await;
}
