//! Ids as Discord makes them: milliseconds since 2015 in the upper bits, so that they sort by time.

use serde_json::Value;
use std::time::{SystemTime, UNIX_EPOCH};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The first moment of ids, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// Hands out strictly increasing ids, also when the clock stands still or goes back.
#[derive(Debug)]
pub(super) struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// Hands out ids after this one: it was handed out in an earlier run.
    pub fn after(last: u64) -> Snowflakes {
        Snowflakes { last }
    }

    /// The next id.
    pub fn next(&mut self) -> u64 {
        let by_clock = now().saturating_sub(EPOCH) << 22;
        self.last = by_clock.max(self.last + 1);
        self.last
    }
}

/// Reads an id: a number in a text, or a number.
pub(super) fn read(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    }
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// When an id was made, in milliseconds since 1970.
pub(super) fn made_at(id: u64) -> u64 {
    (id >> 22) + EPOCH
}

/// Milliseconds since 1970 in the form of the API.
pub(super) fn timestamp(millis: u64) -> String {
    let time = OffsetDateTime::from_unix_timestamp_nanos(i128::from(millis) * 1_000_000);
    time.ok().and_then(|time| time.format(&Rfc3339).ok()).unwrap_or_default()
}
