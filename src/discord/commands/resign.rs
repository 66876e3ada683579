use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::leaving;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, |ctx| {
        leaving::ask_to_resign(ctx, TableRef::Channel(ctx.channel_id()))
    })
    .await
}
