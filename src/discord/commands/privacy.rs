use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::privacy as data;

#[poise::command(slash_command, subcommands("export", "delete"), subcommand_required)]
pub(super) async fn privacy(_: Context<'_>) -> Result<(), CommandError> {
    // Discord lets nobody enter it without one of its parts.
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, data::export).await
}

#[poise::command(slash_command)]
async fn delete(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, data::ask).await
}
