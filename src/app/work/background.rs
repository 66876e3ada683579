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
