//! Why a typed step is not among those that the generator offers.

use super::board::{self, At, DIAGONAL, ORTHOGONAL, bit};
use super::draft::{Draft, Step};
use super::{Position, Rank};
use crate::rules::reading::Token;
use crate::rules::{self, Cell, Draft as _, Tell, Told};

/// A rule of Basileus that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
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
    MustCapture {
        /// The captures that may come first.
        next: Vec<String>,
    },
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
        /// Where it can land.
        next: Vec<Cell>,
    },
    /// Neither a move nor a jump leads there.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
}

impl Tell for Fault {
    fn tell(&self) -> Told {
        let between = |key, from, to| Told::new(key).with("from", from).with("to", to);
        match self {
            Fault::Foreign => Told::new("basileus-foreign"),
            Fault::Empty(cell) => Told::new("basileus-empty").with("cell", cell),
            Fault::NotYours(cell) => Told::new("basileus-not-yours").with("cell", cell),
            Fault::Stuck(cell) => Told::new("basileus-stuck").with("cell", cell),
            Fault::NoMove(cell) => Told::new("basileus-no-move").with("cell", cell),
            Fault::OwnMan(cell) => Told::new("basileus-own-man").with("cell", cell),
            Fault::EnemyThere(cell) => Told::new("basileus-enemy-there").with("cell", cell),
            Fault::MustCapture { next } => Told::new("basileus-must-capture").list("next", next),
            Fault::OnlyDiagonally { from, to } => between("basileus-only-diagonally", from, to),
            Fault::PawnJumpsStraight { from, to } => between("basileus-pawn-jumps-straight", from, to),
            Fault::PieceJumpsDiagonally { from, to } => between("basileus-piece-jumps-diagonally", from, to),
            Fault::NothingToTake { over, to } => {
                Told::new("basileus-nothing-to-take").with("over", over).with("to", to)
            }
            Fault::OverOwn(over) => Told::new("basileus-over-own").with("over", over),
            Fault::PawnOverPiece(over) => Told::new("basileus-pawn-over-piece").with("over", over),
            Fault::PieceOverPiece(over) => Told::new("basileus-piece-over-piece").with("over", over),
            Fault::OverBasileus(over) => Told::new("basileus-over-basileus").with("over", over),
            Fault::ChainEndsThere(cell) => Told::new("basileus-chain-ends-there").with("cell", cell),
            Fault::JumpGoesOn { from, next } => {
                Told::new("basileus-jump-goes-on").with("from", from).list("next", next)
            }
            Fault::OutOfReach { from, to } => between("basileus-out-of-reach", from, to),
        }
    }
}

pub(super) fn find(draft: &Draft, typed: &[Token]) -> Fault {
    let cells: Vec<At> = typed
        .iter()
        .map_while(|token| match token {
            Token::Cell(cell) => board::at(*cell),
            _ => None,
        })
        .collect();
    match (draft.jumping(), &cells[..]) {
        (Some(from), [to, ..]) => in_mid_turn(draft, from, *to),
        (None, [from, to, ..]) => whole_turn(draft, *from, Some(*to)),
        (None, [from]) if typed.len() == 1 => whole_turn(draft, *from, None),
        _ => Fault::Foreign,
    }
}

fn whole_turn(draft: &Draft, from: At, to: Option<At>) -> Fault {
    let position = draft.position();
    let start = board::cell(from);
    match position.man(from) {
        None => return Fault::Empty(start),
        Some((seat, _)) if seat != usize::from(position.turn) => return Fault::NotYours(start),
        Some(_) => {}
    }
    let broken = to.and_then(|to| broken_rule(position, from, to));
    // What is wrong in any position comes before the obligation, which only holds in this one.
    match (broken, to) {
        (Some(fault), _) => fault,
        (None, _) if position.can_capture() => {
            let mut next = Vec::new();
            draft.next(|step, _| {
                let mut text = String::new();
                rules::Step::write(step, true, &mut text);
                next.push(text);
            });
            next.sort_unstable();
            Fault::MustCapture { next }
        }
        (None, Some(to)) => Fault::OutOfReach { from: start, to: board::cell(to) },
        (None, None) => Fault::Stuck(start),
    }
}

fn in_mid_turn(draft: &Draft, from: At, to: At) -> Fault {
    let position = draft.position();
    let takes_king = position.side().king & bit(from) != 0 && position.enemy().king & bit(to) != 0;
    if takes_king && board::around(from) & bit(to) != 0 {
        return Fault::ChainEndsThere(board::cell(to));
    }
    if let Some(fault) = broken_rule(position, from, to) {
        return fault;
    }
    let mut next = Vec::new();
    draft.next(|step, _| {
        if let Step::Jump { to, .. } = step {
            next.push(board::cell(to));
        }
    });
    next.sort_unstable();
    Fault::JumpGoesOn { from: board::cell(from), next }
}

/// The rule of moving or jumping that a step of the own man on `from` breaks by itself; `None` if it would be a good
/// one when there were nothing to capture elsewhere, or if it leads nowhere near.
fn broken_rule(position: &Position, from: At, to: At) -> Option<Fault> {
    let (_, rank) = position.man(from)?;
    let (start, end) = (board::cell(from), board::cell(to));
    if from == to {
        return Some(Fault::NoMove(start));
    }
    let adjacent = board::around(from) & bit(to) != 0;
    match position.man(to) {
        Some((seat, _)) if seat == usize::from(position.turn) => return Some(Fault::OwnMan(end)),
        Some((_, Rank::King)) if rank == Rank::King => return None,
        Some(_) => return Some(Fault::EnemyThere(end)),
        None => {}
    }
    let direction = to as i8 - from as i8;
    let straight = |distance: i8| ORTHOGONAL.iter().any(|d| direction == d * distance);
    let diagonal = |distance: i8| DIAGONAL.iter().any(|d| direction == d * distance);
    if adjacent {
        return (rank != Rank::King && straight(1)).then_some(Fault::OnlyDiagonally { from: start, to: end });
    }
    let over = board::between(from, to);
    let jumps = (straight(2) || diagonal(2)) && board::around(from) & board::around(to) & bit(over) != 0;
    if !jumps {
        return None;
    }
    let middle = board::cell(over);
    match (rank, position.man(over)) {
        (_, None) => Some(Fault::NothingToTake { over: middle, to: end }),
        (_, Some((seat, _))) if seat == usize::from(position.turn) => Some(Fault::OverOwn(middle)),
        (Rank::King, Some((_, Rank::King))) => Some(Fault::OverBasileus(middle)),
        (Rank::Pawn, _) if diagonal(2) => Some(Fault::PawnJumpsStraight { from: start, to: end }),
        (Rank::Piece, _) if straight(2) => Some(Fault::PieceJumpsDiagonally { from: start, to: end }),
        (Rank::Pawn, Some((_, Rank::Piece))) => Some(Fault::PawnOverPiece(middle)),
        (Rank::Piece, Some((_, Rank::Piece))) => Some(Fault::PieceOverPiece(middle)),
        _ => None,
    }
}
