use super::dialect::{Connection, Row};
use super::{Address, Store, StoreError, Transaction, Write, from_db, migrations, name_of, value_of};
use crate::table::{ChannelId, TableId, Timestamp};

/// Why a table is quarantined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuarantineReason {
    /// Its channel or guild no longer exists.
    ChannelGone,
    /// Its stored events cannot be replayed.
    Unreadable,
}

const REASONS: [(QuarantineReason, &str); 2] =
    [(QuarantineReason::ChannelGone, "gone"), (QuarantineReason::Unreadable, "broken")];

/// Quarantined tables.
#[derive(Debug)]
pub struct Quarantine<'t, A>(pub(super) &'t mut Transaction<A>);

impl Quarantine<'_, Write> {
    /// Quarantines a table: nothing is due there any more. An unreadable one is closed, which frees its channel. Returns the
    /// channel, or `None` if the table is quarantined for this reason already.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn insert(
        &mut self,
        table: TableId,
        reason: QuarantineReason,
        now: Timestamp,
    ) -> Result<Option<ChannelId>, StoreError> {
        let put = self.0.query(
            "INSERT INTO aside (table_id, reason, at) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason WHERE aside.reason <> excluded.reason",
        );
        let put = put.bind(table.0).bind(name_of(&REASONS, reason)).bind(now.unix_millis());
        if put.rows_affected().await? == 0 {
            return Ok(None);
        }
        // No clock runs where nobody can play.
        self.0.query("UPDATE tables SET due = NULL WHERE id = $1").bind(table.0).execute().await?;
        if reason == QuarantineReason::Unreadable {
            let close = self.0.query(
                "UPDATE tables SET phase = 'closed' WHERE id = $1 AND phase IN ('invitation', 'playing')",
            );
            close.bind(table.0).execute().await?;
            self.0.seats().mark_over(table).await?;
        }
        let channel = self.0.query("SELECT channel_id FROM tables WHERE id = $1");
        Ok(Some(from_db(channel.bind(table.0).value().await?)))
    }

    /// Releases a table whose channel seemed to be gone. Returns the time when it was quarantined, if it was.
    pub(super) async fn release(&mut self, table: TableId) -> Result<Option<Timestamp>, StoreError> {
        let taken = self.0.query("DELETE FROM aside WHERE table_id = $1 AND reason = 'gone' RETURNING at");
        let since: Option<i64> = taken.bind(table.0).optional_value().await?;
        if since.is_some() {
            // Checked at the next run of the schedule, which sets the right time.
            self.0.query("UPDATE tables SET due = 0 WHERE id = $1").bind(table.0).execute().await?;
        }
        Ok(since.map(Timestamp::from_unix_millis))
    }
}

impl<A> Quarantine<'_, A> {
    /// The quarantined tables with their channels, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn list(&mut self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, StoreError> {
        list(self.0.connection()).await
    }
}

impl Store {
    /// The quarantined tables of a database that is not opened for use ([`Store::inspect`]). Its schema has to be current.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn inspect_quarantine(
        address: &Address,
    ) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, StoreError> {
        list(migrations::InspectedDatabase::connect(address).await?.connection()).await
    }
}

async fn list(database: Connection<'_>) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, StoreError> {
    let list = database.query(
        "SELECT aside.table_id, tables.channel_id, aside.reason
         FROM aside JOIN tables ON tables.id = aside.table_id ORDER BY aside.table_id",
    );
    let read = |row: &Row| {
        let (table, channel) = (row.table_id()?, from_db(row.get("channel_id")?));
        Ok(value_of(&REASONS, &row.get::<String>("reason")?).map(|reason| (table, channel, reason)))
    };
    Ok(list.all(read).await?.into_iter().flatten().collect())
}
