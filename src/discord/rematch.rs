//! Once more: those of a finished game are invited to another one of the same kind, in which whoever sat second begins.

use super::button::Button;
use super::context::CommandContext;
use super::{CommandError, serenity, venue};
use crate::host::TableRef;
use crate::table::{Begins, ChannelId, Command, Opening, Phase, Player, Rejection, is_former};

/// Opens the table, and has the computers of the game before sit down at it.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    pressed: &serenity::Message,
    button: Button,
) -> Result<(), CommandError> {
    let host = &ctx.app.host;
    let table = host.tables().load(ctx.table_here(button.table)).await?;
    if !matches!(table.phase(), Phase::Ended(_)) {
        return Err(CommandError::stale_button());
    }
    let seat = table.seat_of(ctx.player.id).ok_or(Rejection::NotAtTable)?;
    // Whoever sat second sits first: the one who asks, or the first of the others.
    let mut seated: Vec<Player> = table.seats().iter().flatten().cloned().collect();
    seated.rotate_left(1);
    seated.retain(|other| other.id != ctx.player.id);
    // For whoever is forgotten no seat is kept: anybody may take it.
    seated.retain(|other| !is_former(other.id));
    let (computers, people): (Vec<Player>, Vec<Player>) =
        seated.into_iter().partition(|other| other.level().is_some());
    let opening = Opening {
        guild: ctx.guild_id(),
        opponents: people,
        begins: if seat == 1 { Begins::Opener } else { Begins::Other },
        casual: table.is_casual(),
        pace: table.pace(),
        ..Opening::new(ChannelId(pressed.channel_id.get()), ctx.player.clone(), table.setup())
    };
    venue::check(ctx).await?;
    ctx.venue.check_table(ctx, &table)?;
    let mut update = host.tables().open(opening).await?;
    if !computers.is_empty() {
        let seat = Command::Seat { by: ctx.player.id, computers };
        update = host.tables().execute(TableRef::Id(update.table.id()), seat).await?;
    }
    ctx.post_board(ctx.board_update(update).await).await
}
