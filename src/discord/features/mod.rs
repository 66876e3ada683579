//! The features of the bot: a file each, with its slash commands, their [`Policy`] and the handlers of its components.
//!
//! The text keys of a command follow from its name: `command-NAME` is its description, `command-NAME-OPTION` that of an
//! option.
//!
//! # Bounds
//!
//! A person and a guild have [budgets](crate::app::budgets), also for what follows in the background: in an hour a person causes at most
//! [7,440 requests](crate::app::budgets::MAX_REQUESTS_PER_HOUR) and has at most
//! [twelve threads](crate::app::budgets::MAX_THREADS_PER_HOUR) created, a guild 120 threads. What else bounds a feature stands at the
//! head of its file; these bounds are those of all:
//!
//! | what | bound |
//! |---|---|
//! | interactions | 1,024 served at a time; the others are answered at once that the bot is busy |
//! | a text | at most six thousand characters arrive; at most forty of them are repeated |
//! | a picture | some milliseconds, as many at a time as there are processors |
//! | a table read, `/board`, `/help`, `/record` | one table, cached or replayed once; one job among as many as there are processors |
//! | a command at a table | one at a time for all tables, a millisecond or so each |
//! | a command or button where a table has been before | the first one asks Discord for up to four things |
//! | tables | twenty unfinished ones for a player, three of them invitations, two in each server open to anyone; due ones are found by an index, every fifteen seconds |
//! | a change of channels or roles | all running tables of the server are checked at its expense, later if its budget is used up; a change of a thread concerns the table in it only |

mod blocks;
mod board;
mod close;
#[cfg(test)]
mod commands_page;
mod feedback;
mod games;
pub(super) mod greeting;
mod help;
mod hint;
mod import;
mod invitation;
mod leaderboard;
mod leave;
mod lessons;
mod offers;
mod play;
mod privacy;
mod private_board;
mod profile;
mod published;
mod puzzles;
mod rematch;
pub(super) mod replay;
mod review;
pub(super) mod router;
mod rules;
mod seeks;
mod settings;
mod table;
mod table_list;
mod thread;
mod tournament;
mod turn;
mod watch;

pub(super) use leaderboard::LeaderboardPage;
pub(super) use lessons::how_to_play_button;
pub(super) use play::GameRequest;
pub(super) use puzzles::puzzle_button;
pub(super) use review::complete_interrupted as complete_interrupted_reviews;
pub(super) use watch::offer as offer_to_watch;

use super::context::CommandContext;
use super::policy::{self, Access, COST_OF_SUGGESTIONS, Policy, TableScope};
use super::reply::{self, execute};
use super::responder::Visibility;
use super::serve::{report_error, serve};
use super::suggestions::{self, Suggestion};
use super::{App, CommandError, Context, serenity};
use crate::app::appearance::log_unread_settings;
use crate::app::budgets::{Action, Payer};
use crate::app::language::localizer;
use crate::discord::choices;
use crate::host::TableRef;
use crate::i18n::Localizer;
use crate::rules::{GameKind, Message};
use crate::table::{ChannelId, Command, GuildId, PlayerId};
use serenity::{CreateAutocompleteResponse, InstallationContext, InteractionContext};
use std::sync::Arc;

pub(super) type SlashCommand = poise::Command<Arc<App>, CommandError>;

/// Every slash command, described in every language of the texts. Global commands also say where they can be used: in
/// guilds, in direct messages with the bot, and anywhere by users who have installed it. Commands of one guild may
/// not.
pub(super) fn slash_commands(is_global: bool) -> Vec<SlashCommand> {
    let mut commands = vec![
        play::play(),
        seeks::seek(),
        turn::turn(),
        board::board(),
        offers::draw(),
        offers::takeback(),
        offers::pause(),
        offers::resume(),
        offers::accept(),
        offers::decline(),
        leave::abort(),
        leave::resign(),
        hint::hint(),
        close::close(),
        replay::record(),
        replay::replay(),
        review::review(),
        games::games(),
        replay::game(),
        private_board::analyse(),
        table::table(),
        watch::watch(),
        tournament::tournament(),
        settings::settings(),
        privacy::privacy(),
        feedback::feedback(),
        blocks::block(),
        blocks::unblock(),
        leaderboard::leaderboard(),
        profile::profile(),
        rules::rules(),
        lessons::learn(),
        puzzles::solve(),
        help::help(),
    ];
    for command in &mut commands {
        let key = format!("command-{}", command.name);
        describe(command, key);
        if is_global {
            command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
            let anywhere =
                [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];
            if !command.guild_only {
                command.interaction_context.get_or_insert(anywhere.to_vec());
            }
        } else {
            command.interaction_context = None;
        }
    }
    commands
}

