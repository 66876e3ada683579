//! Offers during a game and their answers.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::table::Phase;

/// Each plays some legal turn; returns the last board.
async fn all_move(harness: &Harness, people: &[&Person]) -> Message {
    let mut boards = Vec::new();
    for person in people {
        let turn = harness.some_turn(person).await;
        boards.push(person.plays(&turn).await);
    }
    boards.pop().expect("somebody plays")
}

#[tokio::test]
async fn a_draw_is_declined_and_then_accepted_by_button() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    let board = all_move(&harness, &[&ana, &ben]).await;
    let offer = ben.press(&board, "Offer draw").await;
    offer.says("Ben offers a draw.");
    offer.says(&format!("<@{}>, do you agree?", ana.id));
    assert!(offer.pings().is_empty(), "she was called a moment ago, when her turn began");
    assert_eq!(offer.buttons(), ["Accept", "Decline", "Make a move", "Request takeback", "Resign"]);
    cy.press(&offer, "Accept").await.whispers("You’re not playing in this game.");
    ben.press(&offer, "Accept").await.whispers("You’ve already agreed to that.");

    harness.restart().await;
    let declined = ana.press(&offer, "Decline").await;
    declined.says("Ana declines the draw.");
    assert_eq!(declined.buttons(), ["Make a move", "Offer draw", "Request takeback", "Resign"]);
    ben.press(&declined, "Offer draw").await.whispers("That was declined.");
    let offer = ana.slash("draw", &[]).await;
    assert_eq!(offer.pings(), ["ben"], "though it is not his turn");
    let end = ben.press(&offer, "Accept").await;
    end.says("Ben accepts the draw.");
    end.says("**Draw** agreed by Ana and Ben.");
    harness.close().await;
}

#[tokio::test]
async fn an_answer_under_an_old_offer_is_stale() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let offer = ben.slash("draw", &[]).await;
    let accept = offer.button("Accept").to_owned();
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let old = harness.post_button(&ana, &accept).await;
    ana.press(&old, "Press").await.whispers("That button belongs to an earlier move.");
    ben.slash("draw", &[]).await.says("Ben offers a draw.");
    ana.press(&old, "Press").await.whispers("That button belongs to an earlier move.");
    ana.slash("decline", &[]).await.says("Ana declines the draw.");
    ana.slash("accept", &[]).await.whispers("There’s nothing to accept or decline right now.");
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
    offer.says("Ana asks for a takeback.");
    assert!(offer.pings().is_empty(), "he was called a moment ago");
    harness.restart().await;
    let back = ben.press(&offer, "Accept").await;
    back.says("Ben agrees.\nAll moves were taken back. The game is back at the start.");
    back.shows_board();
    assert_eq!(back.pings(), ["ana"]);
    assert_eq!(harness.table(&ana).await.turn_number(), 0);
    // His board belonged to the turn that was taken back.
    let value = menu.values()[0].to_owned();
    ben.choose(&menu, &value).await.whispers("That button belongs to an earlier move.");
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    let asked = ana.slash("takeback", &[]).await;
    asked.says("Ana asks for a takeback.");
    ben.slash("decline", &[]).await.says("Ben declines the takeback.");
    assert_eq!(harness.table(&ana).await.game().expect("a game").turns(), ["d4-d5", "d6-c5"]);
    harness.close().await;
}

#[tokio::test]
async fn a_computer_accepts_takebacks_at_once_in_casual_games() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for (casual, table) in [("true", 1), ("false", 2)] {
        ana.slash("play", &[("game", "basileus"), ("computer", "1"), ("casual", casual)]).await;
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        let answer = ana.sees(&format!("table {table} · move 2\nSeedling: ")).await;
        if casual == "true" {
            let back = ana.press(&answer, "Request takeback").await;
            back.says("All moves were taken back. The game is back at the start.");
            assert!(back.pings().is_empty(), "she has asked for it");
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
    assert_eq!(question.buttons(), ["Yes, cancel it", "No, keep playing"]);
    ana.press(&question, "No, keep playing").await.whispers("OK, nothing changes.");
    let question = ben.press(&board, "Cancel game").await;
    harness.restart().await;
    ben.press(&question, "Yes, cancel it").await.whispers("You cancelled the game.");
    let end = ana.sees("Ben cancelled the game.").await;
    assert!(end.buttons().is_empty() && end.pings().is_empty());
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
        assert_eq!(question.buttons(), ["Yes, resign", "No, keep playing"]);
        let kept = ana.press(&question, "No, keep playing").await;
        kept.whispers("OK, nothing changes.");
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
    assert_eq!(board.buttons(), ["Make a move", "Offer draw", "Pause", "Cancel game", "How to play"]);
    let offer = cy.press(&board, "Pause").await;
    offer.says("Cy would like to pause the game.");
    assert_eq!(offer.pings(), ["ben"], "Ana was called a moment ago");
    let half = ana.press(&offer, "Accept").await;
    half.says("Ana agrees.");
    assert!(half.pings().is_empty());
    let paused = ben.press(&half, "Accept").await;
    paused.says("The clocks have stopped.");
    paused.says("When it resumes, it’s Ana’s turn.");
    assert!(paused.pings().is_empty() && !paused.content().contains("<t:"), "{}", paused.content());
    assert_eq!(paused.buttons(), ["Resume", "Offer draw", "Cancel game", "How to play"]);
    let help = ana.slash("help", &[]).await.page();
    assert!(help.contains("The game is paused. **/resume** asks the others"), "{help}");
    harness.restart().await;
    ana.plays("e3-e4").await.whispers("The game is paused.");
    ana.press(&board, "Make a move").await.whispers("The game is paused.");
    let offer = ana.press(&paused, "Resume").await;
    offer.says("Ana would like to resume the game.");
    ben.press(&offer, "Accept").await;
    let goes_on = cy.slash("resume", &[]).await;
    goes_on.says("Cy agrees.\nThe game resumes.");
    goes_on.says("it’s your turn. Your time runs out <t:");
    assert_eq!(goes_on.pings(), ["ana"]);
    ana.plays("e3-e4").await.says("Ana: e3-e4");
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
