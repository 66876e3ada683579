//! The time of a start as people write it: some time ahead, a time of the day, a date with a time, or Discord's own form.
//! Times of the day are those of a clock, unless `UTC` or `Z` stands behind them.

use super::{CommandError, serenity};
use crate::discord::interactions::suggestions::without_note;
use crate::localize::Message;
use crate::table::Timestamp;
use crate::time_zones::LocalClock;
use std::time::Duration;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Upper bound of the time until a start, in days.
const MAX_DAYS_AHEAD: u64 = 365;

/// Words before a time ahead, in all languages of the texts; some also stand before a time of the day.
const AHEAD: [&str; 10] = ["in", "za", "over", "dans", "em", "en", "daqui", "tra", "fra", "через"];
/// Words that add nothing to a time.
const FILLERS: [&str; 13] = ["at", "um", "v", "ve", "om", "à", "às", "a", "las", "o", "alle", "о", "об"];
/// Words behind the hour of a time of the day, before the minutes if there are some.
const CLOCK: [&str; 3] = ["uhr", "uur", "hodin"];
const UTC: [&str; 3] = ["utc", "gmt", "z"];
const TODAY: [&str; 13] = [
    "today",
    "heute",
    "dnes",
    "vandaag",
    "aujourd'hui",
    "aujourd’hui",
    "dzisiaj",
    "hoje",
    "hoy",
    "oggi",
    "bugün",
    "сьогодні",
    "今日",
];
const TOMORROW: [&str; 11] = [
    "tomorrow",
    "morgen",
    "zítra",
    "demain",
    "jutro",
    "amanhã",
    "mañana",
    "domani",
    "yarın",
    "завтра",
    "明日",
];
/// Units of time by their names in all languages of the texts, in seconds.
const UNITS: [(&str, i64); 4] = [
    (
        "m min mins minute minutes minuten minuta minutas minuto minutos minuty minut minutę minutu minuut \
         minuti dakika dk хв хвилина хвилину хвилини хвилин 分",
        MINUTE,
    ),
    (
        "h hr hrs hour hours std stunde stunden heure heures hora horas uur uren godz godzina godzinę godziny \
         godzin hodina hodinu hodiny hodin ora ore saat год година годину години годин 時間",
        HOUR,
    ),
    (
        "d day days tag tage tagen j jour jours día días dia dias dag dagen dzień dni den dny dní dnů giorno \
         giorni gün день дні днів 日",
        DAY,
    ),
    (
        "w week weeks woche wochen semaine semaines semana semanas weken tydzień tygodnie tygodni týden týdny \
         týdnů settimana settimane hafta тиждень тижні тижнів 週間",
        7 * DAY,
    ),
];

