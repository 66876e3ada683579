//! Puzzles: positions in which one turn, or a line of such turns, reaches what no other does, found in games between computer players.
//!
//! - [`Puzzle`], [`Goal`], [`Theme`]: a position, its solution, what it reaches and is about, and how hard it is;
//! - [`puzzles`], [`puzzle`]: the collection, data in `assets/puzzles/GAME.toml`;
//! - [`Attempt`], [`Refutation`]: what comes of a turn that somebody tries, and what is wrong with it;
//! - [`FirstAnswer`], [`Progress`]: the rating, the streak and the next puzzle of a person;
//! - [`PuzzleFilter`]: which puzzles somebody wants;
//! - [`PuzzleRatings`], [`rate_answer`]: how the answers of people change the ratings of puzzles;
//! - [`Run`], [`RunMode`], [`RunResult`]: many puzzles in a row, against mistakes or the clock;
//! - [`daily_game`], [`daily_puzzle`], [`DailyResults`]: the puzzle of the day, and who solved it;
//! - [`find`], [`find_ending`], [`find_again`], [`Found`], [`difficulty`], [`extend`]: how puzzles are found and verified;
//!   `bside puzzles` writes a collection with it, and a journal of mining ([`write_mined`], [`read_mined`]).

mod collection;
mod daily;
mod difficulty;
mod filter;
mod finder;
mod goal;
mod progress;
mod proof;
mod puzzle;
mod ratings;
mod refutation;
mod run;
mod selection;
mod theme;

pub use collection::{provenance, puzzle, puzzles, read_mined, write, write_mined};
pub use daily::{DailyGames, DailyResults, PastPuzzle, RecentGames, daily_game, daily_puzzle, puzzles_for};
pub use difficulty::difficulty;
pub use filter::PuzzleFilter;
pub use finder::{Found, find, find_again, find_ending, find_in_game};
pub use goal::Goal;
pub use progress::{Difficulty, FirstAnswer, Progress};
pub use puzzle::{Attempt, Puzzle, PuzzleNumber, Verdict};
pub use ratings::{PuzzleRatings, rate_answer};
pub use refutation::{Refutation, TryOutcome};
pub use run::{Run, RunMode, RunResult};
pub use selection::extend;
pub use theme::Theme;
