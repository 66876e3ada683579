//! Seeks: games for which people look for an opponent in every guild that shows them.

use super::checks;
use super::posts::{Intent, intend};
use super::rejection::HostRejection;
use super::transactions::WriteGuard;
use super::{Result, Seeks, TableRef};
use crate::rules::GameKind;
use crate::store::{DueSeekPost, OutdatedSeekPost, Read, Seek, SeekJoin, Shards, Subject, Transaction};
use crate::table::{
    ChannelId, GuildId, NewTable, Participant, Player, PlayerId, Rejection, SeekId, Table, TimeControl,
};
use std::sync::Arc;
use std::time::Duration;

/// A seek that nobody has joined for this long is closed.
pub const SEEK_TTL: Duration = Duration::from_hours(12);
/// Upper bound of the seeks that a player opens in an hour: each is posted in many guilds.
const MAX_SEEKS_PER_HOUR: usize = 4;
/// Upper bound of the open seeks that are posted in a guild. Others wait.
pub const MAX_SEEK_POSTS: usize = 5;
/// Upper bound of the posts that one query returns for each range of shards.
pub(crate) const SEEK_BATCH: usize = 50;

/// The slot of the post of a seek.
pub(crate) const SEEK_SLOT: &str = "seek";

const HOUR: Duration = Duration::from_hours(1);

/// A seek that has just been opened.
#[derive(Clone, Debug)]
pub struct OpenedSeek {
    /// The seek as it is stored.
    pub seek: Seek,
    /// Whether an earlier seek was closed for this one.
    pub replaces: bool,
    /// The number of guilds that show seeks.
    pub guilds: usize,
    /// Whether the player has a table in direct messages, so that nobody joins who would play there.
    pub is_direct_occupied: bool,
}

