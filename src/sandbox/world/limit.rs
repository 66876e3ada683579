//! How much a bot may ask in which time. Discord publishes few of its numbers and changes them; these are of their kind,
//! so that a bot meets its limits here before it meets them there.

use super::snowflake;
use std::collections::HashMap;
use std::time::Duration;

/// So many windows are remembered before those that are over are forgotten.
const REMEMBERED: usize = 4096;

/// How much is allowed in which time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    /// So many.
    pub most: u32,
    /// In so many milliseconds.
    pub millis: u64,
}

/// How one stands with a quota after having asked once more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// How many are allowed.
    pub most: u32,
    /// How many are left.
    pub left: u32,
    /// When all are allowed again.
    pub reset_after: Duration,
    /// Whether this was too much.
    pub exceeded: bool,
}

/// What was asked lately.
#[derive(Debug)]
pub(crate) struct Limits {
    /// How many times shorter each time is than a quota says.
    haste: u64,
    /// By what is limited: when the window ends, in milliseconds since 1970, and how much was asked in it.
    windows: HashMap<String, (u64, u32)>,
}

impl Limits {
    pub fn new(haste: u32) -> Limits {
        Limits { haste: u64::from(haste.max(1)), windows: HashMap::new() }
    }

    /// Asks once more. What is too much does not count.
    pub fn take(&mut self, what: &str, quota: Quota) -> Standing {
        let now = snowflake::now();
        if self.windows.len() >= REMEMBERED {
            self.windows.retain(|_, (end, _)| *end > now);
        }
        let window = self.windows.entry(what.to_owned()).or_insert((0, 0));
        if window.0 <= now {
            *window = (now + (quota.millis / self.haste).max(1), 0);
        }
        let exceeded = window.1 >= quota.most;
        window.1 += u32::from(!exceeded);
        let reset_after = Duration::from_millis(window.0 - now);
        Standing { most: quota.most, left: quota.most - window.1, reset_after, exceeded }
    }
}
