//! To leave a game before its end cannot be undone: whoever would like to is asked whether it is meant.

use super::button::Verb;
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, board_message, serenity};
use crate::host::TableRef;
use crate::table::{Command, Table};
use serenity::{ButtonStyle, CreateActionRow};

pub(super) async fn ask_to_resign(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    ask(ctx, at, Command::Resign { by: ctx.player.id }, Verb::ResignNow, "say-really-resign").await
}

pub(super) async fn ask_to_abort(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    ask(ctx, at, Command::Abort { by: ctx.player.id }, Verb::AbortNow, "say-really-abort").await
}

pub(super) async fn resign(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    leave(ctx, at, Command::Resign { by: ctx.player.id }, "say-resigned").await
}

pub(super) async fn abort(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    leave(ctx, at, Command::Abort { by: ctx.player.id }, "say-aborted").await
}

/// Asks, if it can be done at all, in a message that only this person sees.
async fn ask(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
    meant: Verb,
    question: &'static str,
) -> Result<(), CommandError> {
    let host = &ctx.app.host;
    let table: &Table = &*host.tables().load(at).await?;
    table.decide(&command, host.clock().now())?;
    let localizer = ctx.user_localizer();
    let yes = board_message::button(localizer, table, meant, ButtonStyle::Danger);
    let no = board_message::button(localizer, table, Verb::Keep, ButtonStyle::Secondary);
    let question = OutgoingMessage::text(localizer.text(question));
    ctx.reply_ephemeral(question.rows(vec![CreateActionRow::Buttons(vec![yes, no])])).await
}

async fn leave(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
    done: &'static str,
) -> Result<(), CommandError> {
    let news = ctx.execute(at, command).await?;
    ctx.replace_source_message(ctx.user_localizer().text(done)).await;
    ctx.follow_up_with_board(news).await
}
