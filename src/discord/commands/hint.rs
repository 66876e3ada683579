use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::hint as hints;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, hints::begin).await
}
