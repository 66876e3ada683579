//! How much a bot may ask: a bucket for each kind of call and each channel, server or token, and one for all together.

use super::world::{Quota, Standing};
use super::{ApiError, Call, Who, World};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// All calls of a bot together, but for those that an interaction allows.
const GLOBAL: Quota = Quota { most: 50, millis: 1000 };

/// How a bot stands with a bucket.
pub(super) struct Bucket {
    name: u64,
    standing: Standing,
    /// When all is allowed again, in milliseconds since 1970.
    reset: u64,
}

/// Counts a call. Gives how its bot stands with it, and refuses it where it is too much.
pub(super) fn take(world: &mut World, call: &Call) -> (Option<Bucket>, Result<(), ApiError>) {
    let Some(application) = call.application.filter(|_| world.terms.limits) else { return (None, Ok(())) };
    let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
    let method = call.method.as_str();
    let Some((kind, mut major, quota)) = bucket(method, &segments) else { return (None, Ok(())) };
    let by_token = segments.first() == Some(&"webhooks");
    if by_token && world.cast.application(application).is_some_and(|known| known.counted_together) {
        major = "";
    }
    if !by_token && matches!(call.who, Some(Who::Bot(_))) {
        let all = world.limits.take(&format!("{application} all"), GLOBAL);
        if all.exceeded {
            // Of single buckets nothing is told then.
            return (None, Err(ApiError::limited_in_all(all.reset_after)));
        }
    }
    let standing = world.limits.take(&format!("{application} {kind} {major}"), quota);
    let refused = standing.exceeded.then_some(standing.reset_after);
    let mut hasher = DefaultHasher::new();
    kind.hash(&mut hasher);
    let reset = super::snowflake::now() + millis(standing.reset_after);
    let bucket = Bucket { name: hasher.finish(), standing, reset };
    (Some(bucket), refused.map_or(Ok(()), |wait| Err(ApiError::limited(wait))))
}

/// The kind of a call, what it is counted for, and how much is allowed. First answers to interactions have no limit.
fn bucket<'s>(method: &str, segments: &[&'s str]) -> Option<(String, &'s str, Quota)> {
    let of = |most, seconds: u64| Quota { most, millis: seconds * 1000 };
    let kind = |name: &str| format!("{method} {name}");
    Some(match *segments {
        ["interactions", ..] => return None,
        ["webhooks", _, token, ..] => ("webhooks".to_owned(), token, of(5, 2)),
        ["channels", channel, "messages", ..] if method == "GET" => (kind("messages"), channel, of(10, 2)),
        ["channels", channel, "messages", ..] => (kind("messages"), channel, of(5, 5)),
        ["channels", channel, ..] => (kind("channels"), channel, of(10, 10)),
        ["guilds", guild, ..] => (kind("guilds"), guild, of(10, 10)),
        ["applications", application, ..] => (kind("commands"), application, of(20, 20)),
        [first, ..] => (kind(first), "", of(30, 10)),
        [] => return None,
    })
}

impl Bucket {
    /// Says in the head of an answer how the bot stands.
    pub fn tell(&self, headers: &mut HeaderMap) {
        let after = self.standing.reset_after;
        let seconds = |millis: u64| format!("{}.{:03}", millis / 1000, millis % 1000);
        for (name, value) in [
            ("x-ratelimit-limit", self.standing.most.to_string()),
            ("x-ratelimit-remaining", self.standing.left.to_string()),
            ("x-ratelimit-reset", seconds(self.reset)),
            ("x-ratelimit-reset-after", seconds(millis(after))),
            ("x-ratelimit-bucket", format!("{:016x}", self.name)),
        ] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(HeaderName::from_static(name), value);
            }
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
