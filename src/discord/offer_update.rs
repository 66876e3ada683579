//! What an offer, or the answer to one, is shown as: a line beside the board while the board stays, else the board of now.

use super::board_update::{BoardUpdate, has_moved_on, is_mirrored, localizer_here, report_moved_on, whisper};
use super::context::CommandContext;
use super::custom_id::TableButton;
use super::outgoing_message::OutgoingMessage;
use super::post_message;
use super::responder::Visibility;
use super::{CommandError, serenity};
use crate::app::lines::line_about;
use crate::app::offers::{calls_reader, new_offer};
use crate::app::posts::Content;
use crate::app::presenter::{Presenter as _, Remains};
use crate::app::table_posts::{Lifetime, offer_content};
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::{Localizer, closed_offer_text, offer_line};
use crate::table::{ClosedOffer, Command, Event, MessageId, OfferEnd, Player, PlayerId, Rejection, Table};
use std::sync::Arc;

/// Where a command about an offer comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    /// The line of an offer.
    Line(MessageId),
    /// The message that shows the table.
    Board,
    /// A slash command, or the button of an older board.
    Elsewhere,
}

/// How the outcome of a command about an offer is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presentation {
    /// A line. The board stays.
    Line,
    /// A line, and the board is edited: its clock has changed.
    LineAndBoard,
    /// The board of now.
    Board,
}

/// What a line is that answers a command about an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineRole {
    /// The line of the offer, in which its buttons are.
    Offer,
    /// A line about what has happened.
    News,
    /// The same, true only until the next event.
    TemporaryNews,
}

/// Whether the answer to a button is shown in its message: it is the line of an offer.
pub(super) fn visibility_of_answer(source: Option<&serenity::Message>) -> Visibility {
    let is_line = source.is_some_and(|source| source.attachments.is_empty());
    if is_line { Visibility::SourceMessage } else { Visibility::Public }
}

/// Where the outcome of a button is told that is under a board or a line beside it: in the place of the line, which is not true any
/// more.
pub(super) fn beside_board(source: Option<&serenity::Message>) -> Visibility {
    let is_ephemeral = |message: &serenity::Message| {
        message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
    };
    visibility_of_answer(source.filter(|message| !is_ephemeral(message)))
}

/// Carries out the answer of a button.
pub(super) async fn answer(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
    button: TableButton,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    // After a restore, another offer may have the number of this one.
    let is_of_another = |offer| table.offer_numbered(button.number).is_some_and(|found| found != offer);
    match button.offer().is_some_and(is_of_another) {
        true => answer_closed(ctx, at, None).await,
        false => execute(ctx, at, command).await,
    }
}

