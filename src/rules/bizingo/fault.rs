//! Why a typed step is not among those that the generator offers.

use super::board::{self, Army, At, bit};
use super::draft::Draft;
use crate::rules::reading::Token;
use crate::rules::{Cell, Draft as _, Tell, Told};

/// A rule of Bizingo that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text has something that Bizingo does not write.
    Foreign,
    /// No piece stands there.
    Empty(Cell),
    /// An enemy piece stands there.
    NotYours(Cell),
    /// All cells around the piece are occupied.
    Stuck(Cell),
    /// It stays where it is.
    NoMove(Cell),
    /// Pieces never change the colour of their cell.
    WrongColour {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// An own piece stands there; others cannot.
    Occupied(Cell),
    /// It is farther than one step.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
        /// Where the piece can go.
        next: Vec<Cell>,
    },
}

impl Tell for Fault {
    fn tell(&self) -> Told {
        match self {
            Fault::Foreign => Told::new("bizingo-foreign"),
            Fault::Empty(cell) => Told::new("bizingo-empty").with("cell", cell),
            Fault::NotYours(cell) => Told::new("bizingo-not-yours").with("cell", cell),
            Fault::Stuck(cell) => Told::new("bizingo-stuck").with("cell", cell),
            Fault::NoMove(cell) => Told::new("bizingo-no-move").with("cell", cell),
            Fault::WrongColour { from, to } => {
                Told::new("bizingo-wrong-colour").with("from", from).with("to", to)
            }
            Fault::Occupied(cell) => Told::new("bizingo-occupied").with("cell", cell),
            Fault::OutOfReach { from, to, next } => {
                Told::new("bizingo-out-of-reach").with("from", from).with("to", to).list("next", next)
            }
        }
    }
}

pub(super) fn find(draft: &Draft, typed: &[Token]) -> Fault {
    let cells: Vec<(Cell, Army, At)> = typed
        .iter()
        .map_while(|token| match token {
            Token::Cell(cell) => board::at(*cell).map(|(army, at)| (*cell, army, at)),
            _ => None,
        })
        .collect();
    let position = draft.position();
    let Some((start, army, from)) = cells.first().copied() else { return Fault::Foreign };
    if position.is_empty(army, from) {
        return Fault::Empty(start);
    }
    if army != position.mover {
        return Fault::NotYours(start);
    }
    let Some((end, colour, to)) = cells.get(1).copied() else {
        return if typed.len() == 1 { Fault::Stuck(start) } else { Fault::Foreign };
    };
    if end == start {
        return Fault::NoMove(start);
    }
    if colour != army {
        return Fault::WrongColour { from: start, to: end };
    }
    if !position.is_empty(colour, to) {
        return Fault::Occupied(end);
    }
    let goes = position.movers(army).filter(|(_, pieces)| pieces & bit(from) != 0);
    let mut next: Vec<Cell> =
        goes.map(|(direction, _)| board::cell(army, from.wrapping_add_signed(direction))).collect();
    if next.is_empty() {
        return Fault::Stuck(start);
    }
    next.sort_unstable();
    Fault::OutOfReach { from: start, to: end, next }
}
