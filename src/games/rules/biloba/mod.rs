//! Biloba (Guillaume Demougeot, 2003), for 2, 3 or 4.

pub(crate) mod board;
mod broken_rule;
mod text;
mod turn_builder;

pub use turn_builder::{Step, TurnBuilder};

use super::position::StepOf;
use super::{
    Cell, Effect, GameKind, MAX_SEATS, Man, ManKind, Mark, Places, Scene, Seat, Symmetry, TurnBuilder as _,
};
use crate::localize::Message;
use board::{Cells, bit, each};
use std::ops::RangeInclusive;

/// A position: the pawns on the board, the seat to act, and the seats that are out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pawns of each seat.
    pawns: [Cells; MAX_SEATS],
    /// The seat to act. In a finished game it has no meaning and is 0, so that equal positions compare as equal.
    turn: u8,
    places: Places,
}

/// The only kind of man.
pub const PAWN: ManKind = ManKind::new("men-stone");

/// "A seat with two pawns or fewer" goes out unless it can capture.
const LOSING_MAN_COUNT: u32 = 2;

/// The number of pawns of each seat at the start: 16 with two seats, 8 with three or four.
fn most_pawns(seats: usize) -> u32 {
    if seats == 2 { 16 } else { 8 }
}

/// The side of the board at which a seat sits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    South,
    West,
    North,
    East,
}

fn side(seat: Seat, seats: usize) -> Side {
    match (seat, seats) {
        (0, _) => Side::South,
        (1, 2) | (2, _) => Side::North,
        (1, _) => Side::West,
        _ => Side::East,
    }
}

impl Side {
    /// Whether a move over this many columns and rows is "towards the pawn's own rear" for a pawn of this side.
    fn is_rearward(self, columns: i8, rows: i8) -> bool {
        match self {
            Side::South => rows < 0,
            Side::West => columns < 0,
            Side::North => rows > 0,
            Side::East => columns > 0,
        }
    }

    /// Rotates a cell from the south side to this side.
    fn turned(self, south: Cell) -> Cell {
        let Cell { column, row } = south;
        match self {
            Side::South => south,
            Side::West => Cell::new(row, 8 - column),
            Side::North => Cell::new(8 - column, 8 - row),
            Side::East => Cell::new(8 - row, column),
        }
    }
}

impl Position {
    fn starting_position(seats: usize) -> Position {
        // "2 seats, 16 pawns each: row 1: e; row 2: d–f; row 3: c–g; row 4: b–h."
        // "3 or 4 seats, 8 pawns each. Seat 0 (south): c1 d1 f1 g1, d2 e2 f2, e3."
        let rows: &[&str] =
            if seats == 2 { &["e", "def", "cdefg", "bcdefgh"] } else { &["cdfg", "def", "e"] };
        let mut pawns = [0; MAX_SEATS];
        for (seat, pawns) in pawns.iter_mut().enumerate().take(seats) {
            for (row, columns) in rows.iter().enumerate() {
                for column in columns.bytes() {
                    let cell = side(seat, seats).turned(Cell::new(column - b'a', row as u8));
                    *pawns |= board::at(cell).map_or(0, bit);
                }
            }
        }
        Position { pawns, turn: 0, places: Places::new(seats) }
    }

    /// The pawns of a seat.
    pub(crate) fn pawns(&self, seat: Seat) -> Cells {
        self.pawns[seat]
    }

    fn mover(&self) -> Seat {
        usize::from(self.turn)
    }

    fn side(&self, seat: Seat) -> Side {
        side(seat, self.places.seats())
    }

    fn occupied(&self) -> Cells {
        self.pawns.iter().fold(0, |all, pawns| all | pawns)
    }

    fn enemies(&self, seat: Seat) -> Cells {
        self.occupied() & !self.pawns[seat]
    }

    fn has_losing_count(&self, seat: Seat) -> bool {
        self.pawns[seat].count_ones() <= LOSING_MAN_COUNT
    }

