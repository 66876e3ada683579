use super::Timestamp;
use crate::localize::Message;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The time allowed for each turn.
///
/// # Examples
/// ```
/// use bside_games::table::{TimeControl, UnknownTimeControl};
/// use std::time::Duration;
///
/// let time_control: TimeControl = "8h".parse()?;
/// assert_eq!((time_control.duration(), time_control.is_slow()), (Duration::from_hours(8), false));
/// assert!("2h".parse::<TimeControl>().is_err());
/// # Ok::<(), UnknownTimeControl>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TimeControl {
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

/// The deadline of the round of a tournament in which a game is played. The tournament decides the game then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundDeadline {
    /// When the game is decided.
    pub at: Timestamp,
    /// When the player to act is reminded of it.
    pub reminder: Timestamp,
}

pub(super) const DAY: Duration = Duration::from_hours(24);

/// The time controls with their names and durations, shortest first, in the order of the enum.
const TIME_CONTROLS: [(TimeControl, &str, Duration); 6] = [
    (TimeControl::TenMinutes, "10m", Duration::from_mins(10)),
    (TimeControl::OneHour, "1h", Duration::from_hours(1)),
    (TimeControl::EightHours, "8h", Duration::from_hours(8)),
    (TimeControl::OneDay, "1d", DAY),
    (TimeControl::ThreeDays, "3d", Duration::from_hours(3 * 24)),
    (TimeControl::SevenDays, "7d", Duration::from_hours(7 * 24)),
];

impl TimeControl {
    /// All time controls, shortest first.
    pub fn all() -> impl Iterator<Item = TimeControl> {
        TIME_CONTROLS.into_iter().map(|(time_control, ..)| time_control)
    }

    /// The name, such as `10m`, `1h` or `3d`. Parsing it returns the same time control.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// Whether a turn may take a day or more. Vacations stop only slow clocks.
    pub fn is_slow(self) -> bool {
        self.duration() >= DAY
    }

    /// The time allowed for each turn.
    pub fn duration(self) -> Duration {
        self.entry().2
    }

    /// The name of a time control, as people read it; `None` stands for a game without a clock.
    pub fn label(time_control: Option<TimeControl>) -> Message {
        let minutes = time_control.map_or(0, |time_control| time_control.duration().as_secs() / 60);
        Message::new("pace").count("minutes", minutes as usize)
    }

    fn entry(self) -> (TimeControl, &'static str, Duration) {
        // The list has the order of the enum.
        TIME_CONTROLS[self as usize]
    }
}

/// The error for a text that names no time control. It contains the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTimeControl(String);

impl FromStr for TimeControl {
    type Err = UnknownTimeControl;

    fn from_str(name: &str) -> Result<TimeControl, UnknownTimeControl> {
        let known = TIME_CONTROLS.into_iter().find(|(_, known, _)| known.eq_ignore_ascii_case(name));
        known.map(|(time_control, ..)| time_control).ok_or_else(|| UnknownTimeControl(name.to_owned()))
    }
}

impl fmt::Display for UnknownTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "no time for a turn is written {:?}", self.0)
    }
}

impl std::error::Error for UnknownTimeControl {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_parsed_as_they_are_displayed() {
        for time_control in TimeControl::all() {
            assert_eq!(time_control.name().parse(), Ok(time_control));
            assert_eq!(time_control.entry().0, time_control);
        }
        assert!("2h".parse::<TimeControl>().is_err() && "".parse::<TimeControl>().is_err());
        assert!(TimeControl::all().map(TimeControl::duration).is_sorted());
    }
}
