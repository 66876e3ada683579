//! The slash commands, one file each.
//!
//! # What a person can make the bot do
//!
//! | what | bound |
//! |---|---|
//! | a table read, `/board`, `/help`, `/record` | one table, kept in memory or replayed once; a place among as many as there are processors |
//! | a key of `/move` | the same table, looked up every two seconds, and a tenth of a millisecond |
//! | a command at a table | one at a time for all tables, a millisecond or so each |
//! | `/play` in a thread | a thread for each of three open invitations; Discord has its own limit of a thousand |
//! | `/settings vacation` | twenty tables replayed and changed at once, and as many boards |
//! | tables | twenty that are not over for a person, three of them invitations; what is due is found by an index, every fifteen seconds |
//! | a picture | some milliseconds, as many at a time as there are processors |
//! | `/replay` | one film at a time beside the boards, one for a person and for a channel, eight waiting, sixteen kept |
//! | `/hint`, each press of one | a search of some ten milliseconds of low priority, as many at a time as there are processors |
//! | `/review` | a second or a few of low priority, in pieces of some ten milliseconds; one at a time, one for a person and for a channel, eight waiting, 64 kept |
//! | `/games` | 50 running tables and as many invitations by an index, each kept in memory or replayed once |
//! | `/game`, each step of one | one table, replayed once, and a picture; the first one of a foreign channel asks Discord for up to four things |
//! | `/leaderboard` | twenty rows by an index |
//! | `/settings` | one row written; read again after that, and then kept in memory |
//! | `/privacy export` | all games of a person, by an index |
//! | `/privacy delete`, its button | 50 running games given up, and all of a person's rows changed once |
//! | `/profile` | the last 500 games of a player by an index, and one picture |
//! | text | six thousand characters come; forty of them at most are repeated |
//! Their descriptions are texts like any other: the description in the code is
//! the name of the text.

mod abort;
mod board;
mod close;
mod game;
mod games;
mod hint;
mod leaderboard;
mod offer;
mod pages;
mod play;
mod privacy;
mod profile;
mod record;
mod replay;
mod resign;
mod review;
mod settings;
mod table;
mod turn;

use super::context::{CommandContext, Visibility};
use super::{App, CommandError, Context, serenity};
use crate::host::TableRef;
use crate::i18n::Localizer;
use crate::rules::{GameKind, Localize, Message, UnknownGame};
use crate::table::Command;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, InstallationContext, InteractionContext};
use std::sync::Arc;

type Slash = poise::Command<Arc<App>, CommandError>;

/// Every command, described in every language that the texts have. Those of all servers say where they are of use: in
/// servers, in conversations with the bot, and elsewhere by people who have installed it for themselves. Those of one
/// server may not.
pub(super) fn all(everywhere: bool) -> Vec<Slash> {
    let mut commands = vec![
        play::play(),
        turn::turn(),
        board::board(),
        offer::draw(),
        offer::takeback(),
        offer::pause(),
        offer::resume(),
        offer::accept(),
        offer::decline(),
        abort::abort(),
        resign::resign(),
        hint::hint(),
        close::close(),
        record::record(),
        replay::replay(),
        review::review(),
        games::games(),
        game::game(),
        table::table(),
        settings::settings(),
        privacy::privacy(),
        leaderboard::leaderboard(),
        profile::profile(),
        pages::rules(),
        pages::learn(),
        pages::help(),
    ];
    for command in &mut commands {
        let key = format!("command-{}", command.name);
        describe(command, key);
        if everywhere {
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

/// Gives a command, its parts and their parameters the texts of their names, which are put together.
fn describe(command: &mut Slash, key: String) {
    let text = |localizer: &Localizer, key: &str| localizer.find(key).unwrap_or_else(|| key.to_owned());
    let localised = |key: &str| {
        Localizer::locales()
            .filter(|locale| locale != "en")
            .map(|locale| (locale.clone().into(), text(&Localizer::of(&locale), key).into()))
            .collect()
    };
    command.description = Some(text(&Localizer::english(), &key).into());
    command.description_localizations = localised(&key);
    for parameter in &mut command.parameters {
        let key = format!("{key}-{}", parameter.name);
        parameter.description = Some(text(&Localizer::english(), &key).into());
        parameter.description_localizations = localised(&key);
    }
    for part in &mut command.subcommands {
        let key = format!("{key}-{}", part.name);
        describe(part, key);
    }
}

/// Answers where poise could not run a command.
pub(super) async fn failed(error: poise::FrameworkError<'_, Arc<App>, CommandError>) {
    let (ctx, told) = match &error {
        poise::FrameworkError::ArgumentParse { ctx, input, .. } => {
            let input = input.as_deref().unwrap_or_default();
            (ctx, Message::new("say-bad-option").quoted("input", input))
        }
        poise::FrameworkError::CommandStructureMismatch { ctx, .. } => {
            let poise::ApplicationContext { interaction, .. } = ctx;
            tracing::warn!(command = %interaction.data.name, "a command came in a form that is not ours");
            let ctx = CommandContext::new(ctx.serenity_context(), ctx.data(), *interaction);
            return ctx.report_error(CommandError::Rejected(Message::new("say-old-command"))).await;
        }
        poise::FrameworkError::GuildOnly { ctx, .. } => (ctx, Message::new("say-only-in-servers")),
        poise::FrameworkError::CommandPanic { ctx: poise::Context::Application(ctx), payload, .. } => {
            let payload = payload.clone().unwrap_or_default();
            return context(ctx).report_error(CommandError::Panic(payload)).await;
        }
        other => return tracing::error!(error = %other, "the framework failed"),
    };
    if let poise::Context::Application(ctx) = ctx {
        context(ctx).report_error(CommandError::Rejected(told)).await;
    }
}

fn context<'a>(ctx: &'a Context<'a>) -> CommandContext<'a> {
    CommandContext::new(ctx.serenity_context(), ctx.data(), ctx.interaction)
}

/// Runs the body of a command, whose answer is seen in this place, and answers for it if it fails.
async fn answered<'a, F: Future<Output = Result<(), CommandError>> + 'a>(
    ctx: &'a CommandContext<'a>,
    visibility: Visibility,
    body: impl FnOnce(&'a CommandContext<'a>) -> F,
) -> Result<(), CommandError> {
    ctx.serve(visibility, body(ctx)).await;
    Ok(())
}

/// Gives a command to the table of the channel and shows what came of it.
async fn act(ctx: &CommandContext<'_>, command: Command) -> Result<(), CommandError> {
    let news = ctx.execute(TableRef::Channel(ctx.channel_id()), command).await?;
    ctx.post_board(news).await
}

/// The game that a person named.
fn game(name: &str) -> Result<GameKind, CommandError> {
    name.trim().parse().map_err(|unknown: UnknownGame| CommandError::Rejected(unknown.message()))
}

/// Suggests games.
async fn games(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let choices = GameKind::ALL
        .into_iter()
        .filter(|game| game.name().starts_with(&typed))
        .map(|game| AutocompleteChoice::new(Localizer::english().game(game), game.name()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
