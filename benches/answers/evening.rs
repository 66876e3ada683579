//! A busy evening with somebody in it who tries everything, as fast as a client allows: other people's answers must not
//! get slower by it.

use crate::harness::Harness;
use crate::median;
use bside::host::TableRef;
use bside::rules::{GameKind, Setup};
use bside::table::{ChannelId, Command};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The number of turns in a phase.
const TURNS: usize = 60;
/// Time between two turns, as when a few games are played.
const TURN_INTERVAL: Duration = Duration::from_millis(200);
/// Time between two actions of the griefer.
const ACTION_INTERVAL: Duration = Duration::from_millis(50);
/// The number of phases with and without the griefer.
const PHASES: usize = 3;
/// The time after which the benchmark fails.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Phases without and with the griefer in turn, so that both see the same machine.
pub async fn answers() {
    let harness = Harness::with_budgets(true).await;
    let own = harness.place().await;
    let (mut without, mut with) = (Vec::new(), Vec::new());
    let mut actions = 0;
    for _ in 0..PHASES {
        without.extend(play(&harness).await);
        let mut turns = Vec::new();
        tokio::select! {
            times = play(&harness) => turns.extend(times),
            () = grief(&harness, own, &mut actions) => {}
        }
        with.extend(turns);
    }
    assert_eq!((without.len(), with.len()), (PHASES * TURNS, PHASES * TURNS), "every turn was answered");
    let worst = |times: &[Duration]| {
        let mut times = times.to_vec();
        times.sort_unstable();
        times[times.len() * 95 / 100].as_secs_f64() * 1000.0
    };
    println!("figure evening_griefer_actions {actions} actions");
    println!("figure evening_answer_p95 {:.2} ms", worst(&without));
    println!("figure evening_answer_griefer_p95 {:.2} ms", worst(&with));
    let (without, with) = (median(without), median(with));
    println!("figure evening_answer {without:.2} ms");
    println!("figure evening_answer_griefer {with:.2} ms");
    println!("figure evening_answer_ratio {:.2} x", with / without);
}

/// Two people play a game, one turn in each interval. Returns the times until their answers.
async fn play(harness: &Harness) -> Vec<Duration> {
    let place = harness.place().await;
    let setup = Setup::new(GameKind::Biloba, None, None).expect("there is such a game");
    harness.seat(place, setup, [Command::Join { by: harness.people[1].clone() }]).await;
    let mut times = Vec::new();
    for number in 0..TURNS {
        let table = harness.host.tables().load(TableRef::Channel(ChannelId(place))).await.expect("a table");
        let game = table.game().expect("a game");
        let turns = game.position().legal_turns();
        let who = ["ana", "ben"][game.seat().expect("the game goes on")];
        let (_, mut seen) = harness.sandbox.requests_after(usize::MAX);
        let begin = Instant::now();
        harness.turn(who, place, &turns[number * 31 % turns.len()]).await;
        // The answer of this table and turn.
        let shown = [format!("table {} ", table.id()), format!("move {}\n", number + 1)];
        let is_answer = |body: &Value| {
            let content = body["data"]["content"].as_str().unwrap_or_default();
            shown.iter().all(|part| content.contains(part))
        };
        loop {
            let (requests, count) = harness.sandbox.requests_after(seen);
            seen = count;
            let answers = requests.iter().filter(|request| request.path.contains("/callback"));
            if answers.filter_map(|request| request.body.as_ref()).any(is_answer) {
                break;
            }
            assert!(begin.elapsed() < TIMEOUT, "no answer to turn {number}");
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
        times.push(begin.elapsed());
        tokio::time::sleep(TURN_INTERVAL.saturating_sub(begin.elapsed())).await;
    }
    times
}

/// Enters one command after the other, for ever.
async fn grief(harness: &Harness, place: u64, actions: &mut usize) {
    let option = |name: &str, kind: u8, value: Value| json!([{ "name": name, "type": kind, "value": value }]);
    let part = |name: &str, options: Value| json!([{ "name": name, "type": 1, "options": options }]);
    let biloba = option("game", 3, json!("biloba"));
    let against = json!([
        { "name": "game", "type": 3, "value": "bilitaire" },
        { "name": "computer", "type": 4, "value": 8 },
        { "name": "begins", "type": 3, "value": "me" },
        { "name": "thread", "type": 5, "value": true },
    ]);
    let invites = json!([
        { "name": "game", "type": 3, "value": "biloba" },
        { "name": "opponent", "type": 6, "value": harness.people[0].id.to_string() },
    ]);
    let everything = [
        ("play", invites),
        ("play", against),
        ("board", json!([])),
        ("hint", json!([])),
        ("replay", json!([])),
        ("review", json!([])),
        ("game", option("number", 4, json!(1))),
        ("profile", json!([])),
        ("rules", biloba.clone()),
        ("learn", biloba.clone()),
        ("leaderboard", biloba),
        ("games", json!([])),
        ("help", json!([])),
        ("settings", part("vacation", option("days", 4, json!(1)))),
        ("settings", part("vacation", option("end", 5, json!(true)))),
        ("privacy", part("export", json!([]))),
        ("table", part("move", option("table", 4, json!(1)))),
        ("move", option("turn", 3, json!("d4-d5"))),
        ("draw", json!([])),
        ("takeback", json!([])),
    ];
    for (name, options) in everything.into_iter().cycle() {
        harness.enter("cy", place, name, options).await;
        *actions += 1;
        tokio::time::sleep(ACTION_INTERVAL).await;
    }
}
