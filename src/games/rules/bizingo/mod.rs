//! Bizingo (USA, 1850s), for 2.

pub(crate) mod board;
mod broken_rule;
mod text;
mod turn_builder;

pub use board::Army;
pub use turn_builder::{Step, TurnBuilder};

use super::position::StepOf;
use super::{Cell, Effect, GameKind, Man, ManKind, Places, Scene, Seat, Symmetry, TurnBuilder as _};
use crate::localize::Message;
use board::{At, BOARD, Cells, DIRECTIONS, bit, each, shift};
use std::ops::RangeInclusive;

/// "Each side has 16 soldiers and 2 captains."
pub const SOLDIER: ManKind = ManKind::new("men-soldier");
/// The kind of the two captains of each side.
pub const CAPTAIN: ManKind = ManKind::new("men-captain");

/// A position: the pieces on the board, the army of each seat, and the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Soldiers and captains of each [`Army`].
    men: [Cells; 2],
    /// The captains of each army, which `men` contains as well.
    captains: [Cells; 2],
    /// The army of seat 0.
    first: Army,
    /// The army to act. In a finished game it has no meaning and is the army of seat 0, so that equal positions compare
    /// as equal.
    mover: Army,
    places: Places,
}

/// "A side reduced to two pieces (or fewer) has lost."
const LOSING_MAN_COUNT: u32 = 2;
/// "Each side has 16 soldiers and 2 captains."
const SOLDIERS: u32 = 16;
const CAPTAINS: u32 = 2;

/// The cells of an army at the start: rows (counted from 0) with the letters of their columns.
type Array = &'static [(u8, &'static str)];

/// "Seat 0 (*light*, […]): 5 in row 2: i k m o q; 6 in row 3: h j l n p r; 7 in row 4: g i k m o q s, captains on i4
/// and q4. Seat 1 (*dark*, […]): 6 in row 6: h j l n p r, captains on j6 and p6; 5 in row 7: i k m o q; 4 in row 8:
/// j l n p; 3 in row 9: k m o."
const MEN: [Array; 2] =
    [&[(2, "ikmoq"), (3, "hjlnpr"), (4, "gikmoqs")], &[(6, "hjlnpr"), (7, "ikmoq"), (8, "jlnp"), (9, "kmo")]];
const CAPTAINS_OF: [Array; 2] = [&[(4, "iq")], &[(6, "jp")]];

fn set(array: Array) -> Cells {
    let mut set = 0;
    for (row, columns) in array {
        for column in columns.bytes() {
            set |= board::at(Cell::new(column - b'a', row - 1)).map_or(0, |(_, at)| bit(at));
        }
    }
    set
}

impl Position {
    fn seat_of(&self, army: Army) -> Seat {
        usize::from(army != self.first)
    }

    fn army_of(&self, seat: Seat) -> Army {
        if seat == 0 { self.first } else { self.first.other() }
    }

    /// The army of a seat, the cells of its men, and the cells of those men that are captains.
    pub(crate) fn men_and_captains(&self, seat: Seat) -> (Army, Cells, Cells) {
        let army = self.army_of(seat);
        (army, self.men[army as usize], self.captains[army as usize])
    }

    fn is_empty(&self, army: Army, at: At) -> bool {
        self.men[army as usize] & bit(at) == 0
    }

    fn kind(&self, army: Army, at: At) -> ManKind {
        if self.captains[army as usize] & bit(at) != 0 { CAPTAIN } else { SOLDIER }
    }

    /// The steps of an army: each direction with the pieces that can move in it.
    fn movers(&self, army: Army) -> impl Iterator<Item = (i8, Cells)> {
        let own = self.men[army as usize];
        let empty = BOARD[army as usize] & !own;
        DIRECTIONS.into_iter().map(move |direction| (direction, own & shift(empty, -direction)))
    }

    /// The pieces of an army among `suspects` that are captured: see [`board::captured`].
    fn captured(&self, army: Army, suspects: Cells) -> Cells {
        let [own, by] = [army, army.other()].map(|army| army as usize);
        board::captured(army, suspects, self.captains[own], self.men[by], self.captains[by])
    }

    /// Moves a piece to an empty cell.
    fn move_man(&mut self, army: Army, from: At, to: At) {
        let both = bit(from) | bit(to);
        self.men[army as usize] ^= both;
        if self.captains[army as usize] & bit(from) != 0 {
            self.captains[army as usize] ^= both;
        }
    }

    /// Takes pieces off the board.
    fn remove_men(&mut self, army: Army, pieces: Cells) {
        self.men[army as usize] &= !pieces;
        self.captains[army as usize] &= !pieces;
    }

    fn has_losing_count(&self, army: Army) -> bool {
        self.men[army as usize].count_ones() <= LOSING_MAN_COUNT
    }

    /// Makes `next` the army to act, and tests whether the game is over: "A side reduced to two pieces (or fewer) has
    /// lost, also by its own move into capture". The rule about a side without a legal turn needs no test: steps
    /// connect all cells of a colour, and 18 pieces do not fill them.
    fn begin_turn_of(&mut self, next: Army) {
        self.mover = next;
        if let Some(loser) = [next, next.other()].into_iter().find(|army| self.has_losing_count(*army)) {
            self.end(loser);
        }
    }

