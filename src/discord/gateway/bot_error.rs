use super::refusal::Refusal;
use crate::discord::serenity;
use crate::host::HostError;
use thiserror::Error;

/// Why the bot cannot run.
#[derive(Debug, Error)]
pub enum BotError {
    /// The server named by the base does not answer as Discord does.
    #[error("{base} does not respond like a Discord-compatible server")]
    NoGateway {
        /// The base that was set.
        base: String,
        /// The failure.
        #[source]
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// Discord's client failed.
    #[error("the connection to Discord failed")]
    Client(#[from] Box<serenity::Error>),
    /// The store failed.
    #[error("the bot cannot use its database")]
    Host(#[from] HostError),
    /// Discord refuses the bot for good.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Discord wants more connections than before.
    #[error(
        "Discord now wants {wanted} connections instead of {made}: restart the bot, with a higher total in BSIDE_SHARDS if it is set"
    )]
    Connections {
        /// Number of connections that were made.
        made: u32,
        /// Number of connections that Discord wants.
        wanted: u32,
    },
    /// The HTTP client cannot be built.
    #[error("cannot set up requests")]
    Http(#[source] reqwest12::Error),
}
