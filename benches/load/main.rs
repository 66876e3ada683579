//! A load test: many tables, people who play at them through the sandbox, and the bot in one or several
//! processes of its own, so that its processor time and memory are measured separately.
//!
//! The sandbox and the people run in the benchmark's process and take their share of the machine: turns a second are those
//! of everything together, and each part's share of the processors is printed beside it. `LOAD_TABLES`, `LOAD_SECONDS`,
//! `LOAD_RATE` and `LOAD_KEYS` set the size, `LOAD_RUSH` is the number of turns entered at the same instant at the end, and
//! `LOAD_BOT` names another build of the bot.
//!
//! The bot's database is below `target/`. The sandbox writes a temporary file for each board. On a disk this is much of its
//! work; with `TMPDIR=/dev/shm` it costs nothing.
//!
//! `LOAD_DB` names an empty database, or is `postgres` for a PostgreSQL server that the benchmark starts and measures.
//! `LOAD_PROCESSES` starts several bot processes, each with one server in a shard of its own. With `LOAD_DELAY` they reach
//! PostgreSQL through a proxy that adds this many milliseconds to each round trip (0 is allowed) and counts statements; the
//! proxy runs in the benchmark's process.
//!
//! At the end B-Side is compared with a [bare bot](bare_bot). `LOAD_PART` is `load` or `price` if only one of both is
//! wanted, `LOAD_CASE` one case of the comparison, and `LOAD_ROUNDS` how often both bots run in turn.

mod bare_bot;
mod bots;
mod database;
mod people;
mod phases;
mod price;

use bots::{Bots, Program};
use bside::host::Host;
use bside::sandbox::{Sandbox, Settings, WorldConfig};
use bside::store::Store;
use database::Database;
use people::{OpenTable, Opening, People};
use std::iter;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// The time after which the benchmark fails.
const TIMEOUT: Duration = Duration::from_secs(120);

fn setting<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok().and_then(|value| value.parse().ok())
}

/// A world with one server for each process, in its shard.
fn world(processes: usize) -> WorldConfig {
    let server = |number: usize| {
        let id = (processes + number) << 22;
        format!(
            r#"{{ name = "Server {number}", owner = "ana", id = {id}, channels = [{{ name = "tables" }}] }}"#
        )
    };
    let servers = (0..processes).map(server).collect::<Vec<_>>().join(", ");
    let people = r#"[{ username = "ana", name = "Ana" }, { username = "ben", name = "Ben" }]"#;
    let applications = format!(r#"[{{ name = "B-Side", shards = {processes} }}]"#);
    let text = format!("applications = {applications}\npeople = {people}\nservers = [{servers}]");
    WorldConfig::from_toml(&text).expect("a world")
}

/// Under overload, turns are acknowledged before they are played. This is the time until all of them
/// are acknowledged.
async fn wait_until_stored(name: &str, host: &Host, tables: &[OpenTable]) {
    let begin = Instant::now();
    for table in tables {
        while !table.is_stored(host).await {
            assert!(begin.elapsed() < TIMEOUT, "a turn is never played: {}", table.place.channel);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    println!("figure load_{name}_done {:.0} ms", begin.elapsed().as_secs_f64() * 1000.0);
}

/// People with a table for each opening.
async fn begin_people(
    sandbox: &Sandbox,
    store: Option<Store>,
    openings: impl ExactSizeIterator<Item = Opening>,
) -> (Arc<People>, Vec<OpenTable>) {
    let people = Arc::new(People::new(sandbox, store));
    let places = people.create_threads(openings.len()).await;
    let mut tables = Vec::new();
    for (number, (place, opening)) in places.iter().zip(openings).enumerate() {
        tables.push(people.open_table(place, opening, number).await);
    }
    (people, tables)
}

async fn run() {
    let tables = setting("LOAD_TABLES").unwrap_or(200);
    let seconds = setting("LOAD_SECONDS").unwrap_or(10);
    let rate = setting("LOAD_RATE").unwrap_or(100);
    let keys = setting("LOAD_KEYS").unwrap_or(2000);
    let processes = setting("LOAD_PROCESSES").unwrap_or(1);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let database = Database::begin(folder.path()).await;
    // Two people act for thousands in few servers, so the rate limits are scaled: the bot is measured and not its waiting.
    let mut settings =
        Settings { world: world(processes), enforce_rate_limits: false, ..Settings::default() };
    let rush: Option<usize> = setting("LOAD_RUSH");
    if rush.is_some() {
        // The bot is stopped while people enter their turns.
        settings.first_response_timeout = TIMEOUT / 4;
    }
    let sandbox = Sandbox::start(settings).await.expect("a sandbox");
    let openings = iter::repeat_n(Opening::NEW, tables);
    let (people, tables) = begin_people(&sandbox, Some(database.store().await), openings).await;
    let bots = Bots::begin(Program::BSide, processes, &database, &sandbox, folder.path());
    people.begin(&tables[..processes]).await;
    println!("figure load_memory_start {:.1} MB", bots.memory());

    phases::idle(&bots).await;
    let host = Host::new(database.store().await);
    let (tables, _) = phases::at_full_speed(&people, &bots, tables, seconds, "load_saturated").await;
    wait_until_stored("saturated", &host, &tables).await;
    let (tables, _) = phases::at_rate(&people, &bots, tables, seconds, rate, "load_rate").await;
    wait_until_stored("rate", &host, &tables).await;
    phases::autocomplete(&people, &bots, &tables, keys).await;
    let mut tables = phases::at_once(&people, &bots, tables).await;
    wait_until_stored("at_once", &host, &tables).await;
    if let Some(count) = rush {
        phases::rush(&people, &bots, &tables, count).await;
        // The games go on.
        tables = phases::at_once(&people, &bots, tables).await;
        wait_until_stored("after_rush", &host, &tables).await;
    }
    // Every answered turn is stored, also after the processes are killed.
    drop(bots);
    let host = Host::new(database.store().await);
    for table in &tables {
        assert!(table.is_stored(&host).await, "a turn is lost: {}", table.place.channel);
    }
}

fn main() {
    // `cargo test --benches` only checks that it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    Runtime::new().expect("a runtime").block_on(async {
        bare_bot::run_if_asked().await;
        let part: Option<String> = setting("LOAD_PART");
        if part.as_deref() != Some("price") {
            run().await;
        }
        if part.as_deref() != Some("load") {
            price::compare().await;
        }
    });
}
