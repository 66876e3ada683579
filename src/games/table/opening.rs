use super::{ChannelId, GuildId, Player};
use crate::rules::{Seat, Setup};

/// What somebody asks for who opens a table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The server, if any.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// Who opens it.
    pub by: Player,
    /// Where that person sits.
    pub seat: Seat,
    /// What is to be played.
    pub setup: Setup,
    /// For whom seat 1 is reserved, or seat 0 where the opener has that; `None` leaves every other seat open.
    pub opponent: Option<Player>,
    /// It is not to count for the ratings, so that hints may be given.
    pub casual: bool,
}

impl Opening {
    /// A rated game whose opener has seat 0 and in which whoever comes may join.
    pub fn new(channel: ChannelId, by: Player, setup: Setup) -> Opening {
        Opening { guild: None, channel, by, seat: 0, setup, opponent: None, casual: false }
    }
}
