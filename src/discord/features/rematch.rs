//! The button under a finished game that opens the same game again; the second seat begins.

use super::{CommandContext, CommandError, serenity};
use crate::discord::board_update::BoardUpdate;
use crate::host::TableRef;
use crate::table::{self, Begins, Command, Opening, Phase, Player, Rejection, is_former};

/// Opens the table, and seats the same computers.
pub(super) async fn open(
    ctx: &CommandContext<'_>,
    source: &serenity::Message,
    table: TableRef,
) -> Result<(), CommandError> {
    let host = &ctx.app.host;
    let table = host.tables().load(table).await?;
    if !matches!(table.phase(), Phase::Ended(_)) {
        return Err(CommandError::stale_button());
    }
    let seat = table.seat_of(ctx.player.id).ok_or(Rejection::NotAtTable)?;
    // The second seat moves to the front: it is the user, or the first of the opponents.
    let mut seated: Vec<Player> = table.seats().iter().flatten().cloned().collect();
    seated.rotate_left(1);
    seated.retain(|other| other.id != ctx.player.id);
    // Seats of deleted players are open to anyone.
    seated.retain(|other| !is_former(other.id));
    let (computers, people): (Vec<Player>, Vec<Player>) =
        seated.into_iter().partition(|other| other.level().is_some());
    let opening = Opening {
        guild: ctx.venue.guild,
        opponents: people,
        begins: if seat == 1 { Begins::Opener } else { Begins::Other },
        casual: table.is_casual(),
        pace: table.pace(),
        ..Opening::new(table::ChannelId(source.channel_id.get()), ctx.player.clone(), table.setup())
    };
    ctx.venue.check_opening(&ctx.app.host).await?;
    ctx.venue.check_table(&table)?;
    let mut outcome = host.tables().open(opening).await?;
    if !computers.is_empty() {
        let seat = Command::Seat { by: ctx.player.id, computers };
        outcome = host.tables().execute(TableRef::Id(outcome.table.id()), seat).await?;
    }
    BoardUpdate::new(ctx, outcome).await.post(ctx).await
}
