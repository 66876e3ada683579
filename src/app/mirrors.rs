//! Games in direct conversations: the opener sees the board in one and the opponent in another, its mirror, which shows the same.
//! Commands from either come to the same table. What the mirror does not show yet follows from the store, also after a restart.

use super::App;
use super::backoff;
use super::board::Board;
use super::presenter::{PresentError, Presenter};
use crate::host::{DisplayedMessage, HostError, Mirror, TableRef};
use crate::table::{MessageId, Table, TableId};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// A change that is older was perhaps shown by the process before, and its message is looked for.
const MAX_FRESH_AGE: Duration = Duration::from_secs(10);

/// Why a mirror was not brought up to date.
enum MirrorError {
    Host(HostError),
    Present(PresentError),
}

impl From<HostError> for MirrorError {
    fn from(error: HostError) -> MirrorError {
        MirrorError::Host(error)
    }
}

impl From<PresentError> for MirrorError {
    fn from(error: PresentError) -> MirrorError {
        MirrorError::Present(error)
    }
}

impl<P: Presenter> App<P> {
    /// Shows a table in its mirror as it is now. Retries if the chat service or the store fails; a refusal is final until
    /// the table changes.
    pub(super) async fn show_mirror(&self, table: TableId) {
        for tries in 0.. {
            match self.try_to_show_mirror(table).await {
                Ok(()) => return,
                Err(MirrorError::Present(error)) if error.is_refusal() => {
                    return tracing::warn!(%error, %table, "a board could not be shown to the opponent");
                }
                Err(MirrorError::Present(error)) => {
                    tracing::warn!(%error, %table, "a board is shown to the opponent later");
                }
                Err(MirrorError::Host(HostError::Rejected(_) | HostError::Broken(_))) => return,
                Err(MirrorError::Host(error)) => {
                    let error: &dyn Error = &error;
                    tracing::error!(error, %table, "a board is shown to the opponent later");
                }
            }
            sleep(backoff::outage_delay(tries)).await;
        }
    }

    async fn try_to_show_mirror(&self, id: TableId) -> Result<(), MirrorError> {
        // The answer to a command may show it.
        self.outbox.wait_until_idle(id).await;
        let _task = self.tasks.token();
        let Some(mirror) = self.host.mirrors().of_table(id).await? else { return Ok(()) };
        let table = self.host.tables().load(TableRef::Id(id)).await?;
        if !table.is_direct() {
            return self.remove_mirror(&table).await;
        }
        if mirror.displayed.is_some_and(|displayed| displayed.event_count >= table.event_count()) {
            return Ok(());
        }
        let message = self.present_mirror(&table, &mirror).await?;
        Ok(self.record_mirrored(&table, message).await?)
    }

    async fn present_mirror(&self, table: &Arc<Table>, mirror: &Mirror) -> Result<MessageId, PresentError> {
        let Mirror { player, channel, displayed } = *mirror;
        let age = self.host.clock().now().saturating_duration_since(table.last_event_at());
        if age > MAX_FRESH_AGE {
            let oldest = displayed.map(|displayed| displayed.message);
            if let Some(found) = self.presenter.find_board(channel, table, oldest).await? {
                return Ok(found);
            }
        }
        let called = table.called_since(displayed.map(|displayed| displayed.event_count));
        let mentions = called.into_iter().filter(|called| *called == player).collect::<Vec<_>>();
        let localizer = self.player_localizer(player).await;
        let board = self.unshown_board(&localizer, table, mentions.clone()).await;
        let board = Board { channel, ..board };
        let keeps_picture =
            |displayed: &DisplayedMessage| mentions.is_empty() && displayed.event_count >= table.drawn_at();
        if let Some(displayed) = displayed.filter(keeps_picture) {
            match self.presenter.edit_board(displayed.message, board.clone()).await {
                Err(error) if error.is_refusal() => {}
                edited => return edited.map(|()| displayed.message),
            }
        }
        self.presenter.post_board(board).await
    }

    /// Records that a message in the mirror of a table shows it as it is here, and retires the one before.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn record_mirrored(&self, table: &Table, message: MessageId) -> Result<(), HostError> {
        let Some(mirror) = self.host.mirrors().of_table(table.id()).await? else { return Ok(()) };
        let displayed =
            DisplayedMessage { channel: mirror.channel, message, event_count: table.event_count() };
        if let Some(outdated) = self.host.mirrors().record(table.id(), displayed).await? {
            let localizer = self.player_localizer(mirror.player).await;
            let remains = self.remains(&localizer, table, outdated).await;
            self.retire(outdated.channel, outdated.message, remains).await;
        }
        Ok(())
    }

    /// The message in the mirror of a table that shows it; `None` if there is none, or the store fails.
    pub async fn mirrored_board(&self, table: &Table) -> Option<MessageId> {
        let mirror = self.host.mirrors().of_table(table.id()).await.ok().flatten()?;
        mirror.displayed.map(|displayed| displayed.message)
    }

    /// Says in the mirror of a table that was moved to a server where it is.
    async fn remove_mirror(&self, table: &Table) -> Result<(), MirrorError> {
        if let Some(outdated) = self.host.mirrors().remove(table.id()).await? {
            let localizer = self.table_localizer(table).await;
            let remains = self.remains(&localizer, table, outdated).await;
            self.retire(outdated.channel, outdated.message, remains).await;
        }
        Ok(())
    }
}
