//! `/close`: a moderator closes the table of the channel. One who plays there in a rated game resigns instead.

use super::{CommandError, Context, Visibility, execute_and_post, run, serenity};
use crate::rules::Message;
use crate::table::Command;
use serenity::Permissions;

// Visible to everyone, however a guild has set up command permissions: the permission in the channel decides.
#[poise::command(slash_command, guild_only)]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), CommandError> {
    let permissions = ctx.interaction.member.as_ref().and_then(|member| member.permissions);
    let may_close = permissions.is_some_and(Permissions::manage_messages);
    run(ctx, Visibility::Public, async |ctx| match may_close {
        true => execute_and_post(ctx, ctx.table(), Command::Close { by: ctx.player.id }).await,
        false => Err(CommandError::Rejected(Message::new("say-may-not-close"))),
    })
    .await
}
