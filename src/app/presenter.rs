//! How the application reaches people: a [`Presenter`] shows its boards and lines in a chat service.

use super::board::Board;
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, Table};
use thiserror::Error;

/// A chat service. Each method makes one attempt; whether and when there is another is decided by the caller.
pub trait Presenter: Send + Sync + 'static {
    /// Posts a board in the channel of its table, with the controls for it. Returns the message.
    fn post_board(&self, board: Board) -> impl Future<Output = Result<MessageId, PresentError>> + Send;

    /// Posts a line of text in a channel, which notifies this player.
    fn post_line(
        &self,
        channel: ChannelId,
        line: String,
        mention: Option<PlayerId>,
    ) -> impl Future<Output = Result<(), PresentError>> + Send;

    /// Sends a direct message.
    fn send_direct(
        &self,
        player: PlayerId,
        text: String,
    ) -> impl Future<Output = Result<(), PresentError>> + Send;

    /// Looks for a message, not older than `oldest`, that shows a table exactly as it is.
    fn find_board(
        &self,
        table: &Table,
        oldest: Option<MessageId>,
    ) -> impl Future<Output = Result<Option<MessageId>, PresentError>> + Send;

    /// Takes the controls away from a message.
    fn remove_controls(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = Result<(), PresentError>> + Send;

    /// Whether a player sees a channel of a guild.
    fn can_view(
        &self,
        guild: GuildId,
        channel: ChannelId,
        player: PlayerId,
    ) -> impl Future<Output = Result<bool, PresentError>> + Send;
}

/// Why a request to the chat service failed.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum PresentError {
    /// The channel or guild does not exist any more, or the bot cannot see it.
    #[error("the channel is gone: {0}")]
    Gone(String),
    /// The service refused the request, and would refuse it again.
    #[error("refused: {0}")]
    Refused(String),
    /// There were too many requests.
    #[error("rate-limited: {0}")]
    RateLimited(String),
    /// No response came in time. The service may have carried out the request nevertheless.
    #[error("no response in time")]
    TimedOut,
    /// The service failed or could not be reached.
    #[error("temporary failure: {0}")]
    Transient(String),
    /// The request could not be made, or its response could not be parsed.
    #[error("{0}")]
    Invalid(String),
}

impl PresentError {
    /// Whether the service has refused it for good.
    pub fn is_refusal(&self) -> bool {
        matches!(self, PresentError::Gone(_) | PresentError::Refused(_))
    }
}
