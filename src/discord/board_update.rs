//! The change of a table by a command, until a message shows it.

use super::api_error::ApiError;
use super::background_http::RETRY_DELAY;
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::responder::{NotShown, Visibility};
use super::{CommandError, board_message, post_message, serenity};
use crate::app::board::Board;
use crate::app::delivery_state::{DeliveryOutcome, DeliveryRequest, DeliveryState, Display};
use crate::app::lines::line_about;
use crate::app::living_board::{EditedBoard, awaits_reply};
use crate::app::outbox::Delivery;
use crate::app::thread_offers::ThreadOffers;
use crate::host::{CommandOutcome, TableRef};
use crate::i18n::{self, Localizer};
use crate::rules::{MAX_SEATS, Message};
use crate::table::{self, Command, Table};
use serenity::{ChannelId, MessageId};
use std::sync::Arc;
use tokio::time::sleep;

/// The board of a table after a command, to be posted. If it is dropped before it is posted, the outbox posts it.
pub(super) struct BoardUpdate {
    pub table: Arc<Table>,
    /// What the command has changed; `None` if the table has not changed.
    outcome: Option<CommandOutcome>,
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
    Ok(BoardUpdate::new(ctx, outcome))
}

impl BoardUpdate {
    /// The board after what has just been committed.
    pub(super) fn new(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> BoardUpdate {
        let outcome = outcome.without_call_of(ctx.player_id);
        let delivery = Some(ctx.app.start_delivery(&outcome));
        BoardUpdate { table: outcome.table.clone(), outcome: Some(outcome), delivery }
    }

    /// The board of a table that has not changed.
    pub(super) fn unchanged(table: Arc<Table>) -> BoardUpdate {
        BoardUpdate { table, outcome: None, delivery: None }
    }

    async fn localizer(&self, ctx: &CommandContext<'_>) -> Localizer {
        localizer_here(ctx, &self.table).await
    }

    async fn board(&self, ctx: &CommandContext<'_>) -> Board {
        self.board_of(ctx, &self.table).await
    }

    /// The board of the table, or of what its message is to show of it.
    async fn board_of(&self, ctx: &CommandContext<'_>, table: &Arc<Table>) -> Board {
        Box::pin(self.decide_thread(ctx)).await;
        let localizer = self.localizer(ctx).await;
        let board = match self.outcome.clone() {
            Some(outcome) => {
                ctx.app.board_after(&localizer, &CommandOutcome { table: table.clone(), ..outcome }).await
            }
            None => ctx.app.board(&localizer, table).await,
        };
        if is_mirrored(ctx, &self.table) { Board { channel: ctx.venue.channel, ..board } } else { board }
    }

    fn message(&self, board: Board) -> OutgoingMessage {
        let message = post_message::message(&board.content(), board.picture);
        // A board that is only looked at notifies nobody, and may be shown several times.
        if self.outcome.is_some() { message } else { message.mention(None).idempotency_key(None) }
    }

    /// Decides whether a button moves the table to a thread, unless that was decided: in a game of four, and where people are
    /// talking. What the source message shows was decided before a restart.
    async fn decide_thread(&self, ctx: &CommandContext<'_>) {
        let (offers, table) = (&ctx.app.thread_offers, &*self.table);
        let is_here = table.channel() == ctx.venue.channel;
        if !is_here || !ThreadOffers::applies(table) || offers.decision(table).is_some() {
            return;
        }
        let source = ctx.responder.source.filter(|_| ctx.responder.to_user() != Visibility::SourceMessage);
        let shown = source.and_then(|source| board_message::has_thread_button(source, table));
        let is_offered = ctx.venue.creatable_thread_kind().is_ok()
            && match shown {
                Some(shown) => shown,
                None => {
                    table.setup().seats() == MAX_SEATS || ctx.app.presenter.is_busy(ctx.venue.channel).await
                }
            };
        offers.decide(table, is_offered);
    }

    /// Whether the message with the board can be edited to show the change.
    pub(super) async fn can_edit_board(&self, ctx: &CommandContext<'_>) -> bool {
        if let Some(delivery) = &self.delivery {
            delivery.wait_for_earlier().await;
        }
        ctx.app.editable_board(&self.table).await.is_some()
    }

    /// Whether the board is shown together with the reply of a computer, in a message that calls the next person.
    pub(super) fn is_shown_with_reply(&self) -> bool {
        self.outcome.is_some() && awaits_reply(&self.table) && !self.table.is_solo()
    }

    /// Answers with the board. If it is shown with the reply of a computer, only the user is told what was done.
    pub(super) async fn post(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        match &self.outcome {
            Some(outcome) if self.is_shown_with_reply() => {
                whisper(ctx, outcome).await;
                self.follow_up(ctx).await
            }
            _ => self.respond(ctx, Visibility::Public).await,
        }
    }

    /// Shows the board in the source message. What it tells of the last change stays if it shows the table already.
    pub(super) async fn update_source(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        if self.outcome.is_none() && self.is_shown_in_source(ctx).await {
            ctx.responder.defer(Visibility::SourceMessage).await;
            return Ok(());
        }
        self.respond(ctx, Visibility::SourceMessage).await
    }

    /// Whether the source message shows the table as it is, also if it is being edited just now.
    async fn is_shown_in_source(&self, ctx: &CommandContext<'_>) -> bool {
        let Some(source) = ctx.responder.source else { return false };
        let earlier = ctx.app.outbox.deliver(self.table.id());
        earlier.wait_for_earlier().await;
        earlier.complete();
        ctx.app.is_shown_by(&self.table, table::MessageId(source.id.get())).await
    }

    async fn respond(self, ctx: &CommandContext<'_>, visibility: Visibility) -> Result<(), CommandError> {
        let table = match visibility {
            Visibility::SourceMessage => ctx.app.beside_offer(&self.table, ctx.venue.channel).await,
            Visibility::Public | Visibility::Ephemeral => self.table.clone(),
        };
        let message = self.message(self.board_of(ctx, &table).await);
        let is_current = || async { self.outcome.is_none() || !has_moved_on(ctx, &self.table).await };
        match ctx.responder.respond_while(visibility, message.clone(), is_current).await {
            Ok(message) => {
                self.shown(ctx, message).await;
                Ok(())
            }
            // Others show it, or else the outbox.
            Err(NotShown { error: ApiError::Outdated, .. }) => Ok(()),
            Err(error) => {
                tracing::warn!(%error, "a board is posted without a first response");
                // Unlike one that is edited, a board that is posted asks for the answer to an open offer itself.
                let is_beside = self.table.offer().is_some() && table.offer().is_none();
                let message = if is_beside { self.message(self.board(ctx).await) } else { message };
                self.deliver(ctx, message, DeliveryState::after_response(error.display)).await
            }
        }
    }

    /// Posts the board after another answer. Where one person plays, it is edited, together with the reply of a computer if
    /// one is to come.
    pub(super) async fn follow_up(mut self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        if let Some(delivery) = self.delivery.take_if(|_| awaits_reply(&self.table)) {
            delivery.await_reply();
            return Ok(());
        }
        let board = self.board(ctx).await;
        if let Some(delivery) = self.delivery.take() {
            match ctx.app.edit_board(&self.table, board.clone(), delivery).await {
                EditedBoard::Edited | EditedBoard::Unknown => return Ok(()),
                EditedBoard::None(delivery) => self.delivery = Some(delivery),
            }
        }
        let message = self.message(board);
        self.deliver(ctx, message, DeliveryState::after_response(Display::Unsent)).await
    }

    /// Posts the board after another answer, also where it could be edited: it calls people.
    pub(super) async fn post_beside(self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        let message = self.message(self.board(ctx).await);
        self.deliver(ctx, message, DeliveryState::after_response(Display::Unsent)).await
    }

    /// Shows the table in its board after another answer, where that leaves the picture as it is. If it cannot be edited, another one
    /// is posted.
    pub(super) async fn refresh(mut self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        if let Some(delivery) = self.delivery.take() {
            match ctx.app.refresh_board(&self.localizer(ctx).await, &self.table, delivery).await {
                EditedBoard::Edited | EditedBoard::Unknown => return Ok(()),
                EditedBoard::None(delivery) => self.delivery = Some(delivery),
            }
        }
        self.post_beside(ctx).await
    }

    /// Shows the table in its board and in a line that calls people, after another answer.
    pub(super) async fn show_beside(mut self, ctx: &CommandContext<'_>) {
        if let Some((outcome, delivery)) = self.outcome.take().zip(self.delivery.take()) {
            Box::pin(ctx.app.post_started(outcome, delivery)).await;
        }
    }

    /// Records that a line shows what the command has changed. `asking` is the line if it has the buttons of an offer.
    pub(super) async fn shown_by_line(self, ctx: &CommandContext<'_>, asking: Option<MessageId>) {
        let asking = asking.map(|message| table::MessageId(message.get()));
        let localizer = self.localizer(ctx).await;
        if let Some(delivery) = self.delivery {
            ctx.app.record_line(&localizer, &self.table, asking, delivery).await;
        }
    }

    /// Posts the board as a follow-up. If Discord takes none, it is posted as a message outside of the interaction, because
    /// the players must see the change in any case.
    async fn deliver(
        self,
        ctx: &CommandContext<'_>,
        message: OutgoingMessage,
        mut delivery: DeliveryState,
    ) -> Result<(), CommandError> {
        let mut last = Ok(None);
        let mut may_be_shown = delivery.display == Display::Unconfirmed;
        while let Some(request) = delivery.next() {
            let shows_again = may_be_shown && request != DeliveryRequest::Find;
            if shows_again && self.outcome.is_some() && has_moved_on(ctx, &self.table).await {
                // Others show it, or else the outbox.
                return Ok(());
            }
            last = match request {
                DeliveryRequest::Find => find(ctx, &message).await,
                DeliveryRequest::FollowUp => ctx.responder.follow_up(&message).await.map(Some),
                DeliveryRequest::Post => {
                    let posted = ctx.app.presenter.post(ctx.venue.channel, message.clone()).await;
                    posted.map(|message| Some(message.0.into()))
                }
            };
            if let Err(error) = &last {
                tracing::warn!(%error, ?request, "a board was refused or not received");
            }
            delivery = delivery.after(request, DeliveryOutcome::of(&last, ApiError::is_refusal));
            may_be_shown |= delivery.display == Display::Unconfirmed;
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

    async fn shown(self, ctx: &CommandContext<'_>, message: MessageId) {
        let message = table::MessageId(message.get());
        if is_mirrored(ctx, &self.table) {
            if let Err(error) = ctx.app.record_mirrored(&self.table, message).await {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "cannot store what is shown");
            }
            // The opener of the table sees the change in the other conversation.
            if let Some((outcome, delivery)) = self.outcome.zip(self.delivery) {
                Box::pin(ctx.app.post_started(outcome, delivery)).await;
            }
            return;
        }
        ctx.app.record_shown(&self.table, message, self.delivery).await;
    }
}

/// The language of what everyone sees of a table where the user is, and who alone sees it in a direct conversation.
pub(super) async fn localizer_here(ctx: &CommandContext<'_>, table: &Table) -> Localizer {
    match is_mirrored(ctx, table) {
        true => ctx.user_localizer().clone().read_by(ctx.player_id),
        false => ctx.app.table_localizer(table).await,
    }
}

/// Whether others have changed a table since it was as it is here.
pub(super) async fn has_moved_on(ctx: &CommandContext<'_>, table: &Table) -> bool {
    let now = ctx.app.host.tables().load(TableRef::Id(table.id())).await;
    now.is_ok_and(|now| now.event_count() > table.event_count())
}

/// Whether the user plays at a table in a direct conversation that mirrors the channel of the table.
pub(super) fn is_mirrored(ctx: &CommandContext<'_>, table: &Table) -> bool {
    table.is_direct() && ctx.venue.guild.is_none() && ctx.venue.channel != table.channel()
}

/// Tells the user alone what a command has done; everyone sees it in another message.
pub(super) async fn whisper(ctx: &CommandContext<'_>, outcome: &CommandOutcome) {
    let localizer = &ctx.user_localizer().clone().read_by(ctx.player_id);
    let news = line_about(localizer, outcome).text;
    // The end of a game is no news, because the board tells the result.
    let text = match news.is_empty() {
        true => i18n::outcome_text(localizer, &outcome.table).unwrap_or_default(),
        false => news,
    };
    let told = OutgoingMessage::text(text);
    if let Err(error) = ctx.responder.reply_ephemeral(told).await {
        tracing::warn!(%error, "an answer was not received, and is seen in the channel");
    }
}

/// A link to the message with the board of a table, or to its channel if there is none.
async fn board_link(ctx: &CommandContext<'_>, table: &Table) -> String {
    let (channel, message) = match is_mirrored(ctx, table) {
        true => (ctx.venue.channel, ctx.app.mirrored_board(table).await),
        false => (table.channel(), ctx.app.displayed_board(table).await),
    };
    match message {
        Some(message) => i18n::message_link(table.guild(), channel, message),
        None => i18n::channel(channel),
    }
}

/// A sentence that names a table and the place where it is.
pub(super) fn link_to(localizer: &Localizer, table: &Table, place: String) -> String {
    let link = Message::new("thread-link").game("game", table.setup().kind()).with("table", table.id());
    localizer.render(&link.with("place", place))
}

/// A sentence that names a table, with a link to the board that the user sees.
pub(super) async fn link_here(ctx: &CommandContext<'_>, table: &Table) -> String {
    link_to(ctx.user_localizer(), table, board_link(ctx, table).await)
}

/// Tells the user where the board of a table is.
pub(super) async fn lead_to_board(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    let link = link_here(ctx, table).await;
    ctx.responder.reply_ephemeral(OutgoingMessage::text(link)).await
}

/// Tells the user of an older button that the game has moved on, and where its board is.
pub(super) async fn report_moved_on(ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
    let text = Message::new("say-moved-on").with("place", board_link(ctx, table).await);
    ctx.responder.reply_ephemeral(OutgoingMessage::text(ctx.user_localizer().render(&text))).await
}

/// Looks for a message of this command that shows the board.
async fn find(ctx: &CommandContext<'_>, message: &OutgoingMessage) -> Result<Option<MessageId>, ApiError> {
    sleep(RETRY_DELAY).await;
    let channel = ChannelId::new(ctx.venue.channel.0);
    let oldest = ctx.responder.oldest_answer();
    ctx.app.presenter.find_own(channel, Some(oldest), |found| message.is_shown_in(found)).await
}
