//! Ends a process whose async runtime is stuck, so that the supervisor restarts it. A restarted process continues where it
//! was.

use super::supervisor;
use sd_notify::NotifyState;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;
use tokio::runtime::Handle;

/// Time between two heartbeats of the runtime.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// Interval between two checks.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// Consecutive checks without a heartbeat after which the process ends. A machine that was asleep misses one.
const MAX_FAILED_CHECKS: u32 = 3;

/// Watches whether the tasks of a runtime still run. A single task that never yields can stop all others: serenity's
/// connection does so when Discord refuses it for good.
pub(super) fn watch(runtime: &Handle) {
    let heartbeats = Arc::new(AtomicUsize::new(0));
    let counter = heartbeats.clone();
    runtime.spawn(async move {
        loop {
            counter.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(HEARTBEAT_INTERVAL).await;
        }
    });
    let watch = move || {
        let (mut last, mut failed_checks) = (0, 0);
        while failed_checks < MAX_FAILED_CHECKS {
            thread::sleep(CHECK_INTERVAL);
            let now = heartbeats.load(Ordering::Relaxed);
            failed_checks = if now == last { failed_checks + 1 } else { 0 };
            if failed_checks == 0 {
                supervisor::tell(NotifyState::Watchdog);
            }
            last = now;
        }
        tracing::error!("the runtime is stuck: the process exits to be restarted");
        std::process::exit(1);
    };
    if let Err(error) = thread::Builder::new().name("watchdog".to_owned()).spawn(watch) {
        tracing::warn!(%error, "cannot start the watchdog: a stuck process would go unnoticed");
    }
}
