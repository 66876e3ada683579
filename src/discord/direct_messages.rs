//! Messages in the direct conversation with one user.

use super::outgoing_message::OutgoingMessage;
use super::presenter::DiscordPresenter;
use super::serenity::UserId;
use crate::app::presenter::PresentError;
use crate::table::{ChannelId, MessageId, PlayerId};

impl DiscordPresenter {
    /// Sends a message to a user. Returns it with its channel.
    pub(super) async fn send_to(
        &self,
        player: PlayerId,
        message: OutgoingMessage,
    ) -> Result<(ChannelId, MessageId), PresentError> {
        let channel = self.http.send(|http| UserId::new(player.0).create_dm_channel(http)).await?;
        let message = self.post(channel.id, message).await?;
        Ok((ChannelId(channel.id.get()), MessageId(message.get())))
    }
}
