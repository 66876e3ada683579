//! The messages that stay up to date or are told once, and those that are about to be sent. The boards of now are in
//! `tables` and `mirrors`; a former board is here.

use super::dialect::Row;
use super::shards::{OF_SHARDS, Shards};
use super::{Posts, StoreError, Write, from_db, to_db};
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, SeekId, TableId, Timestamp};
use crate::tournament::TournamentId;

/// How posts are taken over from where the tenth migration has put them. To be dropped with those tables and columns.
const ADOPTION: [&str; 11] = [
    "INSERT INTO posts (subject, subject_id, slot, channel_id, guild_id, since, message_id, is_settled)
     SELECT 'tournament', id, told.subject, told.channel_id, guild_id, opened_at, message_id,
        CASE WHEN told.subject LIKE 'news-%' OR told.subject LIKE 'answer-%' THEN 1 ELSE 0 END
     FROM tournament_messages AS told JOIN tournaments ON tournaments.id = told.tournament_id
     WHERE told.subject <> 'news' AND (guild_id >> 22) % $1 BETWEEN $2 AND $3
     AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.subject = 'tournament' AND subject_id = tournaments.id
        AND slot = told.subject)",
    // News whose receipt was lost may have arrived, so these rows have no message.
    "INSERT INTO posts (subject, subject_id, slot, channel_id, guild_id, since)
     SELECT 'tournament', id, 'news-' || told || '-' || telling, channel_id, guild_id, opened_at
     FROM tournaments WHERE telling > told AND (guild_id >> 22) % $1 BETWEEN $2 AND $3
     ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
    "INSERT INTO posts (subject, subject_id, slot, channel_id, guild_id, since, message_id)
     SELECT 'seek', seek_id, 'seek', seek_posts.channel_id, guild_id, at, message_id
     FROM seek_posts JOIN seeks ON seeks.id = seek_id WHERE (guild_id >> 22) % $1 BETWEEN $2 AND $3
     ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
    "INSERT INTO posts (subject, subject_id, slot, channel_id, since, message_id)
     SELECT 'table', table_id, CASE
            WHEN is_line = 0 THEN 'board-' || lines.shown || '-' || lines.message_id
            WHEN reader_id IS NOT NULL THEN 'waiting-' || reader_id || '-' || lines.shown
            WHEN lines.shown = 9223372036854775807 THEN 'review-' || lines.message_id
            ELSE 'line-' || lines.shown || '-' || lines.message_id END,
        lines.channel_id, 0, lines.message_id
     FROM outdated_messages AS lines JOIN tables ON tables.id = table_id
     WHERE (COALESCE(tables.guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3
     ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
    "DELETE FROM outdated_messages WHERE table_id IN
        (SELECT id FROM tables WHERE (COALESCE(guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3)",
    "INSERT INTO posts (subject, subject_id, slot, channel_id, since, message_id)
     SELECT 'table', table_id, 'offer-' || number, offers.channel_id, 0, offers.message_id
     FROM offer_messages AS offers JOIN tables ON tables.id = table_id
     WHERE (COALESCE(tables.guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3
     ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
    "DELETE FROM offer_messages WHERE table_id IN
        (SELECT id FROM tables WHERE (COALESCE(guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3)",
    "INSERT INTO posts (subject, subject_id, slot, channel_id, since, message_id)
     SELECT 'table', table_id, 'offer-' || offer_number, mirrors.channel_id, 0, offer_message_id
     FROM mirrors JOIN tables ON tables.id = table_id
     WHERE offer_message_id IS NOT NULL AND (COALESCE(tables.guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3
     ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
    "UPDATE mirrors SET offer_message_id = NULL, offer_number = NULL
     WHERE offer_message_id IS NOT NULL AND table_id IN
        (SELECT id FROM tables WHERE (COALESCE(guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3)",
    "DELETE FROM seek_posts WHERE (guild_id >> 22) % $1 BETWEEN $2 AND $3",
    "INSERT INTO posts (subject, subject_id, slot, channel_id, guild_id, since, message_id, is_settled)
     SELECT 'guild', daily_puzzles.guild_id, 'puzzle-' || day, COALESCE(daily_channel, 0),
        daily_puzzles.guild_id, day * 86400000, daily_puzzles.message_id, 1
     FROM daily_puzzles LEFT JOIN servers ON servers.guild_id = daily_puzzles.guild_id
     WHERE daily_puzzles.message_id IS NOT NULL AND (daily_puzzles.guild_id >> 22) % $1 BETWEEN $2 AND $3
     AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.subject = 'guild' AND subject_id = daily_puzzles.guild_id
        AND slot = 'puzzle-' || day)",
];

/// The subject of posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A tournament: its announcement, rounds, challenges and final standings.
    Tournament(TournamentId),
    /// A seek: its invitation in every guild that shows seeks.
    Seek(SeekId),
    /// A guild: its puzzles of the day.
    Guild(GuildId),
    /// A player: what is told to the player alone, or in the player's name.
    Player(PlayerId),
    /// A table: its former boards, the lines beside its board, and what is told to those for whom it waits.
    Table(TableId),
}

impl Subject {
    /// The columns that identify it.
    fn key(self) -> (&'static str, i64) {
        match self {
            Subject::Tournament(id) => ("tournament", id.0),
            Subject::Seek(id) => ("seek", id.0),
            Subject::Guild(id) => ("guild", to_db(id)),
            Subject::Player(id) => ("player", to_db(id)),
            Subject::Table(id) => ("table", id.0),
        }
    }
}

/// A post that was sent, or is about to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPost {
    /// The purpose of the post. In a channel, a subject has one post in each slot.
    pub slot: String,
    /// The channel or thread of its message.
    pub channel: ChannelId,
    /// When it was first about to be sent, or earlier: its message is not older.
    pub since: Timestamp,
    /// The message; `None` while it is not known whether there is one.
    pub message: Option<MessageId>,
    /// A digest of what the message shows; `None` if that is not known.
    pub digest: Option<i64>,
    /// Whether it changes only if somebody who is named there deletes their data. Without a message it is not sent any more.
    pub is_settled: bool,
}

impl StoredPost {
    /// A post of which no message is known.
    pub fn new(slot: String, channel: ChannelId, since: Timestamp) -> StoredPost {
        StoredPost { slot, channel, since, message: None, digest: None, is_settled: false }
    }
}

impl Posts<'_, Write> {
    /// Stores that a post is about to be sent. `false` if that was stored before.
    pub async fn insert(
        &mut self,
        subject: Subject,
        guild: Option<GuildId>,
        (slot, channel): (&str, ChannelId),
        since: Timestamp,
    ) -> Result<bool, StoreError> {
        let insert = self.0.query(
            "INSERT INTO posts (subject, subject_id, slot, channel_id, guild_id, since) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (subject, subject_id, slot, channel_id) DO NOTHING",
        );
        let (kind, id) = subject.key();
        let insert = insert.bind(kind.to_owned()).bind(id).bind(slot.to_owned()).bind(to_db(channel));
        let insert = insert.bind(guild.map(to_db)).bind(since.unix_millis());
        Ok(insert.rows_affected().await? > 0)
    }

    /// Stores what has become of a post, unless it was deleted meanwhile.
    pub async fn save(&mut self, subject: Subject, post: &StoredPost) -> Result<(), StoreError> {
        let save = self.0.query(
            "UPDATE posts SET message_id = $5, digest = $6, is_settled = $7
             WHERE subject = $1 AND subject_id = $2 AND slot = $3 AND channel_id = $4",
        );
        let (kind, id) = subject.key();
        let StoredPost { slot, channel, message, digest, is_settled, .. } = post;
        let save = save.bind(kind.to_owned()).bind(id).bind(slot.clone()).bind(to_db(*channel));
        save.bind(message.map(to_db)).bind(*digest).bind(i64::from(*is_settled)).execute().await
    }

    /// Stores what a post shows now. If it was changed since it was read as `before`, it is not known which change came last, so its
    /// digest is not stored.
    pub async fn save_shown(
        &mut self,
        subject: Subject,
        before: &StoredPost,
        post: &StoredPost,
    ) -> Result<(), StoreError> {
        let save = self.0.query(
            "UPDATE posts SET message_id = $5, is_settled = $7, digest = CASE
                 WHEN message_id IS NOT DISTINCT FROM CAST($8 AS BIGINT)
                     AND digest IS NOT DISTINCT FROM CAST($9 AS BIGINT) THEN CAST($6 AS BIGINT) END
             WHERE subject = $1 AND subject_id = $2 AND slot = $3 AND channel_id = $4",
        );
        let (kind, id) = subject.key();
        let StoredPost { slot, channel, message, digest, is_settled, .. } = post;
        let save = save.bind(kind.to_owned()).bind(id).bind(slot.clone()).bind(to_db(*channel));
        let save = save.bind(message.map(to_db)).bind(*digest).bind(i64::from(*is_settled));
        save.bind(before.message.map(to_db)).bind(before.digest).execute().await
    }

    /// Takes over what the version before has posted in guilds of these shards. Those of tournaments and puzzles also stay where
    /// they are, so that it can go on with them.
    pub async fn adopt(&mut self, shards: Shards) -> Result<(), StoreError> {
        for sql in ADOPTION {
            self.0.query_shards(shards, sql).execute().await?;
        }
        Ok(())
    }

    /// Forgets the posts about a subject that do not change any more and have a message.
    pub async fn delete_settled(&mut self, subject: Subject) -> Result<(), StoreError> {
        let delete = "DELETE FROM posts
             WHERE subject = $1 AND subject_id = $2 AND is_settled = 1 AND message_id IS NOT NULL";
        let (kind, id) = subject.key();
        self.0.query(delete).bind(kind.to_owned()).bind(id).execute().await
    }

    /// Forgets a post.
    pub async fn delete(
        &mut self,
        subject: Subject,
        (slot, channel): (&str, ChannelId),
    ) -> Result<(), StoreError> {
        let delete = self.0.query(
            "DELETE FROM posts WHERE subject = $1 AND subject_id = $2 AND slot = $3 AND channel_id = $4",
        );
        let (kind, id) = subject.key();
        let delete = delete.bind(kind.to_owned()).bind(id).bind(slot.to_owned());
        delete.bind(to_db(channel)).execute().await
    }
}

impl<A> Posts<'_, A> {
    /// The tables of these shards with posts that may change, or that are to be forgotten because the game is over.
    pub async fn tables(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT DISTINCT tables.id FROM posts JOIN tables ON tables.id = posts.subject_id
             WHERE posts.subject = 'table' AND (is_settled = 0 OR phase IN ('ended', 'closed'))
             AND {OF_SHARDS} ORDER BY tables.id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }

    /// The posts about a subject, in the order in which they were first about to be sent.
    pub async fn of(&mut self, subject: Subject) -> Result<Vec<StoredPost>, StoreError> {
        let found = self.0.query(
            "SELECT slot, channel_id, since, message_id, digest, is_settled FROM posts
             WHERE subject = $1 AND subject_id = $2 ORDER BY since, message_id, slot",
        );
        let (kind, id) = subject.key();
        let read = |row: &Row| {
            Ok(StoredPost {
                slot: row.get("slot")?,
                channel: from_db(row.get("channel_id")?),
                since: row.time("since")?,
                message: row.get::<Option<i64>>("message_id")?.map(from_db),
                digest: row.get("digest")?,
                is_settled: row.flag("is_settled")? == Some(true),
            })
        };
        found.bind(kind.to_owned()).bind(id).all(read).await
    }
}
