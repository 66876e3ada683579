//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, Army, At, bit};
use super::turn_builder::TurnBuilder;
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, Localize, Message, TurnBuilder as _};

/// A rule of Bizingo that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The text contains notation that Bizingo does not use.
    Foreign,
    /// No piece stands on the start cell.
    Empty(Cell),
    /// An enemy piece stands on the start cell.
    NotYours(Cell),
    /// The piece cannot move, because all cells around it are occupied.
    Stuck(Cell),
    /// The destination is the start cell.
    NoMove(Cell),
    /// The destination has the other colour, and pieces stay on cells of one colour.
    WrongColour {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// An own piece stands on the destination. Enemy pieces cannot stand there, because they are on the other colour.
    Occupied(Cell),
    /// The destination is farther away than one step.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
}

impl Localize for BrokenRule {
    fn message(&self) -> Message {
        match self {
            BrokenRule::Foreign => Message::new("bizingo-foreign"),
            BrokenRule::Empty(cell) => Message::new("bizingo-empty").with("cell", cell),
            BrokenRule::NotYours(cell) => Message::new("bizingo-not-yours").with("cell", cell),
            BrokenRule::Stuck(cell) => Message::new("bizingo-stuck").with("cell", cell),
            BrokenRule::NoMove(cell) => Message::new("bizingo-no-move").with("cell", cell),
            BrokenRule::WrongColour { from, to } => {
                Message::new("bizingo-wrong-colour").with("from", from).with("to", to)
            }
            BrokenRule::Occupied(cell) => Message::new("bizingo-occupied").with("cell", cell),
            BrokenRule::OutOfReach { from, to } => {
                Message::new("bizingo-out-of-reach").with("from", from).with("to", to)
            }
        }
    }
}

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> BrokenRule {
    let cells: Vec<(Cell, Army, At)> =
        notation::cells(typed).map_while(|cell| board::at(cell).map(|(army, at)| (cell, army, at))).collect();
    let position = builder.position();
    let Some((start, army, from)) = cells.first().copied() else { return BrokenRule::Foreign };
    if position.is_empty(army, from) {
        return BrokenRule::Empty(start);
    }
    if army != position.mover {
        return BrokenRule::NotYours(start);
    }
    let Some((end, colour, to)) = cells.get(1).copied() else {
        return if typed.len() == 1 { BrokenRule::Stuck(start) } else { BrokenRule::Foreign };
    };
    if end == start {
        return BrokenRule::NoMove(start);
    }
    if colour != army {
        return BrokenRule::WrongColour { from: start, to: end };
    }
    if !position.is_empty(colour, to) {
        return BrokenRule::Occupied(end);
    }
    if position.movers(army).all(|(_, pieces)| pieces & bit(from) == 0) {
        return BrokenRule::Stuck(start);
    }
    BrokenRule::OutOfReach { from: start, to: end }
}
