//! `/play`: opens a table in the channel, or in a thread of its own.

pub(super) mod computer;
mod open;

pub(super) use open::{open_here, open_in_new_thread, open_in_thread};

use super::{
    CommandContext, CommandError, Context, Suggestion, Visibility, parse_game, run, serenity, suggest_games,
    suggestions, user_localizer,
};
use crate::app::analysis::computers::STRENGTHS;
use crate::app::people::access::check_invitation;
use crate::app::posts::messenger::ChannelAccess;
use crate::discord::client::permissions::member_access;
use crate::discord::interactions::choices::{self, Choice, parse_time_control};
use crate::discord::interactions::context::player;
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::custom_id::{GameRequest, STARTERS};
use crate::localize::{Arg, Message};
use crate::rules::{GameKind, Setup};
use crate::search::Level;
use crate::table::{Player, Rejection};
use serenity::{CreateAutocompleteResponse, PartialMember, User, UserId};
use std::collections::HashMap;
use std::slice;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::GameChannel, TableScope::NoTable, 16, Work::Picture);

#[poise::command(slash_command, interaction_context = "Guild|BotDm", custom_data = POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
pub(super) async fn play(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    #[min = 2]
    #[max = 4]
    seats: Option<u8>,
    #[autocomplete = "suggest_setups"] setup: Option<String>,
    #[min = 1]
    #[max = 8]
    #[autocomplete = "suggest_levels"]
    computer: Option<u8>,
    rated: Option<bool>,
    #[autocomplete = "suggest_time_controls"] time: Option<String>,
    #[autocomplete = "suggest_starters"] begins: Option<String>,
    thread: Option<bool>,
    #[autocomplete = "suggest_team_times"] team: Option<String>,
    votes: Option<bool>,
) -> Result<(), CommandError> {
    // An invitation of the bot means a game against a computer.
    let (bot, opponents): (Vec<User>, Vec<User>) = [opponent, opponent2, opponent3]
        .into_iter()
        .flatten()
        .partition(|opponent| opponent.id == ctx.framework.bot_id);
    let invites_bot = !bot.is_empty();
    // Every invited opponent gets a seat.
    let seats = seats.map(usize::from).or((opponents.len() > 1).then_some(opponents.len() + 1));
    let resolved = &ctx.interaction.data.resolved.members;
    run(ctx, Visibility::Public, async |ctx| {
        let game = parse_game(ctx, &game)?;
        let most = *game.seats().end();
        if opponents.len() >= most {
            return Err(CommandError::Rejected(
                Message::new("setup-too-many").game("game", game).count("most", most),
            ));
        }
        let setup = named_setup(ctx, game, setup);
        let setup = Setup::new(game, seats, setup.as_deref()).map_err(Rejection::from)?;
        if opponents.iter().any(|opponent| opponent.bot) {
            return Err(CommandError::Rejected(Message::new("say-invited-bot")));
        }
        // Only the computer plays in a direct conversation.
        let asks_level = computer.is_none() && (invites_bot || ctx.venue.guild.is_none());
        let has_opponent =
            !opponents.is_empty() || computer.is_some() || invites_bot || ctx.venue.guild.is_none();
        if team.is_some() && ctx.venue.guild.is_none() {
            return Err(CommandError::Rejected(Message::new("say-only-in-servers")));
        }
        if team.is_some() && rated == Some(true) {
            return Err(CommandError::Rejected(Message::new("vote-never-rated")));
        }
        let request = GameRequest {
            setup,
            opponents: opponents.iter().map(player).collect(),
            computer,
            rated: rated.or(team.is_some().then_some(false)),
            team: team.is_some().then_some(votes == Some(true)),
            time_control: match (team, time) {
                (Some(name), _) => Some(choices::parse_team_time(ctx, &name)?),
                (None, Some(name)) => parse_time_control(ctx, &name)?,
                (None, None) => open::default_time_control(ctx).await?,
            },
            begins: begins.map_or(Ok(STARTERS[0]), |name| {
                parse_starter(ctx, &name, has_opponent, only_name(opponents.iter()))
            })?,
        };
        check_invited(ctx, &request.opponents, resolved).await?;
        match asks_level {
            true => computer::ask_level(ctx, request, thread).await,
            false => open::open(ctx, request, thread).await,
        }
    })
    .await
}

