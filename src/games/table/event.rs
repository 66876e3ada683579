use super::{ChannelId, Ending, GuildId, Offer, Player, RoundDeadline, Timestamp};
use crate::rules::Seat;
use std::time::Duration;

/// A change of a table. The store keeps the events of a table in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player took a seat.
    Joined {
        /// The seat that was free or reserved for the player.
        seat: Seat,
        /// The player with their name at that time.
        player: Player,
    },
    /// An invited player declined, and nobody else was expected: the table is closed.
    InvitationDeclined {
        /// The seat that was reserved for the player.
        seat: Seat,
    },
    /// An invited player declined. The seat is free, because others can still join.
    SeatDeclined {
        /// The seat that was reserved for the player.
        seat: Seat,
    },
    /// The opener took the invitation of one player back. The seat is free, because others can still join.
    SeatOpened {
        /// The seat that was reserved for the player.
        seat: Seat,
    },
    /// The opener took the invitation back.
    Cancelled,
    /// The invitation or the idle game expired.
    Expired,
    /// A seat ended the game without a result before every seat had played a turn.
    Aborted {
        /// The seat that ended the game.
        seat: Seat,
    },
    /// A moderator of the channel ended the table without a result.
    Closed,
    /// All seats were taken and the game started.
    Started {
        /// The seat of the first player before the start. The seats are rotated so that this player has seat 0.
        first: Seat,
    },
    /// A turn was played. Its effects follow from the game and are not stored.
    TurnPlayed {
        /// The seat that played the turn.
        seat: Seat,
        /// The turn in canonical notation.
        text: String,
    },
    /// The next turn is one that the player of this seat had planned.
    PlanFollowed {
        /// The seat to act, whose player planned the turn.
        seat: Seat,
    },
    /// A seat resigned.
    Resigned {
        /// The seat that resigned.
        seat: Seat,
    },
    /// A seat lost on time.
    TimedOut {
        /// The seat that lost.
        seat: Seat,
    },
    /// The table moved to another channel.
    Relocated {
        /// The guild of the new channel; `None` in direct messages.
        guild: Option<GuildId>,
        /// The new channel.
        channel: ChannelId,
    },
    /// The player to act was reminded.
    Reminded,
    /// The player to act has not moved for so long that the others may ask whether they are still there, or has not answered
    /// that for so long that they may claim the game.
    AbsenceNoticed,
    /// A seat asked whether the player to act is still there.
    PresenceAsked {
        /// The seat that asked.
        seat: Seat,
    },
    /// The player to act answered that they are still there, or somebody says so before the first turn in a tournament.
    PresenceConfirmed {
        /// The seat whose player is there.
        seat: Seat,
    },
    /// A seat added the time for a turn to that of the player to act.
    TurnExtended {
        /// The seat that gave the time.
        seat: Seat,
    },
    /// Time in which nobody could play was given back: what is still to come at the table comes later by it.
    TimeCredited {
        /// The time given back; stored in whole milliseconds.
        time: Duration,
    },
    /// The opener has said whether the game is rated, before it began.
    RatingChosen {
        /// Whether it is rated, and not casual.
        rated: bool,
    },
    /// The player of a seat has given it up before the game. Anyone may take it.
    SeatVacated {
        /// The seat that is free again.
        seat: Seat,
    },
    /// The player of a seat has left the server of the table, so the seat will not play on.
    PlayerLeft {
        /// The seat whose player has left.
        seat: Seat,
        /// Whether another player may have removed the player from the server.
        is_removable: bool,
    },
    /// The player of a seat has come back to the server.
    PlayerReturned {
        /// The seat whose player is back.
        seat: Seat,
    },
    /// A seat whose player has left was given up on request of another player.
    Forfeited {
        /// The seat that was given up.
        seat: Seat,
    },
    /// An organiser removed the player of a seat from the tournament, so the seat was given up.
    Removed {
        /// The seat that was given up.
        seat: Seat,
    },
    /// A seat went on vacation. Its clock stops during its turns.
    VacationBegun {
        /// The seat whose player is away.
        seat: Seat,
        /// The end of the vacation, unless the player returns earlier.
        until: Timestamp,
    },
    /// A seat returned from vacation.
    VacationEnded {
        /// The seat whose player is back.
        seat: Seat,
    },
    /// A seat made an offer, or accepted the open one.
    Offered {
        /// The seat that made or accepted the offer.
        seat: Seat,
        /// The kind of offer.
        offer: Offer,
    },
    /// A seat refused the open offer.
    OfferDeclined {
        /// The seat that refused.
        seat: Seat,
        /// The kind of offer.
        offer: Offer,
    },
    /// Turns were taken back.
    TakenBack {
        /// The number of turns that are left.
        turns: usize,
    },
    /// The game was paused.
    Paused,
    /// The paused game was resumed.
    Resumed,
    /// A seat was given a hint for its turn. If the game is rated, only a loss counts for this seat from now on.
    HintGiven {
        /// The seat to act, which was given the hint.
        seat: Seat,
    },
    /// The deadline of the game in its tournament passed. What follows says who loses.
    DeadlinePassed,
    /// Nobody came to the game of a tournament in time: everyone loses there, and the table is closed.
    NobodyCame,
    /// The round of a tournament in which the game is played has another deadline.
    RoundDeadlineSet {
        /// The deadline; `None` if there is none any more, or while it waits.
        deadline: Option<RoundDeadline>,
    },
    /// The tournament of the table ended before the game, which goes on as any other.
    TournamentOver,
    /// The game ended.
    Ended(Ending),
    /// An organiser entered the result of the game in its tournament, so the table is closed.
    ResultEntered,
}

