use super::{CommandError, Context, Place, answered, caller};
use crate::discord::games as running;

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, running::open).await
}
