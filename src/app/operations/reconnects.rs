//! How soon a connection that has ended is tried again. Time and randomness are passed in.

use std::time::Duration;
use tokio::time::Instant;

/// Number of attempts in a row without a delay: the first connection and one that replaces it.
const IMMEDIATE_ATTEMPTS: u32 = 2;

/// The purpose of an attempt to connect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptKind {
    /// Goes on with a session, which costs nothing.
    Resume,
    /// Starts a session, of which there is a limited number a day.
    Identify,
}

/// The time between attempts while connections do not last.
#[derive(Clone, Copy, Debug)]
pub struct ReconnectDelays {
    /// The first delay, which doubles with each further attempt.
    pub min: Duration,
    /// The longest delay before a session is resumed.
    pub max_resume: Duration,
    /// The longest delay before a session is started.
    pub max_identify: Duration,
    /// A connection that lasts this long ends a series of attempts.
    pub calm_after: Duration,
}

impl Default for ReconnectDelays {
    fn default() -> ReconnectDelays {
        ReconnectDelays {
            min: Duration::from_secs(1),
            max_resume: Duration::from_secs(60),
            // At most 960 sessions in a day, of the 1,000 that a small bot has.
            max_identify: Duration::from_secs(180),
            calm_after: Duration::from_secs(60),
        }
    }
}

/// Spaces the attempts to keep one connection up.
#[derive(Debug)]
pub struct Reconnects {
    delays: ReconnectDelays,
    /// Number of attempts since a connection last endured.
    attempts: u32,
    last: Option<Instant>,
}

impl Reconnects {
    /// No attempt has been made yet.
    pub fn new(delays: ReconnectDelays) -> Reconnects {
        Reconnects { delays, attempts: 0, last: None }
    }

    /// The earliest time of the next attempt; `None` is now. `jitter`, from 0 to 1, spreads the attempts of several
    /// connections over the second half of the delay.
    pub fn earliest(&self, kind: AttemptKind, jitter: f64) -> Option<Instant> {
        let doublings = self.attempts.checked_sub(IMMEDIATE_ATTEMPTS)?;
        let max = match kind {
            AttemptKind::Resume => self.delays.max_resume,
            AttemptKind::Identify => self.delays.max_identify,
        };
        let delay = self.delays.min.saturating_mul(2_u32.saturating_pow(doublings)).min(max);
        Some(self.last? + delay.mul_f64(0.5 + jitter.clamp(0.0, 1.0) / 2.0))
    }

    /// Records that an attempt begins.
    pub fn begin(&mut self, now: Instant) {
        self.attempts = self.attempts.saturating_add(1);
        self.last = Some(now);
    }

    /// Records that a connection, which was established or not, has ended.
    pub fn end(&mut self, now: Instant, was_established: bool) {
        let lasted = |last| now.saturating_duration_since(last) >= self.delays.calm_after;
        if was_established && self.last.is_some_and(lasted) {
            self.attempts = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    /// The delays, in milliseconds, of attempts whose connections end at once.
    fn delays(kind: AttemptKind, jitter: f64, count: usize) -> Vec<u128> {
        let (mut reconnects, mut now) = (Reconnects::new(ReconnectDelays::default()), Instant::now());
        let mut delays = Vec::new();
        for _ in 0..count {
            let at = reconnects.earliest(kind, jitter).map_or(now, |earliest| earliest.max(now));
            delays.push((at - now).as_millis());
            now = at;
            reconnects.begin(now);
            reconnects.end(now, true);
        }
        delays
    }

    #[test]
    fn delays_grow_while_connections_do_not_last() {
        let resumes = delays(AttemptKind::Resume, 1.0, 10);
        assert_eq!(resumes, [0, 0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
        let identifies = delays(AttemptKind::Identify, 1.0, 11);
        assert_eq!(identifies[8..], [64_000, 128_000, 180_000]);
        let earliest = delays(AttemptKind::Resume, 0.0, 10);
        assert_eq!(earliest, [0, 0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    }

    #[test]
    fn a_day_of_refused_sessions_leaves_some() {
        let (mut reconnects, begin) = (Reconnects::new(ReconnectDelays::default()), Instant::now());
        let (mut now, mut sessions) = (begin, 0);
        while now < begin + DAY {
            // Jitter is even on average.
            let earliest = reconnects.earliest(AttemptKind::Identify, 0.5);
            now = earliest.map_or(now, |earliest| earliest.max(now));
            reconnects.begin(now);
            sessions += 1;
        }
        assert!((600..700).contains(&sessions), "{sessions}");
    }

    #[test]
    fn a_connection_that_lasts_ends_the_series() {
        let (mut reconnects, mut now) = (Reconnects::new(ReconnectDelays::default()), Instant::now());
        for _ in 0..9 {
            reconnects.begin(now);
            reconnects.end(now, false);
        }
        let waits = |reconnects: &Reconnects| reconnects.earliest(AttemptKind::Resume, 0.0).is_some();
        now += 59 * SECOND;
        reconnects.end(now, true);
        assert!(waits(&reconnects), "it was short");
        now += SECOND;
        reconnects.end(now, false);
        assert!(waits(&reconnects), "it was never established");
        reconnects.end(now, true);
        assert!(!waits(&reconnects));
        reconnects.begin(now);
        assert!(!waits(&reconnects), "an ordinary drop is resumed at once");
        reconnects.begin(now);
        assert!(waits(&reconnects));
    }
}
