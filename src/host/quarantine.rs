//! Quarantined tables: those whose channel is gone, and those that cannot be rebuilt. They stay in the database.

use super::retry::retry;
use super::{HostError, Tables};
use crate::store::{QuarantineReason, StoreError};
use crate::table::{ChannelId, TableId};
use thiserror::Error;

/// A table that cannot be rebuilt: its data are damaged, or the rules have changed since it was played.
#[derive(Debug, Error)]
#[error("table {table} cannot be rebuilt and is quarantined")]
pub struct BrokenTable {
    /// Its number.
    pub table: TableId,
    /// The channel that it has just left, which is free for another table. `None` if it was quarantined before.
    pub left: Option<ChannelId>,
    /// The reason.
    pub source: StoreError,
}

impl Tables<'_> {
    /// Quarantines a table: nothing is due there, and it counts for no limit. It returns when a message shows it, unless
    /// it cannot be rebuilt.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn quarantine(self, table: TableId, reason: QuarantineReason) -> Result<(), HostError> {
        retry(|| self.try_to_quarantine(table, reason)).await.map(drop)
    }

    /// Returns the channel of a table that is newly quarantined.
    async fn try_to_quarantine(
        self,
        table: TableId,
        reason: QuarantineReason,
    ) -> Result<Option<ChannelId>, HostError> {
        let mut transaction = self.host.store.write().await?;
        let left = transaction.quarantine().insert(table, reason, self.host.clock.now()).await?;
        transaction.commit().await?;
        Ok(left)
    }

    /// The quarantined tables, with their channels.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn quarantined(self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.quarantine().list().await?) }).await
    }

    /// Quarantines the table of a result that says that it cannot be rebuilt, which frees its channel.
    pub(super) async fn quarantine_if_broken<T>(self, result: Result<T, HostError>) -> Result<T, HostError> {
        let Err(HostError::Store(source)) = result else { return result };
        let Some(table) = source.broken_table() else { return Err(source.into()) };
        self.host.table_cache.remove(table);
        let left = retry(|| self.try_to_quarantine(table, QuarantineReason::Unreadable)).await?;
        Err(HostError::Broken(BrokenTable { table, left, source }))
    }
}
