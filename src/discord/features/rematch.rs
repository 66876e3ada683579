//! The button under a finished game that opens the same game again; the second seat begins. A player who presses it after
//! another one joins; one who presses it again is led to the board. Where the channel has another table, a button opens the
//! rematch in a thread.

use super::play::open_in_new_thread;
use super::{CommandContext, CommandError, execute_and_post, thread};
use crate::app::rematch;
use crate::discord::board_update::{BoardUpdate, lead_to_board};
use crate::discord::custom_id::{CustomId, TableAction, TableButton};
use crate::host::{HostError, TableRef};
use crate::table::{Command, NewTable, Phase, Player, Rejection, Table};

/// Opens the table, and seats the same computers.
pub(super) async fn open(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (new_table, computers) = rematch_of(ctx, &table).await?;
    ctx.venue.check_table(&table)?;
    let outcome = match ctx.app.open_table(new_table, computers).await {
        Err(HostError::Rejected(Rejection::Occupied)) => return join(ctx, &table).await,
        opened => opened?,
    };
    BoardUpdate::new(ctx, outcome).post(ctx).await
}

/// Opens the table in a new thread, and seats the same computers.
pub(super) async fn open_in_thread(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (new_table, computers) = rematch_of(ctx, &table).await?;
    let first = rematch::seating(&new_table, computers);
    open_in_new_thread(ctx, new_table, first).await
}

/// The table to open and the computers to seat, after the game of a table that is over.
async fn rematch_of(
    ctx: &CommandContext<'_>,
    table: &Table,
) -> Result<(NewTable, Vec<Player>), CommandError> {
    let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed) && table.game().is_some();
    if !is_over {
        return Err(CommandError::stale_button());
    }
    let (player, guild, channel) = (ctx.player.clone(), ctx.venue.guild, ctx.venue.channel);
    let (new_table, computers) = rematch::rematch(table, player, guild, channel)?;
    if let Some(guild) = guild {
        ctx.app.check_invited(guild, channel, &new_table.opponents).await?;
    }
    Ok((new_table, computers))
}

/// Joins the table of the channel if it is the rematch. Leads somebody who is at it already to its board.
async fn join(ctx: &CommandContext<'_>, finished: &Table) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    let (by, is_rematch) = (ctx.player.clone(), rematch::is_rematch(&open, finished));
    match open.phase() {
        Phase::Invitation | Phase::Playing if is_rematch && open.seat_of(by.id).is_some() => {
            lead_to_board(ctx, &open).await
        }
        Phase::Invitation if is_rematch => {
            execute_and_post(ctx, TableRef::Id(open.id()), Command::Join { by }).await
        }
        _ => {
            let text = ctx.user_localizer().render(&ctx.venue.occupied_message());
            let action = TableAction::RematchInThread;
            let button = TableButton { action, table: finished.id(), number: finished.revision(), index: 0 };
            thread::offer(ctx, text, &CustomId::Table(button)).await
        }
    }
}
