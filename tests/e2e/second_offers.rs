//! Offers while another one is open, commands about offers that are sent twice, and offers whose board is shown anew.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::table::{Command, Offer, Participant};
use std::time::Duration;
use tokio::time::sleep;

/// A message of the channel as it is now.
async fn now(person: &Person, message: &Message) -> Message {
    let messages = person.messages().await;
    messages.into_iter().find(|found| found.id() == message.id()).expect("it is still there")
}

#[tokio::test]
async fn a_second_offer_waits_for_the_answer_to_the_first() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    for person in [&ana, &ben] {
        person.plays(&harness.some_turn(person).await).await;
    }
    let turn = harness.some_turn(&ana).await;
    let board = ana.plays(&turn).await;
    let asked = ana.offers("takeback").await;
    let refused = ben.press(&board, "Offer draw").await;
    refused.whispers("Ana asks for a takeback. Answer that first, with");
    assert_eq!(refused.mentioned_commands().len(), 2, "one that accepts and one that declines");
    ana.slash("draw", &[]).await.whispers("Another request is still open.");
    assert_eq!(now(&ana, &asked).await.buttons(), ["Accept", "Decline"]);

    let declined = ben.press(&asked, "Decline").await;
    assert_eq!(declined.content(), "Ana asked for a takeback. Ben declined.");
    let offer = ben.press(&board, "Offer draw").await;
    offer.says("Ben offers a draw.");
    ana.press(&board, "Request takeback").await.whispers("That was declined.");
    let end = ana.press(&offer, "Accept").await;
    assert_eq!(end.content(), "Ben offered a draw. Ana accepted.");
    harness.close().await;
}

#[tokio::test]
async fn a_takeback_against_the_computer_that_is_asked_for_twice_takes_back_one_move() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let options = [("game", "basileus"), ("computer", "1"), ("casual", "true"), ("begins", "me")];
    ana.slash("play", &options).await;
    for moves in [2, 4] {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        ana.sees(&format!("· move {moves}\nSeedling: ")).await;
    }
    ana.slash("takeback", &[]).await.whispers("The game is back at the position after move 2.");
    let again = ana.slash("takeback", &[]).await;
    again.whispers("Your move is already taken back.");
    assert_eq!(harness.table(&ana).await.turn_number(), 2);

    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    let board = ana.sees("· move 4\nSeedling: ").await;
    let back = ana.press(&board, "Request takeback").await;
    assert_eq!((back.id(), back.is_private()), (board.id(), false));
    back.says("· move 2\n");
    ana.try_press(&board, "Request takeback").await;
    assert_eq!(now(&ana, &board).await.content(), back.content());
    assert_eq!(harness.table(&ana).await.turn_number(), 2);
    harness.close().await;
}

#[tokio::test]
async fn that_somebody_does_not_want_to_resume_yet_is_gone_when_the_game_resumes() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("time", "1d")];
    let invitation = ana.slash("play", &options).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    ana.offers("pause").await;
    ben.slash("accept", &[]).await;
    // The board asks, so the answer is a line of its own.
    harness.stop_bot().await;
    let (by, table) = (ana.id.parse().expect("an id"), harness.table(&ana).await.id());
    let command = Command::Offer { by: Participant::Human(by), offer: Offer::Resume, number: None };
    harness.host().await.tables().execute(TableRef::Id(table), command).await.expect("an offer");
    harness.start_bot().await;
    ben.sees("Ana would like to resume the game.").await;
    let refused = ben.slash("decline", &[]).await;
    assert_eq!(refused.content(), "Ben doesn’t want to resume the game yet.");
    harness.restart().await;
    ben.offers("resume").await;
    ana.slash("accept", &[]).await;
    while ana.messages().await.iter().any(|message| message.id() == refused.id()) {
        sleep(Duration::from_millis(5)).await;
    }
    harness.close().await;
}

#[tokio::test]
async fn an_offer_that_moves_with_the_table_is_asked_on_the_board_there() {
    let harness = Harness::open().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let offer = ana.offers("draw").await;
    ana.go_to_channel(1).await;
    ana.slash("table move", &[("table", "1")]).await.says("The game continues here.");
    ben.sees_deletion(&offer).await;
    ben.go_to_channel(1).await;
    let board = ben.messages().await.remove(0);
    board.says(&format!("Ana offers a draw.\n<@{}>, do you agree?", ben.id));
    assert_eq!(board.buttons()[..2], ["Accept", "Decline"]);
    assert_eq!(board.pings(), ["ben"], "though he was asked a moment ago, elsewhere");
    // Its text is right again, and it stays.
    let declined = ben.press(&board, "Decline").await;
    assert_eq!(declined.id(), board.id());
    declined.says("Ben declines the draw.");
    assert!(!declined.buttons().contains(&"Accept"));
    harness.close().await;
}

#[tokio::test]
async fn an_offer_is_asked_on_a_board_that_is_shown_again() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let before = ana.plays("d4-d5").await;
    let offer = ana.offers("draw").await;
    let board = ana.slash("board", &[]).await;
    board.says(&format!("Ana offers a draw.\n<@{}>, do you agree?", ben.id));
    assert_eq!(board.buttons()[..2], ["Accept", "Decline"]);
    // It says all that they said.
    ben.sees_deletion(&offer).await;
    ben.sees_deletion(&before).await;
    ben.press(&board, "Accept").await;
    ben.sees("**Draw** agreed by Ana and Ben.").await.shows_board();
    harness.close().await;
}
