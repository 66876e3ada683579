use super::board::{named, themes};
use super::{CommandError, Context, Visibility, answered, context, serenity};
use crate::discord::context::CommandContext;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::{BoardOrientation, GuildSettings, Preferences};
use crate::i18n::{Localizer, channel, day};
use crate::rules::Message;
use crate::table::{ChannelId, GuildId};
use serenity::{
    AutocompleteChoice, ChannelType, CreateAutocompleteResponse, CreateEmbed, PartialChannel, Permissions,
};

/// Takes back what was chosen.
const USUAL: &str = "default";
/// What a turn may take where nobody says so, from no clock to a week.
const TIMES: [&str; 7] = ["none", "10m", "1h", "8h", "1d", "3d", "7d"];
/// So many channels can be named for a server.
const MOST_CHANNELS: usize = 25;

#[poise::command(slash_command, subcommands("me", "server", "vacation"), subcommand_required)]
pub(super) async fn settings(_: Context<'_>) -> Result<(), CommandError> {
    // Discord lets nobody enter it without one of its parts.
    Ok(())
}

#[poise::command(slash_command)]
async fn me(
    ctx: Context<'_>,
    #[autocomplete = "themes"] theme: Option<String>,
    #[autocomplete = "views"] view: Option<String>,
    confirm: Option<bool>,
    direct: Option<bool>,
    #[autocomplete = "languages"] language: Option<String>,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let wish = OwnWish { theme, view, confirm, direct, language };
    answered(&ctx, Visibility::Ephemeral, |ctx| choose(ctx, wish)).await
}

/// What somebody would like for themselves, as it was entered.
struct OwnWish {
    theme: Option<String>,
    view: Option<String>,
    confirm: Option<bool>,
    direct: Option<bool>,
    language: Option<String>,
}

async fn choose(ctx: &CommandContext<'_>, wish: OwnWish) -> Result<(), CommandError> {
    let theme = wish.theme.map(|name| chosen_theme(&name)).transpose()?;
    let view = wish.view.map(|name| chosen_view(&name)).transpose()?;
    let language = wish.language.map(|name| chosen_language(&name)).transpose()?;
    let change = |chosen: &mut Preferences| {
        theme.iter().for_each(|theme| chosen.theme.clone_from(theme));
        view.into_iter().for_each(|view| chosen.view = view);
        language.iter().for_each(|language| chosen.language.clone_from(language));
        chosen.confirms = wish.confirm.or(chosen.confirms);
        chosen.direct_messages = wish.direct.or(chosen.direct_messages);
    };
    let chosen = ctx.app.host.settings().update_player(ctx.player.id, change).await?;
    let localizer = chosen.language.as_deref().map_or_else(|| ctx.user_localizer().clone(), Localizer::of);
    let embed = CreateEmbed::new()
        .title(localizer.text("settings-me"))
        .description(preferences_text(&localizer, &chosen));
    ctx.reply_ephemeral(OutgoingMessage::new().embed(embed)).await
}

#[poise::command(slash_command, guild_only)]
async fn server(
    ctx: Context<'_>,
    #[autocomplete = "themes"] theme: Option<String>,
    #[autocomplete = "times"] time: Option<String>,
    threads: Option<bool>,
    allow: Option<PartialChannel>,
    forbid: Option<PartialChannel>,
    everywhere: Option<bool>,
) -> Result<(), CommandError> {
    let permissions = ctx.interaction.member.as_ref().and_then(|member| member.permissions);
    let ctx = context(&ctx);
    let may = permissions.is_some_and(Permissions::manage_guild);
    let wish = ServerWish { theme, time, threads, allow, forbid, everywhere: everywhere == Some(true) };
    answered(&ctx, Visibility::Ephemeral, async |ctx| match ctx.guild_id().filter(|_| may) {
        Some(guild) => choose_for_server(ctx, guild, wish).await,
        None => Err(CommandError::Rejected(Message::new("say-may-not-manage"))),
    })
    .await
}

/// What somebody would like for a server, as it was entered.
struct ServerWish {
    theme: Option<String>,
    time: Option<String>,
    threads: Option<bool>,
    allow: Option<PartialChannel>,
    forbid: Option<PartialChannel>,
    everywhere: bool,
}

async fn choose_for_server(
    ctx: &CommandContext<'_>,
    guild: GuildId,
    wish: ServerWish,
) -> Result<(), CommandError> {
    let theme = wish.theme.map(|name| chosen_theme(&name)).transpose()?;
    let time = wish.time.map(|name| chosen_time(&name)).transpose()?;
    let host = &ctx.app.host;
    let has_room = host.settings().of_guild(guild).await?.channels.len() < MOST_CHANNELS;
    if let Some(channel) = &wish.allow {
        let key = match channel.kind {
            ChannelType::Category | ChannelType::Voice | ChannelType::Stage => "say-no-such-place",
            _ if !has_room => "say-too-many-channels",
            _ => "",
        };
        if !key.is_empty() {
            return Err(CommandError::Rejected(Message::new(key).count("most", MOST_CHANNELS)));
        }
    }
    let change = |server: &mut GuildSettings| {
        theme.iter().for_each(|theme| server.theme.clone_from(theme));
        time.iter().for_each(|time| server.default_time.clone_from(time));
        server.threads = wish.threads.or(server.threads);
        if wish.everywhere {
            server.channels.clear();
        }
        server.channels.extend(wish.allow.as_ref().map(|channel| ChannelId(channel.id.get())));
        server.channels.retain(|id| wish.forbid.as_ref().is_none_or(|channel| channel.id.get() != id.0));
        server.channels.sort_unstable();
        server.channels.dedup();
    };
    let server = host.settings().update_guild(guild, change).await?;
    let localizer = ctx.user_localizer();
    let embed = CreateEmbed::new()
        .title(localizer.text("settings-server"))
        .description(server_text(localizer, &server));
    ctx.reply_ephemeral(OutgoingMessage::new().embed(embed)).await
}

