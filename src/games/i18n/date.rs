use crate::table::Timestamp;
use time::OffsetDateTime;

/// The date of a time in UTC, as `YYYY-MM-DD`; `?` if it is out of range. Use it only in pictures and alt texts, where
/// Discord cannot show the local time of the reader; elsewhere use [`full_timestamp`](super::full_timestamp).
pub fn date(at: Timestamp) -> String {
    let time = OffsetDateTime::from_unix_timestamp(at.unix_seconds());
    time.map_or_else(|_| "?".to_owned(), |time| time.date().to_string())
}

/// The day and the minute of a time in UTC, such as `2026-05-01 18:00 UTC`.
pub fn date_time(at: Timestamp) -> String {
    let time = OffsetDateTime::from_unix_timestamp(at.unix_seconds());
    time.map_or_else(
        |_| "?".to_owned(),
        |time| format!("{} {:02}:{:02} UTC", time.date(), time.hour(), time.minute()),
    )
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
