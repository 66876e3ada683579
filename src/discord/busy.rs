use std::time::Duration;
use tokio::sync::watch;

/// How much is being done for people, so that a process that is asked to end can finish it first.
#[derive(Default)]
pub(super) struct Busy(watch::Sender<usize>);

/// Something that is being done, until it is dropped.
pub(super) struct Work<'a>(&'a Busy);

impl Busy {
    pub(super) fn begin(&self) -> Work<'_> {
        self.0.send_modify(|count| *count += 1);
        Work(self)
    }

    /// Waits until nothing is being done any more, but no longer than this. Says whether all is done.
    pub(super) async fn done(&self, patience: Duration) -> bool {
        let mut count = self.0.subscribe();
        // The sender is here: this does not fail.
        let done = count.wait_for(|count| *count == 0);
        tokio::time::timeout(patience, done).await.is_ok()
    }
}

impl Drop for Work<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}
