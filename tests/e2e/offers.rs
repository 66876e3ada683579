//! Offers during a game and their answers.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::table::{Phase, Timestamp};
use std::time::Duration;
use tokio::sync::watch;

/// Each plays some legal turn; returns the last board.
async fn all_move(harness: &Harness, people: &[&Person]) -> Message {
    let mut boards = Vec::new();
    for person in people {
        let turn = harness.some_turn(person).await;
        boards.push(person.plays(&turn).await);
    }
    boards.pop().expect("somebody plays")
}

/// The messages of the channel that show a board, newest first.
async fn boards(person: &Person) -> Vec<String> {
    let messages = person.messages().await.into_iter().filter(|message| message.pictures() > 0);
    messages.map(|message| message.id().to_owned()).collect()
}

#[tokio::test]
async fn a_draw_is_declined_and_then_accepted_by_button() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let board = all_move(&harness, &[&ana, &ben]).await;
    let offer = ben.press(&board, "Offer draw").await;
    offer.says(&format!("Ben offers a draw. <@{}>, do you agree?", ana.id));
    assert_eq!((offer.pictures(), offer.buttons()), (0, vec!["Accept", "Decline"]));
    assert_eq!(offer.replies_to(), "", "the board goes before the line");
    assert!(offer.pings().is_empty(), "she was called a moment ago, when her turn began");
    cy.press(&offer, "Accept").await.whispers("You’re not playing in this game.");
    ben.press(&offer, "Accept").await.whispers("You’ve already offered a draw.");

    harness.restart().await;
    let declined = ana.press(&offer, "Decline").await;
    assert_eq!(declined.id(), offer.id());
    assert_eq!(declined.content(), "Ben offered a draw. Ana declined.");
    assert!(declined.buttons().is_empty());
    assert_eq!(boards(&ana).await, [board.id()], "the board stays");
    ben.press(&board, "Offer draw").await.whispers("That was declined.");
    let offer = ana.offers("draw").await;
    assert_eq!(offer.pings(), ["ben"], "though it is not his turn");
    let accepted = ben.press(&offer, "Accept").await;
    assert_eq!((accepted.id(), accepted.content()), (offer.id(), "Ana offered a draw. Ben accepted."));
    let end = ben.sees("**Draw** agreed by Ana and Ben.").await;
    end.shows_board();
    ben.loses_buttons(&board).await;
    assert_eq!(boards(&ana).await, [end.id()]);
    harness.close().await;
}

#[tokio::test]
async fn an_answer_under_an_old_offer_says_how_things_are() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let offer = ben.offers("draw").await;
    let accept = offer.button("Accept").to_owned();
    let turn = harness.some_turn(&ana).await;
    // The board that calls Ben says what has become of his offer.
    ana.plays(&turn).await.says("Ben offered a draw. It’s no longer open.");
    ana.loses_buttons(&offer).await;
    // The line of an offer whose buttons could not be taken away.
    let old = harness.post_button(&ana, &accept).await;
    let now = ana.press(&old, "Press").await;
    assert_eq!((now.id(), now.content()), (old.id(), "Ben offered a draw. It’s no longer open."));
    assert!(now.buttons().is_empty());
    ana.sees("That offer is no longer open.").await.whispers("it’s your turn");
    let second = ben.offers("draw").await;
    harness.knows_line(&ana, &second).await;
    ana.slash("decline", &[]).await.whispers("You decline the draw.");
    let declined = ana.sees("Ben offered a draw. Ana declined.").await;
    assert!(declined.id() == second.id() && declined.buttons().is_empty());
    let old = harness.post_button(&ana, &accept).await;
    let now = ana.press(&old, "Press").await;
    assert_eq!(now.content(), "Ben offered a draw. It’s no longer open.", "though another one came later");
    let old = harness.post_button_below(&ana, "Ben offers a draw.", "accept:1:0").await;
    let now = ana.press(&old, "Press").await;
    assert_eq!((now.content(), now.buttons().len()), ("Ben offers a draw.", 0), "of long ago");
    ana.slash("accept", &[]).await.whispers("There’s nothing to accept or decline right now.");
    harness.close().await;
}

