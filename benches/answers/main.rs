//! From a person's command to the bot's answer, through the sandbox and the real client:
//! gateway, decision, commit, picture, callback.

mod computers;
mod evening;
mod harness;

use bside::host::TableRef;
use bside::rules::{Game, GameKind, Setup};
use bside::table::{ChannelId, Command};
use criterion::Criterion;
use harness::Harness;
use std::time::{Duration, Instant};

/// The number of turns, none of which ends the game.
const TURNS: usize = 60;

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

/// Enters `/move` and waits for the answer.
async fn turn(harness: &Harness, who: &str, place: u64, turn: &str) -> Duration {
    let (_, mut seen) = harness.sandbox.requests_after(usize::MAX);
    let begin = Instant::now();
    harness.turn(who, place, turn).await;
    loop {
        let (requests, count) = harness.sandbox.requests_after(seen);
        if requests.iter().any(|request| request.path.contains("/callback") && request.status < 300) {
            return begin.elapsed();
        }
        seen = count;
        assert!(begin.elapsed() < Duration::from_secs(3), "no answer to {turn}");
        tokio::time::sleep(Duration::from_micros(200)).await;
    }
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let setup = Setup::new(GameKind::Biloba, None, None).expect("there is such a game");
    let (harness, place) = runtime.block_on(async {
        let harness = Harness::open().await;
        let place = harness.place().await;
        let join = Command::Join { by: harness.people[1].clone() };
        harness.seat(place, setup, [join]).await;
        (harness, place)
    });
    let mut game = Game::new(setup);
    let mut times = Vec::new();
    for number in 0..TURNS {
        let turns = game.position().legal_turns();
        let chosen = turns[number * 31 % turns.len()].clone();
        let who = ["ana", "ben"][game.seat().expect("the game goes on")];
        times.push(runtime.block_on(turn(&harness, who, place, &chosen)));
        game.play(&chosen).expect("it is legal");
    }
    let table =
        runtime.block_on(harness.host.tables().load(TableRef::Channel(ChannelId(place)))).expect("a table");
    assert_eq!(table.turn_number(), TURNS, "every turn was played and stored");
    println!(
        "figure answer_turn_worst {:.2} ms",
        times.iter().max().map_or(0.0, |t| t.as_secs_f64() * 1000.0)
    );
    println!("figure answer_turn {:.2} ms", median(times));

    let refused = || runtime.block_on(turn(&harness, "cy", place, "d4-d5"));
    let refusals = (0..TURNS).map(|_| refused()).collect();
    println!("figure answer_refusal {:.2} ms", median(refusals));

    let mut criterion = Criterion::default().configure_from_args().sample_size(20);
    criterion.bench_function("answers/refusal", |bencher| bencher.iter(refused));
    criterion.final_summary();

    // `cargo test --benches` only checks that it runs.
    if std::env::args().any(|argument| argument == "--bench") {
        runtime.block_on(evening::answers());
        runtime.block_on(computers::turns());
        runtime.block_on(computers::reviews());
    }
}
