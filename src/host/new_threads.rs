//! Threads that are being created for games. They are stored until the table is, so that an empty one does not stay for ever.

use super::{NewThreads, Result};
use crate::store::NewThread;
use crate::table::{ChannelId, GuildId};

impl NewThreads<'_> {
    /// Stores that a thread is about to be created in a channel.
    pub async fn begin(self, guild: GuildId, channel: ChannelId) -> Result<NewThread> {
        let thread = NewThread { guild, channel, at: self.host.clock().now() };
        self.host.write_relaxed(async |mut tx| Ok(tx.new_threads().insert(thread).await?)).await?;
        Ok(thread)
    }

    /// Forgets a thread that has its table, or is not created.
    pub async fn end(self, thread: NewThread) -> Result<()> {
        self.host.write_relaxed(async |mut tx| Ok(tx.new_threads().remove(thread).await?)).await
    }

    /// The threads of this process that are being created, or were when a process before it ended.
    pub async fn all(self) -> Result<Vec<NewThread>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.new_threads().of_shards(&shards).await?)).await
    }
}
