//! Finding tables: the cached state, refreshed with later events, or a table rebuilt by replay.

use super::retry::retry;
use super::{HostError, Tables};
use crate::store::Shards;
use crate::table::{ChannelId, Rejection, Table, TableId};
use std::sync::Arc;
use std::time::Instant;

/// Names a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRef {
    /// The table of this channel.
    Channel(ChannelId),
    /// The table with this number.
    Id(TableId),
    /// The table with this number, if it is in the channel of the button that names it.
    Button {
        /// Its number.
        table: TableId,
        /// The channel of the button.
        channel: ChannelId,
    },
}

impl Tables<'_> {
    /// A table. In a channel it is the inviting or running one, else the last one whose game is over.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if there is no such table, or if it was moved to another channel, [`HostError::Broken`] if it cannot be rebuilt,
    /// [`HostError::Store`] if the database fails.
    pub async fn load(self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let loaded = retry(|| self.try_to_load(at)).await;
        self.quarantine_if_broken(loaded).await
    }

    /// The running table of a channel, up to two seconds old, for what is only suggested.
    ///
    /// # Errors
    ///
    /// Those of [`Tables::load`].
    pub async fn recent_running(self, channel: ChannelId) -> Result<Arc<Table>, HostError> {
        match self.host.table_cache.running_in(channel, Instant::now()) {
            Some(table) => Ok(table),
            None => self.load(TableRef::Channel(channel)).await,
        }
    }

    /// The running games in servers of these shards, without quarantined ones.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn running_in_guilds(self, shards: Shards) -> Result<Vec<TableId>, HostError> {
        retry(|| async { Ok(self.host.store.read().await?.tables().running_in_guilds(&[shards]).await?) })
            .await
    }

    pub(super) async fn try_to_load(self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let table = self.find(at).await?;
        match check_place(at, &table) {
            Err(_) if self.is_mirrored_at(at, &table).await? => {}
            checked => checked?,
        }
        Ok(table)
    }

    /// Whether a table is played in direct conversations, one of which has the button that names it.
    async fn is_mirrored_at(self, at: TableRef, table: &Table) -> Result<bool, HostError> {
        let TableRef::Button { channel, .. } = at else { return Ok(false) };
        if !table.is_direct() {
            return Ok(false);
        }
        let mirror = self.host.store.read().await?.mirrors().of_table(table.id()).await?;
        Ok(mirror.is_some_and(|mirror| mirror.channel == channel))
    }

    async fn find(self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let stored = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => {
                self.host.store.event_count(table).await?.map(|count| (table, count))
            }
            TableRef::Channel(channel) => {
                let stored = self.host.store.active_table(channel).await?;
                if let Some((table, _)) = stored {
                    self.host.table_cache.insert_channel(channel, table, Instant::now());
                }
                stored
            }
        };
        let cached = stored.and_then(|(id, count)| {
            self.host.table_cache.get(id).filter(|table| table.event_count() == count)
        });
        match cached {
            Some(table) => Ok(table),
            None => self.read(at).await,
        }
    }

    /// Rebuilds a table, or refreshes its cached state.
    async fn read(self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let mut transaction = self.host.store.read().await?;
        let (id, missing) = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => (Some(table), Rejection::UnknownTable),
            TableRef::Channel(channel) => {
                let mut id = transaction.tables().active_in(channel).await?;
                if id.is_none() {
                    if let Some(table) = transaction.tables().moved_from(channel).await? {
                        return Err(Rejection::Relocated { table }.into());
                    }
                    id = transaction.tables().last_over_in(channel).await?;
                }
                (id, Rejection::NoTable)
            }
        };
        let Some(id) = id else { return Err(missing.into()) };
        let table = match self.host.table_cache.get(id) {
            Some(cached) => {
                let mut table = Arc::unwrap_or_clone(cached);
                transaction.tables().refresh(&mut table).await?;
                table
            }
            None => transaction.tables().load(id).await?.ok_or(missing)?,
        };
        Ok(self.host.table_cache.insert(table))
    }
}

/// Rejects a table that is not in the channel of the button that names it.
pub(super) fn check_place(at: TableRef, table: &Table) -> Result<(), Rejection> {
    match at {
        TableRef::Button { channel, .. } if channel != table.channel() => {
            Err(Rejection::Relocated { table: table.id() })
        }
        _ => Ok(()),
    }
}
