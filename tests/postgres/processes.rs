//! Several processes on one database: each has its shards, and the shards of a dead one are taken over.

use crate::start::{error_of, error_with};
use crate::{Test, database, wait_for};
use bside::host::{Clock, Host};
use bside::rules::{GameKind, Setup};
use bside::store::{Address, Shards, Store, StoreError};
use bside::table::{ChannelId, GuildId, NewTable, Player, PlayerId, TableId, Timestamp};
use bside_test_support::{PostgresProxy, PostgresServer, secrets};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

pub const TESTS: &[Test] = &[
    ("a_shard_is_served_by_one_process", exclusive_shards),
    ("another_process_takes_over_after_a_death", takeover),
    ("shards_are_kept_when_the_server_restarts", server_restart),
    ("shards_are_kept_when_their_connection_dies", lock_connection_loss),
    ("processes_connect_at_discords_max_concurrency", connect_slots),
];

fn shards(text: &str) -> Shards {
    text.parse().expect(text)
}

async fn serve(url: &str, text: &str) -> Store {
    let store = Store::connect(&url.parse().expect("an address")).await.expect("a database");
    store.serve(shards(text)).await.expect("nobody serves them");
    store
}

fn exclusive_shards(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let one = serve(&url, "0-1/4").await;
        let _other = serve(&url, "3/4").await;
        for (wanted, message) in [
            (&["--shards", "1-2/4"][..], "another process serves shard 1/4 of this database: stop it first"),
            (&["--shards", "3/4"], "another process serves shard 3/4 of this database"),
            (
                &["--shards", "0/2"],
                "other processes serve this database with 4 shards in total: use the same total in --shards",
            ),
            (&[], "other processes serve this database with 4 shards in total"),
            (&["--shards", "4/4"], "write shards like 0-3/16"),
        ] {
            let settings = [("DISCORD_TOKEN", secrets::BOT_TOKEN), ("BSIDE_DB", url.as_str())];
            let error = error_with(&[&["serve"], wanted].concat(), &settings);
            assert!(error.contains(message), "{wanted:?}: {error}");
        }
        let error = error_of(&["migrate-store", "--from", &url, "--to", "sqlite:other.db"]);
        assert!(error.contains("other processes serve this database"), "{error}");
        one.close().await;
        serve(&url, "0-2/4").await;
    });
}

/// An invitation in a server of this shard, of four shards.
async fn open_invitation(host: &Host, shard: u64) -> TableId {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let by = Player::human(PlayerId(1 + shard), "Ana".to_owned());
    let new_table = NewTable {
        guild: Some(GuildId((100 + shard) << 22)),
        ..NewTable::new(ChannelId(70 + shard), by, setup)
    };
    host.tables().open(new_table).await.expect("a free channel").table.id()
}

fn takeover(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let stores = [serve(&url, "0-1/4").await, serve(&url, "2-3/4").await];
        // After every invitation has expired.
        let (_time, clock) = watch::channel(Timestamp::from_unix_millis(i64::MAX / 2));
        let host = |store: &Store| Host::new(store.clone()).with_clock(Clock::Manual(clock.clone()));
        let [one, other] = stores.each_ref().map(host);
        let mut tables = Vec::new();
        for shard in 0..4 {
            let early = Host::new(stores[0].clone());
            tables.push(open_invitation(&early, shard).await);
        }
        for (host, shards, own) in [(&one, "0-1/4", &tables[..2]), (&other, "2-3/4", &tables[2..])] {
            let shards = shards.parse().expect("shards");
            assert_eq!(host.processes().claim_orphaned_tables().await.expect("a store"), []);
            assert_eq!(host.deliveries().pending().await.expect("a store"), own);
            assert_eq!(host.schedule().due_tables(shards, host.clock().now()).await.expect("a store"), own);
        }

        other.close().await;
        let mut found = Vec::new();
        while found.is_empty() {
            // The server notices a moment later that a process has ended.
            tokio::time::sleep(Duration::from_millis(10)).await;
            found = one.processes().claim_orphaned_tables().await.expect("a store");
        }
        assert_eq!(found, tables[2..]);
        assert_eq!(one.processes().claim_orphaned_tables().await.expect("a store"), [], "once is enough");

        let again = tokio::spawn({
            let url = url.clone();
            async move { serve(&url, "2-3/4").await }
        });
        while !again.is_finished() {
            assert_eq!(one.processes().claim_orphaned_tables().await.expect("a store"), []);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let again = host(&again.await.expect("nobody serves them"));
        assert_eq!(again.deliveries().pending().await.expect("a store"), tables[2..]);
        assert_eq!(one.deliveries().pending().await.expect("a store"), tables[..2]);
    });
}

