//! Why people cannot play in a channel, which Discord says only by its channels, threads, permissions and time-outs.

use super::api_error::ApiError;
use super::background_http::retry;
use super::messenger::DiscordMessenger;
use super::permissions::reading_permissions;
use crate::app::posts::messenger::Obstacle;
use crate::discord::serenity;
use crate::host::QuarantineReason;
use crate::table::Timestamp as TableTime;
use serenity::{ChannelType, GuildChannel, Permissions, Timestamp, UserId};

impl DiscordMessenger {
    /// The channel that a thread belongs to, or the channel itself.
    pub(in crate::discord) async fn channel_of_thread(
        &self,
        channel: GuildChannel,
    ) -> Result<Option<GuildChannel>, ApiError> {
        match (is_thread(&channel), channel.parent_id) {
            (false, _) => Ok(Some(channel)),
            (true, Some(parent)) => self.guild_channel(parent).await,
            (true, None) => Ok(None),
        }
    }

    /// Why the bot, if it posts there, or one of the players to act cannot use a channel of a guild.
    pub(in crate::discord) async fn obstacle(
        &self,
        guild: serenity::GuildId,
        channel: serenity::ChannelId,
        posts: bool,
        awaited: &[UserId],
    ) -> Result<Option<Obstacle>, ApiError> {
        let obstacle = |reason| Ok(Some(Obstacle::Lasting { reason, since: None }));
        let channel = match self.guild_channel(channel).await {
            Ok(Some(channel)) => channel,
            Ok(None) => return Ok(None),
            Err(error) if error.is_gone() => return obstacle(QuarantineReason::ChannelGone),
            Err(error) if error.is_missing_access() && posts => {
                return obstacle(QuarantineReason::NoPermission);
            }
            Err(error) if error.is_missing_access() => return Ok(None),
            Err(error) => return Err(error),
        };
        let (is_thread, is_private) = (is_thread(&channel), channel.kind == ChannelType::PrivateThread);
        let metadata = channel.thread_metadata;
        let Some(bot) = self.bot.get().copied() else { return Ok(None) };
        let Some(channel) = self.channel_of_thread(channel).await? else { return Ok(None) };
        let fetched = retry(|| self.http.send(|http| http.get_guild(guild)));
        let (server, own) = match tokio::try_join!(fetched, self.member(guild, bot)) {
            Ok((server, Some(own))) => (server, own),
            Ok((_, None)) => return obstacle(QuarantineReason::ChannelGone),
            Err(error) if error.is_gone() || error.is_missing_access() => {
                return obstacle(QuarantineReason::ChannelGone);
            }
            Err(error) => return Err(error),
        };
        let own = server.user_permissions_in(&channel, &own);
        let reads = reading_permissions(Some(channel.kind));
        let needed =
            if is_thread { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
        if posts && !own.administrator() && !own.contains(needed | reads) {
            return obstacle(QuarantineReason::NoPermission);
        }
        let changed = metadata.and_then(|thread| thread.archive_timestamp);
        let changed = changed.map(|time| TableTime::from_unix_millis(time.unix_timestamp() * 1000));
        let is_locked = metadata.is_some_and(|thread| thread.locked);
        let locked = Some(Obstacle::Lasting { reason: QuarantineReason::ChannelLocked, since: changed });
        if is_locked && posts && !own.administrator() && !own.manage_threads() {
            return Ok(locked);
        }
        for player in awaited {
            // `app::people::membership` takes care of people who have left the guild.
            let Some(member) = self.member(guild, *player).await? else { continue };
            let permissions = server.user_permissions_in(&channel, &member);
            // The bot does not know who sees a private thread.
            if !is_private && !permissions.contains(reads) {
                return obstacle(QuarantineReason::HiddenFromPlayer);
            }
            if is_locked && !permissions.manage_threads() {
                return Ok(locked);
            }
            let timed_out_until = member.communication_disabled_until;
            if !permissions.administrator() && timed_out_until.is_some_and(|until| until > Timestamp::now()) {
                return obstacle(QuarantineReason::PlayerTimedOut);
            }
        }
        // A board that the bot would not post opens no thread.
        let is_archived = posts && metadata.is_some_and(|thread| thread.archived);
        Ok(changed.filter(|_| is_archived).map(|since| Obstacle::Archived { since }))
    }
}

/// Whether a channel is a thread, or a post of a forum.
pub(in crate::discord) fn is_thread(channel: &GuildChannel) -> bool {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, NewsThread | PrivateThread | PublicThread)
}
