//! The database: a file, a PostgreSQL server started for the benchmark, or the one that `LOAD_DB` names.

use super::setting;
use bside::store::Store;
use bside_test_support::{PostgresProxy, PostgresServer};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::{Duration, Instant};

/// The number of empty queries for measuring the round trip.
const PING_COUNT: u32 = 100;

pub struct Database {
    url: String,
    proxy: Option<PostgresProxy>,
    _server: Option<PostgresServer>,
}

impl Database {
    /// Opens the database. With `LOAD_DELAY` the bots reach it through a proxy that delays and counts statements.
    pub async fn begin(folder: &Path) -> Database {
        let named: Option<String> = setting("LOAD_DB");
        let server = (named.as_deref() == Some("postgres")).then(|| {
            // With full durability, as SQLite has it here, and default settings but for the number of connections.
            PostgresServer::start_with(&["max_connections=300"]).expect("PostgreSQL is on this machine")
        });
        let url = match (&server, named) {
            (Some(server), _) => server.socket_url("postgres"),
            (None, Some(named)) => named,
            (None, None) => format!("sqlite:{}", folder.join("bside.db").display()),
        };
        let mut proxy = None;
        if let Some(millis) = setting("LOAD_DELAY") {
            let made = PostgresProxy::start(&url).await;
            // The proxy delays both directions.
            made.set_delay(Duration::from_millis(millis) / 2);
            println!("figure load_round_trip {:.1} ms", round_trip(&made.url).await.as_secs_f64() * 1000.0);
            proxy = Some(made);
        }
        Database { url, proxy, _server: server }
    }

    /// The URL for the bots.
    pub fn bot_url(&self) -> &str {
        self.proxy.as_ref().map_or(&self.url, |proxy| &proxy.url)
    }

    pub async fn store(&self) -> Store {
        Store::connect(&self.url.parse().expect("an address")).await.expect("a database")
    }

    /// The statements that the proxy has counted; 0 without a proxy.
    pub fn statement_count(&self) -> usize {
        self.proxy.as_ref().map_or(0, PostgresProxy::statements)
    }
}

/// The mean time of an empty query.
async fn round_trip(url: &str) -> Duration {
    let options: PgConnectOptions = url.parse().expect("an address");
    let mut connection = options.connect().await.expect("a server");
    let begin = Instant::now();
    for _ in 0..PING_COUNT {
        sqlx::raw_sql("SELECT 1").execute(&mut connection).await.expect("an answer");
    }
    let took = begin.elapsed() / PING_COUNT;
    connection.close().await.expect("it is there");
    took
}
