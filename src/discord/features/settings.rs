//! `/settings`: the user's, the guild's, and vacations.
//!
//! # Bounds
//!
//! `/settings` writes one row, which is read again and then cached. `/settings vacation` replays and changes all running
//! tables of a player at once, once in ten minutes, with a line and an edit of the board for each. `/settings server seeks:`
//! deletes five posts and posts them in another channel. `/settings roles` changes roles in the background, one after the other.

mod me;
mod roles;
mod zone;

pub(super) use me::press;
pub(super) use zone::clock_name;

use super::board::{theme_label, themes};
use super::play::computer::levels;
use super::puzzles::difficulties;
use super::{CommandContext, CommandError, Context, Visibility, run, serenity, user_localizer};
use crate::app::limits::budgets;
use crate::app::work::rounds::Round;
use crate::discord::interactions::choices::{self, Choice};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::venue::Venue;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{
    BoardOrientation, CommandOutcome, DailyRefusal, FormerBoards, GuildSettings, MAX_SEEK_POSTS, NotifyMode,
    VacationStatus, daily_hour,
};
use crate::i18n::{Localizer, channel, full_timestamp, role, time_control_text, time_timestamp};
use crate::localize::{Arg, Message};
use crate::puzzles::{DailyGames, Difficulty};
use crate::search::Level;
use crate::table::{ChannelId, GuildId, TimeControl, Timestamp};
use crate::time_zones::LocalClock;
use serenity::{ButtonStyle, ChannelType, CreateAutocompleteResponse, PartialChannel, Role};
use std::time::Duration;
use zone::{chosen_zone, clock_label, suggest_zones};

/// The option value that removes a setting.
const DEFAULT: &str = "default";
/// The name in `settings-default` of settings of which it says nothing.
const OTHER: &str = "other";
/// Upper bound of the channels in which games may start, per guild.
const MAX_CHANNELS: usize = 25;

// Discord runs only the subcommands.
#[poise::command(
    slash_command,
    subcommands("me::me", "server", "roles::roles", "vacation"),
    subcommand_required
)]
pub(super) async fn settings(_: Context<'_>) -> Result<(), CommandError> {
    Ok(())
}

/// Whether the daily puzzle and seeks can be posted in their channels is looked up. Then the posts of seeks move.
const SERVER_POLICY: Policy = Policy::new(Actor::Manager, Place::Guild, TableScope::NoTable, 16, Work::Text);

