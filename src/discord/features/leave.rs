//! `/resign` and `/abort`. Neither can be undone, so both ask for confirmation.

use super::{CommandContext, CommandError, Context, Visibility, execute, run, serenity};
use crate::discord::board_message::table_button;
use crate::discord::custom_id::TableAction;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::table::{Command, Table};
use serenity::ButtonStyle;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask_to_resign(ctx, ctx.table()).await).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn abort(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask_to_abort(ctx, ctx.table()).await).await
}

pub(super) async fn ask_to_resign(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let command = Command::Resign { by: ctx.player.id };
    ask(ctx, table, command, TableAction::ResignNow, "say-really-resign").await
}

pub(super) async fn ask_to_abort(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let command = Command::Abort { by: ctx.player.id };
    ask(ctx, table, command, TableAction::AbortNow, "say-really-abort").await
}

pub(super) async fn confirm_resign(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    leave(ctx, table, Command::Resign { by: ctx.player.id }, "say-resigned").await
}

pub(super) async fn confirm_abort(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    leave(ctx, table, Command::Abort { by: ctx.player.id }, "say-aborted").await
}

pub(super) async fn keep_playing(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.responder.replace_source_message(ctx.user_localizer().text("say-kept")).await;
    Ok(())
}

/// Asks for confirmation if the command is legal.
async fn ask(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
    confirm: TableAction,
    question: &'static str,
) -> Result<(), CommandError> {
    let host = &ctx.app.host;
    let table: &Table = &*host.tables().load(table).await?;
    table.decide(&command, host.clock().now())?;
    let localizer = ctx.user_localizer();
    let yes = table_button(localizer, table, confirm, ButtonStyle::Danger);
    let no = table_button(localizer, table, TableAction::Keep, ButtonStyle::Secondary);
    let question = OutgoingMessage::text(localizer.text(question)).buttons(vec![yes, no]);
    ctx.responder.reply_ephemeral(question).await
}

async fn leave(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
    done: &'static str,
) -> Result<(), CommandError> {
    let update = execute(ctx, table, command).await?;
    ctx.responder.replace_source_message(ctx.user_localizer().text(done)).await;
    update.follow_up(ctx).await
}
