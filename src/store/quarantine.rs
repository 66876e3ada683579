use super::dialect::Connection;
use super::{Address, Store, StoreError, Transaction, Write, from_db, migrations};
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
pub struct Quarantine<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// Quarantined tables.
    pub fn quarantine(&mut self) -> Quarantine<'_, A> {
        Quarantine { transaction: self }
    }
}

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
        let word = REASONS.iter().find(|(known, _)| *known == reason).map(|(_, word)| *word);
        let put = self.transaction.query(
            "INSERT INTO aside (table_id, reason, at) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason WHERE aside.reason <> excluded.reason",
        );
        let put = put.bind(table.0).bind(word).bind(now.unix_millis()).execute().await?;
        if put == 0 {
            return Ok(None);
        }
        // No clock runs where nobody can play.
        self.transaction.query("UPDATE tables SET due = NULL WHERE id = $1").bind(table.0).execute().await?;
        if reason == QuarantineReason::Unreadable {
            self.transaction
                .query(
                    "UPDATE tables SET phase = 'closed' WHERE id = $1 AND phase IN ('invitation', 'playing')",
                )
                .bind(table.0)
                .execute()
                .await?;
            self.transaction.seats().mark_over(table).await?;
        }
        let channel: i64 = self
            .transaction
            .query("SELECT channel_id FROM tables WHERE id = $1")
            .bind(table.0)
            .value()
            .await?;
        Ok(Some(from_db(channel)))
    }

    /// Releases a table whose channel seemed to be gone. Returns the time when it was quarantined, if it was.
    pub(super) async fn release(&mut self, table: TableId) -> Result<Option<Timestamp>, StoreError> {
        let taken =
            self.transaction.query("DELETE FROM aside WHERE table_id = $1 AND reason = 'gone' RETURNING at");
        let since: Option<i64> = taken.bind(table.0).optional_value().await?;
        if since.is_some() {
            // Checked at the next run of the schedule, which sets the right time.
            self.transaction.query("UPDATE tables SET due = 0 WHERE id = $1").bind(table.0).execute().await?;
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
        list(self.transaction.connection()).await
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
    let rows: Vec<(i64, i64, String)> = database
        .query(
            "SELECT aside.table_id, tables.channel_id, aside.reason
         FROM aside JOIN tables ON tables.id = aside.table_id ORDER BY aside.table_id",
        )
        .all()
        .await?;
    let reason = |word: &str| REASONS.iter().find(|(_, known)| *known == word).map(|(reason, _)| *reason);
    let read =
        |(table, channel, word): (i64, i64, String)| Some((TableId(table), from_db(channel), reason(&word)?));
    Ok(rows.into_iter().filter_map(read).collect())
}
