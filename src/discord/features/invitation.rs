//! The buttons under an invitation: join, seat computers, decline, cancel.

use super::play::computer::strength_message;
use super::{CommandContext, CommandError, execute};
use crate::app::computers;
use crate::discord::custom_id::{CustomId, TableAction, TableButton};
use crate::host::TableRef;
use crate::rules::Message;
use crate::search::Level;
use crate::table::{Command, Phase};

/// Seats the player: updates the invitation, or posts the first board if all seats are taken.
pub(super) async fn join(ctx: &CommandContext<'_>, table: TableRef) -> Result<(), CommandError> {
    let update = execute(ctx, table, Command::Join { by: ctx.player.clone() }).await?;
    if matches!(update.table.phase(), Phase::Invitation) {
        return update.update_source(ctx).await;
    }
    ctx.responder.replace_source_message(ctx.channel_localizer().text("card-all-seated")).await;
    update.follow_up(ctx).await
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
    let update = execute(ctx, table, seating(ctx, level)).await?;
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

/// Declines or cancels the invitation.
pub(super) async fn close(
    ctx: &CommandContext<'_>,
    table: TableRef,
    command: Command,
) -> Result<(), CommandError> {
    execute(ctx, table, command).await?.update_source(ctx).await
}
