use super::api_error::ApiError;
use super::responder::NotShown;
use crate::app::AppError;
use crate::app::budgets::Exhausted;
use crate::host::{HostError, TournamentError};
use crate::rules::{IllegalTurn, Localize as _, Message};
use crate::table::{ChannelId, Rejection, Table, TableId};
use std::sync::Arc;
use thiserror::Error;

/// Why a command could not be carried out or its response not be sent.
#[derive(Debug, Error)]
pub(super) enum CommandError {
    /// The player asked for something that cannot be done; the message is for that player.
    #[error("rejected: {0:?}")]
    Rejected(Message),
    /// Only the beginning of a turn was given.
    #[error("a move is incomplete")]
    IncompleteTurn(#[source] Box<Rejection>),
    /// Only those who play at the table may do this.
    #[error("the user does not play at the table")]
    NotAtTable,
    /// The bot lacks permissions, which are named by keys of texts; `key` is that of the message.
    #[error("the bot lacks permissions: {missing:?}")]
    MissingPermissions { key: &'static str, missing: Vec<&'static str> },
    /// The guild allows games in these channels only.
    #[error("games are allowed in other channels")]
    Elsewhere(Vec<ChannelId>),
    /// The table was moved to another channel.
    #[error("table {0} is in another channel")]
    Relocated(TableId),
    /// The table was moved to another channel, which the user sees.
    #[error("table {} is in another channel", .0.id())]
    IsElsewhere(Arc<Table>),
    /// The channel has a table already.
    #[error("a table is here already")]
    Occupied,
    /// The user or the guild has used up what the bot does for them.
    #[error("a budget is used up")]
    BudgetExhausted(Exhausted),
    /// Any other failure of the application.
    #[error(transparent)]
    App(AppError),
    #[error("Discord refused or did not respond")]
    Discord(#[from] ApiError),
    #[error("a panic: {0}")]
    Panic(String),
}

impl CommandError {
    /// The error of a button or menu that is outdated, or that the bot never sent.
    pub(super) fn stale_button() -> CommandError {
        CommandError::Rejected(Message::new("say-stale-button"))
    }
}

impl From<Exhausted> for CommandError {
    fn from(exhausted: Exhausted) -> CommandError {
        CommandError::BudgetExhausted(exhausted)
    }
}

impl From<NotShown> for CommandError {
    fn from(NotShown { error, .. }: NotShown) -> CommandError {
        CommandError::Discord(error)
    }
}

impl<E: Into<AppError>> From<E> for CommandError {
    fn from(error: E) -> CommandError {
        match error.into() {
            AppError::Rejected(message) => CommandError::Rejected(message),
            AppError::Host(HostError::Rejected(rejection)) => match rejection {
                Rejection::Turn(IllegalTurn::Incomplete { .. }) => {
                    CommandError::IncompleteTurn(Box::new(rejection))
                }
                Rejection::Relocated { table } => CommandError::Relocated(table),
                Rejection::Occupied => CommandError::Occupied,
                Rejection::NotAtTable => CommandError::NotAtTable,
                rejection => CommandError::Rejected(rejection.message()),
            },
            AppError::Host(HostError::Tournament(error)) => {
                CommandError::Rejected(tournament_message(&error))
            }
            error => CommandError::App(error),
        }
    }
}

fn tournament_message(error: &TournamentError) -> Message {
    match error {
        TournamentError::Rejected(rejection) => rejection.message(),
        TournamentError::Unknown => Message::new("say-no-tournament"),
        TournamentError::NameTaken { name } => Message::new("tournament-name-taken").with("name", name),
        TournamentError::TooManyOfGuild { most, names } => {
            Message::new("tournament-too-many").count("most", *most).list("names", names)
        }
        TournamentError::TooManyOfOrganiser { most, names } => {
            Message::new("tournament-too-many-own").count("most", *most).list("names", names)
        }
    }
}
