use super::backoff;
use futures_util::FutureExt as _;
use std::panic::AssertUnwindSafe;
use tokio::time::sleep;
use tokio_util::sync::{CancellationToken, DropGuard};
use tokio_util::task::TaskTracker;

/// Tasks that run beside the commands until shutdown.
#[derive(Clone, Default)]
pub struct Background {
    tasks: TaskTracker,
    cancellation: CancellationToken,
}

impl Background {
    /// Runs a task until it is done or cancelled.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let task = self.cancellation.clone().run_until_cancelled_owned(task);
        self.tasks.spawn(task);
    }

    /// Runs a worker until it is done or cancelled. If it panics, it begins again after a while, as in a new process.
    pub fn supervise<F>(&self, name: &'static str, worker: impl Fn() -> F + Send + Sync + 'static)
    where
        F: Future<Output = ()> + Send,
    {
        self.spawn(async move {
            let mut panics = 0;
            while AssertUnwindSafe(worker()).catch_unwind().await.is_err() {
                tracing::error!(worker = name, "a background worker panicked and begins again");
                sleep(backoff::outage_delay(panics)).await;
                panics += 1;
            }
        });
    }

    /// Cancels all tasks, and waits until they have ended.
    pub async fn shutdown(&self) {
        self.cancellation.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    /// Cancels all tasks when it is dropped.
    pub fn cancel_on_drop(&self) -> DropGuard {
        self.cancellation.clone().drop_guard()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::Notify;

    #[tokio::test]
    async fn a_worker_that_panics_begins_again() {
        let (background, runs, done) = (Background::default(), AtomicU32::new(0), Arc::new(Notify::new()));
        let signal = done.clone();
        background.supervise("test", move || {
            let (run, done) = (runs.fetch_add(1, Ordering::Relaxed), signal.clone());
            async move {
                assert!(run > 0, "the first run panics");
                done.notify_one();
            }
        });
        done.notified().await;
        background.shutdown().await;
    }
}
