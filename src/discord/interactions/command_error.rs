use crate::app::AppError;
use crate::app::limits::budgets::Exhausted;
use crate::app::news::reply::Display;
use crate::discord::client::api_error::ApiError;
use crate::host::{HostError, HostRejection, TournamentError};
use crate::localize::Localize as _;
use crate::localize::Message;
use crate::rules::IllegalTurn;
use crate::table::{ChannelId, Rejection, Table, TableId};
use std::sync::Arc;
use thiserror::Error;

/// Why a command could not be carried out or its response not be sent.
#[derive(Debug, Error)]
pub(in crate::discord) enum CommandError {
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

/// Why an answer is not known to be shown.
#[derive(Debug, Error)]
#[error("{error}")]
pub(in crate::discord) struct NotShown {
    /// Whether the answer may be shown.
    pub display: Display,
    pub error: ApiError,
}

impl CommandError {
    /// The error of a button or menu that is outdated, or that the bot never sent.
    pub(in crate::discord) fn stale_button() -> CommandError {
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
                Rejection::NotAtTable => CommandError::NotAtTable,
                rejection => CommandError::Rejected(rejection.message()),
            },
            AppError::Host(HostError::Refused(rejection)) => match rejection {
                HostRejection::Relocated { table } => CommandError::Relocated(table),
                HostRejection::Occupied => CommandError::Occupied,
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
