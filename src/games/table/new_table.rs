use super::{ChannelId, GuildId, Player, TimeControl};
use crate::rules::{RulesVersion, Seat, Setup};

/// The options with which a table is opened.
///
/// # Examples
/// ```
/// use bside_games::rules::{GameKind, Setup};
/// use bside_games::table::{ChannelId, FirstPlayer, NewTable, Player, PlayerId};
///
/// let [ana, ben] = [(1, "Ana"), (2, "Ben")].map(|(id, name)| Player::human(PlayerId(id), name.to_owned()));
/// let setup = Setup::new(GameKind::Bizingo, None, None)?;
/// let new_table = NewTable {
///     opponents: vec![ben],
///     begins: FirstPlayer::Other,
///     time_control: Some("1d".parse()?),
///     ..NewTable::new(ChannelId(7), ana, setup)
/// };
/// assert!(!new_table.casual);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The guild of the channel; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The player who opens the table.
    pub by: Player,
    /// The game and its setup.
    pub setup: Setup,
    /// The version of the rules that applies.
    pub rules: RulesVersion,
    /// The invited players, for whom the seats from 1 on are reserved. Anybody may take the other seats.
    pub opponents: Vec<Player>,
    /// The rule by which the first player is chosen.
    pub begins: FirstPlayer,
    /// Whether the game is unrated. Hints are allowed in casual games.
    pub casual: bool,
    /// The time allowed for each turn; `None` if it is unlimited.
    pub time_control: Option<TimeControl>,
    /// Whether everyone sees for which turns the members of a server vote that has a seat.
    pub shows_votes: bool,
    /// Whether the game belongs to a tournament. Its players are the opener and the opponents, in the order of seats.
    pub is_of_tournament: bool,
}

impl NewTable {
    /// A rated game under the current rules without a time control. The opener plays first, and anybody may join.
    pub fn new(channel: ChannelId, by: Player, setup: Setup) -> NewTable {
        let (opponents, begins) = (Vec::new(), FirstPlayer::Opener);
        NewTable {
            guild: None,
            channel,
            by,
            setup,
            rules: setup.kind().rules_version(),
            opponents,
            begins,
            casual: false,
            time_control: None,
            shows_votes: false,
            is_of_tournament: false,
        }
    }
}

/// The rule by which the first player is chosen. The others follow in the order of the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// The player who opened the table.
    Opener,
    /// The player in the next seat, 1.
    Other,
    /// A random player: this number modulo the number of seats selects the seat when all seats are taken.
    Random(u64),
}

impl FirstPlayer {
    /// The seat of the first player among `seats` seats, before the seats are rotated.
    pub(super) fn first(self, seats: usize) -> Seat {
        match self {
            FirstPlayer::Opener => 0,
            FirstPlayer::Other => 1,
            FirstPlayer::Random(number) => (number % seats as u64) as Seat,
        }
    }
}
