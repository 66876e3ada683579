use super::dialect::{Connection, Query, Row, placeholders};
use super::postgres::{self, RESPONSE_TIMEOUT};
use super::shards::{OF_SHARDS, Shards};
use super::{Backend, Store, StoreError, Transaction, Write, from_db, to_db};
use crate::table::{ChannelId, MessageId, TableId};
use sqlx::AssertSqlSafe;

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

/// The message with the buttons that answer an offer: a line beside the board, or the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferMessage {
    /// Its channel or thread.
    pub channel: ChannelId,
    /// The id of the message.
    pub message: MessageId,
    /// The number of the offer ([`OfferState::number`](crate::table::OfferState::number)).
    pub number: usize,
}

/// The number of messages that one query removes.
const REMOVED_TOGETHER: usize = 16;

/// The record of a table before it is changed: the message that shows it, the one with the buttons of an offer, and whether the table is
/// quarantined because its channel seemed to be gone. The number of the table is `$4`.
const BEFORE: &str =
    "SELECT COALESCE(message_channel_id, tables.channel_id) AS channel_id, tables.message_id, shown,
    offer_messages.channel_id AS offer_channel_id, offer_messages.message_id AS offer_message_id, number,
    (SELECT COUNT(*) FROM aside
     WHERE aside.table_id = tables.id AND aside.reason = 'gone' AND aside.detail IS NULL) AS is_gone
 FROM tables LEFT JOIN offer_messages ON offer_messages.table_id = tables.id WHERE tables.id = $4";

/// Stores that the message before has to lose its controls, or this one if the message before shows a later state.
const SAVE_SUPERSEDED: &str = "INSERT INTO outdated_messages (message_id, channel_id, shown, table_id)
 SELECT CASE WHEN shown > $3 THEN $1 ELSE message_id END,
    CASE WHEN shown > $3 THEN $2 ELSE COALESCE(message_channel_id, channel_id) END,
    CASE WHEN shown > $3 THEN $3 ELSE shown END, id
 FROM tables WHERE id = $4 AND message_id <> $1 ON CONFLICT (message_id) DO NOTHING";

/// Stores the message that shows a table, unless the message before shows a later state.
const SAVE_SHOWN: &str = "UPDATE tables SET message_id = $1, message_channel_id = $2, shown = $3
 WHERE id = $4 AND (message_id IS NULL OR shown <= $3)";

/// What was recorded of a table before a message was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DisplayedBefore {
    /// The message that showed the table.
    pub displayed: Option<DisplayedMessage>,
    /// The message with the buttons of an offer.
    pub offer: Option<OfferMessage>,
    /// Whether the table is quarantined because its channel seemed to be gone.
    pub is_gone: bool,
}

fn bind_shown(query: Query<'_>, shown: DisplayedMessage) -> Query<'_> {
    let DisplayedMessage { channel, message, event_count } = shown;
    query.bind(to_db(message)).bind(to_db(channel)).bind(event_count as i64)
}

/// `before` is [`BEFORE`].
async fn save(
    connection: Connection<'_>,
    before: &str,
    table: TableId,
    shown: DisplayedMessage,
) -> Result<DisplayedBefore, StoreError> {
    let save = connection.statements(before, &[SAVE_SUPERSEDED, SAVE_SHOWN]);
    let save = bind_shown(connection.query(AssertSqlSafe(save)), shown).bind(table.0);
    let before = |row: &Row| {
        let displayed = match row.get::<Option<i64>>("message_id")? {
            Some(_) => Some(displayed(row)?),
            None => None,
        };
        let offer = match row.get::<Option<i64>>("offer_message_id")? {
            Some(_) => Some(offer(row, "offer_channel_id", "offer_message_id")?),
            None => None,
        };
        Ok(DisplayedBefore { displayed, offer, is_gone: row.get::<i64>("is_gone")? > 0 })
    };
    Ok(save.all(before).await?.pop().unwrap_or_default())
}

impl Store {
    /// The same as [`Deliveries::save`], in a relaxed transaction of its own ([`Store::write_relaxed`]), with one round trip
    /// to a server in all.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_shown(
        &self,
        table: TableId,
        shown: DisplayedMessage,
    ) -> Result<DisplayedBefore, StoreError> {
        let Backend::Postgres(database) = &self.backend else {
            let mut transaction = self.write_relaxed().await?;
            let before = transaction.deliveries().save(table, shown).await?;
            transaction.commit().await?;
            return Ok(before);
        };
        // A statement outside of a transaction is a transaction itself.
        let mut connection = Box::pin(database.pool.acquire()).await?;
        let connection = Connection::Postgres(&mut connection, RESPONSE_TIMEOUT);
        save(connection, &postgres::relaxed(BEFORE), table, shown).await
    }
}

/// The messages that show tables.
#[derive(Debug)]
pub struct Deliveries<'t, A>(pub(super) &'t mut Transaction<A>);

