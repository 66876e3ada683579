use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::context::CommandContext;
use crate::discord::venue;
use crate::host::TableRef;
use crate::rules::Message;
use crate::table::{Command, Player, TableId};

// Discord offers only the parts of a command that has some.
#[poise::command(
    slash_command,
    interaction_context = "Guild|BotDm",
    subcommands("bring"),
    subcommand_required
)]
pub(super) async fn table(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm", rename = "move")]
async fn bring(ctx: Context<'_>, #[min = 1] table: i64) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Public, |ctx| show_here(ctx, TableId(table))).await
}

async fn show_here(ctx: &CommandContext<'_>, table: TableId) -> Result<(), CommandError> {
    venue::check_present(ctx)?;
    let host = &ctx.app.host;
    let found = host.tables().load(TableRef::Id(table)).await?;
    let guild = ctx.guild_id();
    let command = Command::Relocate { by: ctx.player.id, guild, channel: ctx.channel_id() };
    found.decide(&command, host.clock().now())?;
    ctx.venue.check_table(ctx, &found)?;
    if guild.is_none() {
        // In a conversation of two nobody else sees the board.
        let mine = |seat: &Option<Player>| {
            seat.as_ref().is_some_and(|player| player.id == ctx.player.id || player.level().is_some())
        };
        if !found.seats().iter().all(mine) {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
    }
    let news = ctx.execute(TableRef::Id(table), command).await?;
    ctx.post_board(news).await
}
