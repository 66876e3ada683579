use crate::localize::{Localize, Message};
use std::fmt;

/// The reason why a tournament rejects a command. Only a reason that a caller or the log tells from others is a variant of its
/// own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// This player does not take part.
    NotJoined,
    /// This player has withdrawn.
    Withdrawn,
    /// There are too few players to start.
    TooFewPlayers {
        /// The number of players who have joined.
        players: usize,
        /// The fewest players of the form.
        fewest: usize,
    },
    /// The tournament has started already.
    AlreadyStarted,
    /// No pairing has this number.
    NoSuchPairing,
    /// The game is decided.
    AlreadyDecided,
    /// The pairing has another table.
    HasTable,
    /// The pairing is not played at that table.
    NoTable,
    /// The places are not those of a finished game of this many seats.
    NoSuchPlaces {
        /// The number of seats.
        seats: usize,
    },
    /// The deadline of the game has not passed.
    NotOverdue,
    /// Any other reason, as its text.
    Message(Message),
}

impl Rejection {
    /// A reason whose text has no arguments.
    pub fn new(key: &'static str) -> Rejection {
        Rejection::Message(Message::new(key))
    }

    /// An upper bound is exceeded, which the text names as its argument `most`.
    pub fn over_limit(key: &'static str, most: usize) -> Rejection {
        Rejection::Message(Message::new(key).count("most", most))
    }
}

impl From<Message> for Rejection {
    fn from(message: Message) -> Rejection {
        Rejection::Message(message)
    }
}

/// The name of the variant or the key of the text, for logs.
impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Rejection::Message(message) => f.write_str(message.key),
            other => write!(f, "{other:?}"),
        }
    }
}

impl std::error::Error for Rejection {}

impl Localize for Rejection {
    fn message(&self) -> Message {
        match self {
            Rejection::NotJoined => Message::new("tournament-not-joined"),
            Rejection::Withdrawn => Message::new("tournament-withdrawn"),
            Rejection::TooFewPlayers { players, fewest } => {
                Message::new("tournament-too-few-players").count("players", *players).count("fewest", *fewest)
            }
            Rejection::AlreadyStarted => Message::new("tournament-already-started"),
            // Players do not read these: only the bot itself names pairings.
            Rejection::NoSuchPairing
            | Rejection::AlreadyDecided
            | Rejection::HasTable
            | Rejection::NoTable
            | Rejection::NoSuchPlaces { .. }
            | Rejection::NotOverdue => Message::new("tournament-stale"),
            Rejection::Message(message) => message.clone(),
        }
    }
}
