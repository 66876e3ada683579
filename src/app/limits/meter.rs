//! How much may be done in a time: a generic cell rate algorithm.
//!
//! `governor` implements the same algorithm but does not reserve: its waiters wake together and compete, so their order is lost, and none
//! can be turned away at once because it would have to wait too long.

use std::time::Duration;
use tokio::time::Instant;

/// `burst` units at once, and then one in each interval.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Units that may be spent at once after a pause.
    pub burst: u32,
    /// The time in which one unit is refilled.
    pub interval: Duration,
}

impl Rate {
    /// Upper bound of the units in any time of this length.
    pub const fn within(self, time: Duration) -> u32 {
        self.burst + (time.as_millis() / self.interval.as_millis()) as u32
    }
}

/// A budget of units that refills at a rate. While anything is left, more than that may be spent.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    rate: Rate,
    /// The time at which the meter is full again.
    full_at: Instant,
}

impl Meter {
    /// A meter with all its units.
    pub fn full(rate: Rate, now: Instant) -> Meter {
        Meter { rate, full_at: now }
    }

    /// A meter without any units.
    pub fn empty(rate: Rate, now: Instant) -> Meter {
        Meter { rate, full_at: now + rate.interval * rate.burst }
    }

    /// The time from which on anything is left.
    pub fn open_at(&self) -> Instant {
        self.full_at.checked_sub(self.rate.interval * self.rate.burst).unwrap_or(self.full_at)
    }

    /// The time from which on a whole unit is left.
    pub fn open_after_one_at(&self) -> Instant {
        self.open_at() + self.rate.interval
    }

    /// Spends units, whether any are left or not.
    pub fn spend(&mut self, units: u32, now: Instant) {
        self.full_at = self.full_at.max(now) + self.rate.interval * units;
    }

    /// Replaces `was` units that were spent by `is`.
    pub fn correct(&mut self, was: u32, is: u32) {
        let before = self.full_at.checked_sub(self.rate.interval * was).unwrap_or(self.full_at);
        self.full_at = before + self.rate.interval * is;
    }

    /// Lets no unit be spent before this time.
    pub fn close(&mut self, until: Instant) {
        self.full_at = self.full_at.max(Meter::empty(self.rate, until).full_at);
    }
}
