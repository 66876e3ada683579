//! The answer to an interaction that has changed a table.

use super::command_error::NotShown;
use super::context::CommandContext;
use super::visibility::Visibility;
use crate::app::news::Change;
use crate::app::news::reply::{NotSent, Origin, Reply};
use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::Content;
use crate::app::threads::thread_offers::ThreadOffers;
use crate::discord::CommandError;
use crate::discord::client::api_error::ApiError;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::{board_message, post_message};
use crate::host::{CommandOutcome, TableRef};
use crate::i18n::Localizer;
use crate::rules::MAX_SEATS;
use crate::table::{ChannelId, Command, MessageId, PlayerId, Table};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use std::sync::Arc;

/// The user of an interaction, who waits for an answer.
pub(in crate::discord) struct InteractionReply<'a> {
    ctx: &'a CommandContext<'a>,
    /// Whether the user was answered, so that everything else follows after that.
    is_answered: bool,
    told: Option<String>,
    /// The number of the offer that a button answers.
    answers: Option<usize>,
}

impl<'a> InteractionReply<'a> {
    /// A user who was not answered yet.
    pub(in crate::discord) fn new(ctx: &'a CommandContext<'a>) -> InteractionReply<'a> {
        InteractionReply { ctx, is_answered: false, told: None, answers: None }
    }

    /// The user has pressed a button that answers the offer with this number.
    pub(in crate::discord) fn answering(self, number: Option<usize>) -> InteractionReply<'a> {
        InteractionReply { answers: number, ..self }
    }

    /// Sends a message by the responder.
    async fn respond(
        &self,
        visibility: Visibility,
        table: &Table,
        (content, picture): (Content, Option<Picture>),
    ) -> Result<MessageId, NotSent> {
        let message = post_message::message(&Content { replies_to: None, ..content }, picture);
        let is_current = || async { !self.ctx.app.has_moved_on(table).await };
        let shown = self.ctx.responder.respond_while(visibility, message, is_current).await;
        shown.map(|message| MessageId(message.get())).map_err(|NotShown { display, error }| {
            tracing::warn!(%error, table = %table.id(), "an answer was refused or not received");
            NotSent { display, is_outdated: matches!(error, ApiError::Outdated), error: error.into() }
        })
    }
}

impl Reply for InteractionReply<'_> {
    fn player(&self) -> PlayerId {
        self.ctx.player_id
    }

    fn localizer(&self) -> &Localizer {
        self.ctx.user_localizer()
    }

    fn channel(&self) -> ChannelId {
        self.ctx.venue.channel
    }

    fn origin(&self) -> Option<Origin> {
        if self.is_answered {
            return None;
        }
        Some(match self.ctx.responder.source {
            None => Origin::Command,
            Some(source) => Origin::Button {
                message: MessageId(source.id.get()),
                has_picture: !source.attachments.is_empty(),
                is_private: self.ctx.responder.to_user() == Visibility::SourceMessage,
                answers: self.answers,
            },
        })
    }

    fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }

    fn send<'a>(
        &'a self,
        table: &'a Table,
        content: Content,
        picture: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>> {
        self.respond(Visibility::Public, table, (content, picture)).boxed()
    }

    fn edit_pressed<'a>(
        &'a self,
        table: &'a Table,
        content: Content,
        picture: Option<Picture>,
    ) -> BoxFuture<'a, Result<MessageId, NotSent>> {
        let content = Content { mentions: Vec::new(), ..content };
        self.respond(Visibility::SourceMessage, table, (content, picture)).boxed()
    }

    fn acknowledge(&self) -> BoxFuture<'_, ()> {
        self.ctx.responder.defer(Visibility::SourceMessage).boxed()
    }

    fn whisper(&self, text: String) -> BoxFuture<'_, ()> {
        let whispered = async {
            let told = OutgoingMessage::text(text);
            if let Err(error) = self.ctx.responder.reply_ephemeral(told).await {
                tracing::warn!(%error, "an answer was not received, and is seen in the channel");
            }
        };
        whispered.boxed()
    }
}

