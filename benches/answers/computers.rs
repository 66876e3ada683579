//! How long a computer's turn takes when many tables wait, and how long a review of a whole game takes.

use crate::harness::Harness;
use crate::median;
use bside::host::TableRef;
use bside::rules::{Game, GameKind, Setup};
use bside::search::{self, Budget, Level, PlayerProfile};
use bside::table::{self, ChannelId, Command};
use futures_util::future::join_all;
use serde_json::json;
use std::time::{Duration, Instant};

/// The number of tables that wait at the same time.
const TABLES: usize = 20;
/// The number of repetitions.
const ROUNDS: usize = 4;
/// The number of turns of the reviewed game.
const TURNS: usize = 100;
/// The time after which the benchmark fails.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A person plays against the top level at many tables of all games, first one after the other, then all at once.
pub async fn turns() {
    let harness = Harness::open().await;
    let mut places = Vec::new();
    for number in 0..TABLES {
        let game = GameKind::ALL[number % GameKind::ALL.len()];
        let place = harness.place().await;
        let computer = table::Player::computer(Level::MAX, 0, "Computer".to_owned());
        let seat =
            Command::SeatComputers { by: harness.people[0].id, computers: vec![computer], rated: true };
        harness.seat(place, Setup::new(game, None, None).expect("a set-up"), [seat]).await;
        places.push(place);
    }
    let mut alone = Vec::new();
    for place in &places {
        alone.extend(answers(&harness, &[*place]).await);
    }
    let mut together = Vec::new();
    for _ in 1..ROUNDS {
        together.extend(answers(&harness, &places).await);
    }
    for place in &places {
        let table = harness.host.tables().load(TableRef::Channel(ChannelId(*place))).await.expect("a table");
        assert_eq!(table.turn_number(), 2 * ROUNDS, "every turn was played and answered");
    }
    println!("figure answer_computer {:.0} ms", median(alone));
    println!("figure answer_computer_{TABLES}_tables_worst {:.0} ms", worst(&together));
    println!("figure answer_computer_{TABLES}_tables {:.0} ms", median(together));
}

fn worst(times: &[Duration]) -> f64 {
    times.iter().max().map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

/// Plays a turn at each table at the same time and returns the times until the computers' turns are shown.
async fn answers(harness: &Harness, places: &[u64]) -> Vec<Duration> {
    let mut turns = Vec::new();
    for place in places {
        let table = harness.host.tables().load(TableRef::Channel(ChannelId(*place))).await.expect("a table");
        let player = PlayerProfile::top(table.setup().kind());
        let history = table.game().expect("a game").history();
        let found = search::search(history, &player, Budget::nodes(500), 0).expect("the game goes on");
        turns.push((*place, found.best_turn().to_owned(), table.turn_number() + 2));
    }
    let (_, mut seen) = harness.sandbox.requests_after(usize::MAX);
    let begin = Instant::now();
    let entered = join_all(turns.iter().map(|(place, turn, _)| harness.turn("ana", *place, turn)));
    let shown = async {
        let mut times = vec![None; turns.len()];
        while times.contains(&None) {
            assert!(begin.elapsed() < TIMEOUT, "a computer does not answer");
            tokio::time::sleep(Duration::from_millis(1)).await;
            let (requests, count) = harness.sandbox.requests_after(seen);
            seen = count;
            let messages = requests.iter().filter(|request| {
                matches!(request.method.as_str(), "POST" | "PATCH")
                    && request.path.contains("/messages")
                    && request.status < 300
            });
            for message in messages {
                let content =
                    message.body.as_ref().and_then(|body| body["content"].as_str()).unwrap_or_default();
                for (time, (place, _, number)) in times.iter_mut().zip(&turns) {
                    let here = message.path.contains(&format!("/channels/{place}/"));
                    if here && content.contains(&format!("move {number}\n")) {
                        time.get_or_insert(begin.elapsed());
                    }
                }
            }
        }
        times.into_iter().flatten().collect()
    };
    tokio::join!(entered, shown).1
}

/// Requests the review of a long game.
pub async fn reviews() {
    let harness = Harness::open().await;
    for game in GameKind::ALL {
        for seats in game.seats() {
            review(&harness, Setup::new(game, Some(seats), None).expect("a set-up")).await;
        }
    }
}

async fn review(harness: &Harness, setup: Setup) {
    let (kind, seats) = (setup.kind(), setup.seats());
    let others = &harness.people[1..seats];
    let join = others.iter().map(|player| Command::Join { by: player.clone() });
    let place = harness.place().await;
    let table = harness.seat(place, setup, join).await;
    let game = long_game(setup);
    let mut replay = Game::new(setup);
    for turn in game.turns() {
        let by = harness.people[replay.seat().expect("the game goes on")].id;
        harness.command(table, Command::Turn { by, text: turn.clone(), number: None }).await;
        replay.play(turn).expect("it is legal");
    }
    for player in others {
        harness.command(table, Command::Resign { by: player.id }).await;
    }
    let (_, seen) = harness.sandbox.requests_after(usize::MAX);
    let begin = Instant::now();
    harness.enter("ana", place, "review", json!([])).await;
    loop {
        assert!(begin.elapsed() < TIMEOUT, "the review of {kind} never comes");
        tokio::time::sleep(Duration::from_millis(1)).await;
        let (requests, _) = harness.sandbox.requests_after(seen);
        if requests.iter().any(|request| request.files.iter().any(|file| file.ends_with("-chances.png"))) {
            break;
        }
    }
    println!("figure answer_review_{kind}{seats}_{TURNS}_turns {:.2} s", begin.elapsed().as_secs_f64());
}

/// A game with this many turns, chosen without a search.
fn long_game(setup: Setup) -> Game {
    let mut number: u64 = 0;
    loop {
        let mut game = Game::new(setup);
        while game.turns().len() < TURNS && game.seat().is_some() {
            let turns = game.position().legal_turns();
            number = search::splitmix64(number);
            game.play(&turns[(number % turns.len() as u64) as usize]).expect("it is legal");
        }
        if game.seat().is_some() {
            return game;
        }
    }
}
