//! The messages that stay up to date or are told once.

use super::{Posts, Result};
use crate::store::{DisplayedMessage, Mirror, Shards, Transaction, Write};
pub use crate::store::{StoredPost, Subject};
use crate::table::{ChannelId, GuildId, TableId, Timestamp};

/// A post that is about to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// The post as it is stored.
    pub post: StoredPost,
    /// Whether the post was not stored before, so that nobody can have sent it.
    pub is_new: bool,
}

impl Posts<'_> {
    /// Takes over the posts of the version before in guilds of these shards, which nobody else serves.
    pub async fn adopt(self, shards: Shards) -> Result<()> {
        self.host
            .write(async |mut tx| {
                tx.posts().adopt(shards).await?;
                Ok(())
            })
            .await
    }

    /// The posts about a subject, in the order in which they were first about to be sent.
    pub async fn of(self, subject: Subject) -> Result<Vec<StoredPost>> {
        self.host.read(async |mut tx| Ok(tx.posts().of(subject).await?)).await
    }

    /// The posts about a table, its board and its mirror, at one moment.
    pub async fn about_table(
        self,
        table: TableId,
    ) -> Result<(Vec<StoredPost>, Option<DisplayedMessage>, Option<Mirror>)> {
        self.host
            .read(async |mut tx| {
                let board = tx.deliveries().displayed(table).await?;
                let mirror = tx.mirrors().of_table(table).await?;
                Ok((tx.posts().of(Subject::Table(table)).await?, board, mirror))
            })
            .await
    }

    /// The tables that this process serves with posts that may change, or that are over.
    pub async fn tables(self) -> Result<Vec<TableId>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.posts().tables(&shards).await?)).await
    }

    /// Stores that a post is about to be sent. Its message is not older than `since`.
    pub async fn intend(
        self,
        subject: Subject,
        guild: Option<GuildId>,
        place: (&str, ChannelId),
        since: Timestamp,
    ) -> Result<Intent> {
        self.host
            .write(async |mut tx| {
                tx.leave_uncounted();
                let intent = intend(&mut tx, subject, guild, place, since).await?;
                Ok(intent)
            })
            .await
    }

    /// Stores that a line about a table is about to be sent. A power failure may undo that; then no event is recorded as told either,
    /// and the line is looked for.
    pub async fn intend_line(
        self,
        table: TableId,
        place: (&str, ChannelId),
        since: Timestamp,
    ) -> Result<Intent> {
        self.host
            .write_relaxed(async |mut tx| {
                let intent = intend(&mut tx, Subject::Table(table), None, place, since).await?;
                Ok(intent)
            })
            .await
    }

    /// Records what has become of a post.
    pub async fn record(self, subject: Subject, post: &StoredPost) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                tx.posts().save(subject, post).await?;
                Ok(())
            })
            .await
    }

    /// Records what a post shows that was read as `before`.
    pub async fn record_shown(self, subject: Subject, before: &StoredPost, post: &StoredPost) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                tx.posts().save_shown(subject, before, post).await?;
                Ok(())
            })
            .await
    }

    /// Records a message that was sent as an answer.
    pub async fn remember(self, subject: Subject, guild: Option<GuildId>, post: &StoredPost) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let place = (post.slot.as_str(), post.channel);
                tx.posts().insert(subject, guild, place, post.since).await?;
                tx.posts().save(subject, post).await?;
                Ok(())
            })
            .await
    }

    /// Records a message that shows a post about a table as well, unless another one does.
    pub async fn remember_first(self, table: TableId, post: &StoredPost) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                let (subject, place) = (Subject::Table(table), (post.slot.as_str(), post.channel));
                if tx.posts().insert(subject, None, place, post.since).await? {
                    tx.posts().save(subject, post).await?;
                }
                Ok(())
            })
            .await
    }

    /// Forgets a post.
    pub async fn forget(self, subject: Subject, (slot, channel): (&str, ChannelId)) -> Result<()> {
        self.host
            .write_relaxed(async |mut tx| {
                tx.posts().delete(subject, (slot, channel)).await?;
                Ok(())
            })
            .await
    }
}

/// Stores that a post is about to be sent, in a slot of a channel.
pub(super) async fn intend(
    transaction: &mut Transaction<Write>,
    subject: Subject,
    guild: Option<GuildId>,
    (slot, channel): (&str, ChannelId),
    since: Timestamp,
) -> Result<Intent> {
    let is_new = transaction.posts().insert(subject, guild, (slot, channel), since).await?;
    let new = StoredPost::new(slot.to_owned(), channel, since);
    if is_new {
        return Ok(Intent { post: new, is_new });
    }
    let stored = transaction.posts().of(subject).await?;
    let known = stored.into_iter().find(|post| post.slot == new.slot && post.channel == channel);
    Ok(Intent { post: known.unwrap_or(new), is_new })
}
