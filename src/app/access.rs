//! Access to a game by its number: for its players, and for everybody who sees the channel where it is played.

use super::presenter::Presenter;
use super::{App, AppError};
use crate::rules::Message;
use crate::table::{ChannelId, PlayerId, Table};

impl<P: Presenter> App<P> {
    /// Checks that a player may look at a game. `channel` is where the player asks.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the player may not, or [`AppError::Present`] if the chat service does not say.
    pub async fn check_access(
        &self,
        table: &Table,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<(), AppError> {
        let is_player =
            table.seat_of(player).is_some() || table.invited().any(|(_, invited)| invited.id == player);
        if is_player || table.channel() == channel {
            return Ok(());
        }
        // A direct conversation is not visible to anyone else.
        let can_view = match table.guild() {
            Some(guild) => self.presenter.can_view(guild, table.channel(), player).await,
            None => Ok(false),
        };
        match can_view {
            Ok(true) => Ok(()),
            // A refusal means that the channel is gone, or that the bot or the player has left the guild.
            Err(error) if !error.is_refusal() => Err(error.into()),
            Ok(false) | Err(_) => Err(AppError::Rejected(Message::new("say-not-seen"))),
        }
    }
}
