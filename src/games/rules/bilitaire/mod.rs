//! Bilitaire (Kris Burm, 1994), for two.

pub(crate) mod board;
mod broken_rule;
mod text;
mod turn_builder;

pub use turn_builder::{Step, TurnBuilder};

use super::position::StepOf;
use super::{
    Cell, Effect, GameKind, Man, ManKind, Places, Round, Scene, Seat, Symmetry, TileSlot, TurnBuilder as _,
};
use crate::localize::Message;
use board::{Board, START, each, shift};
use std::ops::RangeInclusive;

/// The only kind of man. Balls belong to neither seat.
pub const BALL: ManKind = ManKind::of_nobody("men-ball");

/// A position: the board, the round and its phase, and the points of both seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    /// "In round one seat 0 is the jumper and seat 1 the shifter; in round two they swap": the jumper's seat is the
    /// number of the round, counted from 0.
    jumper: u8,
    phase: Phase,
    /// Points per seat; 0 until the end of the round in which the seat scores as shifter.
    points: [u8; 2],
    places: Places,
}

/// The phase of a round: the seat to act, and what it may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// The jumper removes a ball.
    First,
    /// The jumper jumps over any number of balls.
    Jump,
    /// The jumper must jump over exactly this number of balls.
    Demanded(u8),
    /// The shifter slides tiles or removes one.
    Shift,
}

impl Position {
    /// The seat that jumps in this round.
    pub(crate) fn jumper(&self) -> Seat {
        usize::from(self.jumper)
    }

    /// The tiles and balls.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// The points so far, by seat.
    pub(crate) fn points(&self) -> [u8; 2] {
        self.points
    }

    fn shifter(&self) -> Seat {
        1 - self.jumper()
    }

    fn mover(&self) -> Seat {
        match self.phase {
            Phase::Shift => self.shifter(),
            Phase::First | Phase::Jump | Phase::Demanded(_) => self.jumper(),
        }
    }

    fn is_over(&self) -> bool {
        self.places.get(0).is_some()
    }

    /// Returns the turn to the jumper without a demand. If the jumper has no jump, the round ends.
    fn free_the_jumper(&mut self) {
        self.phase = Phase::Jump;
        if self.board.jumping_balls() != 0 {
            return;
        }
        // "The balls left on the board are the shifter's points."
        self.points[self.shifter()] = self.board.balls.count_ones() as u8;
        if self.jumper == 0 {
            // "The board is set up anew, and the same seat, now the jumper, acts again."
            *self = Position { board: START, jumper: 1, phase: Phase::First, ..*self };
        } else {
            self.places = result(self.points);
        }
    }
}

/// "Whoever left fewer balls as jumper has won; equal: drawn." So a seat's points are the balls that
/// the other seat left.
fn result(points: [u8; 2]) -> Places {
    match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => Places::won_by(0),
        std::cmp::Ordering::Less => Places::won_by(1),
        std::cmp::Ordering::Equal => Places::drawn(),
    }
}

impl super::Position for Position {
    type TurnBuilder = TurnBuilder;
    const KIND: GameKind = GameKind::Bilitaire;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const SETUPS: &'static [&'static str] = &["standard"];
    const KINDS: &'static [ManKind] = &[BALL];
    /// There is no limit: every turn of a jumper removes a ball, so every match ends.
    const QUIET_TURNS_PER_SEAT: Option<usize> = None;
    const SYMMETRIES: &'static [Symmetry] = &[
        Symmetry { cell: |cell| Cell::new(7 - cell.column, cell.row), side: |side| side },
        Symmetry { cell: |cell| Cell::new(cell.row, 7 - cell.column), side: |side| side },
    ];

    fn start(_seats: usize, _setup: &str) -> Position {
        Position { board: START, jumper: 0, phase: Phase::First, points: [0; 2], places: Places::new(2) }
    }

    fn places(&self) -> Places {
        self.places
    }

    fn seat(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.mover())
    }

    fn end_reason(&self) -> Message {
        let [most, least] = [self.points.into_iter().max(), self.points.into_iter().min()];
        let message = Message::new("ending-bilitaire").count("most", most.unwrap_or_default().into());
        message.count("least", least.unwrap_or_default().into())
    }

    fn turn_builder(&self) -> TurnBuilder {
        TurnBuilder::new(*self)
    }

    fn after_withdrawal(&self, seat: Seat) -> Position {
        Position { places: Places::won_by(1 - seat), ..*self }
    }

    /// The shifter passes, without a demand; a jumper never does.
    fn after_pass(&self) -> Option<Position> {
        let may_jump = self.phase == Phase::Shift && !self.is_over() && self.board.jumping_balls() != 0;
        may_jump.then_some(Position { phase: Phase::Jump, ..*self })
    }

    fn man_count(&self) -> usize {
        self.board.balls.count_ones() as usize
    }

    fn has_cell(cell: Cell) -> bool {
        board::at(cell).is_some()
    }

    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut way = Vec::new();
        let mut builder = self.turn_builder();
        for step in turn {
            match *step {
                Step::Lift(ball) => effects.push(took(ball)),
                Step::Jump { from, to } => {
                    if way.is_empty() {
                        way.push(board::cell(from));
                    }
                    way.push(board::cell(to));
                    effects.push(took(board::between(from, to)));
                }
                Step::Remove(tile) => effects.push(Effect::TileRemoved { place: board::place(tile) }),
                Step::Slide { tiles, by } => {
                    effects.push(Effect::Slid { from: places(tiles), to: places(shift(tiles, by)) });
                }
                Step::Demand(balls) => effects.push(Effect::Demanded { balls }),
            }
            builder.apply(*step);
        }
        if !way.is_empty() {
            effects.insert(0, Effect::Moved { kind: BALL, path: way });
        }
        let left = builder.finish().points[self.shifter()];
        if left > self.points[self.shifter()] {
            effects.push(Effect::RoundOver { jumper: self.jumper(), left });
        }
        effects
    }

    fn scene(&self) -> Scene {
        let men = each(self.board.balls).map(|at| Man { cell: board::cell(at), seat: 0, kind: BALL });
        let mut scene =
            Scene::new(GameKind::Bilitaire, men.collect(), super::Position::seat(self), self.places);
        scene.tiles = places(self.board.tiles);
        scene.demand = match self.phase {
            Phase::Demanded(balls) if !self.is_over() => Some(balls),
            _ => None,
        };
        let round = Round { number: self.jumper + 1, of: 2, jumper: self.jumper() };
        scene.round = (!self.is_over()).then_some(round);
        scene.points = self.points.to_vec();
        scene
    }

    /// A match ends in its second round, in which seat 1 jumps.
    fn side_names(&self) -> [&'static str; 2] {
        let is_first_round = !self.is_over() && self.jumper == 0;
        if is_first_round { ["seat-jumper", "seat-shifter"] } else { ["seat-shifter", "seat-jumper"] }
    }

    fn side_of(_seat: Seat, _seats: usize) -> u8 {
        0
    }

    /// A jump and a slide mostly change eight hollows, beside the balls taken.
    fn max_changed_cells(turns: usize, taken: usize) -> usize {
        4 * turns + taken
    }
}

fn took(ball: board::At) -> Effect {
    Effect::Captured { seat: 0, kind: BALL, cell: board::cell(ball) }
}

fn places(tiles: board::Cells) -> Vec<TileSlot> {
    each(tiles).map(board::place).collect()
}
