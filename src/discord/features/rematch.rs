//! The button under a finished game that opens the same game again; the second seat begins.

use super::{CommandContext, CommandError};
use crate::app::rematch;
use crate::discord::board_update::BoardUpdate;
use crate::host::TableRef;
use crate::table::Phase;

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
    let outcome = ctx.app.open_table(new_table, computers).await?;
    BoardUpdate::new(ctx, outcome).await.post(ctx).await
}