fn server_restart(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let store = serve(&url, "0/2").await;
        let options: PgConnectOptions = url.parse().expect("an address");
        let mut owner = options.connect().await.expect("a server");
        let end = "SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let _count: i64 = sqlx::query_scalar(end).fetch_one(&mut owner).await.expect("a count");
        assert_eq!(store.claim_orphaned_shards().await.expect("it reconnects"), []);
        let mut found = Vec::new();
        for _ in 0..3 {
            found.push(store.claim_orphaned_shards().await.expect("a store"));
        }
        assert_eq!(found, [vec![], vec![], vec![shards("1/2")]], "whoever serves it may be back in a moment");
        let second = Store::connect(&url.parse().expect("an address")).await.expect("a database");
        let refused = second.serve(shards("0/2")).await;
        assert!(matches!(refused, Err(StoreError::ShardTaken { .. })), "{refused:?}");
        let address: Address = url.parse().expect("an address");
        let checked = async |wanted| Store::check_shards(&address, shards(wanted)).await;
        let taken = checked("0/2").await;
        assert!(matches!(taken, Err(StoreError::ShardTaken { .. })), "{taken:?}");
        let other = checked("0/3").await;
        assert!(matches!(other, Err(StoreError::ShardCountMismatch(2))), "{other:?}");
        checked("1/2").await.expect("nobody serves it");

        // Another process has taken it first.
        let _count: i64 = sqlx::query_scalar(end).fetch_one(&mut owner).await.expect("a count");
        second.serve(shards("0/2")).await.expect("nobody serves it");
        let lost = store.claim_orphaned_shards().await.expect_err("it is served elsewhere");
        assert!(lost.is_shard_conflict(), "{lost:?}");
    });
}

fn lock_connection_loss(server: &PostgresServer, name: &str) {
    wait_for(async {
        let proxy = PostgresProxy::start(&database(server, name).await).await;
        let store = serve(&proxy.url, "0/2").await;
        proxy.stall();
        // The server does not know that the connection is dead, which still holds the shards.
        assert_eq!(store.claim_orphaned_shards().await.expect("it reconnects"), []);
        let second = Store::connect(&proxy.url.parse().expect("an address")).await.expect("a database");
        let refused = second.serve(shards("0/2")).await;
        assert!(matches!(refused, Err(StoreError::ShardTaken { .. })), "{refused:?}");
    });
}

fn connect_slots(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let [even, odd] = [serve(&url, "0/4").await, serve(&url, "1/4").await];
        let both = serve(&url, "2-3/4").await;
        let is_let = async |store: &Store, at_once: u32| {
            let asked = timeout(Duration::from_millis(100), store.acquire_connect_slot(at_once)).await;
            asked.map(|done| done.expect("a store")).is_ok()
        };
        let done = async |store: &Store| store.release_connect_slot().await.expect("a store");
        assert!(is_let(&even, 1).await && !is_let(&odd, 1).await && !is_let(&both, 1).await, "one at a time");
        done(&even).await;
        assert!(is_let(&odd, 1).await && !is_let(&even, 1).await);
        done(&odd).await;
        assert!(is_let(&even, 2).await && is_let(&odd, 2).await && !is_let(&both, 2).await, "two at a time");
        done(&odd).await;
        assert!(!is_let(&both, 2).await && is_let(&odd, 2).await, "who waits for one holds up no other");
        done(&even).await;
        done(&odd).await;
        assert!(is_let(&both, 2).await && !is_let(&even, 2).await && !is_let(&odd, 2).await);
        assert!(is_let(&both, 2).await, "it has begun already");
        done(&both).await;
        assert!(is_let(&even, 4).await && is_let(&odd, 4).await && is_let(&both, 4).await);
    });
}
