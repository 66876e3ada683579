//! Rate limits: answers come first, and nothing is lost.

use crate::harness::{Harness, posts_of, wait_while};
use crate::message::Message;
use crate::tunnel::Tunnel;
use bside::sandbox::{Fault, RecordedRequest, Settings, WorldConfig};
use futures_util::future::join_all;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Eight channels whose follow-up messages share one limit.
const STRICT: &str = r#"
    applications = [{ name = "B-Side", counted_together = true }]
    people = [
        { username = "ana", name = "Ana" },
        { username = "ben", name = "Ben" },
        { username = "cy", name = "Cy" },
        { username = "dee", name = "Dee" },
    ]
    [[servers]]
    name = "Here"
    owner = "ana"
    channels = [
        { name = "one" }, { name = "two" }, { name = "three" }, { name = "four" },
        { name = "five" }, { name = "six" }, { name = "seven" }, { name = "eight" },
    ]
"#;

fn is_refused(request: &RecordedRequest) -> bool {
    request.status == 429
}

#[tokio::test]
async fn old_boards_that_may_not_be_edited_are_stale() {
    // Messages older than an hour have a lower limit of edits.
    let harness =
        Harness::with_settings(Settings { old_message_age: Duration::ZERO, ..Settings::default() }).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    ana.slash("settings server", &[("boards", "lines")]).await;
    let mut board = harness.game(&ana, &ben).await;
    let first = board.clone();
    for turn in 0..14 {
        let mover = if turn % 2 == 0 { &ana } else { &ben };
        // Not always the first turn, since moving to and fro would end in a draw.
        let turns = harness.table(mover).await.game().expect("a game").position().legal_turns();
        board = mover.plays(&turns[turn * 7 % turns.len()]).await;
    }
    board.shows_board();
    assert_eq!(harness.table(&ana).await.turn_number(), 14);
    assert!(harness.sandbox.requests().iter().any(is_refused), "the limit was not met");
    ana.press(&first, "Offer draw").await.whispers("The game has moved on since then.");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn answers_that_share_one_rate_limit_all_arrive() {
    let world = WorldConfig::from_toml(STRICT).expect("a world");
    let harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
    // Each person is connected twice.
    let mut people = harness.people(["ana", "ana", "ben", "ben", "cy", "cy", "dee", "dee"]).await;
    for (number, person) in people.iter_mut().enumerate() {
        person.go_to_channel(number).await;
    }
    // Everybody has to wait, and all answers come at the same time.
    let lock = harness.lock_database().await;
    join_all(people.iter().map(|person| person.slash_deferred("play", &[("game", "biloba")]))).await;
    lock.release().await;
    for person in &people {
        wait_while(async || person.messages().await[0].is_loading()).await;
        person.messages().await[0].says("game of Biloba");
    }
    let follows = |request: &&RecordedRequest| request.path.contains("/webhooks/");
    assert!(harness.sandbox.requests().iter().filter(follows).any(is_refused), "the limit was not met");
    harness.close_after_faults().await;
}

/// A harness whose bot connects as it does to Discord itself, so that serenity handles rate limits.
async fn harness_with_strict_limits() -> (Harness, Tunnel) {
    let mut harness = Harness::with_settings(Settings::default()).await;
    harness.stop_bot().await;
    let tunnel = Tunnel::open(harness.sandbox.base_url(), harness.folder()).await;
    (harness, tunnel)
}

#[tokio::test]
async fn a_rate_limit_of_an_hour_in_one_channel_delays_nothing_else() {
    let (mut harness, tunnel) = harness_with_strict_limits().await;
    let process = harness.start_process_through(&tunnel).await;
    let [ana, mut ben, mut cy, mut dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    ben.go_to_channel(1).await;
    for person in [&mut cy, &mut dee] {
        person.go_to_channel(2).await;
    }
    let casual = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    let hers = ana.slash("play", &casual).await;
    // Edits come before messages.
    let messages = format!("/channels/{}/messages", ana.channel());
    for path in [format!("{messages}/"), messages] {
        harness.sandbox.inject(Fault::RateLimit { path, retry_after: HOUR });
    }
    ana.plays("d4-d5").await.whispers("You played: d4-d5.");
    wait_while(async || harness.sandbox.requests().iter().filter(|request| is_refused(request)).count() < 2)
        .await;
    // She is answered, and the answer shows the computer's turn.
    ana.slash("board", &[("text", "true")]).await.whispers("Seedling: ");
    assert!(!ana.suggestions("move", &[("turn", "")], "turn").await.is_empty());
    ana.press(&hers, "Make a move").await.says("Which pawn do you want to move?");
    ana.slash("hint", &[]).await;
    ana.sees("Take a look at ").await;

    // Nobody else is affected, even where an answer exceeded the limit.
    let his = ben.slash("play", &casual).await;
    ben.plays("d4-d5").await.whispers("You played: d4-d5.");
    let answer = ben.sees("Seedling: ").await;
    answer.shows_board();
    assert_eq!(answer.id(), his.id());
    let board = harness.game(&cy, &dee).await;
    harness.sandbox.inject(Fault::RateLimit { path: "/callback".to_owned(), retry_after: HOUR });
    cy.plays("d4-d5").await.says("Cy: d4-d5");
    dee.loses_buttons(&board).await;
    assert_eq!(harness.sandbox.requests().iter().filter(|request| is_refused(request)).count(), 3);

    // The queue is lost with the process; the next process shows the boards.
    drop(process);
    harness.start_bot().await;
    let shown = |message: &Message| message.pictures() > 0 && message.content().contains("Seedling: ");
    wait_while(async || !ana.messages().await.iter().any(shown)).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn messages_beyond_the_rate_limit_of_a_channel_wait() {
    let (mut harness, tunnel) = harness_with_strict_limits().await;
    let process = harness.start_process_through(&tunnel).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let mut boards = vec![harness.game(&ana, &ben).await];
    for turn in 0..8 {
        let mover = if turn % 2 == 0 { &ana } else { &ben };
        let turns = harness.table(mover).await.game().expect("a game").position().legal_turns();
        boards.push(mover.plays(&turns[turn * 7 % turns.len()]).await);
    }
    boards.pop();
    for board in &boards {
        ana.loses_buttons(board).await;
    }
    // The next process does what this one does not know to be done.
    let host = harness.host().await;
    let table = harness.table(&ana).await.id();
    wait_while(async || !posts_of(&host, table, "board").await.is_empty()).await;
    drop(process);
    harness.start_bot().await;
    assert!(!harness.sandbox.requests().iter().any(is_refused), "serenity knows how much is left");
    harness.close().await;
}
