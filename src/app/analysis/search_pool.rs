use super::assistance::Permitted;
use crate::app::limits::budgets::record_work;
use crate::rules::GameKind;
use crate::search;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use thiserror::Error;
use thread_priority::ThreadPriority;
use tokio::sync::{Semaphore, oneshot};
use tokio_util::task::TaskTracker;

/// Longest search for one turn.
const MAX_SEARCH_TIME: Duration = Duration::from_millis(200);
/// Shortest search for one turn, however many others wait.
const MIN_SEARCH_TIME: Duration = Duration::from_millis(10);
/// Time from the request within which a search ends, as far as [`MIN_SEARCH_TIME`] allows.
const TARGET_RESPONSE_TIME: Duration = Duration::from_millis(1500);

/// Bounded pool of low-priority threads for searches: one per core, served in the order of requests. Searches for people go
/// through [`SearchPool::advise`].
pub struct SearchPool {
    slots: Arc<Semaphore>,
    cores: usize,
    /// Tracks the requests that wait for a slot, with a token for each.
    waiting: TaskTracker,
}

/// A search panicked, or no thread could be started for it.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error("the search failed")]
pub struct SearchFailed;

impl Default for SearchPool {
    fn default() -> SearchPool {
        SearchPool::new(thread::available_parallelism().map_or(1, usize::from))
    }
}

impl SearchPool {
    fn new(cores: usize) -> SearchPool {
        SearchPool { slots: Arc::new(Semaphore::new(cores)), cores, waiting: TaskTracker::new() }
    }

    /// Number of searches that wait for a thread.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Runs a search that limits itself, of what a person may be told about.
    pub async fn advise<S, T: Send + 'static>(
        &self,
        _subject: &Permitted<S>,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, SearchFailed> {
        self.run(search).await
    }

    /// Prepares the tables of all games. If it fails, each game prepares its own when it is first searched.
    pub async fn warm_up(&self) {
        let _ = self.run(|| GameKind::ALL.into_iter().for_each(search::warm_up)).await;
    }

    /// Runs a search that limits itself.
    pub(in crate::app) async fn run<T: Send + 'static>(
        &self,
        search: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, SearchFailed> {
        self.run_timed(|_| search()).await
    }

    /// Runs a search with the time that it may take. The more searches wait, the shorter is this time.
    pub(in crate::app) async fn run_timed<T: Send + 'static>(
        &self,
        search: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, SearchFailed> {
        let requested = Instant::now();
        let waiting = self.waiting.token();
        let slot = self.slots.clone().acquire_owned().await.expect("the semaphore is never closed");
        let time =
            share(TARGET_RESPONSE_TIME.saturating_sub(requested.elapsed()), self.cores, self.waiting.len());
        drop(waiting);
        let (sender, result) = oneshot::channel();
        // A thread that has lowered its priority cannot raise it again, so the search gets a new thread, not one of a
        // pool.
        let thread = thread::Builder::new().name("search".to_owned()).spawn(move || {
            let _slot = slot;
            if let Err(error) = ThreadPriority::Min.set_for_current() {
                tracing::debug!(?error, "a search runs with normal priority");
            }
            // The receiver is gone if the request was cancelled.
            let begin = Instant::now();
            let _ = sender.send((search(time), begin.elapsed()));
        });
        if let Err(error) = thread {
            tracing::error!(%error, "cannot start a thread for a search");
            return Err(SearchFailed);
        }
        let (result, time) = result.await.map_err(|_| SearchFailed)?;
        record_work(time);
        Ok(result)
    }
}

/// The time for each of `waiting` searches such that all end within `left`.
fn share(left: Duration, cores: usize, waiting: usize) -> Duration {
    let cores = u32::try_from(cores).unwrap_or(u32::MAX);
    let rounds = u32::try_from(waiting).unwrap_or(u32::MAX).div_ceil(cores.max(1)).max(1);
    (left / rounds).clamp(MIN_SEARCH_TIME, MAX_SEARCH_TIME)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// The time until the last of `tables` searches ends that are requested at once.
    fn total_time(cores: usize, tables: usize) -> Duration {
        let mut free = vec![Duration::ZERO; cores];
        for waiting in (1..=tables).rev() {
            let first = free.iter_mut().min().expect("there is a core");
            *first += share(TARGET_RESPONSE_TIME.saturating_sub(*first), cores, waiting);
        }
        free.into_iter().max().expect("there is a core")
    }

    #[test]
    fn twenty_tables_have_their_turns_within_two_seconds_on_two_cores() {
        assert_eq!(total_time(2, 1), MAX_SEARCH_TIME);
        assert_eq!(total_time(2, 14), MAX_SEARCH_TIME * 7);
        for tables in 15..=200 {
            let total = total_time(2, tables);
            assert!(total <= Duration::from_millis(1600), "{tables}: {total:?}");
        }
        assert_eq!(share(Duration::ZERO, 2, 1000), MIN_SEARCH_TIME);
    }

    #[tokio::test]
    async fn searches_run_in_order_and_no_more_at_a_time_than_there_are_cores() {
        let pool = SearchPool::new(1);
        let order: Arc<Mutex<Vec<usize>>> = Arc::default();
        let running = Arc::new(AtomicUsize::new(0));
        let search = |number: usize| {
            let (order, running) = (order.clone(), running.clone());
            pool.run(move || {
                assert_eq!(running.fetch_add(1, Ordering::SeqCst), 0, "one at a time");
                order.lock().expect("no panic").push(number);
                running.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let results = tokio::join!(search(0), search(1), search(2), search(3));
        assert_eq!(results, (Ok(()), Ok(()), Ok(()), Ok(())));
        assert_eq!(*order.lock().expect("no panic"), [0, 1, 2, 3]);
        assert_eq!(pool.waiting(), 0);
        assert_eq!(pool.run(|| panic!("on purpose")).await, Err::<(), _>(SearchFailed));
    }
}