#[poise::command(slash_command, guild_only, custom_data = SERVER_POLICY)]
#[allow(clippy::too_many_arguments, reason = "one for each option")]
async fn server(
    ctx: Context<'_>,
    #[autocomplete = "suggest_theme_settings"] theme: Option<String>,
    #[autocomplete = "suggest_times"] time: Option<String>,
    threads: Option<bool>,
    #[autocomplete = "suggest_former_boards"] boards: Option<String>,
    #[autocomplete = "suggest_languages"] language: Option<String>,
    allow: Option<PartialChannel>,
    forbid: Option<PartialChannel>,
    everywhere: Option<bool>,
    organisers: Option<Role>,
    #[rename = "daily-puzzle"] daily_puzzle: Option<PartialChannel>,
    #[rename = "daily-puzzle-hour"]
    #[min = 0]
    #[max = 23]
    hour: Option<u8>,
    #[autocomplete = "suggest_zones"] zone: Option<String>,
    #[rename = "daily-puzzle-games"]
    #[autocomplete = "suggest_daily_games"]
    daily_games: Option<String>,
    #[rename = "daily-puzzle-level"]
    #[autocomplete = "suggest_daily_levels"]
    daily_level: Option<String>,
    #[rename = "daily-puzzle-off"] daily_off: Option<bool>,
    seeks: Option<PartialChannel>,
    #[rename = "seeks-off"] seeks_off: Option<bool>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let Some(guild) = ctx.venue.guild else {
            return Err(CommandError::Rejected(Message::new("say-only-in-servers")));
        };
        let theme = setting(ctx, theme.as_deref(), theme_names(), OTHER)?;
        let time = setting(ctx, time.as_deref(), times(), OTHER)?;
        let boards = setting(ctx, boards.as_deref(), former_boards(), "boards")?;
        let language = setting(ctx, language.as_deref(), languages(), "server-language")?;
        let zone = chosen_zone(ctx, zone.as_deref())?;
        let daily_games = setting(ctx, daily_games.as_deref(), games_of_days(), "daily-games")?;
        let daily_level = setting(ctx, daily_level.as_deref(), difficulties(), "daily-level")?;
        if daily_puzzle.is_some() && daily_off == Some(true) {
            return Err(CommandError::Rejected(Message::new("say-daily-on-and-off")));
        }
        if seeks.is_some() && seeks_off == Some(true) {
            return Err(CommandError::Rejected(Message::new("say-seeks-on-and-off")));
        }
        let host = &ctx.app.host;
        let before = host.settings().of_guild(guild).await?;
        allow.iter().try_for_each(|channel| check_allowed(channel, before.channels.len()))?;
        forbid.iter().try_for_each(|channel| check_listed(channel, &before.channels))?;
        if let Some(channel) = &daily_puzzle {
            posting_venue(ctx, guild, channel, "say-no-place-for-puzzles").await?.check_pictures()?;
        }
        if let Some(channel) = &seeks {
            posting_venue(ctx, guild, channel, "say-no-place-for-seeks").await?.check_seeks()?;
        }
        let id = |channel: PartialChannel| ChannelId(channel.id.get());
        let (allow, forbid, daily_channel) = (allow.map(id), forbid.map(id), daily_puzzle.map(id));
        let seeks_channel = seeks.map(id);
        let organisers = organisers.map(|role| role.id.get());
        let change = |settings: &mut GuildSettings| {
            theme.iter().for_each(|theme| settings.theme.clone_from(theme));
            time.iter().for_each(|time| settings.default_time.clone_from(time));
            language.iter().for_each(|language| settings.language.clone_from(language));
            settings.threads = threads.or(settings.threads);
            boards.into_iter().for_each(|boards| settings.former_boards = boards);
            settings.organisers = match organisers {
                // The role of everyone takes the setting back.
                Some(role) if role == guild.0 => None,
                organisers => organisers.or(settings.organisers),
            };
            if daily_channel.is_some() || daily_off == Some(true) {
                (settings.daily_channel, settings.daily_refusal) = (daily_channel, None);
            }
            settings.daily_hour = hour.or(settings.daily_hour);
            zone.into_iter().for_each(|zone| settings.zone = zone);
            daily_games.into_iter().for_each(|games| settings.daily_games = games);
            daily_level.into_iter().for_each(|level| settings.daily_level = level);
            settings.seeks_channel =
                seeks_channel.or(settings.seeks_channel.filter(|_| seeks_off != Some(true)));
            if everywhere == Some(true) {
                settings.channels.clear();
            }
            settings.channels.extend(allow);
            settings.channels.retain(|channel| Some(*channel) != forbid);
            settings.channels.sort_unstable();
            settings.channels.dedup();
        };
        let settings = host.settings().update_guild(guild, change).await?;
        if settings.seeks_channel != before.seeks_channel {
            // Each post is deleted, and posted in the other channel.
            budgets::record_requests(2 * MAX_SEEK_POSTS as u32);
            ctx.app.rounds.add(Round::Seeks);
        }
        let localizer = ctx.user_localizer();
        let mut text = guild_text(localizer, &settings, ctx.app.host.clock().now());
        if forbid.is_some() && settings.channels.is_empty() {
            text = format!("{text}\n{}", localizer.text("settings-last-channel"));
        }
        let title = localizer.text("settings-server");
        ctx.responder.reply_ephemeral(OutgoingMessage::titled(title, text)).await
    })
    .await
}

/// Checks that a channel may be added to those in which games may start; `count` is their number.
fn check_allowed(channel: &PartialChannel, count: usize) -> Result<(), CommandError> {
    let key = match channel.kind {
        ChannelType::Category | ChannelType::Voice | ChannelType::Stage => "say-no-such-place",
        _ if count >= MAX_CHANNELS => "say-too-many-channels",
        _ => return Ok(()),
    };
    Err(CommandError::Rejected(Message::new(key).count("most", MAX_CHANNELS)))
}

