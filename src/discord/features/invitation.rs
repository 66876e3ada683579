//! The buttons under an invitation: join, seat computers, decline, cancel.

use super::{CommandContext, CommandError, execute};
use crate::app::computers;
use crate::host::TableRef;
use crate::table::{Command, Phase};

pub(super) async fn join(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    take_seat(ctx, table, Command::Join { by: ctx.player.clone() }).await
}

pub(super) async fn seat_computers(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    ctx.venue.check_boards()?;
    let computers = computers::computer_players(&ctx.channel_localizer, computers::DEFAULT_LEVEL);
    take_seat(ctx, table, Command::SeatComputers { by: ctx.player.id, computers }).await
}

/// Updates the invitation, or posts the first board if all seats are taken.
async fn take_seat(ctx: &CommandContext<'_>, table: TableRef, command: Command) -> Result<(), CommandError> {
    let update = execute(ctx, table, command).await?;
    if matches!(update.table.phase(), Phase::Invitation) {
        return update.update_source(ctx).await;
    }
    ctx.responder.replace_source_message(ctx.channel_localizer.text("card-all-seated")).await;
    update.follow_up(ctx).await
}

/// Declines or cancels the invitation.
pub(super) async fn close(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    execute(ctx, table, command).await?.update_source(ctx).await
}
