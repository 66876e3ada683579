//! Tables put aside: those whose channel is gone, and those that cannot be rebuilt.

use super::retry::retry;
use super::{Host, HostError};
use crate::store::{QuarantineReason, StoreError};
use crate::table::{ChannelId, TableId};
use thiserror::Error;

/// A table that cannot be rebuilt: it was damaged, or the rules have changed under it.
#[derive(Debug, Error)]
#[error("table {table} is put aside")]
pub struct BrokenTable {
    /// Which.
    pub table: TableId,
    /// Its channel, which is free for another one, where that is news: nobody has been told.
    pub left: Option<ChannelId>,
    /// What is wrong with it.
    pub source: StoreError,
}

impl Host {
    /// Puts a table aside: it is kept, and no more. It comes back when a message shows it, unless it is broken.
    pub async fn put_aside(&self, table: TableId, reason: QuarantineReason) -> Result<(), HostError> {
        retry(|| self.try_to_put_aside(table, reason)).await.map(drop)
    }

    /// Gives the channel of a broken table, if that is new.
    async fn try_to_put_aside(
        &self,
        table: TableId,
        reason: QuarantineReason,
    ) -> Result<Option<ChannelId>, HostError> {
        let mut transaction = self.store.write().await?;
        let left = transaction.put_aside(table, reason, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(left)
    }

    /// The tables that are put aside, with their channels.
    pub async fn aside(&self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, HostError> {
        retry(|| async { Ok(self.store.read().await?.aside().await?) }).await
    }

    /// A table that cannot be rebuilt is put aside, which frees its channel.
    pub(super) async fn putting_aside<T>(&self, result: Result<T, HostError>) -> Result<T, HostError> {
        let source = match result {
            Err(HostError::Store(source)) => source,
            other => return other,
        };
        let Some(table) = source.broken_table() else { return Err(source.into()) };
        self.table_cache.remove(table);
        let left = retry(|| self.try_to_put_aside(table, QuarantineReason::Unreadable)).await?;
        Err(HostError::Broken(BrokenTable { table, left, source }))
    }
}
