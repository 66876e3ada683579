//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, At, CENTRE, NEIGHBOURS, bit};
use super::turn_builder::{Step, TurnBuilder};
use crate::localize::Message;
use crate::rules::TurnBuilder as _;
use crate::rules::notation::{self, Token};

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> Message {
    let mut replacing = false;
    builder.for_each_step(|step, _| replacing |= matches!(step, Step::Replace { .. }));
    let cells: Vec<At> = notation::cells(typed).map_while(board::at).collect();
    match (replacing, &cells[..]) {
        (true, [from, to, ..]) if builder.vacancies() & bit(*to) != 0 => replacement(builder, *from, *to),
        (true, _)
            if builder.captured_before_turn() != 0
                && builder.captured_before_turn() == builder.vacancies() =>
        {
            Message::new("biloba-forced-capture")
                .conjunction("captured", board::cells(builder.captured_before_turn()))
        }
        (true, [_, to, ..]) => Message::new("biloba-not-vacant")
            .with("to", board::cell(*to))
            .list("vacancies", board::cells(builder.vacancies())),
        (false, [from, rest @ ..]) if typed.len() == 1 || !rest.is_empty() => movement(builder, *from, rest),
        _ if typed.first() == Some(&Token::Pass) => Message::new("biloba-cannot-pass"),
        _ => Message::new("biloba-foreign"),
    }
}

fn replacement(builder: &TurnBuilder, from: At, to: At) -> Message {
    let vacancy = board::cell(to);
    if builder.has_moved(from) {
        Message::new("biloba-moved-already").with("cell", board::cell(from))
    } else if builder.flankers_of(to) & bit(from) == 0 {
        let flankers = board::cells(builder.flankers_of(to));
        Message::new("biloba-not-flanker")
            .with("from", board::cell(from))
            .with("to", vacancy)
            .list("flankers", flankers)
    } else {
        Message::new("biloba-unfilled").with("to", vacancy)
    }
}

fn movement(builder: &TurnBuilder, from: At, rest: &[At]) -> Message {
    let position = builder.position();
    let start = board::cell(from);
    match position.owner(from) {
        None => return Message::new("biloba-empty").with("cell", start),
        Some(seat) if seat != position.mover() => {
            return Message::new("biloba-not-yours").with("cell", start);
        }
        Some(_) => {}
    }
    let around = NEIGHBOURS[usize::from(CENTRE)];
    let (to, via_centre) = match rest {
        [CENTRE, to, ..] => (*to, true),
        [to, ..] => (*to, false),
        [] if builder.must_capture() => return Message::new("biloba-must-capture"),
        [] => return Message::new("biloba-stuck").with("cell", start),
    };
    let end = board::cell(to);
    if to == from {
        return Message::new("biloba-no-move").with("cell", start);
    }
    if to == CENTRE {
        return Message::new("biloba-centre");
    }
    if position.owner(to).is_some() {
        return Message::new("biloba-occupied").with("cell", end);
    }
    if via_centre && (around & bit(from) == 0 || around & bit(to) == 0) {
        return Message::new("biloba-not-through-centre").with("from", start).with("to", end);
    }
    if builder.must_capture() {
        return Message::new("biloba-must-capture");
    }
    let middle = board::between(from, to);
    let in_line = (from + to).is_multiple_of(2)
        && NEIGHBOURS[usize::from(from)] & NEIGHBOURS[usize::from(to)] & bit(middle) != 0;
    if !in_line {
        return Message::new("biloba-out-of-reach").with("from", start).with("to", end);
    }
    if position.owner(middle).is_none() {
        return Message::new("biloba-nothing-to-jump").with("to", end).with("over", board::cell(middle));
    }
    Message::new("biloba-backwards").with("from", start).with("to", end)
}
