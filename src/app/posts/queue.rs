//! The tables whose posts are to be looked at.

use super::super::backoff;
use crate::table::TableId;
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::{Mutex as AsyncMutex, Notify, OwnedMutexGuard};
use tokio::time::{Instant, timeout_at};

/// Upper bound of the tables whose posts are being changed at a time.
const MAX_LOCKS: usize = 4096;

/// A queue of tables whose posts are to be compared with what they should be, now or later. A task holds the lock of a table while
/// it changes its posts, so that an older state never takes the place of a newer one.
pub struct PostQueue {
    locks: Cache<TableId, Arc<AsyncMutex<()>>>,
    due: Mutex<HashMap<TableId, Due>>,
    added: Notify,
}

/// The next look at a table.
#[derive(Clone, Copy)]
struct Due {
    at: Instant,
    /// Number of attempts that have failed.
    tries: u32,
}

impl Default for PostQueue {
    fn default() -> PostQueue {
        let (due, added) = Default::default();
        PostQueue { locks: Cache::new(MAX_LOCKS), due, added }
    }
}

impl PostQueue {
    /// Puts a table into the queue for the task that holds its lock, or takes it next.
    pub fn mark(&self, table: TableId) {
        self.due.lock().insert(table, Due { at: Instant::now(), tries: 0 });
    }

    /// Puts a table into the queue for a worker.
    pub fn add(&self, table: TableId) {
        self.mark(table);
        self.added.notify_one();
    }

    /// Whether a table is to be looked at.
    #[cfg(test)]
    pub fn is_marked(&self, table: TableId) -> bool {
        self.due.lock().contains_key(&table)
    }

    /// Takes a table out of the queue. Returns the number of attempts that have failed; `None` if it was not in the queue.
    pub fn take(&self, table: TableId) -> Option<u32> {
        self.due.lock().remove(&table).map(|due| due.tries)
    }

    /// Puts a table into the queue after one more failure, unless it is there already.
    fn retry_later(&self, table: TableId, tries: u32) {
        let at = Instant::now() + backoff::outage_delay(tries);
        self.due.lock().entry(table).or_insert(Due { at, tries: tries.saturating_add(1) });
        self.added.notify_one();
    }

    /// An attempt to change the posts of a table after this many that have failed. If it is dropped before it is done, the table is looked
    /// at again later.
    pub fn attempt(&self, table: TableId, tries: u32) -> Attempt<'_> {
        Attempt { queue: self, table, tries, is_done: false }
    }

    /// The lock of a table, if nobody holds it. Otherwise [`PostQueue::next`] comes to the table.
    pub fn try_lock(&self, table: TableId) -> Option<OwnedMutexGuard<()>> {
        let lock = self.lock_of(table).try_lock_owned().ok();
        if lock.is_none() {
            self.added.notify_one();
        }
        lock
    }

    /// The lock of a table.
    pub async fn lock(&self, table: TableId) -> OwnedMutexGuard<()> {
        self.lock_of(table).lock_owned().await
    }

    fn lock_of(&self, table: TableId) -> Arc<AsyncMutex<()>> {
        let Ok(lock) = self.locks.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        lock
    }

    /// Waits until a table is due, and takes it out of the queue. Returns it with the number of attempts that have failed.
    pub async fn next(&self) -> (TableId, u32) {
        loop {
            let first = self.due.lock().iter().map(|(table, due)| (due.at, *table)).min();
            match first {
                None => self.added.notified().await,
                Some((at, table)) if at <= Instant::now() => {
                    if let Some(tries) = self.take(table) {
                        // Another worker looks at the others.
                        self.added.notify_one();
                        return (table, tries);
                    }
                }
                Some((at, _)) => {
                    // Another table may be added that is due before.
                    let _ = timeout_at(at, self.added.notified()).await;
                }
            }
        }
    }
}

/// An attempt to change the posts of a table.
pub struct Attempt<'q> {
    queue: &'q PostQueue,
    table: TableId,
    tries: u32,
    is_done: bool,
}

impl Attempt<'_> {
    /// The posts are what they should be.
    pub fn complete(mut self) {
        self.is_done = true;
    }
}

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        if !self.is_done {
            self.queue.retry_later(self.table, self.tries);
        }
    }
}
