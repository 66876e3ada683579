//! Processes of two successive versions side by side while the newer one migrates.

use crate::outages::{host, open_table, some_turn};
use crate::{Test, database, wait_for};
use bside::host::{Host, Subject, TableRef};
use bside::rules::GameKind;
use bside::store::{Address, SchemaState, Store, StoreError};
use bside::table::{ChannelId, MessageId, TableId};
use bside_test_support::PostgresServer;
use sqlx::migrate::{Migration, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, PgConnection};
use std::path::Path;
use std::time::Duration;

pub const TESTS: &[Test] = &[
    ("a_version_runs_beside_the_next_one", runs_beside_next_version),
    ("rows_of_the_previous_version_are_read", runs_beside_previous_version),
    ("a_waiting_migration_blocks_nobody", yields_to_newer_version),
    ("no_migration_blocks_a_million_games", million_games),
];

async fn connect(url: &str) -> PgConnection {
    let options: PgConnectOptions = url.parse().expect("an address");
    options.connect().await.expect("a server")
}

async fn run(server: &mut PgConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql.clone()))
        .execute(server)
        .await
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
}

async fn migrations() -> Migrator {
    Migrator::new(Path::new("migrations/postgres")).await.expect("the folder")
}

/// Applies a migration of a later version.
async fn apply_future_migration(server: &mut PgConnection, version: i64) {
    let migrated = format!(
        "ALTER TABLE tables ADD COLUMN mood_{version} TEXT;
         ALTER TABLE events ADD COLUMN mood_{version} BIGINT NOT NULL DEFAULT 0;
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES ({version}, 'to come', TRUE, '', 0)"
    );
    run(server, migrated).await;
}

/// Two turns at a table.
async fn play(hosts: [&Host; 2], table: TableId) {
    for host in hosts {
        let known = host.tables().load(TableRef::Id(table)).await.expect("the table");
        let update =
            host.tables().execute(TableRef::Id(table), some_turn(&known)).await.expect("a legal turn");
        let events = update.table.event_count();
        host.deliveries()
            .record(table, ChannelId(1), MessageId(events as u64), events)
            .await
            .expect("a store");
    }
}

fn runs_beside_next_version(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let older = host(&url).await;
        let table = open_table(&older, 1).await;
        play([&older, &older], table).await;
        let newest = migrations().await.iter().map(|migration| migration.version).max().expect("some");
        let mut newer = connect(&url).await;
        apply_future_migration(&mut newer, newest + 1).await;
        // The running process continues, and so does one that starts.
        let again = host(&url).await;
        play([&older, &again], table).await;
        let address: Address = url.parse().expect("an address");
        assert_eq!(Store::inspect(&address).await.expect("a database"), SchemaState::Ahead);
        assert_eq!(again.ratings().verify().await.expect("a store").wrong, []);
        apply_future_migration(&mut newer, newest + 2).await;
        assert!(matches!(Store::inspect(&address).await, Err(StoreError::SchemaTooNew)));
        assert!(matches!(Store::connect(&address).await, Err(StoreError::SchemaTooNew)));
    });
}

fn runs_beside_previous_version(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let mut older = connect(&url).await;
        migrations().await.run_direct(Some(8), &mut older, false).await.expect("the eighth schema");
        run(
            &mut older,
            "INSERT INTO players (id, name) VALUES (1, 'Ana'), (2, 'Ben');
             INSERT INTO tables (channel_id, game, seats, setup, rules_version, phase, opened_at, event_count, shown, message_id)
             VALUES (70, 'biloba', 2, 'standard', 1, 'playing', 0, 3, 3, 11);
             INSERT INTO seats (table_id, seat, player_id) VALUES (1, 0, 1), (1, 1, 2);
             INSERT INTO events (table_id, number, kind, seat, text, at)
             VALUES (1, 0, 'joined', 1, NULL, 0), (1, 1, 'started', 0, NULL, 0), (1, 2, 'turned', 0, 'b4-b5', 0)"
                .to_owned(),
        )
        .await;
        let newer = host(&url).await;
        let table = newer.tables().load(TableRef::Channel(ChannelId(70))).await.expect("the table");
        assert_eq!((table.setup().kind(), table.turn_number()), (GameKind::Biloba, 1));
        // The previous version does not store the channel of the message.
        let turn = table.game().expect("a game").position().legal_turns().swap_remove(0);
        run(
            &mut older,
            format!(
                "UPDATE tables SET event_count = 4 WHERE id = 1;
                 INSERT INTO events (table_id, number, kind, seat, text, at) VALUES (1, 3, 'turned', 1, '{turn}', 0);
                 INSERT INTO tables (channel_id, game, seats, setup, rules_version, phase, opened_at, event_count, shown, message_id)
                 VALUES (71, 'biloba', 2, 'standard', 1, 'invitation', 0, 0, 0, 12);
                 INSERT INTO seats (table_id, seat, player_id) VALUES (2, 0, 1)"
            ),
        )
        .await;
        play([&newer, &newer], TableId(1)).await;
        newer.deliveries().record(TableId(2), ChannelId(71), MessageId(13), 0).await.expect("a store");
        let former = newer.posts().of(Subject::Table(TableId(2))).await.expect("a store");
        let former = former.into_iter().map(|post| (post.channel, post.message)).collect::<Vec<_>>();
        assert_eq!(former, [(ChannelId(71), Some(MessageId(12)))]);
    });
}

