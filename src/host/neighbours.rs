use super::retry::retry_for;
use super::{Host, HostError};
use crate::store::Shards;
use crate::table::TableId;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// It is looked so often whether other processes live. What one that is dead leaves is taken over at the third look.
const LOOK: Duration = Duration::from_secs(3);
/// What others may have changed is read anew after so long.
const KEPT: Duration = Duration::from_secs(60);

impl Host {
    /// Looks after the tables of processes that die, for ever: those at which something is left to be done are handed on.
    /// Ends where another process has taken what this one serves.
    pub async fn look_after_others(&self, hand_on: impl Fn(TableId)) -> HostError {
        if !self.store.is_shared() {
            return std::future::pending().await;
        }
        let mut since = Instant::now();
        loop {
            sleep(LOOK).await;
            if since.elapsed() > KEPT {
                self.settings.clear();
                since = Instant::now();
            }
            match self.left_behind().await {
                Ok(tables) => tables.into_iter().for_each(&hand_on),
                Err(HostError::Store(error)) if error.is_shard_conflict() => return error.into(),
                Err(error) => {
                    tracing::warn!(error = &error as &dyn std::error::Error, "others cannot be looked after");
                }
            }
        }
    }

    /// What processes that are known to be dead since the last time have left.
    pub async fn left_behind(&self) -> Result<Vec<TableId>, HostError> {
        let new: Vec<Shards> = self.store.look_after().await?;
        if new.is_empty() {
            return Ok(Vec::new());
        }
        tracing::info!(shards = ?new.iter().map(ToString::to_string).collect::<Vec<_>>(), "nobody serves these");
        // It is asked for once: until there is an answer.
        retry_for(Duration::MAX, || async {
            let mut transaction = self.store.read().await?;
            let mut tables = Vec::new();
            for shards in &new {
                tables.extend(transaction.tables_not_shown(*shards).await?);
                tables.extend(transaction.tables_of_computers(*shards).await?);
            }
            Ok(tables)
        })
        .await
    }

    /// Waits until no other process connects to Discord that this one would disturb, and keeps such others from it
    /// meanwhile ([`Store::begin_to_connect`](crate::store::Store::begin_to_connect)).
    pub async fn begin_to_connect(&self, at_once: u32) -> Result<(), HostError> {
        Ok(self.store.begin_to_connect(at_once).await?)
    }

    /// Others may connect.
    pub async fn has_connected(&self) -> Result<(), HostError> {
        Ok(self.store.has_connected().await?)
    }
}
