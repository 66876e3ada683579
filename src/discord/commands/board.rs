use super::{Context, Place, Trouble, answered, caller, serenity};
use crate::discord::answer::Answer;
use crate::discord::caller::{Caller, News};
use crate::discord::{card, look};
use crate::host::At;
use crate::picture::{Look, Theme};
use crate::rules::Told;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

#[poise::command(slash_command, guild_only)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 4]
    seat: Option<u8>,
    #[autocomplete = "themes"] theme: Option<String>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    let place = if seat.is_none() && theme.is_none() { Place::Open } else { Place::Private };
    answered(&caller, place, |caller| show(caller, seat, theme)).await
}

/// The board for everybody, or for this person alone as they wish to see it.
async fn show(caller: &Caller<'_>, seat: Option<u8>, theme: Option<String>) -> Result<(), Trouble> {
    let house = caller.house;
    let table = house.host.table(At::Channel(caller.channel.get())).await?;
    if seat.is_none() && theme.is_none() {
        let look = look::of_table(house, &table).await;
        let card = card::now(&house.painter, look, &caller.words, &table).await.mention(None);
        return caller.post(News { table, card, pending: None }).await;
    }
    let seats = table.setup().seats();
    let seat = usize::from(seat.unwrap_or(1));
    if !(1..=seats).contains(&seat) {
        return Err(Trouble::Rejected(Told::new("say-no-such-seat").count("seats", seats)));
    }
    let own = look::own(caller).await;
    let theme = theme.map_or(Ok(own.theme), |name| named(&name))?;
    let look = Look { theme, ..own };
    let picture = card::picture(&house.painter, caller.own_words(), &table, seat - 1, look).await?;
    caller.whisper(Answer::new().files(picture)).await
}

/// The theme that a person named.
pub(super) fn named(name: &str) -> Result<&'static Theme, Trouble> {
    Theme::named(name.trim()).ok_or_else(|| {
        Trouble::Rejected(Told::new("say-unknown-theme").quoted("name", name).list("themes", Theme::names()))
    })
}

/// Suggests themes.
pub(super) async fn themes(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let names = Theme::names().filter(|name| name.starts_with(&typed));
    CreateAutocompleteResponse::new()
        .set_choices(names.map(|name| AutocompleteChoice::new(name, name)).collect())
}