#[poise::command(slash_command)]
async fn vacation(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 14]
    days: Option<u8>,
    end: Option<bool>,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    answered(&ctx, Visibility::Ephemeral, |ctx| go_away(ctx, days, end == Some(true))).await
}

/// Goes on vacation or comes back, and tells it at every table where a clock stands still or goes on for it.
async fn go_away(ctx: &CommandContext<'_>, days: Option<u8>, end: bool) -> Result<(), CommandError> {
    let (app, by) = (ctx.app, ctx.player.id);
    let (leave, updates) = match days {
        _ if end => app.host.players().end_vacation(by).await?,
        Some(days) => app.host.players().begin_vacation(by, days.into()).await?,
        None => (app.host.players().vacation_status(by).await?, Vec::new()),
    };
    let told = Message::new(if leave.until.is_some() {
        "settings-vacation-until"
    } else {
        "settings-vacation-none"
    })
    .with("end", leave.until.map(day).unwrap_or_default())
    .count("days", leave.days);
    let told = ctx.reply_ephemeral(OutgoingMessage::text(ctx.user_localizer().render(&told))).await;
    for update in updates {
        app.post_outcome(&Localizer::english(), update).await;
    }
    told
}

/// A theme by its name, or none in particular.
fn chosen_theme(name: &str) -> Result<Option<String>, CommandError> {
    if is_usual(name) { Ok(None) } else { Ok(Some(named(name)?.name().to_owned())) }
}

fn chosen_view(name: &str) -> Result<Option<BoardOrientation>, CommandError> {
    match BoardOrientation::named(name.trim()) {
        Some(view) => Ok(Some(view)),
        None if is_usual(name) => Ok(None),
        None => Err(unknown(
            name,
            BoardOrientation::ALL.map(BoardOrientation::name).into_iter().map(str::to_owned),
        )),
    }
}

fn chosen_language(name: &str) -> Result<Option<String>, CommandError> {
    match Localizer::locales().find(|locale| locale.eq_ignore_ascii_case(name.trim())) {
        Some(locale) => Ok(Some(locale)),
        None if is_usual(name) => Ok(None),
        None => Err(unknown(name, Localizer::locales())),
    }
}

fn chosen_time(name: &str) -> Result<Option<String>, CommandError> {
    match TIMES.into_iter().find(|time| *time == name.trim()) {
        Some(time) => Ok(Some(time.to_owned())),
        None if is_usual(name) => Ok(None),
        None => Err(unknown(name, TIMES.into_iter().map(str::to_owned))),
    }
}

fn is_usual(name: &str) -> bool {
    name.trim().eq_ignore_ascii_case(USUAL)
}

fn unknown(name: &str, known: impl Iterator<Item = String>) -> CommandError {
    let known = known.chain([USUAL.to_owned()]);
    CommandError::Rejected(Message::new("say-unknown-setting").quoted("name", name).list("known", known))
}

async fn views(_: Context<'_>, _: &str) -> CreateAutocompleteResponse {
    suggested(BoardOrientation::ALL.map(BoardOrientation::name).into_iter().map(str::to_owned))
}

async fn languages(_: Context<'_>, _: &str) -> CreateAutocompleteResponse {
    suggested(Localizer::locales())
}

async fn times(_: Context<'_>, _: &str) -> CreateAutocompleteResponse {
    suggested(TIMES.into_iter().map(str::to_owned))
}

fn suggested(names: impl Iterator<Item = String>) -> CreateAutocompleteResponse {
    let names = names.chain([USUAL.to_owned()]);
    let choices = names.map(|name| AutocompleteChoice::new(name.clone(), name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

fn preferences_text(localizer: &Localizer, chosen: &Preferences) -> String {
    let told = Message::new("settings-me-list")
        .with("theme", chosen.theme.as_deref().unwrap_or("none"))
        .with("view", chosen.view.map_or("none", BoardOrientation::name))
        .with("confirm", yes_or_no(chosen.confirms))
        .with("direct", yes_or_no(chosen.direct_messages))
        .with("language", chosen.language.as_deref().unwrap_or("none"));
    localizer.render(&told)
}

fn server_text(localizer: &Localizer, server: &GuildSettings) -> String {
    let told = Message::new("settings-server-list")
        .with("theme", server.theme.as_deref().unwrap_or("none"))
        .with("time", server.default_time.as_deref().unwrap_or("none"))
        .with("threads", yes_or_no(server.threads))
        .count("named", server.channels.len())
        .list("channels", server.channels.iter().copied().map(channel));
    localizer.render(&told)
}

fn yes_or_no(chosen: Option<bool>) -> &'static str {
    match chosen {
        Some(true) => "yes",
        Some(false) => "no",
        None => "none",
    }
}
