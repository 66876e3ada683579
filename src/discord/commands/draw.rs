use super::{Context, Place, Trouble, act, answered, caller};
use crate::table::Command;

#[poise::command(slash_command, guild_only)]
pub(super) async fn draw(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| {
        act(caller, Command::OfferDraw { by: caller.player.id, number: None })
    })
    .await
}
