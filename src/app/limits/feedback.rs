//! How often a person may send feedback to the operator.

use crate::table::PlayerId;
use quick_cache::sync::Cache;
use std::time::Duration;
use tokio::time::Instant;

/// Time between two texts of one person.
const INTERVAL: Duration = Duration::from_secs(10 * 60);
/// Upper bound of the people whose last text is remembered.
const MAX_PEOPLE: usize = 1_000;

/// When people last sent feedback. A restart forgets it.
#[derive(Debug)]
pub struct FeedbackLimit(Cache<PlayerId, Instant>);

impl Default for FeedbackLimit {
    fn default() -> FeedbackLimit {
        FeedbackLimit(Cache::new(MAX_PEOPLE))
    }
}

impl FeedbackLimit {
    /// Whether a person may send feedback now, which counts as sent.
    pub fn take(&self, player: PlayerId, now: Instant) -> bool {
        if self.0.get(&player).is_some_and(|last| now - last < INTERVAL) {
            return false;
        }
        self.0.insert(player, now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_text_in_ten_minutes_is_taken_from_each_person() {
        let (limit, now) = (FeedbackLimit::default(), Instant::now());
        assert!(
            limit.take(PlayerId(1), now) && !limit.take(PlayerId(1), now) && limit.take(PlayerId(2), now)
        );
        assert!(limit.take(PlayerId(1), now + INTERVAL));
    }
}
