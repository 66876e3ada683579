//! Ends a process that lives and hears nothing: started again, it goes on where it was, and nobody has to notice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;
use tokio::runtime::Handle;

const BEAT: Duration = Duration::from_secs(1);
/// It is looked at so often…
const LOOK: Duration = Duration::from_secs(5);
/// …and after so many looks in a row without a beat it is dead. (One is missed by a machine that was asleep.)
const MOST_MISSED: u32 = 3;

/// Watches whether the tasks of a runtime still get their turn. One task that never waits can keep all others from it:
/// serenity's connection does so when Discord refuses it for good.
pub(super) fn watch(runtime: &Handle) {
    let beats = Arc::new(AtomicUsize::new(0));
    let heart = beats.clone();
    runtime.spawn(async move {
        loop {
            heart.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(BEAT).await;
        }
    });
    let watch = move || {
        let (mut last, mut missed) = (0, 0);
        while missed < MOST_MISSED {
            thread::sleep(LOOK);
            let now = beats.load(Ordering::Relaxed);
            missed = if now == last { missed + 1 } else { 0 };
            last = now;
        }
        tracing::error!("nothing moves any more: the process ends, to be started again");
        std::process::exit(1);
    };
    if let Err(error) = thread::Builder::new().name("heart".to_owned()).spawn(watch) {
        tracing::warn!(%error, "nobody notices if the process comes to a standstill");
    }
}