/// Sets the descriptions of a command, its options and its subcommands from the texts; `key` is that of the command.
fn describe(command: &mut SlashCommand, key: String) {
    let text = |localizer: &Localizer, key: &str| localizer.find(key).unwrap_or_else(|| key.to_owned());
    let localizations = |key: &str| {
        Localizer::translated_locales()
            .map(|(locale, localizer)| (locale.into(), text(&localizer, key).into()))
            .collect()
    };
    command.description = Some(text(&Localizer::english(), &key).into());
    command.description_localizations = localizations(&key);
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        parameter.description = Some(text(&Localizer::english(), &key).into());
        parameter.description_localizations = localizations(&key);
    }
    for subcommand in &mut command.subcommands {
        let key = format!("{key}-{}", subcommand.name);
        describe(subcommand, key);
    }
}

/// Answers a command that poise could not run.
pub(super) async fn on_error(error: poise::FrameworkError<'_, Arc<App>, CommandError>) {
    let (ctx, message) = match &error {
        poise::FrameworkError::ArgumentParse { ctx, input, .. } => {
            let input = input.as_deref().unwrap_or_default();
            (ctx, Message::new("say-bad-option").quoted("input", input))
        }
        poise::FrameworkError::CommandStructureMismatch { ctx, .. } => {
            let poise::ApplicationContext { interaction, .. } = ctx;
            tracing::warn!(command = %interaction.data.name, "a command does not have the registered form");
            let ctx = CommandContext::new(ctx.serenity_context(), ctx.data(), *interaction);
            return report_error(&ctx, old_command()).await;
        }
        poise::FrameworkError::GuildOnly { ctx, .. } => (ctx, Message::new("say-only-in-servers")),
        poise::FrameworkError::CommandPanic { ctx: poise::Context::Application(ctx), payload, .. } => {
            let payload = payload.clone().unwrap_or_default();
            return report_error(&context(ctx), CommandError::Panic(payload)).await;
        }
        // Only suggestions are checked by the framework.
        poise::FrameworkError::CommandCheckFailed { .. } => return,
        other => return tracing::error!(error = %other, "the framework failed"),
    };
    if let poise::Context::Application(ctx) = ctx {
        report_error(&context(ctx), CommandError::Rejected(message)).await;
    }
}

/// Checks that suggestions may be shown while an option is typed. Commands are checked when they are [run](run_at).
pub(super) async fn may_suggest(
    ctx: poise::Context<'_, Arc<App>, CommandError>,
) -> Result<bool, CommandError> {
    let poise::Context::Application(ctx) = ctx else { return Ok(false) };
    if ctx.interaction_type == poise::CommandInteractionType::Command {
        return Ok(true);
    }
    let person = PlayerId(ctx.interaction.user.id.get());
    let guild = ctx.interaction.guild_id.map(|guild| GuildId(guild.get()));
    let name = ctx.command().qualified_name.to_string();
    let action = Action { name, payer: Payer { person, guild }, max: COST_OF_SUGGESTIONS.into() };
    let allowed = ctx.data().budgets.carry_out(action, async {}).await;
    Ok(allowed.is_ok())
}

/// The error of a command that this version of the bot does not have.
fn old_command() -> CommandError {
    CommandError::Rejected(Message::new("say-old-command"))
}

fn context<'a>(ctx: &'a Context<'a>) -> CommandContext<'a> {
    CommandContext::new(ctx.serenity_context(), ctx.data(), ctx.interaction)
}

