//! `/table move`: moves a table to this channel.

use super::{CommandContext, CommandError, Context, Visibility, execute, run};
use crate::host::TableRef;
use crate::rules::Message;
use crate::table::{Command, Player, TableId};

// Discord runs only the subcommands.
#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    subcommands("relocate"),
    subcommand_required
)]
pub(super) async fn table(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", rename = "move")]
async fn relocate(ctx: Context<'_>, #[min = 1] table: i64) -> Result<(), CommandError> {
    run(ctx, Visibility::Public, async |ctx| move_here(ctx, TableId(table)).await).await
}

async fn move_here(ctx: &CommandContext<'_>, table: TableId) -> Result<(), CommandError> {
    ctx.venue.check_present()?;
    let host = &ctx.app.host;
    let found = host.tables().load(TableRef::Id(table)).await?;
    let guild = ctx.venue.guild;
    let command = Command::Relocate { by: ctx.player.id, guild, channel: ctx.venue.channel };
    found.decide(&command, host.clock().now())?;
    ctx.venue.check_table(&found)?;
    if guild.is_none() {
        // In a direct conversation the other players could not see the board.
        let is_visible = |seat: &Option<Player>| {
            seat.as_ref().is_some_and(|player| player.id == ctx.player.id || player.is_computer())
        };
        if !found.seats().iter().all(is_visible) {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
    }
    execute(ctx, TableRef::Id(table), command).await?.post(ctx).await
}
