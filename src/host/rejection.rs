use crate::localize::{Localize, Message};
use crate::table::{PlayerName, TableId, Timestamp};
use std::fmt;

/// The reason why the host rejects a command before a table sees it, or because of what is stored elsewhere. Each has a text for the
/// player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRejection {
    /// The channel has no table.
    NoTable,
    /// No table has this number.
    UnknownTable,
    /// The table was moved to another channel.
    Relocated {
        /// The number of the table.
        table: TableId,
    },
    /// The channel has a table already.
    Occupied,
    /// This player has another table in the direct conversation in which the new one would be.
    DirectOccupied,
    /// This player has reached the upper bound of open invitations.
    TooManyInvitations {
        /// The upper bound.
        most: usize,
    },
    /// This player has reached the upper bound of tables.
    TooManyTables {
        /// The upper bound.
        most: usize,
    },
    /// The one who asks has blocked this player.
    Blocked {
        /// The name of the blocked player.
        player: PlayerName,
    },
    /// This player has blocked the one who invites, who is not told the reason.
    CannotInvite {
        /// The name of the player.
        player: PlayerName,
    },
    /// Somebody else has joined the game for which an opponent was sought, or it is not open any more.
    SeekClosed,
    /// This player has begun or ended a vacation just before.
    VacationChanged {
        /// The time of the next possible change.
        again: Timestamp,
    },
}

/// The name of the variant, for logs.
impl fmt::Display for HostRejection {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for HostRejection {}

impl Localize for HostRejection {
    fn message(&self) -> Message {
        match self {
            HostRejection::NoTable => Message::new("table-none-here"),
            // Only people who see the other channel are told where it is.
            HostRejection::UnknownTable | HostRejection::Relocated { .. } => Message::new("table-unknown"),
            HostRejection::Occupied => Message::new("table-occupied"),
            HostRejection::DirectOccupied => Message::new("seek-direct-occupied"),
            HostRejection::TooManyInvitations { most } => {
                Message::new("table-too-many-invitations").count("most", *most).shared_button("button-cancel")
            }
            HostRejection::TooManyTables { most } => {
                Message::new("table-too-many-tables").count("most", *most)
            }
            HostRejection::Blocked { player } => player.add_to(Message::new("block-own"), "name"),
            HostRejection::CannotInvite { player } => {
                player.add_to(Message::new("block-cannot-invite"), "name")
            }
            HostRejection::SeekClosed => Message::new("seek-closed-meanwhile"),
            HostRejection::VacationChanged { again } => {
                Message::new("table-vacation-changed").time("again", again.unix_seconds())
            }
        }
    }
}
