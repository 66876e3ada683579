use super::{ChannelId, Ending, GuildId, Offer, Player, Timestamp};
use crate::rules::Seat;
use std::time::Duration;

/// Something that happened at a table, in the order in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A person took a seat.
    Joined {
        /// Which seat.
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// Somebody who was invited does not want to play.
    Declined {
        /// Which seat was reserved.
        seat: Seat,
    },
    /// The opener took the invitation back.
    Cancelled,
    /// Nobody came to play for too long, or nobody played on.
    Expired,
    /// A seat has called it off before everybody had made a turn.
    Aborted {
        /// Which.
        seat: Seat,
    },
    /// Somebody who looks after the channel has ended it, without a result.
    Closed,
    /// All seats are taken and the game begins.
    Started {
        /// Who of them begins: this one has seat 0 from now on, the others the seats after it.
        first: Seat,
    },
    /// A turn was played; what it did is in the course.
    TurnPlayed {
        /// Whose turn.
        seat: Seat,
        /// Canonical.
        text: String,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// The time of a seat for its turn ran out.
    TimedOut {
        /// Which.
        seat: Seat,
    },
    /// The table was brought to another channel.
    Moved {
        /// Of which server, if any.
        guild: Option<GuildId>,
        /// Which.
        channel: ChannelId,
    },
    /// Whoever is to act was reminded of it.
    Reminded,
    /// Time in which nobody could play was given back to whoever is to act.
    TimeGiven {
        /// How much; stored in whole milliseconds.
        time: Duration,
    },
    /// A seat is on vacation, and its clock stands still.
    VacationBegun {
        /// Which.
        seat: Seat,
        /// Until when, unless it comes back before that.
        until: Timestamp,
    },
    /// A seat is back from vacation.
    VacationEnded {
        /// Which.
        seat: Seat,
    },
    /// A seat made an offer, or agreed to the one that stands.
    Offered {
        /// Which.
        seat: Seat,
        /// What is offered.
        offer: Offer,
    },
    /// A seat does not agree to the offer that stands.
    Refused {
        /// Which.
        seat: Seat,
        /// What was offered.
        offer: Offer,
    },
    /// Turns were taken back.
    TakenBack {
        /// So many are left.
        turns: usize,
    },
    /// The clocks stand still, and nobody plays.
    Paused,
    /// The game goes on that was paused.
    Resumed,
    /// A seat was given a hint for its turn.
    Hinted {
        /// Which.
        seat: Seat,
    },
    /// The game is over.
    Ended(Ending),
}
