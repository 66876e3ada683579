//! Reviews of finished games.

use crate::harness::{Harness, TIME_SCALE, posts_of, wait_while};
use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use crate::puzzles::plays;
use crate::votes::{MINUTE, START, harness_at};
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
    let made = async {
        loop {
            if let Some(review) = person.seen_messages().into_iter().rev().find(is_review) {
                return review;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(2 * TEST_TIMEOUT, made).await.expect("a review")
}

fn is_review(message: &Message) -> bool {
    ["turning point", "decided this game"].iter().any(|words| message.content().contains(words))
}

/// The reviews that everyone in the channel sees, the newest first.
async fn shared(person: &Person) -> Vec<Message> {
    let messages = person.messages().await.into_iter();
    messages.filter(|message| !message.is_private() && is_review(message)).collect()
}

#[tokio::test]
async fn a_review_is_private_until_it_is_shared() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ana.slash("review", &[]).await.whispers("There’s no game in this channel.");
    let end = over(&ana, &ben).await;
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Game record", "Review", "Puzzle", "Explore"]);
    // A move that is sent again may have ended the game.
    ben.plays("b6xb4").await.whispers("You played: ");
    // A new game in the channel does not affect the finished one.
    harness.game(&ana, &ben).await;
    ana.slash("review", &[]).await.whispers("This game isn’t over yet");
    harness.restart().await;
    let progress = cy.press(&end, "Review").await;
    progress.whispers("Reviewing the game… 0%");
    let review = done(&cy).await;
    assert_eq!(review.id(), progress.id());
    review.whispers("**Basileus** · table 1 · move 8\n**Ben wins**");
    let alt = review.alt();
    assert!(alt.starts_with("The winning chances, move by move. At the start: Ana "), "{alt}");
    assert!(alt.contains("After move 8: Ana 0%, Ben 100%"), "{alt}");
    assert!(cy.picture(&review).await.starts_with(b"\x89PNG\r\n"));
    let swings = review.content().lines().filter(|line| line.contains("Better: **")).count();
    assert_eq!(review.pictures(), 1 + swings, "{}", review.content());
    review.whispers("Ana: **c4-b5** left winning chances of ");
    review.whispers("-# ✗ and dashed: the move that was played. ✓ and solid: the better move.");
    assert_eq!((review.pings().len(), review.buttons()), (0, vec!["Share"]));
    assert!(!ben.seen_messages().iter().any(|message| message.content().contains("Reviewing the game")));
    // As the first line after a first game says. Of other channels nothing is told. The review was made before.
    let named = ana.slash("review", &[("table", "1")]).await;
    named.whispers(review.content());
    assert!(ana.slash("review", &[("table", "7")]).await.is_private());

    // The shared message is the same without buttons. A second press leads to it, also after a restart.
    assert_eq!(shared(&ben).await.len(), 0);
    let pressed = cy.press(&review, "Share").await;
    assert_eq!((pressed.id(), pressed.buttons().len(), pressed.pictures()), (review.id(), 0, 1 + swings));
    let public = shared(&ben).await;
    let [public] = &public[..] else { panic!("{public:?}") };
    assert_eq!((public.content(), public.alt(), public.pictures()), (review.content(), alt, 1 + swings));
    assert_eq!((public.pings().len(), public.buttons().len()), (0, 0));
    assert!(public.0["message_reference"].is_null(), "others do not see the private page");
    for _ in 0..2 {
        let again = ana.press(&named, "Share").await;
        again.whispers("That’s already in this channel: https://discord.com/channels/");
        assert!(again.content().ends_with(public.id()) && again.pictures() == 0, "{again:?}");
        harness.restart().await;
    }
    ben.resigns().await;
    harness.close().await;
}

#[tokio::test]
async fn a_review_names_votes_that_were_better() {
    let (harness, time) = harness_at(START).await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let options = [("game", "basileus"), ("team", "10m"), ("opponent", &cy.id), ("begins", "me")];
    let invitation = ana.slash("play", &options).await;
    cy.press(&invitation, "Join").await;
    let turns = ["e1-d2", "b8-c7", "d2-d3", "c8-b7", "d3-c4", "c7-b6", "c4-b5"];
    for (index, turn) in turns.into_iter().enumerate() {
        if index % 2 == 1 {
            cy.plays(turn).await;
            continue;
        }
        ana.plays(turn).await;
        // Of equal votes the earlier wins.
        ben.plays(if turn == "c4-b5" { "c4-d3" } else { turn }).await;
        time.send_modify(|now| *now = *now + MINUTE * 10);
        wait_while(async || harness.table(&ana).await.turn_number() <= index).await;
    }
    cy.plays("b6xb4").await;
    ana.slash("review", &[]).await;
    let review = done(&ana).await;
    review.whispers("-# Move 7: one person voted for c4-d3 (");
    assert!(!review.content().contains("voted for c4-b5"), "{}", review.content());
    harness.close().await;
}

#[tokio::test]
async fn a_review_is_completed_after_its_process_was_killed() {
    let harness =
        Harness::without_bot(Settings { time_scale: TIME_SCALE, ..Settings::default() }, Clock::System).await;
    let process = harness.start_process().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    over(&ana, &ben).await;
    let host = harness.host().await;
    let progress = ana.slash("review", &[]).await;
    progress.whispers("Reviewing the game… 0%");
    wait_while(async || posts_of(&host, TableId(1), "review").await.is_empty()).await;
    drop(process);
    let shown = ana.seen_messages().into_iter().rev().find(|message| message.id() == progress.id());
    shown.expect("the progress").whispers("Reviewing the game…");
    let _process = harness.start_process().await;
    let review = done(&ana).await;
    assert_eq!(review.id(), progress.id());
    assert_eq!(review.files().next(), Some("basileus-1-chances.png"));
    assert!(review.is_private() && !ben.seen_messages().iter().any(is_review), "{review:?}");
    ana.press(&review, "Share").await;
    assert_eq!(shared(&ben).await.len(), 1);
    wait_while(async || !posts_of(&host, TableId(1), "review").await.is_empty()).await;
}

#[tokio::test]
async fn a_process_that_stops_leaves_a_review_to_the_next_one() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    over(&ana, &ben).await;
    let host = harness.host().await;
    let progress = ana.slash("review", &[]).await;
    // A review is stored only until it is done.
    wait_while(async || posts_of(&host, TableId(1), "review").await.is_empty()).await;
    harness.stop_bot().await;
    assert!(!ana.seen_messages().iter().any(is_review));
    harness.start_bot().await;
    let review = done(&ana).await;
    assert_eq!(
        (review.id(), review.is_private(), review.buttons()),
        (progress.id(), true, vec!["Try your mistakes again", "Share"])
    );
    // A process that does not know the review makes it again to share it.
    harness.restart().await;
    ana.press(&review, "Share").await;
    let public = shared(&ben).await;
    assert!(
        matches!(&public[..], [public] if public.pictures() > 0 && !public.alt().is_empty()),
        "{public:?}"
    );
    harness.close().await;
}