    fn owner(&self, at: board::At) -> Option<Seat> {
        self.pawns.iter().position(|pawns| pawns & bit(at) != 0)
    }

    /// Takes captured pawns off the board.
    fn remove_men(&mut self, captured: Cells) {
        for pawns in &mut self.pawns {
            *pawns &= !captured;
        }
    }

    fn eliminate(&mut self, seats: &[Seat]) {
        self.places.finish(seats);
        for seat in seats {
            self.pawns[*seat] = 0;
        }
    }

    /// Makes the tests after a turn or a withdrawal, in the order of the rules: "seats without pawns go out, all
    /// together; one seat left has won; two seats left with two pawns or fewer each have drawn […]; then the next
    /// seat's test at the start of its turn, and, if it goes out, the same tests again". The search for the seat to act
    /// begins with `next`.
    fn begin_turn_of(&mut self, next: Seat) {
        self.turn = next as u8;
        loop {
            if self.places.active_seats().any(|seat| self.pawns[seat] == 0) {
                let empty: Vec<Seat> =
                    self.places.active_seats().filter(|seat| self.pawns[*seat] == 0).collect();
                self.eliminate(&empty);
            }
            let seats = self.places.seats();
            let mut left = self.places.active_seats();
            match (left.next(), left.next(), left.next()) {
                // No seat is left only in a text that is not a legal position.
                (None, ..) | (Some(_), None, _) => break self.places.finish_all(),
                (Some(one), Some(other), None)
                    if self.has_losing_count(one) && self.has_losing_count(other) =>
                {
                    break self.places.finish_all();
                }
                _ => {}
            }
            let turn = (0..seats)
                .map(|ahead| (self.mover() + ahead) % seats)
                .find(|seat| self.places.get(*seat).is_none())
                .expect("two seats or more are left");
            self.turn = turn as u8;
            if self.has_losing_count(turn) {
                // "A seat with two pawns or fewer that can make no capture this turn […] is out."
                if self.turn_builder().is_stuck() {
                    self.eliminate(&[turn]);
                    continue;
                }
            } else if self.turn_builder().is_stuck() && self.nobody_can_act() {
                // "If no seat can act, the game is drawn."
                break self.places.finish_all();
            }
            return;
        }
        self.turn = 0;
    }

    fn nobody_can_act(&self) -> bool {
        self.places
            .active_seats()
            .all(|seat| Position { turn: seat as u8, ..*self }.turn_builder().is_stuck())
    }

    fn turn_builder(&self) -> TurnBuilder {
        TurnBuilder::new(*self)
    }
}

