use super::{ChannelId, GuildId, Pace, Player};
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
    /// How long each turn may take; `None` as long as it will.
    pub pace: Option<Pace>,
}

impl Opening {
    /// A rated game without a clock, in which whoever comes may join.
    pub fn new(channel: ChannelId, by: Player, setup: Setup) -> Opening {
        Opening { guild: None, channel, by, setup, opponent: None, casual: false, pace: None }
    }
}
