//! Why a typed step is not among those that the generator offers.

use super::board::{self, At, CENTRE, NEIGHBOURS, bit};
use super::draft::{Draft, Step};
use crate::rules::reading::Token;
use crate::rules::{self, Cell, Draft as _, Tell, Told};

/// A rule of Biloba that a turn breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The turn has to be captures made before it began.
    ForcedCapture {
        /// The captured pawns.
        captured: Vec<Cell>,
        /// The replacements that may come first.
        next: Vec<String>,
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
        /// The vacancy.
        to: Cell,
        /// The replacements that may come next.
        next: Vec<String>,
    },
}

impl Tell for Fault {
    fn tell(&self) -> Told {
        match self {
            Fault::ForcedCapture { captured, next } => {
                Told::new("biloba-forced-capture").list("captured", captured).list("next", next)
            }
            Fault::MustCapture => Told::new("biloba-must-capture"),
            Fault::CannotPass => Told::new("biloba-cannot-pass"),
            Fault::Foreign => Told::new("biloba-foreign"),
            Fault::Empty(cell) => Told::new("biloba-empty").with("cell", cell),
            Fault::NotYours(cell) => Told::new("biloba-not-yours").with("cell", cell),
            Fault::NoMove(cell) => Told::new("biloba-no-move").with("cell", cell),
            Fault::Centre => Told::new("biloba-centre"),
            Fault::Occupied(cell) => Told::new("biloba-occupied").with("cell", cell),
            Fault::NothingToJump { to, over } => {
                Told::new("biloba-nothing-to-jump").with("to", to).with("over", over)
            }
            Fault::Backwards { from, to } => Told::new("biloba-backwards").with("from", from).with("to", to),
            Fault::NotThroughCentre { from, to } => {
                Told::new("biloba-not-through-centre").with("from", from).with("to", to)
            }
            Fault::OutOfReach { from, to } => {
                Told::new("biloba-out-of-reach").with("from", from).with("to", to)
            }
            Fault::NotVacant { to, vacancies } => {
                Told::new("biloba-not-vacant").with("to", to).list("vacancies", vacancies)
            }
            Fault::NotFlanker { from, to, flankers } => {
                Told::new("biloba-not-flanker").with("from", from).with("to", to).list("flankers", flankers)
            }
            Fault::MovedAlready(cell) => Told::new("biloba-moved-already").with("cell", cell),
            Fault::Unfilled { to, next } => Told::new("biloba-unfilled").with("to", to).list("next", next),
        }
    }
}

pub(super) fn find(draft: &Draft, typed: &[Token]) -> Fault {
    let mut next = Vec::new();
    let mut replacing = false;
    draft.next(|step, _| {
        replacing |= matches!(step, Step::Replace { .. });
        let mut text = String::new();
        rules::Step::write(step, true, &mut text);
        next.push(text);
    });
    let cells: Vec<At> = typed
        .iter()
        .map_while(|token| match token {
            Token::Cell(cell) => board::at(*cell),
            _ => None,
        })
        .collect();
    match (replacing, &cells[..]) {
        (true, [from, to, ..]) if draft.vacancies() & bit(*to) != 0 => replacement(draft, *from, *to, next),
        (true, _) if draft.doomed() != 0 && draft.doomed() == draft.vacancies() => {
            Fault::ForcedCapture { captured: board::cells(draft.doomed()), next }
        }
        (true, [_, to, ..]) => {
            Fault::NotVacant { to: board::cell(*to), vacancies: board::cells(draft.vacancies()) }
        }
        (false, [from, rest @ ..]) => movement(draft, *from, rest),
        _ if typed.first() == Some(&Token::Pass) => Fault::CannotPass,
        _ => Fault::Foreign,
    }
}

fn replacement(draft: &Draft, from: At, to: At, next: Vec<String>) -> Fault {
    let vacancy = board::cell(to);
    if draft.has_moved(from) {
        Fault::MovedAlready(board::cell(from))
    } else if draft.flankers_of(to) & bit(from) == 0 {
        let flankers = board::cells(draft.flankers_of(to));
        Fault::NotFlanker { from: board::cell(from), to: vacancy, flankers }
    } else {
        Fault::Unfilled { to: vacancy, next }
    }
}

fn movement(draft: &Draft, from: At, rest: &[At]) -> Fault {
    let position = draft.position();
    let start = board::cell(from);
    match position.owner(from) {
        None => return Fault::Empty(start),
        Some(seat) if seat != position.mover() => return Fault::NotYours(start),
        Some(_) => {}
    }
    let around = NEIGHBOURS[usize::from(CENTRE)];
    let (to, via_centre) = match rest {
        [CENTRE, to, ..] => (*to, true),
        [to, ..] => (*to, false),
        [] if draft.must_capture() => return Fault::MustCapture,
        [] => return Fault::OutOfReach { from: start, to: start },
    };
    let end = board::cell(to);
    if to == from {
        return Fault::NoMove(start);
    }
    if to == CENTRE {
        return Fault::Centre;
    }
    if position.owner(to).is_some() {
        return Fault::Occupied(end);
    }
    if via_centre && (around & bit(from) == 0 || around & bit(to) == 0) {
        return Fault::NotThroughCentre { from: start, to: end };
    }
    if draft.must_capture() {
        return Fault::MustCapture;
    }
    let middle = (from + to) / 2;
    let in_line = (from + to).is_multiple_of(2)
        && NEIGHBOURS[usize::from(from)] & NEIGHBOURS[usize::from(to)] & bit(middle) != 0;
    if !in_line {
        return Fault::OutOfReach { from: start, to: end };
    }
    if position.owner(middle).is_none() {
        return Fault::NothingToJump { to: end, over: board::cell(middle) };
    }
    Fault::Backwards { from: start, to: end }
}
