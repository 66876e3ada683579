//! Retries of operations on the database. Each result is settled: what it tells of the database is on disk.

use super::{HostError, Result};
use crate::retry::RetryPolicy;
use crate::store::settle;
use std::time::Duration;

/// Short, because a player waits.
const POLICY: RetryPolicy = RetryPolicy {
    min_delay: Duration::from_millis(5),
    max_delay: Duration::from_millis(500),
    max_elapsed: Duration::from_secs(8),
};

/// Runs an operation again, from its beginning, where the database was away or others wrote the same rows at the same
/// time. A commit may have reached the disk though its answer was lost; the next try then finds it done.
pub(super) async fn retry<T, W>(operation: impl Fn() -> W) -> Result<T>
where
    W: Future<Output = Result<T>>,
{
    POLICY.retry(|| settle(operation()), HostError::is_transient).await
}

/// [`retry`] with another time limit.
pub(super) async fn retry_for<T, W>(max_elapsed: Duration, operation: impl Fn() -> W) -> Result<T>
where
    W: Future<Output = Result<T>>,
{
    let policy = RetryPolicy { max_elapsed, ..POLICY };
    policy.retry(|| settle(operation()), HostError::is_transient).await
}