/// Checks that a channel is among those in which games may start, so that it can be taken away.
fn check_listed(channel: &PartialChannel, listed: &[ChannelId]) -> Result<(), CommandError> {
    if listed.contains(&ChannelId(channel.id.get())) {
        return Ok(());
    }
    Err(CommandError::Rejected(Message::new("say-forbid-unlisted").count("named", listed.len())))
}

/// A channel of this guild in which something is to be posted regularly. `refusal` is the text if it cannot be posted there.
async fn posting_venue(
    ctx: &CommandContext<'_>,
    guild: GuildId,
    channel: &PartialChannel,
    refusal: &'static str,
) -> Result<Venue, CommandError> {
    let is_text = matches!(channel.kind, ChannelType::Text | ChannelType::News);
    let venue = match is_text {
        true => ctx.app.messenger.venue(guild, ChannelId(channel.id.get())).await?,
        false => None,
    };
    venue.ok_or_else(|| CommandError::Rejected(Message::new(refusal)))
}

const VACATION_POLICY: Policy =
    Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 40, Work::Pictures);

#[poise::command(slash_command, custom_data = VACATION_POLICY)]
async fn vacation(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 14]
    days: Option<u8>,
    end: Option<bool>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| change_vacation(ctx, days, end == Some(true)).await).await
}

/// Begins or ends a vacation. Before one in which the round of a tournament ends, the user is asked.
async fn change_vacation(ctx: &CommandContext<'_>, days: Option<u8>, end: bool) -> Result<(), CommandError> {
    let (host, by) = (&ctx.app.host, ctx.player_id);
    let (leave, outcomes) = match days {
        Some(_) if end => return Err(CommandError::Rejected(Message::new("say-vacation-and-end"))),
        _ if end => host.players().end_vacation(by).await?,
        Some(days) => {
            let until = host.clock().now() + Duration::from_hours(24 * u64::from(days));
            if let Some(deadlines) = deadlines_before(ctx, until).await? {
                let localizer = ctx.user_localizer();
                let label = localizer.text("button-vacation");
                let go = button(&CustomId::TakeVacation(days), label, ButtonStyle::Danger);
                let question = OutgoingMessage::text(deadlines).buttons(vec![go]);
                return ctx.responder.reply_ephemeral(question).await;
            }
            host.players().begin_vacation(by, days.into()).await?
        }
        None => (host.players().vacation_status(by).await?, Vec::new()),
    };
    show_vacation(ctx, leave, outcomes).await
}

/// Begins the vacation before which the user was asked.
pub(super) async fn take_vacation(ctx: &CommandContext<'_>, days: u8) -> Result<(), CommandError> {
    let (leave, outcomes) = ctx.app.host.players().begin_vacation(ctx.player_id, days.into()).await?;
    show_vacation(ctx, leave, outcomes).await
}

/// The user's games in rounds of tournaments that end before this time; `None` if there are none.
async fn deadlines_before(
    ctx: &CommandContext<'_>,
    until: Timestamp,
) -> Result<Option<String>, CommandError> {
    let localizer = ctx.user_localizer();
    let mut lines = vec![localizer.text("settings-vacation-deadlines")];
    for table in ctx.app.host.players().running_tables_of(ctx.player_id).await? {
        let Some(deadline) = table.round_deadline().filter(|deadline| *deadline < until) else { continue };
        let line = Message::new("settings-vacation-deadline")
            .game("game", table.setup().kind())
            .with("table", table.id())
            .with("at", full_timestamp(deadline));
        lines.push(localizer.render(&line));
    }
    Ok((lines.len() > 1).then(|| lines.join("\n")))
}

/// Shows the vacation of the user, also at every table whose clock it stops or starts.
async fn show_vacation(
    ctx: &CommandContext<'_>,
    leave: VacationStatus,
    outcomes: Vec<CommandOutcome>,
) -> Result<(), CommandError> {
    let (app, by) = (ctx.app, ctx.player_id);
    let key = if leave.until.is_some() { "settings-vacation-until" } else { "settings-vacation-none" };
    let text = Message::new(key)
        .with("end", leave.until.map(full_timestamp).unwrap_or_default())
        .count("days", leave.days())
        .count("hours", leave.hours());
    // The longest vacation that is possible now, or the present one.
    let until = leave.until.unwrap_or(app.host.clock().now() + leave.left);
    let lines = [Some(ctx.user_localizer().render(&text)), deadlines_before(ctx, until).await?];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let replied = ctx.responder.reply_to_user(OutgoingMessage::text(text).rows(Vec::new())).await;
    for outcome in outcomes {
        // Elsewhere the call says that a game waits there.
        let is_here = outcome.table.channel() == ctx.venue.channel;
        let outcome = if is_here { outcome.without_call_of(by) } else { outcome };
        app.post_outcome(outcome).await;
    }
    replied
}

