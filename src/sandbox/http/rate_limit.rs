//! The rate limit buckets of a bot: one for each kind of route and each channel, guild or token, and a global one.

use super::world::{BucketState, RateLimit};
use super::{Account, ApiError, ApiRequest, Result, World};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// The limit of all requests of a bot, except those with an interaction token.
const GLOBAL: RateLimit = RateLimit { max_requests: 50, window_ms: 1000 };

/// The `X-RateLimit-*` headers of a response.
pub(super) struct RateLimitHeaders {
    /// The hash of the bucket's name.
    bucket: u64,
    state: BucketState,
    /// The end of the window in Unix milliseconds.
    reset_ms: u64,
}

/// Counts a request in its bucket and in the global one. Returns the headers of the response, and an error if the request
/// exceeds a limit.
pub(super) fn acquire(world: &mut World, request: &ApiRequest) -> (Option<RateLimitHeaders>, Result) {
    let Some(application) = request.application.filter(|_| world.limits.enforce_rate_limits) else {
        return (None, Ok(()));
    };
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let method = request.method.as_str();
    let Some((route, mut major_parameter, rate_limit)) = bucket(method, &segments) else {
        return (None, Ok(()));
    };
    let is_by_token = segments.first() == Some(&"webhooks");
    if is_by_token && world.directory.application(application).is_some_and(|known| known.counted_together) {
        major_parameter = "";
    }
    if !is_by_token && matches!(request.account, Some(Account::Bot(_))) {
        let global = world.rate_limiter.acquire(&format!("{application} all"), GLOBAL);
        if global.is_exceeded {
            // A response to the global limit has no headers of a bucket.
            return (None, Err(ApiError::globally_rate_limited(global.reset_after)));
        }
    }
    let state = world.rate_limiter.acquire(&format!("{application} {route} {major_parameter}"), rate_limit);
    let mut hasher = DefaultHasher::new();
    route.hash(&mut hasher);
    let reset_ms = world.now_ms() + millis(state.reset_after);
    let headers = RateLimitHeaders { bucket: hasher.finish(), state, reset_ms };
    let result = if state.is_exceeded { Err(ApiError::rate_limited(state.reset_after)) } else { Ok(()) };
    (Some(headers), result)
}

/// The kind of route, the major parameter in its path, and the limit. First responses to interactions have no limit.
fn bucket<'s>(method: &str, segments: &[&'s str]) -> Option<(String, &'s str, RateLimit)> {
    let limit = |max_requests, seconds: u64| RateLimit { max_requests, window_ms: seconds * 1000 };
    let route = |name: &str| format!("{method} {name}");
    Some(match *segments {
        ["interactions", ..] => return None,
        ["webhooks", _, token, ..] => ("webhooks".to_owned(), token, limit(5, 2)),
        ["channels", channel, "messages", ..] if method == "GET" => {
            (route("messages"), channel, limit(10, 2))
        }
        ["channels", channel, "messages", _, "reactions", ..] => (route("reactions"), channel, limit(4, 1)),
        ["channels", channel, "messages", ..] => (route("messages"), channel, limit(5, 5)),
        ["channels", channel, ..] => (route("channels"), channel, limit(10, 10)),
        ["guilds", guild, ..] => (route("guilds"), guild, limit(10, 10)),
        ["applications", application, ..] => (route("commands"), application, limit(20, 20)),
        [first, ..] => (route(first), "", limit(30, 10)),
        [] => return None,
    })
}

impl RateLimitHeaders {
    /// Adds the headers to those of a response.
    pub fn write_to(&self, headers: &mut HeaderMap) {
        let seconds = |millis: u64| format!("{}.{:03}", millis / 1000, millis % 1000);
        for (name, value) in [
            ("x-ratelimit-limit", self.state.limit.to_string()),
            ("x-ratelimit-remaining", self.state.remaining.to_string()),
            ("x-ratelimit-reset", seconds(self.reset_ms)),
            ("x-ratelimit-reset-after", seconds(millis(self.state.reset_after))),
            ("x-ratelimit-bucket", format!("{:016x}", self.bucket)),
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