    fn end(&mut self, loser: Army) {
        self.places = Places::won_by(self.seat_of(loser.other()));
        self.mover = self.first;
    }
}

impl super::Position for Position {
    type TurnBuilder = TurnBuilder;
    const KIND: GameKind = GameKind::Bizingo;
    const SEATS: RangeInclusive<usize> = 2..=2;
    /// "Which army begins is agreed by the players."
    const SETUPS: &'static [&'static str] = &["light-first", "dark-first"];
    const KINDS: &'static [ManKind] = &[CAPTAIN, SOLDIER];
    /// The limit is higher than in the other games: "a won game there often takes more than a hundred quiet turns to
    /// finish".
    const QUIET_TURNS_PER_SEAT: Option<usize> = Some(100);
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry { cell: |cell| Cell::new(24 - cell.column, cell.row), side: |side| side },
        Symmetry { cell: turned_triangle, side: |side| side },
    ];

    /// In `dark-first`, "seat 0 has the dark army; seat 0 always moves first".
    fn start(_seats: usize, setup: &str) -> Position {
        let first = if setup == Position::SETUPS[1] { Army::Dark } else { Army::Light };
        Position {
            men: MEN.map(set),
            captains: CAPTAINS_OF.map(set),
            first,
            mover: first,
            places: Places::new(2),
        }
    }

    fn places(&self) -> Places {
        self.places
    }

    fn seat(&self) -> Option<Seat> {
        (!self.places.is_complete()).then(|| self.seat_of(self.mover))
    }

    /// "A side reduced to two pieces (or fewer) has lost […]. A side that has no legal turn has lost".
    fn end_reason(&self) -> Message {
        let is_reduced = self.men.iter().any(|men| men.count_ones() <= LOSING_MAN_COUNT);
        Message::new(if is_reduced { "ending-bizingo" } else { "ending-no-turn" })
    }

    fn turn_builder(&self) -> TurnBuilder {
        TurnBuilder::new(*self)
    }

    fn after_withdrawal(&self, seat: Seat) -> Position {
        let mut position = *self;
        position.end(self.army_of(seat));
        position
    }

    fn after_pass(&self) -> Option<Position> {
        (!self.places.is_complete()).then(|| Position { mover: self.mover.other(), ..*self })
    }

    fn man_count(&self) -> usize {
        self.men.iter().map(|men| men.count_ones() as usize).sum()
    }

    fn has_cell(cell: Cell) -> bool {
        board::at(cell).is_some()
    }

    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect> {
        let mut effects = Vec::new();
        for step in turn {
            let Step { army, from, to } = *step;
            let kind = self.kind(army, from);
            let cell = board::cell(army, to);
            effects.push(Effect::Moved { kind, path: vec![board::cell(army, from), cell] });
            let mut builder = self.turn_builder();
            builder.apply(*step);
            let after = builder.position();
            let enemy = army.other();
            for man in self.men_of(enemy) {
                if board::at(man.cell).is_some_and(|(_, at)| after.is_empty(enemy, at)) {
                    effects.push(Effect::Captured { seat: man.seat, kind: man.kind, cell: man.cell });
                }
            }
            if after.is_empty(army, to) {
                effects.push(Effect::Lost { seat: self.seat_of(army), kind, cell });
            }
        }
        effects
    }

    fn scene(&self) -> Scene {
        let men = [0, 1].into_iter().flat_map(|seat| self.men_of(self.army_of(seat)));
        let scene = Scene::new(GameKind::Bizingo, men.collect(), super::Position::seat(self), self.places);
        Scene { swapped: self.first == Army::Dark, ..scene }
    }

    fn side_names(&self) -> [&'static str; 2] {
        match self.first {
            Army::Light => ["seat-light", "seat-dark"],
            Army::Dark => ["seat-dark", "seat-light"],
        }
    }

    /// The colour of a man's cell tells its army.
    fn side_of(_seat: Seat, _seats: usize) -> u8 {
        0
    }
}

/// A cell of the triangle after a third of a turn. The distances of its centre from the three sides change places, in thirds of a
/// row: 39 altogether.
fn turned_triangle(cell: Cell) -> Cell {
    let points_up = (cell.column + cell.row).is_multiple_of(2);
    let from_base = 3 * cell.row + if points_up { 1 } else { 2 };
    let from_left = (3 * (cell.column + 1) - from_base) / 2;
    let from_right = 39 - from_base - from_left;
    let (from_base, from_left) = (from_left, from_right);
    Cell::new((2 * from_left + from_base) / 3 - 1, from_base / 3)
}

impl Position {
    /// The pieces of an army, in the order of their cells.
    fn men_of(&self, army: Army) -> Vec<Man> {
        let seat = self.seat_of(army);
        let mut men: Vec<Man> = each(self.men[army as usize])
            .map(|at| Man { cell: board::cell(army, at), seat, kind: self.kind(army, at) })
            .collect();
        men.sort_unstable_by_key(|man| man.cell);
        men
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_turns_of_the_triangle_are_none_and_keep_the_colours() {
        for cell in GameKind::Bizingo.cells() {
            let turned = turned_triangle(cell);
            assert_eq!((cell.column + cell.row) % 2, (turned.column + turned.row) % 2, "{cell}");
            assert_eq!(turned_triangle(turned_triangle(turned)), cell);
        }
    }
}
