use super::Found;
use crate::rules::{AnyPosition, History, Setup};
use crate::search::{self, Budget, Level, PlayerProfile, rating_of_level};

/// How often each level tries.
const TRIES: u64 = 4;
/// The nodes of the top level, which has no limit of its own.
const TOP_NODES: u64 = 40_000;
/// The bounds of the ratings.
const RATINGS: std::ops::RangeInclusive<f64> = 400.0..=2800.0;

/// How hard a puzzle is: the rating at which the computer levels, whose ratings are known, would be expected to solve it as
/// often as they do. Deterministic.
pub fn difficulty(setup: Setup, found: &Found) -> i32 {
    let mut solved = 0.0;
    let mut ratings = Vec::new();
    for level in Level::all() {
        let rating = f64::from(rating_of_level(setup.kind(), level));
        // With the tablebase every level would find every win, however long.
        let player = PlayerProfile { uses_tablebase: false, ..PlayerProfile::at_level(setup, level) };
        for seed in 0..TRIES {
            ratings.push(rating);
            solved += f64::from(u8::from(solves(&player, found, seed)));
        }
    }
    // Without a success or without a failure no rating would fit.
    let solved = f64::clamp(solved, 0.5, ratings.len() as f64 - 0.5);
    let expected = |difficulty: f64| -> f64 {
        ratings.iter().map(|rating| 1.0 / (1.0 + 10f64.powf((difficulty - rating) / 400.0))).sum()
    };
    let (mut low, mut high) = (*RATINGS.start(), *RATINGS.end());
    while high - low > 1.0 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved { low = middle } else { high = middle }
    }
    (low / 10.0).round() as i32 * 10
}

/// Whether a player finds every turn of the solver; one that is as good is followed by the line of the solution.
fn solves(player: &PlayerProfile, found: &Found, seed: u64) -> bool {
    let solver = found.position.seat();
    let mut position = found.position.clone();
    found.solution.iter().enumerate().all(|(number, turns)| {
        let chosen = || chosen(player, &position, seed << 8 | number as u64);
        (position.seat() != solver || turns.contains(&chosen())) && position.play(&turns[0]).is_ok()
    })
}

fn chosen(player: &PlayerProfile, position: &AnyPosition, seed: u64) -> String {
    let found = search::search(&History::new(position.clone()), player, Budget::nodes(TOP_NODES), seed);
    found.map(|result| result.best_turn().to_owned()).unwrap_or_default()
}
