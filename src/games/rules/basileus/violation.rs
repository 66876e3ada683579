//! Why a typed step is not among those that the generator offers.

use super::board::{self, At, DIAGONAL, ORTHOGONAL, bit};
use super::turn_builder::TurnBuilder;
use super::{Position, Rank};
use crate::rules::notation::{self, Part};
use crate::rules::{Cell, Localize, Message, TurnBuilder as _};

/// A rule of Basileus that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The text has something that Basileus does not write.
    Foreign,
    /// No man stands there.
    Empty(Cell),
    /// An enemy stands there.
    NotYours(Cell),
    /// The man can neither move nor capture.
    Stuck(Cell),
    /// It stays where it is.
    NoMove(Cell),
    /// An own man stands there.
    OwnMan(Cell),
    /// An enemy stands there, and enemies are jumped over.
    EnemyThere(Cell),
    /// Another turn captures, and capturing is obligatory.
    MustCapture,
    /// Pawns and pieces move diagonally.
    OnlyDiagonally {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Pawns jump orthogonally.
    PawnJumpsStraight {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Pieces jump diagonally.
    PieceJumpsDiagonally {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// There is nothing to jump over.
    NothingToTake {
        /// The empty square between.
        over: Cell,
        /// The destination.
        to: Cell,
    },
    /// Own men are not jumped over.
    OverOwn(Cell),
    /// A pawn never jumps over pieces.
    PawnOverPiece(Cell),
    /// A piece never jumps over pieces.
    PieceOverPiece(Cell),
    /// A basileus never jumps over the other.
    OverBasileus(Cell),
    /// A basileus that has jumped does not take the other one in the same turn.
    ChainEndsThere(Cell),
    /// The man that has captured has to go on elsewhere.
    JumpGoesOn {
        /// Where it stands.
        from: Cell,
        /// Where it cannot land.
        to: Cell,
    },
    /// Neither a move nor a jump leads there.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
}

impl Localize for Violation {
    fn message(&self) -> Message {
        let between = |key, from, to| Message::new(key).with("from", from).with("to", to);
        match self {
            Violation::Foreign => Message::new("basileus-foreign"),
            Violation::Empty(cell) => Message::new("basileus-empty").with("cell", cell),
            Violation::NotYours(cell) => Message::new("basileus-not-yours").with("cell", cell),
            Violation::Stuck(cell) => Message::new("basileus-stuck").with("cell", cell),
            Violation::NoMove(cell) => Message::new("basileus-no-move").with("cell", cell),
            Violation::OwnMan(cell) => Message::new("basileus-own-man").with("cell", cell),
            Violation::EnemyThere(cell) => Message::new("basileus-enemy-there").with("cell", cell),
            Violation::MustCapture => Message::new("basileus-must-capture"),
            Violation::OnlyDiagonally { from, to } => between("basileus-only-diagonally", from, to),
            Violation::PawnJumpsStraight { from, to } => between("basileus-pawn-jumps-straight", from, to),
            Violation::PieceJumpsDiagonally { from, to } => {
                between("basileus-piece-jumps-diagonally", from, to)
            }
            Violation::NothingToTake { over, to } => {
                Message::new("basileus-nothing-to-take").with("over", over).with("to", to)
            }
            Violation::OverOwn(over) => Message::new("basileus-over-own").with("over", over),
            Violation::PawnOverPiece(over) => Message::new("basileus-pawn-over-piece").with("over", over),
            Violation::PieceOverPiece(over) => Message::new("basileus-piece-over-piece").with("over", over),
            Violation::OverBasileus(over) => Message::new("basileus-over-basileus").with("over", over),
            Violation::ChainEndsThere(cell) => Message::new("basileus-chain-ends-there").with("cell", cell),
            Violation::JumpGoesOn { from, to } => between("basileus-jump-goes-on", from, to),
            Violation::OutOfReach { from, to } => between("basileus-out-of-reach", from, to),
        }
    }
}

pub(super) fn find(draft: &TurnBuilder, typed: &[Part]) -> Violation {
    let cells: Vec<At> = notation::cells(typed).map_while(board::at).collect();
    match (draft.jumping(), &cells[..]) {
        (Some(from), [to, ..]) => in_mid_turn(draft, from, *to),
        (None, [from, to, ..]) => whole_turn(draft, *from, Some(*to)),
        (None, [from]) if typed.len() == 1 => whole_turn(draft, *from, None),
        _ => Violation::Foreign,
    }
}

fn whole_turn(draft: &TurnBuilder, from: At, to: Option<At>) -> Violation {
    let position = draft.position();
    let start = board::cell(from);
    match position.man(from) {
        None => return Violation::Empty(start),
        Some((seat, _)) if seat != usize::from(position.turn) => return Violation::NotYours(start),
        Some(_) => {}
    }
    let broken = to.and_then(|to| broken_rule(position, from, to));
    // What is wrong in any position comes before the obligation, which only holds in this one.
    match (broken, to) {
        (Some(violation), _) => violation,
        (None, _) if position.can_capture() => Violation::MustCapture,
        (None, Some(to)) => Violation::OutOfReach { from: start, to: board::cell(to) },
        (None, None) => Violation::Stuck(start),
    }
}

fn in_mid_turn(draft: &TurnBuilder, from: At, to: At) -> Violation {
    let position = draft.position();
    let takes_king = position.side().king & bit(from) != 0 && position.enemy().king & bit(to) != 0;
    if takes_king && board::around(from) & bit(to) != 0 {
        return Violation::ChainEndsThere(board::cell(to));
    }
    broken_rule(position, from, to)
        .unwrap_or(Violation::JumpGoesOn { from: board::cell(from), to: board::cell(to) })
}

/// The rule of moving or jumping that a step of the own man on `from` breaks by itself; `None` if it would be a good
/// one when there were nothing to capture elsewhere, or if it leads nowhere near.
fn broken_rule(position: &Position, from: At, to: At) -> Option<Violation> {
    let (_, rank) = position.man(from)?;
    let (start, end) = (board::cell(from), board::cell(to));
    if from == to {
        return Some(Violation::NoMove(start));
    }
    let adjacent = board::around(from) & bit(to) != 0;
    match position.man(to) {
        Some((seat, _)) if seat == usize::from(position.turn) => return Some(Violation::OwnMan(end)),
        Some((_, Rank::King)) if rank == Rank::King => return None,
        Some(_) => return Some(Violation::EnemyThere(end)),
        None => {}
    }
    let direction = to as i8 - from as i8;
    let straight = |distance: i8| ORTHOGONAL.iter().any(|d| direction == d * distance);
    let diagonal = |distance: i8| DIAGONAL.iter().any(|d| direction == d * distance);
    if adjacent {
        return (rank != Rank::King && straight(1))
            .then_some(Violation::OnlyDiagonally { from: start, to: end });
    }
    let over = board::between(from, to);
    let jumps = (straight(2) || diagonal(2)) && board::around(from) & board::around(to) & bit(over) != 0;
    if !jumps {
        return None;
    }
    let middle = board::cell(over);
    match (rank, position.man(over)) {
        (_, None) => Some(Violation::NothingToTake { over: middle, to: end }),
        (_, Some((seat, _))) if seat == usize::from(position.turn) => Some(Violation::OverOwn(middle)),
        (Rank::King, Some((_, Rank::King))) => Some(Violation::OverBasileus(middle)),
        (Rank::Pawn, _) if diagonal(2) => Some(Violation::PawnJumpsStraight { from: start, to: end }),
        (Rank::Piece, _) if straight(2) => Some(Violation::PieceJumpsDiagonally { from: start, to: end }),
        (Rank::Pawn, Some((_, Rank::Piece))) => Some(Violation::PawnOverPiece(middle)),
        (Rank::Piece, Some((_, Rank::Piece))) => Some(Violation::PieceOverPiece(middle)),
        _ => None,
    }
}
