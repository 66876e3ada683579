//! More than Discord takes at a time: what matters gets through, and nothing is lost.

use crate::house::House;
use bside::sandbox::Settings;
use std::time::Duration;

#[tokio::test]
async fn old_boards_that_may_not_be_edited_are_stale() {
    // Everything is old, and so few edits are taken.
    let house = House::with(Settings { old_age: Duration::ZERO, ..Settings::default() }).await;
    let [ana, ben] = house.people(["ana", "ben"]).await;
    let mut board = house.game(&ana, &ben).await;
    let first = board.clone();
    for turn in 0..14 {
        let mover = if turn % 2 == 0 { &ana } else { &ben };
        board = mover.plays(&house.some_turn(mover).await).await;
    }
    board.shows_board();
    assert_eq!(house.table(&ana).await.turn_number(), 14);
    let refused = |request: &&bside::sandbox::Request| {
        request.answer.as_ref().is_some_and(|answer| answer["code"] == 30046 || request.status == 429)
    };
    assert!(house.sandbox.requests().iter().any(|request| refused(&request)), "the limit was not met");
    ana.press(&first, "Choose a turn").await.whispers("That button belongs to an earlier turn.");
    house.close_after_faults().await;
}
