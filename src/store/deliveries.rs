use super::shards::{OF_SHARDS, Shards};
use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::table::{ChannelId, MessageId, TableId, Timestamp};

/// The message that shows a table, and the state that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayedMessage {
    /// Its channel or thread.
    pub channel: ChannelId,
    /// The id of the message.
    pub message: MessageId,
    /// The event count of the table in this state
    /// ([`Table::event_count`](crate::table::Table::event_count)).
    pub event_count: usize,
}

/// The messages that show tables.
#[derive(Debug)]
pub struct Deliveries<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// The messages that show tables.
    pub fn deliveries(&mut self) -> Deliveries<'_, A> {
        Deliveries { transaction: self }
    }
}

impl Deliveries<'_, Write> {
    /// Stores the message that shows a table now. A table that was quarantined because its channel seemed to be gone is
    /// released; then it contains the time when it was quarantined.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save(
        &mut self,
        table: TableId,
        shown: DisplayedMessage,
    ) -> Result<Option<Timestamp>, StoreError> {
        let saved = self.transaction.query(
            "UPDATE tables SET message_id = $1, message_channel_id = $2, shown = $3 WHERE id = $4
             RETURNING EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)",
        );
        let is_aside: Option<bool> = saved
            .bind(to_db(shown.message))
            .bind(to_db(shown.channel))
            .bind(shown.event_count as i64)
            .bind(table.0)
            .optional_value()
            .await?;
        if is_aside == Some(true) { self.transaction.quarantine().release(table).await } else { Ok(None) }
    }
}

impl<A> Deliveries<'_, A> {
    /// The message that shows a table, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn displayed(&mut self, table: TableId) -> Result<Option<DisplayedMessage>, StoreError> {
        let row: Option<(i64, i64, i64)> = self
            .transaction
            .query(
                "SELECT COALESCE(message_channel_id, channel_id), message_id, shown FROM tables
                 WHERE id = $1 AND message_id IS NOT NULL",
            )
            .bind(table.0)
            .optional()
            .await?;
        // Where there is a message, the count was written with it: it is not negative.
        let shown = |(channel, message, count)| DisplayedMessage {
            channel: from_db(channel),
            message: from_db(message),
            event_count: usize::try_from(count).unwrap_or_default(),
        };
        Ok(row.map(shown))
    }

    /// The tables of these shards with events that no message shows, without quarantined ones.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn pending(&mut self, shards: Shards) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE shown < event_count AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY id"
        );
        let ids: Vec<i64> = self.transaction.query_shards(shards, sql).values().await?;
        Ok(ids.into_iter().map(TableId).collect())
    }
}
