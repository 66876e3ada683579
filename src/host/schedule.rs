use super::retry::retry;
use super::{CommandOutcome, Host, HostError, TableRef};
use crate::table::{Command, TableId, Timestamp};
use std::time::Duration;

/// A downtime longer than this is given back to running clocks.
const MIN_CREDITED_DOWNTIME: Duration = Duration::from_mins(5);
/// Upper bound of the tables that one query for due tables returns for each shard range.
const DUE_BATCH: usize = 100;

/// Events at tables that depend on time alone: clocks, reminders, expiry.
#[derive(Clone, Copy, Debug)]
pub struct Schedule<'h> {
    pub(super) host: &'h Host,
}

impl Schedule<'_> {
    /// Starts keeping time after the program was not running. Time in which nobody could play is given back to all
    /// running clocks. Returns the tables of these clocks.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn resume_clocks(self) -> Result<Vec<TableId>, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            let now = self.host.clock.now();
            let last = transaction.schedule().heartbeat().await?;
            let downtime = last.map_or(Duration::ZERO, |last| now.saturating_duration_since(last));
            let mut resumed = Vec::new();
            if downtime > MIN_CREDITED_DOWNTIME {
                resumed = transaction.schedule().extend_clocks(downtime, now).await?;
            }
            transaction.schedule().save_heartbeat(now).await?;
            transaction.commit().await?;
            if !resumed.is_empty() {
                let (seconds, tables) = (downtime.as_secs(), resumed.len());
                tracing::info!(seconds, tables, "running clocks were extended by the downtime");
            }
            Ok(resumed)
        })
        .await
    }

    /// Records that the program runs, for [`Schedule::resume_clocks`].
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_heartbeat(self) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write_relaxed().await?;
            transaction.schedule().save_heartbeat(self.host.clock.now()).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Tables at which something is due, the earliest first; not necessarily all of them.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn due_tables(self) -> Result<Vec<TableId>, HostError> {
        retry(|| async {
            let (shards, now) = (self.host.store.shards(), self.host.clock.now());
            Ok(self.host.store.read().await?.schedule().due_tables(&shards, now, DUE_BATCH).await?)
        })
        .await
    }

    /// When something is due next.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn next_due(self) -> Result<Option<Timestamp>, HostError> {
        retry(|| async {
            let shards = self.host.store.shards();
            Ok(self.host.store.read().await?.schedule().next_due(&shards).await?)
        })
        .await
    }

    /// Does what is due at a table. The outcome has no event if nothing is.
    ///
    /// # Errors
    ///
    /// Those of [`Tables::execute`](super::Tables::execute).
    pub async fn tick(self, table: TableId) -> Result<CommandOutcome, HostError> {
        self.host.tables().execute(TableRef::Id(table), Command::Tick).await
    }

    /// The running games in which a computer plays.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn computer_tables(self) -> Result<Vec<TableId>, HostError> {
        let shards = self.host.store.shards();
        Ok(self.host.store.read().await?.schedule().computer_tables(&shards).await?)
    }
}
