//! The buttons under an invitation: join, seat computers, decline, cancel.

use super::play::computer::strength_message;
use super::{CommandContext, CommandError, Visibility};
use crate::app::computers;
use crate::discord::board_update::BoardUpdate;
use crate::discord::custom_id::{CustomId, TableAction, TableButton};
use crate::host::{HostError, TableRef};
use crate::rules::Message;
use crate::search::Level;
use crate::table::{Command, Phase, Rejection};

/// Seats the player: updates the invitation, or posts the first board if all seats are taken.
pub(super) async fn join(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let joined = ctx.app.host.tables().execute(table, Command::Join { by: ctx.player.clone() }).await;
    let update = match joined {
        Err(HostError::Rejected(Rejection::AlreadySeated)) => return show_joined(ctx, table).await,
        joined => BoardUpdate::new(ctx, joined?),
    };
    if matches!(update.table.phase(), Phase::Invitation) {
        return update.update_source(ctx).await;
    }
    ctx.responder.replace_source_message(ctx.channel_localizer().text("card-all-seated")).await;
    update.follow_up(ctx).await
}

/// Answers somebody who joins for the second time; the opener does it for the first time.
async fn show_joined(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(table).await?;
    if table.opener().id == ctx.player.id {
        return Err(Rejection::AlreadySeated.into());
    }
    if table.phase() == Phase::Invitation {
        return BoardUpdate::unchanged(table).update_source(ctx).await;
    }
    // The board follows the first time.
    ctx.responder.defer(Visibility::SourceMessage).await;
    Ok(())
}

/// Asks for the strength of the computers, if they may take a seat.
pub(super) async fn choose_level(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    ctx.venue.check_boards()?;
    let host = &ctx.app.host;
    let table = host.tables().load(table).await?;
    table.decide(&seating(ctx, Level::MAX), host.clock().now())?;
    let seat = |level: Level| {
        let (action, number) = (TableAction::SeatComputers, level.number().into());
        CustomId::Table(TableButton { action, table: table.id(), number, index: 0 })
    };
    ctx.responder.reply_to_user(strength_message(ctx.user_localizer(), seat)).await
}

/// Seats computers of the chosen level. The invitation becomes the first board if all seats are taken then.
pub(super) async fn seat_computers(
    ctx: &CommandContext<'_>,
    table: TableRef,
    level: usize,
) -> Result<(), CommandError> {
    let level = u8::try_from(level).ok().and_then(Level::new).ok_or_else(CommandError::stale_button)?;
    ctx.venue.check_boards()?;
    let update = match ctx.app.host.tables().execute(table, seating(ctx, level)).await {
        // It was pressed twice.
        Err(HostError::Rejected(Rejection::AlreadyStarted)) => {
            ctx.responder.replace_source_message(ctx.user_localizer().text("card-all-seated")).await;
            return Ok(());
        }
        seated => BoardUpdate::new(ctx, seated?),
    };
    let done = match update.table.phase() {
        Phase::Invitation => {
            let name = ctx.user_localizer().level(level);
            Message::new("news-joined").with("name", name)
        }
        _ => Message::new("card-all-seated"),
    };
    ctx.responder.replace_source_message(ctx.user_localizer().render(&done)).await;
    update.follow_up(ctx).await
}

fn seating(ctx: &CommandContext<'_>, level: Level) -> Command {
    let computers = computers::computer_players(level.number());
    Command::SeatComputers { by: ctx.player.id, computers }
}

/// Declines or cancels the invitation, or shows that it is closed.
pub(super) async fn close(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    let update = match tables.execute(table, command).await {
        // It was pressed twice.
        Err(HostError::Rejected(Rejection::Closed | Rejection::NotInvited)) => {
            BoardUpdate::unchanged(tables.load(table).await?)
        }
        closed => BoardUpdate::new(ctx, closed?),
    };
    update.update_source(ctx).await
}
