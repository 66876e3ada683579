//! Channels of a guild other than that of an interaction, into which something can be moved or posted.

use super::venue::Venue;
use crate::app::posts::messenger::ChannelAccess;
use crate::discord::client::api_error::ApiError;
use crate::discord::client::background_http::retry;
use crate::discord::client::messenger::DiscordMessenger;
use crate::discord::client::permissions::member_access;
use crate::discord::serenity;
use crate::table::{ChannelId, GuildId, PlayerId};
use serenity::{ChannelType, GuildChannel, UserId};

/// A channel with its name.
pub(in crate::discord) struct NamedVenue {
    pub name: String,
    pub venue: Venue,
}

impl DiscordMessenger {
    /// A channel of a guild; `None` if it is in another one or in none, if the bot cannot see it, or is not a member.
    pub(in crate::discord) async fn venue(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<Option<Venue>, ApiError> {
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
    pub(in crate::discord) async fn venues(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> Result<Vec<NamedVenue>, ApiError> {
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
