//! Finds the rule that a typed step breaks, for the message to the player.

use super::board::{self, At, CENTRE, NEIGHBOURS, bit};
use super::turn_builder::{Step, TurnBuilder};
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, Localize, Message, TurnBuilder as _};

/// A rule of Biloba that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// Pawns were captured before the turn began. The turn must consist of their replacements.
    ForcedCapture {
        /// The captured pawns.
        captured: Vec<Cell>,
    },
    /// The step captures nothing, and a seat with two pawns or fewer has to capture.
    MustCapture,
    /// The seat passes although it has another legal turn.
    CannotPass,
    /// The text contains notation that Biloba does not use.
    Foreign,
    /// No pawn stands on the start cell.
    Empty(Cell),
    /// A pawn of another seat stands on the start cell.
    NotYours(Cell),
    /// The pawn can neither slide nor jump.
    Stuck(Cell),
    /// The destination is the start cell.
    NoMove(Cell),
    /// The destination is e5, on which no pawn may rest.
    Centre,
    /// A pawn stands on the destination.
    Occupied(Cell),
    /// No pawn stands between the start and the destination of a jump.
    NothingToJump {
        /// The destination.
        to: Cell,
        /// The empty cell between the start and the destination.
        over: Cell,
    },
    /// The jump goes towards the pawn's own rear, which is never legal.
    Backwards {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// The way through e5 does not lead from one cell adjacent to e5 to another.
    NotThroughCentre {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Neither a slide nor a jump leads to the destination.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// The destination of a replacement is not a vacancy: nothing was captured there in this round.
    NotVacant {
        /// The destination.
        to: Cell,
        /// The vacancies that have to be filled.
        vacancies: Vec<Cell>,
    },
    /// The pawn was not a flanker of the pawn that was captured on the vacancy.
    NotFlanker {
        /// The pawn.
        from: Cell,
        /// The vacancy.
        to: Cell,
        /// The pawns that may fill the vacancy.
        flankers: Vec<Cell>,
    },
    /// The pawn has moved in this round, and a pawn moves at most once in a round.
    MovedAlready(Cell),
    /// The replacement is not in order, or it leaves a vacancy empty that a flanker could fill.
    Unfilled {
        /// The vacancy of the replacement.
        to: Cell,
    },
}

impl Localize for BrokenRule {
    fn message(&self) -> Message {
        match self {
            BrokenRule::ForcedCapture { captured } => {
                Message::new("biloba-forced-capture").conjunction("captured", captured)
            }
            BrokenRule::MustCapture => Message::new("biloba-must-capture"),
            BrokenRule::CannotPass => Message::new("biloba-cannot-pass"),
            BrokenRule::Foreign => Message::new("biloba-foreign"),
            BrokenRule::Empty(cell) => Message::new("biloba-empty").with("cell", cell),
            BrokenRule::NotYours(cell) => Message::new("biloba-not-yours").with("cell", cell),
            BrokenRule::Stuck(cell) => Message::new("biloba-stuck").with("cell", cell),
            BrokenRule::NoMove(cell) => Message::new("biloba-no-move").with("cell", cell),
            BrokenRule::Centre => Message::new("biloba-centre"),
            BrokenRule::Occupied(cell) => Message::new("biloba-occupied").with("cell", cell),
            BrokenRule::NothingToJump { to, over } => {
                Message::new("biloba-nothing-to-jump").with("to", to).with("over", over)
            }
            BrokenRule::Backwards { from, to } => {
                Message::new("biloba-backwards").with("from", from).with("to", to)
            }
            BrokenRule::NotThroughCentre { from, to } => {
                Message::new("biloba-not-through-centre").with("from", from).with("to", to)
            }
            BrokenRule::OutOfReach { from, to } => {
                Message::new("biloba-out-of-reach").with("from", from).with("to", to)
            }
            BrokenRule::NotVacant { to, vacancies } => {
                Message::new("biloba-not-vacant").with("to", to).list("vacancies", vacancies)
            }
            BrokenRule::NotFlanker { from, to, flankers } => Message::new("biloba-not-flanker")
                .with("from", from)
                .with("to", to)
                .list("flankers", flankers),
            BrokenRule::MovedAlready(cell) => Message::new("biloba-moved-already").with("cell", cell),
            BrokenRule::Unfilled { to } => Message::new("biloba-unfilled").with("to", to),
        }
    }
}

pub(super) fn find(builder: &TurnBuilder, typed: &[Token]) -> BrokenRule {
    let mut replacing = false;
    builder.for_each_step(|step, _| replacing |= matches!(step, Step::Replace { .. }));
    let cells: Vec<At> = notation::cells(typed).map_while(board::at).collect();
    match (replacing, &cells[..]) {
        (true, [from, to, ..]) if builder.vacancies() & bit(*to) != 0 => replacement(builder, *from, *to),
        (true, _)
            if builder.captured_before_turn() != 0
                && builder.captured_before_turn() == builder.vacancies() =>
        {
            BrokenRule::ForcedCapture { captured: board::cells(builder.captured_before_turn()) }
        }
        (true, [_, to, ..]) => {
            BrokenRule::NotVacant { to: board::cell(*to), vacancies: board::cells(builder.vacancies()) }
        }
        (false, [from, rest @ ..]) if typed.len() == 1 || !rest.is_empty() => movement(builder, *from, rest),
        _ if typed.first() == Some(&Token::Pass) => BrokenRule::CannotPass,
        _ => BrokenRule::Foreign,
    }
}

fn replacement(builder: &TurnBuilder, from: At, to: At) -> BrokenRule {
    let vacancy = board::cell(to);
    if builder.has_moved(from) {
        BrokenRule::MovedAlready(board::cell(from))
    } else if builder.flankers_of(to) & bit(from) == 0 {
        let flankers = board::cells(builder.flankers_of(to));
        BrokenRule::NotFlanker { from: board::cell(from), to: vacancy, flankers }
    } else {
        BrokenRule::Unfilled { to: vacancy }
    }
}

fn movement(builder: &TurnBuilder, from: At, rest: &[At]) -> BrokenRule {
    let position = builder.position();
    let start = board::cell(from);
    match position.owner(from) {
        None => return BrokenRule::Empty(start),
        Some(seat) if seat != position.mover() => return BrokenRule::NotYours(start),
        Some(_) => {}
    }
    let around = NEIGHBOURS[usize::from(CENTRE)];
    let (to, via_centre) = match rest {
        [CENTRE, to, ..] => (*to, true),
        [to, ..] => (*to, false),
        [] if builder.must_capture() => return BrokenRule::MustCapture,
        [] => return BrokenRule::Stuck(start),
    };
    let end = board::cell(to);
    if to == from {
        return BrokenRule::NoMove(start);
    }
    if to == CENTRE {
        return BrokenRule::Centre;
    }
    if position.owner(to).is_some() {
        return BrokenRule::Occupied(end);
    }
    if via_centre && (around & bit(from) == 0 || around & bit(to) == 0) {
        return BrokenRule::NotThroughCentre { from: start, to: end };
    }
    if builder.must_capture() {
        return BrokenRule::MustCapture;
    }
    let middle = board::between(from, to);
    let in_line = (from + to).is_multiple_of(2)
        && NEIGHBOURS[usize::from(from)] & NEIGHBOURS[usize::from(to)] & bit(middle) != 0;
    if !in_line {
        return BrokenRule::OutOfReach { from: start, to: end };
    }
    if position.owner(middle).is_none() {
        return BrokenRule::NothingToJump { to: end, over: board::cell(middle) };
    }
    BrokenRule::Backwards { from: start, to: end }
}