/// The value of an option that changes a setting: `Some(None)` if it removes the setting. `name` is that of the setting in
/// `settings-default`.
fn setting<T>(
    ctx: &CommandContext<'_>,
    option: Option<&str>,
    values: impl Iterator<Item = Choice<T>>,
    name: &str,
) -> Result<Option<Option<T>>, CommandError> {
    let Some(typed) = option else { return Ok(None) };
    let unknown =
        |known| CommandError::Rejected(choices::refusal("say-unknown-setting", "known", typed, known));
    choices::find(ctx.user_localizer(), or_default(values, name), typed).map(Some).map_err(unknown)
}

/// The values of a setting, and the one that removes it, which says what holds then.
fn or_default<T>(
    values: impl Iterator<Item = Choice<T>>,
    name: &str,
) -> impl Iterator<Item = Choice<Option<T>>> {
    let label = |name: &str| Message::new("settings-default").with("setting", name);
    let default = Choice::new(None, DEFAULT, label(name)).or_called(vec![label(OTHER).into()]);
    values.map(|value| value.map(Some)).chain([default])
}

fn theme_names() -> impl Iterator<Item = Choice<String>> {
    themes().map(|theme| theme.map(|theme| theme.name().to_owned()))
}

fn views() -> impl Iterator<Item = Choice<BoardOrientation>> {
    let label = |view: BoardOrientation| Message::new("view-choice").with("view", view.name());
    BoardOrientation::ALL.into_iter().map(move |view| Choice::new(view, view.name(), label(view)))
}

fn former_boards() -> impl Iterator<Item = Choice<FormerBoards>> {
    let label = |kept: FormerBoards| Message::new("boards-choice").with("boards", kept.name());
    FormerBoards::ALL.into_iter().map(move |kept| Choice::new(kept, kept.name(), label(kept)))
}

/// The games of the puzzle of the day: each alone, and all.
fn games_of_days() -> impl Iterator<Item = Choice<DailyGames>> {
    let all = Choice::new(DailyGames::All, DailyGames::All.name(), Message::new("puzzle-daily-all-games"));
    [all].into_iter().chain(choices::games().map(|game| game.map(DailyGames::One)))
}

fn notify_modes() -> impl Iterator<Item = Choice<NotifyMode>> {
    let label = |mode: NotifyMode| Message::new("told-choice").with("mode", mode.name());
    NotifyMode::ALL.into_iter().map(move |mode| Choice::new(mode, mode.name(), label(mode)))
}

/// The languages, each called by its own name. Its names in all languages are known as well.
fn languages() -> impl Iterator<Item = Choice<String>> {
    let language = |locale: String| {
        let label = Arg::Text(language_name(&locale));
        let localizer = Localizer::of(&locale);
        let others = ["language-name-in-english", "language-names-elsewhere"].map(|key| localizer.text(key));
        let aliases =
            others.iter().flat_map(|names| names.split(',')).map(|name| Arg::Text(name.trim().to_owned()));
        Choice::new(locale.clone(), locale, label).or_called(aliases.collect())
    };
    Localizer::locales().map(language)
}

/// The names of the default times for a turn.
fn times() -> impl Iterator<Item = Choice<String>> {
    let name = |time: Option<TimeControl>| time.map_or(choices::NO_CLOCK, TimeControl::name).to_owned();
    choices::optional_time_controls().map(move |time| time.map(name))
}

/// The one of two names in `settings-default` that is meant: the user's or the server's.
fn for_whom<'n>(ctx: Context<'_>, users: &'n str, servers: &'n str) -> &'n str {
    if ctx.command().name == "server" { servers } else { users }
}

