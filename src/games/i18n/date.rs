use crate::table::Timestamp;
use time::OffsetDateTime;

/// The day of a moment (UTC), in a form that is read everywhere: year, month, day. Where Discord itself writes
/// a time, it does so as the reader has it at home; in pictures and their words it cannot.
pub fn date(at: Timestamp) -> String {
    let time = OffsetDateTime::from_unix_timestamp(at.unix_seconds());
    time.map_or_else(|_| "?".to_owned(), |time| time.date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_whatever_the_time() {
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
