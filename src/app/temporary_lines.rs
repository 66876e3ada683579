//! Lines that are true only until the next event: reminders, and what is told of clocks and of whose turn it is. They are
//! deleted when a later board is shown.

use super::App;
use super::living_board::Line;
use super::presenter::Presenter;
use crate::host::TableRef;
use crate::table::{ChannelId, MessageId, Table, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;

/// Upper bound of the tables whose lines are remembered. The lines of those that are forgotten, also at a restart, stay.
const MAX_TABLES: usize = 4096;
/// Upper bound of the lines of a table.
const MAX_LINES: usize = 8;

/// The lines of each table, the oldest first.
pub struct TemporaryLines(Cache<TableId, Arc<Mutex<VecDeque<TemporaryLine>>>>);

#[derive(Clone, Copy)]
struct TemporaryLine {
    channel: ChannelId,
    message: MessageId,
    /// The number of events at the table when it was posted.
    event_count: usize,
}

impl Default for TemporaryLines {
    fn default() -> TemporaryLines {
        TemporaryLines(Cache::new(MAX_TABLES))
    }
}

impl TemporaryLines {
    fn add(&self, table: TableId, line: TemporaryLine) {
        let Ok(lines) = self.0.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        let mut lines = lines.lock();
        if lines.len() == MAX_LINES {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    /// Takes out the lines of a table that are not true any more after this number of events.
    fn take_outdated(&self, table: TableId, event_count: usize) -> VecDeque<TemporaryLine> {
        let Some(lines) = self.0.get(&table) else { return VecDeque::new() };
        let mut lines = lines.lock();
        let (outdated, current) = lines.iter().partition(|line| line.event_count < event_count);
        *lines = current;
        outdated
    }
}

impl<P: Presenter> App<P> {
    /// Posts a line that reminds the player who is to act.
    pub(super) async fn post_reminder(&self, table: &Table, line: Line) {
        let posted = self.deliver_line(table, line, self.outbox.deliver(table.id())).await;
        if let Some(message) = posted {
            self.remember_line(table, table.channel(), message).await;
        }
    }

    /// Remembers a line that is true only in this state of the table.
    pub async fn remember_line(&self, table: &Table, channel: ChannelId, message: MessageId) {
        let event_count = table.event_count();
        self.temporary_lines.add(table.id(), TemporaryLine { channel, message, event_count });
        // Meanwhile the player may have moved.
        if let Ok(now) = self.host.tables().load(TableRef::Id(table.id())).await
            && now.event_count() > event_count
        {
            self.delete_outdated_lines(table.id(), now.event_count()).await;
        }
    }

    /// Deletes the lines of a table that are not true any more after a board with this number of events was shown.
    pub(super) async fn delete_outdated_lines(&self, table: TableId, event_count: usize) {
        for line in self.temporary_lines.take_outdated(table, event_count) {
            if let Err(error) = self.presenter.delete_line(line.channel, line.message).await {
                tracing::debug!(%error, %table, "an outdated line could not be deleted");
                if !error.is_refusal() {
                    // After the next board it is tried again.
                    self.temporary_lines.add(table, line);
                }
            }
        }
    }
}
