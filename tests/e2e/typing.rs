//! Turns entered in a modal.

use crate::harness::Harness;

#[tokio::test]
async fn a_wrong_turn_in_a_modal_is_explained_beside_its_text() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    let form = ana.opens_form(&menu, "Type a move").await;
    let field = &form["components"][0]["components"][0];
    assert_eq!((&form["title"], &field["value"]), (&"Your move".into(), &serde_json::Value::Null));
    let example = field["placeholder"].as_str().and_then(|text| text.strip_prefix("e.g. "));
    let turns = harness.table(&ana).await.game().expect("a game").position().legal_turns();
    assert!(turns.iter().any(|turn| Some(turn.as_str()) == example), "{example:?}");
    harness.restart().await;
    let wrong = ana.sends(&menu, &form, "d4-d9").await;
    wrong.whispers("d9");
    assert_eq!((wrong.id(), wrong.buttons()), (menu.id(), vec!["Try again", "Start over"]));
    let form = ana.opens_form(&wrong, "Try again").await;
    assert_eq!(form["components"][0]["components"][0]["value"], "d4-d9", "the text is kept");
    let played = ana.sends(&wrong, &form, " D4 to d5 ").await;
    played.whispers("You played: d4-d5.");
    let next = ben.sees("Ana: d4-d5").await;
    next.shows_board();
    assert_eq!(next.pings(), ["ben"]);
    // A modal that was left open belongs to its own position.
    ana.sends(&wrong, &form, "d5-d6").await.whispers("It’s Ben’s turn.");
    ana.press(&next, "Make a move").await.whispers("It’s Ben’s turn.");
    harness.close().await;
}

#[tokio::test]
async fn a_typed_beginning_is_continued_with_buttons() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    let menu = ana.press(&board, "Make a move").await;
    let form = ana.opens_form(&menu, "Type a move").await;
    let on = ana.sends(&menu, &form, "d4").await;
    on.whispers("d4 – where to?");
    assert!(on.pictures() > 0 && on.entries().len() > 1, "{on:?}");
    let again = ana.press(&on, "Start over").await;
    again.whispers("Which pawn do you want to move?");
    harness.close().await;
}
