//! The channels of a guild into which something can be moved.

use super::api_error::ApiError;
use super::background_http::retry;
use super::presenter::{DiscordPresenter, member_access};
use super::serenity;
use super::venue::Venue;
use crate::app::presenter::ChannelAccess;
use crate::table::{GuildId, PlayerId};
use serenity::{ChannelType, GuildChannel, UserId};

/// A channel with its name.
pub(super) struct NamedVenue {
    pub name: String,
    pub venue: Venue,
}

impl DiscordPresenter {
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
            is_text && member_access(permissions, false) == ChannelAccess::Full
        };
        let venue = |channel: GuildChannel| {
            let venue = Venue::of_channel(&channel, server.user_permissions_in(&channel, &own));
            NamedVenue { name: channel.name, venue }
        };
        Ok(channels.into_iter().filter(is_usable).map(venue).collect())
    }
}