#[tokio::test]
async fn a_button_of_a_forgotten_offer_does_not_accept_another_one_of_its_number() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let offer = ben.offers("draw").await;
    let accept = offer.button("Accept").to_owned();
    // As a copy of the database has forgotten it that is restored later.
    let of_takeback = accept.rsplit_once(':').map(|(id, _)| format!("{id}:2")).expect("an id");
    let old = harness.post_button_below(&ana, "Ben asks for a takeback.", &of_takeback).await;
    let now = ana.press(&old, "Press").await;
    assert_eq!((now.content(), now.buttons().len()), ("Ben asks for a takeback.", 0));
    ana.sees("That offer is no longer open.").await;
    assert!(harness.table(&ana).await.offer().is_some(), "it is still open");
    // The buttons of older versions do not say what they answer.
    let unsaid = accept.rsplit_once(':').expect("an id").0;
    let old = harness.post_button_below(&ana, "Ben offers a draw.", unsaid).await;
    assert_eq!(ana.press(&old, "Press").await.content(), "Ben offered a draw. Ana accepted.");
    harness.close().await;
}

#[tokio::test]
async fn a_turn_is_taken_back_when_the_opponent_agrees() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let first = ana.plays("d4-d5").await;
    let menu = ben.press(&first, "Make a move").await;
    let offer = ana.press(&first, "Request takeback").await;
    offer.says("Ana asks for a takeback. That would undo move 1: d4-d5. <@");
    assert!(offer.pings().is_empty(), "he was called a moment ago");
    harness.restart().await;
    let accepted = ben.press(&offer, "Accept").await;
    assert_eq!(accepted.content(), "Ana asked for a takeback. Ben accepted.");
    let back = ben.sees("All moves were taken back. The game is back at the start.").await;
    back.shows_board();
    assert_eq!(back.pings(), ["ana"]);
    ben.loses_buttons(&first).await;
    assert_eq!(harness.table(&ana).await.turn_number(), 0);
    // His board belonged to the turn that was taken back.
    let value = menu.values()[0].to_owned();
    ben.choose(&menu, &value).await.whispers("It’s Ana’s turn.");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    let board = ben.plays("d6-c5").await;
    board.says("Ben: d6-c5");
    let asked = ana.offers("takeback").await;
    asked.says("Ana asks for a takeback. That would undo moves 1–2: d4-d5 and d6-c5. <@");
    harness.knows_line(&ben, &asked).await;
    ben.slash("decline", &[]).await.whispers("You decline the takeback.");
    ben.loses_buttons(&asked).await;
    assert_eq!(harness.table(&ana).await.game().expect("a game").turns(), ["d4-d5", "d6-c5"]);
    ana.loses_buttons(&back).await;
    assert_eq!(boards(&ana).await, [board.id()]);
    harness.close().await;
}

#[tokio::test]
async fn an_offer_loses_its_buttons_when_the_game_ends_otherwise() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    all_move(&harness, &[&ana, &ben]).await;
    let offer = ana.offers("draw").await;
    harness.restart().await;
    let end = ben.resigns().await;
    ben.loses_buttons(&offer).await;
    assert_eq!(boards(&ana).await.first().map(String::as_str), Some(end.id()));
    harness.close().await;
}

