//! Takes away the threads in which no game was opened because the process ended before that.

use super::App;
use super::backoff;
use super::presenter::Presenter;
use crate::host::{HostError, NewThread, TableRef};
use crate::table::{ChannelId, Rejection, Timestamp};
use std::error::Error;
use std::sync::Arc;
use tokio::time::sleep;

/// Looks at the threads that were being created before this process was started, until nothing is left to be done.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let started = app.host.clock().now();
    for tries in 0.. {
        match discard_all(&app, started).await {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::error!(error, "threads without games could not be read");
            }
        }
        sleep(backoff::outage_delay(tries)).await;
    }
}

/// Returns whether nothing is left to be done.
async fn discard_all<P: Presenter>(app: &App<P>, started: Timestamp) -> Result<bool, HostError> {
    let (abandoned, new): (Vec<_>, Vec<_>) =
        app.host.new_threads().all().await?.into_iter().partition(|thread| thread.at < started);
    let mut is_done = true;
    for thread in abandoned {
        // One without a table may be that of somebody who starts a game just now.
        if new.iter().any(|new: &NewThread| new.channel == thread.channel) {
            is_done = false;
            continue;
        }
        let _task = app.tasks.token();
        match app.presenter.empty_threads(thread.guild, thread.channel).await {
            Ok(empty) => {
                for empty in empty {
                    discard(app, empty).await?;
                }
            }
            Err(error) if !error.is_refusal() => {
                tracing::warn!(%error, channel = %thread.channel, "an empty thread is looked for later");
                is_done = false;
                continue;
            }
            Err(error) => tracing::debug!(%error, channel = %thread.channel, "empty threads stay"),
        }
        app.host.new_threads().end(thread).await?;
    }
    Ok(is_done)
}

/// Discards a thread unless it has a table, whose board is yet to be shown.
async fn discard<P: Presenter>(app: &App<P>, thread: ChannelId) -> Result<(), HostError> {
    match app.host.tables().load(TableRef::Channel(thread)).await {
        Err(HostError::Rejected(Rejection::NoTable)) => {}
        Ok(_) | Err(HostError::Rejected(_) | HostError::Broken(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    app.discard_thread(thread).await;
    Ok(())
}

impl<P: Presenter> App<P> {
    /// Deletes a thread in which no game is played, if the chat service lets it.
    pub(super) async fn discard_thread(&self, thread: ChannelId) {
        if let Err(error) = self.presenter.discard_thread(thread).await {
            tracing::warn!(%error, channel = %thread, "a thread without a game stays");
        }
    }
}
