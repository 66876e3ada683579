use serde::{Deserialize, Serialize};
use std::ops::{Add, Sub};
use std::time::Duration;
use time::OffsetDateTime;

/// A point in time, in milliseconds since the Unix epoch.
///
/// Arithmetic saturates at the ends of the range.
///
/// # Examples
/// ```
/// use bside_games::table::Timestamp;
/// use std::time::Duration;
///
/// let start = Timestamp::from_unix_millis(1_500);
/// let end = start + Duration::from_secs(60);
/// assert_eq!((end.unix_seconds(), end.saturating_duration_since(start)), (61, Duration::from_secs(60)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(i64);

impl Timestamp {
    /// 1 January 1970, 00:00 UTC.
    pub const UNIX_EPOCH: Timestamp = Timestamp(0);

    /// The time `millis` milliseconds after the Unix epoch, or before it if the number is negative.
    pub const fn from_unix_millis(millis: i64) -> Timestamp {
        Timestamp(millis)
    }

    /// The number of milliseconds since the Unix epoch.
    pub const fn unix_millis(self) -> i64 {
        self.0
    }

    /// The number of whole seconds since the Unix epoch, rounded down.
    pub const fn unix_seconds(self) -> i64 {
        self.0.div_euclid(1000)
    }

    /// The date in UTC, as `YYYY-MM-DD`; `?` if it is out of range.
    pub fn date(self) -> String {
        let time = OffsetDateTime::from_unix_timestamp(self.unix_seconds());
        time.map_or_else(|_| "?".to_owned(), |time| time.date().to_string())
    }

    /// The duration since an earlier time; zero if `earlier` is not earlier.
    pub fn saturating_duration_since(self, earlier: Timestamp) -> Duration {
        let millis = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(millis).unwrap_or_default())
    }

    /// This time moved by the difference between two other times. The result is earlier if `to` is before `from`, which happens
    /// when the system clock was set back.
    pub(super) fn shifted(self, from: Timestamp, to: Timestamp) -> Timestamp {
        Timestamp(self.0.saturating_add(to.0.saturating_sub(from.0)))
    }
}

impl Add<Duration> for Timestamp {
    type Output = Timestamp;

    fn add(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(millis(duration)))
    }
}

impl Sub<Duration> for Timestamp {
    type Output = Timestamp;

    fn sub(self, duration: Duration) -> Timestamp {
        Timestamp(self.0.saturating_sub(millis(duration)))
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Timestamp = Timestamp::from_unix_millis(43_200_000);
    const HOUR: Duration = Duration::from_hours(1);

    #[test]
    fn durations_are_added_and_measured() {
        assert_eq!((NOON + HOUR).unix_millis(), 46_800_000);
        assert_eq!((NOON + HOUR).saturating_duration_since(NOON), HOUR);
        assert_eq!(NOON.saturating_duration_since(NOON + HOUR), Duration::ZERO);
        assert_eq!(NOON + HOUR - HOUR, NOON);
        assert_eq!(NOON.shifted(NOON + HOUR, NOON), NOON - HOUR);
    }

    #[test]
    fn arithmetic_saturates() {
        let last = Timestamp::from_unix_millis(i64::MAX);
        assert_eq!(last + HOUR, last);
        assert_eq!(NOON + Duration::MAX, last);
        let first = Timestamp::from_unix_millis(i64::MIN);
        assert_eq!(first - HOUR, first);
        assert_eq!(first.saturating_duration_since(last), Duration::ZERO);
    }

    #[test]
    fn seconds_are_rounded_down() {
        assert_eq!(Timestamp::from_unix_millis(1999).unix_seconds(), 1);
        assert_eq!(Timestamp::from_unix_millis(-1).unix_seconds(), -1);
    }
}