/// The time that a text means for somebody with this clock, perhaps as it is suggested, which is after `now`.
///
/// # Errors
///
/// A sentence that says whether the time is not understood, in the past or too far ahead.
pub(super) fn parse(text: &str, now: Timestamp, clock: LocalClock) -> Result<Timestamp, CommandError> {
    let text = without_note(text);
    let unknown = || CommandError::Rejected(Message::new("say-no-start").quoted("start", text));
    let seconds = seconds(&text.to_lowercase(), now.unix_seconds(), clock).ok_or_else(unknown)?;
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
fn seconds(text: &str, now: i64, clock: LocalClock) -> Option<i64> {
    if let Some(stamp) = text.strip_prefix("<t:").and_then(|rest| rest.strip_suffix('>')) {
        return stamp.split(':').next()?.parse().ok();
    }
    let (mut clock, mut words) = (clock, Vec::new());
    for word in text.split_whitespace() {
        let zone = UTC.into_iter().find(|zone| word == *zone || word.ends_with(zone) && is_numeric(word));
        clock = zone.map_or(clock, |_| LocalClock::UTC);
        words.push(zone.and_then(|zone| word.strip_suffix(zone)).unwrap_or(word));
    }
    // `20 uur` is a time of the day, and `over 20 uur` is a time ahead.
    let is_ahead = words.first().is_some_and(|word| AHEAD.contains(word));
    let is_at = !is_ahead && words.iter().any(|word| FILLERS.contains(word) || CLOCK.contains(word));
    words.retain(|word| !word.is_empty() && !AHEAD.contains(word) && !FILLERS.contains(word));
    words.iter_mut().filter(|word| is_at && CLOCK.contains(word)).for_each(|word| *word = ":");
    let (today, joined) = ((now + ahead_of_utc(clock, now)).div_euclid(DAY) * DAY, words.concat());
    let day = |word: &str| day_named(word, today).or_else(|| date(word, today));
    let on = |day: Option<i64>, time: &[&str]| {
        let time = time.concat();
        Some(in_utc(day? + time_of_day(&time).or_else(|| hours(&time))?, clock))
    };
    let ahead = || span(&joined).map(|span| now.saturating_add(span));
    let at = || {
        let time = time_of_day(&joined).or_else(|| hours(&joined).filter(|_| is_at))?;
        [today, today + DAY].into_iter().map(|day| in_utc(day + time, clock)).find(|at| *at > now)
    };
    let day_first = || words.split_first().and_then(|(first, time)| on(day(first), time));
    let day_last = || words.split_last().and_then(|(last, time)| on(day(last), time));
    // As machines write it.
    let in_one_word = || {
        let (day, time) = joined.split_once('t')?;
        on(date(day, today), &[time])
    };
    at().or_else(ahead).or_else(day_first).or_else(day_last).or_else(in_one_word)
}

fn is_numeric(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_digit())
}

fn ahead_of_utc(clock: LocalClock, at: i64) -> i64 {
    clock.seconds_ahead(Timestamp::from_unix_millis(at.saturating_mul(1000)))
}

/// The time at which a clock shows this one. If it is put forward past it, the time at which it would have shown it.
fn in_utc(local: i64, clock: LocalClock) -> i64 {
    let first = local - ahead_of_utc(clock, local);
    let second = local - ahead_of_utc(clock, first);
    if second + ahead_of_utc(clock, second) == local { second } else { first.max(second) }
}

/// The start of today or tomorrow.
fn day_named(word: &str, today: i64) -> Option<i64> {
    match word {
        _ if TODAY.contains(&word) => Some(today),
        _ if TOMORROW.contains(&word) => Some(today + DAY),
        _ => None,
    }
}

/// The start of a date: `2026-12-31`, `31.12.2026`, or `31.12.` for the next such day.
fn date(text: &str, today: i64) -> Option<i64> {
    let parts: Vec<&str> = text.split(['-', '.']).collect();
    let start = |year: &str, month: &str, day: &str| {
        let midnight = format!("{year}-{month:0>2}-{day:0>2}T00:00:00Z");
        Some(serenity::Timestamp::parse(&midnight).ok()?.unix_timestamp())
    };
    match parts[..] {
        [year, month, day] if text.contains('-') => start(year, month, day),
        [day, month, ""] => {
            let today_text = serenity::Timestamp::from_unix_timestamp(today).ok()?.to_string();
            let year: u16 = today_text.get(..4)?.parse().ok()?;
            let years = [year, year + 1].map(|year| year.to_string());
            years.iter().filter_map(|year| start(year, month, day)).find(|start| *start >= today)
        }
        [day, month, year] => start(year, month, day),
        _ => None,
    }
}

/// The seconds since midnight at an hour: `20` or `20h`.
fn hours(text: &str) -> Option<i64> {
    let hour = number(text.trim_end_matches(['h', ':']))?;
    (hour < 24).then(|| hour * HOUR)
}

