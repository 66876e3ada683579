use crate::tournament::Rejection;
use thiserror::Error;

/// Why a command at a tournament has no outcome.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TournamentError {
    /// The command was rejected, for a reason that is shown to the player.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// There is no tournament with this number.
    #[error("no such tournament")]
    Unknown,
    /// A tournament of the guild that is not over has this name.
    #[error("a tournament of the guild has this name")]
    NameTaken {
        /// The name, as it is shown.
        name: String,
    },
    /// The guild has this many tournaments that are not over.
    #[error("{most} tournaments of the guild are not over")]
    TooManyOfGuild {
        /// The upper bound.
        most: usize,
        /// Their names, as they are shown.
        names: Vec<String>,
    },
    /// The organiser has opened this many tournaments that are not over.
    #[error("{most} tournaments of the organiser are not over")]
    TooManyOfOrganiser {
        /// The upper bound.
        most: usize,
        /// Their names, as they are shown.
        names: Vec<String>,
    },
}
