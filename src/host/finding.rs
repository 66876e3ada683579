//! Tables looked up: the one that is known, caught up with what has happened since, or one rebuilt by replay.

use super::retry::retry;
use super::{Host, HostError};
use crate::table::{ChannelId, Rejection, Table, TableId};
use std::sync::Arc;
use std::time::Instant;

/// Which table is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRef {
    /// The one of this channel.
    Channel(ChannelId),
    /// The one of this number.
    Id(TableId),
    /// The one whose number a button carries, if it is of the button's channel.
    Button {
        /// Its number.
        table: TableId,
        /// Where the button is.
        channel: ChannelId,
    },
}

impl Host {
    /// A table to look at. In a channel: the inviting or running one, else the last one whose game ended.
    pub async fn table(&self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let loaded = retry(|| self.load(at)).await;
        self.putting_aside(loaded).await
    }

    /// The running table of a channel as this process knew it a moment ago, for what is only suggested.
    pub async fn glimpse(&self, channel: ChannelId) -> Result<Arc<Table>, HostError> {
        match self.table_cache.running_in(channel, Instant::now()) {
            Some(table) => Ok(table),
            None => self.table(TableRef::Channel(channel)).await,
        }
    }

    pub(super) async fn load(&self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let table = self.find(at).await?;
        match at {
            TableRef::Button { channel, .. } if channel != table.channel() => {
                Err(Rejection::UnknownTable.into())
            }
            _ => Ok(table),
        }
    }

    async fn find(&self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let seen = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => {
                self.store.event_count(table).await?.map(|count| (table, count))
            }
            TableRef::Channel(channel) => {
                let seen = self.store.active_table(channel).await?;
                if let Some((table, _)) = seen {
                    self.table_cache.insert_channel(channel, table, Instant::now());
                }
                seen
            }
        };
        let known = seen
            .and_then(|(id, count)| self.table_cache.get(id).filter(|table| table.event_count() == count));
        match known {
            Some(table) => Ok(table),
            None => self.read(at).await,
        }
    }

    /// Rebuilds a table, or catches one up that is known.
    async fn read(&self, at: TableRef) -> Result<Arc<Table>, HostError> {
        let mut transaction = self.store.read().await?;
        let (id, missing) = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => (Some(table), Rejection::UnknownTable),
            TableRef::Channel(channel) => {
                let id = match transaction.active_table(channel).await? {
                    Some(id) => Some(id),
                    None => transaction.last_ended_table(channel).await?,
                };
                (id, Rejection::NoTable)
            }
        };
        let Some(id) = id else { return Err(missing.into()) };
        let table = match self.table_cache.get(id) {
            Some(known) => {
                let mut table = Arc::unwrap_or_clone(known);
                transaction.refresh(&mut table).await?;
                table
            }
            None => transaction.table(id).await?.ok_or(missing)?,
        };
        Ok(self.table_cache.insert(table))
    }
}
