//! Puzzles: positions with one clearly best turn, or a line of such turns, found in games between computer players.
//!
//! - [`Puzzle`], [`Theme`]: a position, its solution, what it is about and how hard it is;
//! - [`puzzles`], [`puzzle`]: the collection, data in `assets/puzzles/GAME.toml`;
//! - [`Attempt`], [`Refutation`]: what comes of a turn that somebody tries, and what is wrong with it;
//! - [`FirstAnswer`], [`Progress`]: the rating, the streak and the next puzzle of a person;
//! - [`daily_puzzle`]: the puzzle of the day;
//! - [`find`], [`find_ending`], [`find_again`], [`Found`], [`difficulty`], [`extend`]: how puzzles are found and verified; `bside puzzles` writes a collection
//!   with it.

mod collection;
mod daily;
mod difficulty;
mod finder;
mod progress;
mod proof;
mod puzzle;
mod refutation;
mod selection;
mod theme;

pub use collection::{provenance, puzzle, puzzles, write};
pub use daily::{PastPuzzle, daily_puzzle};
pub use difficulty::difficulty;
pub use finder::{Found, find, find_again, find_ending, find_in_game};
pub use progress::{Difficulty, FirstAnswer, Progress};
pub use puzzle::{Attempt, Puzzle, PuzzleNumber, Verdict};
pub use refutation::{Refutation, TryOutcome};
pub use selection::extend;
pub use theme::Theme;
