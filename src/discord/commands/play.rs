use super::{CommandError, Context, Visibility, answered, context, game, games, serenity};
use crate::app::computers;
use crate::discord::context::{CommandContext, player};
use crate::discord::opening::{self, BEGINNERS, NO_CLOCK, Wish};
use crate::i18n::{Localizer, pace_text};
use crate::rules::{GameKind, Localize as _, Message, Setup};
use crate::search::Level;
use crate::table::{Pace, Rejection, UnknownPace};
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, User};

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn play(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: String,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    #[autocomplete = "setups"] setup: Option<String>,
    #[min = 1]
    #[max = 8]
    #[autocomplete = "levels"]
    computer: Option<u8>,
    casual: Option<bool>,
    #[autocomplete = "times"] time: Option<String>,
    #[autocomplete = "beginners"] begins: Option<String>,
    thread: Option<bool>,
) -> Result<(), CommandError> {
    // Whoever invites this bot means the computer.
    let (this, opponents): (Vec<User>, Vec<User>) = [opponent, opponent2, opponent3]
        .into_iter()
        .flatten()
        .partition(|opponent| opponent.id == ctx.framework.bot_id);
    let computer = computer.or((!this.is_empty()).then_some(computers::DEFAULT_LEVEL));
    let casual = casual.unwrap_or(false);
    let ctx = context(&ctx);
    let entered = Entered { game, opponents, seats, setup, computer, casual, time, begins };
    answered(&ctx, Visibility::Public, |ctx| open(ctx, entered, thread)).await
}

/// What somebody would like to play, as it was entered.
struct Entered {
    game: String,
    opponents: Vec<User>,
    seats: Option<u8>,
    setup: Option<String>,
    computer: Option<u8>,
    casual: bool,
    time: Option<String>,
    begins: Option<String>,
}

async fn open(ctx: &CommandContext<'_>, entered: Entered, thread: Option<bool>) -> Result<(), CommandError> {
    let Entered { game: name, opponents, seats, setup, computer, casual, time, begins } = entered;
    // There is a seat for everybody who is named.
    let seats = seats.map(usize::from).or((opponents.len() > 1).then_some(opponents.len() + 1));
    let setup = Setup::new(game(&name)?, seats, setup.as_deref()).map_err(Rejection::Setup)?;
    if opponents.iter().any(|opponent| opponent.bot) {
        // No program sits at these tables under an account of its own.
        return Err(CommandError::Rejected(Message::new("say-invited-bot")));
    }
    let wish = Wish {
        setup,
        opponents: opponents.iter().map(player).collect(),
        computer,
        casual,
        pace: match time {
            Some(name) => pace(&name)?,
            None => usual_pace(ctx).await?,
        },
        begins: begins.map_or(Ok(BEGINNERS[0]), |name| beginner(&name))?,
    };
    opening::open(ctx, wish, thread).await
}

/// That of the server, where those who manage it have chosen one.
async fn usual_pace(ctx: &CommandContext<'_>) -> Result<Option<Pace>, CommandError> {
    let Some(guild) = ctx.guild_id() else { return Ok(None) };
    let server = ctx.app.host.settings().of_guild(guild).await?;
    server.default_time.as_deref().map_or(Ok(None), pace)
}

fn pace(name: &str) -> Result<Option<Pace>, CommandError> {
    match name.trim() {
        NO_CLOCK => Ok(None),
        name => {
            name.parse().map(Some).map_err(|unknown: UnknownPace| CommandError::Rejected(unknown.message()))
        }
    }
}

fn beginner(name: &str) -> Result<&'static str, CommandError> {
    let known = BEGINNERS.into_iter().find(|known| *known == name.trim());
    known.ok_or_else(|| {
        CommandError::Rejected(
            Message::new("setup-unknown-beginner").quoted("name", name).list("beginners", BEGINNERS),
        )
    })
}

/// Suggests who may begin.
async fn beginners(_: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let told = |how| Localizer::english().render(&Message::new("begins-choice").with("how", how));
    let choices = BEGINNERS.map(|how| AutocompleteChoice::new(told(how), how));
    CreateAutocompleteResponse::new().set_choices(choices.to_vec())
}

/// Suggests times for a turn.
async fn times(_: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let choice = |pace: Option<Pace>| {
        AutocompleteChoice::new(pace_text(&Localizer::english(), pace), pace.map_or(NO_CLOCK, Pace::name))
    };
    let paces = [None].into_iter().chain(Pace::all().map(Some));
    CreateAutocompleteResponse::new().set_choices(paces.map(choice).collect())
}

/// Suggests levels, each with its name and character.
async fn levels(_: Context<'_>, _typed: &str) -> CreateAutocompleteResponse {
    let localizer = Localizer::english();
    let told = |level: Level| {
        localizer.render(&Message::new("computer-about").count("level", level.number().into()))
    };
    let choices = Level::all().map(|level| AutocompleteChoice::new(told(level), level.number()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Suggests the set-ups of the game that was chosen.
async fn setups(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let chosen = ctx.args.iter().find_map(|option| match &option.value {
        serenity::ResolvedValue::String(name) if option.name == "game" => name.parse::<GameKind>().ok(),
        _ => None,
    });
    let typed = typed.to_lowercase();
    let names = chosen.map(GameKind::setups).unwrap_or_default();
    let choices = names.iter().filter(|name| name.starts_with(&typed));
    CreateAutocompleteResponse::new()
        .set_choices(choices.map(|name| AutocompleteChoice::new(*name, *name)).collect())
}
