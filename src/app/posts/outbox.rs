//! The outbox: which tables have changes that no message shows yet.
//!
//! The outcome of a command is shown under a [`Delivery`]. If it is dropped before a message shows the outcome, for
//! whatever reason, it schedules the table, and a worker ([`mod@super::delivery`]) retries until a message does. The
//! store records which events are shown, so the same happens after a restart.

use crate::app::work::work_queue::WorkQueue;
use crate::host::DisplayedMessage;
use crate::table::TableId;
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// Number of tables that are shown at a time: while one waits for a channel's rate limit, the others go on.
const MAX_DELIVERIES: usize = 8;
/// Longest wait for the deliveries of the same table that were started before.
const EARLIER_TIMEOUT: Duration = Duration::from_secs(2);

/// Tables that have changed.
pub struct Outbox {
    /// Tables whose changes are to be shown.
    pub unshown: WorkQueue<TableId>,
    /// Tables at which a computer may have to act: every table that has changed, when the change is shown or scheduled.
    pub changed: WorkQueue<TableId>,
    /// The messages that show tables and whose ids are not stored yet.
    unstored: Mutex<HashMap<TableId, DisplayedMessage>>,
    /// Tables with unshown changes that nobody was delivering at the last scan.
    orphaned: Mutex<HashSet<TableId>>,
    claims: Mutex<Claims>,
    /// Notified when a claim ends.
    released: Notify,
}

#[derive(Default)]
struct Claims {
    /// The numbers of the claims on each table.
    of_tables: HashMap<TableId, BTreeSet<u64>>,
    /// The number of all claims so far.
    count: u64,
}

/// A change that is being shown. Dropping it schedules the table unless [`Delivery::complete`] was called.
pub struct Delivery {
    claim: Claim,
    is_complete: bool,
}

/// While it exists, its holder shows the table.
pub struct Claim {
    outbox: Arc<Outbox>,
    table: TableId,
    number: u64,
}

impl Delivery {
    /// Ends the delivery: the store knows the message that shows the change, or the next change will show both. If none comes, the
    /// orphaned table is shown later.
    pub fn complete(mut self) {
        self.is_complete = true;
    }

    /// Waits until the deliveries of the table that were started before have ended, because only then the store knows the
    /// message with the board. After two seconds it waits no longer.
    pub async fn wait_for_earlier(&self) {
        let Claim { outbox, table, number } = &self.claim;
        let is_first = async {
            loop {
                let released = outbox.released.notified();
                if outbox.claims.lock().of_tables[table].first() == Some(number) {
                    return;
                }
                released.await;
            }
        };
        if timeout(EARLIER_TIMEOUT, is_first).await.is_err() {
            tracing::debug!(%table, "an earlier delivery is taking long");
        }
    }

    /// Leaves to the worker to store the id of the message.
    pub fn retry_storing(self, posted: DisplayedMessage) {
        self.claim.outbox.set_unstored(self.claim.table, Some(posted));
    }
}

impl Drop for Delivery {
    fn drop(&mut self) {
        let Claim { outbox, table, .. } = &self.claim;
        if !self.is_complete {
            outbox.unshown.add(*table);
        }
        outbox.changed.add(*table);
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        let of_tables = &mut self.outbox.claims.lock().of_tables;
        if let Some(numbers) = of_tables.get_mut(&self.table) {
            numbers.remove(&self.number);
        }
        of_tables.retain(|_, numbers| !numbers.is_empty());
        self.outbox.released.notify_waiters();
    }
}

impl Default for Outbox {
    fn default() -> Outbox {
        let (unshown, changed) =
            (WorkQueue::new("outbox", MAX_DELIVERIES), WorkQueue::new("computers", usize::MAX));
        let (unstored, orphaned, claims, released) = Default::default();
        Outbox { unshown, changed, unstored, orphaned, claims, released }
    }
}

impl Outbox {
    /// Starts the delivery of a change that has just been stored.
    pub fn deliver(self: &Arc<Outbox>, table: TableId) -> Delivery {
        Delivery { claim: self.claim(table), is_complete: false }
    }

    /// Leaves showing a stored change to the worker.
    pub fn schedule(self: &Arc<Outbox>, table: TableId) {
        drop(self.deliver(table));
    }

    /// Claims a table for the worker.
    pub fn claim(self: &Arc<Outbox>, table: TableId) -> Claim {
        let mut claims = self.claims.lock();
        claims.count += 1;
        let number = claims.count;
        claims.of_tables.entry(table).or_default().insert(number);
        Claim { outbox: self.clone(), table, number }
    }

    /// Schedules the orphaned ones among the unshown tables: those that had no delivery at the last scan and have none
    /// now. A table is orphaned if its change was stored but the command did not learn so, for example because the
    /// connection to the database broke.
    pub fn reclaim(self: &Arc<Outbox>, unshown: Vec<TableId>) {
        let is_orphaned = |table: &TableId| self.is_idle(*table) && !self.unshown.contains(*table);
        let orphaned: HashSet<TableId> = unshown.into_iter().filter(is_orphaned).collect();
        let before = mem::replace(&mut *self.orphaned.lock(), orphaned.clone());
        for table in before.intersection(&orphaned) {
            tracing::warn!(%table, "a stored change that was never shown is shown now");
            self.schedule(*table);
        }
    }

    /// The message that shows a table, if only storing its id is left.
    pub fn unstored(&self, table: TableId) -> Option<DisplayedMessage> {
        self.unstored.lock().get(&table).copied()
    }

    /// Sets the message that shows a table and whose id is not stored.
    pub fn set_unstored(&self, table: TableId, posted: Option<DisplayedMessage>) {
        let mut unstored = self.unstored.lock();
        match posted {
            Some(posted) => drop(unstored.insert(table, posted)),
            None => drop(unstored.remove(&table)),
        }
    }

    /// Waits until nobody is showing a table.
    pub async fn wait_until_idle(&self, table: TableId) {
        loop {
            let released = self.released.notified();
            if self.is_idle(table) {
                return;
            }
            released.await;
        }
    }

    /// Whether nobody is showing a table.
    pub fn is_idle(&self, table: TableId) -> bool {
        !self.claims.lock().of_tables.contains_key(&table)
    }

    /// Whether a delivery other than the caller's, which holds a claim, shows the table.
    pub fn is_contended(&self, table: TableId) -> bool {
        self.claims.lock().of_tables.get(&table).is_some_and(|numbers| numbers.len() > 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orphaned_tables_are_scheduled_at_the_second_scan() {
        let outbox = Arc::new(Outbox::default());
        let [orphaned, claimed, pending] = [1, 2, 3].map(TableId);
        let delivery = outbox.deliver(claimed);
        outbox.unshown.add_after(pending, Duration::from_secs(10));
        let scan = || outbox.reclaim(vec![orphaned, claimed, pending]);
        scan();
        assert_eq!(outbox.unshown.len(), 1, "it may have been stored just now");
        scan();
        assert!(outbox.unshown.contains(orphaned) && !outbox.unshown.contains(claimed));
        assert!(outbox.changed.contains(orphaned), "a computer may be to act there");
        assert!(!outbox.changed.contains(pending), "what is scheduled stays as it is");
        delivery.complete();
        assert!(!outbox.unshown.contains(claimed) && outbox.is_idle(claimed));
    }
}
