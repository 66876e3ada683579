use super::{CommandError, Context, Place, answered, caller};
use crate::discord::caller::Caller;
use crate::discord::review as reviews;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn review(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, show).await
}

async fn show(caller: &Caller<'_>) -> Result<(), CommandError> {
    reviews::show(caller, TableRef::Channel(caller.channel.get())).await
}
