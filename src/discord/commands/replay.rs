use super::{Context, Place, Trouble, answered, caller, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::host::At;
use crate::rules::{Scene, Told};
use crate::table::Rejection;
use crate::words::{MOST_ALT_TEXT, alt_text};
use serenity::CreateAttachment;

#[poise::command(slash_command, guild_only)]
pub(super) async fn replay(ctx: Context<'_>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, show).await
}

async fn show(caller: &Caller<'_>) -> Result<(), Trouble> {
    let table = caller.house.host.table(At::Channel(caller.channel.get())).await?;
    let course = table.course().ok_or(Rejection::NotStarted)?;
    let words = &caller.words;
    let last = alt_text(words, &Scene { names: table.names(), ..course.scene() }, None);
    let told = Told::new("replay-alt").count("turns", course.turns().len()).with("last", last);
    let alt: String = words.told(&told).chars().take(MOST_ALT_TEXT).collect();
    let house = caller.house;
    let film = house.films.of(&house.painter, &table, caller.player.id, caller.channel).await?;
    let told = Told::new("replay")
        .game("game", table.setup().game())
        .with("table", table.id())
        .count("step", film.step);
    let name = format!("{}-{}.gif", table.setup().game(), table.id());
    let film = CreateAttachment::bytes(film.bytes.clone(), name).description(alt);
    caller.say(Answer::text(words.told(&told)).files([film])).await
}
