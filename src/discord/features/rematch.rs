//! The button under a finished game that opens the same game again; the second seat begins. A player who presses it after
//! another one joins; one who presses it again is led to the board.

use super::{CommandContext, CommandError, execute_and_post};
use crate::app::rematch;
use crate::discord::board_update::{BoardUpdate, lead_to_board};
use crate::host::{HostError, TableRef};
use crate::table::{Command, Phase, Rejection, Table};

/// Opens the table, and seats the same computers.
pub(super) async fn open(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    if !matches!(table.phase(), Phase::Ended(_)) {
        return Err(CommandError::stale_button());
    }
    let (player, guild, channel) = (ctx.player.clone(), ctx.venue.guild, ctx.venue.channel);
    let (new_table, computers) = rematch::rematch(&table, player, guild, channel)?;
    ctx.venue.check_table(&table)?;
    if let Some(guild) = guild {
        ctx.app.check_invited(guild, channel, &new_table.opponents).await?;
    }
    let outcome = match ctx.app.open_table(new_table, computers).await {
        Err(HostError::Rejected(Rejection::Occupied)) => return join(ctx, &table).await,
        opened => opened?,
    };
    BoardUpdate::new(ctx, outcome).post(ctx).await
}

/// Joins the table of the channel if it is the rematch. Leads somebody who is at it already to its board.
async fn join(ctx: &CommandContext<'_>, finished: &Table) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    if !rematch::is_rematch(&open, finished) {
        return Err(Rejection::Occupied.into());
    }
    let by = ctx.player.clone();
    match open.phase() {
        Phase::Invitation | Phase::Playing if open.seat_of(by.id).is_some() => {
            lead_to_board(ctx, &open).await
        }
        Phase::Invitation => execute_and_post(ctx, TableRef::Id(open.id()), Command::Join { by }).await,
        _ => Err(Rejection::Occupied.into()),
    }
}
