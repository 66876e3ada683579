//! Stores which message shows which state of a table, so that every change is shown once, also after a restart.

use super::{CommandOutcome, Deliveries, Result, TableRef};
use crate::store::DisplayedMessage;
use crate::table::{ChannelId, MessageId, Phase, Table, TableId};
use std::sync::Arc;

/// Upper bound of the events that are told one by one. After an outage there may be more, and the board says how things are.
const MAX_TOLD_EVENTS: usize = 16;

impl Deliveries<'_> {
    /// Records the message of a channel that shows a table after this many events ([`Table::event_count`]). The message before is a
    /// former board from now on or, if that one shows a later state, this one is. Returns whether the table has left quarantine and its
    /// clock has changed, which is to be shown as well.
    pub async fn record(
        self,
        table: TableId,
        channel: ChannelId,
        message: MessageId,
        event_count: usize,
    ) -> Result<bool> {
        let shown = DisplayedMessage { channel, message, event_count };
        let before =
            self.host.write_relaxed(async |mut tx| Ok(tx.deliveries().save(table, shown).await?)).await?;
        let is_later = before.displayed.is_some_and(|before| before.event_count > event_count);
        Ok(!is_later && before.is_gone && self.host.tables().release(table).await?)
    }

    /// Records that the last of this many events has changed nothing on the board, so that the message that showed the
    /// previous state is still right. `false` if there is no such message.
    pub async fn record_unchanged(self, table: TableId, event_count: usize) -> Result<bool> {
        self.host
            .write_relaxed(async |mut tx| {
                let before = tx.deliveries().displayed(table).await?;
                let Some(before) = before.filter(|before| before.event_count + 1 >= event_count) else {
                    return Ok(false);
                };
                let event_count = before.event_count.max(event_count);
                tx.deliveries().save(table, DisplayedMessage { event_count, ..before }).await?;
                Ok(true)
            })
            .await
    }

    /// The changes of a table after this number of events; `None` if there are none, or too many to be told.
    pub async fn news(self, table: &Arc<Table>, event_count: usize) -> Result<Option<CommandOutcome>> {
        let missing = table.event_count().saturating_sub(event_count);
        if missing == 0 || missing > MAX_TOLD_EVENTS {
            return Ok(None);
        }
        let id = table.id();
        let mut events =
            self.host.read(async |mut tx| Ok(tx.tables().events(id, event_count).await?)).await?;
        events.truncate(missing);
        let events = events.into_iter().map(|(event, _)| event).collect();
        let outcome = CommandOutcome::new(table.clone(), events);
        if !matches!(table.phase(), Phase::Ended(_)) {
            return Ok(Some(outcome));
        }
        let (ratings, unrated) = self.host.tables().conclusion(table).await?;
        Ok(Some(CommandOutcome { ratings, unrated, ..outcome }))
    }

    /// The message that shows a table, if there is one.
    pub async fn displayed(self, table: TableId) -> Result<Option<DisplayedMessage>> {
        self.host.read(async |mut tx| Ok(tx.deliveries().displayed(table).await?)).await
    }

    /// The tables with events that no message shows.
    pub async fn pending(self) -> Result<Vec<TableId>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.deliveries().pending(&shards).await?)).await
    }

    /// The table with this number, if it has events that no message shows, with what the message before shows.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::load`](super::Tables::load).
    pub async fn pending_at(self, table: TableId) -> Result<Option<(Arc<Table>, Option<DisplayedMessage>)>> {
        let displayed = self.displayed(table).await?;
        let table = self.host.tables().load(TableRef::Id(table)).await?;
        if displayed.is_some_and(|displayed| displayed.event_count >= table.event_count()) {
            return Ok(None);
        }
        Ok(Some((table, displayed)))
    }
}
