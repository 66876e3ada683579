//! Sentences for people, before a language is known. `i18n` writes them in each language.

use std::fmt;

/// Upper bound of a quotation, in characters.
const MAX_QUOTE_CHARS: usize = 40;

/// A sentence for people, before it is localized: the key of a Fluent text and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key of the text.
    pub key: &'static str,
    /// The arguments of the text, each with its name.
    pub args: Vec<(&'static str, Arg)>,
    /// A sentence that follows it.
    pub then: Option<Box<Message>>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Text, shown unchanged.
    Text(String),
    /// Text in the language of the message.
    Message(Box<Message>),
    /// The label of a button under a message that everyone sees, in the language of that message.
    SharedButton(&'static str),
    /// A number, by which the text may choose plural forms.
    Number(i64),
    /// A time in seconds since 1970 (UTC), shown as date and time of the reader.
    Time(i64),
    /// A game, shown by its localized name.
    Game(&'static str),
    /// The list of all games, shown by their localized names.
    Games,
    /// Several cells, turns or other texts, separated as the language does: `d4, e5`.
    List(Vec<Arg>),
    /// Several names or cells in a sentence: `Ana, Ben and Cy`.
    Conjunction(Vec<Arg>),
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new(), then: None }
    }

    /// Adds a text argument.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Message {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// Adds a text argument that is localized, too.
    pub fn message(mut self, name: &'static str, message: Message) -> Message {
        self.args.push((name, message.into()));
        self
    }

    /// Adds the label of a button under a message that everyone sees. The argument has the key of its text.
    pub fn shared_button(mut self, key: &'static str) -> Message {
        self.args.push((key, Arg::SharedButton(key)));
        self
    }

    /// Adds a number argument.
    pub fn count(mut self, name: &'static str, value: usize) -> Message {
        self.args.push((name, Arg::Number(value as i64)));
        self
    }

    /// Adds a time in seconds since 1970 (UTC).
    pub fn time(mut self, name: &'static str, unix_seconds: i64) -> Message {
        self.args.push((name, Arg::Time(unix_seconds)));
        self
    }

    /// Adds a game argument.
    pub fn game(mut self, name: &'static str, game: impl Into<&'static str>) -> Message {
        self.args.push((name, Arg::Game(game.into())));
        self
    }

    /// Adds the list of all games.
    pub fn games(mut self, name: &'static str) -> Message {
        self.args.push((name, Arg::Games));
        self
    }

    /// Adds a text that a person typed, cut after 40 characters.
    pub fn quoted(self, name: &'static str, typed: &str) -> Message {
        self.with(name, typed.chars().take(MAX_QUOTE_CHARS).collect::<String>())
    }

    /// Adds several cells, turns or other texts, separated by commas: `d4, e5`.
    pub fn list<T: fmt::Display>(
        mut self,
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Message {
        let values = values.into_iter().map(|value| Arg::Text(value.to_string())).collect();
        self.args.push((name, Arg::List(values)));
        self
    }

    /// Adds several names or cells in a sentence: `Ana, Ben and Cy`.
    pub fn conjunction<T: fmt::Display>(
        mut self,
        name: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Message {
        let values = values.into_iter().map(|value| Arg::Text(value.to_string())).collect();
        self.args.push((name, Arg::Conjunction(values)));
        self
    }

    /// Adds the choices of an option, separated by commas: `no clock, 1 hour per move`.
    pub fn choices(mut self, name: &'static str, labels: impl IntoIterator<Item = Arg>) -> Message {
        self.args.push((name, Arg::List(labels.into_iter().collect())));
        self
    }

    /// Adds several players in a sentence.
    pub fn people(mut self, name: &'static str, names: impl IntoIterator<Item = Arg>) -> Message {
        self.args.push((name, Arg::Conjunction(names.into_iter().collect())));
        self
    }

    /// Adds at most `most` of several texts, with `…` in place of the others.
    pub fn list_at_most<T: fmt::Display>(self, name: &'static str, values: &[T], most: usize) -> Message {
        let more = (values.len() > most).then(|| "…".to_owned());
        self.list(name, values.iter().take(most).map(T::to_string).chain(more))
    }

    /// Appends another sentence.
    pub fn then(self, next: Message) -> Message {
        Message { then: Some(Box::new(next)), ..self }
    }
}

/// Data with a sentence for people.
pub trait Localize {
    /// The sentence, before it is localized.
    fn message(&self) -> Message;
}
