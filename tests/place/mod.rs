//! Where a test has its database: in a file of SQLite or, when the program is run once more for it, on a server of
//! PostgreSQL of its own, in a temporary folder.

#[path = "../server/mod.rs"]
mod server;

use server::Server;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::env;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Write, stderr};
use std::path::Path;
use std::process::Command;

/// Names the server to the tests that are to use it: a URL without the database.
const SERVER: &str = "BSIDE_TEST_SERVER";

/// Is this the run on PostgreSQL?
pub fn is_named() -> bool {
    env::var_os(SERVER).is_some()
}

/// The address of the database of a test, which it names by a file of its own.
pub async fn address(file: &Path) -> String {
    let Ok(server) = env::var(SERVER) else { return format!("sqlite:{}", file.display()) };
    let mut hasher = DefaultHasher::new();
    file.hash(&mut hasher);
    let name = format!("test_{:016x}", hasher.finish());
    let owner: PgConnectOptions = server.replace("DATABASE", "postgres").parse().expect("a server");
    let mut owner = owner.connect().await.expect("a server");
    // It may be there from before the test began anew.
    let made = sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut owner).await;
    if let Err(error) = made {
        let code = error.as_database_error().and_then(|error| error.code());
        assert!(matches!(code.as_deref(), Some("42P04" | "23505")), "{error}");
    }
    server.replace("DATABASE", &name)
}

/// Changes what is stored there behind the back of the bot.
pub async fn change(file: &Path, sql: &'static str) {
    let done = if is_named() {
        let options: PgConnectOptions = address(file).await.parse().expect("a server");
        let mut connection = options.connect().await.expect("a server");
        sqlx::query(sql).execute(&mut connection).await.map(|done| done.rows_affected())
    } else {
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = options.connect().await.expect("a database");
        sqlx::query(sql).execute(&mut connection).await.map(|done| done.rows_affected())
    };
    assert!(done.expect(sql) > 0, "{sql} changes nothing");
}

/// Runs the tests of this program whose names begin so once more, on PostgreSQL. Where there is none it says, past the
/// harness, what is left out.
pub fn once_more(names: &[&str], without: &[&str]) {
    let mut program = Command::new(env::current_exe().expect("this program"));
    program.args(names).args(without.iter().flat_map(|name| ["--skip", *name]));
    let Some(server) = Server::start() else {
        let list = program.args(["--list", "--format", "terse"]).output().expect("a list").stdout;
        let list = String::from_utf8_lossy(&list).replace(": test\n", ", ");
        let told = format!("left out, as there is no PostgreSQL here: {}\n", list.trim_end_matches(", "));
        return stderr().write_all(told.as_bytes()).expect("somebody listens");
    };
    let done = program.env(SERVER, server.socket_url("DATABASE")).output().expect("a process");
    let told = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, error) = (told(&done.stdout), told(&done.stderr));
    assert!(done.status.success() && out.contains(" ... ok"), "{out}\n{error}");
}
