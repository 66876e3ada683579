//! Lines that are read only until the next board: reminders, hints, and what is told of clocks, of whose turn it is, of players
//! who have left the server and of a game that is not to be resumed yet. They are deleted when a later board is shown. The store knows them until then.

use super::App;
use super::posts::Content;
use super::presenter::Presenter;
use super::reviews::IN_PROGRESS;
use crate::host::{DisplayedMessage, TableRef};
use crate::table::{ChannelId, MessageId, Table, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::error::Error;
use std::mem;
use std::sync::Arc;

/// Upper bound of the tables whose lines are in memory. Those of other tables are deleted after the next start.
const MAX_TABLES: usize = 4096;
/// Upper bound of the lines of a table in memory.
const MAX_LINES: usize = 8;

/// The lines of each table, with the number of events at the table for which they were written.
pub struct TemporaryLines(Cache<TableId, Arc<Mutex<VecDeque<DisplayedMessage>>>>);

impl Default for TemporaryLines {
    fn default() -> TemporaryLines {
        TemporaryLines(Cache::new(MAX_TABLES))
    }
}

impl TemporaryLines {
    /// Adds a line, which may be known already.
    fn add(&self, table: TableId, line: DisplayedMessage) {
        let Ok(lines) = self.0.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        let mut lines = lines.lock();
        lines.retain(|known| known.message != line.message);
        lines.push_back(line);
        if lines.len() > MAX_LINES {
            lines.pop_front();
        }
    }

    /// Takes out the lines of a table that were written for fewer events.
    fn take_outdated(&self, table: TableId, event_count: usize) -> VecDeque<DisplayedMessage> {
        let Some(lines) = self.0.get(&table) else { return VecDeque::new() };
        let mut lines = lines.lock();
        let is_outdated = |line: &DisplayedMessage| line.event_count < event_count;
        let (outdated, current) = mem::take(&mut *lines).into_iter().partition(is_outdated);
        *lines = current;
        outdated
    }
}

impl<P: Presenter> App<P> {
    /// Posts a line that is deleted when a later board is shown.
    pub(super) async fn post_temporary_line(&self, table: &Table, line: Content) {
        let posted = self.deliver_line(table, line, self.outbox.deliver(table.id())).await;
        if let Some(message) = posted {
            self.remember_line(table, table.channel(), message).await;
        }
    }

    /// Remembers a line that is true only in this state of the table, also after a restart.
    pub async fn remember_line(&self, table: &Table, channel: ChannelId, message: MessageId) {
        let line = DisplayedMessage { channel, message, event_count: table.event_count() };
        self.store_line(table.id(), line).await;
        self.temporary_lines.add(table.id(), line);
        // Meanwhile the player may have moved.
        if let Ok(now) = self.host.tables().load(TableRef::Id(table.id())).await
            && now.event_count() > line.event_count
        {
            self.delete_outdated_lines(table.id(), now.event_count()).await;
        }
    }

    /// Has a line deleted with the next outdated ones, also after a restart, because the board with this number of events says
    /// the same.
    pub(super) async fn replace_line(&self, table: TableId, line: DisplayedMessage) {
        let line = DisplayedMessage { event_count: line.event_count.saturating_sub(1), ..line };
        self.store_line(table, line).await;
        self.temporary_lines.add(table, line);
    }

    async fn store_line(&self, table: TableId, line: DisplayedMessage) {
        if let Err(error) = self.host.deliveries().record_line(table, line).await {
            tracing::error!(error = &error as &dyn Error, "a line could not be stored");
        }
    }

    /// Remembers the lines of the process before, and deletes those that are not true any more.
    pub(super) async fn recall_lines(&self) {
        let lines = match self.host.deliveries().lines().await {
            Ok(lines) => lines,
            Err(error) => {
                return tracing::error!(error = &error as &dyn Error, "lines could not be read");
            }
        };
        for (table, line) in lines.into_iter().filter(|(_, line)| line.event_count != IN_PROGRESS) {
            self.temporary_lines.add(table, line);
            if let Ok(Some(shown)) = self.host.deliveries().displayed(table).await {
                self.delete_outdated_lines(table, shown.event_count).await;
            }
        }
    }

    /// Deletes the lines of a table that are not true any more after a board with this number of events was shown.
    pub(super) async fn delete_outdated_lines(&self, table: TableId, event_count: usize) {
        for line in self.temporary_lines.take_outdated(table, event_count) {
            match self.presenter.delete_line(line.channel, line.message).await {
                Err(error) if !error.is_refusal() => {
                    tracing::debug!(%error, %table, "a line is deleted after the next board");
                    self.temporary_lines.add(table, line);
                }
                _ => self.retirements.settle(line.message),
            }
        }
    }
}
