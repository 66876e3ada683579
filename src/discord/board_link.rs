//! Where the board of a table is, for the user of an interaction.

use super::CommandError;
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use crate::i18n::{self, Localizer};
use crate::rules::Message;
use crate::table::Table;

/// The language of what everyone sees of a table where the user is, and who alone sees it in a direct conversation.
pub(super) async fn localizer_here(ctx: &CommandContext<'_>, table: &Table) -> Localizer {
    match is_mirrored(ctx, table) {
        true => ctx.user_localizer().clone().read_by(ctx.player_id),
        false => ctx.app.table_localizer(table).await,
    }
}

/// Whether the user plays at a table in a direct conversation that mirrors the channel of the table.
pub(super) fn is_mirrored(ctx: &CommandContext<'_>, table: &Table) -> bool {
    table.is_direct() && ctx.venue.guild.is_none() && ctx.venue.channel != table.channel()
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