/// Carries out a command about an offer.
pub(super) async fn execute(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    let number = match command {
        Command::Accept { number, .. } | Command::DeclineOffer { number, .. } => number,
        _ => None,
    };
    let outcome = match (ctx.app.host.tables().execute(at, command).await, number) {
        (Err(HostError::Rejected(rejection)), Some(number)) if is_closed(&rejection) => {
            return answer_closed(ctx, at, Some(number)).await;
        }
        (Err(HostError::Rejected(rejection @ Rejection::AlreadyOffered { .. })), Some(number)) => {
            return answer_repeated(ctx, at, number, rejection).await;
        }
        (Err(HostError::Rejected(Rejection::AlreadyTakenBack)), None) if ctx.responder.source.is_some() => {
            return answer_taken_back(ctx, at).await;
        }
        (Err(HostError::Rejected(Rejection::Stale)), None) => {
            return report_moved_on(ctx, &*ctx.app.host.tables().load(at).await?).await;
        }
        (outcome, _) => outcome?,
    };
    let is_answer = number.is_some();
    let outcome = outcome.without_call_of(ctx.player_id);
    if is_mirrored(ctx, &outcome.table) {
        return Box::pin(show_from_mirror(ctx, outcome)).await;
    }
    let source = source(ctx, &outcome.table, is_answer).await;
    let update = BoardUpdate::new(ctx, outcome.clone());
    let table = update.table.clone();
    let localizer = &ctx.app.table_localizer(&table).await;
    // The opponent in another direct conversation is notified there.
    let (is_solo, notifies) = (table.is_solo(), calls_reader(localizer, &outcome));
    let is_about_offer = outcome.events.iter().any(Event::is_about_offer);
    match (source, Presentation::of(&outcome)) {
        (Source::Line(_), Presentation::Line) => {
            let line = offer_message(localizer, &table, number.unwrap_or_default(), &[]);
            respond_with_line(ctx, Visibility::SourceMessage, line, update, LineRole::Offer).await
        }
        // An edit notifies nobody.
        (Source::Line(line), Presentation::LineAndBoard) if !notifies => {
            close_line(ctx, &table, line, number).await;
            update.refresh(ctx).await
        }
        (Source::Line(line), Presentation::LineAndBoard) => {
            close_line(ctx, &table, line, number).await;
            update.show_beside(ctx).await;
            Ok(())
        }
        (Source::Line(line), Presentation::Board) => {
            close_line(ctx, &table, line, number).await;
            update.follow_up(ctx).await
        }
        // The board has the buttons of the offer.
        (Source::Board, Presentation::Line) if is_answer => update.update_source(ctx).await,
        // The line of the offer, if there is one, says it, too.
        (Source::Board, Presentation::LineAndBoard)
            if !notifies
                && (is_answer || is_solo || is_about_offer && ctx.app.has_offer_line(&table).await) =>
        {
            update.update_source(ctx).await
        }
        (Source::Board, Presentation::Board) if is_solo => update.update_source(ctx).await,
        // Everyone sees the answer in the line of the offer or, if that goes on, in the board that asks, which is edited.
        (Source::Elsewhere, Presentation::Line)
            if new_offer(&outcome).is_none() && is_told(ctx, &table).await =>
        {
            whisper(ctx, &outcome).await;
            update.shown_by_line(ctx, None).await;
            Ok(())
        }
        (Source::Board | Source::Elsewhere, Presentation::Line) => {
            let (line, role) = match new_offer(&outcome) {
                Some(number) => {
                    let line = offer_message(localizer, &table, number, &outcome.mentions);
                    // In a direct conversation, who reads the line is the one who is answered.
                    if ctx.responder.source.is_none() && ctx.venue.guild.is_some() {
                        return post_typed_offer(ctx, &outcome, line, update).await;
                    }
                    (line, LineRole::Offer)
                }
                None => (
                    Some(post_message::message(&line_about(localizer, &outcome), None)),
                    LineRole::of_news(&outcome),
                ),
            };
            respond_with_line(ctx, Visibility::Public, line, update, role).await
        }
        (Source::Elsewhere, Presentation::LineAndBoard)
            if is_about_offer && !notifies && ctx.app.has_offer_line(&table).await =>
        {
            // The line of the offer says it, and is edited with the board.
            whisper(ctx, &outcome).await;
            update.refresh(ctx).await
        }
        (Source::Board | Source::Elsewhere, Presentation::LineAndBoard) => {
            let line = line_about(localizer, &outcome);
            // A board whose picture could not be rendered has no file either.
            let is_line = source == Source::Elsewhere;
            let shown = match beside_board(ctx.responder.source.filter(|_| is_line)) {
                // An edit notifies nobody.
                Visibility::SourceMessage if notifies => {
                    ctx.responder.defer(Visibility::SourceMessage).await;
                    post_beside_board(ctx, &table, line).await
                }
                visibility => {
                    let is_current = || async { !has_moved_on(ctx, &table).await };
                    let line = post_message::message(&line, None);
                    match ctx.responder.respond_while(visibility, line, is_current).await {
                        Ok(line) => {
                            let line = MessageId(line.get());
                            ctx.app.remember_line(&table, table.channel(), line).await;
                            Ok(())
                        }
                        Err(not_shown) => Err(not_shown.into()),
                    }
                }
            };
            match shown {
                Ok(()) => update.refresh(ctx).await,
                Err(error) => {
                    // The outbox looks for it, and tells it otherwise.
                    tracing::warn!(%error, "a line was not received, or refused");
                    Ok(())
                }
            }
        }
        (Source::Elsewhere, Presentation::Board) if update.can_edit_board(ctx).await => {
            whisper(ctx, &outcome).await;
            update.follow_up(ctx).await
        }
        (Source::Board | Source::Elsewhere, Presentation::Board) => update.post(ctx).await,
    }
}

/// Answers in a direct message that the user is still there. Everyone at the table reads it there, and the message says what is so now.
pub(super) async fn confirm_directly(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let command = Command::ConfirmPresence { by: ctx.player.id };
    let outcome = ctx.app.host.tables().execute(at, command).await?;
    ctx.responder.defer(Visibility::SourceMessage).await;
    Box::pin(ctx.app.post_outcome(outcome)).await;
    Ok(())
}

