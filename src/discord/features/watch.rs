//! `/watch`: tells the user by a direct message when the game of the channel is over.
//!
//! # Bounds
//!
//! One row written; 25 games a person, and at the end of each a message.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::table::TableId;
use serenity::ButtonStyle;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::Here, 0, Work::Text);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
pub(super) async fn watch(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| begin(ctx, ctx.table()).await).await
}

/// Tells the user when the game is over. To somebody who watches it already, says so and offers to stop.
pub(super) async fn begin(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let is_new = ctx.app.host.notices().watch(ctx.player_id, &table).await?;
    let localizer = ctx.user_localizer();
    let stop = table_button(localizer, &table, TableAction::Unwatch, ButtonStyle::Secondary);
    let key = if is_new { "watch-begun" } else { "watch-already" };
    let told = OutgoingMessage::text(localizer.text(key)).buttons(vec![stop]);
    ctx.responder.reply_to_user(told).await
}

/// Does not tell the user any more.
pub(super) async fn stop(ctx: &CommandContext<'_>, table: TableId) -> Result<(), CommandError> {
    ctx.app.host.notices().unwatch(ctx.player_id, table).await?;
    ctx.responder.replace_source_message(ctx.user_localizer().text("watch-stopped")).await;
    Ok(())
}
