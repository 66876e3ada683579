//! Gives threads other names that have the name of a player who has deleted their data. The store knows them until that is done,
//! so that the next process goes on. The threads of tournaments are renamed by their visits.

use super::App;
use super::backoff;
use super::presenter::Presenter;
use crate::host::{HostError, TableRef};
use crate::i18n::table_thread_name;
use std::error::Error;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::time::timeout;

/// Signals that a player has deleted their data.
#[derive(Debug, Default)]
pub struct ThreadNames(Notify);

impl ThreadNames {
    /// A player has deleted their data.
    pub(super) fn report(&self) {
        self.0.notify_one();
    }
}

/// Renames the threads that the process before has left, and then those of players who delete their data, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut failures = 0;
    loop {
        match rename_all(&app).await {
            Ok(true) => {
                failures = 0;
                app.thread_names.0.notified().await;
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
                let name = table_thread_name(&app.table_localizer(&table).await, &table);
                app.presenter.rename_thread(thread, &name).await
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
