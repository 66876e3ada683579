//! How strong players are: Glicko-2 over the results of games. Pure arithmetic and its types; no I/O.

mod glicko;
mod outcome;
mod standing;

pub use glicko::{rate, rate_against_fixed};
pub use outcome::Outcome;
pub use standing::Standing;

use crate::table::Player;

/// How strong a player is thought to be at one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The number that people compare.
    pub value: f64,
    /// How uncertain it is: the truth lies within two deviations, most likely.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

impl Default for Rating {
    /// Of one who has not played yet.
    fn default() -> Rating {
        Rating { value: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// Of a computer, found by matches among computers. A game with a person does not change it.
    pub fn fixed(value: f64) -> Rating {
        Rating { value, deviation: 50.0, ..Rating::default() }
    }
}

/// Among whom players are compared: ratings of different ladders have nothing to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ladder {
    /// People among each other.
    People,
    /// People against computers.
    Levels,
}

/// What a game made of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// Whose.
    pub player: Player,
    /// What the game counts as.
    pub outcome: Outcome,
    /// Before the game.
    pub before: Rating,
    /// After it.
    pub after: Rating,
}

/// Why a game that has ended does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// It was agreed before it began.
    Casual,
    /// Somebody has asked for a hint.
    Hinted,
    /// Somebody has not made a turn.
    NotBegun,
    /// Two of those who played have finished so many rated games of it within a day.
    Enough(usize),
}
