//! The answer to spectators who press a button of a board.

use super::context::CommandContext;
use super::visibility::Visibility;
use crate::discord::CommandError;
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::serenity;
use crate::host::TableRef;
use crate::i18n;
use crate::localize::Localize as _;
use crate::localize::Message;
use crate::table::{Phase, Rejection, Table};
use serenity::ButtonStyle;

/// Tells somebody who does not play at a table why they cannot do that. The buttons of its board have no room for another one, so
/// this is where people who look on can choose to watch the game, whichever button they press before its end.
pub(in crate::discord) async fn answer(
    ctx: &CommandContext<'_>,
    at: TableRef,
    refused: CommandError,
) -> Result<(), CommandError> {
    let is_of_board = ctx.responder.source.is_some() && ctx.responder.to_user() == Visibility::Ephemeral;
    let reason = match &refused {
        CommandError::NotAtTable => Rejection::NotAtTable.message(),
        CommandError::Rejected(reason) if is_of_board => i18n::escape_arguments(reason.clone()),
        _ => return Err(refused),
    };
    let Ok(table) = ctx.app.host.tables().load(at).await else { return Err(refused) };
    if table.channel() != ctx.venue.channel && matches!(refused, CommandError::NotAtTable) {
        // This channel may be free, so a game of one's own needs no thread.
        return Err(CommandError::Rejected(Message::new("table-not-seated-elsewhere")));
    }
    let is_open = matches!(table.phase(), Phase::Invitation | Phase::Playing);
    let is_expected = table.seat_of(ctx.player.id).is_some() || table.has_invited(ctx.player.id);
    if !is_open || is_expected || table.channel() != ctx.venue.channel {
        return Err(refused);
    }
    let reason = ctx.user_localizer().render(&reason);
    ctx.responder.reply_ephemeral(offer_to_watch(ctx, &table, &reason).await?).await
}

/// A message to somebody who does not play in a running game: after this text, the offer to watch the game, or to stop that.
pub(in crate::discord) async fn offer_to_watch(
    ctx: &CommandContext<'_>,
    table: &Table,
    text: &str,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let (told, action) = match ctx.app.host.notices().is_watched(ctx.player_id, table.id()).await? {
        true => (localizer.text("watch-already"), TableAction::Unwatch),
        false => {
            let offer = Message::new("watch-offer").with("button-watch", localizer.text("button-watch"));
            (localizer.render(&offer), TableAction::Watch)
        }
    };
    let button = table_button(localizer, table, action, ButtonStyle::Secondary);
    Ok(OutgoingMessage::text(format!("{text} {told}")).buttons(vec![button]))
}
