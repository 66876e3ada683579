use super::{ChannelId, GuildId, PlayerId, Rejection};
use crate::rules::Setup;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Which.
    pub id: PlayerId,
    /// The name, as last seen.
    pub name: String,
}

/// What somebody asks for who opens a table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The server, if any.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opens it.
    pub by: Player,
    /// What is to be played.
    pub setup: Setup,
    /// For whom seat 1 is reserved; `None` leaves every other seat open.
    pub opponent: Option<Player>,
    /// Is the opponent a bot account? No program sits at these tables under its own account.
    pub opponent_is_bot: bool,
}

impl Opening {
    pub(super) fn check(&self) -> Result<(), Rejection> {
        match &self.opponent {
            Some(opponent) if opponent.id == self.by.id => Err(Rejection::InvitedSelf),
            Some(_) if self.opponent_is_bot => Err(Rejection::InvitedBot),
            _ => Ok(()),
        }
    }
}
