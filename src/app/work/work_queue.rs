//! The one way in which the bot works in the background: a queue of keys, each of which is visited when it is due.

use crate::host::HostError;
use crate::retry::{OUTAGE, REFUSAL};
use futures_util::StreamExt as _;
use futures_util::stream::FuturesUnordered;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};
use tokio_util::task::AbortOnDropHandle;

/// Keys, such as tables, at which something is to be done now or later.
///
/// One task at a time visits a key. A key that is added during its visit is visited once more. A visit that fails or panics is
/// repeated, with a delay that doubles each time; adding the key ends the delay. The keys that are due first are visited first.
///
/// Only the memory of the process has the keys. What was to be done when it ended follows from the store (see
/// `Round::Recovery`).
///
/// # Examples
///
/// A worker is a queue of keys and a function that visits one of them:
///
/// ```ignore
/// let boards = WorkQueue::new("boards", 8);
/// boards.add(table);
/// boards.run(|table, _| show_board(app.clone(), table)).await;
///
/// async fn show_board(app: Arc<App>, table: TableId) -> Result<Next, HostError> {
///     let board = app.host.tables().load(TableRef::Id(table)).await?;
///     Ok(if app.show(board).await { Next::Done } else { Next::Refused })
/// }
/// ```
pub struct WorkQueue<K: Key> {
    /// The name in the log.
    name: &'static str,
    max_visits: usize,
    entries: Mutex<HashMap<K, Entry>>,
    /// Notified when a key may be due earlier than before.
    changed: Notify,
    /// Notified when a visit ends.
    ended: Notify,
}

/// The key of a visit in a [`WorkQueue`]: a small value such as an id.
pub trait Key: Copy + Ord + Hash + Debug + Send + Sync + 'static {}

impl<K: Copy + Ord + Hash + Debug + Send + Sync + 'static> Key for K {}

#[derive(Clone, Copy, Default)]
struct Entry {
    /// The time of the next visit to the key; `None` during a visit if no other one is planned.
    due: Option<Instant>,
    is_visited: bool,
    tries: Tries,
}

/// The failed visits to a key since the last one that succeeded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    /// Visits during an outage.
    pub failures: u32,
    /// Visits that the chat service has refused.
    pub refusals: u32,
}

/// The result of a visit: when the key is visited again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing.
    Done,
    /// Another visit after this time. This one has succeeded.
    Repeat(Duration),
    /// Another visit after this time. This one could do nothing, but has not failed.
    Wait(Duration),
    /// Another visit, because a service is down: after half a minute at most.
    Failed,
    /// Another visit, because the chat service refuses something. Only people can resolve that, and refused requests count against the
    /// bot: after an hour at most.
    Refused,
}

/// A visit to a key. If it is dropped before its end, it has failed.
pub struct Visit<'q, K: Key> {
    queue: &'q WorkQueue<K>,
    key: K,
    tries: Tries,
    next: Next,
}

impl<K: Key> Visit<'_, K> {
    /// Ends the visit.
    pub fn end(mut self, next: Next) {
        self.next = next;
    }
}

impl<K: Key> Drop for Visit<'_, K> {
    fn drop(&mut self) {
        self.queue.end(self.key, self.tries, self.next);
    }
}

impl<K: Key> WorkQueue<K> {
    /// An empty queue of which this many keys are visited at a time. The log calls it by this name.
    pub fn new(name: &'static str, max_visits: usize) -> WorkQueue<K> {
        let (entries, changed, ended) = Default::default();
        WorkQueue { name, max_visits, entries, changed, ended }
    }

    /// Has a key visited as soon as possible, and forgets its failed visits.
    pub fn add(&self, key: K) {
        let mut entries = self.entries.lock();
        let entry = entries.entry(key).or_default();
        (entry.due, entry.tries) = (Some(Instant::now()), Tries::default());
        self.changed.notify_one();
    }

    /// Has a key visited after this time, or earlier if an earlier visit is planned: the key has one visit.
    pub fn add_after(&self, key: K, delay: Duration) {
        let due = Instant::now() + delay;
        let mut entries = self.entries.lock();
        let entry = entries.entry(key).or_default();
        entry.due = Some(entry.due.map_or(due, |known| known.min(due)));
        self.changed.notify_one();
    }

    /// Has a key visited as soon as possible, unless a visit is under way or planned.
    pub fn add_unless_known(&self, key: K) {
        let due = Some(Instant::now());
        self.entries.lock().entry(key).or_insert(Entry { due, ..Entry::default() });
        self.changed.notify_one();
    }

