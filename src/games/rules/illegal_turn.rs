use super::{Advice, Localize, Message};
use std::fmt;

/// A rule that a turn breaks: each game has its own.
pub trait BrokenRule: Localize + fmt::Debug {}
impl<V: Localize + fmt::Debug> BrokenRule for V {}

/// Lists of what else may be meant are told up to so many.
const MAX_LISTED: usize = 12;

/// Why a text is not a legal turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalTurn {
    /// The game is over.
    GameOver,
    /// This part of the text is neither a cell nor anything else that a turn is written with.
    Unreadable {
        /// The part, shortened.
        part: String,
        /// What can be done.
        advice: Box<Advice>,
    },
    /// The board has no such cell.
    NoSuchCell {
        /// As it was typed.
        cell: String,
        /// What can be done.
        advice: Box<Advice>,
    },
    /// So far so good, but the turn must go on.
    Incomplete {
        /// The steps that were understood, in canonical text; what was typed where none is whole.
        so_far: String,
        /// How it may go on, in canonical text of the steps; never empty.
        next: Vec<String>,
    },
    /// More than one legal turn can be meant.
    Ambiguous {
        /// Which ones.
        turns: Vec<String>,
    },
    /// The turn is over before the text is.
    Trailing {
        /// The turn that the text begins with.
        turn: String,
        /// What follows it.
        rest: String,
    },
    /// A rule of the game forbids it; other turns are legal.
    Rule(Message, Box<Advice>),
}

impl Localize for IllegalTurn {
    fn message(&self) -> Message {
        match self {
            IllegalTurn::GameOver => Message::new("refusal-over"),
            IllegalTurn::Unreadable { part, advice } => {
                Message::new("refusal-unreadable").with("part", part).then(advice.message())
            }
            IllegalTurn::NoSuchCell { cell, advice } => {
                Message::new("refusal-no-such-cell").with("cell", cell).then(advice.message())
            }
            IllegalTurn::Incomplete { so_far, next } if so_far.is_empty() => {
                Message::new("refusal-empty").list_at_most("next", next, MAX_LISTED)
            }
            IllegalTurn::Incomplete { so_far, next } => Message::new("refusal-unfinished")
                .with("sofar", so_far)
                .list_at_most("next", next, MAX_LISTED),
            IllegalTurn::Ambiguous { turns } => {
                Message::new("refusal-ambiguous").list_at_most("turns", turns, MAX_LISTED)
            }
            IllegalTurn::Trailing { turn, rest } => {
                Message::new("refusal-goes-on").with("turn", turn).with("rest", rest)
            }
            IllegalTurn::Rule(rule, advice) => rule.clone().then(advice.message()),
        }
    }
}
