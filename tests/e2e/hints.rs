//! Hints: who can have one, who is notified, and that they survive a restart.

use crate::harness::Harness;
use crate::message::Message;
use crate::person::Person;

/// Presses for the next step of a hint, whose answer may be deferred on a busy machine.
async fn more(person: &Person, message: &Message, label: &str, says: &str) -> Message {
    person.try_press(message, label).await;
    let hint = person.sees(says).await;
    hint.whispers(says);
    hint
}

#[tokio::test]
async fn a_hint_has_three_levels_of_detail_and_is_private() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("play", &[("game", "basileus"), ("computer", "1")]).await.says("The game starts.");
    ben.slash("hint", &[]).await.whispers("You’re not playing in this game.");

    ana.slash("hint", &[]).await;
    let man = ana.sees("Take a look at **").await;
    man.whispers("Take a look at **");
    ben.sees("Ana asked for a hint.").await;
    assert!(man.alt().starts_with("Take a look at "), "{}", man.alt());
    assert_eq!(man.buttons(), ["Show the move", "Make a move"]);
    let first = ana.picture(&man).await;
    let turn = more(&ana, &man, "Show the move", "I’d play **").await;
    assert_ne!(ana.picture(&turn).await, first, "the turn is drawn");
    harness.restart().await;
    let reasons = more(&ana, &turn, "Why?", "Your winning chances are about ").await;
    reasons.whispers(turn.content());
    assert_eq!(reasons.buttons(), ["Make a move"]);

    // It is announced once, and the board is not posted again.
    let heard = ben.messages().await;
    assert_eq!(heard.iter().filter(|message| message.content() == "Ana asked for a hint.").count(), 1);
    assert!(harness.host().await.deliveries().pending().await.expect("a store").is_empty());
    ben.slash("board", &[]).await.says("Ana asked for a hint.");
    assert!(harness.table(&ana).await.was_hinted());

    // The turn is the one of the hint.
    let reply = turn.content().split("**").nth(1).expect("a turn").to_owned();
    ana.plays(&reply).await.says(&format!("Ana: {reply}"));
    assert!(ana.press(&reasons, "Make a move").await.is_private());
    // A hint is no way out of a loss.
    ana.resigns().await.says("Unrated: the game ended before move 10.");
    harness.close().await;
}

#[tokio::test]
async fn hints_are_for_casual_games_and_games_against_computers() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    ana.slash("hint", &[]).await.whispers("No hints in rated games between people.");
    let menu = ana.press(&board, "Make a move").await;
    assert_eq!(menu.buttons(), ["Type a move"]);
    ben.resigns().await;

    let casual = [("game", "biloba"), ("opponent", ben.id.as_str()), ("casual", "true")];
    let invitation = ana.slash("play", &casual).await;
    ben.press(&invitation, "Join").await;
    let board = ana.sees("table 2\nBen joins.").await;
    ben.press(&board, "Make a move").await.whispers("It’s Ana’s turn.");
    let menu = ana.press(&board, "Make a move").await;
    assert_eq!(menu.buttons(), ["Type a move", "Hint"]);
    let man = more(&ana, &menu, "Hint", "Take a look at **").await;
    ben.sees("Ana asked for a hint.").await;
    ana.press(&man, "Make a move").await.whispers("Which piece do you want to move?");
    for person in [&ana, &ben] {
        let turn = harness.some_turn(person).await;
        person.plays(&turn).await;
    }
    ana.resigns().await.says("Unrated: this was a casual game.");
    harness.close().await;
}

#[tokio::test]
async fn games_against_computers_are_rated_on_a_ladder_of_their_own() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "basileus"), ("computer", "1")]).await;
    for number in 1..=5 {
        let turn = harness.some_turn(&ana).await;
        ana.plays(&turn).await;
        ana.sees(&format!("move {}\nSeedling: ", 2 * number)).await;
    }
    let end = ana.resigns().await;
    end.says("Ana against computers: 1192 (provisional: 740–1640), 4 more games until it settles");
    let people = ana.slash("leaderboard", &[("game", "basileus")]).await.page();
    assert!(people.contains("Nobody has finished a rated game yet."), "{people}");
    let levels = ana.slash("leaderboard", &[("game", "basileus"), ("computers", "true")]).await.page();
    assert!(levels.contains("against computers: this server\n1. **Ana**"), "{levels}");
    assert!(levels.contains("Computers: Seedling "), "{levels}");
    harness.close().await;
}
