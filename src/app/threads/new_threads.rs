//! Takes away the threads in which no game was opened because the process ended before that.

use crate::app::App;
use crate::app::posts::messenger::Messenger;
use crate::app::work::work_queue::Next;
use crate::host::{HostError, HostRejection, NewThread, TableRef};
use crate::table::ChannelId;

/// Looks at the threads that were being created before this process was started.
pub(in crate::app) async fn discard_all<P: Messenger>(app: &App<P>) -> Result<Next, HostError> {
    let (abandoned, new): (Vec<_>, Vec<_>) =
        app.host.new_threads().all().await?.into_iter().partition(|thread| thread.at < app.started);
    let mut is_done = true;
    for thread in abandoned {
        // One without a table may be that of somebody who starts a game just now.
        if new.iter().any(|new: &NewThread| new.channel == thread.channel) {
            is_done = false;
            continue;
        }
        let _task = app.tasks.token();
        match app.messenger.empty_threads(thread.guild, thread.channel).await {
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
    Ok(if is_done { Next::Done } else { Next::Failed })
}

/// Discards a thread unless it has a table, whose board is yet to be shown.
async fn discard<P: Messenger>(app: &App<P>, thread: ChannelId) -> Result<(), HostError> {
    match app.host.tables().load(TableRef::Channel(thread)).await {
        Err(HostError::Refused(HostRejection::NoTable)) => {}
        Ok(_) | Err(HostError::Rejected(_) | HostError::Refused(_) | HostError::Broken(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    app.discard_thread(thread).await;
    Ok(())
}

impl<P: Messenger> App<P> {
    /// Deletes a thread in which no game is played, if the chat service lets it.
    pub(in crate::app) async fn discard_thread(&self, thread: ChannelId) {
        if let Err(error) = self.messenger.discard_thread(thread).await {
            tracing::warn!(%error, channel = %thread, "a thread without a game stays");
        }
    }
}
