use super::{CommandError, Context, Place, answered, caller};
use crate::discord::replay as replays;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn replay(ctx: Context<'_>) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    let at = TableRef::Channel(caller.channel.get());
    answered(&caller, Place::Open, |caller| replays::film(caller, at, Place::Open)).await
}
