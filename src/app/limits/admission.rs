use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;

/// Upper bound of the interactions that are being served or wait for it, some 50,000 bytes each.
const MAX_ADMITTED: usize = 1024;
/// Upper bound of the commands carried out at a time: each holds a picture of some ten thousand bytes, several times,
/// until Discord has it.
const MAX_CONCURRENT: usize = 256;
/// Number of running commands from which on a new command is deferred before anything else is done for it.
const BUSY_THRESHOLD: usize = 64;
/// Longest wait for a permit. A limit is needed because the holders of permits may wait for Discord.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(5);
/// Longest wait for the first responses to other people.
const FIRST_RESPONSES_TIMEOUT: Duration = Duration::from_secs(1);

/// Limits how many interactions are admitted, and how many commands are carried out at a time. In a rush, all people
/// get a first response before any command is carried out.
pub struct AdmissionLimiter {
    admitted: Semaphore,
    permits: Semaphore,
    permit_timeout: Duration,
    first_responses_timeout: Duration,
    /// Tracks the players who have had no response yet, with a token for each. It is closed from the start, so that one
    /// can wait until there is none.
    unanswered: TaskTracker,
}

impl Default for AdmissionLimiter {
    fn default() -> AdmissionLimiter {
        let unanswered = TaskTracker::new();
        unanswered.close();
        AdmissionLimiter {
            admitted: Semaphore::new(MAX_ADMITTED),
            permits: Semaphore::new(MAX_CONCURRENT),
            permit_timeout: PERMIT_TIMEOUT,
            first_responses_timeout: FIRST_RESPONSES_TIMEOUT,
            unanswered,
        }
    }
}

impl AdmissionLimiter {
    /// Admits an interaction until the permit is dropped; `None` if too many are admitted.
    pub fn admit(&self) -> Option<SemaphorePermit<'_>> {
        self.admitted.try_acquire().ok()
    }

    /// Lowers the number of interactions that are admitted at a time.
    pub fn set_bound(&self, max: usize) {
        self.admitted.forget_permits(MAX_ADMITTED.saturating_sub(max));
    }

    /// Whether new commands should be deferred before they are carried out.
    pub fn is_busy(&self) -> bool {
        self.permits.available_permits() <= MAX_CONCURRENT - BUSY_THRESHOLD
    }

    /// Waits for a permit, at most five seconds: `None` lets the command run without one.
    pub async fn acquire(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        timeout(self.permit_timeout, self.permits.acquire()).await.ok()?.ok()
    }

    /// Registers a player whose first response is on its way, until the token is dropped.
    pub fn unanswered(&self) -> TaskTrackerToken {
        self.unanswered.token()
    }

    /// Waits until everybody has a first response, at most a second. Deferring all commands takes less time than
    /// carrying out one.
    pub async fn first_responses(&self) {
        let _all = timeout(self.first_responses_timeout, self.unanswered.wait()).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn commands_beyond_the_limit_wait_for_a_bounded_time() {
        let limiter =
            AdmissionLimiter { permit_timeout: Duration::from_millis(1), ..AdmissionLimiter::default() };
        let mut permits = Vec::new();
        for number in 0..MAX_CONCURRENT {
            assert_eq!(limiter.is_busy(), number >= BUSY_THRESHOLD);
            permits.push(limiter.acquire().await.expect("there is a permit"));
        }
        assert!(limiter.acquire().await.is_none(), "it goes on without a permit");
        permits.pop();
        assert!(limiter.acquire().await.is_some());
    }

    #[test]
    fn interactions_beyond_the_bound_are_turned_away() {
        let limiter = AdmissionLimiter::default();
        let mut admitted: Vec<_> = (0..MAX_ADMITTED).map_while(|_| limiter.admit()).collect();
        assert!(admitted.len() == MAX_ADMITTED && limiter.admit().is_none());
        admitted.pop();
        assert!(limiter.admit().is_some());
        drop(admitted);
        limiter.set_bound(1);
        let _admitted = limiter.admit();
        assert!(limiter.admit().is_none());
    }

    #[tokio::test]
    async fn first_responses_go_before_work_for_a_bounded_time() {
        let limiter = AdmissionLimiter {
            first_responses_timeout: Duration::from_secs(3600),
            ..AdmissionLimiter::default()
        };
        limiter.first_responses().await;
        let [one, other] = [limiter.unanswered(), limiter.unanswered()];
        let respond = async {
            drop(one);
            tokio::task::yield_now().await;
            drop(other);
        };
        tokio::join!(limiter.first_responses(), respond);
        let limiter = AdmissionLimiter { first_responses_timeout: Duration::from_millis(1), ..limiter };
        let _unanswered = limiter.unanswered();
        limiter.first_responses().await;
    }
}
