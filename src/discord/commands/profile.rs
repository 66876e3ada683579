use super::{Context, Place, Trouble, answered, caller, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::{Caller, player};
use crate::discord::look;
use crate::picture;
use crate::rules::Told;
use crate::table::Player;
use crate::words::{profile_told, progress_alt};
use serenity::{CreateAttachment, CreateEmbed, User};

#[poise::command(slash_command)]
pub(super) async fn profile(ctx: Context<'_>, player: Option<User>) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| show(caller, player)).await
}

/// Ratings, results, streaks and opponents of somebody, with the ratings over time where there are any.
async fn show(caller: &Caller<'_>, asked: Option<User>) -> Result<(), Trouble> {
    let Player { id, name } = asked.as_ref().map_or_else(|| caller.player.clone(), player);
    let words = &caller.words;
    let profile = caller.house.host.profile(id).await?;
    let title = words.told(&crate::words::safe(Told::new("profile-title").with("name", &name)));
    let embed = CreateEmbed::new().title(title).description(profile_told(words, &name, &profile));
    let tracks = profile.tracks(|game| words.game(game));
    let mut files = Vec::new();
    if !tracks.is_empty() {
        let alt = progress_alt(words, &name, profile.ladder(), &tracks);
        let look = look::of_server(caller.house, caller.guild.map(|guild| guild.get())).await;
        let draw = move || picture::progress(&tracks, &look);
        let bytes = caller.house.painter.work(draw).await?;
        files.push(CreateAttachment::bytes(bytes, "ratings.png").description(alt));
    }
    // The picture is no part of the embed: only so is what it shows read out.
    caller.say(Answer::new().embed(embed).files(files)).await
}
