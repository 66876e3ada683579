//! Reviews of finished games.

use crate::harness::{Harness, TIME_SCALE, posts_of};
use crate::message::Message;
use crate::person::Person;
use bside::host::{Clock, StoredPost, Subject, TableRef};
use bside::sandbox::Settings;
use bside::table::{ChannelId, Command, MessageId, TableId, Timestamp};
use std::time::Duration;

/// Plays a game of Basileus in which Ana leaves her basileus to be taken; returns its last message.
async fn over(ana: &Person, ben: &Person) -> Message {
    let invitation = ana.slash("play", &[("game", "basileus"), ("opponent", &ben.id)]).await;
    ben.press(&invitation, "Join").await;
    let turns = ["e1-d2", "b8-c7", "d2-d3", "c8-b7", "d3-c4", "c7-b6", "c4-b5"];
    for (turn, person) in turns.into_iter().zip([ana, ben].into_iter().cycle()) {
        person.plays(turn).await;
    }
    ben.plays("b6xb4").await
}

/// Waits for the review, which comes after all computer moves on a busy machine.
async fn done(person: &Person) -> Message {
    for _ in 0..400 {
        let messages = person.messages().await;
        let is_review = |message: &Message| {
            ["turning point", "decided this game"].iter().any(|words| message.content().contains(words))
        };
        if let Some(review) = messages.into_iter().find(is_review) {
            return review;
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    panic!("there is no review")
}

#[tokio::test]
async fn the_review_of_a_finished_game_is_public() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.slash("review", &[]).await.whispers("There’s no game in this channel.");
    let end = over(&ana, &ben).await;
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Game record", "Review", "Puzzle", "Explore"]);
    // A move that is sent again may have ended the game.
    ben.plays("b6xb4").await.whispers("You played b6xb4. That game is over.");
    // A new game in the channel does not affect the finished one.
    let board = harness.game(&ana, &ben).await;
    ana.slash("review", &[]).await.whispers("This game isn’t over yet");
    harness.restart().await;
    let progress = cy.press(&end, "Review").await;
    progress.says("Reviewing the game… 0%");
    let twice = ana.press(&end, "Review").await;
    twice.whispers("That’s already in this channel: https://discord.com/channels/");
    // As the first line after a first game says. Of other channels nothing is told.
    let named = ana.slash("review", &[("table", "1")]).await;
    assert!(named.content().ends_with(progress.id()), "{named:?}");
    assert!(ana.slash("review", &[("table", "7")]).await.is_private());
    assert!(twice.content().ends_with(progress.id()), "{twice:?}");
    let review = done(&cy).await;
    assert_eq!(review.id(), progress.id());
    review.says("**Basileus** · table 1 · move 8\n**Ben wins**");
    let alt = review.alt();
    assert!(alt.starts_with("The winning chances, move by move. At the start: Ana "), "{alt}");
    assert!(alt.contains("After move 8: Ana 0%, Ben 100%"), "{alt}");
    assert!(cy.picture(&review).await.starts_with(b"\x89PNG\r\n"));
    let swings = review.content().lines().filter(|line| line.contains("Better: **")).count();
    assert_eq!(review.pictures(), 1 + swings, "{}", review.content());
    review.says("Ana: **c4-b5** left a ");
    review.says("-# ✗ and dashed: the move that was played. ✓ and solid: the better move.");
    assert!(review.pings().is_empty() && review.buttons().is_empty());
    // Everyone sees it, so that nobody is shown it again. This holds after a restart, too.
    let place = "That’s already in this channel: https://discord.com/channels/";
    for _ in 0..2 {
        for again in [ana.press(&end, "Review").await, ben.press(&end, "Review").await] {
            again.whispers(place);
            assert!(again.content().ends_with(review.id()) && again.pictures() == 0, "{again:?}");
        }
        harness.restart().await;
    }
    ben.resigns().await;
    drop(board);
    harness.close().await;
}

#[tokio::test]
async fn a_review_is_completed_after_its_process_was_killed() {
    let harness =
        Harness::without_bot(Settings { time_scale: TIME_SCALE, ..Settings::default() }, Clock::System).await;
    let process = harness.start_process().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    over(&ana, &ben).await;
    let progress = ana.slash("review", &[]).await;
    progress.says("Reviewing the game… 0%");
    let host = harness.host().await;
    while posts_of(&host, TableId(1), "review").await.is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(process);
    let unfinished = ana.messages().await.remove(0);
    unfinished.says("Reviewing the game…");
    let _process = harness.start_process().await;
    let review = done(&ana).await;
    assert_eq!(review.id(), progress.id());
    assert_eq!(review.files().next(), Some("basileus-1-chances.png"));
    ben.slash("review", &[]).await.whispers("That’s already in this channel");
    while !posts_of(&host, TableId(1), "review").await.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_process_that_stops_leaves_a_review_to_the_next_one() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    over(&ana, &ben).await;
    let progress = ana.slash("review", &[]).await;
    let host = harness.host().await;
    while posts_of(&host, TableId(1), "review").await.is_empty() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    harness.stop_bot().await;
    ana.messages().await.remove(0).says("Reviewing the game…");
    harness.start_bot().await;
    assert_eq!(done(&ana).await.id(), progress.id());
    harness.close().await;
}

#[tokio::test]
async fn a_review_that_cannot_be_completed_is_deleted() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    // The game was never over, as after a damage.
    let progress = harness.post_button_below(&ana, "Reviewing the game… 50%", "review:1:0").await;
    harness.stop_bot().await;
    let message = Some(MessageId(progress.id().parse().expect("an id")));
    let (slot, channel) = (format!("review-{}", progress.id()), ChannelId(ana.channel()));
    let since = Timestamp::from_unix_millis(0);
    let post = StoredPost { slot, channel, since, message, digest: None, is_settled: false };
    harness.host().await.posts().remember(Subject::Table(TableId(1)), None, &post).await.expect("a store");
    harness.start_bot().await;
    while ana.messages().await.iter().any(|message| message.id() == progress.id()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_game_without_turns_is_not_reviewed() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let end = ana.resigns().await;
    assert_eq!(end.buttons(), ["Rematch"]);
    ana.slash("review", &[]).await.whispers("No moves were played in that game");
    harness.close().await;
}

#[tokio::test]
async fn the_review_shows_the_chances_of_four_players() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    ana.slash("play", &[("game", "biloba"), ("seats", "4"), ("computer", "1")]).await;
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("move 4\nSeedling 3: ").await;
    // Computers never resign, so the host resigns for them.
    let table = harness.table(&ana).await;
    let host = harness.host().await;
    for computer in table.seats()[1..].iter().flatten() {
        host.tables()
            .execute(TableRef::Id(table.id()), Command::Resign { by: computer.id })
            .await
            .expect("it plays");
    }
    ana.slash("review", &[]).await.says("Reviewing the game");
    let review = done(&ana).await;
    // That the others have resigned says nothing about the last turn.
    let (_, last) = review.alt().rsplit_once("After move 4: Ana ").expect("the last position");
    assert!(!last.starts_with("100%") && last.contains("%, Seedling 3 "), "{last}");
    review.says("**Ana wins** by resignation");
    harness.close().await;
}
