use std::sync::Arc;
use thread_priority::ThreadPriority;
use tokio::sync::{Semaphore, oneshot};

/// Threads on which computers think: as many at a time as there are cores, and of low priority, so that nobody's answer
/// waits for them.
pub(super) struct Thinkers {
    slots: Arc<Semaphore>,
}

impl Default for Thinkers {
    fn default() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Thinkers { slots: Arc::new(Semaphore::new(cores)) }
    }
}

impl Thinkers {
    /// What comes of thinking; `None` if it panics.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let slot = self.slots.clone().acquire_owned().await.expect("the semaphore is never closed");
        let (tell, told) = oneshot::channel();
        // A thread that has become less important cannot go back: none is lent from a pool.
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            let _slot = slot;
            if let Err(error) = ThreadPriority::Min.set_for_current() {
                tracing::debug!(?error, "a computer thinks with the priority of others");
            }
            // Whoever asked may have gone.
            let _ = tell.send(think());
        });
        if let Err(error) = thread {
            tracing::error!(%error, "there is no thread to think on");
            return None;
        }
        told.await.ok()
    }
}
