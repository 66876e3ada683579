use super::{CommandError, Context, Place, answered, caller};
use crate::discord::hint as hints;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, hints::begin).await
}
