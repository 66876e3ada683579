use super::{CommandError, Context, Place, answered, caller};
use crate::discord::leaving;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, |caller| {
        leaving::ask_to_resign(caller, TableRef::Channel(caller.channel.get()))
    })
    .await
}
