//! Ids as Discord makes them: milliseconds since 2015 in the upper bits, so that they sort by time.

use std::time::{SystemTime, UNIX_EPOCH};

use serenity::model::Timestamp;

const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// Hands out strictly increasing ids, also when the clock stands still or goes back.
#[derive(Debug, Default)]
pub struct Snowflakes {
    last: u64,
}

impl Snowflakes {
    /// The next id.
    pub fn next(&mut self) -> u64 {
        let by_clock = now().saturating_sub(DISCORD_EPOCH) << 22;
        self.last = by_clock.max(self.last + 1);
        self.last
    }

    /// Never hand out `id` or anything before it: it was handed out in an earlier run.
    pub fn skip(&mut self, id: u64) {
        self.last = self.last.max(id);
    }
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// When an id was made, in milliseconds since 1970.
pub fn made_at(id: u64) -> u64 {
    (id >> 22) + DISCORD_EPOCH
}

/// Milliseconds since 1970 in the form of the API.
pub fn timestamp(millis: u64) -> String {
    let time = i64::try_from(millis).ok().and_then(|millis| Timestamp::from_millis(millis).ok());
    time.and_then(|time| time.to_rfc3339()).unwrap_or_default()
}
