use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::replay as replays;
use crate::host::TableRef;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn record(ctx: Context<'_>) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let at = TableRef::Channel(ctx.channel_id());
    answered(&ctx, Visibility::Ephemeral, |ctx| replays::record(ctx, at)).await
}
