use super::api_error::ApiError;
use crate::app::AppError;
use crate::app::presenter::PresentError;
use crate::app::render_pool::RenderError;
use crate::app::search_pool::SearchFailed;
use crate::host::HostError;
use crate::rules::{IllegalTurn, Localize as _, Message};
use crate::table::{ChannelId, Rejection};
use thiserror::Error;

/// Why a command could not be carried out or its response not be sent.
#[derive(Debug, Error)]
pub(super) enum CommandError {
    /// The player asked for something that cannot be done; the message is for that player.
    #[error("rejected: {0:?}")]
    Rejected(Message),
    /// Only the beginning of a turn was given.
    #[error("a turn is incomplete")]
    IncompleteTurn(#[source] Box<Rejection>),
    /// The bot lacks permissions, which are named by keys of texts; `key` is that of the message.
    #[error("the bot lacks permissions: {missing:?}")]
    MissingPermissions { key: &'static str, missing: Vec<&'static str> },
    /// The guild allows games in these channels only.
    #[error("games are allowed in other channels")]
    Elsewhere(Vec<ChannelId>),
    #[error(transparent)]
    Host(HostError),
    #[error("Discord refused or did not answer")]
    Discord(#[from] ApiError),
    #[error("Discord refused or did not answer")]
    Present(#[from] PresentError),
    #[error("a picture could not be rendered")]
    Render(#[from] RenderError),
    #[error(transparent)]
    Search(#[from] SearchFailed),
    #[error("it cannot be written as JSON")]
    Json(#[from] serde_json::Error),
    #[error("a panic: {0}")]
    Panic(String),
}

impl CommandError {
    /// The error of a button or menu that is outdated, or that the bot never sent.
    pub(super) fn stale_button() -> CommandError {
        CommandError::Rejected(Message::new("say-stale-button"))
    }
}

impl From<AppError> for CommandError {
    fn from(error: AppError) -> CommandError {
        match error {
            AppError::Rejected(message) => CommandError::Rejected(message),
            AppError::Host(error) => CommandError::from(error),
            AppError::Present(error) => CommandError::Present(error),
            AppError::Render(error) => CommandError::Render(error),
            AppError::Search(error) => CommandError::Search(error),
        }
    }
}

impl From<HostError> for CommandError {
    fn from(error: HostError) -> CommandError {
        match error {
            HostError::Rejected(rejection) => CommandError::from(rejection),
            error => CommandError::Host(error),
        }
    }
}

impl From<Rejection> for CommandError {
    fn from(rejection: Rejection) -> CommandError {
        match rejection {
            Rejection::Turn(IllegalTurn::Incomplete { .. }) => {
                CommandError::IncompleteTurn(Box::new(rejection))
            }
            rejection => CommandError::Rejected(rejection.message()),
        }
    }
}
