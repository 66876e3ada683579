use super::{LocalClock, SECONDS_OF_DAY};
use crate::table::Timestamp;

/// Upper bound of the time until an hour comes again, in seconds: a day may be longer than usual.
const LONGEST_WAIT: i64 = 3 * SECONDS_OF_DAY;

/// An hour of the day by a clock. It comes once a day, also where the clock is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyHour {
    /// The hour, from 0 to 23.
    pub hour: u8,
    /// The clock that shows the hour.
    pub clock: LocalClock,
}

impl DailyHour {
    /// The last day whose hour has come, in days since 1970 by the clock.
    pub fn day(self, at: Timestamp) -> i64 {
        self.days()(at.unix_seconds())
    }

    /// The next time at which the clock shows this hour. Where the clock is set forward over it, that is the first moment after the
    /// gap. An hour that comes twice because the clock is set back counts the first time.
    pub fn next_after(self, after: Timestamp) -> Timestamp {
        let days = self.days();
        let after = after.unix_seconds();
        let today = days(after);
        // The hour comes between these two.
        let (mut earlier, mut later) = (after, after.saturating_add(LONGEST_WAIT));
        while later - earlier > 1 {
            let middle = earlier + (later - earlier) / 2;
            if days(middle) > today {
                later = middle;
            } else {
                earlier = middle;
            }
        }
        Timestamp::from_unix_millis(later.saturating_mul(1000))
    }

    /// The last day whose hour has come, by the time in seconds since 1970.
    fn days(self) -> impl Fn(i64) -> i64 {
        let offsets = self.clock.offsets();
        let hour = i64::from(self.hour) * 60 * 60;
        move |at| at.saturating_add(offsets(at)).saturating_sub(hour).div_euclid(SECONDS_OF_DAY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time_zones::TimeZone;
    use time::OffsetDateTime;
    use time::format_description::well_known::Rfc3339;

    fn at(text: &str) -> Timestamp {
        let time = OffsetDateTime::parse(&format!("{text}:00Z"), &Rfc3339).expect(text);
        Timestamp::from_unix_millis(time.unix_timestamp() * 1000)
    }

    /// The times (UTC) at which the hour comes after the first of them.
    fn come(zone: &str, hour: u8, times: &[&str]) {
        let clock = LocalClock::Zone(TimeZone::named(zone).expect(zone));
        let daily = DailyHour { hour, clock };
        for (before, next) in times.iter().zip(&times[1..]) {
            assert_eq!(daily.next_after(at(before)), at(next), "{zone}, {hour}, after {before}");
            assert_eq!(daily.day(at(next)), daily.day(at(before)) + 1, "{zone}, {hour}, {next}");
        }
    }

    #[test]
    fn an_hour_moves_with_the_clock() {
        // In the north the clock goes forward in March and back in autumn.
        come(
            "Europe/Berlin",
            9,
            &["2027-03-26T08:00", "2027-03-27T08:00", "2027-03-28T07:00", "2027-03-29T07:00"],
        );
        come("Europe/Berlin", 9, &["2027-10-30T07:00", "2027-10-31T08:00", "2027-11-01T08:00"]);
        come(
            "America/New_York",
            20,
            &["2027-03-13T01:00", "2027-03-14T01:00", "2027-03-15T00:00", "2027-03-16T00:00"],
        );
        come("America/New_York", 20, &["2027-11-06T00:00", "2027-11-07T00:00", "2027-11-08T01:00"]);
        // In the south the clock goes back in April and forward in spring.
        come(
            "Australia/Sydney",
            18,
            &["2027-04-02T07:00", "2027-04-03T07:00", "2027-04-04T08:00", "2027-04-05T08:00"],
        );
        come("Australia/Sydney", 18, &["2027-10-02T08:00", "2027-10-03T07:00", "2027-10-04T07:00"]);
        come("America/Santiago", 0, &["2027-04-02T03:00", "2027-04-03T03:00", "2027-04-04T04:00"]);
        // The clock of Lord Howe moves by half an hour.
        come("Australia/Lord_Howe", 7, &["2027-04-02T20:00", "2027-04-03T20:30", "2027-04-04T20:30"]);
    }

    #[test]
    fn an_hour_that_is_left_out_comes_after_the_gap() {
        come("Europe/Berlin", 2, &["2027-03-27T01:00", "2027-03-28T01:00", "2027-03-29T00:00"]);
        come("Australia/Sydney", 2, &["2027-10-01T16:00", "2027-10-02T16:00", "2027-10-03T15:00"]);
        // Midnight itself is left out: the day begins at one o’clock.
        come("Africa/Cairo", 0, &["2027-04-28T22:00", "2027-04-29T22:00", "2027-04-30T21:00"]);
        come("America/Santiago", 0, &["2027-09-04T04:00", "2027-09-05T04:00", "2027-09-06T03:00"]);
    }

    #[test]
    fn an_hour_that_comes_twice_counts_once() {
        come("Europe/Berlin", 2, &["2027-10-30T00:00", "2027-10-31T00:00", "2027-11-01T01:00"]);
        come("Australia/Sydney", 2, &["2027-04-02T15:00", "2027-04-03T15:00", "2027-04-04T16:00"]);
        // Between the two hours, the next one is that of the next day.
        let berlin = LocalClock::Zone(TimeZone::named("Europe/Berlin").expect("a zone"));
        let two = DailyHour { hour: 2, clock: berlin };
        for time in ["2027-10-31T00:30", "2027-10-31T01:00", "2027-10-31T01:30"] {
            assert_eq!(two.next_after(at(time)), at("2027-11-01T01:00"), "{time}");
        }
    }

    #[test]
    fn every_hour_comes_once_on_each_day_of_a_year() {
        for entry in
            ["Europe/Berlin", "America/Havana", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca"]
        {
            let clock = LocalClock::Zone(TimeZone::named(entry).expect(entry));
            for hour in [0, 1, 2, 3, 12, 23] {
                let daily = DailyHour { hour, clock };
                let mut time = at("2027-01-01T00:00");
                for _ in 0..366 {
                    let next = daily.next_after(time);
                    assert_eq!(daily.day(next), daily.day(time) + 1, "{entry}, {hour}, {time:?}");
                    assert_eq!(
                        daily.next_after(next + std::time::Duration::from_millis(1)),
                        daily.next_after(next)
                    );
                    time = next;
                }
            }
        }
    }

    #[test]
    fn a_clock_that_is_never_changed_has_days_of_24_hours() {
        let hour = |hours: i64| Timestamp::from_unix_millis(hours * 3_600_000);
        let east = DailyHour { hour: 9, clock: LocalClock::Fixed { minutes_ahead: 120 } };
        assert_eq!(east.next_after(hour(6)), hour(7));
        assert_eq!(east.next_after(hour(7)), hour(31));
        assert_eq!((east.day(hour(6)), east.day(hour(7))), (-1, 0));
        let west = DailyHour { hour: 20, clock: LocalClock::Fixed { minutes_ahead: -210 } };
        assert_eq!(west.next_after(hour(0)), Timestamp::from_unix_millis(23 * 3_600_000 + 1_800_000));
        let last = Timestamp::from_unix_millis(i64::MAX);
        assert!(east.next_after(last) > last - std::time::Duration::from_secs(1));
    }
}
