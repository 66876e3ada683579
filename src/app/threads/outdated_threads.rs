//! Renames and discards outdated threads. A thread gets another name if it has that of a player who has deleted their data and,
//! once when the game starts, if it lacks the names of players who were not expected when it was created. The threads of
//! invitations that have come to nothing, or were moved elsewhere, are discarded. The store knows outdated threads until that
//! is done, so that the next process goes on. The threads of tournaments are renamed by their visits.

use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::{CommandOutcome, HostError, HostRejection, TableRef};
use crate::i18n::{name, table_thread_name, thread_name};
use crate::table::{ChannelId, Event, Phase, Player, Table, TableId};
use std::error::Error;
use std::time::Duration;
use tokio::time::timeout;

/// Time between two looks for outdated threads of which another process knows.
const LOOK_INTERVAL: Duration = Duration::from_mins(1);

/// Time for which the message about the end of an invitation is awaited before its thread is taken away.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);

impl<P> App<P> {
    /// Has the thread of a table taken away soon if its invitation has come to nothing, or was moved elsewhere.
    pub(in crate::app) fn report_end_of_invitation(&self, outcome: &CommandOutcome) {
        let is_moved = outcome.events.iter().any(|event| matches!(event, Event::Relocated { .. }));
        if outcome.table.game().is_none() && (is_moved || outcome.table.phase() == Phase::Closed) {
            self.rounds.add(Round::OutdatedThreads);
        }
    }

    /// Names the thread in which a game has started after its players, if some of them were not expected before. Discord allows few
    /// changes of a name, so others who join meanwhile change nothing.
    pub async fn name_thread(&self, table: &Table) {
        let is_expected = |player: &Player| player.id == table.opener().id || table.has_invited(player.id);
        if table.is_of_tournament() || table.seats().iter().flatten().all(is_expected) {
            return;
        }
        let (thread, id) = (table.channel(), table.id());
        let recorded = self
            .host
            .write_relaxed(async |mut tx| Ok(tx.players().insert_outdated_thread(thread, id).await?))
            .await;
        match recorded {
            Ok(()) => self.rounds.add(Round::OutdatedThreads),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "a thread keeps the name of its opener");
            }
        }
    }
}

/// Updates the threads of which this process, the one before or another one knows.
pub(in crate::app) async fn update_all<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let mut is_done = true;
    for (thread, table) in app.host.players().outdated_threads().await? {
        let _task = app.tasks.token();
        match app.at_expense_of(Cause::Table(table), update(app, thread, table)).await? {
            Err(error) if !error.is_refusal() => {
                tracing::warn!(%error, channel = %thread, "a thread is renamed or taken away later");
                is_done = false;
                continue;
            }
            Err(error) => tracing::debug!(%error, channel = %thread, "a thread stays as it is"),
            Ok(()) => {}
        }
        app.host.write_relaxed(async |mut tx| Ok(tx.players().remove_outdated_thread(thread).await?)).await?;
    }
    Ok(if is_done { Next::Repeat(LOOK_INTERVAL) } else { Next::Failed })
}

/// Renames a thread after the players of a table, or takes it away if nothing was played there.
async fn update<P: Messenger>(
    app: &App<P>,
    thread: ChannelId,
    table: TableId,
) -> Result<Result<(), MessengerError>, HostError> {
    let table = match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => table,
        // The names of the players of a broken table are unknown.
        Err(HostError::Broken(_)) => return Ok(Ok(())),
        Err(error) => return Err(error),
    };
    // The thread of an invitation that has come to nothing may be archived by now, with its name.
    if table.channel() == thread && (!comes_to_nothing(&table) || table.has_former_players()) {
        let localizer = app.table_localizer(&table).await;
        // Only a thread that still begins with the opener's name is renamed: people may have renamed it.
        let opener = thread_name(&localizer, table.setup().kind(), &[&name(&table.opener().name)]);
        let begins = (!table.has_former_players()).then_some(&*opener);
        return Ok(app.messenger.rename_thread(thread, &table_thread_name(&localizer, &table), begins).await);
    }
    match app.host.tables().load(TableRef::Channel(thread)).await {
        Ok(there) if comes_to_nothing(&there) => {}
        Err(HostError::Refused(HostRejection::NoTable | HostRejection::Relocated { .. })) => {}
        // Somebody plays in the thread now.
        Ok(_) | Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => {
            return Ok(Ok(()));
        }
        Err(error) => return Err(error),
    }
    // Onlookers see how the invitation ends before the thread goes.
    let _ = timeout(DELIVERY_TIMEOUT, app.outbox.wait_until_idle(table.id())).await;
    Ok(app.messenger.discard_thread(thread).await)
}

/// Whether a table was an invitation that has ended without a game.
fn comes_to_nothing(table: &Table) -> bool {
    table.phase() == Phase::Closed && table.game().is_none()
}
