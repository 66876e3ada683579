//! Names of the states of tables, which are also those of the files that show them.

use crate::table::{Table, Timestamp};

/// Range of the times in names of states, in milliseconds: a few hours, so that the names stay short.
const STATE_TIME_RANGE: i64 = 10_000_000;

/// The file name of a table's picture, which identifies the state.
pub fn picture_name(table: &Table) -> String {
    format!("{}-{}.png", table.setup().kind(), state_name(table))
}

/// Identifies the state of a table: the table, the time of its last event and its number of events. After a backup is restored
/// another game goes on from the same number, in a channel that still has the boards of the first.
pub fn state_name(table: &Table) -> String {
    format!("{}-{}-{}", table.id(), state_time(table.last_event_at()), table.event_count())
}

/// The time of an event as it is in names of states.
pub fn state_time(at: Timestamp) -> i64 {
    at.unix_millis().rem_euclid(STATE_TIME_RANGE)
}
