//! Operation: shutdown, backup, a second process, a damaged database.

use crate::harness::{Harness, wait_while};
use crate::person::{HTTP, Person, TEST_TIMEOUT};
use bside::host::QuarantineReason;
use bside::sandbox::{Fault, Settings, WorldConfig};
use bside_test_support::{database, secrets};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;
use std::process::{self, Output};
use std::time::Duration;

/// The number of Biloba turns in a database, read from its file alone.
async fn turns_in(file: &Path) -> i64 {
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.expect("a database");
    let turns = sqlx::query_scalar("SELECT COUNT(*) FROM events WHERE kind = 'turned'");
    let turns = turns.fetch_one(&mut database).await.expect("events");
    database.close().await.expect("closed");
    turns
}

/// Waits until the only process says that it is stopping. It serves metrics.
async fn wait_until_stopping(harness: &Harness) {
    let log = harness.process_log();
    let (_, line) = log.split_once("metrics are served address=").expect("an address");
    let address = line.split_whitespace().next().expect("an address");
    let url = format!("http://{address}/healthz");
    let stops = async {
        loop {
            let answer = HTTP.get(&url).send().await.expect("an answer").text().await.expect("a text");
            if answer == "the bot is stopping\n" {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(TEST_TIMEOUT, stops).await.expect("it stops");
}

#[tokio::test]
async fn a_process_asked_to_end_finishes_what_it_has_begun() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    let process = harness.start_logged(&[("BSIDE_METRICS", "0")]).await;
    let lock = harness.lock_database().await;
    let (_, ()) = tokio::join!(ana.slash_deferred("move", &[("turn", "d4-d5")]), async {
        // The turn was received once it is deferred; it then waits for the lock.
        ana.sees_deferral().await;
        process.terminate();
        wait_until_stopping(&harness).await;
        lock.release().await;
    });
    ana.sees("Ana: d4-d5").await.shows_board();
    assert!(process.ended().await.success());
    // Without the WAL file, like a copy of the database file alone.
    let copy = harness.database().with_extension("copy");
    fs::copy(harness.database(), &copy).expect("a copy");
    assert_eq!(turns_in(&copy).await, 1);
    harness.start_bot().await;
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close().await;
}

#[tokio::test]
async fn a_process_that_cannot_connect_ends_on_request() {
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        name = "House"
        owner = "ana"
        channels = [{ name = "table" }]
    "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let mut harness = Harness::with_settings(Settings { world, ..Settings::default() }).await;
    harness.stop_bot().await;
    // The gateway does not report that more shards are needed, and its connection is closed with 4011.
    harness.sandbox.inject(Fault::ErrorResponse { path: "/gateway/bot".to_owned(), status: 404, code: 0 });
    let process = harness.spawn_process();
    wait_while(async || !harness.process_log().contains("Shard has too many guilds")).await;
    process.terminate();
    tokio::time::timeout(Duration::from_secs(60), process.ended()).await.expect("it hears, or is found dead");
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_second_process_is_refused() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let first = harness.start_process().await;
    let second = harness.command().output().expect("it runs");
    let output = String::from_utf8_lossy(&second.stderr).into_owned();
    let refusal =
        if database::is_postgres() { "another process serves shard 0/1" } else { "another process is using" };
    assert!(!second.status.success() && output.contains(refusal), "{output}");
    // After a kill another process can start.
    drop(first);
    drop(harness.start_process().await);
    harness.start_bot().await;
    harness.close().await;
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test]
async fn a_process_uses_few_memory_arenas() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let process = harness.start_process().await;
    let environment = fs::read(format!("/proc/{}/environ", process.id())).expect("it runs");
    let mut settings = environment.split(|byte| *byte == 0);
    assert!(settings.any(|setting| setting.starts_with(b"MALLOC_ARENA_MAX=")));
    drop(process);
    harness.start_bot().await;
    harness.close().await;
}

/// Runs `bside backup` on the harness's database.
fn backup(harness: &Harness, copy: &Path) -> Output {
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
    secrets::output(command.arg("backup").arg(copy).arg("--db").arg(harness.database()))
}

pub fn copy_database(harness: &Harness, copy: &Path) {
    let made = backup(harness, copy);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

#[tokio::test]
async fn a_copy_is_made_while_the_bot_runs() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let copy = harness.database().with_extension("copy");
    copy_database(&harness, &copy);
    assert_eq!(turns_in(&copy).await, 1);
    assert!(!backup(&harness, &copy).status.success(), "nothing is written over");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    harness.close().await;
}

/// The first and the last legal turn at the table of the person's channel.
async fn two_turns(harness: &Harness, person: &Person) -> [String; 2] {
    let mut turns = harness.table(person).await.game().expect("a game").position().legal_turns();
    let last = turns.pop().expect("a turn");
    [turns.swap_remove(0), last]
}

#[tokio::test]
async fn games_go_on_from_a_restored_copy() {
    if database::is_postgres() {
        return;
    }
    let mut harness = Harness::open().await;
    let [ana, ben, mut cy, mut dee] = harness.people(["ana", "ben", "cy", "dee"]).await;
    cy.go_to_channel(1).await;
    let options = [("game", "biloba"), ("computer", "1"), ("rated", "false"), ("begins", "me")];
    cy.slash("play", &options).await.shows_board();
    harness.game(&ana, &ben).await;
    let former = ana.plays("d4-d5").await;
    for person in [&ana, &cy] {
        harness.knows_board(person).await;
    }
    let copy = harness.database().with_extension("copy");
    copy_database(&harness, &copy);

    // The copy does not have this table.
    dee.go_to_channel(2).await;
    let lost_invitation = dee.slash("play", &[("game", "bizingo")]).await;
    let lost_table = harness.table(&dee).await.id();
    // The copy does not have these moves, but their boards stay in the channels.
    let ([lost, other], [cys_lost, cys_other]) =
        (two_turns(&harness, &ben).await, two_turns(&harness, &cy).await);
    ben.plays(&lost).await.shows_board();
    ana.loses_buttons(&former).await;
    let lost_board = ana.plays(&harness.some_turn(&ana).await).await;
    cy.plays(&cys_lost).await;
    cy.sees(&format!("Cy: {cys_lost}")).await;
    harness.stop_bot().await;
    // The copy is an hour old.
    database::execute(&copy, "UPDATE heartbeat SET at = at - 3600000").await;
    harness.restore(&copy).await;
    // The bot shows this one by itself, as it does after a kill. A lost board has the same number of events.
    harness.store_turn(&ben, &other).await;

    harness.start_bot().await;
    let board = ana.sees(&format!("Ben: {other}")).await;
    board.shows_board();
    assert_eq!(board.pings(), ["ana"]);
    assert_eq!(harness.table(&ana).await.game().expect("a game").turns(), ["d4-d5", &other]);
    // A lost board has a button for a move that is still to come.
    assert!(ben.press(&lost_board, "Make a move").await.is_private());
    let next = ana.plays(&harness.some_turn(&ana).await).await;
    next.shows_board();
    ben.press(&next, "Make a move").await.whispers("Which pawn do you want to move?");
    // The reply of a computer comes by itself as well.
    cy.plays(&cys_other).await;
    cy.sees(&format!("Cy: {cys_other}")).await.shows_picture();
    assert_eq!(harness.table(&cy).await.turn_number(), 2);
    // Tables that were opened after the copy are lost with their numbers, which no other table gets.
    ben.resigns().await.shows_picture();
    harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await.shows_board();
    // An hour's numbers were skipped: the lost table and the 3,599 after it.
    assert!(harness.table(&ana).await.id().0 >= lost_table.0 + 3600);
    cy.go_to_channel(2).await;
    cy.press(&lost_invitation, "Join").await.whispers("There’s no such table.");
    // Messages that the copy knows may be gone.
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_copy_that_is_restored_at_once_gives_no_number_again() {
    if database::is_postgres() {
        return;
    }
    let mut harness = Harness::open().await;
    let [ana, mut cy] = harness.people(["ana", "cy"]).await;
    let copy = harness.database().with_extension("copy");
    copy_database(&harness, &copy);
    let mut lost = Vec::new();
    for channel in 0..2 {
        cy.go_to_channel(channel).await;
        lost.push(cy.slash("play", &[("game", "bizingo")]).await);
    }
    harness.stop_bot().await;
    harness.restore(&copy).await;
    harness.start_bot().await;
    for _ in 0..lost.len() {
        ana.slash("play", &[("game", "biloba")]).await.says("Ana is looking");
        for (channel, invitation) in lost.iter().enumerate() {
            cy.go_to_channel(channel).await;
            cy.press(invitation, "Join").await.whispers("There’s no such table.");
        }
        ana.closes_table().await;
    }
    harness.close_after_faults().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_rebuilt_frees_its_channel() {
    for damage in
        ["UPDATE events SET text = 'b4-b9' WHERE kind = 'turned'", "UPDATE tables SET rules_version = 77"]
    {
        let mut harness = Harness::open().await;
        let [ana, ben] = harness.people(["ana", "ben"]).await;
        let board = harness.game(&ana, &ben).await;
        ana.plays("d4-d5").await;
        harness.stop_bot().await;
        database::execute(&harness.database(), damage).await;
        harness.start_bot().await;
        // The broken table is announced once in the channel.
        let reply = ben.plays("d6-c5").await;
        reply.says("The game at table 1 can’t be restored and is on hold. Nothing is lost.");
        ana.plays("d6-c5").await.whispers("This channel is free, and /play starts a new game.");
        let old = harness.post_button(&ana, board.button("Cancel game")).await;
        ana.press(&old, "Press").await.whispers("The game at table 1 can’t be restored");
        let quarantined = harness.host().await.tables().quarantined().await.expect("a store");
        assert!(matches!(quarantined[..], [(_, _, QuarantineReason::Unreadable)]), "{quarantined:?}");
        harness.game(&ana, &ben).await;
        ana.plays("d4-d5").await.says("Ana: d4-d5");
        assert!(harness.has_logged_error());
        harness.close_after_errors().await;
    }
}
