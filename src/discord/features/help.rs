//! `/help`: what the user can do in this channel now.

use super::{CommandContext, CommandError, Context, Visibility, run};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::HostError;
use crate::i18n::help_text;
use crate::table::Rejection;

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, show).await
}

async fn show(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let localizer = ctx.user_localizer();
    let table = match ctx.app.host.tables().load(ctx.table()).await {
        Ok(table) => Some(table),
        Err(HostError::Rejected(Rejection::NoTable)) => None,
        Err(error) => return Err(error.into()),
    };
    let help = help_text(localizer, table.as_deref(), ctx.player_id);
    ctx.responder.reply_ephemeral(OutgoingMessage::titled(localizer.text("help-title"), help)).await
}
