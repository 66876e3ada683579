use super::Advice;
use crate::localize::{Localize, Message};

/// Upper bound of a list of turns or steps in a message.
const MAX_LISTED: usize = 12;

/// Why a text is not a legal turn.
///
/// # Examples
/// ```
/// use bside_games::rules::{Advice, GameKind, IllegalTurn, Setup};
///
/// let start = Setup::new(GameKind::Basileus, None, None)?.start();
/// let Err(IllegalTurn::Rule(_, advice)) = start.parse_turn("b1-b5") else { panic!("a pawn never goes so far") };
/// let Advice::From { from, next } = *advice else { panic!("the pawn can move") };
/// assert_eq!((from.as_str(), next), ("b1", vec!["a2".to_owned(), "c2".to_owned()]));
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IllegalTurn {
    /// The game is over.
    GameOver,
    /// A part of the text is no token of the notation.
    Unreadable {
        /// The part, shortened.
        part: String,
        /// The legal alternatives.
        advice: Box<Advice>,
    },
    /// The board has no cell of this name.
    NoSuchCell {
        /// The name as it was typed.
        cell: String,
        /// The legal alternatives.
        advice: Box<Advice>,
    },
    /// The text is the beginning of legal turns, but not a complete one.
    Incomplete {
        /// The complete steps in canonical text; if there are none, the typed text.
        so_far: String,
        /// The steps that may follow, in canonical text; never empty.
        next: Vec<String>,
    },
    /// The text can mean more than one legal turn.
    Ambiguous {
        /// The legal turns that the text can mean.
        turns: Vec<String>,
    },
    /// A complete turn is followed by more text.
    Trailing {
        /// The turn that the text begins with.
        turn: String,
        /// The text that follows it.
        rest: String,
    },
    /// The text breaks a rule of the game. The advice names legal turns.
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
