//! Ratings of players: Glicko-2 with the parameters of Lichess. Pure arithmetic and its types; no I/O.

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

/// The estimated strength of a player at one game, in the scale of Glicko-2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating itself. A new player has 1500, and no game takes a person below 400.
    pub value: f64,
    /// The rating deviation, from 45 to 500. The true strength is within two deviations with a probability of 95 %.
    pub deviation: f64,
    /// The volatility, at most 0.1. Erratic results increase it.
    pub volatility: f64,
}

/// The factor between the scale of ratings and the internal scale of the Glicko-2 paper.
const GLICKO2_SCALE: f64 = 173.7178;
/// The number of rating periods in a day. It is chosen so that the deviation of a player with the volatility 0.06 grows
/// from 60 to 110 in a year without games.
const RATING_PERIODS_PER_DAY: f64 = 0.214_36;
const SECONDS_PER_DAY: f64 = 86_400.0;
/// Lower bound of a rating.
const MIN_RATING: f64 = 400.0;
const MIN_DEVIATION: f64 = 45.0;
const MAX_DEVIATION: f64 = 500.0;
const MAX_VOLATILITY: f64 = 0.1;
/// A rating with at least this deviation is provisional.
const PROVISIONAL_DEVIATION: f64 = 110.0;
/// A rating with at most this deviation is established: on leaderboards it ranks above those that are not.
const ESTABLISHED_DEVIATION: f64 = 75.0;

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Rating {
        Rating { value: 1500.0, deviation: MAX_DEVIATION, volatility: 0.09 }
    }
}

impl Rating {
    /// The rating after a time without games. The deviation grows; the value and the volatility stay.
    pub fn after(self, absence: Duration) -> Rating {
        let periods = absence.as_secs_f64() / SECONDS_PER_DAY * RATING_PERIODS_PER_DAY;
        let deviation = (self.deviation.powi(2) + periods * self.variance_per_period()).sqrt();
        Rating { deviation, ..self }.clamped()
    }

    /// Whether the rating is so uncertain that it is shown with a question mark.
    pub fn is_provisional(&self) -> bool {
        self.deviation >= PROVISIONAL_DEVIATION
    }

    /// The time for which the rating stays established without another game; `None` if it is not established.
    ///
    /// # Panics
    ///
    /// Panics if the volatility is zero, or so close to zero that the time exceeds the range of [`Duration`].
    pub fn established_for(&self) -> Option<Duration> {
        let left = ESTABLISHED_DEVIATION.powi(2) - self.deviation.powi(2);
        (left >= 0.0).then(|| {
            Duration::from_secs_f64(
                left / self.variance_per_period() / RATING_PERIODS_PER_DAY * SECONDS_PER_DAY,
            )
        })
    }

    /// The amount by which one rating period without games increases the square of the deviation.
    fn variance_per_period(&self) -> f64 {
        (self.volatility * GLICKO2_SCALE).powi(2)
    }

    fn clamped(self) -> Rating {
        Rating {
            value: self.value.max(MIN_RATING),
            deviation: self.deviation.clamp(MIN_DEVIATION, MAX_DEVIATION),
            volatility: self.volatility.min(MAX_VOLATILITY),
        }
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

impl Rating {
    /// The rating of a computer, which was measured in matches between computers. Games with people do not change it.
    pub fn fixed(value: f64) -> Rating {
        Rating { value, deviation: 50.0, ..Rating::default() }
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
    /// The player.
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
    /// A hint was given.
    Hinted,
    /// At least one seat has not played a turn.
    NotAllMoved,
    /// Two of the players have finished this number of rated games of the same kind with each other within a day, which
    /// is the upper bound.
    DailyLimit(usize),
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: Duration = Duration::from_secs(365 * 86_400);

    #[test]
    fn absence_increases_the_deviation() {
        let veteran = Rating { value: 1800.0, deviation: 60.0, volatility: 0.06 };
        assert_eq!(veteran.after(Duration::ZERO), veteran);
        let month = veteran.after(YEAR * 30 / 365);
        assert!((month.deviation - 65.564).abs() < 0.001, "{month:?}");
        let year = veteran.after(YEAR);
        assert!((year.deviation - 110.001).abs() < 0.001 && year.value == 1800.0, "{year:?}");
        assert!(year.is_provisional() && !month.is_provisional());
        assert_eq!(veteran.after(100 * YEAR).deviation, 500.0);
    }

    #[test]
    fn a_rating_is_established_until_its_deviation_is_too_large() {
        let veteran = Rating { value: 1800.0, deviation: 60.0, volatility: 0.06 };
        let time = veteran.established_for().expect("it is");
        let last = veteran.after(time);
        assert!((last.deviation - 75.0).abs() < 1e-9, "{last:?}");
        assert!(last.after(Duration::from_secs(60)).established_for().is_none());
        assert!(Rating::default().established_for().is_none());
    }
}
