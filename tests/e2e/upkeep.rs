//! What whoever runs the bot does and finds: it is asked to end, copied, started twice, its database is damaged.

use crate::house::House;
use crate::place;
use bside::host::Aside;
use bside::sandbox::{Fault, Plan, Request, Settings};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::process;
use std::time::Duration;

/// How many turns of Biloba a database holds, as found in its one file.
async fn turns_in(file: &Path) -> i64 {
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.expect("a database");
    let turns = sqlx::query_scalar("SELECT COUNT(*) FROM events WHERE kind = 'turned'");
    let turns = turns.fetch_one(&mut database).await.expect("events");
    database.close().await.expect("closed");
    turns
}

#[tokio::test]
async fn a_process_asked_to_end_finishes_what_it_has_begun() {
    let mut house = House::open().await;
    let [ana, ben] = house.people(["ana", "ben"]).await;
    house.game(&ana, &ben).await;
    house.stop_bot().await;
    let process = house.start_process().await;
    let lock = house.lock_database().await;
    let (_, ()) = tokio::join!(ana.has_to_wait("move", &[("turn", "d4-d5")]), async {
        // The turn has come in when its place is kept, and waits for the lock.
        ana.waits_for_answer().await;
        process.terminate();
        tokio::time::sleep(Duration::from_millis(300)).await;
        lock.release().await;
    });
    ana.sees("Ana: d4-d5").await.shows_board();
    assert!(process.ended().await.success());
    // Without the log beside it, as one who copies the one file has it.
    let copy = house.database().with_extension("copy");
    std::fs::copy(house.database(), &copy).expect("a copy");
    assert_eq!(turns_in(&copy).await, 1);
    house.start_bot().await;
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    house.close().await;
}

#[tokio::test]
async fn a_process_that_is_not_let_in_ends_when_it_is_asked_to() {
    let plan = r#"
        applications = [{ name = "B-Side", shards = 2 }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        name = "House"
        owner = "ana"
        channels = [{ name = "table" }]
    "#;
    let plan = Plan::read(plan).expect("a world");
    let mut house = House::with(Settings { plan, ..Settings::default() }).await;
    house.stop_bot().await;
    // It is not told how many connections it has to make, and one is refused (4011).
    let asked = |request: &&Request| request.path.ends_with("/gateway/bot");
    let before = house.sandbox.requests().iter().filter(asked).count();
    house.sandbox.inject(Fault::Refusal { path: "/gateway/bot".to_owned(), status: 404, code: 0 });
    let process = house.begin_process();
    while house.sandbox.requests().iter().filter(asked).count() == before {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    process.terminate();
    tokio::time::timeout(Duration::from_secs(60), process.ended()).await.expect("it hears, or is found dead");
    house.start_bot().await;
    house.close_after_faults().await;
}

#[tokio::test]
async fn a_second_process_says_so_and_ends() {
    let mut house = House::open().await;
    house.stop_bot().await;
    let first = house.start_process().await;
    let second = house.command().output().expect("it runs");
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(!second.status.success() && said.contains("another process serves the database"), "{said}");
    // Killed, it leaves the way free.
    drop(first);
    drop(house.start_process().await);
    house.start_bot().await;
    house.close().await;
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[tokio::test]
async fn a_process_takes_memory_from_few_pools() {
    let mut house = House::open().await;
    house.stop_bot().await;
    let process = house.start_process().await;
    let environment = std::fs::read(format!("/proc/{}/environ", process.id())).expect("it runs");
    let mut settings = environment.split(|byte| *byte == 0);
    assert!(settings.any(|setting| setting.starts_with(b"MALLOC_ARENA_MAX=")));
    drop(process);
    house.start_bot().await;
    house.close().await;
}

#[tokio::test]
async fn a_copy_is_made_while_the_bot_runs() {
    let house = House::open().await;
    let [ana, ben] = house.people(["ana", "ben"]).await;
    house.game(&ana, &ben).await;
    ana.plays("d4-d5").await;
    let copy = house.database().with_extension("copy");
    let backup = || {
        let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
        command.arg("backup").arg(&copy).arg("--db").arg(house.database()).output().expect("it runs")
    };
    let made = backup();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert_eq!(turns_in(&copy).await, 1);
    assert!(!backup().status.success(), "nothing is written over");
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    house.close().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_rebuilt_frees_its_channel() {
    for damage in
        ["UPDATE events SET text = 'b4-b9' WHERE kind = 'turned'", "UPDATE tables SET rules_version = 77"]
    {
        let mut house = House::open().await;
        let [ana, ben] = house.people(["ana", "ben"]).await;
        let board = house.game(&ana, &ben).await;
        ana.plays("d4-d5").await;
        house.stop_bot().await;
        place::change(&house.database(), damage).await;
        house.start_bot().await;
        // All who play there are told, once.
        let told = ben.plays("d6-c5").await;
        told.says("The game at table 1 cannot be rebuilt and is put aside; nothing of it is lost.");
        ana.plays("d6-c5").await.whispers("There is no game in this channel.");
        ana.press(&board, "Abort").await.whispers("The game at table 1 cannot be rebuilt");
        let aside = house.host().await.aside().await.expect("a store");
        assert!(matches!(aside[..], [(_, _, Aside::Broken)]), "{aside:?}");
        house.game(&ana, &ben).await;
        ana.plays("d4-d5").await.says("Ana: d4-d5");
        assert!(house.has_logged_error());
        house.close_after_errors().await;
    }
}
