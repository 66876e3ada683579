//! Where everything is stored: in a file, on a server of PostgreSQL that is begun for this, or where `LOAD_DB` says.

use super::setting;
use bside::store::Store;
use bside_test_support::{PostgresProxy, PostgresServer};
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::{Duration, Instant};

/// So often it is asked for nothing, to see how long that takes.
const ASKED: u32 = 100;

pub struct Database {
    url: String,
    proxy: Option<PostgresProxy>,
    _server: Option<PostgresServer>,
}

impl Database {
    /// With `LOAD_DELAY` the bots reach it over a proxy that is so slow, and counts.
    pub async fn begin(folder: &Path) -> Database {
        let named: Option<String> = setting("LOAD_DB");
        let server = (named.as_deref() == Some("postgres")).then(|| {
            // As safe as SQLite is here, and as it comes but for how many may connect.
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
            // There and back.
            made.set_delay(Duration::from_millis(millis) / 2);
            println!("figure load_round_trip {:.1} ms", round_trip(&made.url).await.as_secs_f64() * 1000.0);
            proxy = Some(made);
        }
        Database { url, proxy, _server: server }
    }

    /// How the bots reach it.
    pub fn way(&self) -> &str {
        self.proxy.as_ref().map_or(&self.url, |proxy| &proxy.url)
    }

    pub async fn store(&self) -> Store {
        Store::connect(&self.url.parse().expect("an address")).await.expect("a database")
    }

    /// How often the bots have asked it something, if they are listened to.
    pub fn asked(&self) -> usize {
        self.proxy.as_ref().map_or(0, PostgresProxy::statements)
    }
}

/// How long it takes to be told something.
async fn round_trip(url: &str) -> Duration {
    let options: PgConnectOptions = url.parse().expect("an address");
    let mut connection = options.connect().await.expect("a server");
    let begin = Instant::now();
    for _ in 0..ASKED {
        sqlx::raw_sql("SELECT 1").execute(&mut connection).await.expect("an answer");
    }
    let took = begin.elapsed() / ASKED;
    connection.close().await.expect("it is there");
    took
}
