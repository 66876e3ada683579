//! The time of a start as people write it: some time ahead, a time of the day, a date with a time, or Discord's own form.
//! Times of the day are in UTC.

use super::{CommandError, serenity};
use crate::discord::suggestions::without_note;
use crate::rules::Message;
use crate::table::Timestamp;
use std::time::Duration;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Upper bound of the time until a start, in days.
const MAX_DAYS_AHEAD: u64 = 365;

/// Words that add nothing to a time, in all languages of the texts.
const FILLERS: [&str; 18] = [
    "in", "at", "um", "za", "v", "ve", "over", "om", "dans", "à", "em", "às", "en", "a", "las", "o", "utc",
    "gmt",
];
const TODAY: [&str; 9] =
    ["today", "heute", "dnes", "vandaag", "aujourd'hui", "aujourd’hui", "dzisiaj", "hoje", "hoy"];
const TOMORROW: [&str; 7] = ["tomorrow", "morgen", "zítra", "demain", "jutro", "amanhã", "mañana"];
/// Units of time by their names, in seconds.
const UNITS: [(&[&str], i64); 4] = [
    (&["m", "min", "mins", "minute", "minutes"], MINUTE),
    (&["h", "hr", "hrs", "hour", "hours"], HOUR),
    (&["d", "day", "days"], DAY),
    (&["w", "week", "weeks"], 7 * DAY),
];

/// The time that a text means, perhaps as it is suggested, which is after `now`.
///
/// # Errors
///
/// A sentence that says whether the time is not understood, in the past or too far ahead.
pub(super) fn parse(text: &str, now: Timestamp) -> Result<Timestamp, CommandError> {
    let text = without_note(text);
    let unknown = || CommandError::Rejected(Message::new("say-no-start").quoted("start", text));
    let seconds = seconds(&text.to_lowercase(), now.unix_millis() / 1000).ok_or_else(unknown)?;
    let start = Timestamp::from_unix_millis(seconds.saturating_mul(1000));
    if start <= now {
        return Err(CommandError::Rejected(Message::new("tournament-start-in-past")));
    }
    if start > now + Duration::from_hours(24 * MAX_DAYS_AHEAD) {
        let message = Message::new("say-start-too-far").count("days", MAX_DAYS_AHEAD as usize);
        return Err(CommandError::Rejected(message));
    }
    Ok(start)
}

/// The time in seconds since 1970; `None` if the text is not understood.
fn seconds(text: &str, now: i64) -> Option<i64> {
    if let Some(stamp) = text.strip_prefix("<t:").and_then(|rest| rest.strip_suffix('>')) {
        return stamp.split(':').next()?.parse().ok();
    }
    let words: Vec<&str> = text.split_whitespace().filter(|word| !FILLERS.contains(word)).collect();
    let (today, joined) = (now.div_euclid(DAY) * DAY, words.concat());
    let day = |word: &str| day_named(word, today).or_else(|| date(word));
    let on = |day: Option<i64>, time: &[&str]| Some(day? + time_of_day(&time.concat())?);
    let ahead = || span(&joined).map(|span| now.saturating_add(span));
    let at = || time_of_day(&joined).map(|time| next(today + time, now));
    let day_first = || words.split_first().and_then(|(first, time)| on(day(first), time));
    let day_last = || words.split_last().and_then(|(last, time)| on(day(last), time));
    // As machines write it.
    let in_one_word = || {
        let (day, time) = joined.split_once('t')?;
        on(date(day), &[time.trim_end_matches('z')])
    };
    ahead().or_else(at).or_else(day_first).or_else(day_last).or_else(in_one_word)
}

/// The next time at this time of the day.
fn next(at: i64, now: i64) -> i64 {
    if at > now { at } else { at + DAY }
}

/// The start of today or tomorrow.
fn day_named(word: &str, today: i64) -> Option<i64> {
    match word {
        _ if TODAY.contains(&word) => Some(today),
        _ if TOMORROW.contains(&word) => Some(today + DAY),
        _ => None,
    }
}

/// The start of a date: `2026-12-31` or `31.12.2026`.
fn date(text: &str) -> Option<i64> {
    let parts: Vec<&str> = text.split(['-', '.']).collect();
    let [first, month, last] = parts[..] else { return None };
    let (year, day) = if text.contains('-') { (first, last) } else { (last, first) };
    let midnight = format!("{year}-{month:0>2}-{day:0>2}T00:00:00Z");
    Some(serenity::Timestamp::parse(&midnight).ok()?.unix_timestamp())
}

