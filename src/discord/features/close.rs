//! `/close`: a moderator closes the table of the channel. One who plays there in a rated game resigns instead.

use super::{CommandError, Context, Visibility, execute_and_post, run};
use crate::table::Command;

// Visible to everyone, however a guild has set up command permissions: the permission in the channel decides.
#[poise::command(slash_command, guild_only)]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| {
        execute_and_post(ctx, ctx.table(), Command::Close { by: ctx.player.id }).await
    })
    .await
}
