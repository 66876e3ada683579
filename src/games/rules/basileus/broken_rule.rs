//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, At, DIAGONAL, ORTHOGONAL, bit};
use super::turn_builder::TurnBuilder;
use super::{Position, Role};
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, Localize, Message, TurnBuilder as _};

/// A rule of Basileus that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The text contains notation that Basileus does not use.
    Foreign,
    /// No man stands on the start square.
    Empty(Cell),
    /// An enemy stands on the start square.
    NotYours(Cell),
    /// The man can neither move nor capture.
    Stuck(Cell),
    /// The destination is the start square.
    MovesNowhere(Cell),
    /// An own man stands on the destination.
    OwnMan(Cell),
    /// An enemy stands on the destination, and enemies are captured by jumping over them.
    EnemyThere(Cell),
    /// The step captures nothing although a capture is possible, and capturing is obligatory.
    MustCapture,
    /// A pawn or a piece moves orthogonally, and both move only diagonally.
    MustMoveDiagonally {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// A pawn jumps diagonally, and pawns jump only orthogonally.
    PawnMustJumpStraight {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// A piece jumps orthogonally, and pieces jump only diagonally.
    PieceMustJumpDiagonally {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// No man stands between the start and the destination of a jump.
    NothingToTake {
        /// The empty square between the start and the destination.
        over: Cell,
        /// The destination.
        to: Cell,
    },
    /// The jump is over an own man.
    OverOwn(Cell),
    /// A pawn jumps over a piece, which is never legal.
    PawnOverPiece(Cell),
    /// A piece jumps over a piece, which is never legal.
    PieceOverPiece(Cell),
    /// A basileus jumps over the other one, which is never legal.
    OverBasileus(Cell),
    /// A basileus that has jumped in this turn moves onto the other one. It may do so only as the first step of a turn.
    ChainEndsThere(Cell),
    /// The man that has captured must go on jumping, and it cannot jump there.
    JumpGoesOn {
        /// The square of the man.
        from: Cell,
        /// The square where it cannot land.
        to: Cell,
    },
    /// Neither a move nor a jump leads to the destination.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
}

impl Localize for BrokenRule {
    fn message(&self) -> Message {
        let between = |key, from, to| Message::new(key).with("from", from).with("to", to);
        match self {
            BrokenRule::Foreign => Message::new("basileus-foreign"),
            BrokenRule::Empty(cell) => Message::new("basileus-empty").with("cell", cell),
            BrokenRule::NotYours(cell) => Message::new("basileus-not-yours").with("cell", cell),
            BrokenRule::Stuck(cell) => Message::new("basileus-stuck").with("cell", cell),
            BrokenRule::MovesNowhere(cell) => Message::new("basileus-no-move").with("cell", cell),
            BrokenRule::OwnMan(cell) => Message::new("basileus-own-man").with("cell", cell),
            BrokenRule::EnemyThere(cell) => Message::new("basileus-enemy-there").with("cell", cell),
            BrokenRule::MustCapture => Message::new("basileus-must-capture"),
            BrokenRule::MustMoveDiagonally { from, to } => between("basileus-only-diagonally", from, to),
            BrokenRule::PawnMustJumpStraight { from, to } => {
                between("basileus-pawn-jumps-straight", from, to)
            }
            BrokenRule::PieceMustJumpDiagonally { from, to } => {
                between("basileus-piece-jumps-diagonally", from, to)
            }
            BrokenRule::NothingToTake { over, to } => {
                Message::new("basileus-nothing-to-take").with("over", over).with("to", to)
            }
            BrokenRule::OverOwn(over) => Message::new("basileus-over-own").with("over", over),
            BrokenRule::PawnOverPiece(over) => Message::new("basileus-pawn-over-piece").with("over", over),
            BrokenRule::PieceOverPiece(over) => Message::new("basileus-piece-over-piece").with("over", over),
            BrokenRule::OverBasileus(over) => Message::new("basileus-over-basileus").with("over", over),
            BrokenRule::ChainEndsThere(cell) => Message::new("basileus-chain-ends-there").with("cell", cell),
            BrokenRule::JumpGoesOn { from, to } => between("basileus-jump-goes-on", from, to),
            BrokenRule::OutOfReach { from, to } => between("basileus-out-of-reach", from, to),
        }
    }
}

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> BrokenRule {
    let cells: Vec<At> = notation::cells(typed).map_while(board::at).collect();
    match (builder.jumping(), &cells[..]) {
        (Some(from), [to, ..]) => in_mid_turn(builder, from, *to),
        (None, [from, to, ..]) => whole_turn(builder, *from, Some(*to)),
        (None, [from]) if typed.len() == 1 => whole_turn(builder, *from, None),
        _ => BrokenRule::Foreign,
    }
}

fn whole_turn(builder: &TurnBuilder, from: At, to: Option<At>) -> BrokenRule {
    let position = builder.position();
    let start = board::cell(from);
    match position.man(from) {
        None => return BrokenRule::Empty(start),
        Some((seat, _)) if seat != usize::from(position.turn) => return BrokenRule::NotYours(start),
        Some(_) => {}
    }
    let broken = to.and_then(|to| broken_rule(position, from, to));
    // A rule that the step breaks in any position is reported before the obligation to capture, which depends on the
    // rest of the board.
    match (broken, to) {
        (Some(violation), _) => violation,
        (None, _) if position.can_capture() => BrokenRule::MustCapture,
        (None, Some(to)) => BrokenRule::OutOfReach { from: start, to: board::cell(to) },
        (None, None) => BrokenRule::Stuck(start),
    }
}

fn in_mid_turn(builder: &TurnBuilder, from: At, to: At) -> BrokenRule {
    let position = builder.position();
    let takes_king = position.side().king & bit(from) != 0 && position.enemy().king & bit(to) != 0;
    if takes_king && board::neighbours(from) & bit(to) != 0 {
        return BrokenRule::ChainEndsThere(board::cell(to));
    }
    broken_rule(position, from, to)
        .unwrap_or(BrokenRule::JumpGoesOn { from: board::cell(from), to: board::cell(to) })
}

/// The rule of moving or jumping that a step of the own man on `from` breaks by itself. `None` if the step would be
/// legal without the obligation to capture, or if its destination is out of reach.
fn broken_rule(position: &Position, from: At, to: At) -> Option<BrokenRule> {
    let (_, role) = position.man(from)?;
    let (start, end) = (board::cell(from), board::cell(to));
    if from == to {
        return Some(BrokenRule::MovesNowhere(start));
    }
    let adjacent = board::neighbours(from) & bit(to) != 0;
    match position.man(to) {
        Some((seat, _)) if seat == usize::from(position.turn) => return Some(BrokenRule::OwnMan(end)),
        Some((_, Role::King)) if role == Role::King => return None,
        Some(_) => return Some(BrokenRule::EnemyThere(end)),
        None => {}
    }
    let direction = to as i8 - from as i8;
    let straight = |distance: i8| ORTHOGONAL.iter().any(|d| direction == d * distance);
    let diagonal = |distance: i8| DIAGONAL.iter().any(|d| direction == d * distance);
    if adjacent {
        return (role != Role::King && straight(1))
            .then_some(BrokenRule::MustMoveDiagonally { from: start, to: end });
    }
    let over = board::between(from, to);
    let jumps =
        (straight(2) || diagonal(2)) && board::neighbours(from) & board::neighbours(to) & bit(over) != 0;
    if !jumps {
        return None;
    }
    let middle = board::cell(over);
    match (role, position.man(over)) {
        (_, None) => Some(BrokenRule::NothingToTake { over: middle, to: end }),
        (_, Some((seat, _))) if seat == usize::from(position.turn) => Some(BrokenRule::OverOwn(middle)),
        (Role::King, Some((_, Role::King))) => Some(BrokenRule::OverBasileus(middle)),
        (Role::Pawn, _) if diagonal(2) => Some(BrokenRule::PawnMustJumpStraight { from: start, to: end }),
        (Role::Piece, _) if straight(2) => Some(BrokenRule::PieceMustJumpDiagonally { from: start, to: end }),
        (Role::Pawn, Some((_, Role::Piece))) => Some(BrokenRule::PawnOverPiece(middle)),
        (Role::Piece, Some((_, Role::Piece))) => Some(BrokenRule::PieceOverPiece(middle)),
        _ => None,
    }
}
