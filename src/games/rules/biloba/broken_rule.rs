//! Why a typed step is not among those that the generator offers.

use super::board::{self, At, CENTRE, NEIGHBOURS, bit};
use super::turn_builder::{Step, TurnBuilder};
use crate::rules::notation::{self, Token};
use crate::rules::{Cell, Localize, Message, TurnBuilder as _};

/// A rule of Biloba that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrokenRule {
    /// The turn has to be captures made before it began.
    ForcedCapture {
        /// The captured pawns.
        captured: Vec<Cell>,
    },
    /// With two pawns or fewer, only a capturing turn is legal.
    MustCapture,
    /// A seat that has a turn cannot pass.
    CannotPass,
    /// The text has something that Biloba does not write.
    Foreign,
    /// No pawn stands there.
    Empty(Cell),
    /// Somebody else's pawn stands there.
    NotYours(Cell),
    /// The pawn can neither slide nor jump.
    Stuck(Cell),
    /// It stays where it is.
    NoMove(Cell),
    /// No pawn ever rests on e5.
    Centre,
    /// A pawn stands there.
    Occupied(Cell),
    /// There is nothing to jump over.
    NothingToJump {
        /// Where the pawn would land.
        to: Cell,
        /// The empty cell between.
        over: Cell,
    },
    /// A jump never goes towards the own rear.
    Backwards {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Only cells around e5 can be reached over e5, and only from cells around it.
    NotThroughCentre {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Neither a slide nor a jump leads there.
    OutOfReach {
        /// The start.
        from: Cell,
        /// The destination.
        to: Cell,
    },
    /// Nothing was captured there in this round.
    NotVacant {
        /// The cell.
        to: Cell,
        /// What has to be filled.
        vacancies: Vec<Cell>,
    },
    /// The pawn did not flank what was captured there.
    NotFlanker {
        /// The pawn.
        from: Cell,
        /// The vacancy.
        to: Cell,
        /// The pawns that may go there.
        flankers: Vec<Cell>,
    },
    /// A pawn moves at most once in a round.
    MovedAlready(Cell),
    /// A vacancy would stay empty although a flanker could fill it, or is written out of order.
    Unfilled {
        /// The vacancy that was named.
        to: Cell,
    },
}

impl Localize for BrokenRule {
    fn message(&self) -> Message {
        match self {
            BrokenRule::ForcedCapture { captured } => {
                Message::new("biloba-forced-capture").list("captured", captured)
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
        (true, _) if builder.doomed() != 0 && builder.doomed() == builder.vacancies() => {
            BrokenRule::ForcedCapture { captured: board::cells(builder.doomed()) }
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
