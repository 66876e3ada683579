//! Channels of a guild other than that of an interaction, into which something can be moved or posted.

use super::api_error::ApiError;
use super::background_http::retry;
use super::presenter::DiscordPresenter;
use super::serenity;
use super::venue::{Venue, reading_permissions};
use crate::app::presenter::ChannelAccess;
use crate::table::{ChannelId, GuildId, PlayerId};
use serenity::{ChannelType, GuildChannel, Permissions, UserId};

/// A channel with its name.
pub(super) struct NamedVenue {
    pub name: String,
    pub venue: Venue,
}

impl DiscordPresenter {
    /// A channel of a guild; `None` if it is in another one or in none, if the bot cannot see it, or is not a member.
    pub(super) async fn venue(&self, guild: GuildId, channel: ChannelId) -> Result<Option<Venue>, ApiError> {
        let guild = serenity::GuildId::new(guild.0);
        let Some(bot) = self.bot.get().copied() else { return Ok(None) };
        let server = retry(|| self.http.send(|http| http.get_guild(guild)));
        let channel = async {
            match self.guild_channel(serenity::ChannelId::new(channel.0)).await {
                Err(error) if error.is_missing_access() || error.is_gone() => Ok(None),
                found => found,
            }
        };
        let (server, channel, own) = tokio::try_join!(server, channel, self.member(guild, bot))?;
        let channel = channel.filter(|channel| channel.guild_id == guild);
        let (Some(channel), Some(own)) = (channel, own) else { return Ok(None) };
        Ok(Some(Venue::of_channel(&channel, server.user_permissions_in(&channel, &own))))
    }

    /// The channels with text of a guild in which a member may use commands, from the top.
    pub(super) async fn venues(&self, guild: GuildId, player: PlayerId) -> Result<Vec<NamedVenue>, ApiError> {
        let guild = serenity::GuildId::new(guild.0);
        let Some(bot) = self.bot.get().copied() else { return Ok(Vec::new()) };
        let server = retry(|| self.http.send(|http| http.get_guild(guild)));
        let channels = retry(|| self.http.send(|http| http.get_channels(guild)));
        let (server, mut channels, own, member) = tokio::try_join!(
            server,
            channels,
            self.member(guild, bot),
            self.member(guild, UserId::new(player.0)),
        )?;
        let (Some(own), Some(member)) = (own, member) else { return Ok(Vec::new()) };
        channels.sort_by_key(|channel| (channel.position, channel.id));
        let is_usable = |channel: &GuildChannel| {
            let permissions = server.user_permissions_in(channel, &member);
            let is_text = matches!(channel.kind, ChannelType::Text | ChannelType::News);
            is_text && member_access(permissions, Some(channel.kind), false) == ChannelAccess::Full
        };
        let venue = |channel: GuildChannel| {
            let venue = Venue::of_channel(&channel, server.user_permissions_in(&channel, &own));
            NamedVenue { name: channel.name, venue }
        };
        Ok(channels.into_iter().filter(is_usable).map(venue).collect())
    }
}

/// What a member with these permissions in a channel of this type may do there.
pub(super) fn member_access(
    permissions: Permissions,
    kind: Option<ChannelType>,
    is_timed_out: bool,
) -> ChannelAccess {
    if permissions.administrator() {
        return ChannelAccess::Full;
    }
    let reads = permissions.contains(reading_permissions(kind));
    match (reads, permissions.use_application_commands()) {
        (false, _) => ChannelAccess::Hidden,
        // A time-out does not touch administrators.
        (true, _) if is_timed_out => ChannelAccess::TimedOut,
        (true, false) => ChannelAccess::WithoutCommands,
        (true, true) => ChannelAccess::Full,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn access_follows_from_permissions_and_time_outs() {
        let view = Permissions::VIEW_CHANNEL;
        for (permissions, is_timed_out, access) in [
            (Permissions::empty(), false, ChannelAccess::Hidden),
            (Permissions::USE_APPLICATION_COMMANDS, false, ChannelAccess::Hidden),
            (view, false, ChannelAccess::WithoutCommands),
            (view, true, ChannelAccess::TimedOut),
            (view | Permissions::USE_APPLICATION_COMMANDS, false, ChannelAccess::Full),
            (view | Permissions::USE_APPLICATION_COMMANDS, true, ChannelAccess::TimedOut),
            (Permissions::ADMINISTRATOR, true, ChannelAccess::Full),
        ] {
            let kind = Some(ChannelType::Text);
            assert_eq!(member_access(permissions, kind, is_timed_out), access, "{permissions:?}");
            // Nobody reads a voice channel whom it does not let in.
            let kind = Some(ChannelType::Voice);
            let hidden = if permissions.administrator() { access } else { ChannelAccess::Hidden };
            assert_eq!(member_access(permissions, kind, is_timed_out), hidden, "{permissions:?}");
            let connected = permissions | Permissions::CONNECT;
            assert_eq!(member_access(connected, kind, is_timed_out), access, "{permissions:?}");
        }
    }
}