#[tokio::test]
async fn an_offer_loses_its_buttons_when_the_time_of_a_player_runs_out() {
    let start = Timestamp::from_unix_millis(1_800_000_000_000);
    let time = watch::Sender::new(start);
    let mut harness = Harness::with_clock(Clock::Manual(time.subscribe())).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "1h")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let offer = ben.offers("draw").await;
    harness.restart().await;
    time.send_replace(start + Duration::from_hours(2));
    ben.sees("Ana ran out of time.").await.shows_board();
    let lapsed = ben.has_seen("Ben offered a draw. It’s no longer open.").await;
    assert!(lapsed.id() == offer.id() && lapsed.buttons().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn an_offer_loses_its_buttons_when_a_button_of_the_board_accepts_it() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let board = all_move(&harness, &[&ana, &ben]).await;
    let offer = ben.press(&board, "Offer draw").await;
    // She offers the same.
    let end = ana.press(&board, "Offer draw").await;
    end.says("**Draw** agreed by Ana and Ben.");
    end.shows_board();
    let accepted = ana.has_seen("Ben offered a draw. Ana accepted.").await;
    assert!(accepted.id() == offer.id() && accepted.buttons().is_empty());
    let old = harness.post_button(&ana, offer.button("Decline")).await;
    let now = ana.press(&old, "Press").await;
    assert_eq!((now.id(), now.content()), (old.id(), "Ben offered a draw. Ana accepted."));
    harness.close().await;
}

#[tokio::test]
async fn two_answers_at_once_leave_one_line_that_says_how_it_ended() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    let offer = ana.offers("draw").await;
    let (_, declined) = tokio::join!(ben.press(&offer, "Accept"), cy.press(&offer, "Decline"));
    assert_eq!(declined.id(), offer.id());
    let line = async || {
        let messages = ana.messages().await;
        messages.into_iter().find(|message| message.id() == offer.id()).expect("the line")
    };
    wait_while(async || !line().await.buttons().is_empty()).await;
    assert_eq!(line().await.content(), "Ana offered a draw. Cy declined.");
    harness.close().await;
}

#[tokio::test]
async fn whoever_answers_twice_is_told_nothing_more() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("time", "1d")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    cy.sees("The game starts.").await;
    let offer = ana.offers("pause").await;
    for _ in 0..2 {
        let half = ben.press(&offer, "Accept").await;
        assert_eq!((half.id(), half.buttons()), (offer.id(), vec!["Accept", "Decline"]));
    }
    for answer in ["Accept", "Decline"] {
        let accepted = cy.press(&offer, answer).await;
        assert_eq!(accepted.id(), offer.id());
        assert_eq!(accepted.content(), "Ana asked to pause the game. Ben and Cy accepted.");
    }
    let is_told = |message: &Message| message.is_private();
    assert!(!ben.seen_messages().iter().chain(&cy.seen_messages()).any(is_told));
    harness.close().await;
}

#[tokio::test]
async fn what_a_line_says_about_the_turn_is_gone_after_the_next_event() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let is_gone = async |line: &Message| ana.sees_deletion(line).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let asked = ana.offers("pause").await;
    harness.knows_line(&ana, &asked).await;
    // The line of the offer says it, so that there is no other.
    ben.slash("accept", &[]).await.whispers("The game is paused.");
    ana.sees("Ana asked to pause the game. Ben accepted.").await;
    ana.offers("resume").await;
    let resumed = ben.slash("accept", &[]).await;
    resumed.says("The game resumes.");
    assert_eq!(resumed.pings(), ["ana"]);
    let lines: Vec<String> = ana.messages().await.iter().map(|line| line.content().to_owned()).collect();
    assert!(!lines.iter().any(|line| line == "The game is paused."), "{lines:?}");
    harness.restart().await;
    assert!(ana.messages().await.iter().any(|message| message.id() == resumed.id()), "it is still true");
    ana.plays("d4-d5").await;
    is_gone(&resumed).await;
    ben.resigns().await;

    // Against a computer there is no line of the offer.
    ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("time", "1d"), ("begins", "me")]).await;
    for command in ["pause", "resume"] {
        let line = ana.slash(command, &[]).await;
        assert!(!line.is_private() && line.pictures() == 0, "{line:?}");
        let next = if command == "pause" { ana.slash("resume", &[]).await } else { ana.plays("d4-d5").await };
        is_gone(&line).await;
        if command == "pause" {
            ana.slash("pause", &[]).await;
            is_gone(&next).await;
        }
    }
    harness.close().await;
}

