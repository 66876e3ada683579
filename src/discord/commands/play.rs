use super::{Context, Place, Trouble, answered, caller, game, games, serenity};
use crate::discord::caller::{Caller, player};
use crate::rules::{Game, Setup, Told};
use crate::table::{Opening, Rejection};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, User};

#[poise::command(slash_command, guild_only)]
pub(super) async fn play(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    opponent: Option<User>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    #[autocomplete = "setups"] setup: Option<String>,
) -> Result<(), Trouble> {
    let caller = caller(&ctx);
    answered(&caller, Place::Open, |caller| open(caller, game, opponent, seats, setup)).await
}

async fn open(
    caller: &Caller<'_>,
    name: String,
    opponent: Option<User>,
    seats: Option<u8>,
    setup: Option<String>,
) -> Result<(), Trouble> {
    let setup =
        Setup::new(game(&name)?, seats.map(usize::from), setup.as_deref()).map_err(Rejection::Setup)?;
    if opponent.as_ref().is_some_and(|opponent| opponent.bot) {
        // No program sits at these tables under an account of its own.
        return Err(Trouble::Rejected(Told::new("say-invited-bot")));
    }
    let opening = Opening {
        guild: caller.guild.map(|guild| guild.get()),
        channel: caller.channel.get(),
        by: caller.player.clone(),
        setup,
        opponent: opponent.as_ref().map(player),
    };
    let update = caller.house.host.open(opening).await?;
    caller.post(caller.news(update).await).await
}

/// Suggests the set-ups of the game that was chosen.
async fn setups(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let chosen = ctx.args.iter().find_map(|option| match &option.value {
        serenity::ResolvedValue::String(name) if option.name == "game" => name.parse::<Game>().ok(),
        _ => None,
    });
    let typed = typed.to_lowercase();
    let names = chosen.map(Game::setups).unwrap_or_default();
    let choices = names.iter().filter(|name| name.starts_with(&typed));
    CreateAutocompleteResponse::new()
        .set_choices(choices.map(|name| AutocompleteChoice::new(*name, *name)).collect())
}
