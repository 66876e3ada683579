//! Retries of operations on the database, with exponential backoff.

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

impl RetryPolicy {
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
            .retry(self.backoff())
            .when(|error| is_transient(error) && started.elapsed() < self.max_elapsed)
            .notify(log_retry)
            .await
    }

    /// The same for an operation that needs a value of its own, which it returns with its result.
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
            .retry(self.backoff())
            .context(context)
            .when(|error| is_transient(error) && started.elapsed() < self.max_elapsed)
            .notify(log_retry)
            .await
    }

    fn backoff(self) -> ExponentialBuilder {
        ExponentialBuilder::new()
            .with_min_delay(self.min_delay)
            .with_max_delay(self.max_delay)
            .without_max_times()
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
        let delays = POLICY.backoff().build().take(4).map(|delay| delay.as_millis());
        assert_eq!(delays.collect::<Vec<_>>(), [5, 10, 20, 20]);
    }

    #[tokio::test]
    async fn only_transient_errors_are_retried_and_within_the_limits() {
        assert_eq!(tries(POLICY, false).await, 1);
        assert_eq!(tries(RetryPolicy { max_elapsed: Duration::ZERO, ..POLICY }, true).await, 1);
        assert!((2..=8).contains(&tries(POLICY, true).await));
    }
}