/// Answers in the direct conversation that mirrors the channel of the table, and shows the outcome in both.
async fn show_from_mirror(ctx: &CommandContext<'_>, outcome: CommandOutcome) -> Result<(), CommandError> {
    let table = outcome.table.clone();
    // The mirror waits for it.
    let delivery = ctx.app.start_delivery(&outcome);
    let localizer = localizer_here(ctx, &table).await;
    let source = ctx.responder.source.map(|source| MessageId(source.id.get()));
    let asked = ctx.app.offer_message(table.id(), ctx.venue.channel).await;
    let board = ctx.app.mirrored_board(&table).await;
    let line = asked.filter(|(_, asked)| source == Some(*asked) && board != source);
    let new_line =
        new_offer(&outcome).and_then(|number| offer_message(&localizer, &table, number, &outcome.mentions));
    match (new_line, line) {
        (Some(new_line), _) => match ctx.responder.respond(Visibility::Public, new_line).await {
            Ok(message) => {
                let line = MessageId(message.get());
                ctx.app.record_mirrored_line(&table, ctx.venue.channel, line).await;
            }
            Err(error) => tracing::warn!(%error, "a line was not received, or refused"),
        },
        (None, Some((number, line))) => {
            let text = offer_line(&localizer, &table, number).unwrap_or_default();
            // Otherwise it is done with the other messages about the table.
            if ctx.responder.replace_source_message(text).await {
                ctx.app.record_mirrored_line(&table, ctx.venue.channel, line).await;
            }
        }
        (None, None) => whisper(ctx, &outcome).await,
    }
    ctx.app.post_started(outcome, delivery).await;
    Ok(())
}

/// Whether the message with the buttons of the offer tells of an answer once it is edited. A board does only while the offer is
/// open.
async fn is_told(ctx: &CommandContext<'_>, table: &Table) -> bool {
    match table.offer() {
        Some(_) => ctx.app.offer_message(table.id(), table.channel()).await.is_some(),
        None => ctx.app.has_offer_line(table).await,
    }
}

/// The line of an offer, which notifies these people.
fn offer_message(
    localizer: &Localizer,
    table: &Arc<Table>,
    number: usize,
    mentions: &[PlayerId],
) -> Option<OutgoingMessage> {
    let line = offer_content(localizer, table, number)?;
    Some(post_message::message(&Content { mentions: mentions.to_vec(), ..line }, None))
}

impl Presentation {
    fn of(outcome: &CommandOutcome) -> Presentation {
        if outcome.events.iter().all(Event::is_about_offer) {
            Presentation::Line
        } else if outcome.leaves_picture() {
            Presentation::LineAndBoard
        } else {
            Presentation::Board
        }
    }
}

impl LineRole {
    fn of_news(outcome: &CommandOutcome) -> LineRole {
        let is_temporary = outcome.events.iter().any(Event::is_temporary);
        if is_temporary { LineRole::TemporaryNews } else { LineRole::News }
    }
}

async fn source(ctx: &CommandContext<'_>, table: &Table, is_answer: bool) -> Source {
    let Some(source) = ctx.responder.source else { return Source::Elsewhere };
    let message = MessageId(source.id.get());
    let board = match is_mirrored(ctx, table) {
        true => ctx.app.mirrored_board(table).await,
        false => ctx.app.displayed_board(table).await,
    };
    // A board whose picture could not be rendered has no file either.
    if board == Some(message) {
        Source::Board
    } else if is_answer && source.attachments.is_empty() {
        Source::Line(message)
    } else {
        Source::Elsewhere
    }
}

/// Posts the line of an offer that was entered as a command, whose answer could not reply to the board. Where the bot may only
/// answer, it is an answer. If it is not received, the outbox looks for it, and otherwise asks itself.
async fn post_typed_offer(
    ctx: &CommandContext<'_>,
    outcome: &CommandOutcome,
    line: Option<OutgoingMessage>,
    update: BoardUpdate,
) -> Result<(), CommandError> {
    let (Some(line), table) = (line, &outcome.table) else { return update.post(ctx).await };
    whisper(ctx, outcome).await;
    let (localizer, board) = (ctx.app.table_localizer(table).await, ctx.app.displayed_board(table).await);
    let asked = match ctx.app.ask_beside(&localizer, table, board, &outcome.mentions, false).await {
        Ok(()) => Ok(None),
        Err(error) if error.is_refusal() => ctx.responder.follow_up(&line).await.map(Some),
        Err(error) => {
            tracing::warn!(%error, "a line was not received");
            return Ok(());
        }
    };
    match asked {
        Ok(answer) => update.shown_by_line(ctx, answer).await,
        Err(error) => tracing::warn!(%error, "a line was not received, or refused"),
    }
    Ok(())
}

/// Posts a line that replies to the board, until the next one is shown. Where the bot may only answer, it is an answer.
async fn post_beside_board(
    ctx: &CommandContext<'_>,
    table: &Table,
    line: Content,
) -> Result<(), CommandError> {
    let (channel, board) = (table.channel(), ctx.app.displayed_board(table).await);
    let reply = Content { replies_to: board, ..line.clone() };
    match ctx.app.post_line(table, channel, reply, Lifetime::Temporary, false).await {
        Err(error) if error.is_refusal() => {
            let line = ctx.responder.follow_up(&post_message::message(&line, None)).await?;
            ctx.app.remember_line(table, channel, MessageId(line.get())).await;
            Ok(())
        }
        posted => Ok(posted.map(drop)?),
    }
}

