use super::rejection::HostRejection;
use super::tournaments::TournamentError;
use crate::store::StoreError;
use crate::table::{ChannelId, GuildId, PlayerId, Rejection, TableId};
use crate::tournament;
use thiserror::Error;

/// The result of work of the host.
pub type Result<T, E = HostError> = std::result::Result<T, E>;

/// Why a command has no outcome.
#[derive(Debug, Error)]
pub enum HostError {
    /// The table has rejected the command, for a reason that is shown to the player.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The host has refused the command, for a reason that is shown to the player.
    #[error(transparent)]
    Refused(#[from] HostRejection),
    /// The command at a tournament was rejected.
    #[error(transparent)]
    Tournament(TournamentError),
    /// The table cannot be rebuilt and is quarantined.
    #[error("{0}")]
    Broken(#[source] BrokenTable),
    /// Before a plan of this player is followed, it has to be known whether they are still in the server.
    #[error("it is unknown whether the owner of a plan is a member")]
    UnknownPlanner {
        /// The server.
        guild: GuildId,
        /// The owner of the plan.
        player: PlayerId,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl HostError {
    /// May the same operation succeed if it is tried again?
    pub fn is_transient(&self) -> bool {
        matches!(self, HostError::Store(error) if error.is_transient())
    }
}

/// A table that cannot be rebuilt: its data are damaged, or the rules have changed since it was played.
#[derive(Debug, Error)]
#[error("table {table} cannot be restored and is quarantined")]
pub struct BrokenTable {
    /// The number.
    pub table: TableId,
    /// The channel that it has just left, which is free for another table. `None` if it was quarantined before.
    pub left: Option<ChannelId>,
    /// The guild of that channel.
    pub guild: Option<GuildId>,
    /// The reason.
    pub source: StoreError,
}

impl From<tournament::Rejection> for HostError {
    fn from(rejection: tournament::Rejection) -> HostError {
        HostError::Tournament(rejection.into())
    }
}
