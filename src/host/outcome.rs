//! The outcome of a command at a table.

use super::Result;
use crate::ratings::{RatingChange, UnratedReason};
use crate::table::{Command, Event, NewTable, PlayerId, Rejection, Table, TableId, Timestamp};
use std::sync::Arc;

/// The committed outcome of a command.
#[derive(Clone, Debug)]
pub struct CommandOutcome {
    /// The table after the command.
    pub table: Arc<Table>,
    /// The new events, in order; none when the table was opened.
    pub events: Vec<Event>,
    /// The changes of ratings at the end of the game, in the order of seats.
    pub ratings: Vec<RatingChange>,
    /// Why the game that has ended is not rated.
    pub unrated: Option<UnratedReason>,
    /// The people whom a message about the events notifies ([`Table::called_since`]). Repeated invitations ping nobody.
    pub mentions: Vec<PlayerId>,
}

impl CommandOutcome {
    /// The outcome of these events, the last ones of the table, without ratings.
    pub(super) fn new(table: Arc<Table>, events: Vec<Event>) -> CommandOutcome {
        let mentions = table.called_since(Some(table.event_count() - events.len()));
        CommandOutcome { table, events, ratings: Vec::new(), unrated: None, mentions }
    }

    /// The outcome without a call of the player who has acted, and so knows of it.
    pub fn without_call_of(mut self, player: PlayerId) -> CommandOutcome {
        self.mentions.retain(|called| *called != player);
        self
    }

    /// Whether the picture of the board stays right, so that no other board needs to be posted.
    pub fn leaves_picture(&self) -> bool {
        !self.events.is_empty() && !self.events.iter().any(Event::changes_picture)
    }
}

/// Decides a command at a table and applies its events.
pub(super) fn decide(table: &mut Table, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
    let events = table.decide(command, now)?;
    for event in &events {
        table.apply(event, now)?;
    }
    Ok(events)
}

/// Opens a table and applies the first command.
pub(super) fn open(
    id: TableId,
    new_table: &NewTable,
    first: Option<&Command>,
    now: Timestamp,
) -> Result<(Table, Vec<Event>), Rejection> {
    let mut table = Table::open(id, new_table.clone(), now)?;
    let events = first.map_or(Ok(Vec::new()), |first| decide(&mut table, first, now))?;
    Ok((table, events))
}
