//! Two processes on one database, each with some of the servers (PostgreSQL only).

use crate::gate::Gate;
use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::person::Person;
use bside::host::Clock;
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Settings, WorldConfig};
use bside::table::{ChannelId, GuildId, NewTable, Player, PlayerId, Timestamp};
use bside_test_support::PostgresProxy;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

const PLAN: &str = r#"
    applications = [{ name = "B-Side", shards = 2 }]
    people = [{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]
    servers = [
        { name = "Even", owner = "ana", id = 8388608, channels = [{ name = "one" }, { name = "two" }] },
        { name = "Odd", owner = "ana", id = 12582912, channels = [{ name = "one" }, { name = "two" }] },
    ]
"#;

const MINUTE: Duration = Duration::from_mins(1);
/// The start of every test, in Unix milliseconds.
const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn boards_of_a_killed_process_are_shown_by_the_other_process() {
    if crate::skips_several_processes() {
        return;
    }
    let world = WorldConfig::from_toml(PLAN).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::System).await;
    let even = harness.start_shards("0/2").await;
    let odd = harness.start_shards("1/2").await;
    let output = harness.command().args(["--shards", "1/2"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let output = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.contains("another process serves shard 1/2 of this database"), "{output}");

    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    let mut boards = Vec::new();
    for guild in [0, 1] {
        ana.go_to_guild(guild).await;
        ben.go_to_guild(guild).await;
        harness.game(&ana, &ben).await;
        boards.push(ana.plays("d4-d5").await);
    }
    // Killed between commit and reply, in the server of the other shard.
    harness.store_turn(&ben, "d6-c5").await;
    drop(odd);
    ana.sees("Ben: d6-c5").await.shows_board();
    ana.loses_buttons(&boards[1]).await;
    let before = ana.messages().await.len();

    let odd = harness.start_shards("1/2").await;
    ana.slash("help", &[]).await;
    assert_eq!(ana.messages().await.len(), before + 1, "it is not shown once more");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await.shows_board();
    ana.go_to_guild(0).await;
    ben.go_to_guild(0).await;
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    drop((even, odd));
    harness.start_bot().await;
    harness.close_after_faults().await;
}

/// The number of public messages seen by this person that contain the sentence, or these on several
/// lines.
fn seen(person: &Person, sentence: &str) -> usize {
    let messages = person.seen_messages();
    let has_all = |message: &Message| sentence.split('\n').all(|line| message.content().contains(line));
    let seen = messages.iter().filter(|message| !message.is_private() && has_all(message));
    seen.map(|message| message.id()).collect::<BTreeSet<_>>().len()
}

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn background_work_is_done_once_and_taken_over_when_a_process_dies() {
    if crate::skips_several_processes() {
        return;
    }
    let time = watch::Sender::new(START);
    let world = WorldConfig::from_toml(PLAN).expect("a world");
    let settings = Settings { world, enforce_rate_limits: false, ..Settings::default() };
    let mut harness = Harness::without_bot(settings, Clock::Manual(time.subscribe())).await;
    let even = harness.start_shards_in_runtime("0/2").await;
    let odd = harness.start_shards_in_runtime("1/2").await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    for guild in [0, 1] {
        ana.go_to_guild(guild).await;
        ben.go_to_guild(guild).await;
        let invitation =
            ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("time", "1h")]).await;
        ben.press(&invitation, "Join").await;
        ben.sees("The game starts.").await;
    }
    ana.go_to_guild(1).await;
    ana.go_to_channel(1).await;
    ana.slash("play", &[("game", "bilitaire"), ("computer", "1")]).await.says("The game starts.");
    let turn = harness.some_turn(&ana).await;

    time.send_replace(START + 45 * MINUTE);
    for _guild in [0, 1] {
        ben.sees("it’s still your turn").await;
    }
    drop(odd);
    // Stored by a process that was killed right afterwards.
    harness.store_turn(&ana, &turn).await;
    let passes = async {
        for quarter in 0.. {
            time.send_replace(START + 60 * MINUTE + quarter * MINUTE / 4);
            sleep(Duration::from_millis(100)).await;
        }
    };
    let follows = async {
        // At the tables of the process that died nobody can play, so no clock runs there.
        ben.sees("Ana ran out of time.").await.shows_board();
        assert_eq!(ana.sees("move 2\nSeedling: ").await.pictures(), 1);
    };
    tokio::select! {
        () = passes => unreachable!("time has no end"),
        () = follows => {}
    }

    let odd = harness.start_shards_in_runtime("1/2").await;
    ben.sees("Nobody could play here for").await.says("Ana got that time back.");
    let turn = harness.some_turn(&ana).await;
    ana.plays(&turn).await;
    ana.sees("move 4\nSeedling: ").await;
    for (sentence, times) in [
        ("it’s still your turn", 2),
        ("Ana ran out of time.", 1),
        ("Nobody could play here for", 1),
        ("move 2\nSeedling: ", 1),
        ("move 4\nSeedling: ", 1),
    ] {
        assert_eq!(seen(&ben, sentence), times, "{sentence}");
    }
    drop((even, odd));
    harness.start_bot().await;
    harness.close_after_faults().await;
}

