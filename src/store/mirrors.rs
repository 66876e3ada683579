//! Mirrors: where the opponent of a game in direct conversations, or between servers, sees its board.

use super::deliveries::DisplayedMessage;
use super::dialect::Row;
use super::shards::{OF_SHARDS, Shards};
use super::{Mirrors, StoreError, Write, from_db, to_db};
use crate::table::{ChannelId, Participant, TableId};

/// The second place of a table, beside that of its opener: the direct conversation of a player, or a channel of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mirror {
    /// The player or the server, or a former player whose data was deleted.
    pub player: Participant,
    /// The direct conversation, or the channel.
    pub channel: ChannelId,
    /// The message that shows the table there, if there is one.
    pub displayed: Option<DisplayedMessage>,
}

impl Mirrors<'_, Write> {
    /// Stores where a player sees a table beside its opener.
    pub async fn insert(
        &mut self,
        table: TableId,
        player: Participant,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        let insert =
            self.0.query("INSERT INTO mirrors (table_id, player_id, channel_id) VALUES ($1, $2, $3)");
        insert.bind(table.0).bind(to_db(player)).bind(to_db(channel)).execute().await
    }

    /// Stores the message that shows a table there.
    pub async fn save(&mut self, table: TableId, displayed: DisplayedMessage) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE mirrors SET message_id = $2, shown = $3 WHERE table_id = $1");
        let save = save.bind(table.0).bind(to_db(displayed.message)).bind(displayed.event_count as i64);
        save.execute().await
    }

    /// Removes the mirror of a table.
    pub async fn remove(&mut self, table: TableId) -> Result<(), StoreError> {
        self.0.query("DELETE FROM mirrors WHERE table_id = $1").bind(table.0).execute().await
    }
}

impl<A> Mirrors<'_, A> {
    /// The mirror of a table, if it has one.
    pub async fn of_table(&mut self, table: TableId) -> Result<Option<Mirror>, StoreError> {
        let found =
            self.0.query("SELECT player_id, channel_id, message_id, shown FROM mirrors WHERE table_id = $1");
        let read = |row: &Row| {
            let channel = from_db(row.get("channel_id")?);
            let event_count = usize::try_from(row.get::<i64>("shown")?).unwrap_or_default();
            let message = row.get::<Option<i64>>("message_id")?.map(from_db);
            let displayed = message.map(|message| DisplayedMessage { channel, message, event_count });
            Ok(Mirror { player: from_db(row.get("player_id")?), channel, displayed })
        };
        found.bind(table.0).optional(read).await
    }

    /// The tables of these shards whose mirrors do not show all events.
    pub async fn pending(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT tables.id FROM mirrors JOIN tables ON tables.id = mirrors.table_id
             WHERE mirrors.shown < tables.event_count AND {OF_SHARDS} ORDER BY tables.id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }
}
