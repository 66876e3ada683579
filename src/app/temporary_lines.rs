//! Lines that are read only until the next board: reminders, hints, and what is told of clocks, of whose turn it is, of players
//! who have left the server and of a game that is not to be resumed yet. They are deleted when a later board is shown. The store knows them until then.
//!
//! A direct message to a player for whom the table waits has no board beside it. It says what is so now until the table waits for
//! the player no more, a later one takes its place, or the player cannot get to the table any more.

use super::App;
use super::living_board::{Line, LineSubject};
use super::presenter::Presenter;
use super::reviews::IN_PROGRESS;
use crate::host::{DisplayedMessage, TableRef, TemporaryLine};
use crate::i18n::{Localizer, waiting_text};
use crate::table::{ChannelId, MessageId, PlayerId, Table, TableId};
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
pub struct TemporaryLines(Cache<TableId, Arc<Mutex<VecDeque<TemporaryLine>>>>);

impl Default for TemporaryLines {
    fn default() -> TemporaryLines {
        TemporaryLines(Cache::new(MAX_TABLES))
    }
}

impl TemporaryLines {
    /// Adds a line. Of the direct messages to its reader only the newest stays: returns the others.
    fn add(&self, table: TableId, line: TemporaryLine) -> VecDeque<TemporaryLine> {
        let Ok(lines) = self.0.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        let mut lines = lines.lock();
        // One that is recalled after a restart may be replaced at the same time.
        lines.retain(|known| known.shown.message != line.shown.message);
        lines.push_back(line);
        let is_of_reader = |known: &&TemporaryLine| line.reader.is_some() && known.reader == line.reader;
        let newest = lines.iter().filter(is_of_reader).map(|line| line.shown.message).max();
        let is_replaced = |known: &TemporaryLine| is_of_reader(&known) && Some(known.shown.message) != newest;
        let (replaced, current) = mem::take(&mut *lines).into_iter().partition(is_replaced);
        *lines = current;
        if lines.len() > MAX_LINES {
            lines.pop_front();
        }
        replaced
    }

    /// The players who have a direct message about a table.
    pub(super) fn readers(&self, table: TableId) -> Vec<PlayerId> {
        let lines = self.0.get(&table);
        lines.map(|lines| lines.lock().iter().filter_map(|line| line.reader).collect()).unwrap_or_default()
    }

    /// The tables of which players have direct messages.
    pub(super) fn tables_with_readers(&self) -> Vec<TableId> {
        let tables = self.0.iter().map(|(table, _)| table);
        tables.filter(|table| !self.readers(*table).is_empty()).collect()
    }

    /// Takes out the lines of a table that were written for fewer events, and of which this is true.
    fn take_outdated(
        &self,
        table: TableId,
        event_count: usize,
        is_taken: impl Fn(&TemporaryLine) -> bool,
    ) -> VecDeque<TemporaryLine> {
        let Some(lines) = self.0.get(&table) else { return VecDeque::new() };
        let mut lines = lines.lock();
        let is_outdated = |line: &TemporaryLine| line.shown.event_count < event_count && is_taken(line);
        let (outdated, current) = mem::take(&mut *lines).into_iter().partition(is_outdated);
        *lines = current;
        outdated
    }
}

/// A direct message to a player about a table in a channel, with the button that answers whether they are still there.
pub(super) fn direct_line(localizer: &Localizer, table: &Arc<Table>, reader: PlayerId, text: String) -> Line {
    let controls = Some((table.clone(), localizer.clone().read_by(reader), LineSubject::Reader));
    Line { controls, ..Line::new(text, Vec::new()) }
}

impl<P: Presenter> App<P> {
    /// Posts a line that is deleted when a later board is shown.
    pub(super) async fn post_temporary_line(&self, table: &Table, line: Line) {
        let posted = self.deliver_line(table, line, self.outbox.deliver(table.id())).await;
        if let Some(message) = posted {
            self.remember_line(table, table.channel(), message).await;
        }
    }

    /// Remembers a line that is true only in this state of the table, also after a restart.
    pub async fn remember_line(&self, table: &Table, channel: ChannelId, message: MessageId) {
        let shown = DisplayedMessage { channel, message, event_count: table.event_count() };
        self.remember(table.id(), TemporaryLine { shown, reader: None }).await;
    }

    /// Remembers a direct message to a player that is true while a table waits for the player, also after a restart. It takes the
    /// place of the one before.
    pub(super) async fn remember_direct(
        &self,
        table: &Table,
        reader: PlayerId,
        (channel, message): (ChannelId, MessageId),
    ) {
        let shown = DisplayedMessage { channel, message, event_count: table.event_count() };
        self.remember(table.id(), TemporaryLine { shown, reader: Some(reader) }).await;
    }

