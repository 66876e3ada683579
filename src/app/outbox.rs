//! The outbox: which tables have changes that no message shows yet.
//!
//! The outcome of a command is shown under a [`Delivery`]. If it is dropped before a message shows the outcome, for
//! whatever reason, it schedules the table, and a worker ([`mod@super::delivery`]) retries until a message does. The
//! store records which events are shown, so the same happens after a restart.

use crate::host::DisplayedMessage;
use crate::table::TableId;
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Instant, timeout, timeout_at};

/// Number of shards, each with a worker of its own: while one waits for a channel's rate limit, the others go on.
pub const SHARDS: usize = 8;
/// Longest wait for the deliveries of the same table that were started before.
const EARLIER_TIMEOUT: Duration = Duration::from_secs(2);

/// Tables to be shown, by shard.
pub struct Outbox {
    /// The shards, one for each worker.
    pub shards: [OutboxShard; SHARDS],
    /// Tables with unshown changes that nobody was delivering at the last scan.
    orphaned: Mutex<HashSet<TableId>>,
    /// Receives every table that has changed, when the change is shown or scheduled.
    changes: UnboundedSender<TableId>,
}

/// Some of the tables, which are delivered one after the other.
#[derive(Default)]
pub struct OutboxShard {
    tables: Mutex<ShardTables>,
    scheduled: Notify,
    /// Notified when a claim ends.
    released: Notify,
}

#[derive(Default)]
struct ShardTables {
    pending: HashMap<TableId, PendingDelivery>,
    /// The numbers of the claims on each table.
    claims: HashMap<TableId, BTreeSet<u64>>,
    /// The number of all claims so far.
    claim_count: u64,
}

/// A table scheduled for display.
#[derive(Clone, Copy)]
pub struct PendingDelivery {
    /// The time of the next attempt.
    pub due: Instant,
    /// Number of attempts that the chat service has refused.
    pub refusals: u32,
    /// The message that shows the table already, if only storing its id is left.
    pub posted: Option<DisplayedMessage>,
}

/// A change that is being shown. Dropping it schedules the table unless [`Delivery::complete`] was called.
pub struct Delivery {
    claim: Claim,
    retry: Option<PendingDelivery>,
}

/// While it exists, its holder shows the table.
pub struct Claim {
    outbox: Arc<Outbox>,
    table: TableId,
    number: u64,
}

impl PendingDelivery {
    /// A delivery that is due at once.
    pub fn now() -> PendingDelivery {
        PendingDelivery { due: Instant::now(), refusals: 0, posted: None }
    }
}

impl Delivery {
    /// A message shows the change and the store knows it, or it is shown together with the next one. If that does not come, the table is
    /// orphaned, and shown then.
    pub fn complete(mut self) {
        self.retry = None;
    }

    /// Waits until the deliveries of the table that were started before have ended, because only then the store knows the
    /// message with the board. After two seconds it waits no longer.
    pub async fn wait_for_earlier(&self) {
        let Claim { outbox, table, number } = &self.claim;
        let shard = outbox.shard(*table);
        let is_first = async {
            loop {
                let released = shard.released.notified();
                if shard.tables.lock().claims[table].first() == Some(number) {
                    return;
                }
                released.await;
            }
        };
        if timeout(EARLIER_TIMEOUT, is_first).await.is_err() {
            tracing::debug!(%table, "an earlier delivery is taking long");
        }
    }

    /// A message shows the change, but its id is not stored yet.
    pub fn retry_storing(mut self, posted: DisplayedMessage) {
        self.retry = Some(PendingDelivery { posted: Some(posted), ..PendingDelivery::now() });
    }
}

impl Drop for Delivery {
    fn drop(&mut self) {
        let Claim { outbox, table, .. } = &self.claim;
        if let Some(retry) = self.retry {
            outbox.shard(*table).schedule(*table, retry);
        }
        // The receiver is gone at shutdown.
        let _ = outbox.changes.send(*table);
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let shard = self.outbox.shard(self.table);
        let mut tables = shard.tables.lock();
        if let Some(numbers) = tables.claims.get_mut(&self.table) {
            numbers.remove(&self.number);
        }
        tables.claims.retain(|_, numbers| !numbers.is_empty());
        shard.released.notify_waiters();
    }
}

impl Outbox {
    /// An empty outbox that sends changed tables to `changes`.
    pub fn new(changes: UnboundedSender<TableId>) -> Outbox {
        let (shards, orphaned) = Default::default();
        Outbox { shards, orphaned, changes }
    }

    /// Starts the delivery of a change that has just been stored.
    pub fn deliver(self: &Arc<Outbox>, table: TableId) -> Delivery {
        Delivery { claim: self.claim(table), retry: Some(PendingDelivery::now()) }
    }