/// The seconds since midnight: `20:30`, `20:30:00`, `8pm` or `8:30pm`.
pub(in crate::discord::features) fn time_of_day(text: &str) -> Option<i64> {
    let halves = [("am", 0), ("pm", 12)];
    let half = halves.into_iter().find_map(|(suffix, hours)| Some((text.strip_suffix(suffix)?, hours)));
    let (clock, later) = half.map_or((text, None), |(clock, hours)| (clock, Some(hours)));
    let numbers: Option<Vec<i64>> = clock.split(':').map(number).collect();
    let (hour, minute, second) = match numbers?[..] {
        [hour] if later.is_some() => (hour, 0, 0),
        [hour, minute] => (hour, minute, 0),
        [hour, minute, second] => (hour, minute, second),
        _ => return None,
    };
    let hour = match later {
        None => hour,
        Some(later) if (1..=12).contains(&hour) => hour % 12 + later,
        Some(_) => return None,
    };
    (hour < 24 && minute < 60 && second < 60).then_some(hour * HOUR + minute * MINUTE + second)
}

/// A time span in seconds: `2h`, `1h30m` or `3days`.
fn span(text: &str) -> Option<i64> {
    let mut rest = text;
    let mut seconds: i64 = 0;
    while !rest.is_empty() {
        let digits = rest.find(|char: char| !char.is_ascii_digit())?;
        let (count, unit) = rest.split_at(digits);
        let (name, after) =
            unit.split_at(unit.find(|char: char| char.is_ascii_digit()).unwrap_or(unit.len()));
        let (_, size) = UNITS.into_iter().find(|(names, _)| names.contains(&name))?;
        seconds = seconds.saturating_add(number(count)?.saturating_mul(size));
        rest = after;
    }
    (!text.is_empty()).then_some(seconds)
}

/// A number without a sign. One that is too large for any time is the largest.
fn number(text: &str) -> Option<i64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-12-31 18:00.
    const NOW: i64 = 1_798_740_000;

    /// The time in seconds, or the key of the refusal.
    fn parsed(text: &str) -> Result<i64, &'static str> {
        match parse(text, Timestamp::from_unix_millis(NOW * 1000)) {
            Ok(start) => Ok(start.unix_millis() / 1000),
            Err(CommandError::Rejected(message)) => Err(message.key),
            Err(error) => panic!("{text}: {error:?}"),
        }
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        let tomorrow_at_eight = NOW + 26 * HOUR;
        for (text, start) in [
            ("12h", NOW + 12 * HOUR),
            (" 2d ", NOW + 2 * DAY),
            ("in 2h", NOW + 2 * HOUR),
            ("in 2 hours", NOW + 2 * HOUR),
            ("1h30m", NOW + 90 * MINUTE),
            ("1 day 12 hours", NOW + 36 * HOUR),
            ("2w", NOW + 14 * DAY),
            ("20:30", NOW + 150 * MINUTE),
            ("8:30 PM", NOW + 150 * MINUTE),
            ("8pm UTC", NOW + 2 * HOUR),
            ("12am", NOW + 6 * HOUR),
            ("18:00", NOW + DAY),
            ("17:59", NOW + DAY - MINUTE),
            ("today 20:00", NOW + 2 * HOUR),
            ("Tomorrow at 20:00", tomorrow_at_eight),
            ("20:00 tomorrow", tomorrow_at_eight),
            ("morgen um 20:00", tomorrow_at_eight),
            ("2027-01-01 20:00", tomorrow_at_eight),
            ("2027-1-1 20:00 UTC", tomorrow_at_eight),
            ("2027-01-01T20:00", tomorrow_at_eight),
            ("2027-01-01T20:00:00Z", tomorrow_at_eight),
            ("1.1.2027 20:00", tomorrow_at_eight),
            ("<t:1798833600>", 1_798_833_600),
            ("<t:1798833600:R>", 1_798_833_600),
            ("365d", NOW + 365 * DAY),
            // As it is suggested.
            ("2d · 2027-01-02 18:00 UTC", NOW + 2 * DAY),
        ] {
            assert_eq!(parsed(text), Ok(start), "{text}");
        }
    }

    #[test]
    fn a_refusal_names_the_true_reason() {
        for (text, reason) in [
            ("2026-12-31 18:00", "tournament-start-in-past"),
            ("2020-01-01 10:00", "tournament-start-in-past"),
            ("today 12:00", "tournament-start-in-past"),
            ("<t:1>", "tournament-start-in-past"),
            ("0h", "tournament-start-in-past"),
            ("366d", "say-start-too-far"),
            ("9999-12-31 18:00", "say-start-too-far"),
            ("99999999999999999999h", "say-start-too-far"),
            ("<t:9223372036854775807>", "say-start-too-far"),
            ("2026-12-31", "say-no-start"),
            ("2026-13-31 18:00", "say-no-start"),
            ("24:00", "say-no-start"),
            ("13pm", "say-no-start"),
            ("-1h", "say-no-start"),
            ("tomorrow", "say-no-start"),
            ("<t:>", "say-no-start"),
            ("soon", "say-no-start"),
            ("ü", "say-no-start"),
            ("t", "say-no-start"),
            ("", "say-no-start"),
        ] {
            assert_eq!(parsed(text), Err(reason), "{text}");
        }
    }
}
