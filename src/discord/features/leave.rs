//! `/resign` and `/abort`. Neither can be undone, so both ask for confirmation.

use super::{CommandContext, CommandError, Context, Visibility, execute, run, serenity};
use crate::discord::board_message::table_button;
use crate::discord::custom_id::TableAction;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::table::{Command, Participant, Table};
use serenity::ButtonStyle;

/// How a player leaves a game.
#[derive(Clone, Copy)]
pub(super) enum Leaving {
    Resign,
    Abort,
}

impl Leaving {
    fn command(self, by: Participant) -> Command {
        match self {
            Leaving::Resign => Command::Resign { by },
            Leaving::Abort => Command::Abort { by },
        }
    }
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask(ctx, ctx.table(), Leaving::Resign).await).await
}

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn abort(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| ask(ctx, ctx.table(), Leaving::Abort).await).await
}

pub(super) async fn keep_playing(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    ctx.responder.replace_source_message(ctx.user_localizer().text("say-kept")).await;
    Ok(())
}

/// Asks for confirmation if the command is legal.
pub(super) async fn ask(
    ctx: &CommandContext<'_>,
    table: TableRef,
    leaving: Leaving,
) -> Result<(), CommandError> {
    let (confirm, question) = match leaving {
        Leaving::Resign => (TableAction::ResignNow, "say-really-resign"),
        Leaving::Abort => (TableAction::AbortNow, "say-really-abort"),
    };
    let host = &ctx.app.host;
    let table: &Table = &*host.tables().load(table).await?;
    table.decide(&leaving.command(ctx.player.id), host.clock().now())?;
    let localizer = ctx.user_localizer();
    let yes = table_button(localizer, table, confirm, ButtonStyle::Danger);
    let no = table_button(localizer, table, TableAction::Keep, ButtonStyle::Secondary);
    let question = OutgoingMessage::text(localizer.text(question)).buttons(vec![yes, no]);
    ctx.responder.reply_ephemeral(question).await
}

pub(super) async fn confirm(
    ctx: &CommandContext<'_>,
    table: TableRef,
    leaving: Leaving,
) -> Result<(), CommandError> {
    let done = match leaving {
        Leaving::Resign => "say-resigned",
        Leaving::Abort => "say-aborted",
    };
    let update = execute(ctx, table, leaving.command(ctx.player.id)).await?;
    ctx.responder.replace_source_message(ctx.user_localizer().text(done)).await;
    update.follow_up(ctx).await
}
