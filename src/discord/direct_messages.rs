//! Messages in the direct conversation with one user.

use super::outgoing_message::OutgoingMessage;
use super::presenter::DiscordPresenter;
use super::serenity::UserId;
use crate::app::presenter::PresentError;
use crate::table::{ChannelId, MessageId, PlayerId};
use quick_cache::sync::Cache;

/// Upper bound of the players whose direct conversations are known.
const MAX_KNOWN_CHANNELS: usize = 10_000;

/// The direct conversations that Discord has told, so that it is not asked before each message.
pub(super) struct DirectChannels(Cache<PlayerId, ChannelId>);

impl Default for DirectChannels {
    fn default() -> DirectChannels {
        DirectChannels(Cache::new(MAX_KNOWN_CHANNELS))
    }
}

impl DiscordPresenter {
    /// Sends a message to a user. Returns it with its channel.
    pub(super) async fn send_to(
        &self,
        player: PlayerId,
        message: OutgoingMessage,
    ) -> Result<(ChannelId, MessageId), PresentError> {
        let channel = self.direct_channel_with(player).await?;
        match self.post(channel, message).await {
            Ok(message) => Ok((channel, message)),
            Err(error) => {
                if error.is_refusal() {
                    self.direct_channels.0.remove(&player);
                }
                Err(error.into())
            }
        }
    }

    /// The direct conversation with a user.
    pub(super) async fn direct_channel_with(&self, player: PlayerId) -> Result<ChannelId, PresentError> {
        if let Some(known) = self.direct_channels.0.get(&player) {
            return Ok(known);
        }
        let channel = self.http.send(|http| UserId::new(player.0).create_dm_channel(http)).await?;
        let channel = ChannelId(channel.id.get());
        self.direct_channels.0.insert(player, channel);
        Ok(channel)
    }
}
