//! Ratings of players, by the rule in `docs/ratings.md`: Glicko with the most likely value. Pure arithmetic and its types;
//! no I/O.
//!
//! # Examples
//! Rate a game that the first player has won:
//! ```
//! use bside_games::ratings::{Rating, rate};
//!
//! let new = Rating::default();
//! let [winner, loser] = rate(&[new, new], &[false, false], &[1, 2])[..] else { panic!("two players") };
//! assert!(winner.value > new.value && loser.value < new.value);
//! assert!(winner.deviation < new.deviation && winner.games == 1);
//!
//! // Against a computer, only the rating of the person changes.
//! let computer = Rating::fixed(1700.0);
//! assert_eq!(rate(&[new, computer], &[false, true], &[1, 2])[1], computer);
//! ```

mod glicko;
mod leaderboard;
mod outcome;
mod profile;

pub use glicko::rate;
pub use leaderboard::{Leaderboard, LeaderboardEntry};
pub use outcome::Outcome;
pub use profile::{HeadToHead, LadderStats, PastGame, Profile, RatingHistory};

use crate::table::{Player, Timestamp};
use std::time::Duration;

/// The estimated strength of a player at one game, in the scale of Glicko.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating itself. A new player has 1500; there is no bound.
    pub value: f64,
    /// The rating deviation, from 45 to 245. The true strength is within two deviations with a probability of 95 %.
    pub deviation: f64,
    /// The number of rated games; 0 for a computer.
    pub games: u32,
}

/// A rating with fewer games is provisional.
pub const PROVISIONAL_GAMES: u32 = 5;
/// A rating with at most this deviation is established: on leaderboards it ranks above those that are not.
pub const ESTABLISHED_DEVIATION: f64 = 75.0;

const INITIAL_RATING: f64 = 1500.0;
const MIN_DEVIATION: f64 = 45.0;
/// The deviation of a new player. One game moves a rating by less than the square of this times ln 10 / 400: 346 points.
const MAX_DEVIATION: f64 = 245.0;
/// The deviation of a computer.
const FIXED_DEVIATION: f64 = 50.0;
/// The amount by which a year without games increases the square of the deviation: from 60 to 110.
const VARIANCE_PER_YEAR: f64 = 8500.0;
const YEAR: Duration = Duration::from_hours(365 * 24);

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Rating {
        Rating { value: INITIAL_RATING, deviation: MAX_DEVIATION, games: 0 }
    }
}

impl Rating {
    /// The rating of a computer, which was measured in matches between computers. Games with people do not change it.
    pub fn fixed(value: f64) -> Rating {
        Rating { value, deviation: FIXED_DEVIATION, games: 0 }
    }

    /// The rating after a time without games. The deviation grows.
    ///
    /// # Examples
    /// ```
    /// use bside_games::ratings::Rating;
    /// use std::time::Duration;
    ///
    /// let rating = Rating { value: 1620.0, deviation: 60.0, games: 40 };
    /// let later = rating.after(Duration::from_hours(365 * 24));
    /// assert_eq!((later.value, later.deviation.round()), (1620.0, 110.0));
    /// assert!(rating.is_established() && !later.is_established());
    /// ```
    pub fn after(self, time_without_games: Duration) -> Rating {
        let growth = VARIANCE_PER_YEAR * time_without_games.div_duration_f64(YEAR);
        let deviation = (self.deviation.powi(2) + growth).sqrt().min(MAX_DEVIATION);
        Rating { deviation, ..self }
    }

    /// Whether there were so few games that the rating is shown with its range, and its changes not at all.
    pub fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL_GAMES
    }

    /// Whether the rating is certain enough for the first group of a leaderboard.
    pub fn is_established(&self) -> bool {
        !self.is_provisional() && self.deviation <= ESTABLISHED_DEVIATION
    }

    /// The bounds of the true strength with a probability of 95 %.
    pub fn range(&self) -> (f64, f64) {
        (self.value - 2.0 * self.deviation, self.value + 2.0 * self.deviation)
    }

    /// The time for which the rating stays established without another game; `None` if it is not established.
    pub fn established_for(&self) -> Option<Duration> {
        let growth = ESTABLISHED_DEVIATION.powi(2) - self.deviation.powi(2);
        self.is_established().then(|| YEAR.mul_f64(growth / VARIANCE_PER_YEAR))
    }
}

/// A rating after a game, with the time of that game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingSnapshot {
    /// The rating directly after the game.
    pub rating: Rating,
    /// The time when the game ended.
    pub at: Timestamp,
}

impl RatingSnapshot {
    /// The rating at a later time, if no other game was played since.
    pub fn as_of(&self, now: Timestamp) -> Rating {
        self.rating.after(now.saturating_duration_since(self.at))
    }
}

/// The pool of players that a rating belongs to. Ratings of different ladders are not comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ladder {
    /// Games between people only.
    People,
    /// Games of people against computers.
    Levels,
}

impl Ladder {
    /// Both ladders.
    pub const ALL: [Ladder; 2] = [Ladder::People, Ladder::Levels];

    /// The name in the database, in the ids of buttons and in logs.
    pub fn name(self) -> &'static str {
        match self {
            Ladder::People => "people",
            Ladder::Levels => "levels",
        }
    }
}

/// The effect of one game on the rating of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The player whose rating changes.
    pub player: Player,
    /// The outcome of the game for the player.
    pub outcome: Outcome,
    /// The rating at the end of the game, without its result.
    pub before: Rating,
    /// The rating with its result.
    pub after: Rating,
}

/// The reason why a game that ended is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedReason {
    /// The players agreed on a casual game before it started.
    Casual,
    /// Of the people who have taken a hint some have not lost. The game does not count for these; the results of the others are
    /// rated.
    Hinted,
    /// A seat lost because its player was removed, or may have been.
    Removed,
    /// The game did not end by its rules, and before this turn, from which on games count.
    TooShort(usize),
    /// Two of the players have finished this number of rated games with each other within a day, which is the upper
    /// bound.
    DailyLimit(usize),
}

#[cfg(test)]
mod tests;
