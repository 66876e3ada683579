use super::posts::PostError;
use crate::app::analysis::search_pool::SearchFailed;
use crate::app::pools::render_pool::RenderError;
use crate::app::posts::messenger::MessengerError;
use crate::host::{HostError, HostRejection};
use crate::localize::Message;
use crate::table::Rejection;
use thiserror::Error;

/// Why a use case failed.
#[derive(Debug, Error)]
pub enum AppError {
    /// The player asked for something that cannot be done; the message is for that player.
    #[error("rejected: {0:?}")]
    Rejected(Message),
    /// The table rejected the command, or the store failed.
    #[error(transparent)]
    Host(#[from] HostError),
    /// A picture could not be rendered.
    #[error("a picture could not be rendered")]
    Render(#[from] RenderError),
    /// The chat service failed.
    #[error("the chat service failed")]
    Messenger(#[from] MessengerError),
    /// A search failed.
    #[error(transparent)]
    Search(#[from] SearchFailed),
}

impl From<Rejection> for AppError {
    fn from(rejection: Rejection) -> AppError {
        AppError::Host(HostError::Rejected(rejection))
    }
}

impl From<HostRejection> for AppError {
    fn from(rejection: HostRejection) -> AppError {
        AppError::Host(rejection.into())
    }
}

impl From<PostError> for AppError {
    fn from(error: PostError) -> AppError {
        match error {
            PostError::Host(error) => AppError::Host(error),
            PostError::Messenger(error) => AppError::Messenger(error),
            PostError::Render(error) => AppError::Render(error),
        }
    }
}
