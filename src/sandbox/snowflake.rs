//! Discord's ids (snowflakes): a timestamp in the upper bits, so that ids sort by time.

use super::clock::Clock;
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The epoch of snowflakes, in Unix milliseconds: 2015-01-01.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Generates strictly increasing ids, also while the clock stands still or goes back.
#[derive(Debug)]
pub(super) struct SnowflakeGenerator {
    clock: Clock,
    last: u64,
}

impl SnowflakeGenerator {
    /// A generator whose ids are above `last`, the highest id of earlier runs.
    pub fn after(last: u64, clock: Clock) -> SnowflakeGenerator {
        SnowflakeGenerator { clock, last }
    }

    /// The next id.
    pub fn next(&mut self) -> u64 {
        let by_clock = self.clock.now_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last = by_clock.max(self.last + 1);
        self.last
    }
}

/// Reads an id from JSON: a number, or a string of digits.
pub(super) fn from_json(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    }
}

/// The time in an id, in Unix milliseconds.
pub(super) fn created_at_ms(id: u64) -> u64 {
    (id >> 22) + DISCORD_EPOCH_MS
}

/// Parses a time as the API takes it (RFC 3339), to Unix milliseconds.
pub(super) fn parse_timestamp(text: &str) -> Option<u64> {
    let time = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    u64::try_from(time.unix_timestamp_nanos() / 1_000_000).ok()
}

/// Formats Unix milliseconds as the API does: RFC 3339 with microseconds and a numeric offset, which some clients require.
pub(super) fn format_timestamp(unix_ms: u64) -> String {
    let time = OffsetDateTime::from_unix_timestamp_nanos(i128::from(unix_ms) * 1_000_000);
    let time = time.unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:06}+00:00",
        time.year(),
        u8::from(time.month()),
        time.day(),
        time.hour(),
        time.minute(),
        time.second(),
        time.microsecond()
    )
}
