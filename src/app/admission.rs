use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::time::timeout;

/// Upper bound of the commands carried out at a time: each holds a picture of some ten thousand bytes, several times,
/// until Discord has it.
const MAX_CONCURRENT: usize = 256;
/// Number of running commands from which on a new command is deferred before anything else is done for it.
const BUSY_THRESHOLD: usize = 64;
/// Longest wait for a permit. A limit is needed because the holders of permits may wait for Discord.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(5);
/// Longest wait for the first responses to other people.
const FIRST_RESPONSES_TIMEOUT: Duration = Duration::from_secs(1);

/// Limits how many commands are carried out at a time. In a rush, all people get a first response before any command is
/// carried out.
pub struct AdmissionLimiter {
    permits: Semaphore,
    permit_timeout: Duration,
    first_responses_timeout: Duration,
    /// Number of people who have had no response yet.
    unanswered: watch::Sender<usize>,
}

/// Counts as a player without a response until it is dropped.
pub struct Unanswered<'a>(&'a AdmissionLimiter);

impl Default for AdmissionLimiter {
    fn default() -> AdmissionLimiter {
        AdmissionLimiter {
            permits: Semaphore::new(MAX_CONCURRENT),
            permit_timeout: PERMIT_TIMEOUT,
            first_responses_timeout: FIRST_RESPONSES_TIMEOUT,
            unanswered: watch::Sender::default(),
        }
    }
}

impl AdmissionLimiter {
    /// Whether new commands should be deferred before they are carried out.
    pub fn is_busy(&self) -> bool {
        self.permits.available_permits() <= MAX_CONCURRENT - BUSY_THRESHOLD
    }

    /// Waits for a permit, at most five seconds: `None` lets the command run without one.
    pub async fn acquire(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        timeout(self.permit_timeout, self.permits.acquire()).await.ok()?.ok()
    }

    /// Registers a player whose first response is on its way.
    pub fn unanswered(&self) -> Unanswered<'_> {
        self.unanswered.send_modify(|count| *count += 1);
        Unanswered(self)
    }

    /// Waits until everybody has a first response, at most a second. Deferring all commands takes less time than
    /// carrying out one.
    pub async fn first_responses(&self) {
        let mut unanswered = self.unanswered.subscribe();
        // The sender lives as long as `self`, so only the time-out ends this early.
        let _all = timeout(self.first_responses_timeout, unanswered.wait_for(|count| *count == 0)).await;
    }
}

impl Drop for Unanswered<'_> {
    fn drop(&mut self) {
        // Only the last one wakes those who wait.
        self.0.unanswered.send_if_modified(|count| {
            *count -= 1;
            *count == 0
        });
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
