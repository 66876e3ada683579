//! Hints: who may have one, and who has taken one.

use super::{Participant, Table};
use crate::rules::{Game, Seat};

impl Table {
    /// Whether hints are allowed: in casual games and in games with a computer, but not in a tournament or where a server votes.
    pub fn allows_hints(&self) -> bool {
        !self.is_of_tournament && !self.has_team() && (self.casual || self.has_computers())
    }

    /// Whether a hint was given for the current turn.
    pub fn is_hinted(&self) -> bool {
        self.hinted == Some(self.revision)
    }

    /// Whether a seat was given a hint for any of its turns. Of its results in a rated game only a loss counts then.
    pub fn has_taken_hint(&self, seat: Seat) -> bool {
        self.hinted_seats.contains(&seat)
    }

    /// Whether a participant who may have a hint now would pay for it with the rating of this game, and has not done so
    /// yet.
    pub fn is_first_rated_hint(&self, by: impl Into<Participant>, number: Option<usize>) -> bool {
        let is_first = |(_, seat): (&Game, Seat)| !self.has_taken_hint(seat);
        self.allows_hints() && !self.casual && self.check_turn(by, number).is_ok_and(is_first)
    }
}
