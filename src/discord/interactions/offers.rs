//! Offers, the answers to them, and other commands whose outcome is told beside the board.

use super::board_link::report_moved_on;
use super::context::CommandContext;
use super::reply::{self, InteractionReply};
use super::visibility::Visibility;
use super::vote;
use crate::app::analysis::votes::Acted;
use crate::app::posts::messenger::Remains;
use crate::app::posts::table_posts::offer_content;
use crate::discord::messages::custom_id::TableButton;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message;
use crate::discord::{CommandError, serenity};
use crate::host::{HostError, TableRef};
use crate::i18n::{closed_offer_text, offer_line};
use crate::table::{ClosedOffer, Command, MessageId, OfferEnd, Player, Rejection, Table};

/// The message with the button of an offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pressed {
    /// The line of an offer.
    Line(MessageId),
    /// The message that shows the table.
    Board,
    /// An older board.
    Elsewhere,
}

/// The visibility of the answer to a button of an offer: a line shows the answer, a board stays.
pub(in crate::discord) fn visibility_of_answer(source: Option<&serenity::Message>) -> Visibility {
    let is_line = source.is_some_and(|source| source.attachments.is_empty());
    if is_line { Visibility::SourceMessage } else { Visibility::Public }
}

/// The visibility of the answer to a button below a board or beside it: the answer takes the place of a line, which is outdated now.
pub(in crate::discord) fn beside_board(source: Option<&serenity::Message>) -> Visibility {
    let is_ephemeral = |message: &serenity::Message| {
        message.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
    };
    visibility_of_answer(source.filter(|message| !is_ephemeral(message)))
}

/// Carries out the answer of a button.
pub(in crate::discord) async fn answer(
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
pub(in crate::discord) async fn execute(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    let number = match command {
        Command::Accept { number, .. } | Command::DeclineOffer { number, .. } => number,
        _ => None,
    };
    let acted = match (vote::act(ctx, at, command).await, number) {
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
        (acted, _) => acted?,
    };
    let outcome = match acted {
        Acted::Done(outcome) => outcome,
        Acted::Voted(cast) => return vote::report(ctx, cast).await,
    };
    let change = reply::start(ctx, outcome);
    reply::show_with(ctx, change, InteractionReply::new(ctx).answering(number)).await
}

/// Answers in a direct message that the user is still there. Everyone reads that at the table, and the message is updated.
pub(in crate::discord) async fn confirm_directly(
    ctx: &CommandContext<'_>,
    at: TableRef,
) -> Result<(), CommandError> {
    let command = Command::ConfirmPresence { by: ctx.player.id };
    let outcome = ctx.app.host.tables().execute(at, command).await?;
    ctx.responder.defer(Visibility::SourceMessage).await;
    Box::pin(ctx.app.post_outcome(outcome)).await;
    Ok(())
}

async fn pressed(ctx: &CommandContext<'_>, table: &Table, is_answer: bool) -> Pressed {
    let Some(source) = ctx.responder.source else { return Pressed::Elsewhere };
    let message = MessageId(source.id.get());
    let board = match ctx.is_mirrored(table) {
        true => ctx.app.mirrored_board(table).await.map(|board| board.message),
        false => ctx.app.displayed_board(table).await,
    };
    // A board whose picture could not be rendered has no file either.
    if board == Some(message) {
        Pressed::Board
    } else if is_answer && source.attachments.is_empty() {
        Pressed::Line(message)
    } else {
        Pressed::Elsewhere
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
    let localizer = &ctx.table_localizer(&table).await;
    match (pressed(ctx, &table, true).await, offer_content(localizer, &table, number)) {
        (Pressed::Line(_), Some(line)) if !has_offered => {
            ctx.responder.respond(Visibility::SourceMessage, post_message::message(&line, None)).await?;
            Ok(())
        }
        _ => Err(rejection.into()),
    }
}

/// Answers a button that takes a move back and was pressed twice.
async fn answer_taken_back(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    match pressed(ctx, &table, false).await {
        Pressed::Board => reply::show_in_pressed(ctx, &table).await,
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
    match (pressed(ctx, &table, true).await, ctx.responder.source) {
        (Pressed::Board, _) => reply::show_in_pressed(ctx, &table).await,
        (Pressed::Line(line), Some(message)) => {
            let localizer = ctx.table_localizer(&table).await;
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
                if let Err(error) = ctx.app.retire_message(channel, message, Remains::Everything).await {
                    tracing::debug!(%error, "cannot remove an outdated button");
                }
            }
            replied
        }
    }
}
