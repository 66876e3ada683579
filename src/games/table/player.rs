use super::{GuildId, PlayerId};
use crate::localize::{Arg, Message};
use crate::names;
use crate::search::Level;
use std::fmt;

/// The identity of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Participant {
    /// A user of Discord.
    Human(PlayerId),
    /// A computer player.
    Computer {
        /// The playing strength.
        level: Level,
        /// Distinguishes computers of the same level at one table, counted from 0.
        number: u8,
    },
    /// A person whose data was deleted on request. Each has a different number, counted from 0.
    Former(u64),
    /// A server, whose members vote.
    Server(GuildId),
}

impl Participant {
    /// The user's id; `None` for computers and former players.
    pub fn human_id(self) -> Option<PlayerId> {
        match self {
            Participant::Human(id) => Some(id),
            _ => None,
        }
    }

    /// The level of a computer; `None` for people.
    pub fn level(self) -> Option<Level> {
        match self {
            Participant::Computer { level, .. } => Some(level),
            _ => None,
        }
    }

    /// The id of a server; `None` for all others.
    pub fn guild(self) -> Option<GuildId> {
        match self {
            Participant::Server(id) => Some(id),
            _ => None,
        }
    }

    /// Whether this is a computer player.
    pub fn is_computer(self) -> bool {
        matches!(self, Participant::Computer { .. })
    }

    /// Whether this is a server, whose members vote.
    pub fn is_server(self) -> bool {
        matches!(self, Participant::Server(_))
    }

    /// Whether this is a person whose data was deleted.
    pub fn is_former(self) -> bool {
        matches!(self, Participant::Former(_))
    }
}

impl From<PlayerId> for Participant {
    fn from(id: PlayerId) -> Participant {
        Participant::Human(id)
    }
}

impl PartialEq<PlayerId> for Participant {
    fn eq(&self, id: &PlayerId) -> bool {
        *self == Participant::Human(*id)
    }
}

/// The form for logs and operators: the id of a user, `computer LEVEL/NUMBER`, `former NUMBER` or `server ID`.
impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Participant::Human(id) => id.fmt(f),
            Participant::Computer { level, number } => write!(f, "computer {level}/{number}"),
            Participant::Former(number) => write!(f, "former {number}"),
            Participant::Server(id) => write!(f, "server {id}"),
        }
    }
}

/// The name of a player as people read it, before it is localized. Only people and servers have names of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerName {
    /// The player's own name. It is untrusted text.
    Own(String),
    /// The name of a computer in each language.
    Computer {
        /// The playing strength.
        level: Level,
        /// Distinguishes computers of the same level at one table, counted from 0.
        number: u8,
    },
    /// The name of every person whose data was deleted.
    Former,
    /// The name of a person whose own name has nothing visible: `Player` and this number.
    Numbered(u64),
}

impl PlayerName {
    /// The text that calls a player so; `None` for a name of one's own.
    pub fn message(&self) -> Option<Message> {
        Some(match self {
            PlayerName::Own(_) => return None,
            PlayerName::Computer { level, number: 0 } => {
                Message::new("computer-name").count("level", level.number().into())
            }
            PlayerName::Computer { level, number } => Message::new("computer-name-numbered")
                .count("level", level.number().into())
                .with("number", number + 1),
            PlayerName::Former => Message::new("privacy-former"),
            PlayerName::Numbered(number) => Message::new("player-numbered").with("number", number),
        })
    }

    /// A text with this name as one of its arguments.
    pub fn add_to(&self, mut text: Message, argument: &'static str) -> Message {
        text.args.push((argument, self.arg()));
        text
    }

    /// The name as an argument of a text.
    pub fn arg(&self) -> Arg {
        self.message().map_or_else(|| Arg::Text(self.to_string()), Arg::from)
    }
}

/// The form for logs and operators, and for files that programs read.
impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerName::Own(name) => name.fmt(f),
            PlayerName::Computer { level, number } => write!(f, "computer {level}/{number}"),
            PlayerName::Former => f.write_str("Former player"),
            PlayerName::Numbered(number) => write!(f, "Player {number}"),
        }
    }
}

/// A participant together with a display name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The identity, by which players are compared.
    pub id: Participant,
    /// The display name as last seen, which is untrusted text. That of a computer or a former player is English; people
    /// read [`Player::shown_name`].
    pub name: String,
}

impl Player {
    /// A user of Discord.
    pub fn human(id: PlayerId, name: String) -> Player {
        Player { id: Participant::Human(id), name }
    }

    /// A computer; `number` distinguishes computers of the same level at one table, counted from 0.
    pub fn computer(level: Level, number: u8, name: String) -> Player {
        Player { id: Participant::Computer { level, number }, name }
    }

    /// A server, whose members vote.
    pub fn server(id: GuildId, name: String) -> Player {
        Player { id: Participant::Server(id), name }
    }

    /// The name of this player as it is shown. `number` is used if nothing of the name is visible.
    pub fn shown_name(&self, number: u64) -> PlayerName {
        match self.id {
            Participant::Computer { level, number } => PlayerName::Computer { level, number },
            Participant::Former(_) => PlayerName::Former,
            Participant::Human(_) | Participant::Server(_) => {
                names::shown(&self.name).map_or(PlayerName::Numbered(number), PlayerName::Own)
            }
        }
    }

    /// The name of this player where no seat numbers them. If nothing of it is visible, the number comes from the user's id.
    pub fn numbered_name(&self) -> PlayerName {
        self.shown_name(self.human_id().map_or(0, |id| id.0 % 10_000))
    }

    /// The user's id; `None` for computers and former players.
    pub fn human_id(&self) -> Option<PlayerId> {
        self.id.human_id()
    }

    /// The level of a computer; `None` for people.
    pub fn level(&self) -> Option<Level> {
        self.id.level()
    }

    /// Whether this is a computer player.
    pub fn is_computer(&self) -> bool {
        self.id.is_computer()
    }
}
