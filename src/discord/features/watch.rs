//! `/watch`: tells the user by a direct message when the game of the channel is over.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::board_message::table_button;
use crate::discord::custom_id::TableAction;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::table::TableId;
use serenity::ButtonStyle;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn watch(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| begin(ctx, ctx.table()).await).await
}

/// Tells the user when the game is over.
pub(super) async fn begin(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    ctx.app.host.notices().watch(ctx.player_id, &table).await?;
    let localizer = ctx.user_localizer();
    let stop = table_button(localizer, &table, TableAction::Unwatch, ButtonStyle::Secondary);
    let told = OutgoingMessage::text(localizer.text("watch-begun")).buttons(vec![stop]);
    ctx.responder.reply_to_user(told).await
}

/// Does not tell the user any more.
pub(super) async fn stop(ctx: &CommandContext<'_>, table: TableId) -> Result<(), CommandError> {
    ctx.app.host.notices().unwatch(ctx.player_id, table).await?;
    ctx.responder.replace_source_message(ctx.user_localizer().text("watch-stopped")).await;
    Ok(())
}
