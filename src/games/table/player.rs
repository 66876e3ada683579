use super::PlayerId;
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

    /// Whether this is a computer player.
    pub fn is_computer(self) -> bool {
        matches!(self, Participant::Computer { .. })
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

/// The form for logs and operators: the id of a user, `computer LEVEL/NUMBER` or `former NUMBER`.
impl fmt::Display for Participant {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Participant::Human(id) => id.fmt(f),
            Participant::Computer { level, number } => write!(f, "computer {level}/{number}"),
            Participant::Former(number) => write!(f, "former {number}"),
        }
    }
}

/// A participant together with a display name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The identity.
    pub id: Participant,
    /// The display name as last seen. It is untrusted text.
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