/// Answers with a line. If it is not received, the outbox looks for the line of an offer, and otherwise asks or shows the board
/// itself.
async fn respond_with_line(
    ctx: &CommandContext<'_>,
    visibility: Visibility,
    line: Option<OutgoingMessage>,
    update: BoardUpdate,
    role: LineRole,
) -> Result<(), CommandError> {
    let Some(line) = line else { return update.post(ctx).await };
    let table = update.table.clone();
    let is_current = || async { !has_moved_on(ctx, &table).await };
    match ctx.responder.respond_while(visibility, line, is_current).await {
        Ok(message) => {
            update.shown_by_line(ctx, (role == LineRole::Offer).then_some(message)).await;
            if role == LineRole::TemporaryNews {
                ctx.app.remember_line(&table, table.channel(), MessageId(message.get())).await;
            }
        }
        Err(error) => tracing::warn!(%error, "a line was not received, or refused"),
    }
    Ok(())
}

/// Takes the buttons away from the line of an offer before the board follows.
async fn close_line(ctx: &CommandContext<'_>, table: &Table, line: MessageId, number: Option<usize>) {
    let text = offer_line(&ctx.app.table_localizer(table).await, table, number.unwrap_or_default())
        .unwrap_or_default();
    if ctx.responder.replace_source_message(text).await {
        ctx.app.forget_offer(table.id(), line).await;
    }
}

/// Whether the offer of a button is not open any more.
fn is_closed(rejection: &Rejection) -> bool {
    matches!(
        rejection,
        Rejection::Stale | Rejection::NoOffer | Rejection::Over | Rejection::Closed | Rejection::NotStarted
    )
}

/// Answers somebody who accepts an offer for the second time. For the one who has made it, it is no second time.
async fn answer_repeated(
    ctx: &CommandContext<'_>,
    at: TableRef,
    number: usize,
    rejection: Rejection,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let has_offered =
        table.offer().is_none_or(|open| open.agreed.first().copied() == table.seat_of(ctx.player.id));
    let localizer = &localizer_here(ctx, &table).await;
    match (source(ctx, &table, true).await, offer_message(localizer, &table, number, &[])) {
        (Source::Line(_), Some(line)) if !has_offered => {
            ctx.responder.respond(Visibility::SourceMessage, line).await?;
            Ok(())
        }
        _ => Err(rejection.into()),
    }
}

/// Answers a button that takes a move back and was pressed twice.
async fn answer_taken_back(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    match source(ctx, &table, false).await {
        Source::Board => BoardUpdate::unchanged(table).update_source(ctx).await,
        _ => report_moved_on(ctx, &table).await,
    }
}

/// Whether a player has answered an offer that is closed.
fn has_answered(table: &Table, player: &Player, number: usize) -> bool {
    let (closed, seat) = (table.closed_offer(number), table.seat_of(player.id));
    closed.zip(seat).is_some_and(|(ClosedOffer { state, end, .. }, seat)| {
        state.agreed.contains(&seat) || *end == OfferEnd::Declined(seat)
    })
}

/// Answers a button of an offer that is not open any more: says how it was closed and how the game stands, and takes the buttons away. To
/// those who have answered it, the line of the offer says enough. `number` is `None` if the table does not know the offer.
async fn answer_closed(
    ctx: &CommandContext<'_>,
    at: TableRef,
    number: Option<usize>,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let state = OutgoingMessage::text(closed_offer_text(ctx.user_localizer(), &table));
    match (source(ctx, &table, true).await, ctx.responder.source) {
        (Source::Board, _) => BoardUpdate::unchanged(table).update_source(ctx).await,
        (Source::Line(line), Some(message)) => {
            let localizer = localizer_here(ctx, &table).await;
            let text = number.and_then(|number| offer_line(&localizer, &table, number));
            let text = text.unwrap_or_else(|| message.content.clone());
            if ctx.responder.replace_source_message(text).await {
                ctx.app.forget_offer(table.id(), line).await;
            }
            match number.is_some_and(|number| has_answered(&table, &ctx.player, number)) {
                true => Ok(()),
                false => ctx.responder.reply_ephemeral(state).await,
            }
        }
        (_, message) => {
            let replied = ctx.responder.reply_ephemeral(state).await;
            if let Some(message) = message {
                let (channel, message) = (ctx.venue.channel, MessageId(message.id.get()));
                if let Err(error) = ctx.app.presenter.retire(channel, message, Remains::Everything).await {
                    tracing::debug!(%error, "cannot remove an outdated button");
                }
            }
            replied
        }
    }
}
