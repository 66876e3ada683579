//! How often, and with which delays, an operation that has failed is tried again.

use backon::{ExponentialBuilder, Retryable as _, RetryableWithContext as _};
use std::error::Error;
use std::time::Duration;
use tokio::time::Instant;

/// How often and how long a failed operation is tried again. The delay doubles after each try.
#[derive(Clone, Copy, Debug)]
pub struct RetryPolicy {
    /// The delay before the first retry.
    pub min_delay: Duration,
    /// The longest delay between two tries.
    pub max_delay: Duration,
    /// No retry begins later than this after the first try began.
    pub max_elapsed: Duration,
}

/// Retries for ever while a service is down. Within the longest delay the process notices that the service is back.
pub const OUTAGE: RetryPolicy = RetryPolicy {
    min_delay: Duration::from_millis(500),
    max_delay: Duration::from_secs(30),
    max_elapsed: Duration::MAX,
};
/// Retries after refusals, which only people can resolve and which count against the bot.
pub const REFUSAL: RetryPolicy = RetryPolicy { max_delay: Duration::from_hours(1), ..OUTAGE };

impl RetryPolicy {
    /// The delay after this many retries.
    pub fn delay(self, retries: u32) -> Duration {
        self.min_delay.saturating_mul(2_u32.saturating_pow(retries)).min(self.max_delay)
    }

    /// The delays, for operations whose retries are to be logged in a way of their own.
    pub fn delays(self) -> ExponentialBuilder {
        ExponentialBuilder::new()
            .with_min_delay(self.min_delay)
            .with_max_delay(self.max_delay)
            .without_max_times()
    }

    /// Runs an operation until it succeeds, fails with an error that is not transient, or the policy allows no retry.
    ///
    /// # Errors
    ///
    /// The error of the last try.
    pub async fn retry<T, E, W>(
        self,
        operation: impl FnMut() -> W,
        is_transient: impl Fn(&E) -> bool,
    ) -> Result<T, E>
    where
        W: Future<Output = Result<T, E>>,
        E: Error,
    {
        let started = Instant::now();
        operation
            .retry(self.delays())
            .when(|error| is_transient(error) && started.elapsed() < self.max_elapsed)
            .notify(log_retry)
            .await
    }

    /// [`RetryPolicy::retry`] for an operation that takes a value and returns it with its result, so that the next attempt can
    /// take it again.
    ///
    /// # Errors
    ///
    /// The error of the last try.
    pub async fn retry_with<C, T, E, W>(
        self,
        context: C,
        operation: impl FnMut(C) -> W,
        is_transient: impl Fn(&E) -> bool,
    ) -> (C, Result<T, E>)
    where
        W: Future<Output = (C, Result<T, E>)>,
        E: Error,
    {
        let started = Instant::now();
        operation
            .retry(self.delays())
            .context(context)
            .when(|error| is_transient(error) && started.elapsed() < self.max_elapsed)
            .notify(log_retry)
            .await
    }
}

fn log_retry(error: &impl Error, delay: Duration) {
    tracing::debug!(%error, ?delay, "a failed operation is retried");
}

#[cfg(test)]
mod tests {
    use super::*;
    use backon::BackoffBuilder as _;
    use std::cell::Cell;
    use std::io;

    const POLICY: RetryPolicy = RetryPolicy {
        min_delay: Duration::from_millis(5),
        max_delay: Duration::from_millis(20),
        max_elapsed: Duration::from_millis(100),
    };

    /// How often an operation that always fails is tried.
    async fn tries(policy: RetryPolicy, is_transient: bool) -> u32 {
        let count = Cell::new(0);
        let operation = || {
            count.set(count.get() + 1);
            std::future::ready(Err::<(), _>(io::Error::other("failed")))
        };
        policy.retry(operation, |_| is_transient).await.expect_err("it always fails");
        count.get()
    }

    #[test]
    fn delays_double_up_to_the_longest() {
        let delays = POLICY.delays().build().take(4).map(|delay| delay.as_millis());
        assert_eq!(delays.collect::<Vec<_>>(), [5, 10, 20, 20]);
        let delays = [0, 1, 2, 6, 99].map(|retries| OUTAGE.delay(retries).as_millis());
        assert_eq!(delays, [500, 1000, 2000, 30_000, 30_000]);
        assert_eq!([1, 6, 99].map(|retries| REFUSAL.delay(retries).as_secs()), [1, 32, 3600]);
    }

    #[tokio::test]
    async fn only_transient_errors_are_retried_and_within_the_limits() {
        assert_eq!(tries(POLICY, false).await, 1);
        assert_eq!(tries(RetryPolicy { max_elapsed: Duration::ZERO, ..POLICY }, true).await, 1);
        assert!((2..=8).contains(&tries(POLICY, true).await));
    }
}
