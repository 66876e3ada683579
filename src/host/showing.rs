//! What messages show of tables, which is remembered so that after a restart everything is shown, and once.

use super::retry::retry;
use super::{Host, HostError, TableRef, decide};
use crate::store::{DisplayedMessage, Transaction, Write};
use crate::table::{ChannelId, Command, MessageId, Rejection, Table, TableId};
use std::sync::Arc;

/// What follows when a message shows a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DisplayUpdate {
    /// The message whose buttons are to be taken away, with its channel: the one before or, if that one is newer than
    /// what this one shows, this one.
    pub superseded: Option<(ChannelId, MessageId)>,
    /// The table comes back after its channel was thought to be gone, and the time of that is given back: that is to be
    /// shown as well.
    pub needs_redraw: bool,
}

impl Host {
    /// Remembers the message of a channel that shows a table with so many events ([`Table::event_count`]).
    pub async fn shown(
        &self,
        table: TableId,
        channel: ChannelId,
        message: MessageId,
        event_count: usize,
    ) -> Result<DisplayUpdate, HostError> {
        retry(|| self.try_shown(table, DisplayedMessage { channel, message, event_count })).await
    }

    async fn try_shown(&self, table: TableId, shown: DisplayedMessage) -> Result<DisplayUpdate, HostError> {
        let DisplayedMessage { channel, message, event_count } = shown;
        let mut transaction = self.store.write_relaxed().await?;
        let before = transaction.shown(table).await?;
        if let Some(newer) = before.filter(|before| before.event_count > event_count) {
            let superseded = (message != newer.message).then_some((channel, message));
            return Ok(DisplayUpdate { superseded, needs_redraw: false });
        }
        let away = transaction.save_shown(table, shown).await?;
        let needs_redraw = match away {
            Some(since) => self.give_back(&mut transaction, table, since).await?,
            None => false,
        };
        transaction.commit().await?;
        let superseded = before.filter(|before| before.message != message);
        Ok(DisplayUpdate {
            superseded: superseded.map(|before| (before.channel, before.message)),
            needs_redraw,
        })
    }

    /// Gives back what nobody could use of the turn that is awaited since that time. Says whether it is anything.
    async fn give_back(
        &self,
        transaction: &mut Transaction<Write>,
        table: TableId,
        since: i64,
    ) -> Result<bool, HostError> {
        let now = self.clock.now();
        let mut table = transaction.table(table).await?.ok_or(Rejection::UnknownTable)?;
        let events = decide(&mut table, &Command::GiveBack { since }, now)?;
        if events.is_empty() {
            return Ok(false);
        }
        Ok(transaction.save(&table, &events, now).await?)
    }

    /// The last of so many events has changed nothing on the board: the message that showed the table before shows it
    /// still. Says whether there is one.
    pub async fn still_shown(&self, table: TableId, event_count: usize) -> Result<bool, HostError> {
        retry(|| self.try_still_shown(table, event_count)).await
    }

    async fn try_still_shown(&self, table: TableId, event_count: usize) -> Result<bool, HostError> {
        let mut transaction = self.store.write_relaxed().await?;
        let before = transaction.shown(table).await?;
        let Some(before) = before.filter(|before| before.event_count + 1 >= event_count) else {
            return Ok(false);
        };
        let event_count = before.event_count.max(event_count);
        transaction.save_shown(table, DisplayedMessage { event_count, ..before }).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The tables at which something happened that no message shows: to be shown after a restart.
    pub async fn unshown(&self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.store.read().await?;
        let mut tables = Vec::new();
        for shards in self.store.shards() {
            tables.extend(transaction.tables_not_shown(shards).await?);
        }
        Ok(tables)
    }

    /// This table, if something happened at it that no message shows, with the message that shows what was before.
    pub async fn unshown_table(
        &self,
        table: TableId,
    ) -> Result<Option<(Arc<Table>, Option<MessageId>)>, HostError> {
        let shown = self.store.read().await?.shown(table).await?;
        let found = self.table(TableRef::Id(table)).await?;
        if shown.is_some_and(|shown| shown.event_count >= found.event_count()) {
            return Ok(None);
        }
        Ok(Some((found, shown.map(|shown| shown.message))))
    }
}
