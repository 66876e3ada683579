use super::dialect::Row;
use super::shards::{OF_SHARDS, Shards};
use super::{Notices, NotifyMode, Result, Write};
use crate::table::{PlayerId, TableId, Timestamp};

/// A direct message that is to be sent to a player for whom a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The player who gets the message.
    pub player: PlayerId,
    /// The table that waits.
    pub table: TableId,
    /// The number of events of the table after which it waits for the player.
    pub event_count: usize,
    /// Whether the message makes no sound, because the player was told of much the same just before.
    pub is_silent: bool,
}

/// A game whose end a player wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The player who watches.
    pub player: PlayerId,
    /// The table of the watched game.
    pub table: TableId,
}

impl Notices<'_, Write> {
    /// Stores a notice, in the place of an earlier one to the same player about the same table.
    pub async fn insert(&mut self, notice: Notice) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO notices (player_id, table_id, event_count, is_silent) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player_id, table_id)
             DO UPDATE SET event_count = excluded.event_count, is_silent = excluded.is_silent",
        );
        let Notice { player, table, event_count, is_silent } = notice;
        insert.bind(player).bind(table).bind(event_count).bind(is_silent).execute().await
    }

    /// Removes a notice, unless a later one has taken its place.
    pub async fn delete(&mut self, notice: Notice) -> Result<()> {
        let delete =
            self.0.query("DELETE FROM notices WHERE player_id = $1 AND table_id = $2 AND event_count = $3");
        let Notice { player, table, event_count, .. } = notice;
        delete.bind(player).bind(table).bind(event_count).execute().await
    }

    /// Puts the digest of a player off from one time to the next.
    pub async fn advance_digest(&mut self, player: PlayerId, from: Timestamp, to: Timestamp) -> Result<()> {
        let advance =
            self.0.query("UPDATE preferences SET next_digest = $3 WHERE player_id = $1 AND next_digest = $2");
        advance.bind(player).bind(from).bind(to).execute().await
    }

    /// Stores that a player watches a game.
    pub async fn insert_watch(&mut self, watch: Watch, now: Timestamp) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO watches (player_id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        insert.bind(watch.player).bind(watch.table).bind(now).execute().await
    }

    /// Stores that a player does not watch a game any more.
    pub async fn delete_watch(&mut self, watch: Watch) -> Result<()> {
        let delete = self.0.query("DELETE FROM watches WHERE player_id = $1 AND table_id = $2");
        delete.bind(watch.player).bind(watch.table).execute().await
    }
}

impl<A> Notices<'_, A> {
    /// The players who are told of games in another way than by default.
    pub async fn modes(&mut self) -> Result<Vec<(PlayerId, NotifyMode)>> {
        let chosen = self.0.query("SELECT player_id, notify FROM preferences WHERE notify IS NOT NULL");
        let read = |row: &Row| {
            let player = row.get("player_id")?;
            Ok(row.named("notify", NotifyMode::named)?.map(|mode| (player, mode)))
        };
        Ok(chosen.all(read).await?.into_iter().flatten().collect())
    }

    /// Notices about tables of these shards, in the order of the tables, up to a limit for each range.
    pub async fn pending(&mut self, shards: &[Shards], most: usize) -> Result<Vec<Notice>> {
        let sql = format!(
            "SELECT notices.table_id, notices.player_id, notices.event_count, notices.is_silent
             FROM notices JOIN tables ON tables.id = notices.table_id WHERE {OF_SHARDS}
             ORDER BY notices.table_id, notices.player_id LIMIT $4"
        );
        let read = |row: &Row| {
            let (player, table) = (row.get("player_id")?, row.get("table_id")?);
            let (event_count, is_silent) = (row.get("event_count")?, row.get("is_silent")?);
            Ok(Notice { player, table, event_count, is_silent })
        };
        self.0.rows_of_shards(shards, &sql, &[most as i64], read).await
    }

    /// The players whose digest is due, each with the time since when, up to a limit.
    pub async fn due_digests(&mut self, now: Timestamp, most: usize) -> Result<Vec<(PlayerId, Timestamp)>> {
        let due = self.0.query(
            "SELECT player_id, next_digest FROM preferences WHERE next_digest <= $1 ORDER BY next_digest LIMIT $2",
        );
        let read = |row: &Row| Ok((row.get("player_id")?, row.get("next_digest")?));
        due.bind(now).bind(most).all(read).await
    }

    /// The games that a player watches, in the order of their tables.
    pub async fn watched_by(&mut self, player: PlayerId) -> Result<Vec<TableId>> {
        let watched = self.0.query("SELECT table_id FROM watches WHERE player_id = $1 ORDER BY table_id");
        watched.bind(player).values().await
    }

    /// Watched games of these shards that are over, in the order of the tables, up to a limit for each range.
    pub async fn ended_watches(&mut self, shards: &[Shards], most: usize) -> Result<Vec<Watch>> {
        let sql = format!(
            "SELECT watches.table_id, watches.player_id
             FROM watches JOIN tables ON tables.id = watches.table_id
             WHERE tables.phase IN ('ended', 'closed') AND {OF_SHARDS}
             ORDER BY watches.table_id, watches.player_id LIMIT $4"
        );
        let read = |row: &Row| Ok(Watch { player: row.get("player_id")?, table: row.table_id()? });
        self.0.rows_of_shards(shards, &sql, &[most as i64], read).await
    }
}
