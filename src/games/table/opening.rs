use super::{ChannelId, GuildId, Player};
use crate::rules::Setup;

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
    /// It is not to count for the ratings, so that hints may be given.
    pub casual: bool,
}
