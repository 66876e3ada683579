use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::context::CommandContext;
use crate::discord::review as reviews;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn review(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Public, show).await
}

async fn show(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    reviews::show(ctx, TableRef::Channel(ctx.channel_id())).await
}
