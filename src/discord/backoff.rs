//! How long to wait before something that failed is tried again.

use std::time::Duration;

const SHORTEST: Duration = Duration::from_millis(500);
/// Whoever comes back is found within this time.
const LONGEST: Duration = Duration::from_secs(30);

/// Where it is people who have to do something first, it is not tried more often than this.
const LONGEST_OF_ALL: Duration = Duration::from_secs(60 * 60);

/// The pause after so many tries: twice the one before, up to a longest.
pub(super) fn pause(tries: u32) -> Duration {
    SHORTEST.saturating_mul(2_u32.saturating_pow(tries)).min(LONGEST)
}

/// The pause after so many refusals, which are counted against whoever asks in vain.
pub(super) fn pause_of_refused(tries: u32) -> Duration {
    SHORTEST.saturating_mul(2_u32.saturating_pow(tries)).min(LONGEST_OF_ALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_longest() {
        let pauses = [0, 1, 2, 6, 99].map(|tries| pause(tries).as_millis());
        assert_eq!(pauses, [500, 1000, 2000, 30_000, 30_000]);
        assert_eq!([1, 6, 99].map(|tries| pause_of_refused(tries).as_secs()), [1, 32, 3600]);
    }
}