impl Event {
    /// Whether it changes the picture of the board, rather than only who is asked, the clocks or other words beside it.
    pub fn changes_picture(&self) -> bool {
        !matches!(
            self,
            Event::Reminded
                | Event::AbsenceNoticed
                | Event::PresenceAsked { .. }
                | Event::PresenceConfirmed { .. }
                | Event::TurnExtended { .. }
                | Event::TimeCredited { .. }
                | Event::PlayerLeft { .. }
                | Event::PlayerReturned { .. }
                | Event::VacationBegun { .. }
                | Event::VacationEnded { .. }
                | Event::Offered { .. }
                | Event::OfferDeclined { .. }
                | Event::Paused
                | Event::Resumed
                | Event::HintGiven { .. }
                | Event::PlanFollowed { .. }
                | Event::TournamentOver
                | Event::RoundDeadlineSet { .. }
        )
    }

    /// Whether the line about it is read only until the next board: it is about a clock, and so about whose turn it is, or about
    /// the turn of now, such as a hint, says that somebody does not want to resume the game yet, or is said by the board as well.
    pub fn is_temporary(&self) -> bool {
        matches!(
            self,
            Event::Paused
                | Event::Resumed
                | Event::VacationBegun { .. }
                | Event::VacationEnded { .. }
                | Event::AbsenceNoticed
                | Event::PresenceAsked { .. }
                | Event::PresenceConfirmed { .. }
                | Event::TurnExtended { .. }
                | Event::PlayerLeft { .. }
                | Event::PlayerReturned { .. }
                | Event::HintGiven { .. }
                | Event::OfferDeclined { offer: Offer::Resume, .. }
        )
    }

    /// The seat whose player has done it; `None` if it was nobody alone.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Joined { seat, .. }
            | Event::InvitationDeclined { seat }
            | Event::SeatDeclined { seat }
            | Event::SeatVacated { seat }
            | Event::Aborted { seat }
            | Event::TurnPlayed { seat, .. }
            | Event::PlanFollowed { seat }
            | Event::Resigned { seat }
            | Event::PresenceAsked { seat }
            | Event::PresenceConfirmed { seat }
            | Event::TurnExtended { seat }
            | Event::PlayerLeft { seat, .. }
            | Event::PlayerReturned { seat }
            | Event::VacationBegun { seat, .. }
            | Event::VacationEnded { seat }
            | Event::Offered { seat, .. }
            | Event::OfferDeclined { seat, .. }
            | Event::HintGiven { seat } => Some(*seat),
            Event::SeatOpened { .. }
            | Event::Cancelled
            | Event::Expired
            | Event::Closed
            | Event::DeadlinePassed
            | Event::NobodyCame
            | Event::RoundDeadlineSet { .. }
            | Event::Started { .. }
            | Event::TimedOut { .. }
            | Event::Forfeited { .. }
            | Event::Removed { .. }
            | Event::Relocated { .. }
            | Event::RatingChosen { .. }
            | Event::Reminded
            | Event::AbsenceNoticed
            | Event::TimeCredited { .. }
            | Event::TakenBack { .. }
            | Event::Paused
            | Event::Resumed
            | Event::TournamentOver
            | Event::Ended(_)
            | Event::ResultEntered => None,
        }
    }

    /// The seat whose player is there, as they do something in the game.
    pub(super) fn comer(&self) -> Option<Seat> {
        match self {
            Event::TurnPlayed { seat, .. }
            | Event::PresenceConfirmed { seat }
            | Event::Offered { seat, .. }
            | Event::OfferDeclined { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Whether it makes or answers an offer and does nothing else.
    pub fn is_about_offer(&self) -> bool {
        matches!(self, Event::Offered { .. } | Event::OfferDeclined { .. })
    }
}