#[tokio::test]
async fn the_progress_that_an_earlier_version_showed_to_everyone_is_deleted() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    let progress = harness.post_button_below(&ana, "Reviewing the game… 50%", "review:1:0").await;
    harness.stop_bot().await;
    let message = Some(MessageId(progress.id().parse().expect("an id")));
    let (slot, channel) = (format!("review-{}", progress.id()), ChannelId(ana.channel()));
    let since = Timestamp::from_unix_millis(0);
    let post = StoredPost { slot, channel, since, message, digest: None, is_settled: false };
    harness.host().await.posts().remember(Subject::Table(TableId(1)), None, &post).await.expect("a store");
    harness.start_bot().await;
    wait_while(async || ana.messages().await.iter().any(|message| message.id() == progress.id())).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn players_try_their_mistakes_again() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let end = over(&ana, &ben).await;
    ana.press(&end, "Review").await;
    let review = done(&ana).await;
    assert_eq!(review.buttons(), ["Try your mistakes again", "Share"]);
    let table = harness.host().await.tables().load(TableRef::Id(TableId(1))).await.expect("the table");
    let game = table.game().expect("a game");
    harness.restart().await;
    let mut task = ana.press(&review, "Try your mistakes again").await;
    assert_ne!(task.id(), review.id(), "the review stays");
    loop {
        task.whispers("**Basileus** · table 1 · move ");
        task.whispers("Find a better move.");
        let bold = |message: &Message, number: usize| {
            message.content().split("**").nth(2 * number + 1).expect("a move").to_owned()
        };
        let played = bold(&task, 1);
        let number = game.turns().iter().position(|turn| *turn == played).expect("a move of the game");
        let position = game.at_ply(number).position().clone();
        let wrong = plays(&ana, &position, task, &played).await;
        wrong.whispers(&format!("↩️ **{played}** isn’t good enough: it leaves winning chances of "));
        wrong.whispers(" The reply is **");
        assert_eq!(wrong.primary_buttons(), ["Try again"]);
        harness.restart().await;
        let better = ana.press(&wrong, "Show the better move").await;
        better.whispers("The better move is **");
        let turn = bold(&better, 0);
        let again = ana.press(&better, "Try again").await;
        let right = plays(&ana, &position, again, &turn).await;
        right.whispers(&format!("✅ **{turn}** is the best move: it leaves winning chances of "));
        assert_eq!(right.id(), wrong.id(), "it stays in its place");
        if !right.has_button("Next mistake") {
            right.whispers("That was your last mistake among the turning points of this game.");
            break;
        }
        task = ana.press(&right, "Next mistake").await;
    }
    // Nobody else has made these mistakes.
    let id = "mistake:show:1:6:0";
    let old = harness.post_button(&ben, id).await;
    ben.activate(&old, id).await.whispers("That button no longer works.");
    harness.close().await;
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
    ana.slash("review", &[]).await.whispers("Reviewing the game");
    let review = done(&ana).await;
    // Resignations say nothing about the last turn.
    let (_, last) = review.alt().rsplit_once("After move 4: Ana ").expect("the last position");
    assert!(!last.starts_with("100%") && last.contains("%, Seedling 3 "), "{last}");
    review.whispers("**Ana wins** by resignation");
    harness.close().await;
}
