//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, At, DIAGONAL, ORTHOGONAL, bit};
use super::turn_builder::TurnBuilder;
use super::{Position, Role};
use crate::localize::Message;
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, TurnBuilder as _};

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> Message {
    let cells: Vec<At> = notation::cells(typed).map_while(board::at).collect();
    match (builder.jumping(), &cells[..]) {
        (Some(from), [to, ..]) => in_mid_turn(builder, from, *to),
        (None, [from, to, ..]) => whole_turn(builder, *from, Some(*to)),
        (None, [from]) if typed.len() == 1 => whole_turn(builder, *from, None),
        _ => Message::new("basileus-foreign"),
    }
}

fn whole_turn(builder: &TurnBuilder, from: At, to: Option<At>) -> Message {
    let position = builder.position();
    let start = board::cell(from);
    match position.man(from) {
        None => return Message::new("basileus-empty").with("cell", start),
        Some((seat, _)) if seat != usize::from(position.turn) => {
            return Message::new("basileus-not-yours").with("cell", start);
        }
        Some(_) => {}
    }
    let broken = to.and_then(|to| broken_rule(position, from, to));
    // A rule that the step breaks in any position is reported before the obligation to capture, which depends on the
    // rest of the board.
    match (broken, to) {
        (Some(violation), _) => violation,
        (None, _) if position.can_capture() => Message::new("basileus-must-capture"),
        (None, Some(to)) => between("basileus-out-of-reach", start, board::cell(to)),
        (None, None) => Message::new("basileus-stuck").with("cell", start),
    }
}

fn in_mid_turn(builder: &TurnBuilder, from: At, to: At) -> Message {
    let position = builder.position();
    let takes_king = position.side().king & bit(from) != 0 && position.enemy().king & bit(to) != 0;
    if takes_king && board::neighbours(from) & bit(to) != 0 {
        return Message::new("basileus-chain-ends-there").with("cell", board::cell(to));
    }
    broken_rule(position, from, to)
        .unwrap_or_else(|| between("basileus-jump-goes-on", board::cell(from), board::cell(to)))
}

/// The rule of moving or jumping that a step of the own man on `from` breaks by itself. `None` if the step would be
/// legal without the obligation to capture, or if its destination is out of reach.
fn broken_rule(position: &Position, from: At, to: At) -> Option<Message> {
    let (_, role) = position.man(from)?;
    let (start, end) = (board::cell(from), board::cell(to));
    if from == to {
        return Some(Message::new("basileus-no-move").with("cell", start));
    }
    let adjacent = board::neighbours(from) & bit(to) != 0;
    match position.man(to) {
        Some((seat, _)) if seat == usize::from(position.turn) => {
            return Some(Message::new("basileus-own-man").with("cell", end));
        }
        Some((_, Role::King)) if role == Role::King => return None,
        Some(_) => return Some(Message::new("basileus-enemy-there").with("cell", end)),
        None => {}
    }
    let direction = to as i8 - from as i8;
    let straight = |distance: i8| ORTHOGONAL.iter().any(|d| direction == d * distance);
    let diagonal = |distance: i8| DIAGONAL.iter().any(|d| direction == d * distance);
    if adjacent {
        return (role != Role::King && straight(1)).then(|| between("basileus-only-diagonally", start, end));
    }
    let over = board::between(from, to);
    let jumps =
        (straight(2) || diagonal(2)) && board::neighbours(from) & board::neighbours(to) & bit(over) != 0;
    if !jumps {
        return None;
    }
    let middle = board::cell(over);
    let over_man = |key| Some(Message::new(key).with("over", middle));
    match (role, position.man(over)) {
        (_, None) => Some(Message::new("basileus-nothing-to-take").with("over", middle).with("to", end)),
        (_, Some((seat, _))) if seat == usize::from(position.turn) => over_man("basileus-over-own"),
        (Role::King, Some((_, Role::King))) => over_man("basileus-over-basileus"),
        (Role::Pawn, _) if diagonal(2) => Some(between("basileus-pawn-jumps-straight", start, end)),
        (Role::Piece, _) if straight(2) => Some(between("basileus-piece-jumps-diagonally", start, end)),
        (Role::Pawn, Some((_, Role::Piece))) => over_man("basileus-pawn-over-piece"),
        (Role::Piece, Some((_, Role::Piece))) => over_man("basileus-piece-over-piece"),
        _ => None,
    }
}

fn between(key: &'static str, from: Cell, to: Cell) -> Message {
    Message::new(key).with("from", from).with("to", to)
}
