use super::{Context, Place, Trouble, answered, caller, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::host::At;
use crate::rules::record::Record;
use crate::table::Rejection;
use serenity::CreateAttachment;

#[poise::command(slash_command, guild_only)]
pub(super) async fn record(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Private, give).await
}

async fn give(caller: &Caller<'_>) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Channel(caller.channel.get())).await?;
    let course = table.course().ok_or(Rejection::NotStarted)?.clone();
    let seat = |(index, name): (usize, String)| (format!("Seat{index}"), name);
    let record = Record { tags: table.names().into_iter().enumerate().map(seat).collect(), course };
    let name = format!("{}-{}.txt", table.setup().game(), table.id());
    let file = CreateAttachment::bytes(record.to_string(), name);
    caller.whisper(Answer::new().files([file])).await
}
