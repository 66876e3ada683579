//! Commits whose receipt may be lost.

use super::retry::retry;
use super::{CommandOutcome, HostError, Tables};
use crate::store::{Transaction, Write};
use crate::table::{Event, Player, Timestamp};
use tokio::sync::Mutex;

/// Prepares a result in a transaction and commits it; both are retried after a transient failure. A result without a transaction
/// needs no commit.
///
/// A commit may have reached the disk though its receipt was lost. `is_stored` checks that before the next try, so that the
/// caller gets the result and not the rejection of its repetition.
pub(super) async fn commit_once<T, P, S>(
    prepare: impl Fn() -> P,
    is_stored: impl Fn(T) -> S,
) -> Result<T, HostError>
where
    T: Clone,
    P: Future<Output = Result<(Option<Transaction<Write>>, T), HostError>>,
    S: Future<Output = Result<bool, HostError>>,
{
    let unconfirmed: Mutex<Option<T>> = Mutex::default();
    retry(|| async {
        // Never contended: attempts run one after the other.
        let mut unconfirmed = unconfirmed.lock().await;
        if let Some(result) = unconfirmed.as_ref()
            && is_stored(result.clone()).await?
        {
            return Ok(result.clone());
        }
        let (transaction, result) = prepare().await?;
        let Some(transaction) = transaction else { return Ok(result) };
        // A commit of an earlier try that was still under way has ended: this transaction waited for it.
        let result = unconfirmed.insert(result);
        transaction.commit().await?;
        Ok(result.clone())
    })
    .await
}

/// The outcome of a command, written in an open transaction.
pub(super) struct PendingCommit {
    pub transaction: Transaction<Write>,
    /// The outcome once it is committed.
    pub outcome: CommandOutcome,
    /// The time of its events.
    pub at: Timestamp,
}

impl Tables<'_> {
    /// Prepares an outcome and commits it, once.
    pub(super) async fn commit<W>(self, prepare: impl Fn() -> W) -> Result<CommandOutcome, HostError>
    where
        W: Future<Output = Result<PendingCommit, HostError>>,
    {
        let prepare = || async {
            let PendingCommit { transaction, outcome, at } = prepare().await?;
            Ok((Some(transaction), (outcome, at)))
        };
        let is_stored = |(outcome, at): (CommandOutcome, Timestamp)| async move {
            let mut transaction = self.host.store.read().await?;
            Ok(transaction.tables().is_saved(&outcome.table, &outcome.events, at).await?)
        };
        let (outcome, _) = commit_once(prepare, is_stored).await?;
        if outcome.events.iter().any(|event| matches!(event, Event::Started { .. })) {
            let players = outcome.table.seats().iter().flatten().filter_map(Player::human_id);
            players.for_each(|player| self.host.settings_cache.players.invalidate(&player));
        }
        self.host.table_cache.insert(outcome.table.clone());
        Ok(self.host.notices().without_others(outcome))
    }
}
