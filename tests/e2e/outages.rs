//! Outages of Discord and channels that are gone: everybody else is answered meanwhile, and stored turns are shown
//! later.

use crate::harness::{Harness, wait_while};
use crate::person::Person;
use bside::host::{QuarantineReason, TableRef};
use bside::rules::{GameKind, Setup};
use bside::sandbox::{self, Fault};
use bside::table::{ChannelId, NewTable, Player, PlayerId};
use std::time::Duration;

fn error(path: &str, status: u16) -> Fault {
    Fault::ServerError { path: path.to_owned(), status, carried_out: false }
}

fn silence(path: &str, carried_out: bool) -> Fault {
    Fault::NoResponse { path: path.to_owned(), carried_out }
}

fn player(person: &Person) -> Player {
    Player::human(person.id.parse().expect("an id"), person.name.to_owned())
}

#[tokio::test]
async fn people_are_answered_before_the_commands_are_registered() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.stop_bot().await;
    for _ in 0..3 {
        harness.sandbox.inject(error("/commands", 500));
    }
    harness.spawn_bot().await;
    // The commands registered before are still known.
    harness.wait_until_connected().await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    harness.wait_for_registrations(2).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn people_are_answered_before_the_outbox_is_empty() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.stop_bot().await;
    // In channels that are gone, and in Ana's channel.
    let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
    let host = harness.host().await;
    for channel in (1..=30).chain([ana.channel()]) {
        let by = if channel == ana.channel() {
            player(&ana)
        } else {
            Player { id: PlayerId(channel).into(), ..player(&ben) }
        };
        host.tables().open(NewTable::new(ChannelId(channel), by, setup)).await.expect("a free channel");
    }
    harness.spawn_bot().await;
    harness.wait_until_connected().await;
    // Before all thirty have been tried, which takes a tenth of a second each.
    assert!(ben.slash("help", &[]).await.page().contains("There’s an open seat"));
    let tried =
        |request: &&sandbox::RecordedRequest| request.path.ends_with("/messages") && request.status == 404;
    let tries = harness.sandbox.requests().iter().filter(tried).count();
    assert!(tries < 30, "{tries}");
    ben.has_seen("ana is looking for an opponent").await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_table_whose_channel_is_gone_is_quarantined() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    harness.stop_bot().await;
    let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
    let host = harness.host().await;
    let new_table = NewTable::new(ChannelId(1), player(&ana), setup);
    let table = host.tables().open(new_table).await.expect("a free channel").table.id();
    harness.start_bot().await;
    wait_while(async || host.tables().quarantined().await.expect("a store").is_empty()).await;
    assert_eq!(
        host.tables().quarantined().await.expect("a store"),
        [(table, ChannelId(1), QuarantineReason::ChannelGone)]
    );
    assert!(host.deliveries().pending().await.expect("a store").is_empty());
    // The next start does not try it, and nothing of it is lost.
    let tries = |harness: &Harness| {
        harness
            .sandbox
            .requests()
            .iter()
            .filter(|request| request.path.ends_with("/channels/1/messages"))
            .count()
    };
    let before = tries(&harness);
    harness.restart().await;
    ana.slash("play", &[("game", "biloba")]).await.says("Ana is looking for");
    assert_eq!(tries(&harness), before);
    assert!(host.tables().load(TableRef::Id(table)).await.is_ok());
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_turn_is_shown_when_discord_is_available_again() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    // The invitation loses its buttons by a request, too.
    wait_while(async || !harness.sandbox.requests().iter().any(|request| request.method == "PATCH")).await;
    let messages = format!("/channels/{}/messages", ana.channel());
    // The answer hangs and is deferred, but cannot be filled in, nor looked for.
    for fault in [
        silence("/callback", false),
        error("/webhooks", 502),
        error("/webhooks", 502),
        error("/webhooks", 502),
        error(&messages, 500),
        error(&messages, 503),
        Fault::ErrorResponse { path: messages.clone(), status: 403, code: 50013 },
        Fault::ErrorResponse { path: messages, status: 404, code: 10003 },
    ] {
        harness.sandbox.inject(fault);
    }
    ana.plays("d4-d5")
        .await
        .whispers("Everything is saved and will appear here as soon as Discord recovers.");
    let next = ben.sees("Ana: d4-d5").await;
    next.shows_board();
    assert_eq!(next.pings(), ["ben"]);
    ben.loses_buttons(&board).await;
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_board_is_posted_over_a_slow_connection() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    // Twice as long as Discord waits for an answer.
    for _ in 0..2 {
        harness.sandbox.inject(Fault::SlowUpload(Duration::from_secs(6)));
    }
    ana.slash_deferred("move", &[("turn", "d4-d5")]).await;
    ben.sees("Ana: d4-d5").await.shows_board();
    ben.loses_buttons(&board).await;
    let shown = ben.messages().await.iter().filter(|message| message.content().contains("d4-d5")).count();
    assert_eq!(shown, 1);
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn an_answer_without_a_reply_is_sent_again() {
    for carried_out in [false, true] {
        let harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        let board = harness.game(&ana, &ben).await;
        harness.sandbox.inject(silence("/callback", carried_out));
        ana.plays("d4-d5").await;
        ben.sees("Ana: d4-d5").await.shows_board();
        ben.loses_buttons(&board).await;
        let shown = ben.messages().await.iter().filter(|message| message.content().contains("d4-d5")).count();
        assert_eq!(shown, 1);
        harness.close_after_faults().await;
    }
}

#[tokio::test]
async fn slow_answers_are_deferred() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let board = harness.game(&ana, &ben).await;
    // The store waits for a lock until both answers are deferred.
    let lock = harness.lock_database().await;
    let (hers, not_his) = tokio::join!(
        ana.slash_deferred("move", &[("turn", "d4-d5")]),
        cy.slash_deferred("play", &[("game", "bizingo")]),
    );
    lock.release().await;
    let next = ana.sees("Ana: d4-d5").await;
    assert_eq!(next.id(), hers.id(), "it is where the place was kept");
    next.shows_board();
    assert_eq!(next.pings(), ["ben"]);
    ben.loses_buttons(&board).await;
    // A refusal is private, even if the deferral was public.
    assert!(!not_his.is_private(), "{not_his:?}");
    cy.has_seen("This channel already has a game").await.whispers("");
    assert!(cy.messages().await.iter().all(|message| message.id() != not_his.id()));
    harness.close_after_faults().await;
}
