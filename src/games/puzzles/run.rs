//! Runs: many puzzles in a row, of rising difficulty, none of which counts for the rating.

use super::{Puzzle, puzzles};
use crate::rules::GameKind;
use crate::search::splitmix64;
use crate::table::{GuildId, Timestamp};
use std::time::Duration;

/// Upper bound of the puzzles of a run. A run takes one of each part of the collection, sorted by rating, so that more of them rise
/// more slowly.
const MAX_PUZZLES: usize = 40;
/// The time of a storm, and what a wrong answer takes of it.
const STORM_TIME: Duration = Duration::from_mins(3);
const WRONG_ANSWER_TIME: Duration = Duration::from_secs(10);

/// A way of solving puzzles in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunMode {
    /// One mistake ends the run, and one puzzle may be skipped.
    Streak,
    /// As many short puzzles as possible in three minutes. A wrong answer takes ten seconds.
    Storm,
}

impl RunMode {
    /// All of them.
    pub const ALL: [RunMode; 2] = [RunMode::Streak, RunMode::Storm];

    /// The name of the mode in commands, in the ids of buttons, in the store and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            RunMode::Streak => "streak",
            RunMode::Storm => "storm",
        }
    }
}

/// A run of one person at the puzzles of a game. Which puzzles it has follows from its game, mode and start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// What ends it.
    pub mode: RunMode,
    /// The time of its start, in whole seconds.
    pub started: Timestamp,
    /// The number of puzzles solved.
    pub solved: u16,
    /// The number of puzzles answered wrong in a storm, or skipped in a streak.
    pub missed: u16,
    /// The number solved in a row up to now.
    pub row: u16,
    /// The most that were solved in a row.
    pub best_row: u16,
}

/// A run that is over, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunResult {
    /// The game of the puzzles.
    pub game: GameKind,
    /// What ended it.
    pub mode: RunMode,
    /// The guild in which it ended; `None` in a direct conversation.
    pub guild: Option<GuildId>,
    /// The number of puzzles solved.
    pub score: u32,
    /// The time of its start.
    pub at: Timestamp,
}

impl Run {
    /// A run that starts now.
    pub fn new(mode: RunMode, now: Timestamp) -> Run {
        let started = Timestamp::from_unix_millis(now.unix_seconds().saturating_mul(1000));
        Run { mode, started, solved: 0, missed: 0, row: 0, best_row: 0 }
    }

    /// The number of puzzles before the present one.
    pub fn index(self) -> usize {
        usize::from(self.solved) + usize::from(self.missed)
    }

    /// The run after its present puzzle was solved.
    pub fn after_solved(self) -> Run {
        let row = self.row.saturating_add(1);
        Run { solved: self.solved.saturating_add(1), row, best_row: self.best_row.max(row), ..self }
    }

    /// The run after its present puzzle was answered wrong or skipped. Skipping one does not end what was solved in a row.
    pub fn after_missed(self) -> Run {
        let row = if self.mode == RunMode::Streak { self.row } else { 0 };
        Run { missed: self.missed.saturating_add(1), row, ..self }
    }

    /// Whether the present puzzle may be skipped.
    pub fn can_skip(self) -> bool {
        self.mode == RunMode::Streak && self.missed == 0
    }

    /// The end of a storm; `None` for a streak, which has no clock.
    pub fn ends_at(self) -> Option<Timestamp> {
        let lost = WRONG_ANSWER_TIME * u32::from(self.missed);
        (self.mode == RunMode::Storm).then(|| self.started + STORM_TIME - lost)
    }

    /// Whether its time is up.
    pub fn is_over(self, now: Timestamp) -> bool {
        self.ends_at().is_some_and(|end| end <= now)
    }