impl Seeks<'_> {
    /// Opens a seek, in the place of another one of the same player or server. That of a server is played in this channel.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if the player opens too many or another one at the same moment.
    pub async fn open(
        self,
        (player, channel): (&Player, Option<ChannelId>),
        game: GameKind,
        time_control: Option<TimeControl>,
    ) -> Result<OpenedSeek> {
        let id = player.id;
        let open = async |mut tx: WriteGuard| {
            let now = self.host.clock.now();
            if tx.seeks().count_since(id, now - HOUR).await? >= MAX_SEEKS_PER_HOUR {
                return Err(Rejection::over_limit("seek-too-many", MAX_SEEKS_PER_HOUR).into());
            }
            let replaces = tx.seeks().close_of(id).await?;
            let number = tx.seeks().insert((player, channel), game, time_control, now).await?;
            let number = number.ok_or(Rejection::new("seek-twice"))?;
            let guilds = tx.seeks().count_guilds(id).await?;
            let is_direct_occupied = match id.human_id() {
                Some(player) => tx.seats().has_direct_table(player).await?,
                None => false,
            };
            let seek = Seek { id: number, player: player.clone(), channel, game, time_control, at: now };
            Ok(OpenedSeek { seek, replaces, guilds, is_direct_occupied })
        };
        let is_stored = async |mut tx: Transaction<Read>, OpenedSeek { seek, .. }: OpenedSeek| {
            let open = tx.seeks().open(seek.id).await?;
            Ok(open.is_some_and(|open| open.player.id == seek.player.id && open.at == seek.at))
        };
        self.host.write_once(open, is_stored).await
    }

    /// Closes this seek of a player, or of the server in which the player asks. `false` if it is not open.
    pub async fn withdraw(self, seek: SeekId, player: PlayerId, guild: Option<GuildId>) -> Result<bool> {
        let withdraw = async |mut tx: WriteGuard| {
            let open = tx.seeks().open(seek).await?;
            let Some(open) = open.filter(|open| open.is_of(player.into(), guild)) else {
                tx.roll_back();
                return Ok(false);
            };
            Ok(tx.seeks().close_of(open.player.id).await?)
        };
        let is_stored = async |mut tx: Transaction<Read>, _| {
            // A seek that somebody joined meanwhile is not open either.
            Ok(tx.seeks().open(seek).await?.is_none() && tx.seeks().table_of(seek).await?.is_none())
        };
        self.host.write_once(withdraw, is_stored).await
    }

    /// A seek that this player may join, or for that of a server the guild.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if it is not open or their own, or if one of the two has blocked the other.
    pub async fn joinable(self, seek: SeekId, player: &Player, guild: GuildId) -> Result<Seek> {
        self.host
            .read(async |mut tx| {
                let seek = tx.seeks().open(seek).await?.ok_or(HostRejection::SeekClosed)?;
                if seek.is_of(player.id, Some(guild)) {
                    return Err(Rejection::new("seek-own").into());
                }
                checks::check_opponent(&mut tx, player, &seek.player).await?;
                Ok(seek)
            })
            .await
    }

    /// The table at which a seek is played and this player or guild has a seat.
    pub async fn table_with(
        self,
        seek: SeekId,
        player: Participant,
        guild: GuildId,
    ) -> Result<Option<Arc<Table>>> {
        let found = self.host.read(async |mut tx| Ok(tx.seeks().table_of(seek).await?)).await?;
        let Some(id) = found else { return Ok(None) };
        let table = self.host.tables().load(TableRef::Id(id)).await?;
        Ok(Some(table).filter(|table| table.seat_of(table.acting(player, Some(guild))).is_some()))
    }

    /// Checks whether the table of a seek could be opened.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::open_sought`](super::Tables::open_sought).
    pub async fn check(
        self,
        seek: SeekId,
        new_table: &NewTable,
        joiner: &Player,
        mirror: Option<ChannelId>,
    ) -> Result<()> {
        self.host
            .read(async |mut tx| {
                tx.seeks().open(seek).await?.ok_or(HostRejection::SeekClosed)?;
                checks::check_sought(&mut tx, new_table, joiner, mirror, self.host.clock.now()).await
            })
            .await
    }

    /// Stores that somebody joins a seek. `false` if that was stored before and is not finished.
    pub async fn begin_join(self, join: &SeekJoin) -> Result<bool> {
        self.host.write(async |mut tx| Ok(tx.seeks().insert_join(join).await?)).await
    }

    /// Closes the seeks that have waited for too long, and forgets those about which nothing is left to be done.
    pub async fn expire(self) -> Result<()> {
        let oldest = self.host.clock.now() - SEEK_TTL;
        if !self.host.read(async |mut tx| Ok(tx.seeks().has_seeks_before(oldest).await?)).await? {
            return Ok(());
        }
        self.host
            .write(async |mut tx| {
                tx.seeks().close_before(oldest).await?;
                tx.seeks().remove_before(oldest).await?;
                Ok(())
            })
            .await
    }

    /// Open seeks with guilds of these shards where they are to be posted; not necessarily all.
    pub async fn unposted(self, shards: &[Shards]) -> Result<Vec<DueSeekPost>> {
        self.host
            .read(async |mut tx| Ok(tx.seeks().unposted(shards, MAX_SEEK_POSTS, SEEK_BATCH).await?))
            .await
    }

    /// Stores that a seek is about to be posted. `None` if it is not to be posted any more.
    pub async fn claim_post(self, due: &DueSeekPost) -> Result<Option<Intent>> {
        let (subject, place) = (Subject::Seek(due.seek.id), (SEEK_SLOT, due.channel));
        self.host
            .write(async |mut tx| {
                if tx.seeks().open(due.seek.id).await?.is_none() {
                    tx.roll_back();
                    return Ok(None);
                }
                let now = self.host.clock.now();
                let intent = intend(&mut tx, subject, Some(due.guild), place, now).await?;
                if intent.is_new && tx.seeks().count_posts_in(due.guild).await? > MAX_SEEK_POSTS {
                    tx.roll_back();
                    return Ok(None);
                }
                Ok(Some(intent))
            })
            .await
    }

    /// Shows no more seeks in the channel of a guild where that is refused, unless another one was chosen meanwhile.
    pub async fn turn_off(self, due: &DueSeekPost) -> Result<()> {
        self.host.posts().forget(Subject::Seek(due.seek.id), (SEEK_SLOT, due.channel)).await?;
        let turn_off = |settings: &mut crate::store::GuildSettings| {
            settings.seeks_channel = settings.seeks_channel.filter(|channel| *channel != due.channel);
        };
        self.host.settings().update_guild(due.guild, turn_off).await.map(drop)
    }

    /// Posts of seeks that are not open any more or not where they are shown now, in guilds of these shards; not necessarily all.
    pub async fn outdated_posts(self, shards: &[Shards]) -> Result<Vec<OutdatedSeekPost>> {
        self.host.read(async |mut tx| Ok(tx.seeks().outdated_posts(shards, SEEK_BATCH).await?)).await
    }
}