async fn suggest_theme_settings(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(
        &user_localizer(ctx).await,
        typed,
        or_default(theme_names(), for_whom(ctx, "theme", OTHER)),
    )
}

async fn suggest_views(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(views(), OTHER))
}

async fn suggest_former_boards(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(former_boards(), "boards"))
}

async fn suggest_daily_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(games_of_days(), "daily-games"))
}

async fn suggest_daily_levels(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(difficulties(), "daily-level"))
}

async fn suggest_notify_modes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(notify_modes(), "notify"))
}

async fn suggest_languages(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(
        &user_localizer(ctx).await,
        typed,
        or_default(languages(), for_whom(ctx, "language", "server-language")),
    )
}

async fn suggest_level_settings(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(levels(), "level"))
}

async fn suggest_times(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, or_default(times(), OTHER))
}

fn guild_text(localizer: &Localizer, settings: &GuildSettings, now: Timestamp) -> String {
    let daily = daily_hour(settings).next_after(now);
    let text = Message::new("settings-server-list")
        .with("language", language_setting(settings.language.as_deref()))
        .with("discord", language_setting(settings.locale.as_deref()))
        .with("theme", theme_setting(localizer, settings.theme.as_deref()))
        .with("time", time_setting(localizer, settings.default_time.as_deref()))
        .with("threads", yes_or_no(settings.threads))
        .with("boards", settings.former_boards.map_or("none", FormerBoards::name))
        .with("organisers", settings.organisers.map_or_else(|| "none".to_owned(), role))
        .with("daily", settings.daily_channel.map_or_else(|| "none".to_owned(), channel))
        .with("refusal", settings.daily_refusal.map_or("none", DailyRefusal::name))
        .with("seeks", settings.seeks_channel.map_or_else(|| "none".to_owned(), channel))
        .with("hour", time_timestamp(daily))
        .with("games", daily_games_setting(localizer, settings.daily_games))
        .with("level", daily_level_setting(localizer, settings.daily_level))
        .with("zone", clock_setting(settings.zone.map(LocalClock::Zone), now))
        .count("named", settings.channels.len())
        .list("channels", settings.channels.iter().copied().map(channel));
    localizer.render(&text)
}

/// The argument of a text; "none" if nothing is chosen.
fn theme_setting(localizer: &Localizer, theme: Option<&str>) -> String {
    theme.map_or_else(|| "none".to_owned(), |name| localizer.render(&theme_label(name)))
}

/// The argument of a text; "none" if nothing is chosen.
fn time_setting(localizer: &Localizer, time: Option<&str>) -> String {
    time.map_or_else(|| "none".to_owned(), |name| time_control_text(localizer, name.parse().ok()))
}

/// The argument of a text; "none" if nothing is chosen.
fn daily_games_setting(localizer: &Localizer, games: Option<DailyGames>) -> String {
    match games {
        Some(DailyGames::One(game)) => localizer.game(game),
        Some(DailyGames::All) => "all".to_owned(),
        None => "none".to_owned(),
    }
}

/// The argument of a text; "none" if nothing is chosen.
fn daily_level_setting(localizer: &Localizer, level: Option<Difficulty>) -> String {
    level.map_or_else(|| "none".to_owned(), |level| localizer.render(&level.label()))
}

/// The argument of a text; "none" if nothing is chosen.
fn clock_setting(clock: Option<LocalClock>, now: Timestamp) -> String {
    clock.map_or_else(|| "none".to_owned(), |clock| clock_label(clock, now))
}

/// The name of a language in the language itself.
fn language_name(locale: &str) -> String {
    Localizer::of(locale).text("language-name")
}

/// The argument of a text; "none" if nothing is chosen.
fn language_setting(language: Option<&str>) -> String {
    language.map_or_else(|| "none".to_owned(), language_name)
}

/// The argument of a text; "none" if nothing is chosen.
fn level_setting(localizer: &Localizer, level: Option<Level>) -> String {
    level.map_or_else(|| "none".to_owned(), |level| format!("{level} · {}", localizer.level(level)))
}

/// The argument of a text; "none" if nothing is chosen.
fn yes_or_no(setting: Option<bool>) -> &'static str {
    match setting {
        Some(true) => "yes",
        Some(false) => "no",
        None => "none",
    }
}