    /// Whether a visit to a key is under way or planned.
    pub fn contains(&self, key: K) -> bool {
        self.entries.lock().contains_key(&key)
    }

    /// Number of keys that wait for a visit.
    pub fn len(&self) -> usize {
        self.entries.lock().values().filter(|entry| entry.due.is_some()).count()
    }

    /// Has a key visited as soon as possible, of which this many visits were refused.
    #[cfg(test)]
    pub fn add_after_refusals(&self, key: K, refusals: u32) {
        self.add(key);
        self.entries.lock().entry(key).or_default().tries.refusals = refusals;
    }

    /// Begins a visit to a key by the caller; `None` if another one is under way, which is repeated then.
    pub fn begin(&self, key: K) -> Option<Visit<'_, K>> {
        let mut entries = self.entries.lock();
        let visit = self.begin_unless_visited(&mut entries, key);
        if visit.is_none() {
            entries.entry(key).or_default().due = Some(Instant::now());
        }
        visit
    }

    /// Begins a visit to a key by the caller, after the visit that is under way.
    pub async fn begin_after_others(&self, key: K) -> Visit<'_, K> {
        loop {
            let ended = self.ended.notified();
            // Another visit is not asked for: the worker would begin it first.
            let visit = self.begin_unless_visited(&mut self.entries.lock(), key);
            match visit {
                Some(visit) => return visit,
                None => ended.await,
            }
        }
    }

    fn begin_unless_visited(&self, entries: &mut HashMap<K, Entry>, key: K) -> Option<Visit<'_, K>> {
        let entry = entries.entry(key).or_default();
        if entry.is_visited {
            return None;
        }
        (entry.due, entry.is_visited) = (None, true);
        Some(Visit { queue: self, key, tries: entry.tries, next: Next::Failed })
    }

    fn end(&self, key: K, tries: Tries, next: Next) {
        let mut entries = self.entries.lock();
        let entry = entries.entry(key).or_default();
        entry.is_visited = false;
        let Tries { failures, refusals } = tries;
        let planned = match next {
            Next::Done => None,
            Next::Repeat(delay) => Some((delay, Tries::default())),
            Next::Wait(delay) => Some((delay, tries)),
            Next::Failed => {
                Some((OUTAGE.delay(failures), Tries { failures: failures.saturating_add(1), refusals }))
            }
            Next::Refused => {
                let refusals = refusals.saturating_add(1);
                Some((REFUSAL.delay(refusals), Tries { failures, refusals }))
            }
        };
        match planned {
            // What has made the visit fail may be over: the key was added meanwhile.
            _ if entry.due.is_some() => self.changed.notify_one(),
            Some((delay, tries)) => {
                (entry.due, entry.tries) = (Some(Instant::now() + delay), tries);
                self.changed.notify_one();
            }
            None => drop(entries.remove(&key)),
        }
        self.ended.notify_waiters();
    }

    /// Waits until a key is due, and begins to visit it.
    async fn next(&self) -> Visit<'_, K> {
        loop {
            let first = {
                let mut entries = self.entries.lock();
                let waiting = entries.iter().filter(|(_, entry)| !entry.is_visited);
                let first = waiting.filter_map(|(key, entry)| Some((entry.due?, *key))).min();
                match first {
                    Some((due, key)) if due <= Instant::now() => {
                        if let Some(visit) = self.begin_unless_visited(&mut entries, key) {
                            return visit;
                        }
                        continue;
                    }
                    first => first,
                }
            };
            match first {
                // Another key may be added that is due before.
                Some((due, _)) => drop(timeout_at(due, self.changed.notified()).await),
                None => self.changed.notified().await,
            }
        }
    }

    /// Visits the keys when they are due, indefinitely. An error is logged, and counts as [`Next::Failed`].
    pub async fn run<V>(&self, visit: impl Fn(K, Tries) -> V)
    where
        V: Future<Output = Result<Next, HostError>> + Send + 'static,
    {
        let mut visits = FuturesUnordered::new();
        loop {
            tokio::select! {
                begun = self.next(), if visits.len() < self.max_visits => {
                    let task = AbortOnDropHandle::new(tokio::spawn(visit(begun.key, begun.tries)));
                    visits.push(async move { (begun, task.await) });
                }
                Some((begun, result)) = visits.next() => {
                    let (worker, key) = (self.name, begun.key);
                    match result {
                        Ok(Ok(next)) => begun.end(next),
                        Ok(Err(error)) => {
                            let error: &dyn Error = &error;
                            tracing::error!(worker, ?key, error, "a background worker has failed and tries again");
                        }
                        Err(_) => tracing::error!(worker, ?key, "a background worker panicked and begins again"),
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::poll;
    use std::pin::pin;
    use std::sync::Arc;

    const SECOND: Duration = Duration::from_secs(1);

    /// Lets time pass for a queue.
    fn advance(queue: &WorkQueue<u8>, time: Duration) {
        queue.entries.lock().values_mut().for_each(|entry| entry.due = entry.due.map(|due| due - time));
    }

    /// Visits the next key that is due now.
    async fn visit(queue: &WorkQueue<u8>, next: Next) -> Option<(u8, Tries)> {
        let visit = timeout_at(Instant::now(), queue.next()).await.ok()?;
        let visited = (visit.key, visit.tries);
        visit.end(next);
        Some(visited)
    }

    #[tokio::test]
    async fn keys_are_visited_once_and_in_their_order() {
        let queue = WorkQueue::new("test", 1);
        queue.add_after(1, SECOND);
        for key in [3, 2, 2] {
            queue.add(key);
            advance(&queue, SECOND / 100);
        }
        let mut visited = Vec::new();
        while let Some((key, _)) = visit(&queue, Next::Done).await {
            visited.push(key);
        }
        assert_eq!((visited, queue.len()), (vec![3, 2], 1));
        advance(&queue, SECOND);
        assert_eq!(visit(&queue, Next::Done).await, Some((1, Tries::default())));
    }

    #[tokio::test]
    async fn what_is_added_during_a_visit_asks_for_another_one() {
        let queue = WorkQueue::new("test", 1);
        for (add, next) in [(true, Next::Done), (true, Next::Refused), (false, Next::Failed)] {
            let begun = queue.begin(7).expect("nobody visits it");
            match add {
                true => queue.add(7),
                false => assert!(queue.begin(7).is_none()),
            }
            queue.add_unless_known(7);
            assert!(timeout_at(Instant::now(), queue.next()).await.is_err(), "one visit at a time");
            begun.end(next);
            assert_eq!(visit(&queue, Next::Done).await, Some((7, Tries::default())));
            assert!(!queue.contains(7));
        }
    }

    #[tokio::test]
    async fn whoever_waits_for_a_visit_comes_next() {
        let queue = WorkQueue::new("test", 1);
        let begun = queue.begin(7).expect("nobody visits it");
        let mut waiting = pin!(queue.begin_after_others(7));
        assert!(poll!(&mut waiting).is_pending());
        begun.end(Next::Done);
        assert_eq!(visit(&queue, Next::Done).await, None, "the worker does not come before");
        waiting.await.end(Next::Done);
        assert!(!queue.contains(7));
    }

    #[tokio::test]
    async fn a_failure_delays_the_next_visit_until_the_key_is_added() {
        let queue = WorkQueue::new("test", 1);
        queue.add(7);
        for (next, delay) in [
            (Next::Failed, OUTAGE.delay(0)),
            (Next::Failed, OUTAGE.delay(1)),
            (Next::Refused, REFUSAL.delay(1)),
            (Next::Wait(SECOND), SECOND),
            (Next::Refused, REFUSAL.delay(2)),
        ] {
            assert!(visit(&queue, next).await.is_some());
            queue.add_unless_known(7);
            advance(&queue, delay - SECOND / 100);
            assert_eq!(visit(&queue, next).await, None);
            advance(&queue, SECOND / 100);
        }
        let tries = Tries { failures: 2, refusals: 2 };
        assert_eq!(visit(&queue, Next::Repeat(SECOND)).await, Some((7, tries)));
        advance(&queue, SECOND);
        assert_eq!(visit(&queue, Next::Refused).await, Some((7, Tries::default())));
        queue.add(7);
        assert_eq!(visit(&queue, Next::Done).await, Some((7, Tries::default())));
    }

    #[tokio::test]
    async fn a_key_whose_visit_panics_is_visited_again_and_others_meanwhile() {
        let (queue, visits) = (WorkQueue::new("test", 2), Arc::new(Mutex::new(Vec::new())));
        [1, 2].into_iter().for_each(|key| queue.add(key));
        let visit = |key: u8, tries: Tries| {
            visits.lock().push((key, tries.failures));
            async move {
                assert!(key > 1 || tries.failures > 0, "the first visit panics");
                Ok(Next::Done)
            }
        };
        let is_over = async {
            while !queue.entries.lock().is_empty() {
                tokio::time::sleep(SECOND / 100).await;
            }
        };
        tokio::select! {
            () = queue.run(visit) => unreachable!("it is worked on for ever"),
            () = is_over => {}
        }
        assert_eq!(*visits.lock(), [(1, 0), (2, 0), (1, 1)]);
    }
}
