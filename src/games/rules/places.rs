use super::{MAX_SEATS, Seat};
use std::fmt;

/// One place per seat: 1 is the best, and seats that finish together share a place.
///
/// While a game runs, the seats still in it have no place yet.
///
/// # Examples
/// ```
/// use bside_games::rules::Places;
///
/// let mut places = Places::new(3);
/// places.finish(&[1]);
/// assert_eq!(places.get(1), Some(3));
/// places.finish_all();
/// assert_eq!(places.to_string(), "1 3 1");
/// assert_eq!(places.winners().collect::<Vec<_>>(), [0, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Places {
    seats: u8,
    /// 0 for a seat still in the game.
    places: [u8; MAX_SEATS],
}

impl Places {
    /// A game with this many seats, all of them in it.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] seats.
    pub fn new(seats: usize) -> Places {
        assert!(seats <= MAX_SEATS, "no game seats {seats}");
        Places { seats: seats as u8, places: [0; MAX_SEATS] }
    }

    /// `seat` has won against the other, in a game of two.
    pub fn won_by(seat: Seat) -> Places {
        let mut places = Places { seats: 2, places: [2, 2, 0, 0] };
        places.places[seat] = 1;
        places
    }

    /// A draw in a game of two.
    pub fn drawn() -> Places {
        Places { seats: 2, places: [1, 1, 0, 0] }
    }

    /// The places of seats 0 and 1 for each other.
    pub fn swapped(mut self) -> Places {
        self.places.swap(0, 1);
        self
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The place of a seat; `None` while it is in the game.
    ///
    /// # Panics
    /// If `seat` is not less than [`MAX_SEATS`].
    pub fn get(&self, seat: Seat) -> Option<u8> {
        Some(self.places[seat]).filter(|place| *place != 0)
    }

    /// The seats still in the game, in ascending order.
    pub fn active_seats(self) -> impl Iterator<Item = Seat> {
        (0..self.seats()).filter(move |seat| self.places[*seat] == 0)
    }

    /// The seats that have the first place, in ascending order. In a draw they are several.
    pub fn winners(self) -> impl Iterator<Item = Seat> {
        (0..self.seats()).filter(move |seat| self.places[*seat] == 1)
    }

    /// Whether every seat has a place: the game is over.
    pub fn is_complete(&self) -> bool {
        self.active_seats().next().is_none()
    }

    /// Returns these seats the same place: 1 + the number of seats that do better, which are the others still in the
    /// game.
    ///
    /// # Panics
    /// If one of the seats is not less than [`MAX_SEATS`].
    pub fn finish(&mut self, seats: &[Seat]) {
        let better = self.active_seats().filter(|seat| !seats.contains(seat)).count();
        for seat in seats {
            self.places[*seat] = 1 + better as u8;
        }
    }

    /// Returns all seats still in the game the same place.
    pub fn finish_all(&mut self) {
        let seats: Vec<Seat> = self.active_seats().collect();
        self.finish(&seats);
    }

    /// The places as numbers, one per seat, 0 for a seat still in the game.
    pub fn as_slice(&self) -> &[u8] {
        &self.places[..self.seats()]
    }
}

impl fmt::Display for Places {
    /// `1 2 2`: one place per seat.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let texts: Vec<String> = self.as_slice().iter().map(u8::to_string).collect();
        f.write_str(&texts.join(" "))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
