use super::dialect::Row;
use super::shards::{OF_SHARDS, Shards};
use super::{NotifyMode, StoreError, Transaction, Write, from_db, to_db};
use crate::table::{PlayerId, TableId, Timestamp};

/// A direct message that is to be sent to a player for whom a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The player.
    pub player: PlayerId,
    /// The table.
    pub table: TableId,
    /// The number of events of the table after which it waits for the player.
    pub event_count: usize,
    /// Whether the message makes no sound, because the player was told of much the same just before.
    pub is_silent: bool,
}

/// A game whose end a player wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The player.
    pub player: PlayerId,
    /// The table.
    pub table: TableId,
}

/// How players are told of games: direct messages, digests, and games that they watch.
#[derive(Debug)]
pub struct Notices<'t, A>(pub(super) &'t mut Transaction<A>);

impl Notices<'_, Write> {
    /// Stores a notice, in the place of an earlier one to the same player about the same table.
    pub async fn insert(&mut self, notice: Notice) -> Result<(), StoreError> {
        let insert = self.0.query(
            "INSERT INTO notices (player_id, table_id, event_count, is_silent) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player_id, table_id)
             DO UPDATE SET event_count = excluded.event_count, is_silent = excluded.is_silent",
        );
        let Notice { player, table, event_count, is_silent } = notice;
        let insert = insert.bind(to_db(player)).bind(table.0).bind(event_count as i64);
        insert.bind(i64::from(is_silent)).execute().await
    }

    /// Removes a notice, unless a later one has taken its place.
    pub async fn delete(&mut self, notice: Notice) -> Result<(), StoreError> {
        let delete =
            self.0.query("DELETE FROM notices WHERE player_id = $1 AND table_id = $2 AND event_count = $3");
        let Notice { player, table, event_count, .. } = notice;
        delete.bind(to_db(player)).bind(table.0).bind(event_count as i64).execute().await
    }

    /// Puts the digest of a player off from one time to the next.
    pub async fn advance_digest(
        &mut self,
        player: PlayerId,
        from: Timestamp,
        to: Timestamp,
    ) -> Result<(), StoreError> {
        let advance =
            self.0.query("UPDATE preferences SET next_digest = $3 WHERE player_id = $1 AND next_digest = $2");
        advance.bind(to_db(player)).bind(from.unix_millis()).bind(to.unix_millis()).execute().await
    }

    /// Stores that a player watches a game.
    pub async fn insert_watch(&mut self, watch: Watch, now: Timestamp) -> Result<(), StoreError> {
        let insert = self.0.query(
            "INSERT INTO watches (player_id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        insert.bind(to_db(watch.player)).bind(watch.table.0).bind(now.unix_millis()).execute().await
    }

    /// Stores that a player does not watch a game any more.
    pub async fn delete_watch(&mut self, watch: Watch) -> Result<(), StoreError> {
        let delete = self.0.query("DELETE FROM watches WHERE player_id = $1 AND table_id = $2");
        delete.bind(to_db(watch.player)).bind(watch.table.0).execute().await
    }
}

impl<A> Notices<'_, A> {
    /// The players who are told of games in another way than by default.
    pub async fn modes(&mut self) -> Result<Vec<(PlayerId, NotifyMode)>, StoreError> {
        let chosen = self.0.query("SELECT player_id, notify FROM preferences WHERE notify IS NOT NULL");
        let chosen = chosen.all(|row| {
            let (player, mode): (i64, String) = (row.get("player_id")?, row.get("notify")?);
            Ok((from_db(player), NotifyMode::named(&mode)))
        });
        let known = |(player, mode): (PlayerId, Option<NotifyMode>)| Some((player, mode?));
        Ok(chosen.await?.into_iter().filter_map(known).collect())
    }

    /// Notices about tables of these shards, in the order of the tables, up to a limit for each range.
    pub async fn pending(&mut self, shards: &[Shards], most: usize) -> Result<Vec<Notice>, StoreError> {
        let sql = format!(
            "SELECT notices.table_id, notices.player_id, notices.event_count, notices.is_silent
             FROM notices JOIN tables ON tables.id = notices.table_id WHERE {OF_SHARDS}
             ORDER BY notices.table_id, notices.player_id LIMIT $4"
        );
        let read = |row: &Row| {
            let (player, count): (i64, i64) = (row.get("player_id")?, row.get("event_count")?);
            let event_count = usize::try_from(count).unwrap_or_default();
            let is_silent = row.flag("is_silent")? == Some(true);
            Ok(Notice { player: from_db(player), table: row.table_id()?, event_count, is_silent })
        };
        let mut notices = Vec::new();
        for shards in shards {
            notices.extend(self.0.query_shards(*shards, &sql).bind(most as i64).all(read).await?);
        }
        Ok(notices)
    }

    /// The players whose digest is due, each with the time since when, up to a limit.
    pub async fn due_digests(
        &mut self,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        let due = self.0.query(
            "SELECT player_id, next_digest FROM preferences WHERE next_digest <= $1 ORDER BY next_digest LIMIT $2",
        );
        let read = |row: &Row| Ok((from_db(row.get("player_id")?), row.time("next_digest")?));
        due.bind(now.unix_millis()).bind(most as i64).all(read).await
    }

    /// The games that a player watches, in the order of their tables.
    pub async fn watched_by(&mut self, player: PlayerId) -> Result<Vec<TableId>, StoreError> {
        let watched = self.0.query("SELECT table_id FROM watches WHERE player_id = $1 ORDER BY table_id");
        watched.bind(to_db(player)).all(Row::table_id).await
    }

    /// Watched games of these shards that are over, in the order of the tables, up to a limit for each range.
    pub async fn ended_watches(&mut self, shards: &[Shards], most: usize) -> Result<Vec<Watch>, StoreError> {
        let sql = format!(
            "SELECT watches.table_id, watches.player_id
             FROM watches JOIN tables ON tables.id = watches.table_id
             WHERE tables.phase IN ('ended', 'closed') AND {OF_SHARDS}
             ORDER BY watches.table_id, watches.player_id LIMIT $4"
        );
        let read = |row: &Row| Ok(Watch { player: from_db(row.get("player_id")?), table: row.table_id()? });
        let mut ended = Vec::new();
        for shards in shards {
            ended.extend(self.0.query_shards(*shards, &sql).bind(most as i64).all(read).await?);
        }
        Ok(ended)
    }
}
