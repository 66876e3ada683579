//! The button under a finished game that opens the same game again; the second seat begins. A player who presses it after
//! another one joins.

use super::{CommandContext, CommandError, execute_and_post};
use crate::app::rematch;
use crate::discord::board_update::BoardUpdate;
use crate::host::{HostError, TableRef};
use crate::rules::Setup;
use crate::table::{Command, Phase, Rejection};

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
    let setup = new_table.setup;
    let outcome = match ctx.app.open_table(new_table, computers).await {
        Err(HostError::Rejected(Rejection::Occupied)) => return join(ctx, setup).await,
        opened => opened?,
    };
    BoardUpdate::new(ctx, outcome).post(ctx).await
}

/// Joins the table of the channel if it invites the player to the same game.
async fn join(ctx: &CommandContext<'_>, setup: Setup) -> Result<(), CommandError> {
    let open = ctx.app.host.tables().load(ctx.table()).await?;
    let is_rematch = open.setup() == setup && open.invited().any(|(_, invited)| invited.id == ctx.player.id);
    if open.phase() != Phase::Invitation || !is_rematch {
        return Err(Rejection::Occupied.into());
    }
    execute_and_post(ctx, TableRef::Id(open.id()), Command::Join { by: ctx.player.clone() }).await
}