/// The seconds since midnight: `20:30`, `20:30:00`, `20.30`, `20h30`, `8pm` or `8:30pm`.
pub(in crate::discord::features) fn time_of_day(text: &str) -> Option<i64> {
    let text = text.trim_end_matches(':');
    let halves = [("am", 0), ("pm", 12)];
    let half = halves.into_iter().find_map(|(suffix, hours)| Some((text.strip_suffix(suffix)?, hours)));
    let (clock, later) = half.map_or((text, None), |(clock, hours)| (clock, Some(hours)));
    let is_separator = |sign: char| ":.h".contains(sign);
    let numbers: Option<Vec<i64>> = clock.split(is_separator).map(number).collect();
    let (hour, minute, second) = match numbers?[..] {
        [hour] if later.is_some() => (hour, 0, 0),
        [hour, minute] => (hour, minute, 0),
        [hour, minute, second] if !clock.contains('.') => (hour, minute, second),
        _ => return None,
    };
    let hour = match later {
        None => hour,
        Some(later) if (1..=12).contains(&hour) => hour % 12 + later,
        Some(_) => return None,
    };
    (hour < 24 && minute < 60 && second < 60).then(|| hour * HOUR + minute * MINUTE + second)
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
        let (_, size) = UNITS.into_iter().find(|(names, _)| names.split(' ').any(|known| known == name))?;
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
    use crate::time_zones::TimeZone;

    /// 2026-12-31 18:00.
    const NOW: i64 = 1_798_740_000;

    /// The time in seconds by a clock that shows UTC, or the key of the refusal.
    fn parsed(text: &str) -> Result<i64, &'static str> {
        parsed_by(LocalClock::UTC, text)
    }

    fn parsed_by(clock: LocalClock, text: &str) -> Result<i64, &'static str> {
        match parse(text, Timestamp::from_unix_millis(NOW * 1000), clock) {
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
            ("morgen um 20 Uhr", tomorrow_at_eight),
            ("demain à 20h", tomorrow_at_eight),
            ("domani alle 20:00", tomorrow_at_eight),
            ("yarın 20:00", tomorrow_at_eight),
            ("завтра о 20:00", tomorrow_at_eight),
            ("明日 20:00", tomorrow_at_eight),
            ("через 2 години", NOW + 2 * HOUR),
            ("2時間", NOW + 2 * HOUR),
            ("20h30", NOW + 150 * MINUTE),
            ("20.30 Uhr", NOW + 150 * MINUTE),
            ("um 20 Uhr", NOW + 2 * HOUR),
            ("20 Uhr 30", NOW + 150 * MINUTE),
            ("um 1 Uhr 5", NOW + 7 * HOUR + 5 * MINUTE),
            ("20:00Z", NOW + 2 * HOUR),
            ("20:00UTC", NOW + 2 * HOUR),
            ("1.1. 20:00", tomorrow_at_eight),
            ("31.12. 20 Uhr", NOW + 2 * HOUR),
            ("à 20h", NOW + 2 * HOUR),
            ("às 20h", NOW + 2 * HOUR),
            ("20 uur", NOW + 2 * HOUR),
            ("20h", NOW + 20 * HOUR),
            ("over 20 uur", NOW + 20 * HOUR),
            ("dans 20h", NOW + 20 * HOUR),
            ("in 2 Tagen", NOW + 2 * DAY),
            ("za 2 dny", NOW + 2 * DAY),
            ("en 3 horas", NOW + 3 * HOUR),
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
    fn times_of_the_day_are_those_of_a_clock() {
        let berlin = TimeZone::named("Europe/Berlin").map(LocalClock::Zone).expect("a zone");
        // It is 19:00 there; in summer the clock is two hours ahead of UTC.
        for (text, start) in [
            ("20:00", NOW + HOUR),
            ("18:30", NOW + 23 * HOUR + 30 * MINUTE),
            ("20:00 UTC", NOW + 2 * HOUR),
            ("2h", NOW + 2 * HOUR),
            ("1.1.2027 20:00", NOW + 25 * HOUR),
            ("2027-01-01T20:00:00Z", NOW + 26 * HOUR),
            ("2027-07-01 20:00", 1_814_464_800),
            // The clock is put forward from 2:00 to 3:00.
            ("2027-03-28 02:30", 1_806_197_400),
        ] {
            assert_eq!(parsed_by(berlin, text), Ok(start), "{text}");
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
            ("99999999999999999999:00", "say-no-start"),
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