    async fn remember(&self, table: TableId, line: TemporaryLine) {
        self.store_line(table, line).await;
        self.keep(table, line).await;
        // Meanwhile the player may have moved.
        if let Ok(now) = self.host.tables().load(TableRef::Id(table)).await
            && now.event_count() > line.shown.event_count
        {
            self.delete_outdated_lines(table, now.event_count()).await;
        }
    }

    /// Has a line deleted with the next outdated ones, also after a restart, because the board with this number of events says
    /// the same.
    pub(super) async fn replace_line(&self, table: TableId, line: DisplayedMessage) {
        let shown = DisplayedMessage { event_count: line.event_count.saturating_sub(1), ..line };
        let line = TemporaryLine { shown, reader: None };
        self.store_line(table, line).await;
        self.temporary_lines.add(table, line);
    }

    async fn store_line(&self, table: TableId, line: TemporaryLine) {
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
        for (table, line) in lines.into_iter().filter(|(_, line)| line.shown.event_count != IN_PROGRESS) {
            self.keep(table, line).await;
            if let Ok(Some(shown)) = self.host.deliveries().displayed(table).await {
                self.delete_outdated_lines(table, shown.event_count).await;
            }
        }
    }

    /// Deletes the lines of a table that are not true any more after a board with this number of events was shown.
    pub(super) async fn delete_outdated_lines(&self, table: TableId, event_count: usize) {
        for line in self.temporary_lines.take_outdated(table, event_count, |_| true) {
            match line.reader {
                Some(reader) => Box::pin(self.update_direct(table, line, reader)).await,
                None => self.delete_temporary_line(table, line.shown).await,
            }
        }
    }

    /// Makes the direct messages about a table say what is so after this number of events, of which no board was shown.
    pub(super) async fn update_direct_lines(&self, table: TableId, event_count: usize) {
        let is_direct = |line: &TemporaryLine| line.reader.is_some();
        for line in self.temporary_lines.take_outdated(table, event_count, is_direct) {
            if let Some(reader) = line.reader {
                Box::pin(self.update_direct(table, line, reader)).await;
            }
        }
    }

    /// Deletes the direct messages about a table to some of its readers, because they cannot get to it any more.
    pub(super) async fn delete_direct_lines(&self, table: TableId, is_of: impl Fn(PlayerId) -> bool) {
        let is_taken = |line: &TemporaryLine| line.reader.is_some_and(&is_of);
        for line in self.temporary_lines.take_outdated(table, usize::MAX, is_taken) {
            self.delete_temporary_line(table, line.shown).await;
        }
    }

    /// Makes a direct message to a player say what is so now, or deletes it if the table does not wait for the player any more.
    async fn update_direct(&self, table: TableId, line: TemporaryLine, reader: PlayerId) {
        let Ok(now) = self.host.tables().load(TableRef::Id(table)).await else {
            return self.keep(table, line).await;
        };
        let DisplayedMessage { channel, message, .. } = line.shown;
        let localizer = self.player_localizer(reader).await;
        let Some(text) = waiting_text(&localizer, &now, reader) else {
            return self.delete_temporary_line(table, line.shown).await;
        };
        let edited = direct_line(&localizer, &now, reader, text);
        match self.presenter.edit_line(channel, message, edited).await {
            Ok(()) => {
                let shown = DisplayedMessage { event_count: now.event_count(), ..line.shown };
                self.keep(table, TemporaryLine { shown, ..line }).await;
            }
            Err(error) if error.is_refusal() => self.retirements.settle(message),
            Err(error) => {
                tracing::debug!(%error, %table, "a direct message says later what is so");
                self.keep(table, line).await;
            }
        }
    }

    /// Keeps a line in memory, and deletes those whose place it takes.
    async fn keep(&self, table: TableId, line: TemporaryLine) {
        for replaced in self.temporary_lines.add(table, line) {
            self.delete_temporary_line(table, replaced.shown).await;
        }
    }

    async fn delete_temporary_line(&self, table: TableId, line: DisplayedMessage) {
        match self.presenter.delete_line(line.channel, line.message).await {
            Err(error) if !error.is_refusal() => {
                tracing::debug!(%error, %table, "a line is deleted after the next board");
                self.temporary_lines.add(table, TemporaryLine { shown: line, reader: None });
            }
            _ => self.retirements.settle(line.message),
        }
    }
}
