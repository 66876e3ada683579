use super::{Decision, EntrantNumber};
use crate::rules::Seat;
use crate::table::{TableId, Timestamp};
use serde::{Deserialize, Serialize};

/// The number of a pairing: the number of those made before in the tournament, counted from 0.
pub type PairingNumber = usize;

/// One game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, counted from 1; 0 on a ladder.
    pub round: usize,
    /// The players by seat. The first one goes first.
    pub seats: Vec<EntrantNumber>,
    /// The game before it in the same match of a knockout.
    pub previous: Option<PairingNumber>,
    /// The table; `None` before it is opened.
    pub table: Option<TableId>,
    /// Whether a turn is known to have been played. Only a withdrawal from a running game depends on it.
    pub has_begun: bool,
    /// The time from which the game is adjudicated if it is not decided.
    pub deadline: Option<Timestamp>,
    /// The result; `None` until the game is decided.
    pub result: Option<GameResult>,
    /// The time at which it was paired.
    pub paired_at: Timestamp,
    /// The time at which it was decided.
    pub decided_at: Option<Timestamp>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The place of each seat.
    pub places: Vec<u8>,
    /// How it was decided.
    pub decision: Decision,
}

impl GameResult {
    /// The half-points of a seat against another one: 2 for a better place, 1 for the same one, otherwise 0. A place that more
    /// seats share than could have it was lost by all of them.
    ///
    /// # Examples
    /// ```
    /// use bside_games::tournament::{Decision, GameResult};
    ///
    /// let result = |places: [u8; 2]| GameResult { places: places.to_vec(), decision: Decision::Played };
    /// assert_eq!(result([1, 2]).half_points(0, 1), 2);
    /// assert_eq!(result([1, 1]).half_points(0, 1), 1);
    /// // Both have lost.
    /// assert_eq!(result([2, 2]).half_points(0, 1), 0);
    /// ```
    pub fn half_points(&self, seat: Seat, against: Seat) -> u32 {
        let (own, other) = (self.places[seat], self.places[against]);
        let sharing = self.places.iter().filter(|place| **place == own).count();
        let is_shared = usize::from(own) + sharing <= self.places.len() + 1;
        if own < other { 2 } else { u32::from(own == other && is_shared) }
    }

    /// Whether a seat has the first place alone.
    pub fn is_won_by(&self, seat: Seat) -> bool {
        self.places[seat] == 1 && self.places.iter().filter(|place| **place == 1).count() == 1
    }

    /// How it was decided, for files. A draw agreed before a turn was played was forfeited by nobody.
    pub fn decision_name(&self) -> &'static str {
        match self.decision {
            Decision::Forfeited if self.places.iter().all(|place| *place == 1) => "agreed",
            decision => decision.name(),
        }
    }

    /// Whether a game of so many seats can end like this.
    pub(super) fn is_possible(&self, seats: usize) -> bool {
        let is_place = |place: &u8| (1..=seats).contains(&usize::from(*place));
        let is_lost_by_all = self.places.iter().all(|place| usize::from(*place) == seats);
        let has_first = self.places.contains(&1);
        self.places.len() == seats && self.places.iter().all(is_place) && (has_first || is_lost_by_all)
    }

    /// Whether a game of two seats is drawn.
    pub fn is_drawn(&self) -> bool {
        self.places == [1, 1]
    }
}

impl Pairing {
    /// The seat of a player.
    pub fn seat_of(&self, entrant: EntrantNumber) -> Option<Seat> {
        self.seats.iter().position(|seated| *seated == entrant)
    }
}

/// A player who sits a round out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The round, counted from 1.
    pub round: usize,
    /// The player without a game in that round.
    pub entrant: EntrantNumber,
    /// Whether it was asked for beforehand, so that it is worth half a point.
    pub is_asked: bool,
}
