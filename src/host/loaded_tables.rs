//! Tables that a transaction has loaded, and commands at them.

use super::Result;
use super::outcome::decide;
use super::tournaments::credit_game;
use crate::store::{StoreError, Transaction, Write};
use crate::table::{Command, Event, PlayerId, Table, TableId, Timestamp};

/// All tables at which a player plays or waits for players, also quarantined ones.
pub(super) async fn running_tables<A>(
    tx: &mut Transaction<A>,
    player: PlayerId,
) -> Result<Vec<Table>, StoreError> {
    let running = tx.seats().all_running_of(player).await?;
    load(tx, running).await
}

/// All tables at which a player plays, waits or is invited.
pub(super) async fn all_tables<A>(
    tx: &mut Transaction<A>,
    player: PlayerId,
) -> Result<Vec<Table>, StoreError> {
    let mut tables = tx.seats().all_running_of(player).await?;
    tables.extend(tx.seats().all_inviting(player).await?);
    load(tx, tables).await
}

/// Loads tables. Those that cannot be rebuilt are left out: their players are notified in their channels.
async fn load<A>(tx: &mut Transaction<A>, ids: Vec<TableId>) -> Result<Vec<Table>, StoreError> {
    let mut tables = Vec::new();
    for id in ids {
        match tx.tables().load(id).await {
            Ok(table) => tables.extend(table),
            Err(error) if error.broken_table().is_some() => {}
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

/// Carries out a command at a table that this transaction has loaded. Returns no events if it is rejected or has no effect.
///
/// At a quarantined table the time until now is given back first: after the command it would count as time in which people
/// could play.
pub(super) async fn decide_and_save(
    tx: &mut Transaction<Write>,
    table: &mut Table,
    command: &Command,
    now: Timestamp,
) -> Result<Vec<Event>> {
    let mut after = table.clone();
    let mut events = Vec::new();
    let since = tx.quarantine().since(table.id()).await?;
    if let Some(since) = since {
        events.extend(decide(&mut after, &Command::CreditTime { since }, now)?);
    }
    let decided = decide(&mut after, command, now).unwrap_or_default();
    if decided.is_empty() {
        return Ok(Vec::new());
    }
    events.extend(decided);
    if let Some(since) = since {
        credit_game(tx, table, since, now).await?;
        tx.quarantine().set_since(table.id(), now).await?;
    }
    if !tx.tables().save(&after, &events, now).await? {
        return Err(unmatched_events(table).into());
    }
    *table = after;
    Ok(events)
}

/// The error of events that could not be stored although this transaction has read those before them.
pub(super) fn unmatched_events(table: &Table) -> StoreError {
    let what = "its events do not match its event count".to_owned();
    StoreError::CorruptTable { table: table.id(), what }
}