impl Deliveries<'_, Write> {
    /// Stores the message that shows a table now, and that the one before has to lose its controls. If the one before shows a later
    /// state, it stays, and this message has to lose them. Takes one round trip to the database.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save(
        &mut self,
        table: TableId,
        shown: DisplayedMessage,
    ) -> Result<DisplayedBefore, StoreError> {
        save(self.0.connection(), BEFORE, table, shown).await
    }

    /// Stores that the last of this many events of a table has changed nothing on its board, if its board was up to date.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_unchanged(&mut self, table: TableId, event_count: usize) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE tables SET shown = $1 WHERE id = $2 AND shown = $1 - 1");
        save.bind(event_count as i64).bind(table.0).execute().await
    }

    /// Stores the message with the buttons of the open offer of a table, instead of another one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_offer(&mut self, table: TableId, offer: OfferMessage) -> Result<(), StoreError> {
        let save = self.0.query(
            "INSERT INTO offer_messages (table_id, channel_id, message_id, number) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO UPDATE SET
                channel_id = excluded.channel_id, message_id = excluded.message_id, number = excluded.number",
        );
        let OfferMessage { channel, message, number } = offer;
        let save = save.bind(table.0).bind(to_db(channel)).bind(to_db(message)).bind(number as i64);
        save.execute().await
    }

    /// Stores that a message which has shown a table is to lose its controls.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_outdated(
        &mut self,
        table: TableId,
        outdated: DisplayedMessage,
    ) -> Result<(), StoreError> {
        let save = self.0.query(
            "INSERT INTO outdated_messages (message_id, channel_id, shown, table_id) VALUES ($1, $2, $3, $4)
             ON CONFLICT (message_id) DO NOTHING",
        );
        let save = bind_shown(save, outdated).bind(table.0);
        save.execute().await
    }

    /// Stores a line of a table.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_line(&mut self, table: TableId, line: DisplayedMessage) -> Result<(), StoreError> {
        let save = self.0.query(
            "INSERT INTO outdated_messages (message_id, channel_id, shown, table_id, is_line)
             VALUES ($1, $2, $3, $4, 1) ON CONFLICT (message_id) DO NOTHING",
        );
        bind_shown(save, line).bind(table.0).execute().await
    }

    /// Forgets messages that have no controls any more, or lines that are deleted.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_outdated(&mut self, messages: &[MessageId]) -> Result<(), StoreError> {
        // Groups of one size or of single messages, so that few queries are prepared.
        let (groups, single) = messages.as_chunks::<REMOVED_TOGETHER>();
        let groups = groups.iter().map(<[MessageId; REMOVED_TOGETHER]>::as_slice);
        for group in groups.chain(single.chunks(1)) {
            let ids = placeholders(1..=group.len());
            let remove = format!("DELETE FROM outdated_messages WHERE message_id IN ({ids})");
            let remove = self.0.query(AssertSqlSafe(remove));
            group.iter().fold(remove, |remove, id| remove.bind(to_db(*id))).execute().await?;
        }
        Ok(())
    }

    /// Forgets the message with the buttons of an offer of a table, unless another one was stored meanwhile.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn remove_offer(&mut self, table: TableId, message: MessageId) -> Result<(), StoreError> {
        let remove = self.0.query("DELETE FROM offer_messages WHERE table_id = $1 AND message_id = $2");
        remove.bind(table.0).bind(to_db(message)).execute().await
    }
}

impl<A> Deliveries<'_, A> {
    /// The message that shows a table, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn displayed(&mut self, table: TableId) -> Result<Option<DisplayedMessage>, StoreError> {
        let found = self.0.query(
            "SELECT COALESCE(message_channel_id, channel_id) AS channel_id, message_id, shown FROM tables
                 WHERE id = $1 AND message_id IS NOT NULL",
        );
        found.bind(table.0).optional(displayed).await
    }

    /// The message with the buttons of an offer of a table, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn offer(&mut self, table: TableId) -> Result<Option<OfferMessage>, StoreError> {
        let found =
            self.0.query("SELECT channel_id, message_id, number FROM offer_messages WHERE table_id = $1");
        found.bind(table.0).optional(|row| offer(row, "channel_id", "message_id")).await
    }

    /// The tables of these shards of which a message has the buttons of an offer.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_with_offers(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM offer_messages) AND {OF_SHARDS} ORDER BY id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }

    /// The tables of these shards with messages that are to lose their controls, or with lines that are true until the next
    /// event.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn tables_with_outdated(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM outdated_messages) AND {OF_SHARDS} ORDER BY id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }

    /// The messages of a table that are to lose their controls, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn outdated(&mut self, table: TableId) -> Result<Vec<DisplayedMessage>, StoreError> {
        let found = self.0.query(
            "SELECT channel_id, message_id, shown FROM outdated_messages
             WHERE table_id = $1 AND is_line = 0 ORDER BY shown",
        );
        found.bind(table.0).all(displayed).await
    }

    /// The lines of a table, each with the number of events for which it was written, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn lines(&mut self, table: TableId) -> Result<Vec<DisplayedMessage>, StoreError> {
        let found = self.0.query(
            "SELECT channel_id, message_id, shown FROM outdated_messages
             WHERE table_id = $1 AND is_line = 1 ORDER BY shown",
        );
        found.bind(table.0).all(displayed).await
    }

    /// The tables of these shards with events that no message shows, without quarantined ones.
    ///
    /// # Errors
    ///
    /// If the database fails.
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

/// The message of an offer, whose channel and id are in these columns.
fn offer(row: &Row, channel: &str, message: &str) -> Result<OfferMessage, StoreError> {
    let (channel, message) = (from_db(row.get(channel)?), from_db(row.get(message)?));
    let number = usize::try_from(row.get::<i64>("number")?).unwrap_or_default();
    Ok(OfferMessage { channel, message, number })
}
