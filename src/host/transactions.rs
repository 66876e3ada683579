//! Transactions with their retries: [`Host::read`] and [`Host::write`] begin one, do some work in it, commit, and do all of it
//! again after a transient failure.

use super::retry::retry;
use super::{Host, Result};
use crate::store::{Read, Transaction, Write};
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// A transaction while some work uses it. A mutable reference would have a lifetime of its own for each try, of which the
/// compiler cannot tell that the work is `Send`.
pub type WriteGuard = OwnedMutexGuard<Transaction<Write>>;

impl Host {
    /// Reads from one snapshot of the database.
    pub async fn read<T, W>(&self, work: impl Fn(Transaction<Read>) -> W) -> Result<T>
    where
        W: Future<Output = Result<T>>,
    {
        retry(|| async { work(self.store.read().await?).await }).await
    }

    /// Writes in one transaction, which is on disk when this returns. An error, or [`Transaction::roll_back`], undoes everything.
    pub async fn write<T, W>(&self, work: impl Fn(WriteGuard) -> W) -> Result<T>
    where
        W: Future<Output = Result<T>>,
    {
        retry(|| async { commit(run(self.store.write().await?, &work).await?).await }).await
    }

    /// Writes in one transaction what a power failure may undo.
    pub async fn write_relaxed<T, W>(&self, work: impl Fn(WriteGuard) -> W) -> Result<T>
    where
        W: Future<Output = Result<T>>,
    {
        retry(|| async { commit(run(self.store.write_relaxed().await?, &work).await?).await }).await
    }

    /// Writes in one transaction what a repetition would reject. See [`commit_once`].
    pub(super) async fn write_once<T, W, S>(
        &self,
        work: impl Fn(WriteGuard) -> W,
        is_stored: impl Fn(Transaction<Read>, T) -> S,
    ) -> Result<T>
    where
        T: Clone,
        W: Future<Output = Result<T>>,
        S: Future<Output = Result<bool>>,
    {
        let prepare = || async { run(self.store.write().await?, &work).await };
        let is_stored = |result| async { is_stored(self.store.read().await?, result).await };
        commit_once(prepare, is_stored).await
    }
}

/// Does some work in a transaction, and gives it back with the result.
async fn run<T, W>(
    transaction: Transaction<Write>,
    work: impl Fn(WriteGuard) -> W,
) -> Result<(Transaction<Write>, T)>
where
    W: Future<Output = Result<T>>,
{
    let transaction = Arc::new(Mutex::new(transaction));
    let result = work(transaction.clone().lock_owned().await).await?;
    let transaction = Arc::into_inner(transaction).expect("it drops its guard");
    Ok((transaction.into_inner(), result))
}

async fn commit<T>((transaction, result): (Transaction<Write>, T)) -> Result<T> {
    transaction.commit().await?;
    Ok(result)
}

/// Prepares a result in a transaction and commits it; both are done again after a transient failure.
///
/// A commit may have reached the disk though its receipt was lost. `is_stored` checks that before the next try, so that the
/// caller gets the result and not the rejection of its repetition.
pub(super) async fn commit_once<T, P, S>(prepare: impl Fn() -> P, is_stored: impl Fn(T) -> S) -> Result<T>
where
    T: Clone,
    P: Future<Output = Result<(Transaction<Write>, T)>>,
    S: Future<Output = Result<bool>>,
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
        // A commit of an earlier try that was still under way has ended: this transaction waited for it.
        let result = unconfirmed.insert(result);
        transaction.commit().await?;
        Ok(result.clone())
    })
    .await
}
