//! The change of a table by a command, until a message shows it.

use super::api_error::ApiError;
use super::background_http::RETRY_DELAY;
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::responder::Visibility;
use super::{CommandError, board_message, serenity};
use crate::app::board::Board;
use crate::app::delivery_state::{DeliveryOutcome, DeliveryRequest, DeliveryState, Display};
use crate::app::living_board::{EditedBoard, awaits_reply};
use crate::app::outbox::Delivery;
use crate::host::{CommandOutcome, TableRef};
use crate::table::{self, Command, Table};
use serenity::{ChannelId, MessageId};
use std::sync::Arc;
use tokio::time::sleep;

/// The board of a table after a command, to be posted. If it is dropped before it is posted, the outbox posts it.
pub(super) struct BoardUpdate {
    pub table: Arc<Table>,
    board: Board,
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
        let message = board_message::message(board.clone());
        BoardUpdate { table: outcome.table, board, message, delivery: Some(delivery) }
    }

    /// The board of a table that has not changed.
    pub(super) async fn unchanged(ctx: &CommandContext<'_>, table: Arc<Table>) -> BoardUpdate {
        let board = ctx.app.board(&ctx.channel_localizer, &table).await;
        let message = board_message::message(board.clone()).mention(None).nonce(None);
        BoardUpdate { table, board, message, delivery: None }
    }

    /// Answers with the board.
    pub(super) async fn post(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        self.respond(ctx, Visibility::Public).await
    }

    /// Shows the board in the source message.
    pub(super) async fn update_source(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        self.respond(ctx, Visibility::SourceMessage).await
    }

    async fn respond(self, ctx: &CommandContext<'_>, visibility: Visibility) -> Result<(), CommandError> {
        match ctx.responder.respond(visibility, self.message.clone()).await {
            Ok(message) => {
                self.shown(ctx, message).await;
                Ok(())
            }
            Err(error) => {
                tracing::warn!(%error, "a board is posted without a first response");
                self.deliver(ctx, DeliveryState::after_response(error.display)).await
            }
        }
    }

    /// Posts the board after another answer. Where one person plays, it is edited, together with the reply of a computer if
    /// one is to come.
    pub(super) async fn follow_up(mut self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        if let Some(delivery) = self.delivery.take() {
            if awaits_reply(&self.table) {
                delivery.await_reply();
                return Ok(());
            }
            let edited =
                ctx.app.edit_board(&ctx.channel_localizer, &self.table, self.board.clone(), delivery);
            match edited.await {
                EditedBoard::Edited | EditedBoard::Unknown => return Ok(()),
                EditedBoard::None(delivery) => self.delivery = Some(delivery),
            }
        }
        self.deliver(ctx, DeliveryState::after_response(Display::Unsent)).await
    }

    /// Posts the board as a follow-up. If Discord takes none, it is posted as a message outside of the interaction, because
    /// the players must see the change in any case.
    async fn deliver(
        self,
        ctx: &CommandContext<'_>,
        mut delivery: DeliveryState,
    ) -> Result<(), CommandError> {
        let mut last = Ok(None);
        while let Some(request) = delivery.next() {
            last = match request {
                DeliveryRequest::Find => self.find(ctx).await,
                DeliveryRequest::FollowUp => ctx.responder.follow_up(&self.message).await.map(Some),
                DeliveryRequest::Post => {
                    let channel = ChannelId::new(ctx.venue.channel.0);
                    ctx.app.presenter.post(channel, self.message.clone()).await.map(Some)
                }
            };
            if let Err(error) = &last {
                tracing::warn!(%error, ?request, "a board was not received, or refused");
            }
            delivery = delivery.after(request, DeliveryOutcome::of(&last, ApiError::is_refusal));
        }
        match last {
            Ok(Some(message)) => {
                self.shown(ctx, message).await;
                Ok(())
            }
            _ if self.delivery.is_some() => {
                let text = ctx.user_localizer().text("say-shown-later");
                ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await
            }
            Ok(None) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Looks for a message of this command that shows the board.
    async fn find(&self, ctx: &CommandContext<'_>) -> Result<Option<MessageId>, ApiError> {
        sleep(RETRY_DELAY).await;
        let channel = ChannelId::new(ctx.venue.channel.0);
        let oldest = ctx.responder.oldest_answer();
        ctx.app.presenter.find(channel, Some(oldest), |message| self.message.is_shown_in(message)).await
    }

    async fn shown(self, ctx: &CommandContext<'_>, message: MessageId) {
        let message = table::MessageId(message.get());
        ctx.app.record_shown(&ctx.channel_localizer, &self.table, message, self.delivery).await;
    }
}
