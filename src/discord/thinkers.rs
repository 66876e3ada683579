use super::count::Count;
use std::sync::Arc;
use std::time::{Duration, Instant};
use thread_priority::ThreadPriority;
use tokio::sync::{Semaphore, oneshot};

/// Threads on which computers think: as many at a time as there are cores, and of low priority, so that nobody's answer
/// waits for them. Who comes first is served first.
pub(super) struct Thinkers {
    slots: Arc<Semaphore>,
    cores: usize,
    /// How many have asked and do not think yet.
    waiting: Count,
}

/// A turn is thought about no longer than this.
const MOST: Duration = Duration::from_millis(200);
/// Whoever asks has thought by then, however many there are…
const DUE: Duration = Duration::from_millis(1500);
/// …but that everybody thinks for so long at least.
const LEAST: Duration = Duration::from_millis(10);

impl Default for Thinkers {
    fn default() -> Thinkers {
        Thinkers::new(std::thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Thinkers {
    fn new(cores: usize) -> Thinkers {
        Thinkers { slots: Arc::new(Semaphore::new(cores)), cores, waiting: Count::default() }
    }

    /// How many computers wait until they may think.
    pub(super) fn waiting(&self) -> usize {
        self.waiting.now()
    }

    /// What comes of thinking; `None` if it panics.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.think_within(|_| think()).await
    }

    /// The same, told how long it may think: the less, the more wait for it.
    pub(super) async fn think_within<T: Send + 'static>(
        &self,
        think: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Instant::now();
        let waits = self.waiting.one_more();
        let slot = self.slots.clone().acquire_owned().await.expect("the semaphore is never closed");
        let time = share(DUE.saturating_sub(asked.elapsed()), self.cores, self.waiting.now());
        drop(waits);
        let (tell, told) = oneshot::channel();
        // A thread that has become less important cannot go back: none is lent from a pool.
        let thread = std::thread::Builder::new().name("thinker".to_owned()).spawn(move || {
            let _slot = slot;
            if let Err(error) = ThreadPriority::Min.set_for_current() {
                tracing::debug!(?error, "a computer thinks with the priority of others");
            }
            // Whoever asked may have gone.
            let _ = tell.send(think(time));
        });
        if let Err(error) = thread {
            tracing::error!(%error, "there is no thread to think on");
            return None;
        }
        told.await.ok()
    }
}

/// How long each of so many that wait may think, so that all have thought when the time that is left is over.
fn share(left: Duration, cores: usize, waiting: usize) -> Duration {
    let cores = u32::try_from(cores).unwrap_or(u32::MAX);
    let rounds = u32::try_from(waiting).unwrap_or(u32::MAX).div_ceil(cores.max(1)).max(1);
    (left / rounds).clamp(LEAST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// When the last of so many has thought who ask at the same time, each for as long as it may.
    fn over(cores: usize, tables: usize) -> Duration {
        let mut free = vec![Duration::ZERO; cores];
        for waiting in (1..=tables).rev() {
            let first = free.iter_mut().min().expect("there is a core");
            *first += share(DUE.saturating_sub(*first), cores, waiting);
        }
        free.into_iter().max().expect("there is a core")
    }

    #[test]
    fn twenty_tables_have_their_turns_within_two_seconds_on_two_cores() {
        assert_eq!(over(2, 1), MOST);
        assert_eq!(over(2, 14), MOST * 7);
        for tables in 15..=200 {
            let over = over(2, tables);
            assert!(over <= Duration::from_millis(1600), "{tables}: {over:?}");
        }
        assert_eq!(share(Duration::ZERO, 2, 1000), LEAST, "everybody thinks");
    }

    #[tokio::test]
    async fn who_comes_first_is_served_first_and_no_more_than_there_are_cores_at_a_time() {
        let thinkers = Thinkers::new(1);
        let order: Arc<Mutex<Vec<usize>>> = Arc::default();
        let at_once = Arc::new(AtomicUsize::new(0));
        let think = |number: usize| {
            let (order, at_once) = (order.clone(), at_once.clone());
            thinkers.think(move || {
                assert_eq!(at_once.fetch_add(1, Ordering::SeqCst), 0, "one at a time");
                order.lock().expect("no panic").push(number);
                at_once.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let thought = tokio::join!(think(0), think(1), think(2), think(3));
        assert_eq!(thought, (Some(()), Some(()), Some(()), Some(())));
        assert_eq!(*order.lock().expect("no panic"), [0, 1, 2, 3]);
        assert_eq!(thinkers.waiting.now(), 0);
        assert_eq!(thinkers.think(|| panic!("on purpose")).await, None::<()>);
    }
}
