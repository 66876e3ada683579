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
    host: &'h Host,
}

impl Host {
    /// Events at tables that depend on time alone.
    pub fn schedule(&self) -> Schedule<'_> {
        Schedule { host: self }
    }
}

impl Schedule<'_> {
    /// Starts keeping time after the program was not running. Time in which nobody could play is given back to all
    /// running clocks. Returns the tables of these clocks.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn resume_clocks(self) -> Result<Vec<TableId>, HostError> {
        retry(|| self.try_to_resume_clocks()).await
    }

    async fn try_to_resume_clocks(self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.host.store.write().await?;
        let now = self.host.clock.now();
        let last = transaction.schedule().heartbeat().await?;
        let downtime = last.map_or(Duration::ZERO, |last| now.saturating_duration_since(last));
        let resumed = if downtime > MIN_CREDITED_DOWNTIME {
            transaction.schedule().extend_clocks(downtime, now).await?
        } else {
            Vec::new()
        };
        transaction.schedule().save_heartbeat(now).await?;
        transaction.commit().await?;
        if !resumed.is_empty() {
            tracing::info!(
                seconds = downtime.as_secs(),
                tables = resumed.len(),
                "running clocks were extended by the downtime"
            );
        }
        Ok(resumed)
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
            let mut transaction = self.host.store.read().await?;
            let mut tables = Vec::new();
            for shards in self.host.store.shards() {
                tables.extend(
                    transaction.schedule().due_tables(shards, self.host.clock.now(), DUE_BATCH).await?,
                );
            }
            Ok(tables)
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
            let mut transaction = self.host.store.read().await?;
            let mut next = None;
            for shards in self.host.store.shards() {
                let due = transaction.schedule().next_due(shards).await?;
                next = next.into_iter().chain(due).min();
            }
            Ok(next)
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
        let mut transaction = self.host.store.read().await?;
        let mut tables = Vec::new();
        for shards in self.host.store.shards() {
            tables.extend(transaction.schedule().computer_tables(shards).await?);
        }
        Ok(tables)
    }
}
