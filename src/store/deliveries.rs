use super::dialect::{Query, Row};
use super::shards::{OF_SHARDS, Shards};
use super::{Deliveries, StoreError, StoredPost, Subject, Write, from_db, to_db};
use crate::table::{ChannelId, MessageId, TableId, Timestamp};
use sqlx::AssertSqlSafe;

/// The message that shows a table, and the state that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayedMessage {
    /// The channel or thread of the message.
    pub channel: ChannelId,
    /// The id of the message.
    pub message: MessageId,
    /// The event count of the table in this state
    /// ([`Table::event_count`](crate::table::Table::event_count)).
    pub event_count: usize,
}

/// The record of a table before it is changed: the message that shows it, and whether the table is quarantined because its channel
/// seemed to be gone. The number of the table is `$4`.
const BEFORE: &str =
    "SELECT COALESCE(message_channel_id, tables.channel_id) AS channel_id, tables.message_id, shown,
    (SELECT COUNT(*) FROM aside
     WHERE aside.table_id = tables.id AND aside.reason = 'gone' AND aside.detail IS NULL) AS is_gone
 FROM tables WHERE tables.id = $4";

/// Stores that the message before is a former board, or this one if the message before shows a later state.
const SAVE_SUPERSEDED: &str = "INSERT INTO posts (subject, subject_id, slot, channel_id, since, message_id)
 SELECT 'table', id,
    CASE WHEN shown > $3 THEN 'board-' || $3 || '-' || $1 ELSE 'board-' || shown || '-' || message_id END,
    CASE WHEN shown > $3 THEN $2 ELSE COALESCE(message_channel_id, channel_id) END, 0,
    CASE WHEN shown > $3 THEN $1 ELSE message_id END
 FROM tables WHERE id = $4 AND message_id <> $1
 ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING";

/// Stores the message that shows a table, unless the message before shows a later state.
const SAVE_SHOWN: &str = "UPDATE tables SET message_id = $1, message_channel_id = $2, shown = $3
 WHERE id = $4 AND (message_id IS NULL OR shown <= $3)";

/// The record of the message that showed a table before a newer one was recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DisplayedBefore {
    /// The message that showed the table.
    pub displayed: Option<DisplayedMessage>,
    /// Whether the table is quarantined because its channel seemed to be gone.
    pub is_gone: bool,
}

fn bind_shown(query: Query<'_>, shown: DisplayedMessage) -> Query<'_> {
    let DisplayedMessage { channel, message, event_count } = shown;
    query.bind(to_db(message)).bind(to_db(channel)).bind(event_count as i64)
}

impl Deliveries<'_, Write> {
    /// Stores the message that shows a table now, and that the one before is a former board. If the one before shows a later state, it
    /// stays, and this message is the former one. Takes one round trip to the database.
    pub async fn save(
        &mut self,
        table: TableId,
        shown: DisplayedMessage,
    ) -> Result<DisplayedBefore, StoreError> {
        let connection = self.0.connection();
        let save = connection.statements(BEFORE, &[SAVE_SUPERSEDED, SAVE_SHOWN]);
        let save = bind_shown(connection.query(AssertSqlSafe(save)), shown).bind(table.0);
        let before = |row: &Row| {
            let displayed = match row.get::<Option<i64>>("message_id")? {
                Some(_) => Some(displayed(row)?),
                None => None,
            };
            Ok(DisplayedBefore { displayed, is_gone: row.get::<i64>("is_gone")? > 0 })
        };
        Ok(save.all(before).await?.pop().unwrap_or_default())
    }

    /// Stores that the last of this many events of a table has changed nothing on its board, if its board was up to date.
    pub async fn save_unchanged(&mut self, table: TableId, event_count: usize) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE tables SET shown = $1 WHERE id = $2 AND shown = $1 - 1");
        save.bind(event_count as i64).bind(table.0).execute().await
    }

    /// Stores a former board of a table.
    pub async fn save_former(&mut self, table: TableId, former: DisplayedMessage) -> Result<(), StoreError> {
        let DisplayedMessage { channel, message, event_count } = former;
        let (subject, slot) = (Subject::Table(table), format!("board-{event_count}-{message}"));
        let since = Timestamp::from_unix_millis(0);
        self.0.posts().insert(subject, None, (&slot, channel), since).await?;
        let post = StoredPost { message: Some(message), ..StoredPost::new(slot, channel, since) };
        self.0.posts().save(subject, &post).await
    }
}

impl<A> Deliveries<'_, A> {
    /// The message that shows a table, if there is one.
    pub async fn displayed(&mut self, table: TableId) -> Result<Option<DisplayedMessage>, StoreError> {
        let found = self.0.query(
            "SELECT COALESCE(message_channel_id, channel_id) AS channel_id, message_id, shown FROM tables
                 WHERE id = $1 AND message_id IS NOT NULL",
        );
        found.bind(table.0).optional(displayed).await
    }

    /// The tables of these shards with events that no message shows, without quarantined ones.
    pub async fn pending(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE shown < event_count AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }
}

fn displayed(row: &Row) -> Result<DisplayedMessage, StoreError> {
    let (channel, message) = (from_db(row.get("channel_id")?), from_db(row.get("message_id")?));
    // Where there is a message, the count was written with it: it is not negative.
    let event_count = usize::try_from(row.get::<i64>("shown")?).unwrap_or_default();
    Ok(DisplayedMessage { channel, message, event_count })
}
