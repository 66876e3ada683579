//! Commands on their way to disk.

use super::retry::retry;
use super::{CommandOutcome, Host, HostError};
use crate::store::{Transaction, Write};
use crate::table::Event;
use tokio::sync::Mutex;

/// What a command comes to: written, and not yet on disk.
pub(super) struct PendingCommit {
    pub transaction: Transaction<Write>,
    /// What is told when it is.
    pub update: CommandOutcome,
    /// The time of its events.
    pub at: i64,
}

impl Host {
    /// Brings to disk what is drafted, and drafts it anew where that failed and may be tried again. Where only nobody heard
    /// that it was there, that is found out before: whoever asked is told what they have done, and not that it is done
    /// already.
    pub(super) async fn commit<W>(&self, draft: impl Fn() -> W) -> Result<CommandOutcome, HostError>
    where
        W: Future<Output = Result<PendingCommit, HostError>>,
    {
        let unheard: Mutex<Option<(CommandOutcome, i64)>> = Mutex::default();
        let update = retry(|| async {
            // One try after the other: nobody else wants it.
            let mut unheard = unheard.lock().await;
            if let Some((update, at)) = unheard.as_ref() {
                let mut transaction = self.store.read().await?;
                if transaction.is_saved(&update.table, &update.events, *at).await? {
                    return Ok(update.clone());
                }
            }
            let PendingCommit { transaction, update, at } = draft().await?;
            // One before it that is still under way has kept this one waiting.
            let (update, _) = unheard.insert((update, at));
            transaction.commit().await?;
            Ok(update.clone())
        })
        .await?;
        if update.events.iter().any(|event| matches!(event, Event::Started { .. })) {
            update.table.seats().iter().flatten().for_each(|player| self.settings.changed(player.id));
        }
        self.table_cache.insert(update.table.clone());
        Ok(update)
    }
}
