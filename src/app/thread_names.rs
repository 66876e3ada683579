//! Gives threads other names: those that have the name of a player who has deleted their data, and, once when the game starts, those
//! that lack the names of players who were not expected when the thread was created. The store knows them until that is done, so
//! that the next process goes on. The threads of tournaments are renamed by their visits.

use super::App;
use super::backoff;
use super::presenter::Presenter;
use crate::host::{HostError, TableRef};
use crate::i18n::{name, table_thread_name, thread_name};
use crate::table::{Player, Table};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// Time between two looks for threads of which another process knows, in which a player has deleted their data.
const LOOK_INTERVAL: Duration = Duration::from_mins(1);

/// Signals that a thread is to have another name.
#[derive(Debug, Default)]
pub struct ThreadNames(Notify);

impl ThreadNames {
    /// A player has deleted their data, or others have joined.
    pub(super) fn report(&self) {
        self.0.notify_one();
    }
}

impl<P> App<P> {
    /// Names the thread in which a game has started after its players, if some of them were not expected before. Discord allows few
    /// changes of a name, so others who join meanwhile change nothing.
    pub async fn name_thread(&self, table: &Table) {
        let is_expected = |player: &Player| player.id == table.opener().id || table.has_invited(player.id);
        if table.is_of_tournament() || table.seats().iter().flatten().all(is_expected) {
            return;
        }
        match self.host.players().record_outdated_thread(table.channel(), table.id()).await {
            Ok(()) => self.thread_names.report(),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "a thread keeps the name of its opener");
            }
        }
    }
}

/// Renames the threads of this process, those that the process before has left and then those that are reported, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut failures = 0;
    loop {
        match rename_all(&app).await {
            Ok(true) => {
                failures = 0;
                let _is_reported = timeout(LOOK_INTERVAL, app.thread_names.0.notified()).await;
                continue;
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(
                    error = &error as &dyn Error,
                    "threads with outdated names could not be read"
                );
            }
        }
        let _is_reported = timeout(backoff::outage_delay(failures), app.thread_names.0.notified()).await;
        failures = failures.saturating_add(1);
    }
}

/// Returns whether nothing is left to be done.
async fn rename_all<P: Presenter>(app: &App<P>) -> Result<bool, HostError> {
    let mut is_done = true;
    for (thread, table) in app.host.players().outdated_threads().await? {
        let _task = app.tasks.token();
        let renamed = match app.host.tables().load(TableRef::Id(table)).await {
            Ok(table) => {
                let localizer = app.table_localizer(&table).await;
                // Somebody else may have given it a name since.
                let opener = thread_name(&localizer, table.setup().kind(), &[&name(&table.opener().name)]);
                let begins = (!table.has_former_players()).then_some(&*opener);
                app.presenter.rename_thread(thread, &table_thread_name(&localizer, &table), begins).await
            }
            // Nobody knows how it would be called.
            Err(HostError::Broken(_)) => Ok(()),
            Err(error) => return Err(error),
        };
        match renamed {
            Err(error) if !error.is_refusal() => {
                tracing::warn!(%error, channel = %thread, "a thread is renamed later");
                is_done = false;
                continue;
            }
            Err(error) => tracing::debug!(%error, channel = %thread, "a thread keeps its name"),
            Ok(()) => {}
        }
        app.host.players().forget_outdated_thread(thread).await?;
    }
    Ok(is_done)
}
