//! Joins of seeks that are not finished: what is about to be created for the game is stored first.

use super::dialect::Row;
use super::seeks::{SEEK, Seek, seek};
use super::shards::Shards;
use super::{Result, Seeks, Write};
use crate::table::{ChannelId, GuildId, Participant, Player, SeekId};

/// Somebody who joins a seek, and where the game is about to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekJoin {
    /// The seek. It may not be open any more.
    pub seek: Seek,
    /// Who joins it: a person, or for the seek of a server another server.
    pub player: Player,
    /// The guild where it is joined.
    pub guild: GuildId,
    /// The channel of the guild.
    pub channel: ChannelId,
    /// The name of the thread of the channel in which it is played; `None` for a game in direct messages.
    pub thread_name: Option<String>,
}

impl Seeks<'_, Write> {
    /// Stores that somebody joins a seek. `false` if that was stored before.
    pub async fn insert_join(&mut self, join: &SeekJoin) -> Result<bool> {
        self.0.players().save(&join.player).await?;
        let insert = self.0.query(
            "INSERT INTO seek_joins (seek_id, player_id, guild_id, channel_id, thread_name)
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT (seek_id, player_id) DO NOTHING",
        );
        let insert = insert.bind(join.seek.id).bind(join.player.id).bind(join.guild);
        Ok(insert.bind(join.channel).bind(&join.thread_name).rows_affected().await? > 0)
    }

    /// Forgets that somebody joins a seek.
    pub async fn remove_join(&mut self, seek: SeekId, player: Participant) -> Result<()> {
        let remove = self.0.query("DELETE FROM seek_joins WHERE seek_id = $1 AND player_id = $2");
        remove.bind(seek).bind(player).execute().await
    }
}

impl<A> Seeks<'_, A> {
    /// Whether it is stored that somebody joins a seek.
    pub async fn has_join(&mut self, seek: SeekId, player: Participant) -> Result<bool> {
        let found = self.0.query("SELECT seek_id FROM seek_joins WHERE seek_id = $1 AND player_id = $2");
        Ok(found.bind(seek).bind(player).optional_row().await?.is_some())
    }

    /// The joins of seeks in guilds of these shards, the oldest seek first.
    pub async fn joins(&mut self, shards: &[Shards]) -> Result<Vec<SeekJoin>> {
        let sql = format!(
            "SELECT {SEEK}, joiners.id AS joiner_id, joiners.name AS joiner_name, guild_id,
                seek_joins.channel_id, thread_name
             FROM seek_joins JOIN seeks ON seeks.id = seek_joins.seek_id
             JOIN players ON players.id = seeks.player_id
             JOIN players AS joiners ON joiners.id = seek_joins.player_id
             WHERE (guild_id >> 22) % $1 BETWEEN $2 AND $3 ORDER BY seeks.id, joiners.id"
        );
        Ok(self.0.rows_of_shards(shards, &sql, &[], join).await?.into_iter().flatten().collect())
    }
}

/// The join of a row; `None` if this version does not have its game or its time for a turn.
fn join(row: &Row) -> Result<Option<SeekJoin>> {
    let Some(seek) = seek(row)? else { return Ok(None) };
    Ok(Some(SeekJoin {
        seek,
        player: Player { id: row.get("joiner_id")?, name: row.get("joiner_name")? },
        guild: row.get("guild_id")?,
        channel: row.get("channel_id")?,
        thread_name: row.get("thread_name")?,
    }))
}
