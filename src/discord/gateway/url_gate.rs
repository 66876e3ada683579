//! Holds back a shard's runner that is about to connect.
//!
//! serenity resumes a closed connection at once, however often it is closed, and has no setting for it. It takes the lock
//! of the gateway's URL first, though, and that lock is held here.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::coop::unconstrained;

type UrlLock = OwnedMutexGuard<String>;

/// The held lock of the URL that one runner connects to.
pub(in crate::discord) struct UrlGate {
    url: Arc<Mutex<String>>,
    /// `None` while the runner has the lock or is about to take it.
    held: Option<UrlLock>,
    /// Locks again after the runner.
    next: Option<Pin<Box<dyn Future<Output = UrlLock> + Send>>>,
}

impl UrlGate {
    /// Takes the lock.
    pub(in crate::discord) async fn close(url: Arc<Mutex<String>>) -> UrlGate {
        let held = Some(url.clone().lock_owned().await);
        UrlGate { url, held, next: None }
    }

    /// Resolves when the runner waits for the URL. It then gets it as soon as it is polled, so it must not be polled
    /// before it may connect.
    ///
    /// The runner wakes nothing here: this must be polled in the same task, after the runner.
    pub(in crate::discord) async fn runner_waits(&mut self) {
        poll_fn(|context| self.poll_runner_waits(context)).await;
    }

    fn poll_runner_waits(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(next) = &mut self.next {
            let Poll::Ready(lock) = next.as_mut().poll(context) else { return Poll::Pending };
            (self.held, self.next) = (Some(lock), None);
        }
        // The lock is fair: this one comes after a runner that waits already, and is taken at once if none does. Tokio's
        // budget, which could make it pending as well, does not count. Releasing the lock wakes the first in the queue: with
        // the waker of this task, the task would wake itself without end.
        let mut next = Box::pin(unconstrained(self.url.clone().lock_owned()));
        let _queued = next.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        self.held = None;
        match next.as_mut().poll(context) {
            Poll::Ready(lock) => {
                self.held = Some(lock);
                Poll::Pending
            }
            Poll::Pending => {
                self.next = Some(next);
                Poll::Ready(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::poll;
    use std::pin::pin;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::Wake;

    #[derive(Default)]
    struct WakeCount(AtomicUsize);

    impl Wake for WakeCount {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[tokio::test]
    async fn waiting_for_the_runner_does_not_wake_the_task() {
        let mut gate = UrlGate::close(Arc::default()).await;
        let wakes = Arc::new(WakeCount::default());
        let waker = Waker::from(wakes.clone());
        let poll = pin!(gate.runner_waits()).poll(&mut Context::from_waker(&waker));
        assert_eq!((poll, wakes.0.load(Ordering::Relaxed)), (Poll::Pending, 0));
    }

    #[tokio::test]
    async fn a_runner_is_noticed_and_held_back_each_time() {
        let url = Arc::new(Mutex::new("ws://gateway".to_owned()));
        let mut gate = UrlGate::close(url.clone()).await;
        for _ in 0..3 {
            assert!(poll!(Box::pin(gate.runner_waits())).is_pending(), "nobody waits yet");
            let mut runner = Box::pin(async { url.lock().await.clone() });
            assert!(poll!(&mut runner).is_pending(), "the gate is closed");
            assert!(poll!(Box::pin(gate.runner_waits())).is_ready());
            assert!(poll!(Box::pin(gate.runner_waits())).is_pending(), "it is noticed once");
            assert_eq!(poll!(&mut runner), Poll::Ready("ws://gateway".to_owned()));
        }
    }

    #[tokio::test]
    async fn a_runner_that_is_dropped_leaves_the_gate_closed() {
        let url = Arc::new(Mutex::new(String::new()));
        let mut gate = UrlGate::close(url.clone()).await;
        let mut runner = Box::pin(url.lock());
        assert!(poll!(&mut runner).is_pending());
        assert!(poll!(Box::pin(gate.runner_waits())).is_ready());
        drop(runner);
        assert!(poll!(Box::pin(gate.runner_waits())).is_pending());
        assert!(poll!(Box::pin(url.lock())).is_pending());
    }
}
