//! Commits of what a command comes to.

use super::retry::retry;
use super::{CommandOutcome, HostError, Tables};
use crate::store::{Transaction, Write};
use crate::table::{Event, Player, Timestamp};
use tokio::sync::Mutex;

/// The outcome of a command, written in an open transaction.
pub(super) struct PendingCommit {
    pub transaction: Transaction<Write>,
    /// The outcome once it is committed.
    pub outcome: CommandOutcome,
    /// The time of its events.
    pub at: Timestamp,
}

impl Tables<'_> {
    /// Prepares an outcome and commits it; both are retried after a transient failure. A commit may have reached the disk
    /// though its answer was lost. That is checked before the next try, so that the caller gets the outcome of the command
    /// and not the rejection of its repetition.
    pub(super) async fn commit<W>(self, prepare: impl Fn() -> W) -> Result<CommandOutcome, HostError>
    where
        W: Future<Output = Result<PendingCommit, HostError>>,
    {
        let unconfirmed: Mutex<Option<(CommandOutcome, Timestamp)>> = Mutex::default();
        let outcome = retry(|| async {
            // Never contended: attempts run one after the other.
            let mut unconfirmed = unconfirmed.lock().await;
            if let Some((outcome, at)) = unconfirmed.as_ref() {
                let mut transaction = self.host.store.read().await?;
                if transaction.tables().is_saved(&outcome.table, &outcome.events, *at).await? {
                    return Ok(outcome.clone());
                }
            }
            let PendingCommit { transaction, outcome, at } = prepare().await?;
            // A commit of an earlier try that was still under way has ended: this transaction waited for it.
            let (outcome, _) = unconfirmed.insert((outcome, at));
            transaction.commit().await?;
            Ok(outcome.clone())
        })
        .await?;
        if outcome.events.iter().any(|event| matches!(event, Event::Started { .. })) {
            let players = outcome.table.seats().iter().flatten().filter_map(Player::human_id);
            players.for_each(|player| self.host.settings_cache.players.invalidate(&player));
        }
        self.host.table_cache.insert(outcome.table.clone());
        Ok(self.host.notices().without_others(outcome))
    }
}
