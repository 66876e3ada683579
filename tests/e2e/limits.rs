//! More than Discord takes at a time: what matters gets through, and nothing is lost.

use crate::house::House;
use bside::sandbox::{Request, Settings};
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
        // Not always the first one: to and fro it would be a draw.
        let turns = house.table(mover).await.course().expect("a game").position().turns();
        board = mover.plays(&turns[turn * 7 % turns.len()]).await;
    }
    board.shows_board();
    assert_eq!(house.table(&ana).await.turn_number(), 14);
    let refused = |request: &Request| {
        request.answer.as_ref().is_some_and(|answer| answer["code"] == 30046 || request.status == 429)
    };
    assert!(house.sandbox.requests().iter().any(refused), "the limit was not met");
    ana.press(&first, "Choose a turn").await.whispers("That button belongs to an earlier turn.");
    house.close_after_faults().await;
}
