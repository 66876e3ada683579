use super::{Context, Place, Trouble, answered, caller};
use crate::discord::games as running;

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, running::open).await
}
