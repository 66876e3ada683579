//! Threads that do not say any more what is so. Some get another name: those that have the name of a player who has deleted their
//! data, and, once when the game starts, those that lack the names of players who were not expected when the thread was created.
//! Those of invitations that have come to nothing, or were moved elsewhere, are taken away. The store knows them until that is
//! done, so that the next process goes on. The threads of tournaments are renamed by their visits.

use super::App;
use super::backoff;
use super::budgets::Cause;
use super::presenter::{PresentError, Presenter};
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::i18n::{name, table_thread_name, thread_name};
use crate::table::{ChannelId, Event, Phase, Player, Rejection, Table, TableId};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// Time between two looks for outdated threads of which another process knows.
const LOOK_INTERVAL: Duration = Duration::from_mins(1);

/// Time for which the message about the end of an invitation is awaited before its thread is taken away.
const DELIVERY_TIMEOUT: Duration = Duration::from_secs(5);

/// Signals that a thread is outdated.
#[derive(Debug, Default)]
pub struct OutdatedThreads(Notify);

impl OutdatedThreads {
    /// A player has deleted their data, others have joined, or an invitation has come to nothing.
    pub(super) fn report(&self) {
        self.0.notify_one();
    }
}

impl<P> App<P> {
    /// Has the thread of a table taken away soon if its invitation has come to nothing, or was moved elsewhere.
    pub(super) fn report_end_of_invitation(&self, outcome: &CommandOutcome) {
        let is_moved = outcome.events.iter().any(|event| matches!(event, Event::Relocated { .. }));
        if outcome.table.game().is_none() && (is_moved || outcome.table.phase() == Phase::Closed) {
            self.outdated_threads.report();
        }
    }

    /// Names the thread in which a game has started after its players, if some of them were not expected before. Discord allows few
    /// changes of a name, so others who join meanwhile change nothing.
    pub async fn name_thread(&self, table: &Table) {
        let is_expected = |player: &Player| player.id == table.opener().id || table.has_invited(player.id);
        if table.is_of_tournament() || table.seats().iter().flatten().all(is_expected) {
            return;
        }
        match self.host.players().record_outdated_thread(table.channel(), table.id()).await {
            Ok(()) => self.outdated_threads.report(),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "a thread keeps the name of its opener");
            }
        }
    }
}

/// Updates the threads of this process, those that the process before has left and then those that are reported, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut failures = 0;
    loop {
        match update_all(&app).await {
            Ok(true) => {
                failures = 0;
                let _is_reported = timeout(LOOK_INTERVAL, app.outdated_threads.0.notified()).await;
                continue;
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "outdated threads could not be read");
            }
        }
        let _is_reported = timeout(backoff::outage_delay(failures), app.outdated_threads.0.notified()).await;
        failures = failures.saturating_add(1);
    }
}

/// Returns whether nothing is left to be done.
async fn update_all<P: Presenter>(app: &App<P>) -> Result<bool, HostError> {
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
        app.host.players().forget_outdated_thread(thread).await?;
    }
    Ok(is_done)
}

/// Renames a thread after the players of a table, or takes it away if nothing was played there.
async fn update<P: Presenter>(
    app: &App<P>,
    thread: ChannelId,
    table: TableId,
) -> Result<Result<(), PresentError>, HostError> {
    let table = match app.host.tables().load(TableRef::Id(table)).await {
        Ok(table) => table,
        // Nobody knows how it would be called.
        Err(HostError::Broken(_)) => return Ok(Ok(())),
        Err(error) => return Err(error),
    };
    // The thread of an invitation that has come to nothing may be archived by now, with its name.
    if table.channel() == thread && (!comes_to_nothing(&table) || table.has_former_players()) {
        let localizer = app.table_localizer(&table).await;
        // Somebody else may have given it a name since.
        let opener = thread_name(&localizer, table.setup().kind(), &[&name(&table.opener().name)]);
        let begins = (!table.has_former_players()).then_some(&*opener);
        return Ok(app.presenter.rename_thread(thread, &table_thread_name(&localizer, &table), begins).await);
    }
    match app.host.tables().load(TableRef::Channel(thread)).await {
        Ok(there) if comes_to_nothing(&there) => {}
        Err(HostError::Rejected(Rejection::NoTable | Rejection::Relocated { .. })) => {}
        // Meanwhile somebody plays there.
        Ok(_) | Err(HostError::Rejected(_) | HostError::Broken(_)) => return Ok(Ok(())),
        Err(error) => return Err(error),
    }
    // Those who look on see how the invitation ends.
    let _ = timeout(DELIVERY_TIMEOUT, app.outbox.wait_until_idle(table.id())).await;
    Ok(app.presenter.discard_thread(thread).await)
}

/// Whether a table was an invitation that has ended without a game.
fn comes_to_nothing(table: &Table) -> bool {
    table.phase() == Phase::Closed && table.game().is_none()
}
