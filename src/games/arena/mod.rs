//! Matches between computer players, to measure their strength, and self-play games to fit weights to.

mod external_engine;
mod match_score;
mod opening_finder;
mod openings;
mod player_spec;
mod sprt;
mod train;

pub use match_score::{GameResult, MatchScore};
pub use opening_finder::{OpeningFinder, imbalance};
pub use openings::{Openings, balanced_openings};
pub use player_spec::{InvalidPlayerSpec, PlayerSpec};
pub use sprt::{Hypothesis, InvalidSprt, PairScore, Sprt};
pub use train::{Fit, Sample, Training, fit, samples};

use crate::rules::record::Record;
use crate::rules::{Seat, Setup};
use crate::search::splitmix64;
use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
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
    /// How the games begin.
    pub openings: Openings,
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
    /// The number of the game in its match, from 0.
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
    /// If a player cannot be started, an external engine fails, a player chooses an illegal turn, or there are no balanced
    /// openings.
    ///
    /// # Examples
    /// ```
    /// use bside_games::arena::{Match, Openings, PlayerSpec};
    /// use bside_games::rules::{GameKind, Setup};
    ///
    /// let arena_match = Match {
    ///     setup: Setup::new(GameKind::Basileus, None, None)?,
    ///     players: ["greedy".parse::<PlayerSpec>()?, "nodes:50".parse()?],
    ///     games: vec![0, 1],
    ///     openings: Openings::Random(2),
    ///     max_turns: 20,
    ///     seed: 1,
    ///     threads: 1,
    /// };
    /// let mut turns = 0;
    /// let score = arena_match.play(|game| turns += game.record.game.turns().len())?;
    /// assert!(turns <= 40 && (0.0..=1.0).contains(&score.share()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, mut report: impl FnMut(&MatchGame)) -> io::Result<MatchScore> {
        let mut score = MatchScore::new(self.setup.seats());
        self.play_while(|_, game| {
            score.add(game.seat, game.result());
            report(game);
            ControlFlow::Continue(())
        })?;
        Ok(score)
    }

    /// Plays games until a test of which player is stronger is decided, or all games are played. Two games in a row are a pair.
    /// Reports each game as soon as it is over, with the score up to then. The score counts pairs in the order of the games, so
    /// that short games do not count first and the result is the same for any number of threads.
    ///
    /// # Errors
    /// As [`Match::play`], and if there are more than two seats.
    pub fn test(&self, sprt: &Sprt, mut report: impl FnMut(&MatchGame, &PairScore)) -> io::Result<PairScore> {
        if self.setup.seats() != 2 {
            return Err(io::Error::other("a test needs a game of two seats"));
        }
        let mut score = PairScore::default();
        let mut uncounted = BTreeMap::new();
        self.play_while(|index, game| {
            uncounted.insert(index, game.result());
            let mut is_decided = false;
            while let first = 2 * score.pairs() as usize
                && let (Some(one), Some(other)) = (uncounted.get(&first), uncounted.get(&(first + 1)))
                && !is_decided
            {
                score.add([*one, *other]);
                uncounted.retain(|index, _| *index > first + 1);
                is_decided = sprt.accepted(&score).is_some();
            }
            report(game, &score);
            if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        Ok(score)
    }

    /// Plays the games until `report` stops the match, and calls it with each game that is over and its index in the list.
    fn play_while(&self, mut report: impl FnMut(usize, &MatchGame) -> ControlFlow<()>) -> io::Result<()> {
        let (next, is_stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (next, is_stopped, sender) = (&next, &is_stopped, sender.clone());
                scope.spawn(move || {
                    while let index = next.fetch_add(1, Ordering::Relaxed)
                        && let Some(number) = self.games.get(index)
                        && let Some(game) = self.play_game(*number, is_stopped).transpose()
                    {
                        // The receiver is gone once the match is stopped.
                        if sender.send((index, game)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut result = Ok(());
            for (index, game) in receiver {
                let flow = match game {
                    Ok(game) => report(index, &game),
                    Err(error) => {
                        result = Err(error);
                        ControlFlow::Break(())
                    }
                };
                if flow.is_break() {
                    is_stopped.store(true, Ordering::Relaxed);
                    break;
                }
            }
            result
        })
    }

    /// Plays one game, deterministically unless a player has a time limit or is another program. `None` if it is stopped.
    fn play_game(&self, number: u64, is_stopped: &AtomicBool) -> io::Result<Option<MatchGame>> {
        let seats = self.setup.seats();
        let seat = (number % seats as u64) as Seat;
        let mut game = self.openings.begin(self.setup, number / seats as u64, self.seed)?;
        let seed = self.seed ^ splitmix64(number);
        let mut players = (0..seats)
            .map(|other| self.players[usize::from(other != seat)].start(self.setup, seed))
            .collect::<io::Result<Vec<_>>>()?;
        while let Some(mover) = game.seat() {
            if game.turns().len() >= self.max_turns {
                break;
            }
            if is_stopped.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let turn = players[mover].turn(&game, splitmix64(seed ^ game.turns().len() as u64))?;
            if let Err(refusal) = game.play(&turn) {
                return Err(io::Error::other(format!("{turn} in {}: {refusal:?}", game.position().fen())));
            }
        }
        let name = |other| self.players[usize::from(other != seat)].to_string();
        let tags = (0..seats).map(|other| (format!("Seat{other}"), name(other))).collect();
        Ok(Some(MatchGame { number, seat, record: Record { tags, game } }))
    }
}
