//! The turns of a table by the seats and events that they belong to.

use super::{Phase, Player, Table};
use crate::rules::{Effect, MAX_SEATS, Seat};

impl Table {
    /// The number of turns among the first events, without those that were taken back since.
    pub fn turns_until(&self, event_count: usize) -> usize {
        self.turn_events.partition_point(|before| *before < event_count)
    }

    /// The seat that played a turn; turns are numbered from 0.
    ///
    /// # Panics
    /// Panics if there is no such turn.
    pub fn mover(&self, turn: usize) -> Seat {
        self.movers[turn]
    }

    /// Whether a person is to act who has not played a turn yet.
    pub fn awaits_first_turn(&self) -> bool {
        let player = self.to_act().filter(|player| !player.is_computer());
        let seat = player.and_then(|player| self.seat_of(player.id));
        seat.is_some_and(|seat| !self.movers.contains(&seat))
    }

    /// The last turn of a person and the turns of computers since, each with its seat and effects. The last turn alone where no
    /// person is left to see them. Empty if the last change of a running game was not a turn.
    pub fn recent_turns(&self) -> &[(Seat, Vec<Effect>)] {
        let is_over = matches!(self.phase, Phase::Ended(_));
        if !is_over && self.game.as_ref().and_then(|game| game.last_mover()).is_none() {
            return &[];
        }
        let is_long = self.recent.len() > MAX_SEATS;
        if is_long { &self.recent[self.recent.len() - 1..] } else { &self.recent }
    }

    /// The effects of the turns that the board shows: the replies of computers to the last turn of a person if there are several, else
    /// the last turn.
    pub fn shown_turns(&self) -> Vec<&[Effect]> {
        let Some(game) = &self.game else { return Vec::new() };
        let is_computers = |seat: &Seat| self.seats[*seat].as_ref().is_some_and(Player::is_computer);
        let replies = self.recent_turns().iter().filter(|(seat, _)| is_computers(seat));
        let replies: Vec<&[Effect]> = replies.map(|(_, effects)| &effects[..]).collect();
        if replies.len() > 1 { replies } else { vec![game.shown_effects()] }
    }
}
