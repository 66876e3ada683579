//! How many sessions may still be started today. A bot that starts more loses its token, so some are left in reserve.

use tokio::time::Instant;

/// The purpose of starting a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionPurpose {
    /// The process starts.
    Start,
    /// A connection was lost.
    Reconnect,
}

impl SessionPurpose {
    /// The share of the day's sessions that is left for other purposes, as a divisor.
    fn reserve(self) -> u64 {
        match self {
            // Other processes may not have reported theirs yet.
            SessionPurpose::Start => 100,
            // An operator can still restart the process.
            SessionPurpose::Reconnect => 20,
        }
    }
}

/// The limit as the chat service last stated it, minus the sessions started since.
#[derive(Clone, Copy, Debug)]
pub struct SessionLimit {
    /// Number of sessions in a day.
    pub total: u64,
    /// Number of sessions that are left.
    pub remaining: u64,
    /// The time at which all are available again.
    pub resets_at: Instant,
}

impl SessionLimit {
    /// Takes one of the remaining sessions.
    ///
    /// # Errors
    /// Only the reserve is left. Returns the time at which all are available again.
    pub fn take(&mut self, now: Instant, purpose: SessionPurpose) -> Result<(), Instant> {
        if now >= self.resets_at {
            self.remaining = self.remaining.max(self.total);
        }
        if self.remaining <= self.total / purpose.reserve() {
            return Err(self.resets_at);
        }
        self.remaining -= 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use SessionPurpose::{Reconnect, Start};
    use std::time::Duration;

    #[test]
    fn a_reserve_is_left_for_a_restart() {
        let now = Instant::now();
        let resets_at = now + Duration::from_secs(60);
        let mut limit = SessionLimit { total: 1000, remaining: 52, resets_at };
        assert_eq!(limit.take(now, Reconnect), Ok(()));
        assert_eq!(limit.take(now, Reconnect), Ok(()));
        assert_eq!(limit.take(now, Reconnect), Err(resets_at));
        while limit.remaining > 10 {
            assert_eq!(limit.take(now, Start), Ok(()));
        }
        assert_eq!(limit.take(now, Start), Err(resets_at));
        assert_eq!(limit.take(resets_at, Reconnect), Ok(()));
        assert_eq!(limit.remaining, 999);
    }

    #[test]
    fn a_small_limit_is_never_exceeded() {
        let now = Instant::now();
        let mut limit = SessionLimit { total: 3, remaining: 1, resets_at: now + Duration::from_secs(60) };
        assert_eq!(limit.take(now, Start), Ok(()));
        assert!(limit.take(now, Start).is_err());
    }
}
