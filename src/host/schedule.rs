use super::{CommandOutcome, HostError, Result, Schedule, TableRef};
use crate::store::Shards;
use crate::table::{Command, TableId, Timestamp};
use std::time::Duration;

/// An outage longer than this is given back to running clocks.
pub const MIN_CREDITED_OUTAGE: Duration = Duration::from_mins(1);
/// An outage longer than this is given back to invitations and idle games as well, which end after days.
const MIN_CREDITED_IDLE_OUTAGE: Duration = Duration::from_hours(1);
/// Number of tables that get time back in one transaction.
const CREDIT_BATCH: usize = 100;
/// Upper bound of the tables that one query for due tables returns for each shard range.
const DUE_BATCH: usize = 100;

/// Upper bound of the numbers that a start skips, so that they stay short: people type them.
const MAX_SKIPPED_NUMBERS: u64 = 10_000_000;

impl Schedule<'_> {
    /// Begins to keep time for these shards, at whose tables people can play from now on. The time since the last
    /// heartbeat is given back if it is long, because nobody could play meanwhile. Returns the tables whose boards show it.
    pub async fn begin(self, shards: Shards) -> Result<Vec<TableId>> {
        match self.last_heartbeat(shards).await? {
            Some(last) => self.credit_outage(shards, last).await,
            None => {
                self.record_heartbeat(shards).await?;
                Ok(Vec::new())
            }
        }
    }

    /// Skips the numbers of tables, tournaments and seeks that may have been given since the last heartbeat, if that was long ago: one
    /// a second. The database may be a copy that was restored. Then messages about what was opened after the copy are still there,
    /// and their buttons must not lead to anything new. A copy that is restored at once has skipped some already.
    pub async fn skip_numbers(self) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let Some(last) = tx.schedule().heartbeat().await? else { return Ok(()) };
                let outage = self.host.clock.now().saturating_duration_since(last);
                if outage > MIN_CREDITED_OUTAGE {
                    let count = outage.as_secs().min(MAX_SKIPPED_NUMBERS) as u32;
                    tx.schedule().skip_numbers(count).await?;
                }
                Ok(())
            })
            .await
    }

    /// The last time at which people could play at the tables of these shards, as far as is recorded.
    pub async fn last_heartbeat(self, shards: Shards) -> Result<Option<Timestamp>> {
        self.host.read(async |mut tx| Ok(tx.schedule().heartbeat_of(shards).await?)).await
    }

    /// Gives back the time since `since` at the tables of these shards if it is long, and records a heartbeat. Returns the
    /// tables whose boards show it.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails. The next call continues: no time is given back twice.
    pub async fn credit_outage(self, shards: Shards, since: Timestamp) -> Result<Vec<TableId>> {
        let outage = self.host.clock.now().saturating_duration_since(since);
        let mut credited = Vec::new();
        if outage > MIN_CREDITED_OUTAGE {
            self.host.tournaments().credit_outage(shards, since).await?;
            let clocks_only = outage <= MIN_CREDITED_IDLE_OUTAGE;
            let waiting = self
                .host
                .read(async |mut tx| Ok(tx.schedule().waiting_tables(&[shards], clocks_only).await?))
                .await?;
            for batch in waiting.chunks(CREDIT_BATCH) {
                credited.extend(self.credit_tables(batch, since).await?);
            }
        }
        if !credited.is_empty() {
            tracing::info!(
                seconds = outage.as_secs(),
                tables = credited.len(),
                "nobody could play: running clocks were extended by that time"
            );
        }
        self.record_heartbeat(shards).await?;
        Ok(credited)
    }

    /// Gives these tables the time since `since` back. Returns those whose boards show it.
    async fn credit_tables(self, tables: &[TableId], since: Timestamp) -> Result<Vec<TableId>> {
        self.host
            .write(async |mut tx| {
                let mut credited = Vec::new();
                for table in tables {
                    match self.host.tables().credit_time(&mut tx, *table, since).await {
                        Ok(is_changed) => credited.extend(is_changed.then_some(*table)),
                        // Such a table is quarantined when it is due.
                        Err(HostError::Store(error)) if error.broken_table().is_some() => {}
                        Err(error) => return Err(error),
                    }
                }
                Ok(credited)
            })
            .await
    }

    /// Records that people can play at the tables of these shards now, for [`Schedule::begin`].
    pub async fn record_heartbeat(self, shards: Shards) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                Ok(tx.schedule().save_heartbeat(shards, self.host.clock.now()).await?)
            })
            .await
    }

    /// Tables of these shards at which something was due at `at`, the earliest first; not necessarily all of them.
    pub async fn due_tables(self, shards: Shards, at: Timestamp) -> Result<Vec<TableId>> {
        self.host.read(async |mut tx| Ok(tx.schedule().due_tables(&[shards], at, DUE_BATCH).await?)).await
    }

    /// The next due time at the tables of these shards.
    pub async fn next_due(self, shards: Shards) -> Result<Option<Timestamp>> {
        self.host.read(async |mut tx| Ok(tx.schedule().next_due(&[shards]).await?)).await
    }

    /// Does what was due at a table at `at`, the last time at which people are known to have been able to play. The outcome
    /// has no event if nothing was.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::execute`](super::Tables::execute).
    pub async fn tick(self, table: TableId, at: Timestamp) -> Result<CommandOutcome> {
        self.host.tables().execute(TableRef::Id(table), Command::Tick { at }).await
    }

    /// The running games in which a computer plays, or a server.
    pub async fn computer_tables(self) -> Result<Vec<TableId>> {
        let shards = self.host.store.shards();
        Ok(self.host.store.read().await?.schedule().computer_tables(&shards).await?)
    }
}
