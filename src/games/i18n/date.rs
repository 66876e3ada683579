use super::Localizer;
use crate::localize::Message;
use crate::table::Timestamp;
use std::time::Duration;
use time::OffsetDateTime;

/// The date of a time in UTC, as `YYYY-MM-DD`; `?` if it is out of range. Use it only in pictures and alt texts, where
/// Discord cannot show the local time of the reader; elsewhere use [`full_timestamp`](super::full_timestamp).
pub fn date(at: Timestamp) -> String {
    at.date()
}

/// The day and the minute that a clock shows which is this many seconds ahead of UTC, such as `2026-05-01 18:00`.
pub fn date_time(at: Timestamp, seconds_ahead: i64) -> String {
    let seconds = at.unix_seconds().saturating_add(seconds_ahead);
    OffsetDateTime::from_unix_timestamp(seconds).map_or_else(
        |_| "?".to_owned(),
        |time| format!("{} {:02}:{:02}", time.date(), time.hour(), time.minute()),
    )
}

/// A duration in days or hours if it is at least two of them, in minutes otherwise; rounded down.
pub(super) fn time(localizer: &Localizer, time: Duration) -> String {
    let minutes = minutes(time);
    let message = match (minutes / 1440, minutes / 60) {
        (2.., _) => Message::new("span-days").count("days", minutes / 1440),
        (_, 2..) => Message::new("span-hours").count("hours", minutes / 60),
        _ => Message::new("span-minutes").count("minutes", minutes),
    };
    localizer.render(&message)
}

/// The number of whole minutes, rounded down.
fn minutes(time: Duration) -> usize {
    (time.as_secs() / 60) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_does_not_depend_on_the_time_of_day() {
        for (millis, message) in [
            (0, "1970-01-01"),
            (1_795_263_162_403, "2026-11-21"),
            (-1, "1969-12-31"),
            (i64::MAX, "?"),
            (i64::MIN, "?"),
        ] {
            assert_eq!(date(Timestamp::from_unix_millis(millis)), message);
        }
    }
}
