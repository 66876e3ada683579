//! Two processes, each with a part of all servers, on one database: on PostgreSQL alone.

use crate::house::House;
use bside::host::At;
use bside::sandbox::{Plan, Settings};
use bside::table::Command;

const PLAN: &str = r#"
    applications = [{ name = "B-Side", shards = 2 }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
    servers = [
        { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }] },
        { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }] },
    ]
"#;

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn what_a_killed_process_leaves_is_shown_by_the_other_and_it_comes_back() {
    let plan = Plan::read(PLAN).expect("a world");
    let mut house = House::with(Settings { plan, limits: false, ..Settings::default() }).await;
    house.stop_bot().await;
    let _even = house.start_shards("0/2").await;
    let odd = house.start_shards("1/2").await;
    let said = house.command().args(["--shards", "1/2"]).output().expect("it runs");
    assert_eq!(said.status.code(), Some(1));
    let said = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(said.contains("another process serves the database in shard 1/2"), "{said}");

    let [mut ana, mut ben] = house.people(["ana", "ben"]).await;
    for server in [0, 1] {
        ana.go_to_server(server).await;
        ben.go_to_server(server).await;
        house.game(&ana, &ben).await;
        ana.plays("d4-d5").await.says("Ana: d4-d5");
    }
    // Killed between commit and reply, in the odd server.
    let by = ben.id.parse().expect("an id");
    let turn = Command::Turn { by, text: "d6-c5".to_owned(), number: None };
    house.host().await.command(At::Channel(ana.channel()), turn).await.expect("a legal turn");
    drop(odd);
    ana.sees("Ben: d6-c5").await.shows_board();
    let before = ana.messages().await.len();

    let _odd = house.start_shards("1/2").await;
    ana.slash("help", &[]).await;
    assert_eq!(ana.messages().await.len(), before + 1, "it is not shown once more");
    let turn = house.some_turn(&ana).await;
    ana.plays(&turn).await.shows_board();
    ana.go_to_server(0).await;
    ben.go_to_server(0).await;
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    drop((_even, _odd));
    house.start_bot().await;
    house.close_after_faults().await;
}
