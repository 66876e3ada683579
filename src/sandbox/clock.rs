//! The clock of a sandbox, which tests can move. Everything that Discord measures in time is measured by it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time at which a clock that stands still begins, in Unix milliseconds: 2026-01-01.
const FIXED_START_MS: u64 = 1_767_225_600_000;

/// The end of the time, in Unix milliseconds: 2100-01-01. Ids have no room for much later times.
const END_MS: u64 = 4_102_444_800_000;

/// A clock. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub(super) struct Clock {
    /// The time at which it stands still until it is moved; without it, it follows the system.
    fixed_ms: Option<u64>,
    /// How far it was moved.
    moved_ms: Arc<AtomicU64>,
}

impl Clock {
    /// A clock that shows the same time at each start and stands still until it is moved.
    pub fn fixed() -> Clock {
        Clock { fixed_ms: Some(FIXED_START_MS), ..Clock::default() }
    }

    /// Whether it stands still until it is moved.
    pub fn is_fixed(&self) -> bool {
        self.fixed_ms.is_some()
    }

    /// The time in Unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        let system_ms = || {
            let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX)
        };
        self.fixed_ms.unwrap_or_else(system_ms).saturating_add(self.moved_ms.load(Ordering::Relaxed))
    }

    /// Moves the clock forward. Returns false if it would go past the end of the time.
    pub fn advance(&self, millis: u64) -> bool {
        let has_room = millis <= END_MS.saturating_sub(self.now_ms());
        if has_room {
            self.moved_ms.fetch_add(millis, Ordering::Relaxed);
        }
        has_room
    }

    /// Moves a clock that stands still back to its start. One that follows the system goes on, since ids must increase.
    pub fn reset(&self) {
        if self.is_fixed() {
            self.moved_ms.store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fixed_clock_moves_only_when_it_is_moved() {
        let clock = Clock::fixed();
        assert_eq!(clock.now_ms(), FIXED_START_MS);
        assert!(clock.clone().advance(1500));
        assert!(!clock.advance(u64::MAX) && !clock.advance(END_MS), "the time has an end");
        assert_eq!(clock.now_ms(), FIXED_START_MS + 1500);
        clock.reset();
        assert_eq!(clock.now_ms(), FIXED_START_MS);
        let (system, before) = (Clock::default(), Clock::default().now_ms());
        assert!(system.advance(60_000));
        assert!(system.now_ms() >= before + 60_000 && !system.is_fixed());
    }
}
