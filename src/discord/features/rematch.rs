//! The button under a finished game that opens the same game again; the second seat begins. A player who presses it after
//! another one joins; one who presses it again is led to the board. Where the channel has another table, a button opens the
//! rematch in a thread.

use super::play::open_in_new_thread;
use super::{CommandContext, CommandError, execute_and_post, thread};
use crate::app::rematch;
use crate::discord::board_update::{BoardUpdate, lead_to_board, link_to};
use crate::discord::custom_id::{CustomId, TableAction, TableButton};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::{HostError, TableRef};
use crate::i18n::channel;
use crate::table::{Command, NewTable, Phase, Player, Rejection, Table};
use std::sync::Arc;

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

/// Opens the table in a new thread, and seats the same computers. A player whom another one has invited to it elsewhere joins.
pub(super) async fn open_in_thread(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (new_table, computers) = rematch_of(ctx, &table).await?;
    if let Some(open) = invitation_to(ctx, &table).await? {
        return join_elsewhere(ctx, &open).await;
    }
    let first = rematch::seating(&new_table, computers);
    open_in_new_thread(ctx, new_table, first).await
}

/// The rematch to which another player has invited the user, in any channel.
async fn invitation_to(
    ctx: &CommandContext<'_>,
    finished: &Table,
) -> Result<Option<Arc<Table>>, CommandError> {
    let is_invited = |table: &Table| table.invited().any(|(_, invited)| invited.id == ctx.player.id);
    let tables = ctx.app.host.players().tables_of(ctx.player_id).await?;
    let mut tables = tables.into_iter().map(|(table, _)| table);
    Ok(tables.find(|table| {
        table.phase() == Phase::Invitation && is_invited(table) && rematch::is_rematch(table, finished)
    }))
}

async fn join_elsewhere(ctx: &CommandContext<'_>, open: &Table) -> Result<(), CommandError> {
    let join = Command::Join { by: ctx.player.clone() };
    let joined = ctx.app.host.tables().execute(TableRef::Id(open.id()), join).await?;
    let link = link_to(ctx.user_localizer(), &joined.table, channel(joined.table.channel()));
    ctx.app.post_outcome(joined).await;
    ctx.responder.reply_to_user(OutgoingMessage::text(link).rows(Vec::new())).await
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
