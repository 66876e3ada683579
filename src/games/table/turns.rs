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

    /// The last turn of a person and the turns of computers since, each with its seat and effects. Empty after a takeback.
    pub fn recent_turns(&self) -> &[(Seat, Vec<Effect>)] {
        &self.recent
    }
}