impl super::Position for Position {
    type TurnBuilder = TurnBuilder;
    const KIND: GameKind = GameKind::Biloba;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const SETUPS: &'static [&'static str] = &["standard"];
    const KINDS: &'static [ManKind] = &[PAWN];
    const QUIET_TURNS_PER_SEAT: Option<usize> = Some(50);
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry { cell: |cell| Cell::new(8 - cell.column, cell.row), side: |side| (4 - side) % 4 },
        Symmetry { cell: |cell| Cell::new(cell.row, 8 - cell.column), side: |side| (side + 1) % 4 },
    ];

    fn start(seats: usize, _setup: &str) -> Position {
        Position::starting_position(seats)
    }

    fn places(&self) -> Places {
        self.places
    }

    fn seat(&self) -> Option<Seat> {
        (!self.places.is_complete()).then_some(self.mover())
    }

    fn end_reason(&self) -> Message {
        let mut winners = self.places.winners();
        Message::new(match self.places.winners().count() {
            1 if self.places.seats() == 2 => "ending-biloba-two",
            1 => "ending-biloba",
            _ if winners.all(|seat| self.has_losing_count(seat)) => "ending-biloba-few",
            _ => "ending-biloba-stuck",
        })
    }

    fn turn_builder(&self) -> TurnBuilder {
        Position::turn_builder(self)
    }

    /// "A seat that resigns […] in a game of three or four goes out at that moment: its pawns leave the board, its
    /// place is 1 + the number of seats that do better, and the tests for the end of the game follow as after a turn".
    fn after_withdrawal(&self, seat: Seat) -> Position {
        let mut position = *self;
        position.eliminate(&[seat]);
        position.begin_turn_of(position.mover());
        position
    }

    /// `None` also when a seat has two pawns or fewer, because it might then go out.
    fn after_pass(&self) -> Option<Position> {
        let seats = self.places.seats();
        if self.places.is_complete() || self.places.active_seats().any(|seat| self.has_losing_count(seat)) {
            return None;
        }
        let mut ahead = (1..seats).map(|ahead| (self.mover() + ahead) % seats);
        let next = ahead.find(|seat| self.places.get(*seat).is_none())?;
        Some(Position { turn: next as u8, ..*self })
    }

    fn man_count(&self) -> usize {
        self.occupied().count_ones() as usize
    }

    fn has_cell(cell: Cell) -> bool {
        board::at(cell).is_some()
    }

    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut builder = self.turn_builder();
        let mover = self.mover();
        self.tell_captures(builder.captured_before_turn(), &mut effects);
        for step in turn {
            let before = *builder.position();
            match *step {
                Step::Move { from, via_centre, to } => {
                    let way = if via_centre { vec![from, board::CENTRE, to] } else { vec![from, to] };
                    let way = way.into_iter().map(board::cell).collect();
                    effects.push(Effect::Moved { kind: PAWN, path: way });
                }
                Step::Replace { from, to } => {
                    effects.push(Effect::Replaced { from: board::cell(from), to: board::cell(to) });
                }
                Step::Pass => effects.push(Effect::Passed),
            }
            builder.apply(*step);
            before.tell_captures(before.enemies(mover) & !builder.position().enemies(mover), &mut effects);
        }
        effects
    }

    fn scene(&self) -> Scene {
        let men = (0..self.places.seats()).flat_map(|seat| {
            board::cells(self.pawns[seat]).into_iter().map(move |cell| Man { cell, seat, kind: PAWN })
        });
        let mut scene = Scene::new(GameKind::Biloba, men.collect(), super::Position::seat(self), self.places);
        // "If, at the start of a seat's turn, an enemy pawn already stands between two of its pawns […]".
        scene.marks =
            board::cells(self.turn_builder().captured_before_turn()).into_iter().map(Mark::Doomed).collect();
        scene
    }

    fn side_names(&self) -> [&'static str; 2] {
        ["seat-south", "seat-north"]
    }

    /// South, west, north and east; two players sit opposite each other.
    fn side_of(seat: Seat, seats: usize) -> u8 {
        if seats == 2 { 2 * seat as u8 } else { seat as u8 }
    }

    /// For each man that a turn takes another one may be moved.
    fn max_changed_cells(turns: usize, taken: usize) -> usize {
        2 * (turns + taken)
    }
}

impl Position {
    fn tell_captures(&self, captured: Cells, effects: &mut Vec<Effect>) {
        for at in each(captured) {
            if let Some(seat) = self.owner(at) {
                effects.push(Effect::Captured { seat, kind: PAWN, cell: board::cell(at) });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No set-up has enough pawns for this position, but the rules define its result.
    #[test]
    fn a_game_in_which_no_seat_can_act_is_drawn() {
        let mut pawns = [0; MAX_SEATS];
        for at in each(board::RESTING_CELLS) {
            // The rows alternate in pairs, so that no pawn stands between two enemies. Only the centre is empty.
            pawns[usize::from(board::cell(at).row / 2 % 2)] |= bit(at);
        }
        let mut position = Position { pawns, turn: 0, places: Places::new(2) };
        position.begin_turn_of(0);
        assert_eq!(position.places.as_slice(), [1, 1]);
        // With one empty cell some seat can act.
        position = Position { pawns, turn: 0, places: Places::new(2) };
        position.pawns[1] &= position.pawns[1] - 1;
        position.begin_turn_of(0);
        assert_eq!(super::super::Position::seat(&position), Some(0));
    }
}
