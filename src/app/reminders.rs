//! The lines that remind players in a channel. What a line says about the time is true until the next event, so that it is
//! deleted when a later board is shown.

use super::App;
use super::living_board::Line;
use super::presenter::Presenter;
use crate::host::TableRef;
use crate::table::{ChannelId, MessageId, Table, TableId};
use quick_cache::sync::Cache;

/// Upper bound of the lines that are remembered. Those that are forgotten, also at a restart, stay.
const MAX_REMINDERS: usize = 4096;

/// The last line of each table.
pub struct Reminders(Cache<TableId, Reminder>);

#[derive(Clone, Copy)]
struct Reminder {
    channel: ChannelId,
    message: MessageId,
    /// The number of events at the table when it was posted.
    event_count: usize,
}

impl Default for Reminders {
    fn default() -> Reminders {
        Reminders(Cache::new(MAX_REMINDERS))
    }
}

impl<P: Presenter> App<P> {
    /// Posts a line that reminds the player who is to act.
    pub(super) async fn post_reminder(&self, table: &Table, line: Line) {
        let (channel, event_count) = (table.channel(), table.event_count());
        let posted = self.deliver_line(table, line, self.outbox.deliver(table.id())).await;
        let Some(message) = posted else { return };
        self.reminders.0.insert(table.id(), Reminder { channel, message, event_count });
        // Meanwhile the player may have moved.
        if let Ok(now) = self.host.tables().load(TableRef::Id(table.id())).await {
            self.delete_reminder(table.id(), now.event_count()).await;
        }
    }

    /// Deletes the line of a table after a board with this number of events was shown.
    pub(super) async fn delete_reminder(&self, table: TableId, event_count: usize) {
        let is_outdated = |reminder: &Reminder| reminder.event_count < event_count;
        let Some((_, reminder)) = self.reminders.0.remove_if(&table, is_outdated) else { return };
        if let Err(error) = self.presenter.delete_line(reminder.channel, reminder.message).await {
            tracing::debug!(%error, %table, "a reminder could not be deleted");
            if !error.is_refusal() {
                // After the next board it is tried again.
                self.reminders.0.insert(table, reminder);
            }
        }
    }
}
