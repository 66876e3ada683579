//! How balanced openings are found: random turns after which the search gives both seats nearly the same chance.

use super::openings::random_opening;
use crate::rules::{Game, Setup};
use crate::search::{self, Budget, PlayerProfile, splitmix64};
use std::collections::HashSet;
use std::thread;

/// A search for balanced openings.
#[derive(Clone, Debug)]
pub struct OpeningFinder {
    /// The game, seats and starting position.
    pub setup: Setup,
    /// The number of openings.
    pub count: usize,
    /// The number of random turns.
    pub turns: u32,
    /// The nodes of the search that judges an opening.
    pub nodes: u64,
    /// By how much the chance of the seat to act may differ from one half.
    pub max_imbalance: f64,
    /// The seed of the random turns.
    pub seed: u64,
    /// Number of openings judged at a time.
    pub threads: usize,
}

/// The number of random openings that are judged for each one that is wanted, at most.
const MAX_ATTEMPTS: usize = 100;
/// The number of openings that one thread judges before the results of all are collected.
const BATCH: usize = 16;

impl OpeningFinder {
    /// The turns of the openings, of which no two lead to the same position. They are the same for any number of threads, and
    /// fewer than wanted if too few are balanced.
    ///
    /// # Panics
    /// If a thread panics.
    pub fn find(&self) -> Vec<Vec<String>> {
        let threads = self.threads.max(1);
        let attempts = self.count * MAX_ATTEMPTS;
        let (mut found, mut seen) = (Vec::new(), HashSet::new());
        let mut first = 0;
        while first < attempts && found.len() < self.count {
            let batch: Vec<Game> = thread::scope(|scope| {
                let starts = (0..threads).map(|thread| first + thread * BATCH);
                let judges: Vec<_> = starts
                    .map(|start| {
                        scope.spawn(move || {
                            let numbers = start..attempts.min(start + BATCH);
                            numbers.filter_map(|number| self.balanced(number as u64)).collect::<Vec<_>>()
                        })
                    })
                    .collect();
                judges.into_iter().flat_map(|judge| judge.join().expect("no judge panics")).collect()
            });
            for game in batch {
                if found.len() < self.count && seen.insert(game.position().fen()) {
                    found.push(game.turns().to_vec());
                }
            }
            first += threads * BATCH;
        }
        found
    }

    /// The random opening with this number, if it is balanced.
    fn balanced(&self, number: u64) -> Option<Game> {
        let game = random_opening(self.setup, self.turns, splitmix64(self.seed ^ splitmix64(number)))?;
        (imbalance(&game, self.nodes)? <= self.max_imbalance).then_some(game)
    }
}

/// By how much the chance of the seat to act differs from one half, judged by a search with this number of nodes; `None` if the
/// game is over or the result is certain.
pub fn imbalance(game: &Game, nodes: u64) -> Option<f64> {
    let player = PlayerProfile::neutral(game.setup().kind());
    let found = search::search(game.history(), &player, Budget::nodes(nodes), 0)?;
    found.proven.is_none().then(|| (found.win_chance() - 0.5).abs())
}
