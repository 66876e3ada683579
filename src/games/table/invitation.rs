//! The seats of an invitation: reserved ones, and those that anyone may take.

use super::{Participant, Phase, Player, Rejection, Table};
use crate::rules::Seat;

impl Table {
    /// The reserved seats that are not yet taken, each with the invited player.
    pub fn invited(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let is_reserved = |seat: &Seat| !self.declined.contains(seat);
        let reserved = (1..).zip(&self.opponents).filter(move |(seat, _)| is_reserved(seat));
        reserved.filter(move |(_, opponent)| self.seat_of(opponent.id).is_none())
    }

    /// Whether anybody may join, as the table waits for players and nobody is invited.
    pub fn is_open_invitation(&self) -> bool {
        self.phase() == Phase::Invitation && self.invited().next().is_none()
    }

    /// The seat that is reserved for a participant who has not taken it.
    pub(super) fn reserved_seat(&self, participant: Participant) -> Option<Seat> {
        self.invited().find(|(_, player)| player.id == participant).map(|(seat, _)| seat)
    }

    /// Whether a participant who has no seat may take one.
    pub(super) fn may_join(&self, participant: Participant) -> bool {
        let has_seat = self.reserved_seat(participant).is_some() || self.free_seats().next().is_some();
        self.seat_of(participant).is_none() && has_seat
    }

    /// Whether a participant is invited to the table, or was when they joined.
    pub fn has_invited(&self, participant: impl Into<Participant>) -> bool {
        let participant = participant.into();
        let is_meant =
            |(seat, player): (Seat, &Player)| player.id == participant && !self.declined.contains(&seat);
        (1..).zip(&self.opponents).any(is_meant)
    }

    /// The seats that were reserved for players who are not expected any more, each with the player.
    pub fn declined_invitations(&self) -> impl Iterator<Item = (Seat, &Player)> {
        (1..).zip(&self.opponents).filter(move |(seat, _)| self.declined.contains(seat))
    }

    /// The player who has given up a seat last. After a restart it may be another one, who has taken that seat since.
    pub fn leaver(&self) -> Option<&Player> {
        self.leaver.as_ref()
    }

    pub(super) fn vacate(&mut self, seat: Seat) -> Result<(), Rejection> {
        self.leaver = self.seats.get_mut(seat).ok_or(Rejection::NotAtTable)?.take();
        self.declined.push(seat);
        Ok(())
    }

    /// Whether a person other than the opener has taken a seat.
    pub fn has_joined_people(&self) -> bool {
        let has_joined = |player: &Player| !player.is_computer() && player.id != self.opener.id;
        self.seats.iter().flatten().any(has_joined)
    }

    /// The seats that are neither taken nor reserved.
    pub fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let is_free = move |seat: &Seat| {
            self.seats[*seat].is_none() && self.invited().all(|(reserved, _)| reserved != *seat)
        };
        (0..self.seats.len()).filter(is_free)
    }
}
