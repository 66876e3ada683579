use super::{CommandError, Context, Visibility, answered, context};
use crate::discord::replay as replays;
use crate::host::TableRef;
use crate::table::TableId;

#[poise::command(slash_command)]
pub(super) async fn game(ctx: Context<'_>, #[min = 1] number: i64) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let at = TableRef::Id(TableId(number));
    answered(&ctx, Visibility::Ephemeral, |ctx| replays::open(ctx, at)).await
}
