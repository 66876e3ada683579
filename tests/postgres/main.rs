//! Tests of PostgreSQL alone, ignored with a message where it is not installed. The tests of store
//! and host run on it as well: `the_tests_pass_on_postgres` in their programs.

mod moving;
mod outages;
mod processes;
mod round_trips;
mod schema;
mod start;
mod tournaments;
mod upgrade;

use bside_test_support::PostgresServer;
use libtest_mimic::{Arguments, Completion, Trial};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::sync::{Arc, OnceLock};

const ABSENT: &str = "there is no PostgreSQL here: install the package postgresql";

/// The server of all these tests, started by the first of them.
#[derive(Default)]
struct Shared(OnceLock<Option<PostgresServer>>);

impl Shared {
    fn server(&self) -> Option<&PostgresServer> {
        self.0.get_or_init(PostgresServer::start).as_ref()
    }
}

/// A test and its name, which is also that of its database.
type Test = (&'static str, fn(&PostgresServer, &str));

fn main() {
    let shared = Arc::new(Shared::default());
    let tests: Vec<Test> = [
        start::TESTS,
        tournaments::TESTS,
        schema::TESTS,
        moving::TESTS,
        outages::TESTS,
        processes::TESTS,
        round_trips::TESTS,
        upgrade::TESTS,
    ]
    .concat();
    let trials = tests.into_iter().map(|(name, test)| {
        let shared = shared.clone();
        Trial::ignorable_test(name, move || {
            let Some(server) = shared.server() else { return Ok(Completion::ignored_with(ABSENT)) };
            test(server, name);
            Ok(Completion::Completed)
        })
    });
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials.collect());
    // Stops the server before the process ends.
    drop(shared);
    conclusion.exit();
}

/// Runs a future on a runtime of its own.
fn wait_for<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(work)
}

/// The address of a new database.
async fn database(server: &PostgresServer, name: &str) -> String {
    let options: PgConnectOptions = server.socket_url("postgres").parse().expect("an address");
    let mut owner = options.connect().await.expect("a server");
    let make = AssertSqlSafe(format!("CREATE DATABASE \"{name}\""));
    sqlx::raw_sql(make).execute(&mut owner).await.expect("a database");
    server.socket_url(name)
}