    /// Leaves a change that has just been stored to the worker.
    pub fn schedule(self: &Arc<Outbox>, table: TableId) {
        drop(self.deliver(table));
    }

    /// Claims a table for the worker.
    pub fn claim(self: &Arc<Outbox>, table: TableId) -> Claim {
        let mut tables = self.shard(table).tables.lock();
        tables.claim_count += 1;
        let number = tables.claim_count;
        tables.claims.entry(table).or_default().insert(number);
        Claim { outbox: self.clone(), table, number }
    }

    /// Schedules the orphaned ones among the unshown tables: those that had no delivery at the last scan and have none
    /// now. A table is orphaned if its change was stored but the command did not learn so, for example because the
    /// connection to the database broke.
    pub fn reclaim(self: &Arc<Outbox>, unshown: Vec<TableId>) {
        let is_orphaned = |table: &TableId| self.shard(*table).is_orphaned(*table);
        let orphaned: HashSet<TableId> = unshown.into_iter().filter(is_orphaned).collect();
        let before = mem::replace(&mut *self.orphaned.lock(), orphaned.clone());
        for table in before.intersection(&orphaned) {
            tracing::warn!(%table, "a stored change that was never shown is shown now");
            self.schedule(*table);
        }
    }

    /// Waits until nobody is showing a table.
    pub async fn wait_until_idle(&self, table: TableId) {
        let shard = self.shard(table);
        loop {
            let released = shard.released.notified();
            if self.is_idle(table) {
                return;
            }
            released.await;
        }
    }

    /// Whether nobody is showing a table.
    pub fn is_idle(&self, table: TableId) -> bool {
        !self.shard(table).tables.lock().claims.contains_key(&table)
    }

    /// Number of scheduled tables.
    pub fn pending_count(&self) -> usize {
        self.shards.iter().map(|shard| shard.tables.lock().pending.len()).sum()
    }

    /// The shard of a table, always the same one.
    pub fn shard(&self, table: TableId) -> &OutboxShard {
        &self.shards[table.0.unsigned_abs() as usize % SHARDS]
    }
}

impl OutboxShard {
    /// Schedules a table, instead of what was scheduled for it before.
    pub fn schedule(&self, table: TableId, delivery: PendingDelivery) {
        self.tables.lock().pending.insert(table, delivery);
        self.scheduled.notify_one();
    }

    fn is_orphaned(&self, table: TableId) -> bool {
        let tables = self.tables.lock();
        !tables.pending.contains_key(&table) && !tables.claims.contains_key(&table)
    }

    /// Whether a delivery other than the caller's, which holds a claim, shows the table.
    pub fn is_contended(&self, table: TableId) -> bool {
        self.tables.lock().claims.get(&table).is_some_and(|numbers| numbers.len() > 1)
    }

    /// Waits until a table is due, and takes it out of the schedule.
    pub async fn next(&self) -> (TableId, PendingDelivery) {
        loop {
            let first = self
                .tables
                .lock()
                .pending
                .iter()
                .min_by_key(|(table, delivery)| (delivery.due, **table))
                .map(|(table, delivery)| (*table, *delivery));
            match first {
                None => self.scheduled.notified().await,
                Some((table, delivery)) if delivery.due <= Instant::now() => {
                    self.tables.lock().pending.remove(&table);
                    return (table, delivery);
                }
                Some((_, delivery)) => {
                    // Another table may be scheduled that is due before.
                    let _ = timeout_at(delivery.due, self.scheduled.notified()).await;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::sync::mpsc;

    #[test]
    fn orphaned_tables_are_scheduled_at_the_second_scan() {
        let (changes, mut changed) = mpsc::unbounded_channel();
        let outbox = Arc::new(Outbox::new(changes));
        let [orphaned, claimed, pending] = [1, 2, 3].map(TableId);
        let delivery = outbox.deliver(claimed);
        let due = Instant::now() + Duration::from_secs(10);
        outbox.shard(pending).schedule(pending, PendingDelivery { due, refusals: 4, posted: None });
        let scan = || outbox.reclaim(vec![orphaned, claimed, pending]);
        scan();
        assert_eq!(outbox.pending_count(), 1, "it may have been stored just now");
        scan();
        let is_pending = |table: TableId| outbox.shard(table).tables.lock().pending.contains_key(&table);
        assert!(is_pending(orphaned) && !is_pending(claimed));
        let refusals = outbox.shard(pending).tables.lock().pending[&pending].refusals;
        assert_eq!(refusals, 4, "what is scheduled stays as it is");
        assert_eq!(changed.try_recv().ok(), Some(orphaned), "a computer may be to act there");
        delivery.complete();
        assert!(!is_pending(claimed) && outbox.shard(claimed).tables.lock().claims.is_empty());
    }
}
