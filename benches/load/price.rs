//! The price of a move: B-Side in turn with a [bare bot](super::bare_bot), which makes the same requests. Each runs with a
//! sandbox of its own, and all figures are of games of the four kinds.

use super::bots::{Bots, Program};
use super::database::Database;
use super::people::Opening;
use super::phases::{self, Phase};
use super::{begin_people, setting, world};
use bside::rules::GameKind;
use bside::sandbox::{Sandbox, Settings};

/// Turns a second of the phase at a rate.
const RATE: u64 = 100;
/// Length of each phase, in seconds.
const SECONDS: u64 = 5;

/// A measurement: a number of tables, and how many turns were played at each of them before.
struct Case {
    name: &'static str,
    tables: usize,
    /// The turns before at a table with this number.
    turns: fn(usize) -> usize,
}

/// 100 turns before on the mean, with few and with many tables, and games that are young and old.
const CASES: [Case; 4] = [
    Case { name: "20_tables", tables: 20, turns: |number| number * 37 % 200 },
    Case { name: "1000_tables", tables: 1000, turns: |number| number * 37 % 200 },
    Case { name: "at_turn_10", tables: 20, turns: |_| 10 },
    Case { name: "at_turn_200", tables: 20, turns: |_| 200 },
];

/// Both phases of one bot.
struct Run {
    saturated: Phase,
    at_rate: Phase,
}

/// Prints what a move costs with each bot, and the ratios.
pub async fn compare() {
    let rounds = setting("LOAD_ROUNDS").unwrap_or(2);
    let only: Option<String> = setting("LOAD_CASE");
    for case in CASES.iter().filter(|case| only.as_ref().is_none_or(|only| only == case.name)) {
        let (mut own, mut bare) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            own.push(run(Program::BSide, case).await);
            bare.push(run(Program::Bare, case).await);
        }
        let print_ratio = |what: &str, of: &dyn Fn(&Run) -> f64| {
            let sum = |runs: &[Run]| runs.iter().map(of).sum::<f64>();
            println!("figure price_{}_{what} {:.2} x", case.name, sum(&own) / sum(&bare));
        };
        print_ratio("cpu_saturated", &|run| run.saturated.cpu);
        print_ratio("cpu_at_rate", &|run| run.at_rate.cpu);
        print_ratio("turns_saturated", &|run| run.saturated.turns_per_second);
        print_ratio("p99_at_rate", &|run| run.at_rate.p99);
    }
}

async fn run(program: Program, case: &Case) -> Run {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let database = Database::begin(folder.path()).await;
    let settings = Settings { world: world(1), enforce_rate_limits: false, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.expect("a sandbox");
    let openings = (0..case.tables).map(|number| {
        let kind = GameKind::ALL[number % GameKind::ALL.len()];
        Opening { kind, turns: (case.turns)(number) }
    });
    let store = match program {
        Program::BSide => Some(database.store().await),
        Program::Bare => None,
    };
    let (people, tables) = begin_people(&sandbox, store, openings).await;
    let bots = Bots::begin(program, 1, &database, &sandbox, folder.path());
    people.begin(&tables[..1]).await;
    let name = format!("price_{}_{}", program.name(), case.name);
    let before = sandbox.requests_after(usize::MAX).1;
    let (tables, saturated) =
        phases::at_full_speed(&people, &bots, tables, SECONDS, &format!("{name}_saturated")).await;
    let asked = sandbox.requests_after(usize::MAX).1 - before;
    println!("figure {name}_requests_each {:.2} requests", asked as f64 / saturated.count as f64);
    let (_, at_rate) = phases::at_rate(&people, &bots, tables, SECONDS, RATE, &format!("{name}_rate")).await;
    println!("figure {name}_peak_memory {:.1} MB", bots.peak_memory());
    Run { saturated, at_rate }
}
