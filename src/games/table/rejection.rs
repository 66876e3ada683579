use super::{Offer, PlayerName};
use crate::localize::{Localize, Message};
use crate::rules::{IllegalTurn, SetupError};
use std::fmt;

/// The reason why a table rejects a command. Each has a text for the player. Only a reason that a caller tells from others is
/// a variant of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// No seat is free.
    Full,
    /// This player is at the table already.
    AlreadySeated,
    /// Only the opener may do this.
    NotOpener {
        /// The name of the opener.
        opener: PlayerName,
    },
    /// This player was not invited, so there is nothing to decline.
    NotInvited,
    /// The game has not started.
    NotStarted,
    /// The game has started already.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// The table was closed without a result.
    Closed,
    /// This player is not at the table.
    NotAtTable,
    /// Another player is to act.
    NotYourTurn {
        /// The name of the player to act.
        player: PlayerName,
    },
    /// This seat is out of the game while others play on.
    Out,
    /// The button belongs to an earlier position or offer.
    Stale,
    /// The turn was sent twice; only the first one counts.
    AlreadyPlayed,
    /// This seat has made or accepted the offer already.
    AlreadyOffered {
        /// The kind of offer.
        offer: Offer,
        /// Whether it has made the offer.
        made: bool,
    },
    /// The takeback was sent twice; only the first one counts.
    AlreadyTakenBack,
    /// There is no open offer.
    NoOffer,
    /// The player is to act, so there is nothing to plan for.
    PlanOnOwnTurn,
    /// The line to plan has no turn of the player.
    PlanWithoutReply {
        /// Whether the player is to act after it.
        is_next: bool,
    },
    /// The player has planned as many lines as one may.
    TooManyPlans {
        /// The upper bound.
        most: usize,
    },
    /// The rules of the game forbid the turn.
    Turn(IllegalTurn),
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

impl From<SetupError> for Rejection {
    fn from(error: SetupError) -> Rejection {
        error.message().into()
    }
}

impl From<IllegalTurn> for Rejection {
    fn from(illegal: IllegalTurn) -> Rejection {
        Rejection::Turn(illegal)
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
            Rejection::Full => Message::new("table-full"),
            Rejection::AlreadySeated => Message::new("table-already-seated"),
            Rejection::NotOpener { opener } => opener.add_to(Message::new("table-not-opener"), "player"),
            Rejection::NotInvited => Message::new("table-not-invited"),
            Rejection::NotStarted => Message::new("table-not-started"),
            Rejection::AlreadyStarted => Message::new("table-already-started"),
            Rejection::Over => Message::new("table-over"),
            Rejection::Closed => Message::new("table-closed"),
            Rejection::NotAtTable => Message::new("table-not-seated"),
            Rejection::NotYourTurn { player } => player.add_to(Message::new("table-not-your-turn"), "player"),
            Rejection::Out => Message::new("table-out"),
            Rejection::Stale => Message::new("say-stale-button"),
            Rejection::AlreadyPlayed => Message::new("table-already-played"),
            Rejection::AlreadyOffered { offer, made } => Message::new("table-already-offered")
                .with("made", if *made { "yes" } else { "no" })
                .with("offer", offer.name()),
            Rejection::AlreadyTakenBack => Message::new("table-already-taken-back"),
            Rejection::NoOffer => Message::new("table-no-offer"),
            Rejection::PlanOnOwnTurn => Message::new("plan-own-turn"),
            Rejection::PlanWithoutReply { is_next } => {
                Message::new("plan-without-reply").with("next", if *is_next { "own" } else { "other" })
            }
            Rejection::TooManyPlans { most } => Message::new("plan-too-many").count("most", *most),
            Rejection::Turn(refusal) => refusal.message(),
            Rejection::Message(message) => message.clone(),
        }
    }
}
