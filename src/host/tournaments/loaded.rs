//! Tournaments that a transaction has loaded, and commands at them.

use super::TournamentError;
use crate::host::{HostError, Result};
use crate::store::{StoreError, Transaction, Write};
use crate::table::{Participant, PlayerId, Table, TableId, Timestamp};
use crate::tournament::{Command, Event, PairingNumber, Rejection, Tournament, TournamentId};

/// Withdraws a player from all tournaments that are not over.
pub(in crate::host) async fn withdraw_from_all(
    tx: &mut Transaction<Write>,
    player: PlayerId,
    now: Timestamp,
) -> Result<()> {
    for id in tx.tournaments().unfinished_with(player).await? {
        let mut tournament = load(tx, id).await?;
        let mut commands = vec![Command::Withdraw { player: player.into() }];
        for (pairing, table) in unreported_games(&tournament, player.into()) {
            let table = tx.tables().load(table).await?;
            if table.is_some_and(|table| table.turn_number() > 0) {
                commands.insert(0, Command::ReportBegun { pairing });
            }
        }
        for command in commands {
            // Rejected if the player has left before.
            let Ok(events) = apply(&mut tournament, &command, now) else { continue };
            save(tx, &tournament, &events, now).await?;
        }
    }
    Ok(())
}

/// Gives the game at a table of a tournament the time since `since` back, in which nobody could play there. The part before
/// the last event there is not given back.
pub(in crate::host) async fn credit_game(
    tx: &mut Transaction<Write>,
    table: &Table,
    since: Timestamp,
    now: Timestamp,
) -> Result<()> {
    if !table.is_of_tournament() {
        return Ok(());
    }
    let Some((id, pairing)) = tx.tournaments().of_table(table.id()).await? else { return Ok(()) };
    let mut tournament = load(tx, id).await?;
    // Rejected if the game is decided.
    let command = Command::CreditGame { pairing, since: since.max(table.last_event_at()) };
    let Ok(events) = apply(&mut tournament, &command, now) else { return Ok(()) };
    save(tx, &tournament, &events, now).await
}

pub(super) async fn load<A>(tx: &mut Transaction<A>, id: TournamentId) -> Result<Tournament> {
    let tournament = tx.tournaments().load(id).await?;
    tournament.ok_or(HostError::Tournament(TournamentError::Unknown))
}

/// Stores the events of a tournament that was loaded in the same transaction.
pub(super) async fn save(
    tx: &mut Transaction<Write>,
    tournament: &Tournament,
    events: &[Event],
    now: Timestamp,
) -> Result<()> {
    if !events.is_empty() && !tx.tournaments().save(tournament, events, now).await? {
        let what = "its events do not match its event count".to_owned();
        return Err(StoreError::CorruptTournament { tournament: tournament.id(), what }.into());
    }
    Ok(())
}

/// Decides a command and applies its events.
pub(super) fn apply(
    tournament: &mut Tournament,
    command: &Command,
    now: Timestamp,
) -> Result<Vec<Event>, Rejection> {
    let events = tournament.decide(command, now)?;
    for event in &events {
        tournament.apply(event, now)?;
    }
    Ok(events)
}

/// The running games of a player, with their tables, of which the tournament does not know that they have begun.
pub(super) fn unreported_games(
    tournament: &Tournament,
    player: Participant,
) -> Vec<(PairingNumber, TableId)> {
    let running = tournament.number_of(player).map(|entrant| tournament.current_pairings(entrant));
    let unreported = running.into_iter().flatten().filter(|(_, pairing)| !pairing.has_begun);
    unreported.filter_map(|(number, pairing)| Some((number, pairing.table?))).collect()
}