    /// The puzzles that may come now: each one instead of those before it, if they may not be shown. Empty after the last one.
    pub fn puzzles(self, game: GameKind) -> Vec<&'static Puzzle> {
        let is_possible = |puzzle: &&Puzzle| self.mode == RunMode::Streak || puzzle.is_short();
        let mut all: Vec<&Puzzle> = puzzles(game).iter().filter(is_possible).collect();
        all.sort_by_key(|puzzle| (puzzle.rating, puzzle.number));
        let (count, index) = (all.len().min(MAX_PUZZLES), self.index());
        if index >= count {
            return Vec::new();
        }
        let bound = |part: usize| part * all.len() / count;
        let mut part = all[bound(index)..bound(index + 1)].to_vec();
        let seed = splitmix64(self.started.unix_seconds().cast_unsigned());
        part.sort_by_key(|puzzle| splitmix64(seed ^ u64::from(puzzle.number)));
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn start(seconds: i64) -> Timestamp {
        Timestamp::from_unix_millis(seconds * 1000 + 7)
    }

    /// The puzzles of a run in which all are solved.
    fn all(game: GameKind, mode: RunMode, seconds: i64) -> Vec<&'static Puzzle> {
        let mut run = Run::new(mode, start(seconds));
        let mut shown = Vec::new();
        while let Some(puzzle) = run.puzzles(game).first() {
            shown.push(*puzzle);
            run = run.after_solved();
        }
        assert_eq!((usize::from(run.solved), run.best_row), (shown.len(), run.solved));
        shown
    }

    #[test]
    fn the_puzzles_of_a_run_rise_from_the_easiest_to_the_hardest() {
        for game in GameKind::ALL {
            for mode in RunMode::ALL {
                let shown = all(game, mode, 1_800_000_000);
                assert_eq!(shown.len(), MAX_PUZZLES, "{game} {mode:?}");
                assert!(shown.is_sorted_by_key(|puzzle| puzzle.rating), "{game} {mode:?}");
                let numbers: BTreeSet<u32> = shown.iter().map(|puzzle| puzzle.number).collect();
                assert_eq!(numbers.len(), shown.len(), "none comes twice");
                let ratings = puzzles(game).iter().map(|puzzle| puzzle.rating);
                let rank = |rating| ratings.clone().filter(|other| *other < rating).count();
                assert!(rank(shown[0].rating) < puzzles(game).len() / 20, "{game} {mode:?} begins easy");
                assert!(mode == RunMode::Streak || shown.iter().all(|puzzle| puzzle.is_short()), "{game}");
            }
        }
    }

    #[test]
    fn runs_differ_by_their_start_alone() {
        let numbers = |mode, seconds| {
            let shown = all(GameKind::Biloba, mode, seconds);
            shown.iter().map(|puzzle| puzzle.number).collect::<Vec<_>>()
        };
        for mode in RunMode::ALL {
            assert_eq!(numbers(mode, 1_800_000_000), numbers(mode, 1_800_000_000));
            assert_ne!(numbers(mode, 1_800_000_000), numbers(mode, 1_800_000_001));
        }
    }

    #[test]
    fn a_wrong_answer_takes_ten_seconds_of_a_storm_and_ends_a_row() {
        let run = Run::new(RunMode::Storm, start(1000));
        assert_eq!(run.ends_at().map(Timestamp::unix_seconds), Some(1180));
        let run = run.after_solved().after_solved().after_missed().after_solved();
        assert_eq!((run.solved, run.missed, run.row, run.best_row, run.index()), (3, 1, 1, 2, 4));
        assert_eq!(run.ends_at().map(Timestamp::unix_seconds), Some(1170));
        assert!(!run.is_over(start(1169)) && run.is_over(start(1170)));
        assert!(!run.can_skip());
    }

    #[test]
    fn a_streak_skips_one_puzzle_and_has_no_clock() {
        let run = Run::new(RunMode::Streak, start(1000)).after_solved();
        assert!(run.can_skip() && !run.is_over(start(1_000_000)));
        let skipped = run.after_missed();
        assert!(!skipped.can_skip());
        assert_eq!((skipped.solved, skipped.row, skipped.index()), (1, 1, 2));
        let next = |run: Run| run.puzzles(GameKind::Basileus)[0].number;
        assert_ne!(next(run), next(skipped));
    }
}
