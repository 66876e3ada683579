//! The answers in runs of puzzles. The state of a run is in the ids of its buttons, and two messages may have the same ones: while a
//! press is being served, or after a receipt was lost. So the first answer to each puzzle of a run is remembered, and only that
//! one leads on.

use crate::puzzles::{Run, RunMode};
use crate::rules::GameKind;
use crate::table::{PlayerId, Timestamp};
use quick_cache::sync::Cache;
use std::convert::Infallible;

/// Upper bound of the answers that are remembered, those of some hundred runs.
const MAX_ANSWERS: usize = 10_000;

/// A question in a run: who is asked in which run, the index of the puzzle, and the number of turns of its solution before.
type Question = (PlayerId, GameKind, RunMode, Timestamp, usize, usize);

/// The first answers to the puzzles of runs.
#[derive(Debug)]
pub struct RunAnswers(Cache<Question, String>);

impl Default for RunAnswers {
    fn default() -> RunAnswers {
        RunAnswers(Cache::new(MAX_ANSWERS))
    }
}

impl RunAnswers {
    /// Whether this answer is the first one at this point of a run, or the same as the first one.
    pub fn accepts(&self, player: PlayerId, game: GameKind, run: Run, turns: usize, answer: &str) -> bool {
        let question = (player, game, run.mode, run.started, run.index(), turns);
        let Ok(first) = self.0.get_or_insert_with(&question, || Ok::<_, Infallible>(answer.to_owned()));
        first == answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_answer_to_the_same_puzzle_of_a_run_does_not_count() {
        let (answers, ana) = (RunAnswers::default(), PlayerId(1));
        let run = Run::new(RunMode::Storm, Timestamp::UNIX_EPOCH);
        let accepts = |run, turns, answer| answers.accepts(ana, GameKind::Biloba, run, turns, answer);
        assert!(accepts(run, 0, "d3-d4") && accepts(run, 0, "d3-d4"));
        assert!(!accepts(run, 0, "d3-d5"));
        assert!(accepts(run, 2, "d3-d5") && accepts(run.after_solved(), 0, "d3-d5"));
        assert!(answers.accepts(PlayerId(2), GameKind::Biloba, run, 0, "d3-d5"));
    }
}
