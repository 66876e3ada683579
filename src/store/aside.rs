use super::dialect::Connection;
use super::{Address, Store, StoreError, Transaction, Write, from_db, upkeep};
use crate::table::{ChannelId, TableId};

/// Why a table is put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuarantineReason {
    /// Its channel or server is gone.
    ChannelGone,
    /// It cannot be rebuilt from what is stored.
    Unreadable,
}

const REASONS: [(QuarantineReason, &str); 2] =
    [(QuarantineReason::ChannelGone, "gone"), (QuarantineReason::Unreadable, "broken")];

impl Transaction<Write> {
    /// Puts a table aside; one that is broken leaves its channel. Gives the channel, if that is new.
    pub async fn put_aside(
        &mut self,
        table: TableId,
        reason: QuarantineReason,
        now: i64,
    ) -> Result<Option<ChannelId>, StoreError> {
        let word = REASONS.iter().find(|(known, _)| *known == reason).map(|(_, word)| *word);
        let put = self.query(
            "INSERT INTO aside (table_id, reason, at) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason WHERE aside.reason <> excluded.reason",
        );
        let put = put.bind(table.0).bind(word).bind(now).execute().await?;
        if put == 0 {
            return Ok(None);
        }
        // Where nobody can play, nothing follows from time.
        self.query("UPDATE tables SET due = NULL WHERE id = $1").bind(table.0).execute().await?;
        if reason == QuarantineReason::Unreadable {
            self.query(
                "UPDATE tables SET phase = 'closed' WHERE id = $1 AND phase IN ('invitation', 'playing')",
            )
            .bind(table.0)
            .execute()
            .await?;
            self.leave_seats(table).await?;
        }
        let channel: i64 =
            self.query("SELECT channel_id FROM tables WHERE id = $1").bind(table.0).value().await?;
        Ok(Some(from_db(channel)))
    }

    /// A table whose channel was thought to be gone is seen again. Gives since when, if so.
    pub(super) async fn take_back(&mut self, table: TableId) -> Result<Option<i64>, StoreError> {
        let taken = self.query("DELETE FROM aside WHERE table_id = $1 AND reason = 'gone' RETURNING at");
        let since: Option<i64> = taken.bind(table.0).optional_value().await?;
        if since.is_some() {
            // Whatever is due there is found at the next look.
            self.query("UPDATE tables SET due = 0 WHERE id = $1").bind(table.0).execute().await?;
        }
        Ok(since)
    }
}

impl<A> Transaction<A> {
    /// The tables that are put aside, with their channels, in the order of their numbers.
    pub async fn aside(&mut self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, StoreError> {
        list(self.connection()).await
    }
}

impl Store {
    /// The tables that are put aside in a database that is only looked at, and is up to date ([`Store::inspect`]).
    pub async fn inspect_aside(
        address: &Address,
    ) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>, StoreError> {
        list(upkeep::Inspected::connect(address).await?.connection()).await
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
