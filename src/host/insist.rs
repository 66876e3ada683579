//! What is tried again because it may go better at once.

use super::HostError;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// So long something is tried again: a person waits for it.
const PATIENCE: Duration = Duration::from_secs(8);
/// Between the first two tries, and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(5);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// Does something once more, from its beginning, where the database was away, or others have written the same at the same
/// time. If its end was on disk after all and only nobody heard it, the next try finds it done, and says so.
pub(super) async fn insist<T, W>(work: impl Fn() -> W) -> Result<T, HostError>
where
    W: Future<Output = Result<T, HostError>>,
{
    insist_for(PATIENCE, work).await
}

/// The same for so long.
pub(super) async fn insist_for<T, W>(patience: Duration, work: impl Fn() -> W) -> Result<T, HostError>
where
    W: Future<Output = Result<T, HostError>>,
{
    let (began, mut pause) = (Instant::now(), FIRST_PAUSE);
    loop {
        match work().await {
            Err(HostError::Store(error)) if error.is_transient() && began.elapsed() < patience => {
                tracing::debug!(error = &error as &dyn std::error::Error, "it is tried once more");
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
            done => return done,
        }
    }
}