fn yields_to_newer_version(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let (mut reading, mut playing) = (connect(&url).await, connect(&url).await);
        migrations().await.run_direct(Some(8), &mut reading, false).await.expect("the eighth schema");
        // A long read.
        run(&mut reading, "BEGIN; SELECT COUNT(*) FROM tables".to_owned()).await;
        let migrating = tokio::spawn({
            let url = url.clone();
            async move { host(&url).await }
        });
        run(&mut playing, "SET lock_timeout = '10s'".to_owned()).await;
        let waits = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'tables'::regclass";
        let waiting = async |playing: &mut PgConnection| {
            sqlx::query_scalar::<_, i64>(waits).fetch_one(playing).await.expect("a count") > 0
        };
        while !waiting(&mut playing).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        run(&mut playing, "UPDATE tables SET shown = shown".to_owned()).await;
        assert!(!migrating.is_finished());
        run(&mut reading, "COMMIT".to_owned()).await;
        let host = migrating.await.expect("no panic");
        play([&host, &host], open_table(&host, 1).await).await;
    });
}

/// Migrations from before the rules, which lock tables.
const EXEMPT_MIGRATIONS: [i64; 1] = [9];

fn million_games(server: &PostgresServer, name: &str) {
    if std::env::var_os("BSIDE_LONG").is_none() {
        return;
    }
    wait_for(async {
        let url = database(server, name).await;
        let mut filling = connect(&url).await;
        let migrations = migrations().await;
        migrations.run_direct(Some(8), &mut filling, false).await.expect("the eighth schema");
        for fill in [
            // Foreign keys are not checked, which would take minutes.
            "SET session_replication_role = replica",
            "INSERT INTO players SELECT id, 'player ' || id FROM generate_series(1, 50000) AS id",
            "INSERT INTO tables (guild_id, channel_id, game, seats, setup, rules_version, phase, opened_at, event_count,
                shown, message_id)
             SELECT id % 1000, id, 'biloba', 2, 'standard', 1, 'ended', id, 3, 3, id FROM generate_series(1, 1000000) AS id",
            "INSERT INTO seats SELECT id, seat, (id * 7 + seat * 3) % 50000 + 1, 1
             FROM generate_series(1, 1000000) AS id, generate_series(0, 1) AS seat",
            "INSERT INTO events SELECT id, number, 'turned', number % 2, 'b4-b5', id
             FROM generate_series(1, 1000000) AS id, generate_series(2, 2) AS number",
        ] {
            run(&mut filling, fill.to_owned()).await;
        }
        let mut held_up = Vec::new();
        for migration in migrations.iter().filter(|migration| migration.version > 8) {
            if blocks_queries(&url, migration).await {
                held_up.push(migration.version);
            }
        }
        assert_eq!(held_up, EXEMPT_MIGRATIONS);
    });
}

/// Does a query wait for longer than a second while this migration runs?
async fn blocks_queries(url: &str, migration: &Migration) -> bool {
    let (mut migrating, mut playing) = (connect(url).await, connect(url).await);
    let sql = migration.sql.as_str().to_owned();
    let migrate = async {
        match migration.no_tx {
            true => run(&mut migrating, sql).await,
            false => run(&mut migrating, format!("BEGIN; {sql}; COMMIT")).await,
        }
    };
    run(&mut playing, "SET lock_timeout = '1s'".to_owned()).await;
    let plays = async {
        loop {
            for turn in [
                "UPDATE tables SET event_count = event_count WHERE id = 999999",
                "UPDATE seats SET is_over = is_over WHERE table_id = 999999",
                "UPDATE events SET seat = seat WHERE table_id = 999999",
                "SELECT 1 FROM players WHERE id = 1",
            ] {
                if let Err(error) = sqlx::raw_sql(turn).execute(&mut playing).await {
                    let code = error.as_database_error().and_then(|error| error.code());
                    assert_eq!(code.as_deref(), Some("55P03"), "{error}");
                    return;
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::pin!(migrate);
    tokio::select! {
        () = &mut migrate => false,
        () = plays => {
            migrate.await;
            true
        }
    }
}
