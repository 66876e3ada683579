//! Errors at start: an operator gets one sentence, and the process ends.

use crate::{Test, database, wait_for};
use bside::host::Host;
use bside::store::{Address, SchemaState, Shards, Store, StoreError};
use bside_test_support::{OWNER, PASSWORD, PostgresServer, secrets};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use std::net::TcpListener;
use std::process::Command;

pub const TESTS: &[Test] = &[
    ("an_unusable_address_is_explained", explains_errors),
    ("a_newer_schema_is_refused", newer_schema),
    ("one_process_serves_a_database", one_process),
    ("inspecting_a_database_changes_nothing", inspection),
    ("verifying_ratings_changes_nothing", verification),
    ("backups_are_left_to_the_tools_of_postgres", backup),
];

/// The message of the failing command.
pub fn error_of(arguments: &[&str]) -> String {
    error_with(arguments, &[])
}

/// The message of the failing command with these settings.
pub fn error_with(arguments: &[&str], settings: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    let folder = tempfile::tempdir().expect("a folder");
    command.args(arguments).current_dir(folder.path()).env_clear().envs(settings.iter().copied());
    let done = secrets::output(&mut command);
    assert!(matches!(done.status.code(), Some(1 | 78)), "{arguments:?}: {}", done.status);
    let message = String::from_utf8(done.stderr).expect("text");
    assert_eq!(message.lines().count(), 1, "{message}");
    message
}

fn serve(address: &str) -> String {
    error_with(&["serve"], &[("DISCORD_TOKEN", secrets::BOT_TOKEN), ("BSIDE_DB", address)])
}

fn explains_errors(server: &PostgresServer, name: &str) {
    wait_for(database(server, name));
    let port = server.port;
    let free = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port").port();
    for (address, message) in [
        ("mysql://localhost/games".to_owned(), "write sqlite:FILE or postgres://"),
        ("postgres://localhost:none/games".to_owned(), "write postgres://USER:PASSWORD@HOST/DATABASE"),
        (format!("postgres://{OWNER}:wrong@127.0.0.1:{port}/{name}"), "rejects this user or password"),
        (format!("postgres://ana:{PASSWORD}@127.0.0.1:{port}/{name}"), "rejects this user or password"),
        (format!("postgres://{OWNER}:{PASSWORD}@127.0.0.1:{port}/none"), "create it with createdb"),
        (format!("postgres://{OWNER}:{PASSWORD}@127.0.0.1:{free}/{name}"), "check that it is running"),
    ] {
        let error = serve(&address);
        assert!(error.contains(message), "{address}: {error}");
    }
    let right = format!("postgres://{OWNER}:{PASSWORD}@127.0.0.1:{port}/{name}").parse().expect("an address");
    wait_for(async { Store::connect(&right).await.expect("the right password").close().await });
}

fn newer_schema(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let address: Address = url.parse().expect("an address");
        Store::connect(&address).await.expect("a database").close().await;
        let options: PgConnectOptions = url.parse().expect("an address");
        let row = sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (9999, 'to come', TRUE, '', 0)",
        );
        row.execute(&mut options.connect().await.expect("a server")).await.expect("a row");
        assert!(matches!(Store::inspect(&address).await, Err(StoreError::SchemaTooNew)));
        let error = serve(&url);
        assert!(error.contains("it was written by a newer version of bside: run that version"), "{error}");
    });
}

fn one_process(server: &PostgresServer, name: &str) {
    wait_for(async {
        let url = database(server, name).await;
        let store = Store::connect(&url.parse().expect("an address")).await.expect("a database");
        store.serve(Shards::ALL).await.expect("nobody serves it");
        let error = serve(&url);
        assert!(error.contains("another process serves shard "), "{error}");
        store.close().await;
        let store = Store::connect(&url.parse().expect("an address")).await.expect("a database");
        store.serve(Shards::ALL).await.expect("it is free again");
    });
}

fn inspection(server: &PostgresServer, name: &str) {
    wait_for(async {
        let address: Address = database(server, name).await.parse().expect("an address");
        for _ in 0..2 {
            assert_eq!(Store::inspect(&address).await.expect("a database"), SchemaState::Empty);
        }
        Store::connect(&address).await.expect("a database").close().await;
        assert_eq!(Store::inspect(&address).await.expect("a database"), SchemaState::Current);
        assert_eq!(Store::inspect_quarantine(&address).await.expect("a database"), []);
    });
}

fn verification(server: &PostgresServer, name: &str) {
    let url = wait_for(database(server, name));
    let command = ["ratings", "--verify", "--db", url.as_str()];
    let error = error_of(&command);
    assert!(error.contains("is empty"), "{error}");
    wait_for(async {
        let address: Address = url.parse().expect("an address");
        assert_eq!(Store::inspect(&address).await.expect("a database"), SchemaState::Empty);
        Store::connect(&address).await.expect("a database").close().await;
        let reader = Host::new(Store::connect_read_only(&address).await.expect("a database"));
        assert!(reader.schedule().record_heartbeat(Shards::ALL).await.is_err(), "it can write");
    });
    let done = secrets::output(Command::new(env!("CARGO_BIN_EXE_bside")).args(command).env_clear());
    assert_eq!(String::from_utf8_lossy(&done.stdout), "ratings: 0, games: 0, all correct\n");
}

fn backup(server: &PostgresServer, _: &str) {
    let error = error_of(&["backup", "copy.db", "--db", &server.socket_url("postgres")]);
    assert!(error.contains("pg_dump --format=custom --file=copy.db"), "{error}");
}
