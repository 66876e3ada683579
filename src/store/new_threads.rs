//! Threads that are being created for games: each is stored before Discord is asked for it.

use super::dialect::Row;
use super::shards::Shards;
use super::{NewThreads, Result, Write};
use crate::table::{ChannelId, GuildId, Timestamp};

/// A thread that is being created.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewThread {
    /// The guild of the channel.
    pub guild: GuildId,
    /// The channel in which it is created.
    pub channel: ChannelId,
    /// When that began.
    pub at: Timestamp,
}

impl NewThreads<'_, Write> {
    /// Stores that a thread is about to be created.
    pub async fn insert(&mut self, thread: NewThread) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO new_threads (guild_id, channel_id, at) VALUES ($1, $2, $3)
             ON CONFLICT (channel_id, at) DO NOTHING",
        );
        let NewThread { guild, channel, at } = thread;
        insert.bind(guild).bind(channel).bind(at).execute().await
    }

    /// Forgets a thread that has its table, or is not created.
    pub async fn remove(&mut self, thread: NewThread) -> Result<()> {
        let remove = self.0.query("DELETE FROM new_threads WHERE channel_id = $1 AND at = $2");
        remove.bind(thread.channel).bind(thread.at).execute().await
    }
}

impl<A> NewThreads<'_, A> {
    /// The threads in guilds of these shards, the oldest first.
    pub async fn of_shards(&mut self, shards: &[Shards]) -> Result<Vec<NewThread>> {
        let sql = "SELECT guild_id, channel_id, at FROM new_threads
             WHERE (guild_id >> 22) % $1 BETWEEN $2 AND $3 ORDER BY at, channel_id";
        let thread = |row: &Row| {
            Ok(NewThread { guild: row.get("guild_id")?, channel: row.get("channel_id")?, at: row.get("at")? })
        };
        self.0.rows_of_shards(shards, sql, &[], thread).await
    }
}
