//! The database of a test: a SQLite file or, when the test program runs again for PostgreSQL, a database on a server of
//! its own.

use crate::{PASSWORD, PostgresServer};
use sqlx::migrate::Migrator;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::env;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Write, stderr};
use std::path::Path;
use std::process::Command;
use tokio::runtime::Runtime;

/// The environment variable with the server for the tests on PostgreSQL: a URL with `DATABASE` for the database's name.
const SERVER_VARIABLE: &str = "BSIDE_TEST_SERVER";
/// The empty database on that server from which those of the tests are copied, so that all migrations run once.
const TEMPLATE: &str = "migrated";
/// The folder of the migrations.
const MIGRATIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations/postgres");
/// The codes of PostgreSQL for a database that exists already, also when two create it at the same time.
const ALREADY_EXISTS: [&str; 2] = ["42P04", "23505"];

/// Whether this is the run on PostgreSQL.
pub fn is_postgres() -> bool {
    env::var_os(SERVER_VARIABLE).is_some()
}

/// The URL of a test's database. A test names its database by a file of its own, also on PostgreSQL, where the database
/// is created on the first call, with the schema.
///
/// # Panics
///
/// If the database cannot be created.
pub async fn url(file: &Path) -> String {
    let Ok(server) = env::var(SERVER_VARIABLE) else { return format!("sqlite:{}", file.display()) };
    let mut hasher = DefaultHasher::new();
    file.hash(&mut hasher);
    let name = format!("test_{:016x}", hasher.finish());
    let owner: PgConnectOptions = server.replace("DATABASE", "postgres").parse().expect("a server's URL");
    let mut owner = owner.connect().await.expect("a connection");
    let created = sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE {TEMPLATE}")))
        .execute(&mut owner)
        .await;
    if let Err(error) = created {
        let code = error.as_database_error().and_then(|error| error.code());
        assert!(code.is_some_and(|code| ALREADY_EXISTS.contains(&&*code)), "{error}");
    }
    server.replace("DATABASE", &name)
}

/// Executes a statement on a test's database without the bot's knowledge.
///
/// # Panics
///
/// If the statement fails or changes no row.
pub async fn execute(file: &Path, sql: &'static str) {
    let result = if is_postgres() {
        let options: PgConnectOptions = url(file).await.parse().expect("a database's URL");
        let mut connection = options.connect().await.expect("a connection");
        sqlx::query(sql).execute(&mut connection).await.map(|result| result.rows_affected())
    } else {
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = options.connect().await.expect("a connection");
        sqlx::query(sql).execute(&mut connection).await.map(|result| result.rows_affected())
    };
    assert!(result.expect(sql) > 0, "{sql} changes nothing");
}

/// Runs the tests of this program whose names begin with one of `prefixes` again, on PostgreSQL, but for those in `skip`.
/// Without PostgreSQL on the machine it prints which tests are left out, past the capture of the test harness.
///
/// # Panics
///
/// If one of the tests fails, or none runs.
pub fn rerun_on_postgres(prefixes: &[&str], skip: &[&str]) {
    let mut program = Command::new(env::current_exe().expect("this program"));
    program.args(prefixes).args(skip.iter().flat_map(|name| ["--skip", *name]));
    let Some(server) = PostgresServer::start() else {
        let list = program.args(["--list", "--format", "terse"]).output().expect("a list").stdout;
        let list = String::from_utf8_lossy(&list).replace(": test\n", ", ");
        let notice = format!("left out, as there is no PostgreSQL here: {}\n", list.trim_end_matches(", "));
        return stderr().write_all(notice.as_bytes()).expect("standard error is open");
    };
    // The password is not needed on this way, and no output may show it.
    let url = server.socket_url("DATABASE").replacen('@', &format!(":{PASSWORD}@"), 1);
    Runtime::new().expect("a runtime").block_on(create_template(&url));
    let output = program.env(SERVER_VARIABLE, url).output().expect("a process");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, error) = (text(&output.stdout), text(&output.stderr));
    // The list of tests that pass would bury what the failed ones say.
    let report = out.find("\nfailures:\n").map_or(&*out, |start| &out[start..]);
    if !output.status.success() || !out.contains(" ... ok") {
        // A server that has no more disk space or memory says so in its log only.
        let log = server.log();
        let cause: Vec<&str> =
            log.lines().filter(|line| line.contains("PANIC") || line.contains("terminated by")).collect();
        panic!("{report}\n{error}\n{}", cause.join("\n"));
    }
}

/// Creates the database from which those of the tests are copied.
async fn create_template(server: &str) {
    let options =
        |database| server.replace("DATABASE", database).parse::<PgConnectOptions>().expect("a server's URL");
    let mut owner = options("postgres").connect().await.expect("a connection");
    let created =
        sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {TEMPLATE}"))).execute(&mut owner).await;
    created.expect("a database");
    let mut template = options(TEMPLATE).connect().await.expect("a connection");
    let migrator = Migrator::new(Path::new(MIGRATIONS)).await.expect("migrations");
    migrator.run(&mut template).await.expect("a schema");
    // A database that somebody uses cannot be copied.
    template.close().await.expect("the connection is closed");
}
