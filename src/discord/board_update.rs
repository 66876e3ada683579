//! The change of a table by a command, until a message shows it.

use super::api_error::ApiError;
use super::background_http::RETRY_DELAY;
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::responder::Visibility;
use super::{CommandError, board_message, serenity};
use crate::app::outbox::Delivery;
use crate::host::{CommandOutcome, TableRef};
use crate::table::{self, Command, Table};
use serenity::{ChannelId, MessageId};
use std::sync::Arc;
use tokio::time::sleep;

/// The board of a table after a command, to be posted. If it is dropped before it is posted, the outbox posts it.
pub(super) struct BoardUpdate {
    pub table: Arc<Table>,
    message: OutgoingMessage,
    /// `None` if the table has not changed.
    delivery: Option<Delivery>,
}

/// Executes a command at a table.
pub(super) async fn execute(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<BoardUpdate, CommandError> {
    let outcome = ctx.app.host.tables().execute(table, command).await?;
    Ok(BoardUpdate::new(ctx, outcome).await)
}

impl BoardUpdate {
    /// The board after what has just been committed.
    pub(super) async fn new(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> BoardUpdate {
        let (board, delivery) = ctx.app.start_delivery(&ctx.channel_localizer, &outcome).await;
        BoardUpdate { table: outcome.table, message: board_message::message(board), delivery: Some(delivery) }
    }

    /// The board of a table that has not changed.
    pub(super) async fn unchanged(ctx: &CommandContext<'_>, table: Arc<Table>) -> BoardUpdate {
        let board = ctx.app.board(&ctx.channel_localizer, &table).await;
        BoardUpdate { table, message: board_message::message(board).mention(None), delivery: None }
    }

    /// Answers with the board.
    pub(super) async fn post(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        match ctx.responder.respond(Visibility::Public, self.message.clone()).await {
            Ok(Some(message)) => self.shown(ctx, message).await,
            Ok(None) => match ctx.responder.original_message().await {
                Ok(message) => self.shown(ctx, message).await,
                Err(error) => tracing::warn!(%error, "the answer just sent cannot be found"),
            },
            Err(error) => {
                tracing::warn!(%error, "a board is posted without a first response");
                // A request that timed out may have arrived.
                let arrived = match error {
                    ApiError::TimedOut => ctx.responder.original_message().await.ok(),
                    _ => None,
                };
                match arrived {
                    Some(message) => self.shown(ctx, message).await,
                    None => return self.follow_up(ctx).await,
                }
            }
        }
        Ok(())
    }

    /// Shows the board in the source message.
    pub(super) async fn update_source(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        if let Err(error) = ctx.responder.respond(Visibility::SourceMessage, self.message.clone()).await {
            tracing::warn!(%error, "a board is posted without a first response");
            return self.follow_up(ctx).await;
        }
        if let Some(source) = ctx.responder.source {
            self.shown(ctx, source.id).await;
        }
        Ok(())
    }

    /// Posts the board after another answer. If Discord takes no follow-up, the board is posted as a message outside of
    /// the interaction, because the players must see the change in any case.
    pub(super) async fn follow_up(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        let message = match self.try_follow_up(ctx).await {
            Ok(message) => message,
            Err(error) => {
                tracing::warn!(%error, "a board is posted without its interaction");
                let channel = ChannelId::new(ctx.venue.channel.0);
                match ctx.app.presenter.post(channel, self.message.clone()).await {
                    Ok(message) => message,
                    Err(error) if self.delivery.is_some() => {
                        tracing::warn!(%error, "a board is posted later");
                        let text = ctx.user_localizer().text("say-shown-later");
                        return ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await;
                    }
                    Err(error) => return Err(error.into()),
                }
            }
        };
        self.shown(ctx, message).await;
        Ok(())
    }

    /// Posts the follow-up; after a transient failure a second time, unless the first one has arrived.
    async fn try_follow_up(&self, ctx: &CommandContext<'_>) -> Result<MessageId, ApiError> {
        match ctx.responder.follow_up(&self.message).await {
            Err(error) if error.is_transient() => {
                tracing::warn!(%error, "a follow-up is looked for or sent again")
            }
            other => return other,
        }
        sleep(RETRY_DELAY).await;
        match ctx.app.find_board(&self.table, None).await {
            Some(message) => Ok(message.0.into()),
            None => ctx.responder.follow_up(&self.message).await,
        }
    }

    async fn shown(self, ctx: &CommandContext<'_>, message: MessageId) {
        ctx.app.record_shown(&self.table, table::MessageId(message.get()), self.delivery).await;
    }
}
