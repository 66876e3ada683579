//! Ways to end the pause of a game.

use super::{Offer, Rejection, Table};
use crate::localize::Message;
use crate::rules::Seat;

/// The step by which a player of a paused game lets it go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resumption {
    /// Ask, and it goes on: everybody else in the game is a computer.
    Alone,
    /// Agree with somebody who has asked.
    Asked,
    /// Wait for those who have not agreed yet.
    Awaited,
    /// Ask other people.
    People,
}

impl Resumption {
    /// The name by which the texts select it.
    pub fn name(self) -> &'static str {
        match self {
            Resumption::Alone => "alone",
            Resumption::Asked => "asked",
            Resumption::Awaited => "awaited",
            Resumption::People => "people",
        }
    }
}

impl Table {
    /// The step by which the player of a seat lets the game go on; `None` if it is not paused.
    pub fn resumption(&self, seat: Seat) -> Option<Resumption> {
        let game = self.running().filter(|_| self.is_paused() && !self.is_on_hold())?;
        let asked = self.offer().filter(|open| open.offer == Offer::Resume);
        Some(match asked {
            Some(open) if open.agreed.contains(&seat) => Resumption::Awaited,
            Some(_) => Resumption::Asked,
            None if self.has_other_people(game, seat) => Resumption::People,
            None => Resumption::Alone,
        })
    }

    /// Rejects what cannot be done while the game is paused.
    pub(super) fn check_going_on(&self, seat: Seat) -> Result<(), Rejection> {
        let Some(resumption) = self.resumption(seat) else { return Ok(()) };
        let paused = Message::new("table-paused").with("resume", resumption.name());
        Err(paused.shared_button("button-resume").into())
    }
}
