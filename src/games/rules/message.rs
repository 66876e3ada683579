use super::GameKind;
use std::fmt;

/// So many characters are quoted.
const MAX_QUOTE_CHARS: usize = 40;

/// Something to be told: a key into the texts, with what fills the gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence.
    pub key: &'static str,
    /// What fills its gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The sentence after it.
    pub then: Option<Box<Message>>,
}

/// What fills a gap in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text, shown as it is.
    Text(String),
    /// A number, which a sentence may bend its words to.
    Number(i64),
    /// A game, by the name that people write.
    Game(GameKind),
    /// All games of the house, likewise.
    Games,
}

impl Message {
    /// A sentence without gaps.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new(), then: None }
    }

    /// Fills a gap with text.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Message {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// Fills a gap with a number.
    pub fn count(mut self, name: &'static str, value: usize) -> Message {
        self.args.push((name, Arg::Number(value as i64)));
        self
    }

    /// Fills a gap with the name of a game.
    pub fn game(mut self, name: &'static str, game: GameKind) -> Message {
        self.args.push((name, Arg::Game(game)));
        self
    }

    /// Fills a gap with the names of all games.
    pub fn games(mut self, name: &'static str) -> Message {
        self.args.push((name, Arg::Games));
        self
    }

    /// Fills a gap with what somebody has typed, which may be long: the beginning says enough.
    pub fn quoted(self, name: &'static str, typed: &str) -> Message {
        self.with(name, typed.chars().take(MAX_QUOTE_CHARS).collect::<String>())
    }

    /// Fills a gap with several cells, turns or other texts: `d4, e5`.
    pub fn list<T: fmt::Display>(self, name: &'static str, values: impl IntoIterator<Item = T>) -> Message {
        let texts: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
        self.with(name, texts.join(", "))
    }

    /// The same, cut after so many.
    pub fn list_at_most<T: fmt::Display>(self, name: &'static str, values: &[T], most: usize) -> Message {
        let more = if values.len() > most { ", …" } else { "" };
        let texts: Vec<String> = values.iter().take(most).map(T::to_string).collect();
        self.with(name, texts.join(", ") + more)
    }

    /// Followed by another sentence.
    pub fn then(self, told: Message) -> Message {
        Message { then: Some(Box::new(told)), ..self }
    }
}

/// Data that people are told as a sentence.
pub trait Localize {
    /// Which sentence, and what fills its gaps.
    fn message(&self) -> Message;
}
