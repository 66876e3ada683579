//! Basileus (Marek Łukaszewicz, 2010), for 2.

pub(crate) mod board;
mod broken_rule;
mod text;
mod turn_builder;

pub use turn_builder::{Step, TurnBuilder};

use super::position::{StepOf, fen_error};
use super::{
    Cell, Effect, FenError, GameKind, Man, ManKind, Mark, Places, Scene, Seat, Symmetry, TurnBuilder as _,
    TurnStatus, rows,
};
use crate::localize::Message;
use board::{ALL, At, BOARD, Cells, DIAGONAL, ORTHOGONAL, ROWS, bit, each, row_cells, shift};
use std::ops::RangeInclusive;

/// The set-ups, the default first: the name, and the rows as in the text of a position. "The source […] gives no
/// set-up", so the standard one is the host's reconstruction: "file by file: a piece, b pawn, c piece, d pawn,
/// e **basileus**, f pawn, g piece, h pawn, i piece". To add a set-up, add a line here.
const ARRAYS: &[(&str, &str)] = &[("standard", "fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF")];

const NAMES: [&str; ARRAYS.len()] = {
    let mut names = [""; ARRAYS.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = ARRAYS[index].0;
        index += 1;
    }
    names
};

/// The kind of man that moves diagonally and jumps orthogonally.
pub const PAWN: ManKind = ManKind::new("men-pawn");
/// The kind of man that moves and jumps diagonally. In texts for people it is an officer.
pub const PIECE: ManKind = ManKind::new("men-piece");
/// The basileus, which moves and jumps in all eight directions.
pub const KING: ManKind = ManKind::new("men-king");

/// The kind of a man, by which the rules decide how it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Pawn,
    Piece,
    King,
}

impl Role {
    const ALL: [Role; 3] = [Role::Pawn, Role::Piece, Role::King];

    fn kind(self) -> ManKind {
        match self {
            Role::Pawn => PAWN,
            Role::Piece => PIECE,
            Role::King => KING,
        }
    }
}

/// A position: the men on the board and the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    sides: [Side; 2],
    /// The seat to act. In a finished game it has no meaning and is 0, so that equal positions compare as equal.
    turn: u8,
    places: Places,
}

/// The men of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Side {
    pub(crate) pawns: Cells,
    pub(crate) pieces: Cells,
    /// The basileus; empty when it has been taken.
    pub(crate) king: Cells,
}

impl Side {
    pub(crate) fn men(&self) -> Cells {
        self.pawns | self.pieces | self.king
    }

    fn of(&self, role: Role) -> Cells {
        match role {
            Role::Piece => self.pieces,
            Role::King => self.king,
            Role::Pawn => self.pawns,
        }
    }

    fn of_mut(&mut self, role: Role) -> &mut Cells {
        match role {
            Role::Piece => &mut self.pieces,
            Role::King => &mut self.king,
            Role::Pawn => &mut self.pawns,
        }
    }

    fn role(&self, at: At) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.of(*role) & bit(at) != 0)
    }

    /// The men of this side that an enemy of this kind may jump over: "a pawn jumps […] over pawns or the basileus,
    /// never over pieces"; the same holds for a piece; "a basileus jumps […] over pawns and pieces, never over the
    /// other basileus".
    fn capturable_by(&self, of: Role) -> Cells {
        if of == Role::King { self.pawns | self.pieces } else { self.pawns | self.king }
    }
}

fn letter(seat: Seat, role: Role) -> char {
    let small = match role {
        Role::Piece => 'f',
        Role::King => 'b',
        Role::Pawn => 'p',
    };
    if seat == 0 { small.to_ascii_uppercase() } else { small }
}

fn man(letter: char) -> Option<(Seat, Role)> {
    (0..2).find_map(|seat| {
        Role::ALL.into_iter().find(|role| self::letter(seat, *role) == letter).map(|role| (seat, role))
    })
}

/// The men of both seats in rows of letters, as in the text of a position.
fn read_rows(text: &str) -> Result<[Side; 2], FenError> {
    let mut sides = [Side::default(); 2];
    rows::read(text, ROWS, row_cells, |at, symbol| match man(symbol) {
        Some((seat, role)) => {
            *sides[seat].of_mut(role) |= bit(at);
            Ok(())
        }
        None => fen_error(format!("{symbol:?} is not a man of this game")),
    })?;
    Ok(sides)
}

/// "Pawns and pieces diagonally, any of four directions; the basileus in all eight."
fn move_directions(role: Role) -> &'static [i8] {
    if role == Role::King { &ALL } else { &DIAGONAL }
}

/// "A pawn jumps orthogonally (left, right, forward, back) […]. A piece jumps diagonally […]. A basileus jumps in all
/// eight directions".
fn jump_directions(role: Role) -> &'static [i8] {
    match role {
        Role::Piece => &DIAGONAL,
        Role::King => &ALL,
        Role::Pawn => &ORTHOGONAL,
    }
}

