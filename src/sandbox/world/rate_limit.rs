//! Rate limits of bots. Discord publishes few of its numbers and changes them. The numbers here are of the same kind, so that
//! a bot meets its limits here before it meets them on Discord.

use super::Clock;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// The number of windows from which those that have ended are removed.
const MAX_WINDOWS: usize = 4096;

/// A number of requests per window of time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RateLimit {
    /// The requests allowed in a window.
    pub max_requests: u32,
    /// The length of the window in milliseconds.
    pub window_ms: u64,
}

/// The state of a bucket after a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BucketState {
    /// The requests allowed in a window.
    pub limit: u32,
    /// The requests left in this window.
    pub remaining: u32,
    /// The time until the next window.
    pub reset_after: Duration,
    /// Whether the request exceeded the limit.
    pub is_exceeded: bool,
}

/// Counts the requests of each bucket in its current window.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    clock: Clock,
    /// The factor by which each window is shorter than its [`RateLimit`] says.
    time_scale: u64,
    /// By the hash of the bucket, whose name may be long: the end of the window in Unix milliseconds, and the requests in it.
    windows: HashMap<u64, (u64, u32)>,
    hasher: RandomState,
}

impl RateLimiter {
    pub fn new(time_scale: u32, clock: Clock) -> RateLimiter {
        RateLimiter {
            clock,
            time_scale: u64::from(time_scale.max(1)),
            windows: HashMap::new(),
            hasher: RandomState::new(),
        }
    }

    /// Counts an event in a bucket that takes one in each window. Returns the time to wait if it may not happen now.
    pub fn acquire_one(&mut self, bucket: &str, window: Duration) -> Option<Duration> {
        let window_ms = u64::try_from(window.as_millis()).unwrap_or(u64::MAX);
        let state =
            (window_ms > 0).then(|| self.acquire(bucket, RateLimit { max_requests: 1, window_ms }))?;
        state.is_exceeded.then_some(state.reset_after)
    }

    /// Counts a request in a bucket, unless it exceeds the limit.
    pub fn acquire(&mut self, bucket: &str, rate_limit: RateLimit) -> BucketState {
        let now = self.clock.now_ms();
        if self.windows.len() >= MAX_WINDOWS {
            self.windows.retain(|_, (end, _)| *end > now);
        }
        let window = self.windows.entry(self.hasher.hash_one(bucket)).or_insert((0, 0));
        if window.0 <= now {
            *window = (now + (rate_limit.window_ms / self.time_scale).max(1), 0);
        }
        let limit = rate_limit.max_requests;
        let is_exceeded = window.1 >= limit;
        window.1 += u32::from(!is_exceeded);
        let reset_after = Duration::from_millis(window.0 - now);
        BucketState { limit, remaining: limit - window.1, reset_after, is_exceeded }
    }
}