#[tokio::test]
async fn a_computer_answers_an_offer_in_its_line() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let board = ana.slash("play", &[("game", "biloba"), ("computer", "1"), ("begins", "me")]).await;
    let offer = ana.press(&board, "Offer draw").await;
    assert_eq!(offer.content(), "Ana offers a draw.");
    assert!(offer.buttons().is_empty() && offer.pings().is_empty());
    let declined = ana.sees("Ana offered a draw. Seedling declined.").await;
    assert_eq!(declined.id(), offer.id());
    assert_eq!(boards(&ana).await, [board.id()]);
    harness.close().await;
}

#[tokio::test]
async fn a_computer_accepts_takebacks_at_once_in_casual_games() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for (rated, table) in [("false", 1), ("true", 2)] {
        ana.slash("play", &[("game", "basileus"), ("computer", "1"), ("rated", rated)]).await;
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        let answer = ana.sees(&format!("table {table} · move 2\nSeedling: ")).await;
        if rated == "false" {
            let back = ana.press(&answer, "Request takeback").await;
            assert_eq!(back.id(), answer.id(), "the one board");
            back.says("All moves were taken back. The game is back at the start.");
            assert!(back.pings().is_empty(), "she has asked for it");
            // Typed, it is the same board, too.
            ana.plays(&turn).await;
            ana.sees(&format!("table {table} · move 2\nSeedling: ")).await;
            ana.slash("takeback", &[]).await.whispers("All moves were taken back.");
            let back = ana.sees(&format!("table {table}\nAll moves were taken back.")).await;
            assert_eq!(back.id(), answer.id(), "the one board");
        } else {
            assert!(!answer.buttons().contains(&"Request takeback"));
            ana.slash("takeback", &[]).await.whispers("No takebacks in rated games");
        }
        ana.resigns().await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_game_can_be_aborted_until_everybody_has_moved() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let board = ana.plays("d4-d5").await;
    let question = ana.slash("abort", &[]).await;
    question.whispers("Do you really want to cancel this game?");
    assert_eq!(question.buttons(), ["Yes, cancel it", "No"]);
    ana.press(&question, "No").await.whispers("OK, nothing changed.");
    let question = ben.press(&board, "Cancel game").await;
    harness.restart().await;
    ben.press(&question, "Yes, cancel it").await.whispers("You cancelled the game.");
    let end = ana.sees("Ben cancelled the game.").await;
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Game record", "Review"]);
    assert_eq!(end.pings(), ["ana"]);
    ana.loses_buttons(&board).await;
    assert!(ana.slash("leaderboard", &[("game", "biloba")]).await.page().contains("Nobody has finished"));

    harness.game(&ana, &ben).await;
    let question = ben.slash("abort", &[]).await;
    all_move(&harness, &[&ana, &ben]).await;
    ben.press(&question, "Yes, cancel it").await.whispers("Everyone has moved");
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    harness.close().await;
}

#[tokio::test]
async fn resigning_asks_first_and_can_be_cancelled() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let board = all_move(&harness, &[&ana, &ben]).await;
    for question in [ana.press(&board, "Resign").await, ana.slash("resign", &[]).await] {
        question.whispers("Do you really want to resign?");
        assert_eq!(question.buttons(), ["Yes, resign", "No"]);
        let kept = ana.press(&question, "No").await;
        kept.whispers("OK, nothing changed.");
        assert!(kept.buttons().is_empty());
    }
    assert_eq!(harness.table(&ana).await.phase(), Phase::Playing);
    harness.close().await;
}

