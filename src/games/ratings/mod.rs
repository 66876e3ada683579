//! How strong players are: Glicko-2 over the results of games, as Lichess runs it. Pure arithmetic and its types; no I/O.

mod glicko;
mod outcome;
mod profile;
mod standing;

pub use glicko::rate;
pub use outcome::Outcome;
pub use profile::{HeadToHead, PastGame, Profile, RatingHistory, Tally};
pub use standing::{Leaderboard, LeaderboardEntry};

use crate::table::{Player, Timestamp};
use std::time::Duration;

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

/// One unit of the paper's scale.
const GLICKO2_SCALE: f64 = 173.7178;
/// So much of a rating period passes in a day: a usual player goes from 60 to 110 in a year.
const RATING_PERIODS_PER_DAY: f64 = 0.214_36;
const SECONDS_PER_DAY: f64 = 86_400.0;
/// Nobody is told less.
const MIN_RATING: f64 = 400.0;
const MIN_DEVIATION: f64 = 45.0;
const MAX_DEVIATION: f64 = 500.0;
const MAX_VOLATILITY: f64 = 0.1;
/// From here on nobody can say.
const PROVISIONAL_DEVIATION: f64 = 110.0;
/// Up to here a place among the best is earned.
const ESTABLISHED_DEVIATION: f64 = 75.0;

impl Default for Rating {
    /// Of one who has not played yet.
    fn default() -> Rating {
        Rating { value: 1500.0, deviation: MAX_DEVIATION, volatility: 0.09 }
    }
}

impl Rating {
    /// After a time without a game: it is less certain then.
    pub fn after(self, absence: Duration) -> Rating {
        let periods = absence.as_secs_f64() / SECONDS_PER_DAY * RATING_PERIODS_PER_DAY;
        let deviation = (self.deviation.powi(2) + periods * self.variance_per_period()).sqrt();
        Rating { deviation, ..self }.clamped()
    }

    /// Too uncertain to be told without a question mark.
    pub fn is_provisional(&self) -> bool {
        self.deviation >= PROVISIONAL_DEVIATION
    }

    /// How long it is certain enough to be compared with others', without another game; `None` if it is not.
    pub fn established_for(&self) -> Option<Duration> {
        let left = ESTABLISHED_DEVIATION.powi(2) - self.deviation.powi(2);
        (left >= 0.0).then(|| {
            Duration::from_secs_f64(
                left / self.variance_per_period() / RATING_PERIODS_PER_DAY * SECONDS_PER_DAY,
            )
        })
    }

    /// What a period adds to the square of the deviation.
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

/// A rating as a game left it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingSnapshot {
    /// What it was then.
    pub rating: Rating,
    /// When that game ended.
    pub at: Timestamp,
}

impl RatingSnapshot {
    /// What it is at a later time.
    pub fn as_of(&self, now: Timestamp) -> Rating {
        self.rating.after(now.saturating_duration_since(self.at))
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

impl Ladder {
    /// Both of them.
    pub const ALL: [Ladder; 2] = [Ladder::People, Ladder::Levels];

    /// How it is written: in the database, in the ids of buttons and for operators.
    pub fn name(self) -> &'static str {
        match self {
            Ladder::People => "people",
            Ladder::Levels => "levels",
        }
    }
}

/// What a game made of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// Whose.
    pub player: Player,
    /// What the game counts as.
    pub outcome: Outcome,
    /// When it ended, before it is rated.
    pub before: Rating,
    /// After it.
    pub after: Rating,
}

/// Why a game that has ended does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedReason {
    /// It was agreed before it began.
    Casual,
    /// Somebody has asked for a hint.
    Hinted,
    /// Somebody has not made a turn.
    NotBegun,
    /// Two of those who played have finished so many rated games of it within a day.
    Enough(usize),
}

#[cfg(test)]
mod tests {
    use super::*;

    const YEAR: Duration = Duration::from_secs(365 * 86_400);

    #[test]
    fn absence_makes_uncertain() {
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
    fn a_place_is_kept_until_it_is_too_uncertain() {
        let veteran = Rating { value: 1800.0, deviation: 60.0, volatility: 0.06 };
        let time = veteran.established_for().expect("it is");
        let last = veteran.after(time);
        assert!((last.deviation - 75.0).abs() < 1e-9, "{last:?}");
        assert!(last.after(Duration::from_secs(60)).established_for().is_none());
        assert!(Rating::default().established_for().is_none());
    }
}
