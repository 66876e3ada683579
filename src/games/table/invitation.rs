//! The seats of an invitation: reserved ones, and those that anyone may take.

use super::{Player, Table};
use crate::rules::Seat;

impl Table {
    /// The reserved seats that are not yet taken, each with the invited player.
    pub fn invited(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let is_reserved = |seat: &Seat| !self.declined.contains(seat);
        let reserved = (1..).zip(&self.opponents).filter(move |(seat, _)| is_reserved(seat));
        reserved.filter(move |(_, opponent)| self.seat_of(opponent.id).is_none())
    }

    /// The seats that were reserved for players who have declined, each with the player.
    pub fn declined_invitations(&self) -> impl Iterator<Item = (Seat, &Player)> {
        (1..).zip(&self.opponents).filter(move |(seat, _)| self.declined.contains(seat))
    }

    /// The seats that are neither taken nor reserved.
    pub fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let is_free = move |seat: &Seat| {
            self.seats[*seat].is_none() && self.invited().all(|(reserved, _)| reserved != *seat)
        };
        (0..self.seats.len()).filter(is_free)
    }
}