#[tokio::test]
async fn a_game_of_three_is_paused_and_resumed() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("time", "1d")]).await;
    ben.press(&invitation, "Join").await;
    cy.press(&invitation, "Join").await;
    let board = cy.sees("The game starts.").await;
    assert_eq!(
        board.buttons(),
        ["Make a move", "Offer draw", "Ask to pause", "Cancel game", "How to play", "Explore"]
    );
    let offer = cy.press(&board, "Ask to pause").await;
    offer.says("Cy would like to pause the game.");
    assert_eq!(offer.pings(), ["ben"], "Ana was called a moment ago");
    let half = ana.press(&offer, "Accept").await;
    half.says(&format!("Cy would like to pause the game. Ana agrees. <@{}>, do you agree?", ben.id));
    assert_eq!((half.id(), half.buttons()), (offer.id(), vec!["Accept", "Decline"]));
    let accepted = ben.press(&half, "Accept").await;
    assert_eq!(accepted.content(), "Cy asked to pause the game. Ana and Ben accepted.");
    let paused = ben.sees("When it resumes, it’s Ana’s turn.").await;
    assert_eq!(paused.id(), board.id(), "the board says that its clock stands still");
    assert!(paused.pings().is_empty() && !paused.content().contains("<t:"), "{}", paused.content());
    assert_eq!(paused.buttons(), ["Ask to resume", "Offer draw", "Cancel game", "How to play", "Explore"]);
    let help = ana.slash("help", &[]).await.page();
    assert!(help.contains("The game is paused. **/resume** asks to resume it"), "{help}");
    harness.restart().await;
    ana.plays("e3-e4").await.whispers("The game is paused.");
    let offer = ana.press(&paused, "Ask to resume").await;
    offer.says("Ana would like to resume the game.");
    harness.knows_line(&ana, &offer).await;
    ben.slash("accept", &[]).await.whispers("You agree.");
    let half = ben.sees("Ana would like to resume the game. Ben agrees.").await;
    assert_eq!(half.id(), offer.id());
    let resumed = cy.slash("resume", &[]).await;
    resumed.says(&format!("The game resumes. <@{}>, it’s your turn.", ana.id));
    assert_eq!((resumed.pings(), resumed.pictures()), (vec!["ana"], 0));
    let goes_on = cy.sees("it’s your turn. Your time runs out <t:").await;
    assert_eq!(goes_on.id(), board.id());
    cy.loses_buttons(&offer).await;
    assert_eq!(boards(&ana).await, [board.id()]);
    ana.plays("e3-e4").await.says("Ana: e3-e4");
    harness.close().await;
}

#[tokio::test]
async fn a_pause_that_both_ask_for_is_told_in_one_line() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    let board = ben.sees("The game starts.").await;
    let asked = ben.press(&board, "Ask to pause").await;
    harness.knows_line(&ana, &asked).await;
    let paused = ana.press(&board, "Ask to pause").await;
    assert_eq!(paused.id(), board.id());
    paused.says("The game is paused. When it resumes, it’s Ana’s turn.");
    let line = ana.has_seen("Ben asked to pause the game. Ana accepted.").await;
    assert!(line.id() == asked.id() && line.buttons().is_empty());
    let about = |message: &Message| message.content().contains("pause");
    assert_eq!(ana.messages().await.into_iter().filter(about).count(), 2, "the board and the line");
    harness.close().await;
}

#[tokio::test]
async fn whoever_accepts_and_is_to_move_is_not_called() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    // A board that comes after the offer asks for it, in the place of its line.
    let board = ben.sees("The game starts.").await;
    harness.knows_shown(&ana, &board).await;
    for (command, done) in [("pause", "The game is paused."), ("resume", "The game resumes.")] {
        harness.knows_line(&ana, &ben.offers(command).await).await;
        let accepted = ana.slash("accept", &[]).await;
        accepted.whispers(done);
        assert!(accepted.pings().is_empty() && !accepted.content().contains("your turn"), "{accepted:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_game_without_a_clock_is_not_paused() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.slash("pause", &[]).await.whispers("This game has no clock");
    ana.slash("resume", &[]).await.whispers("The game isn’t paused.");
    harness.close().await;
}
