use super::{Context, Place, Trouble, answered, caller};
use crate::discord::caller::Caller;
use crate::host::At;
use crate::table::{Command, TableId};

// Discord offers only the parts of a command that has some.
#[poise::command(slash_command, guild_only, subcommands("bring"), subcommand_required)]
pub(super) async fn table(_: Context<'_>) -> Result<(), Trouble> {
    Ok(())
}

#[poise::command(slash_command, guild_only, rename = "move")]
async fn bring(ctx: Context<'_>, #[min = 1] table: i64) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| show_here(caller, TableId(table))).await
}

async fn show_here(caller: &Caller<'_>, table: TableId) -> Result<(), Trouble> {
    let guild = caller.guild.map(|guild| guild.get());
    let command = Command::Move { by: caller.player.id, guild, channel: caller.channel.get() };
    let news = caller.act(At::Table(table), command).await?;
    caller.post(news).await
}
