//! Runs slash commands: finds the policy of each, and what its answer is about.

use super::context::{CommandContext, Context};
use super::policy::{self, Access, COST_OF_SUGGESTIONS, Policy, TableScope};
use super::serve::{report_error, serve};
use super::visibility::Visibility;
use crate::app::limits::budgets::{Action, Payer};
use crate::discord::{App, CommandError};
use crate::host::TableRef;
use crate::localize::Message;
use crate::table::{ChannelId, GuildId, PlayerId};
use std::sync::Arc;

/// Answers a command that poise could not run.
pub(in crate::discord) async fn on_error(error: poise::FrameworkError<'_, Arc<App>, CommandError>) {
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
pub(in crate::discord) async fn may_suggest(
    ctx: poise::Context<'_, Arc<App>, CommandError>,
) -> Result<bool, CommandError> {
    let poise::Context::Application(ctx) = ctx else { return Ok(false) };
    if ctx.interaction_type == poise::CommandInteractionType::Command {
        return Ok(true);
    }
    let person = PlayerId(ctx.interaction.user.id.get());
    let guild = ctx.interaction.guild_id.map(|guild| GuildId(guild.get()));
    if ctx.data().host.players().is_excluded(person.0).await {
        return Ok(false);
    }
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
pub(in crate::discord) async fn run(
    ctx: Context<'_>,
    visibility: Visibility,
    handler: impl AsyncFnOnce(&CommandContext<'_>) -> Result<(), CommandError>,
) -> Result<(), CommandError> {
    let channel = ChannelId(ctx.interaction.channel_id.get());
    run_at(ctx, visibility, TableRef::Channel(channel), handler).await
}

/// Runs the handler of a slash command that an option turns into another one, which is about no table and has a policy of its own.
pub(in crate::discord) async fn run_as(
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
pub(in crate::discord) async fn run_typed(
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
pub(in crate::discord) async fn run_at(
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