/// Checks that people can be invited in this channel, by the members that came with the command. Discord is asked about
/// those of whom they do not say enough.
async fn check_invited(
    ctx: &CommandContext<'_>,
    invited: &[Player],
    resolved: &HashMap<UserId, PartialMember>,
) -> Result<(), CommandError> {
    let Some(guild) = ctx.venue.guild else {
        // No other player can join in a direct conversation.
        return match invited {
            [] => Ok(()),
            [..] => Err(CommandError::Rejected(Message::new("say-alone-here"))),
        };
    };
    for player in invited {
        let Some(id) = player.human_id() else { continue };
        let member = resolved.get(&UserId::new(id.0));
        let permissions = member.map(|member| member.permissions);
        let access = match permissions {
            None => ChannelAccess::NotMember,
            Some(None) => ChannelAccess::Full,
            Some(Some(permissions)) => member_access(permissions, ctx.venue.kind, false),
        };
        // A time-out takes the permission for commands as well, and only Discord knows of it.
        if permissions == Some(None) || access == ChannelAccess::WithoutCommands {
            ctx.app.check_invited(guild, ctx.venue.channel, slice::from_ref(player)).await?;
        }
        check_invitation(player, access)?;
    }
    Ok(())
}

/// The setup that a text names, or else the text.
pub(super) fn named_setup(ctx: &CommandContext<'_>, game: GameKind, typed: Option<String>) -> Option<String> {
    let find = |typed: &str| choices::find(ctx.user_localizer(), choices::setups(game), typed);
    typed.map(|typed| find(&typed).map_or(typed, str::to_owned))
}

/// Who may begin. Without an opponent, anyone can join; the only one that is invited is found by this name as well.
fn starters(has_opponent: bool, opponent: Option<String>) -> impl Iterator<Item = Choice<&'static str>> {
    let label = |how| Message::new("begins-choice").with("how", how);
    STARTERS.into_iter().map(move |how| match how {
        "them" if !has_opponent => Choice::new(how, how, label("joiner")).or_called(vec![label(how).into()]),
        "them" => {
            Choice::new(how, how, label(how)).or_called(opponent.clone().map(Arg::Text).into_iter().collect())
        }
        _ => Choice::new(how, how, label(how)),
    })
}

/// The name of the only one of these users.
fn only_name<'u>(mut users: impl Iterator<Item = &'u User>) -> Option<String> {
    let only = users.next()?;
    users.next().is_none().then(|| player(only).name)
}

fn parse_starter(
    ctx: &CommandContext<'_>,
    name: &str,
    has_opponent: bool,
    opponent: Option<String>,
) -> Result<&'static str, CommandError> {
    choices::find(ctx.user_localizer(), starters(has_opponent, opponent), name).map_err(|known| {
        CommandError::Rejected(choices::refusal("setup-unknown-beginner", "beginners", name, known))
    })
}

/// Suggests who may begin.
async fn suggest_starters(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let is_filled = |option: &serenity::ResolvedOption<'_>| ["opponent", "computer"].contains(&option.name);
    // There are no invitations in a direct conversation.
    let has_opponent = ctx.interaction.guild_id.is_none() || ctx.args.iter().any(is_filled);
    let opponents = ctx.args.iter().filter_map(|option| match option.value {
        serenity::ResolvedValue::User(user, _) => Some(user),
        _ => None,
    });
    let opponent = only_name(opponents);
    choices::suggest(&user_localizer(ctx).await, typed, starters(has_opponent, opponent))
}

/// Suggests times for a vote.
async fn suggest_team_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::team_time_controls())
}

/// Suggests times for a turn.
async fn suggest_time_controls(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::optional_time_controls())
}

/// Suggests levels of computers, with their names and characters. Those that a button offers are found by its label as well.
async fn suggest_levels(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let localizer = user_localizer(ctx).await;
    let suggestion = |level: Level| {
        let text = |key| localizer.render(&Message::new(key).count("level", level.number().into()));
        let named = Suggestion::new(text("computer-about"), level.number())
            .found_by(text("computer-name"))
            .found_by(text("computer-level"));
        let strengths = STRENGTHS.iter().filter(|(_, of)| *of == level.number());
        strengths.fold(named, |named, (strength, _)| named.found_by(computer::label(&localizer, strength)))
    };
    suggestions::respond(typed, Level::all().map(suggestion))
}

/// Suggests the set-ups of the chosen game.
pub(super) async fn suggest_setups(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let localizer = user_localizer(ctx).await;
    let chosen = ctx.args.iter().find_map(|option| match &option.value {
        serenity::ResolvedValue::String(name) if option.name == "game" => {
            choices::find(&localizer, choices::games(), name).ok()
        }
        _ => None,
    });
    choices::suggest(&localizer, typed, chosen.into_iter().flat_map(choices::setups))
}
