//! Direct messages to players. The conversation with each player is opened once and then known from the store, because Discord takes few
//! requests that open one.

use super::App;
use super::appearance::log_unread_settings;
use super::living_board::Line;
use super::presenter::{PresentError, Presenter};
use crate::host::Preferences;
use crate::table::{ChannelId, MessageId, PlayerId};
use std::error::Error;

impl<P: Presenter> App<P> {
    /// Sends a direct message, which mentions nobody. Returns the message and its channel.
    pub(super) async fn send_direct(
        &self,
        player: PlayerId,
        line: Line,
    ) -> Result<(ChannelId, MessageId), PresentError> {
        let channel = self.direct_channel(player).await?;
        match self.presenter.post_line(channel, line.clone(), None).await {
            // The player may have another conversation with the bot now.
            Err(PresentError::Gone(_)) => {
                let channel = self.open_direct_channel(player).await?;
                Ok((channel, self.presenter.post_line(channel, line, None).await?))
            }
            posted => Ok((channel, posted?)),
        }
    }

    /// The direct conversation with a player. Messages in it may be refused nevertheless.
    pub(super) async fn direct_channel(&self, player: PlayerId) -> Result<ChannelId, PresentError> {
        let known = match self.host.settings().of_player(player).await {
            Ok(settings) => settings.preferences.direct_channel,
            Err(error) => {
                log_unread_settings(&error);
                None
            }
        };
        match known {
            Some(known) => Ok(known),
            None => self.open_direct_channel(player).await,
        }
    }

    async fn open_direct_channel(&self, player: PlayerId) -> Result<ChannelId, PresentError> {
        let channel = self.presenter.open_direct_channel(player).await?;
        let remember = |preferences: &mut Preferences| preferences.direct_channel = Some(channel);
        if let Err(error) = self.host.settings().update_player(player, remember).await {
            let error: &dyn Error = &error;
            tracing::error!(error, %player, "a direct conversation is opened again next time");
        }
        Ok(channel)
    }
}
