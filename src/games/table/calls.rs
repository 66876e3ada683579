//! Who is called to a table, that is, notified that the table waits for them.
//!
//! People act in turn, so each new position may call the next player. Without a limit, somebody who acts repeatedly (moves
//! an invitation, makes one offer after the other) could notify the others each time. A person who has been called is
//! therefore called again only after they have acted or after [`CALL_INTERVAL`].

use super::{Event, Phase, Player, PlayerId, Table, Timestamp, Withdrawal};
use crate::rules::Seat;
use std::time::Duration;

/// A person who has not acted since the last call is not called again within this time.
const CALL_INTERVAL: Duration = Duration::from_mins(1);

/// The last call of a person.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    player: PlayerId,
    /// The number of events after which the table called the person; 0 at the opening.
    event_count: usize,
    at: Timestamp,
    /// Whether it repeats one because the table has moved.
    follows_move: bool,
}

impl Call {
    /// Whether the person is not called again at this time. A clock that was set back does not extend the interval.
    fn is_recent(&self, now: Timestamp) -> bool {
        self.at <= now && now.saturating_duration_since(self.at) < CALL_INTERVAL
    }
}

impl Table {
    /// The people who are awaited, or whose game is over, and were called after this number of events, that is, those whom a message
    /// about the later events notifies. `None` is before the opening.
    pub fn called_since(&self, event_count: Option<usize>) -> Vec<PlayerId> {
        let is_called = |player: &PlayerId| {
            let call = self.calls.iter().find(|call| call.player == *player);
            call.is_some_and(|call| event_count.is_none_or(|before| call.event_count > before))
        };
        self.callable().into_iter().chain(self.put_out()).filter(is_called).collect()
    }

    /// The people who went out of the running game because they did not move or were removed. The others play on.
    pub fn put_out(&self) -> Vec<PlayerId> {
        let is_put_out =
            |seat: &Seat| matches!(self.withdrawal(*seat), Some(Withdrawal::TimedOut | Withdrawal::Removed));
        let seats = (0..self.seats.len()).filter(|_| self.phase == Phase::Playing).filter(is_put_out);
        seats.filter_map(|seat| self.seats[seat].as_ref()?.human_id()).collect()
    }

    /// The people who are awaited, or those whose game is over.
    fn callable(&self) -> Vec<PlayerId> {
        match self.phase {
            Phase::Ended(_) | Phase::Closed => self.people_of_game(),
            Phase::Invitation | Phase::Playing => {
                self.awaited().into_iter().filter_map(Player::human_id).collect()
            }
        }
    }

    /// Calls the invited people at the opening.
    pub(super) fn call_invited(&mut self, at: Timestamp) {
        self.call(None, at, false);
    }

    /// Calls the people who are awaited or whose game is over, except those with a recent call and the one who has just acted.
    /// `moves` says that the request that they are to answer is in another channel now, which repeats a recent call once. There is one
    /// end only, and a message of a recent call may be gone by then.
    fn call(&mut self, actor: Option<PlayerId>, at: Timestamp, moves: bool) {
        for player in self.callable().into_iter().filter(|player| Some(*player) != actor) {
            let last = self.calls.iter().position(|call| call.player == player);
            let is_again = last.is_some_and(|last| self.calls[last].is_recent(at));
            let is_over = matches!(self.phase, Phase::Ended(_) | Phase::Closed);
            if is_again && !is_over && !(moves && last.is_some_and(|last| !self.calls[last].follows_move)) {
                continue;
            }
            self.push_call(player, at, is_again);
        }
    }

    fn push_call(&mut self, player: PlayerId, at: Timestamp, follows_move: bool) {
        self.calls.retain(|call| call.player != player);
        self.calls.push(Call { player, event_count: self.event_count, at, follows_move });
    }

    /// Records who is called after an event, which is applied already.
    pub(super) fn call_after(&mut self, event: &Event, at: Timestamp) {
        // The end follows from the events before it. Who planned a turn is not there: it follows from that of somebody else.
        let is_end = matches!(event, Event::Ended(_));
        let is_planned = match event {
            Event::PlanFollowed { .. } => true,
            Event::TurnPlayed { .. } => self.recent.has_planned_turn,
            _ => false,
        };
        let actor = if is_end { self.last_actor } else { self.actor(event) };
        if !is_planned {
            self.last_actor = actor;
        }
        self.calls.retain(|call| Some(call.player) != actor);
        if let Some(player) = actor.filter(|player| self.is_solo() || self.is_last_person(*player)) {
            // A reply that comes at once notifies nobody: the only person who still plays is there.
            self.calls.push(Call { player, event_count: 0, at, follows_move: false });
        }
        let is_last_board = self.is_solo() || self.is_left_to_computers();
        if let Event::TimedOut { seat } = event
            && let Some(player) = self.seats[*seat].as_ref().and_then(Player::human_id)
            && !is_last_board
        {
            // The others play on, and the end of the game is not this player's any more.
            self.push_call(player, at, false);
        }
        let calls = match event {
            // Nobody has anything to do after these events.
            Event::SeatDeclined { .. }
            | Event::SeatOpened { .. }
            | Event::SeatVacated { .. }
            | Event::RatingChosen { .. }
            | Event::VacationBegun { .. }
            | Event::PlayerLeft { .. }
            | Event::PlayerReturned { .. }
            | Event::TimeCredited { .. }
            | Event::TurnExtended { .. }
            | Event::AbsenceNoticed
            | Event::PresenceConfirmed { .. }
            | Event::PlanFollowed { .. }
            | Event::DeadlinePassed
            | Event::RoundDeadlineSet { .. }
            | Event::TournamentOver => false,
            // The only person at the table has just opened it, or sees the reply that ends it. Who has left it to computers is gone.
            Event::Started { .. } => !self.is_solo(),
            Event::Ended(_) | Event::Aborted { .. } | Event::Expired => {
                !self.is_solo() && self.played_out().is_none()
            }
            // The message of the moderator calls everybody itself.
            Event::Closed => false,
            Event::VacationEnded { seat } => self.running().is_some_and(|game| game.seat() == Some(*seat)),
            _ => true,
        };
        if calls {
            let moves = matches!(event, Event::Relocated { .. }) && self.seats_to_answer().next().is_some();
            self.call(actor.filter(|_| !matches!(event, Event::VacationEnded { .. })), at, moves);
        }
    }

    /// Whether the player to act has done something in the game.
    pub(super) fn is_of_player_to_act(&self, event: &Event) -> bool {
        let is_action = !matches!(event, Event::VacationEnded { .. });
        let actor = self.actor(event).filter(|_| is_action);
        actor.is_some() && actor == self.to_act().and_then(Player::human_id)
    }

    /// The person whose command led to an event, if it was one at the table.
    fn actor(&self, event: &Event) -> Option<PlayerId> {
        let seated = |seat: &Seat| self.seats.get(*seat)?.as_ref()?.human_id();
        match event {
            Event::Joined { player, .. } => player.human_id(),
            Event::TurnPlayed { seat, .. }
            | Event::Resigned { seat }
            | Event::Aborted { seat }
            | Event::Offered { seat, .. }
            | Event::OfferDeclined { seat, .. }
            | Event::VacationEnded { seat }
            | Event::TurnExtended { seat }
            | Event::PresenceAsked { seat }
            | Event::PresenceConfirmed { seat }
            | Event::HintGiven { seat } => seated(seat),
            // Without a clock the others claim a game: where that ends it, the winner.
            Event::TimedOut { .. } if self.time_control().is_none() => {
                seated(&self.game.as_ref()?.places().winners().next()?)
            }
            _ => None,
        }
    }
}
