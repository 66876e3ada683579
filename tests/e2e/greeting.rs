//! The greeting of a new sandbox.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;
use bside::rules::GameKind;

/// The greeting in the channel.
async fn greeting(harness: &Harness, person: &Person) -> Message {
    harness.greet().await;
    person.messages().await.pop().expect("a greeting")
}

#[tokio::test]
async fn one_press_starts_a_game() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let greeting = greeting(&harness, &ana).await;
    greeting.says("Welcome");
    assert_eq!(greeting.buttons(), ["Play the computer", "Play both sides", "How to play", "Puzzle"]);
    assert!(greeting.pings().is_empty(), "nobody is called to play yet");
    // The buttons also work after a restart.
    harness.restart().await;
    let board = ben.press(&greeting, "Play both sides").await;
    board.says("The game starts.");
    board.shows_board();
    assert!(board.pings().is_empty(), "Ben has just pressed and moves first");
    harness.knows_board(&ben).await;
    let again = ben.press(&greeting, "Play both sides").await;
    again.whispers("**Biloba** · table 1 · https://");
    assert!(again.content().ends_with(board.id()), "{again:?}");
    ben.plays("d4-d5").await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.says("Ana: ");
    let occupied = ana.press(&greeting, "Play both sides").await;
    occupied.whispers("This channel already has a game");
    harness.restart().await;
    ana.press(&occupied, "Start in a thread").await.whispers("**Biloba** · table ");
    ben.sees("Ben joins.\nThe game starts.").await;
    harness.close().await;
}

#[tokio::test]
async fn the_begins_option_chooses_the_first_player() {
    let harness = Harness::open().await;
    let [ana, cy] = harness.people(["ana", "cy"]).await;
    let greeting = greeting(&harness, &cy).await;
    cy.press(&greeting, "Play both sides").await;
    let table = harness.table(&ana).await;
    assert_eq!(table.names(), ["Cy", "Ana"]);
    harness.close().await;
}

#[tokio::test]
async fn the_greeting_teaches_every_game() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let greeting = greeting(&harness, &ana).await;
    for game in GameKind::ALL {
        let games = ana.press(&greeting, "How to play").await;
        assert!(games.is_private() && games.page().starts_with("Which game"), "{games:?}");
        assert_eq!(games.buttons().len(), GameKind::ALL.len());
        let name = games.buttons().into_iter().find(|label| label.eq_ignore_ascii_case(game.name()));
        let lesson = ana.press(&games, name.expect("a button for each game")).await;
        lesson.whispers("lesson 1 of");
        assert_eq!((lesson.id(), lesson.pictures()), (games.id(), 1), "the lesson stays in its place");
    }
    harness.close().await;
}

#[tokio::test]
async fn the_greeting_is_posted_once() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    harness.greet().await;
    harness.restart().await;
    harness.greet().await;
    assert_eq!(ana.messages().await.len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn unknown_buttons_are_refused() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for custom_id in
        ["greet:", "greet:play:", "greet:play:x", "greet:play:1100000000000000031", "greet:rules:2"]
    {
        let old = harness.post_button(&ana, custom_id).await;
        ana.activate(&old, custom_id).await.whispers("That button no longer works.");
    }
    harness.close().await;
}

#[tokio::test]
async fn a_forged_button_seats_nobody() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let forged = format!("greet:play:{}:{}", ana.id, ben.id);
    let button = harness.post_button(&cy, &forged).await;
    cy.activate(&button, &forged).await.whispers("That button no longer works.");
    assert!(ana.slash("games", &[]).await.page().contains("You have no games in progress."));
    harness.close().await;
}
