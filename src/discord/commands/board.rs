use super::{Context, Trouble, answered, caller};
use crate::discord::caller::Caller;
use crate::discord::card::Card;
use crate::host::At;

#[poise::command(slash_command, guild_only)]
pub(super) async fn board(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, show).await
}

async fn show(caller: &Caller<'_>) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Channel(caller.channel.get())).await?;
    let card = Card::now(&caller.house.painter, &caller.words, &table).await?;
    caller.post(card, &table).await
}
