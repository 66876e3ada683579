use super::retry::retry;
use super::{CommandOutcome, Host, HostError, TableRef};
use crate::table::{Command, TableId};

/// Time without a heartbeat that is longer than this, in milliseconds, is given back to clocks that run.
const AWAY: i64 = 5 * 60 * 1000;
/// So many tables are looked at before it is asked again which are due.
const MOST: usize = 100;

impl Host {
    /// Begins to keep time after however long nothing ran. Time in which nobody could play is given back to all clocks
    /// that run: to those of these tables.
    pub async fn wake(&self) -> Result<Vec<TableId>, HostError> {
        retry(|| self.try_to_wake()).await
    }

    async fn try_to_wake(&self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.store.write().await?;
        let now = self.clock.now();
        let away = transaction.heartbeat().await?.map_or(0, |last| now - last);
        let given = if away > AWAY { transaction.give_time(away, now).await? } else { Vec::new() };
        transaction.save_heartbeat(now).await?;
        transaction.commit().await?;
        if !given.is_empty() {
            tracing::info!(seconds = away / 1000, tables = given.len(), "time was given back to clocks");
        }
        Ok(given)
    }

    /// Remembers that the program runs, for [`Host::wake`].
    pub async fn beat(&self) -> Result<(), HostError> {
        retry(|| async {
            let mut transaction = self.store.write_relaxed().await?;
            transaction.save_heartbeat(self.clock.now()).await?;
            Ok(transaction.commit().await?)
        })
        .await
    }

    /// Some of the tables at which something is due, the first of them first.
    pub async fn due(&self) -> Result<Vec<TableId>, HostError> {
        retry(|| async {
            let mut transaction = self.store.read().await?;
            let mut tables = Vec::new();
            for shards in self.store.shards() {
                tables.extend(transaction.due_tables(shards, self.clock.now(), MOST).await?);
            }
            Ok(tables)
        })
        .await
    }

    /// When something is due next, in Unix milliseconds.
    pub async fn next_due(&self) -> Result<Option<i64>, HostError> {
        retry(|| async {
            let mut transaction = self.store.read().await?;
            let mut next = None;
            for shards in self.store.shards() {
                let due = transaction.next_due(shards).await?;
                next = next.into_iter().chain(due).min();
            }
            Ok(next)
        })
        .await
    }

    /// Does what is due at a table; no event if nothing is.
    pub async fn tick(&self, table: TableId) -> Result<CommandOutcome, HostError> {
        self.command(TableRef::Id(table), Command::Tick).await
    }

    /// The running games in which a computer plays.
    pub async fn tables_of_computers(&self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.store.read().await?;
        let mut tables = Vec::new();
        for shards in self.store.shards() {
            tables.extend(transaction.tables_of_computers(shards).await?);
        }
        Ok(tables)
    }
}
