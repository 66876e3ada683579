//! Once more: those of a finished game are invited to another one of the same kind, each one seat on, so that somebody else
//! begins.

use super::button::Button;
use super::caller::Caller;
use super::{Trouble, serenity, venue};
use crate::host::At;
use crate::table::{Command, Opening, Phase, Player, Rejection};
use serenity::Message;

/// Opens the table, and has the computers of the game before sit down at it.
pub(super) async fn open(caller: &Caller<'_>, pressed: &Message, button: Button) -> Result<(), Trouble> {
    let host = &caller.house.host;
    let table = host.table(caller.at(button.table)).await?;
    if !matches!(table.phase(), Phase::Ended(_)) {
        return Err(Trouble::stale_button());
    }
    let seat = table.seat_of(caller.player.id).ok_or(Rejection::NotAtTable)?;
    let seats = table.setup().seats();
    let others = || table.seats().iter().flatten().filter(|other| other.id != caller.player.id);
    let computers: Vec<Player> = others().filter(|other| other.level().is_some()).cloned().collect();
    let opponent = others().find(|other| other.level().is_none()).cloned();
    let opening = Opening {
        guild: caller.guild.map(|guild| guild.get()),
        seat: (seat + seats - 1) % seats,
        // Of more than one nobody is asked before the others.
        opponent: opponent.filter(|_| seats == 2),
        casual: table.is_casual(),
        ..Opening::new(pressed.channel_id.get(), caller.player.clone(), table.setup())
    };
    venue::check(caller).await?;
    let mut update = host.open(opening).await?;
    if !computers.is_empty() {
        let seat = Command::Seat { by: caller.player.id, computers };
        update = host.command(At::Table(update.table.id()), seat).await?;
    }
    caller.post(caller.news(update).await).await
}