#[tokio::test]
#[ignore = "two processes need PostgreSQL"]
async fn one_limit_is_kept_for_two_processes_by_a_proxy_and_nothing_is_lost() {
    if crate::skips_several_processes() {
        return;
    }
    let channels = (0..12).map(|number| format!("{{ name = \"table-{number}\" }}"));
    let channels = channels.collect::<Vec<_>>().join(", ");
    let plan = PLAN.replace("{ name = \"one\" }, { name = \"two\" }", &channels);
    let world = WorldConfig::from_toml(&plan).expect("a world");
    let mut harness = Harness::without_bot(Settings { world, ..Settings::default() }, Clock::System).await;
    let gate = Gate::before(harness.sandbox.base_url(), 6, Duration::from_millis(300)).await;
    harness.set_api_base(gate.base.clone());
    let [mut ana] = harness.people(["ana"]).await;
    let host = harness.host().await;
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    for guild in [0, 1] {
        ana.go_to_guild(guild).await;
        for channel in 0..12 {
            ana.go_to_channel(channel).await;
            let by = Player::human(PlayerId(ana.channel()), "Somebody".to_owned());
            let new_table = NewTable::new(ChannelId(ana.channel()), by, setup);
            host.tables()
                .open(NewTable { guild: ana.guild().map(|id| GuildId(id.get())), ..new_table })
                .await
                .expect("a free channel");
        }
    }
    let processes = [harness.start_shards("0/2").await, harness.start_shards("1/2").await];
    for guild in [0, 1] {
        ana.go_to_guild(guild).await;
        assert!(
            ana.slash("help", &[]).await.page().contains("There’s an open seat"),
            "answers have no limit"
        );
    }
    wait_while(async || !host.deliveries().pending().await.expect("a store").is_empty()).await;
    assert!(gate.refused() > 0, "the limit was not met");
    let mut boards: HashMap<u64, usize> = HashMap::new();
    for guild in [0, 1] {
        ana.go_to_guild(guild).await;
        for channel in 0..12 {
            ana.go_to_channel(channel).await;
            let shown = ana.messages().await.iter().filter(|message| message.pictures() > 0).count();
            boards.insert(ana.channel(), shown);
        }
    }
    assert!(boards.len() == 24 && boards.values().all(|shown| *shown == 1), "{boards:?}");
    // Requests above the limit never reached Discord.
    assert!(harness.sandbox.requests().iter().all(|request| request.status != 429));
    drop(processes);
    harness.start_bot().await;
    harness.close().await;
}

#[tokio::test]
#[ignore = "the way to a server of PostgreSQL is cut"]
async fn a_lost_commit_reply_is_still_answered_with_the_result() {
    if crate::skips_several_processes() {
        return;
    }
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let proxy = PostgresProxy::start(harness.database_url()).await;
    harness.set_database_url(proxy.url.clone());
    let bot = harness.start_process().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    proxy.drop_commit_replies(true);
    let invitation = ana.slash("play", &[("game", "biloba")]).await;
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let turn = ana.plays("d4-d5").await;
    turn.says("Ana: d4-d5");
    turn.shows_board();
    ben.offers("draw").await.says("Ben offers a draw");
    proxy.drop_commit_replies(false);
    ben.plays("d6-c5").await.says("Ben: d6-c5");
    drop(bot);
    harness.start_bot().await;
    harness.close_after_faults().await;
}
