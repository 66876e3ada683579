use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::games as running;

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, running::open).await
}