/// The `men` that can jump in a direction: over a man of `targets`, to the empty square right behind it.
fn jumpers(men: Cells, direction: i8, targets: Cells, empty: Cells) -> Cells {
    men & shift(targets & shift(empty, -direction), -direction)
}

impl Position {
    /// The men of a seat.
    pub(crate) fn men_of(&self, seat: Seat) -> &Side {
        &self.sides[seat]
    }

    /// The position with these men. It tests whether the game is over.
    pub(crate) fn of(sides: [Side; 2], to_act: Seat) -> Position {
        let mut position = Position { sides, turn: 0, places: Places::new(2) };
        position.begin_turn_of(to_act as u8);
        position
    }

    fn side(&self) -> &Side {
        &self.sides[usize::from(self.turn)]
    }

    fn enemy(&self) -> &Side {
        &self.sides[usize::from(1 - self.turn)]
    }

    fn empty(&self) -> Cells {
        BOARD & !self.sides[0].men() & !self.sides[1].men()
    }

    fn man(&self, at: At) -> Option<(Seat, Role)> {
        (0..2).find_map(|seat| self.sides[seat].role(at).map(|role| (seat, role)))
    }

    /// Visits the jumps of these men of one kind, each with the status of the turn after it: "a capturing man goes on
    /// jumping in the same turn for as long as it can"; "a basileus whose jumps end next to the other one stops there".
    fn jumps(&self, role: Role, men: Cells, mut visit: impl FnMut(Step, TurnStatus)) {
        let empty = self.empty();
        let targets = self.enemy().capturable_by(role);
        for direction in jump_directions(role) {
            for from in each(jumpers(men, *direction, targets, empty)) {
                let over = from.wrapping_add_signed(*direction);
                let to = over.wrapping_add_signed(*direction);
                let ends = self.enemy().king & bit(over) != 0 || {
                    // The man "may cross or end on the square it started from".
                    let targets = targets & !bit(over);
                    let empty = (empty | bit(from) | bit(over)) & !bit(to);
                    jump_directions(role)
                        .iter()
                        .all(|direction| jumpers(bit(to), *direction, targets, empty) == 0)
                };
                visit(
                    Step::Jump { from, to },
                    if ends { TurnStatus::Complete } else { TurnStatus::Incomplete },
                );
            }
        }
    }

    /// Visits the moves without capture, as start and destination.
    fn moves(&self, mut visit: impl FnMut(At, At)) {
        let empty = self.empty();
        for role in Role::ALL {
            for direction in move_directions(role) {
                for from in each(self.side().of(role) & shift(empty, -direction)) {
                    visit(from, from.wrapping_add_signed(*direction));
                }
            }
        }
    }

    /// The squares of the own basileus and of the other one, if they are adjacent: moving onto the other one is "a
    /// capture like the others (it falls under the obligation)".
    fn adjacent_kings(&self) -> Option<(At, At)> {
        let from = each(self.side().king).next()?;
        each(board::neighbours(from) & self.enemy().king).next().map(|to| (from, to))
    }

    pub(crate) fn can_capture(&self) -> bool {
        let empty = self.empty();
        let can_jump = |role: Role| {
            let targets = self.enemy().capturable_by(role);
            let men = self.side().of(role);
            jump_directions(role).iter().any(|direction| jumpers(men, *direction, targets, empty) != 0)
        };
        Role::ALL.into_iter().any(can_jump) || self.adjacent_kings().is_some()
    }

    fn can_move(&self) -> bool {
        let empty = self.empty();
        let can_move = |role: Role| {
            let men = self.side().of(role);
            move_directions(role).iter().any(|direction| men & shift(empty, -direction) != 0)
        };
        Role::ALL.into_iter().any(can_move)
    }

    /// Moves a man of the seat to act to an empty square.
    fn move_man(&mut self, from: At, to: At) {
        let side = &mut self.sides[usize::from(self.turn)];
        if let Some(role) = side.role(from) {
            *side.of_mut(role) ^= bit(from) | bit(to);
        }
    }

    /// Takes an enemy off the board.
    fn remove_men(&mut self, at: At) {
        let enemy = &mut self.sides[usize::from(1 - self.turn)];
        for role in Role::ALL {
            *enemy.of_mut(role) &= !bit(at);
        }
    }

    /// Makes `next` the seat to act, and tests whether the game is over: "Who takes the basileus wins. A side without a
    /// legal turn has lost".
    fn begin_turn_of(&mut self, next: u8) {
        self.turn = next;
        if self.side().king == 0 || !(self.can_move() || self.can_capture()) {
            self.end(next);
        }
    }

    fn end(&mut self, loser: u8) {
        self.places = Places::won_by(usize::from(1 - loser));
        self.turn = 0;
    }
}

