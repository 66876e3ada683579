use super::{Context, Place, Trouble, answered, caller, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::Caller;
use crate::host::At;
use crate::picture::{FILM_WIDTH, Look};
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
    let names = table.names();
    let words = &caller.words;
    let last = alt_text(words, &Scene { names: names.clone(), ..course.scene() }, None);
    let told = Told::new("replay-alt").count("turns", course.turns().len()).with("last", last);
    let alt: String = words.told(&told).chars().take(MOST_ALT_TEXT).collect();
    let look = Look { size: FILM_WIDTH, ..Look::default() };
    let film = caller.house.painter.film(course.clone(), names, look).await?.ok_or(Rejection::NotStarted)?;
    let told = Told::new("replay")
        .game("game", table.setup().game())
        .with("table", table.id())
        .count("step", film.step);
    let name = format!("{}-{}.gif", table.setup().game(), table.id());
    let film = CreateAttachment::bytes(film.bytes, name).description(alt);
    caller.say(Answer::text(words.told(&told)).files([film])).await
}
