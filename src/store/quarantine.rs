use super::dialect::{Connection, Row};
use super::inspection::InspectedDatabase;
use super::shards::{OF_SHARDS, Shards};
use super::{Address, Quarantine, Result, Store, Write, name_of, value_of};
use crate::table::{ChannelId, GuildId, PlayerId, TableId, Timestamp};

/// Why a table is quarantined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuarantineReason {
    /// The channel or guild of the table no longer exists, or the bot has left it.
    ChannelGone,
    /// The thread of the table is locked.
    ChannelLocked,
    /// The bot may not see the channel or post there.
    NoPermission,
    /// The player to act cannot see the channel.
    HiddenFromPlayer,
    /// The player to act is timed out in the guild.
    PlayerTimedOut,
    /// The stored events of the table cannot be replayed.
    Unreadable,
}

/// The stored names. Those but "gone" and "broken" are details of "gone", so that the version before can read them.
const REASONS: [(QuarantineReason, &str); 6] = [
    (QuarantineReason::ChannelGone, "gone"),
    (QuarantineReason::ChannelLocked, "locked"),
    (QuarantineReason::NoPermission, "denied"),
    (QuarantineReason::HiddenFromPlayer, "hidden"),
    (QuarantineReason::PlayerTimedOut, "timed-out"),
    (QuarantineReason::Unreadable, "broken"),
];

impl QuarantineReason {
    /// The reason of this stored name.
    pub(super) fn of_name(name: &str) -> Option<QuarantineReason> {
        value_of(&REASONS, name)
    }
}

impl Quarantine<'_, Write> {
    /// Quarantines a table: nothing is due there any more. An unreadable one is closed, which frees its channel. Nobody
    /// could play there since this time. Returns its channel and guild, or `None` if the table is quarantined for this reason already.
    pub async fn insert(
        &mut self,
        table: TableId,
        reason: QuarantineReason,
        since: Timestamp,
    ) -> Result<Option<(ChannelId, Option<GuildId>)>> {
        let insert = self.0.query(
            "INSERT INTO aside (table_id, reason, detail, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason, detail = excluded.detail
             WHERE aside.reason <> excluded.reason OR aside.detail IS DISTINCT FROM excluded.detail",
        );
        let (stored, detail) = match reason {
            QuarantineReason::ChannelGone | QuarantineReason::Unreadable => (reason, None),
            _ => (QuarantineReason::ChannelGone, Some(name_of(&REASONS, reason))),
        };
        let insert = insert.bind(table).bind(name_of(&REASONS, stored)).bind(detail);
        let inserted = insert.bind(since).rows_affected().await?;
        // No clock runs where nobody can play.
        self.0.query("UPDATE tables SET due = NULL WHERE id = $1").bind(table).execute().await?;
        if inserted == 0 {
            return Ok(None);
        }
        if reason == QuarantineReason::Unreadable {
            let close = self.0.query(
                "UPDATE tables SET phase = 'closed' WHERE id = $1 AND phase IN ('invitation', 'playing')",
            );
            close.bind(table).execute().await?;
            self.0.seats().mark_over(table).await?;
        }
        let channel = self.0.query("SELECT channel_id, guild_id FROM tables WHERE id = $1").bind(table);
        let read = |row: &Row| Ok((row.get("channel_id")?, row.get("guild_id")?));
        channel.one(read).await.map(Some)
    }

    /// Stores that nobody can play at a quarantined table since this time, because the time before it was given back.
    pub async fn set_since(&mut self, table: TableId, since: Timestamp) -> Result<()> {
        self.0.query("UPDATE aside SET at = $2 WHERE table_id = $1").bind(table).bind(since).execute().await
    }

    /// Releases a table at which people can play again, unless it is unreadable. Returns the time since which nobody could,
    /// if it was quarantined.
    pub async fn release(&mut self, table: TableId) -> Result<Option<Timestamp>> {
        let taken = self.0.query("DELETE FROM aside WHERE table_id = $1 AND reason <> 'broken' RETURNING at");
        let since = taken.bind(table).optional_value().await?;
        if since.is_some() {
            // Checked at the next run of the schedule, which sets the right time.
            self.0.query("UPDATE tables SET due = 0 WHERE id = $1").bind(table).execute().await?;
        }
        Ok(since)
    }
}

impl<A> Quarantine<'_, A> {
    /// The time since which nobody can play at a table; `None` if it is not quarantined.
    pub async fn since(&mut self, table: TableId) -> Result<Option<Timestamp>> {
        self.0.query("SELECT at FROM aside WHERE table_id = $1").bind(table).optional_value().await
    }

    /// The quarantined tables at which a player sits and whose games are not over, the newest first, up to a limit.
    pub async fn of_player(
        &mut self,
        player: PlayerId,
        most: usize,
    ) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
        // Tables that cannot be rebuilt are closed, so their games count as over.
        let found = self.0.query(
            "SELECT aside.table_id, tables.channel_id, COALESCE(aside.detail, aside.reason) AS reason FROM seats
             JOIN aside ON aside.table_id = seats.table_id JOIN tables ON tables.id = aside.table_id
             WHERE seats.player_id = $1 AND (seats.is_over = 0 OR aside.reason = 'broken')
             ORDER BY aside.table_id DESC LIMIT $2",
        );
        Ok(found.bind(player).bind(most).all(read).await?.into_iter().flatten().collect())
    }

    /// The quarantined tables with their channels, in the order of their numbers.
    pub async fn list(&mut self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
        list(self.0.connection()).await
    }

    /// The quarantined tables of these shards that can be released, with their guilds, in the order of their numbers.
    pub async fn releasable(
        &mut self,
        shards: &[Shards],
    ) -> Result<Vec<(TableId, Option<GuildId>, QuarantineReason)>> {
        let sql = format!(
            "SELECT aside.table_id, tables.guild_id, COALESCE(aside.detail, aside.reason) AS reason
             FROM aside JOIN tables ON tables.id = aside.table_id
             WHERE aside.reason <> 'broken' AND {OF_SHARDS} ORDER BY aside.table_id"
        );
        let read = |row: &Row| {
            let (table, guild) = (row.table_id()?, row.get("guild_id")?);
            Ok(row.named("reason", QuarantineReason::of_name)?.map(|reason| (table, guild, reason)))
        };
        Ok(self.0.rows_of_shards(shards, &sql, &[], read).await?.into_iter().flatten().collect())
    }
}

impl Store {
    /// The quarantined tables of a database that is not opened for use ([`Store::inspect`]). Its schema has to be current.
    pub async fn inspect_quarantine(
        address: &Address,
    ) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
        list(InspectedDatabase::connect(address).await?.connection()).await
    }
}

async fn list(database: Connection<'_>) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
    let list = database.query(
        "SELECT aside.table_id, tables.channel_id, COALESCE(aside.detail, aside.reason) AS reason
         FROM aside JOIN tables ON tables.id = aside.table_id ORDER BY aside.table_id",
    );
    Ok(list.all(read).await?.into_iter().flatten().collect())
}

/// Reads a table, its channel and the reason; `None` if the reason is not known to this version.
fn read(row: &Row) -> Result<Option<(TableId, ChannelId, QuarantineReason)>> {
    let (table, channel) = (row.table_id()?, row.get("channel_id")?);
    Ok(row.named("reason", QuarantineReason::of_name)?.map(|reason| (table, channel, reason)))
}
