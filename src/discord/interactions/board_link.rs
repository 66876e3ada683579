//! Links to the board of a table, for the user of an interaction.

use super::context::CommandContext;
use crate::discord::CommandError;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n;
use crate::localize::Message;
use crate::table::Table;

/// A link to the message with the board of a table, or to its channel if there is none.
async fn board_link(ctx: &CommandContext<'_>, table: &Table) -> String {
    if ctx.is_mirrored(table) {
        return match ctx.app.mirrored_board(table).await {
            Some(board) => i18n::message_link(ctx.venue.guild, board.channel, board.message),
            None => i18n::channel(ctx.venue.channel),
        };
    }
    match ctx.app.displayed_board(table).await {
        Some(message) => i18n::message_link(table.guild(), table.channel(), message),
        None => i18n::channel(table.channel()),
    }
}

/// A sentence that names a table, with a link to the board that the user sees.
pub(in crate::discord) async fn link_here(ctx: &CommandContext<'_>, table: &Table) -> String {
    i18n::link_to(ctx.user_localizer(), table, board_link(ctx, table).await)
}

/// Tells the user where the board of a table is.
pub(in crate::discord) async fn lead_to_board(
    ctx: &CommandContext<'_>,
    table: &Table,
) -> Result<(), CommandError> {
    let link = link_here(ctx, table).await;
    ctx.responder.reply_ephemeral(OutgoingMessage::text(link)).await
}

/// Tells the user of an older button that the game has moved on, and where its board is.
pub(in crate::discord) async fn report_moved_on(
    ctx: &CommandContext<'_>,
    table: &Table,
) -> Result<(), CommandError> {
    let text = Message::new("say-moved-on").with("place", board_link(ctx, table).await);
    ctx.responder.reply_ephemeral(OutgoingMessage::text(ctx.user_localizer().render(&text))).await
}
