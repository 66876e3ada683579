//! Many people act at the same time.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::TableRef;
use bside::sandbox::Settings;
use bside::table::{ChannelId, Command};
use bside_test_support::database;
use futures_util::future::join_all;
use std::collections::HashSet;
use std::time::Duration;

/// Number of commands that people enter at a time.
const AT_A_TIME: usize = 32;
/// Number of commands that they enter.
const ENTERED: usize = 2056;

#[tokio::test]
async fn a_turn_is_shown_while_sixty_animations_are_requested() {
    let harness = Harness::open().await;
    let [ana, ben, mut cy, mut dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    harness.game(&ana, &ben).await;
    let host = harness.host().await;
    for number in 0..60 {
        let place = TableRef::Channel(ChannelId(ana.channel()));
        let table = host.tables().load(place).await.expect("a table");
        let turns = table.game().expect("a game").position().legal_turns();
        let by = table.to_act().expect("it goes on").id;
        let text = turns[number * 7919 % turns.len()].clone();
        host.tables().execute(place, Command::Turn { by, text, number: None }).await.expect("a legal turn");
    }
    for person in [&mut cy, &mut dee] {
        person.go_to_channel(1).await;
    }
    harness.game(&cy, &dee).await;

    let animations = join_all((0..60).map(|_| ana.slash("replay", &[])));
    let (animations, turn) = tokio::join!(animations, cy.plays("d4-d5"));
    turn.says("Cy: d4-d5");
    turn.shows_board();
    // She alone sees it. While it is made for her, other requests are refused.
    let shown = animations.iter().filter(|answer| answer.files().any(|file| file.ends_with(".gif"))).count();
    let refused =
        animations.iter().filter(|answer| !answer.content().is_empty() && answer.pictures() == 0).count();
    assert!(shown > 0 && shown + refused == animations.len(), "{animations:?}");
    assert!(animations.iter().all(Message::is_private), "{animations:?}");
    harness.close().await;
}

#[tokio::test]
async fn thousands_of_commands_at_once_are_answered_or_turned_away() {
    // On PostgreSQL the lock does not hold up settings.
    if database::is_postgres() {
        return;
    }
    let settings = Settings { first_response_timeout: Duration::from_secs(60), ..Settings::default() };
    let mut harness = Harness::with_settings(settings).await;
    let [ana, ben, cy, dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    let board = harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    harness.max_interactions = Some(4);
    harness.start_bot().await;
    let before = answered_count(&cy) + answered_count(&dee);
    let change = async |person: &Person| person.enter("settings me", &[("confirm", "false")]).await;
    // All that are admitted wait for the store.
    let lock = harness.lock_database().await;
    for _ in 0..4 {
        tokio::join!(change(&cy), change(&dee));
    }
    cy.has_seen("B-Side is very busy right now. Try again in a minute.").await.whispers("");
    ben.press(&board, "Make a move").await.whispers("B-Side is very busy right now.");
    assert!(ben.suggestions("move", &[("turn", "")], "turn").await.is_empty());
    lock.release().await;
    wait_while(async || {
        !cy.seen_messages()
            .iter()
            .chain(&dee.seen_messages())
            .any(|message| message.page().contains("Colours:"))
    })
    .await;
    for _ in 0..(ENTERED - 8) / AT_A_TIME {
        join_all((0..AT_A_TIME / 2).flat_map(|_| [change(&cy), change(&dee)])).await;
    }
    wait_while(async || answered_count(&cy) + answered_count(&dee) < before + ENTERED).await;
    ana.plays("d4-d5").await.shows_board();
    ben.loses_buttons(&board).await;
    harness.close_after_faults().await;
}

/// The number of answers that somebody has seen, without deferrals.
fn answered_count(person: &Person) -> usize {
    let seen = person.seen_messages();
    let answers = seen.iter().filter(|message| message.is_private() && !message.is_loading());
    answers.map(|message| message.id().to_owned()).collect::<HashSet<_>>().len()
}
