use super::{CommandError, Context, Place, answered, caller};
use crate::discord::caller::Caller;
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
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| show_here(caller, TableId(table))).await
}

async fn show_here(caller: &Caller<'_>, table: TableId) -> Result<(), CommandError> {
    venue::check_present(caller)?;
    let host = &caller.app.host;
    let found = host.table(TableRef::Id(table)).await?;
    let guild = caller.guild.map(|guild| guild.get());
    let command = Command::Relocate { by: caller.player.id, guild, channel: caller.channel.get() };
    found.decide(&command, host.clock().now())?;
    caller.venue.check_table(caller, &found)?;
    if guild.is_none() {
        // In a conversation of two nobody else sees the board.
        let mine = |seat: &Option<Player>| {
            seat.as_ref().is_some_and(|player| player.id == caller.player.id || player.level().is_some())
        };
        if !found.seats().iter().all(mine) {
            return Err(CommandError::Rejected(Message::new("say-alone-here")));
        }
    }
    let news = caller.act(TableRef::Id(table), command).await?;
    caller.post(news).await
}
