//! The arena, where computer players meet: matches that say who is stronger, and games to learn from.

mod contestant;
mod external;
mod score;
mod train;

pub use contestant::{InvalidPlayerSpec, PlayerSpec};
pub use score::{GameResult, MatchScore};
pub use train::{Fit, Sample, Training, fit, samples};

use crate::rules::record::Record;
use crate::rules::{Game, Seat, Setup};
use crate::search::splitmix64;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// A match: one contestant on one seat against the other on all other seats, the seats changing from game to game.
#[derive(Clone, Debug)]
pub struct Match {
    /// What is played.
    pub setup: Setup,
    /// Who plays.
    pub players: [PlayerSpec; 2],
    /// The numbers of the games: a game follows from its number.
    pub games: Vec<u64>,
    /// Turns at random before each game, the same for every seat of the first contestant.
    pub opening: u32,
    /// A game with so many turns is drawn.
    pub longest: usize,
    /// Everything that is left to chance follows from it.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct MatchGame {
    /// Its number, from 0.
    pub number: u64,
    /// The seat of the first contestant.
    pub seat: Seat,
    /// The game with the names of the contestants.
    pub record: Record,
}

impl MatchGame {
    /// How it ended for the first contestant.
    pub fn score(&self) -> GameResult {
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
    /// Plays all games and shows each as soon as it is over.
    pub fn play(&self, mut show: impl FnMut(&MatchGame)) -> io::Result<MatchScore> {
        let next = AtomicUsize::new(0);
        let (send, played) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (next, send) = (&next, send.clone());
                scope.spawn(move || {
                    loop {
                        let Some(number) = self.games.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            return;
                        };
                        // Nobody listens any more once a game has failed.
                        if send.send(self.game(*number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            let mut tally = MatchScore::new(self.setup.seats());
            for game in played {
                let game = game?;
                tally.add(game.seat, game.score());
                show(&game);
            }
            Ok(tally)
        })
    }

    /// Plays one game: the same each time, unless time or another program has a say.
    fn game(&self, number: u64) -> io::Result<MatchGame> {
        let seats = self.setup.seats();
        let seat = (number % seats as u64) as Seat;
        let mut game = self.begin(number / seats as u64);
        let mut players = (0..seats)
            .map(|chair| self.players[usize::from(chair != seat)].sit(self.setup))
            .collect::<io::Result<Vec<_>>>()?;
        while let Some(mover) = game.seat() {
            if game.turns().len() >= self.longest {
                break;
            }
            let seed = splitmix64(self.seed ^ splitmix64(number) ^ game.turns().len() as u64);
            let turn = players[mover].turn(&game, seed)?;
            if let Err(refusal) = game.play(&turn) {
                return Err(io::Error::other(format!("{turn} in {}: {refusal:?}", game.position().fen())));
            }
        }
        let name = |chair| self.players[usize::from(chair != seat)].to_string();
        let tags = (0..seats).map(|chair| (format!("Seat{chair}"), name(chair))).collect();
        Ok(MatchGame { number, seat, record: Record { tags, game } })
    }

    /// The game after the opening of a number, in which nobody has lost yet.
    fn begin(&self, number: u64) -> Game {
        for attempt in 0.. {
            let mut seed = splitmix64(self.seed ^ splitmix64(number) ^ attempt << 32);
            let mut game = Game::new(self.setup);
            for _ in 0..self.opening {
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
        unreachable!("some opening leads somewhere")
    }
}
