//! Seeks: games for which people look for an opponent in other servers as well, and where they are posted.

use super::dialect::Row;
use super::participant::SERVER_OFFSET;
use super::shards::{OF_SHARDS, Shards};
use super::{Result, Seeks, Write};
use crate::rules::GameKind;
use crate::table::{
    ChannelId, GuildId, Participant, Player, PlayerId, SeekId, TableId, TimeControl, Timestamp,
};
use serde::Serialize;

/// A game for which somebody looks for an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// The number of the seek.
    pub id: SeekId,
    /// The player who looks for an opponent, or the server.
    pub player: Player,
    /// The channel in which a server plays; `None` for a person.
    pub channel: Option<ChannelId>,
    /// The game, in its usual setup for two.
    pub game: GameKind,
    /// The time allowed for each turn; `None` if it is unlimited.
    pub time_control: Option<TimeControl>,
    /// When it was opened.
    pub at: Timestamp,
}

impl Seek {
    /// Whether it is that of this player, or of this guild.
    pub fn is_of(&self, player: Participant, guild: Option<GuildId>) -> bool {
        self.player.id == player || self.player.id.guild().is_some_and(|own| Some(own) == guild)
    }
}

/// Where a seek is to be posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueSeekPost {
    /// The open seek, which the guild does not show yet.
    pub seek: Seek,
    /// The guild in which it is to be shown.
    pub guild: GuildId,
    /// The channel that the guild's managers have chosen for seeks.
    pub channel: ChannelId,
}

/// A post of a seek that is not open any more, or that is not where the guild shows seeks now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutdatedSeekPost {
    /// The number of the seek.
    pub seek: SeekId,
    /// The player or server that looks for an opponent.
    pub player: Participant,
    /// The guild of the post.
    pub guild: GuildId,
    /// The channel of the post.
    pub channel: ChannelId,
    /// The game for which an opponent was sought.
    pub game: GameKind,
    /// The state of the seek, which decides what the post shows from now on.
    pub state: SeekState,
}

/// The state of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekState {
    /// Anyone may join.
    Open,
    /// Somebody has joined. The channel is where it is played, if that is another one in the guild of the post.
    Taken(Option<ChannelId>),
    /// The seek has ended, and nobody has joined.
    Ended,
}

/// A seek of a player, for the export of their data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExportedSeek {
    /// The name of the game.
    pub game: String,
    /// The time for a turn.
    pub time: Option<String>,
    /// When it was opened.
    pub at: Timestamp,
    /// Whether it is open.
    pub open: bool,
    /// The table, if somebody has joined.
    pub table: Option<i64>,
}

/// The columns that [`seek`] reads.
pub(super) const SEEK: &str =
    "seeks.id AS seek_id, seeks.player_id, players.name, seeks.channel_id AS home_id,
    seeks.game, seeks.pace, seeks.at";

impl Seeks<'_, Write> {
    /// Stores an open seek; that of a server is played in this channel. `None` if the player has one that was opened at the same moment.
    pub async fn insert(
        &mut self,
        (player, channel): (&Player, Option<ChannelId>),
        game: GameKind,
        time_control: Option<TimeControl>,
        now: Timestamp,
    ) -> Result<Option<SeekId>> {
        self.0.players().save(player).await?;
        let insert = self.0.query(
            "INSERT INTO seeks (player_id, open_for, channel_id, game, pace, at) VALUES ($1, $1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING RETURNING id",
        );
        let insert = insert.bind(player.id).bind(channel).bind(game.name());
        insert.bind(time_control.map(TimeControl::name)).bind(now).optional_value().await
    }

    /// Closes the open seek of a player, if there is one.
    pub async fn close_of(&mut self, player: Participant) -> Result<bool> {
        let close = self.0.query("UPDATE seeks SET open_for = NULL WHERE open_for = $1");
        Ok(close.bind(player).rows_affected().await? > 0)
    }

    /// Closes the seeks that were opened before this time.
    pub async fn close_before(&mut self, time: Timestamp) -> Result<()> {
        let close = self.0.query("UPDATE seeks SET open_for = NULL WHERE open_for IS NOT NULL AND at < $1");
        close.bind(time).execute().await
    }

    /// Closes a seek, because it is played at this table. `is_told` is whether its player knows it. `false` if it is not open.
    pub async fn take(&mut self, seek: SeekId, table: TableId, is_told: bool) -> Result<bool> {
        let take = self.0.query(
            "UPDATE seeks SET open_for = NULL, table_id = $2, is_told = $3
             WHERE id = $1 AND open_for IS NOT NULL",
        );
        Ok(take.bind(seek).bind(table).bind(is_told).rows_affected().await? > 0)
    }

    /// Closes the open seek of a player who has joined another one, if both are for the same game with the same time for a turn: it is
    /// played at the same table.
    pub async fn take_same(&mut self, seek: SeekId, joiner: Participant, table: TableId) -> Result<()> {
        let take = self.0.query(
            "UPDATE seeks SET open_for = NULL, table_id = $3, is_told = 1
             WHERE open_for = $2 AND EXISTS (SELECT 1 FROM seeks AS joined WHERE joined.id = $1
                AND joined.game = seeks.game AND COALESCE(joined.pace, '') = COALESCE(seeks.pace, ''))",
        );
        take.bind(seek).bind(joiner).bind(table).execute().await
    }

    /// Removes the seeks that were opened before this time, are closed and have nothing left to be done.
    pub async fn remove_before(&mut self, time: Timestamp) -> Result<()> {
        let remove = self.0.query(
            "DELETE FROM seeks WHERE open_for IS NULL AND at < $1 AND (table_id IS NULL OR is_told = 1)
             AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.subject = 'seek' AND posts.subject_id = seeks.id)
             AND NOT EXISTS (SELECT 1 FROM seek_posts WHERE seek_posts.seek_id = seeks.id)
             AND NOT EXISTS (SELECT 1 FROM seek_joins WHERE seek_joins.seek_id = seeks.id)",
        );
        remove.bind(time).execute().await
    }

    /// Records that the player of a seek was told of its table.
    pub async fn record_told(&mut self, table: TableId) -> Result<()> {
        self.0.query("UPDATE seeks SET is_told = 1 WHERE table_id = $1").bind(table).execute().await
    }
}

