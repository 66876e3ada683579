use super::{CommandError, Context, Place, answered, caller};
use crate::discord::replay as replays;
use crate::host::TableRef;
use crate::table::TableId;

#[poise::command(slash_command)]
pub(super) async fn game(ctx: Context<'_>, #[min = 1] number: i64) -> Result<(), CommandError> {
    let caller = caller(&ctx);
    let at = TableRef::Id(TableId(number));
    answered(&caller, Place::Private, |caller| replays::open(caller, at)).await
}
