//! Ends runners of serenity that spin.
//!
//! When Discord closes a connection with 4003, 4010 or 4011, or without a code, serenity's runner does not notice that it is
//! closed: it reads it again and again until the next heartbeat fails, up to 40 seconds later. It never yields meanwhile, so it
//! uses a whole processor, and nothing beside it can run on its thread. A thread of its own therefore looks whether one poll of
//! a runner takes that long. A runner that is told to close a connection that is closed already ends at once.

use crate::discord::serenity;
use parking_lot::Mutex;
use serenity::{ShardMessenger, ShardRunnerMessage};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::task::{Context, Poll};
use std::thread;
use std::time::Duration;

/// Interval between two looks. A poll that two of them see is ended; a usual one takes less than a millisecond.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);
/// The close code of a connection that is open nevertheless, because the machine was asleep: its session can be resumed.
const RESUMABLE_CLOSURE: u16 = 4000;

/// Watches the runners of a process.
pub(in crate::discord) struct SpinGuard {
    runners: Arc<Mutex<Vec<WatchedRunner>>>,
}

struct WatchedRunner {
    state: Weak<RunnerState>,
    /// The number at the last look.
    seen: u64,
    messenger: ShardMessenger,
}

#[derive(Default)]
struct RunnerState {
    /// The number of beginnings and ends of polls: during a poll it is odd.
    polls: AtomicU64,
    /// Whether the runner was told to end because it spun.
    is_ended: AtomicBool,
}

/// A future that counts the beginnings and the ends of its polls.
pub(in crate::discord) struct Watched<F> {
    run: Pin<Box<F>>,
    state: Arc<RunnerState>,
}

impl<F> Watched<F> {
    /// Whether the runner was ended because it span on a closed connection.
    pub(in crate::discord) fn was_ended(&self) -> bool {
        self.state.is_ended.load(Ordering::Relaxed)
    }
}

impl SpinGuard {
    /// Starts the thread, which ends after the guard is dropped.
    pub(in crate::discord) fn start() -> SpinGuard {
        let runners = Arc::<Mutex<Vec<WatchedRunner>>>::default();
        let watched = Arc::downgrade(&runners);
        let watch = move || {
            while let Some(runners) = watched.upgrade() {
                runners.lock().retain_mut(WatchedRunner::look);
                drop(runners);
                thread::sleep(LOOK_INTERVAL);
            }
        };
        if let Err(error) = thread::Builder::new().name("spin-guard".to_owned()).spawn(watch) {
            tracing::warn!(%error, "cannot watch the connections: a refused one is noticed at the next heartbeat");
        }
        SpinGuard { runners }
    }

    /// Watches what the runner with this messenger does.
    pub(in crate::discord) fn watch<F: Future>(&self, run: F, messenger: ShardMessenger) -> Watched<F> {
        let state = Arc::<RunnerState>::default();
        let watched = WatchedRunner { state: Arc::downgrade(&state), seen: 0, messenger };
        self.runners.lock().push(watched);
        Watched { run: Box::pin(run), state }
    }
}

impl WatchedRunner {
    /// Ends the runner if it is in the same poll as at the last look. `false` if it has ended.
    fn look(&mut self) -> bool {
        let Some(state) = self.state.upgrade() else { return false };
        let now = state.polls.load(Ordering::Relaxed);
        if now == self.seen && now % 2 == 1 {
            state.is_ended.store(true, Ordering::Relaxed);
            tracing::warn!("a connection that Discord has closed is dropped");
            self.messenger.send_to_shard(ShardRunnerMessage::Close(RESUMABLE_CLOSURE, None));
        }
        self.seen = now;
        true
    }
}

impl<F: Future> Future for Watched<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        self.state.polls.fetch_add(1, Ordering::Relaxed);
        let polled = self.run.as_mut().poll(context);
        self.state.polls.fetch_add(1, Ordering::Relaxed);
        polled
    }
}
