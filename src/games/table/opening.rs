use super::{ChannelId, GuildId, Player, TimeControl};
use crate::rules::{RulesVersion, Seat, Setup};

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
    /// The version of the rules under which it is played.
    pub rules: RulesVersion,
    /// For whom seats are reserved, from seat 1 on; the others are open.
    pub opponents: Vec<Player>,
    /// Who makes the first turn.
    pub begins: FirstPlayer,
    /// It is not to count for the ratings, so that hints may be given.
    pub casual: bool,
    /// How long each turn may take; `None` as long as it will.
    pub time_control: Option<TimeControl>,
}

impl Opening {
    /// A rated game under the current rules without a clock that the opener begins, in which whoever comes may join.
    pub fn new(channel: ChannelId, by: Player, setup: Setup) -> Opening {
        let (opponents, begins) = (Vec::new(), FirstPlayer::Opener);
        Opening {
            guild: None,
            channel,
            by,
            setup,
            rules: RulesVersion::CURRENT,
            opponents,
            begins,
            casual: false,
            time_control: None,
        }
    }
}

/// Who makes the first turn. The others follow in the order in which they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// Who opened the table.
    Opener,
    /// Who sits next.
    Other,
    /// Whoever the lot falls on, which is drawn from this number when all sit.
    Lot(u64),
}

impl FirstPlayer {
    /// The seat that begins, of so many.
    pub(super) fn first(self, seats: usize) -> Seat {
        match self {
            FirstPlayer::Opener => 0,
            FirstPlayer::Other => 1,
            FirstPlayer::Lot(number) => (number % seats as u64) as Seat,
        }
    }
}
