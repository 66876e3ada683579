use super::{Advice, Game};
use std::fmt;

/// Something to be told: a key into the texts, with what fills the gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The name of the sentence.
    pub key: &'static str,
    /// What fills its gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The sentence after it.
    pub then: Option<Box<Told>>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text, shown as it is.
    Text(String),
    /// A number, which a sentence may bend its words to.
    Number(i64),
    /// A game, by the name that people write.
    Game(Game),
}

impl Told {
    /// A sentence without gaps.
    pub fn new(key: &'static str) -> Told {
        Told { key, args: Vec::new(), then: None }
    }

    /// Fills a gap with text.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Told {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// Fills a gap with a number.
    pub fn count(mut self, name: &'static str, value: usize) -> Told {
        self.args.push((name, Arg::Number(value as i64)));
        self
    }

    /// Fills a gap with the name of a game.
    pub fn game(mut self, name: &'static str, game: Game) -> Told {
        self.args.push((name, Arg::Game(game)));
        self
    }

    /// Fills a gap with several cells, turns or other texts: `d4, e5`.
    pub fn list<T: fmt::Display>(self, name: &'static str, values: impl IntoIterator<Item = T>) -> Told {
        let texts: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
        self.with(name, texts.join(", "))
    }

    /// The same, cut after so many.
    pub fn some<T: fmt::Display>(self, name: &'static str, values: &[T], most: usize) -> Told {
        let more = if values.len() > most { ", …" } else { "" };
        let texts: Vec<String> = values.iter().take(most).map(T::to_string).collect();
        self.with(name, texts.join(", ") + more)
    }

    /// Followed by another sentence.
    pub fn then(self, told: Told) -> Told {
        Told { then: Some(Box::new(told)), ..self }
    }
}

/// Data that people are told as a sentence.
pub trait Tell {
    /// Which sentence, and what fills its gaps.
    fn tell(&self) -> Told;
}

/// A rule that a turn breaks: each game has its own.
pub trait Violation: Tell + fmt::Debug {}
impl<V: Tell + fmt::Debug> Violation for V {}

/// Lists of what else may be meant are told up to so many.
const MOST_TOLD: usize = 12;

/// Why a text is not a legal turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
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
    Unfinished {
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
    GoesOn {
        /// The turn that the text begins with.
        turn: String,
        /// What follows it.
        rest: String,
    },
    /// A rule of the game forbids it; other turns are legal.
    Rule(Told, Box<Advice>),
}

impl Tell for Refusal {
    fn tell(&self) -> Told {
        match self {
            Refusal::Over => Told::new("refusal-over"),
            Refusal::Unreadable { part, advice } => {
                Told::new("refusal-unreadable").with("part", part).then(advice.tell())
            }
            Refusal::NoSuchCell { cell, advice } => {
                Told::new("refusal-no-such-cell").with("cell", cell).then(advice.tell())
            }
            Refusal::Unfinished { so_far, next } if so_far.is_empty() => {
                Told::new("refusal-empty").some("next", next, MOST_TOLD)
            }
            Refusal::Unfinished { so_far, next } => {
                Told::new("refusal-unfinished").with("sofar", so_far).some("next", next, MOST_TOLD)
            }
            Refusal::Ambiguous { turns } => Told::new("refusal-ambiguous").some("turns", turns, MOST_TOLD),
            Refusal::GoesOn { turn, rest } => {
                Told::new("refusal-goes-on").with("turn", turn).with("rest", rest)
            }
            Refusal::Rule(rule, advice) => rule.clone().then(advice.tell()),
        }
    }
}
