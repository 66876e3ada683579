//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, Army, At, bit};
use super::turn_builder::TurnBuilder;
use crate::localize::Message;
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, TurnBuilder as _};

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> Message {
    let cells: Vec<(Cell, Army, At)> =
        notation::cells(typed).map_while(|cell| board::at(cell).map(|(army, at)| (cell, army, at))).collect();
    let position = builder.position();
    let Some((start, army, from)) = cells.first().copied() else { return Message::new("bizingo-foreign") };
    if position.is_empty(army, from) {
        return Message::new("bizingo-empty").with("cell", start);
    }
    if army != position.mover {
        return Message::new("bizingo-not-yours").with("cell", start);
    }
    let Some((end, colour, to)) = cells.get(1).copied() else {
        return if typed.len() == 1 {
            Message::new("bizingo-stuck").with("cell", start)
        } else {
            Message::new("bizingo-foreign")
        };
    };
    if end == start {
        return Message::new("bizingo-no-move").with("cell", start);
    }
    if colour != army {
        return Message::new("bizingo-wrong-colour").with("from", start).with("to", end);
    }
    if !position.is_empty(colour, to) {
        return Message::new("bizingo-occupied").with("cell", end);
    }
    if position.movers(army).all(|(_, pieces)| pieces & bit(from) == 0) {
        return Message::new("bizingo-stuck").with("cell", start);
    }
    Message::new("bizingo-out-of-reach").with("from", start).with("to", end)
}
