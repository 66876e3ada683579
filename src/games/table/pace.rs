use crate::rules::{Localize, Message};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long each turn may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Ten minutes.
    TenMinutes,
    /// One hour.
    OneHour,
    /// Eight hours.
    EightHours,
    /// One day.
    OneDay,
    /// Three days.
    ThreeDays,
    /// Seven days.
    SevenDays,
}

pub(super) const DAY: Duration = Duration::from_hours(24);

/// How each is written, and how long it is.
const PACES: [(Pace, &str, Duration); 6] = [
    (Pace::TenMinutes, "10m", Duration::from_mins(10)),
    (Pace::OneHour, "1h", Duration::from_hours(1)),
    (Pace::EightHours, "8h", Duration::from_hours(8)),
    (Pace::OneDay, "1d", DAY),
    (Pace::ThreeDays, "3d", Duration::from_hours(3 * 24)),
    (Pace::SevenDays, "7d", Duration::from_hours(7 * 24)),
];

impl Pace {
    /// Every one, the shortest first.
    pub fn all() -> impl Iterator<Item = Pace> {
        PACES.into_iter().map(|(pace, ..)| pace)
    }

    /// How it is written: `10m`, `1h`, `3d`.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// Is it a matter of days? Then the clock stands still while somebody is on vacation.
    pub fn is_slow(self) -> bool {
        self.duration() >= DAY
    }

    /// The time that each turn may take.
    pub fn duration(self) -> Duration {
        self.entry().2
    }

    fn entry(self) -> (Pace, &'static str, Duration) {
        // They stand in the order of the list.
        PACES[self as usize]
    }
}

/// No time for a turn is written so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPace(String);

impl FromStr for Pace {
    type Err = UnknownPace;

    fn from_str(name: &str) -> Result<Pace, UnknownPace> {
        let known = PACES.into_iter().find(|(_, known, _)| known.eq_ignore_ascii_case(name));
        known.map(|(pace, ..)| pace).ok_or_else(|| UnknownPace(name.to_owned()))
    }
}

impl Localize for UnknownPace {
    fn message(&self) -> Message {
        Message::new("setup-unknown-time").quoted("name", &self.0).list("times", Pace::all().map(Pace::name))
    }
}

impl fmt::Display for UnknownPace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "no time for a turn is written {:?}", self.0)
    }
}

impl std::error::Error for UnknownPace {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_is_read_as_it_is_written() {
        for pace in Pace::all() {
            assert_eq!(pace.name().parse(), Ok(pace));
            assert_eq!(pace.entry().0, pace);
        }
        assert!("2h".parse::<Pace>().is_err() && "".parse::<Pace>().is_err());
        assert!(Pace::all().map(Pace::duration).is_sorted());
    }
}