impl super::Position for Position {
    type TurnBuilder = TurnBuilder;
    const KIND: GameKind = GameKind::Basileus;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const SETUPS: &'static [&'static str] = &NAMES;
    const KINDS: &'static [ManKind] = &[KING, PIECE, PAWN];
    const QUIET_TURNS_PER_SEAT: Option<usize> = Some(50);
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry { cell: |cell| Cell::new(8 - cell.column, cell.row), side: |side| side },
        Symmetry { cell: |cell| Cell::new(cell.column, 7 - cell.row), side: |side| side },
        Symmetry { cell: |cell| cell, side: |side| 1 - side },
    ];

    fn start(_seats: usize, setup: &str) -> Position {
        let (_, rows) = ARRAYS.iter().find(|(name, _)| *name == setup).unwrap_or(&ARRAYS[0]);
        let sides = read_rows(rows).expect("the set-ups are rows of a board, as a test sees");
        Position { sides, turn: 0, places: Places::new(2) }
    }

    fn places(&self) -> Places {
        self.places
    }

    fn seat(&self) -> Option<Seat> {
        (!self.places.is_complete()).then_some(usize::from(self.turn))
    }

    /// "Who takes the basileus wins. A side without a legal turn has lost".
    fn end_reason(&self) -> Message {
        let is_taken = self.sides.iter().any(|side| side.king == 0);
        Message::new(if is_taken { "ending-basileus" } else { "ending-no-turn" })
    }

    fn turn_builder(&self) -> TurnBuilder {
        TurnBuilder::new(*self)
    }

    fn after_withdrawal(&self, seat: Seat) -> Position {
        let mut position = *self;
        position.end(seat as u8);
        position
    }

    /// `None` also where the seat to act must capture, and where the other one could not move.
    fn after_pass(&self) -> Option<Position> {
        if self.places.is_complete() || self.can_capture() {
            return None;
        }
        let mut passed = *self;
        passed.begin_turn_of(1 - self.turn);
        (!passed.places.is_complete()).then_some(passed)
    }

    fn man_count(&self) -> usize {
        self.sides.iter().map(|side| side.men().count_ones() as usize).sum()
    }

    fn has_cell(cell: Cell) -> bool {
        board::at(cell).is_some()
    }

    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect> {
        let mut way = Vec::new();
        let mut taken = Vec::new();
        let mut builder = self.turn_builder();
        for step in turn {
            let (from, to, over) = match *step {
                Step::Move { from, to } => (from, to, None),
                Step::Jump { from, to } => (from, to, Some(board::between(from, to))),
                Step::BasileusTakesBasileus { from, to } => (from, to, Some(to)),
            };
            if way.is_empty() {
                way.push(from);
            }
            way.push(to);
            taken.extend(over.and_then(|at| Some((at, builder.position().man(at)?))));
            builder.apply(*step);
        }
        let mover = way.first().and_then(|from| self.man(*from));
        let moved = mover.map(|(_, role)| Effect::Moved {
            kind: role.kind(),
            path: way.into_iter().map(board::cell).collect(),
        });
        let took = taken.into_iter().map(|(at, (seat, role))| Effect::Captured {
            seat,
            kind: role.kind(),
            cell: board::cell(at),
        });
        moved.into_iter().chain(took).collect()
    }

    fn scene(&self) -> Scene {
        let men = each(BOARD & !self.empty()).filter_map(|at| {
            self.man(at).map(|(seat, role)| Man { cell: board::cell(at), seat, kind: role.kind() })
        });
        let mut scene =
            Scene::new(GameKind::Basileus, men.collect(), super::Position::seat(self), self.places);
        // "Capturing is obligatory, but which capture is free."
        let mut capturing = 0;
        self.turn_builder().for_each_step(|step, _| match step {
            Step::Jump { from, .. } | Step::BasileusTakesBasileus { from, .. } => capturing |= bit(from),
            Step::Move { .. } => {}
        });
        scene.marks = each(capturing).map(|at| Mark::MustCapture(board::cell(at))).collect();
        scene
    }

    fn side_names(&self) -> [&'static str; 2] {
        ["seat-white", "seat-black"]
    }

    fn side_of(seat: Seat, _seats: usize) -> u8 {
        seat as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{DynPosition, IllegalTurn, Position as _};

    fn set_up(rows: &str) -> Position {
        Position { sides: read_rows(rows).expect("rows"), turn: 0, places: Places::new(2) }
    }

    #[test]
    fn every_set_up_has_two_basileis() {
        for name in NAMES {
            assert!(Position::start(2, name).sides.iter().all(|side| side.king.count_ones() == 1), "{name}");
        }
    }

    /// In the standard set-up the colours of the squares prevent that a man ever stands where it could jump over an
    /// enemy piece. In another set-up it may.
    #[test]
    fn pawns_and_pieces_never_jump_over_pieces() {
        let position = set_up("8b/9/9/6f2/3f1F3/3P5/9/B8");
        assert!(DynPosition::legal_turns(&position).iter().all(|turn| turn.contains('-')));
        for (text, key) in [("d3xd5", "basileus-pawn-over-piece"), ("f4xh6", "basileus-piece-over-piece")] {
            let Err(IllegalTurn::Rule(message, _)) = position.parse_turn(text) else {
                panic!("{text} is refused by a rule")
            };
            assert_eq!(message.key, key);
        }
    }
}
