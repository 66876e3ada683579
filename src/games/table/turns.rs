//! The turns of a table by the seats and events that they belong to.

use super::Table;
use crate::rules::{Effect, Seat};

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

    /// The last turn of a person and the turns of computers since, each with its seat and effects. Empty after a takeback.
    pub fn recent_turns(&self) -> &[(Seat, Vec<Effect>)] {
        &self.recent
    }
}
