//! Matches between computer players, to measure their strength, and self-play games to fit weights to.

mod external_engine;
mod match_score;
mod player_spec;
mod train;

pub use match_score::{GameResult, MatchScore};
pub use player_spec::{InvalidPlayerSpec, PlayerSpec};
pub use train::{Fit, Sample, Training, fit, samples};

use crate::rules::record::Record;
use crate::rules::{Game, Seat, Setup};
use crate::search::splitmix64;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// A match: the first player on one seat against the second on all others; the seat changes from game to game.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game, seats and starting position.
    pub setup: Setup,
    /// The two players.
    pub players: [PlayerSpec; 2],
    /// The numbers of the games to play; a number determines the seat and the opening of its game.
    pub games: Vec<u64>,
    /// Number of random opening turns; the same opening is played from every seat of the first player.
    pub opening_turns: u32,
    /// A game of this many turns is drawn.
    pub max_turns: usize,
    /// The seed of openings and searches.
    pub seed: u64,
    /// Number of games played at a time.
    pub threads: usize,
}

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// Its number, from 0.
    pub number: u64,
    /// The seat of the first player.
    pub seat: Seat,
    /// The game, with the specification of each seat's player in its tags.
    pub record: Record,
}

impl MatchGame {
    /// The result for the first player.
    pub fn result(&self) -> GameResult {
        let places = self.record.game.places();
        let shared = |place| places.as_slice().iter().filter(|other| **other == place).count() > 1;
        match places.get(self.seat) {
            None => GameResult::Draw,
            Some(1) if shared(1) => GameResult::Draw,
            Some(1) => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }
}

impl Match {
    /// Plays all games and reports each as soon as it is over.
    ///
    /// # Errors
    /// If a player cannot be started, an external engine fails, or a player chooses an illegal turn.
    pub fn play(&self, mut report: impl FnMut(&MatchGame)) -> io::Result<MatchScore> {
        let next = AtomicUsize::new(0);
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (next, sender) = (&next, sender.clone());
                scope.spawn(move || {
                    loop {
                        let Some(number) = self.games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            return;
                        };
                        // The receiver is gone once a game has failed.
                        if sender.send(self.play_game(*number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut score = MatchScore::new(self.setup.seats());
            for game in receiver {
                let game = game?;
                score.add(game.seat, game.result());
                report(&game);
            }
            Ok(score)
        })
    }

    /// Plays one game, deterministically unless a player has a time limit or is another program.
    fn play_game(&self, number: u64) -> io::Result<MatchGame> {
        let seats = self.setup.seats();
        let seat = (number % seats as u64) as Seat;
        let mut game = self.after_opening(number / seats as u64);
        let mut players = (0..seats)
            .map(|other| self.players[usize::from(other != seat)].start(self.setup))
            .collect::<io::Result<Vec<_>>>()?;
        while let Some(mover) = game.seat() {
            if game.turns().len() >= self.max_turns {
                break;
            }
            let seed = splitmix64(self.seed ^ splitmix64(number) ^ game.turns().len() as u64);
            let turn = players[mover].turn(&game, seed)?;
            if let Err(refusal) = game.play(&turn) {
                return Err(io::Error::other(format!("{turn} in {}: {refusal:?}", game.position().fen())));
            }
        }
        let name = |other| self.players[usize::from(other != seat)].to_string();
        let tags = (0..seats).map(|other| (format!("Seat{other}"), name(other))).collect();
        Ok(MatchGame { number, seat, record: Record { tags, game } })
    }

    /// A game after the opening with this number, in which the game is not over yet.
    fn after_opening(&self, number: u64) -> Game {
        for attempt in 0.. {
            let mut seed = splitmix64(self.seed ^ splitmix64(number) ^ attempt << 32);
            let mut game = Game::new(self.setup);
            for _ in 0..self.opening_turns {
                let turns = game.position().legal_turns();
                if turns.is_empty() {
                    break;
                }
                seed = splitmix64(seed);
                game.play(&turns[(seed % turns.len() as u64) as usize]).expect("it is legal");
            }
            if game.seat().is_some() {
                return game;
            }
        }
        unreachable!("some opening does not end the game")
    }
}