impl<A> Seeks<'_, A> {
    /// A seek, if it is open.
    pub async fn open(&mut self, seek_id: SeekId) -> Result<Option<Seek>> {
        let found = self.0.query(sqlx::AssertSqlSafe(format!(
            "SELECT {SEEK} FROM seeks JOIN players ON players.id = seeks.player_id
             WHERE seeks.id = $1 AND seeks.open_for IS NOT NULL"
        )));
        Ok(found.bind(seek_id).optional(seek).await?.flatten())
    }

    /// The table at which a seek is played, if somebody has joined.
    pub async fn table_of(&mut self, seek: SeekId) -> Result<Option<TableId>> {
        let found = self.0.query("SELECT table_id FROM seeks WHERE id = $1 AND table_id IS NOT NULL");
        found.bind(seek).optional_value().await
    }

    /// The number of seeks that a player has opened since this time.
    pub async fn count_since(&mut self, player: Participant, since: Timestamp) -> Result<usize> {
        let count = self.0.query("SELECT COUNT(*) FROM seeks WHERE player_id = $1 AND at > $2");
        count.bind(player).bind(since).count().await
    }

    /// Whether there are seeks that were opened before this time.
    pub async fn has_seeks_before(&mut self, time: Timestamp) -> Result<bool> {
        let found = self.0.query("SELECT id FROM seeks WHERE at < $1 LIMIT 1");
        Ok(found.bind(time).optional_row().await?.is_some())
    }

    /// The number of guilds that show the seeks of a player, or of another server.
    pub async fn count_guilds(&mut self, player: Participant) -> Result<usize> {
        let count = self.0.query(sqlx::AssertSqlSafe(format!(
            "SELECT COUNT(*) FROM servers WHERE seeks_channel IS NOT NULL AND guild_id + ({SERVER_OFFSET}) <> $1"
        )));
        count.bind(player).count().await
    }

    /// The number of open seeks that are posted in a guild or about to be.
    pub async fn count_posts_in(&mut self, guild: GuildId) -> Result<usize> {
        let count = self.0.query(
            "SELECT COUNT(*) FROM posts JOIN seeks ON seeks.id = posts.subject_id
             WHERE posts.guild_id = $1 AND posts.subject = 'seek' AND seeks.open_for IS NOT NULL",
        );
        count.bind(guild).count().await
    }

    /// Open seeks with guilds of these shards where they are not posted yet, the oldest first. Guilds that show `most` seeks
    /// already are left out, and that of a server that looks for another one.
    pub async fn unposted(
        &mut self,
        shards: &[Shards],
        most: usize,
        limit: usize,
    ) -> Result<Vec<DueSeekPost>> {
        let sql = format!(
            "SELECT {SEEK}, servers.guild_id, servers.seeks_channel
             FROM seeks JOIN players ON players.id = seeks.player_id
             JOIN servers ON servers.seeks_channel IS NOT NULL
             LEFT JOIN posts AS own
                ON own.subject = 'seek' AND own.subject_id = seeks.id AND own.guild_id = servers.guild_id
             WHERE seeks.open_for IS NOT NULL AND (servers.guild_id >> 22) % $1 BETWEEN $2 AND $3
             AND own.message_id IS NULL AND seeks.player_id <> servers.guild_id + ({SERVER_OFFSET})
             AND (own.channel_id = servers.seeks_channel OR own.subject_id IS NULL AND $4 > (
                SELECT COUNT(*) FROM posts JOIN seeks AS known ON known.id = posts.subject_id
                WHERE posts.guild_id = servers.guild_id AND posts.subject = 'seek'
                AND known.open_for IS NOT NULL
             ))
             ORDER BY seeks.id, servers.guild_id LIMIT $5"
        );
        let read = |row: &Row| {
            let (guild, channel) = (row.get("guild_id")?, row.get("seeks_channel")?);
            Ok(seek(row)?.map(|seek| DueSeekPost { seek, guild, channel }))
        };
        let due = self.0.rows_of_shards(shards, &sql, &[most as i64, limit as i64], read).await?;
        Ok(due.into_iter().flatten().collect())
    }

    /// Posts of seeks that are not open any more, or that are not where the guild shows seeks now, in guilds of these shards,
    /// the oldest first.
    pub async fn outdated_posts(&mut self, shards: &[Shards], limit: usize) -> Result<Vec<OutdatedSeekPost>> {
        let sql = format!(
            "SELECT posts.subject_id AS seek_id, posts.guild_id, posts.channel_id, seeks.player_id, seeks.game,
                seeks.table_id, seeks.open_for, COALESCE(tables.channel_id, mirrors.channel_id) AS played_in
             FROM posts JOIN seeks ON seeks.id = posts.subject_id
             LEFT JOIN tables ON tables.id = seeks.table_id AND tables.guild_id = posts.guild_id
                AND tables.channel_id <> posts.channel_id
             LEFT JOIN mirrors ON mirrors.table_id = seeks.table_id AND mirrors.channel_id <> posts.channel_id
                AND mirrors.player_id = posts.guild_id + ({SERVER_OFFSET})
             LEFT JOIN servers ON servers.guild_id = posts.guild_id
             WHERE posts.subject = 'seek' AND (seeks.open_for IS NULL OR servers.seeks_channel IS NULL
                OR servers.seeks_channel <> posts.channel_id)
             AND (posts.guild_id >> 22) % $1 BETWEEN $2 AND $3
             ORDER BY posts.subject_id, posts.guild_id LIMIT $4"
        );
        let read = |row: &Row| {
            let Some(game) = row.parsed("game")? else { return Ok(None) };
            let is_open = row.get::<Option<i64>>("open_for")?.is_some();
            let is_taken = row.get::<Option<i64>>("table_id")?.is_some();
            let played_in = row.get("played_in")?;
            Ok(Some(OutdatedSeekPost {
                seek: row.get("seek_id")?,
                player: row.get("player_id")?,
                guild: row.get("guild_id")?,
                channel: row.get("channel_id")?,
                game,
                state: match (is_open, is_taken) {
                    (true, _) => SeekState::Open,
                    (false, true) => SeekState::Taken(played_in),
                    (false, false) => SeekState::Ended,
                },
            }))
        };
        let outdated = self.0.rows_of_shards(shards, &sql, &[limit as i64], read).await?;
        Ok(outdated.into_iter().flatten().collect())
    }

    /// The tables of these shards of which the players of seeks are not told yet.
    pub async fn untold(&mut self, shards: &[Shards]) -> Result<Vec<TableId>> {
        let sql = format!(
            "SELECT tables.id FROM seeks JOIN tables ON tables.id = seeks.table_id
             WHERE seeks.table_id IS NOT NULL AND seeks.is_told = 0 AND {OF_SHARDS} ORDER BY tables.id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }

    /// The stored seeks of a player, the latest first.
    pub async fn exported_of(&mut self, player: PlayerId) -> Result<Vec<ExportedSeek>> {
        let found = self.0.query(
            "SELECT game, pace, at, open_for, table_id FROM seeks WHERE player_id = $1 ORDER BY id DESC",
        );
        let read = |row: &Row| {
            Ok(ExportedSeek {
                game: row.get("game")?,
                time: row.get("pace")?,
                at: row.get("at")?,
                open: row.get::<Option<i64>>("open_for")?.is_some(),
                table: row.get("table_id")?,
            })
        };
        found.bind(player).all(read).await
    }
}

/// The seek of a row; `None` if this version does not have its game or its time for a turn.
pub(super) fn seek(row: &Row) -> Result<Option<Seek>> {
    let Some(game) = row.parsed("game")? else { return Ok(None) };
    let Ok(time_control) = row.get::<Option<String>>("pace")?.map(|name| name.parse()).transpose() else {
        return Ok(None);
    };
    let player = Player { id: row.get("player_id")?, name: row.get("name")? };
    let (id, channel, at) = (row.get("seek_id")?, row.get("home_id")?, row.get("at")?);
    Ok(Some(Seek { id, player, channel, game, time_control, at }))
}