/// Runs the handler of a slash command, whose answer has this visibility, for the table of the channel if the command is
/// about one.
async fn run(
    ctx: Context<'_>,
    visibility: Visibility,
    handler: impl AsyncFnOnce(&CommandContext<'_>) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    run_at(ctx, visibility, TableRef::Channel(channel), handler).await
}

/// Runs the handler of a slash command that an option turns into another one, which is about no table and has a policy of its own.
async fn run_as(
    ctx: Context<'_>,
    (name, policy): (&str, Policy),
    visibility: Visibility,
    handler: impl AsyncFnOnce(&CommandContext<'_>) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let ctx = context(&ctx);
    let access = Access { name: name.to_owned(), policy, table: None };
    serve(&ctx, visibility, access, handler(&ctx)).await;
    Ok(())
}

/// Runs the handler of a slash command that is about no table and takes a long text. The text is given back if it is refused.
async fn run_typed(
    ctx: Context<'_>,
    text: &str,
    handler: impl AsyncFnOnce(&CommandContext<'_>) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let name = ctx.command().qualified_name.to_string();
    let policy = policy::of_command(ctx.command()).ok_or_else(old_command)?;
    let ctx = context(&ctx).with_typed(text);
    let access = Access { name, policy, table: None };
    serve(&ctx, Visibility::Ephemeral, access, handler(&ctx)).await;
    Ok(())
}

/// Runs the handler of a slash command that is about this table.
async fn run_at(
    ctx: Context<'_>,
    visibility: Visibility,
    table: TableRef,
    handler: impl AsyncFnOnce(&CommandContext<'_>) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let name = ctx.command().qualified_name.to_string();
    let policy = policy::of_command(ctx.command()).ok_or_else(old_command)?;
    let access = Access { name, policy, table: (policy.scope != TableScope::NoTable).then_some(table) };
    let ctx = context(&ctx);
    serve(&ctx, visibility, access, handler(&ctx)).await;
    Ok(())
}

/// Executes a command at a table and answers with the board.
async fn execute_and_post(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    reply::show(ctx, execute(ctx, table, command).await?).await
}

/// The game that an option names.
fn parse_game(ctx: &CommandContext<'_>, name: &str) -> Result<GameKind, CommandError> {
    let unknown =
        |known| CommandError::Rejected(choices::refusal("setup-unknown-game", "games", name, known));
    choices::find(ctx.user_localizer(), choices::games(), name).map_err(unknown)
}

/// Suggests games.
async fn suggest_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices::suggest(&user_localizer(ctx).await, typed, choices::games())
}

/// The user's language, in which suggestions are shown.
async fn user_localizer(ctx: Context<'_>) -> Localizer {
    let player = PlayerId(ctx.interaction.user.id.get());
    match ctx.data().host.settings().of_player(player).await {
        Ok(settings) => localizer(settings.preferences.language.as_deref(), Some(&ctx.interaction.locale)),
        Err(error) => {
            log_unread_settings(&error);
            Localizer::of(&ctx.interaction.locale)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Upper bound of the text of a command, in characters.
    const MAX_COMMAND_CHARS: usize = 8000;

    /// The characters of the names, descriptions and values of a command and all its parts. Of a text that is localized, Discord
    /// counts the longest form.
    fn text_size(part: &Value) -> usize {
        let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
        let longest = |key: &str| {
            let localized = part[format!("{key}_localizations")].as_object();
            let localized = localized.into_iter().flat_map(|texts| texts.values());
            localized.chain([&part[key]]).map(count).max().unwrap_or(0)
        };
        let parts = ["options", "choices"].into_iter().filter_map(|key| part[key].as_array()).flatten();
        longest("name") + longest("description") + count(&part["value"]) + parts.map(text_size).sum::<usize>()
    }

    #[test]
    fn every_command_is_described_in_all_languages_within_discords_limit() {
        let locales: Vec<&str> = Localizer::translated_locales().map(|(locale, _)| locale).collect();
        for command in slash_commands(true) {
            let command = command.create_as_slash_command().expect("a slash command");
            let command = serde_json::to_value(command).expect("JSON");
            let described = command["description_localizations"].as_object().expect("descriptions");
            assert!(locales.iter().all(|locale| described.contains_key(*locale)), "{described:?}");
            let size = text_size(&command);
            assert!(size <= MAX_COMMAND_CHARS, "{size} characters: {}", command["name"]);
        }
    }
}
