//! The buttons under a finished game that open the same game again, against a computer also of another level; the second seat begins. A player who presses it after
//! another one joins; one who presses it again is led to the board. Where the channel has another table, a button opens the
//! rematch in a thread, or says where it is open. After a game in direct messages the rematch is played there as well.

use super::play::open_in_new_thread;
use super::{CommandContext, CommandError, serenity, thread};
use crate::app::analysis::computers;
use crate::app::rematch;
use crate::discord::interactions::board_link::lead_to_board;
use crate::discord::interactions::reply;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, TableAction, TableButton};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::host::{CommandOutcome, HostError, HostRejection, TableRef};
use crate::i18n::{channel, link_to};
use crate::localize::Message;
use crate::search::Level;
use crate::table::{Command, NewTable, Phase, Player, Table};
use serenity::ButtonStyle;
use std::sync::Arc;

/// Opens the table, and seats the same computers, or computers of this level.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    table: TableRef,
    level: Option<usize>,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (new_table, computers) = rematch_of(ctx, &table, level).await?;
    ctx.venue.check_table(&table)?;
    let opened = match table.is_direct() {
        true => open_directly(ctx, &table, new_table).await?,
        false => ctx.app.open_table(new_table, computers).await,
    };
    let outcome = match opened {
        Err(HostError::Refused(HostRejection::Occupied | HostRejection::DirectOccupied)) => {
            return join(ctx, &table, level).await;
        }
        opened => opened?,
    };
    reply::show(ctx, reply::start(ctx, outcome)).await
}

/// Opens the table in this direct conversation, and invites the opponent in theirs.
async fn open_directly(
    ctx: &CommandContext<'_>,
    finished: &Table,
    new_table: NewTable,
) -> Result<Result<CommandOutcome, HostError>, CommandError> {
    let opponent = ctx.app.host.mirrors().opponent_of(ctx.player_id, finished).await?;
    let opponent = opponent.ok_or_else(CommandError::stale_button)?;
    Ok(ctx.app.host.tables().open_mirrored(new_table, opponent).await)
}

/// Opens the table in a new thread, and seats the same computers, or computers of this level. If the rematch is open elsewhere, a
/// player who is invited joins, and one who is at it is led there.
pub(super) async fn open_in_thread(
    ctx: &CommandContext<'_>,
    table: TableRef,
    level: Option<usize>,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    let (new_table, computers) = rematch_of(ctx, &table, level).await?;
    if let Some(open) = rematch_elsewhere(ctx, &table).await? {
        if open.seat_of(ctx.player.id).is_some() {
            return ctx
                .responder
                .reply_to_user(OutgoingMessage::text(place_of(ctx, &open)).rows(Vec::new()))
                .await;
        }
        return join_elsewhere(ctx, &open).await;
    }
    let first = rematch::seating(&new_table, computers);
    open_in_new_thread(ctx, new_table, first).await
}

/// The rematch at which the user is or to which the user is invited, in any channel.
async fn rematch_elsewhere(
    ctx: &CommandContext<'_>,
    finished: &Table,
) -> Result<Option<Arc<Table>>, CommandError> {
    let tables = ctx.app.host.players().tables_of(ctx.player_id).await?;
    let mut tables = tables.into_iter().map(|(table, _)| table);
    let is_open = |table: &Table| matches!(table.phase(), Phase::Invitation | Phase::Playing);
    Ok(tables.find(|table| is_open(table) && rematch::is_rematch(table, finished)))
}

/// Where a table is.
fn place_of(ctx: &CommandContext<'_>, table: &Table) -> String {
    link_to(ctx.user_localizer(), table, channel(table.channel()))
}

async fn join_elsewhere(ctx: &CommandContext<'_>, open: &Table) -> Result<(), CommandError> {
    let join = Command::Join { by: ctx.player.clone() };
    let joined = ctx.app.host.tables().execute(TableRef::Id(open.id()), join).await?;
    let link = place_of(ctx, &joined.table);
    ctx.app.post_outcome(joined).await;
    ctx.responder.reply_to_user(OutgoingMessage::text(link).rows(Vec::new())).await
}

/// The table to open and the computers to seat, after the game of a table that is over.
async fn rematch_of(
    ctx: &CommandContext<'_>,
    table: &Table,
    level: Option<usize>,
) -> Result<(NewTable, Vec<Player>), CommandError> {
    let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed) && table.game().is_some();
    if !is_over {
        return Err(CommandError::stale_button());
    }
    let (player, guild, channel) = (ctx.player.clone(), ctx.venue.guild, ctx.venue.channel);
    let (new_table, mut computers) = rematch::rematch(table, player, guild, channel)?;
    if let Some(level) = level {
        let level = u8::try_from(level).ok().and_then(Level::new).filter(|_| !computers.is_empty());
        let level = level.ok_or_else(CommandError::stale_button)?;
        let others = computers::computer_players(level.number());
        computers = others.into_iter().take(computers.len()).collect();
    }
    if let Some(guild) = guild {
        ctx.app.check_invited(guild, channel, &new_table.opponents).await?;
    }
    Ok((new_table, computers))
}

/// Joins the table of the channel if it is the rematch. Leads somebody who is at it already to its board.
async fn join(ctx: &CommandContext<'_>, finished: &Table, level: Option<usize>) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    let (by, is_rematch) = (ctx.player.clone(), rematch::is_rematch(&open, finished));
    match open.phase() {
        Phase::Invitation | Phase::Playing if is_rematch && open.seat_of(by.id).is_some() => {
            lead_to_board(ctx, &open).await
        }
        Phase::Invitation if is_rematch => {
            execute_and_post(ctx, TableRef::Id(open.id()), Command::Join { by }).await
        }
        _ => offer_elsewhere(ctx, finished, level).await,
    }
}

/// Offers the rematch in a thread, because the channel has another table. If it is open elsewhere, says where.
async fn offer_elsewhere(
    ctx: &CommandContext<'_>,
    finished: &Table,
    level: Option<usize>,
) -> Result<(), CommandError> {
    let (action, number) = match level {
        Some(level) => (TableAction::RematchAtLevelInThread, level),
        None => (TableAction::RematchInThread, finished.revision()),
    };
    let button_id = CustomId::Table(TableButton { action, table: finished.id(), number, index: 0 });
    let localizer = ctx.user_localizer();
    let Some(open) = rematch_elsewhere(ctx, finished).await? else {
        let text = localizer.render(&ctx.venue.occupied_message());
        return thread::offer(ctx, text, &button_id).await;
    };
    let text = Message::new("say-rematch-open").with("place", channel(open.channel()));
    let is_invited = open.seat_of(ctx.player.id).is_none();
    let join = is_invited.then(|| button(&button_id, localizer.text("button-join"), ButtonStyle::Success));
    let message = OutgoingMessage::text(localizer.render(&text)).buttons(join.into_iter().collect());
    ctx.responder.reply_to_user(message).await
}

/// Executes a command at a table and answers with the board.
async fn execute_and_post(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    reply::show(ctx, reply::execute(ctx, table, command).await?).await
}