/// Executes a command at a table.
pub(in crate::discord) async fn execute(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<Change, CommandError> {
    Ok(start(ctx, ctx.app.host.tables().execute(table, command).await?))
}

/// Starts to show what the user has just changed, and so knows.
pub(in crate::discord) fn start(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> Change {
    follow_manner(ctx, &outcome.table);
    ctx.app.start(outcome.without_call_of(ctx.player_id))
}

/// Who plays alone with buttons goes on choosing turns on the board. Who enters commands sees the plain board.
fn follow_manner(ctx: &CommandContext<'_>, table: &Table) {
    match ctx.responder.source {
        Some(_) if table.is_solo() => ctx.app.chooser_boards.open(table.id()),
        Some(_) => {}
        None => ctx.app.chooser_boards.close(table.id()),
    }
}

/// Answers by showing a change.
pub(in crate::discord) async fn show(ctx: &CommandContext<'_>, change: Change) -> Result<(), CommandError> {
    show_with(ctx, change, InteractionReply::new(ctx)).await
}

/// Shows a change after the user was answered.
pub(in crate::discord) async fn show_after_answer(
    ctx: &CommandContext<'_>,
    change: Change,
) -> Result<(), CommandError> {
    show_with(ctx, change, InteractionReply { is_answered: true, ..InteractionReply::new(ctx) }).await
}

/// Answers by showing a change. If the answer is not what everyone sees, the user is told this.
pub(in crate::discord) async fn show_and_tell(
    ctx: &CommandContext<'_>,
    change: Change,
    told: String,
) -> Result<(), CommandError> {
    show_with(ctx, change, InteractionReply { told: Some(told), ..InteractionReply::new(ctx) }).await
}

/// Answers by showing a change.
pub(in crate::discord) async fn show_with(
    ctx: &CommandContext<'_>,
    change: Change,
    reply: InteractionReply<'_>,
) -> Result<(), CommandError> {
    decide_thread(ctx, change.table()).await;
    Box::pin(ctx.app.show(change, Some(&reply))).await;
    Ok(())
}

/// Answers by showing a table as it is, in a new message.
pub(in crate::discord) async fn show_again(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
) -> Result<(), CommandError> {
    follow_manner(ctx, table);
    decide_thread(ctx, table).await;
    Ok(Box::pin(ctx.app.show_again(table, &InteractionReply::new(ctx))).await?)
}

/// Answers by showing a table as it is, in the message whose button was pressed.
pub(in crate::discord) async fn show_in_pressed(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
) -> Result<(), CommandError> {
    decide_thread(ctx, table).await;
    Ok(Box::pin(ctx.app.show_in_pressed(table, &InteractionReply::new(ctx))).await?)
}

/// Answers by showing a table as it is in place of what the message of the button shows now.
pub(in crate::discord) async fn restore_pressed(
    ctx: &CommandContext<'_>,
    table: &Arc<Table>,
) -> Result<(), CommandError> {
    decide_thread(ctx, table).await;
    Ok(Box::pin(ctx.app.restore_pressed(table, &InteractionReply::new(ctx))).await?)
}

/// Decides whether a button moves the table to a thread, unless that was decided: in a game of four, and where people are
/// talking. What the source message shows was decided before a restart.
async fn decide_thread(ctx: &CommandContext<'_>, table: &Table) {
    let offers = &ctx.app.thread_offers;
    let is_here = table.channel() == ctx.venue.channel;
    if !is_here || !ThreadOffers::applies(table) || offers.decision(table).is_some() {
        return;
    }
    let source = ctx.responder.source.filter(|_| ctx.responder.to_user() != Visibility::SourceMessage);
    let shown = source.and_then(|source| board_message::has_thread_button(source, table));
    let is_offered = ctx.venue.creatable_thread_kind().is_ok()
        && match shown {
            Some(shown) => shown,
            None => table.setup().seats() == MAX_SEATS || ctx.app.messenger.is_busy(ctx.venue.channel).await,
        };
    offers.decide(table, is_offered);
}
