//! Answers that depend on a commit which is still under way.
//!
//! On SQLite, transactions share a commit, so that one sees changes of others that are not on disk yet. One that commits is
//! told whether they got there. One that is dropped, because it refuses or has nothing to change, has nobody to tell: its
//! result is held back here until the commit has ended.

use super::{Result, StoreError};
use std::cell::RefCell;
use tokio::sync::oneshot;

/// Receives the outcome of a shared commit.
pub(super) type SharedCommit = oneshot::Receiver<Result<()>>;

tokio::task_local! {
    /// The commits from which the work of this task has read.
    static UNSETTLED: RefCell<Vec<SharedCommit>>;
}

/// Does some work with transactions. If some of them were dropped after they had seen changes of others, the result comes
/// when those are committed. No transaction waits for that, and no commit is added.
///
/// # Errors
///
/// The errors of the work, and [`StoreError::SharedCommit`] if a commit has failed from which it has read.
pub fn settle<T, E: From<StoreError>>(
    work: impl Future<Output = Result<T, E>>,
) -> impl Future<Output = Result<T, E>> {
    // The future of the work may be large, and every future around it would be as large without the box.
    let work = Box::pin(work);
    async {
        let settled = UNSETTLED.scope(RefCell::default(), async {
            let result = work.await;
            (result, UNSETTLED.with(RefCell::take))
        });
        let (result, unsettled) = settled.await;
        for committed in unsettled {
            committed.await.map_err(|_| StoreError::Closed)??;
        }
        result
    }
}

/// Holds back the result of the present work until this commit has ended.
pub(super) fn wait_for(committed: SharedCommit) {
    // Outside of such work nothing is held back: nobody waits for the result.
    let _ = UNSETTLED.try_with(|unsettled| unsettled.borrow_mut().push(committed));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::table::{Player, PlayerId};
    use tokio::task::{JoinHandle, yield_now};

    /// Stores a player in a transaction of its own.
    fn writes(store: &Store) -> JoinHandle<Result<()>> {
        let store = store.clone();
        tokio::spawn(async move {
            let mut transaction = store.write().await?;
            transaction.players().save(&Player::human(PlayerId(1), "one".to_owned())).await?;
            transaction.commit().await
        })
    }

    /// Reads the names of players in a transaction that writes, and drops it.
    fn refuses(store: &Store) -> JoinHandle<Result<Vec<String>>> {
        let store = store.clone();
        tokio::spawn(settle(async move {
            let mut transaction = store.write().await?;
            transaction.query("SELECT name FROM players").values().await
        }))
    }

    #[tokio::test]
    async fn a_refusal_comes_after_the_commit_that_it_has_read_from() {
        for is_lost in [false, true] {
            let store = Store::open_temporary().await.expect("a database");
            let held = store.write().await.expect("a writer");
            let (one, refusal) = (writes(&store), refuses(&store));
            // After this yield, the requests of both are in the queue.
            yield_now().await;
            let held = tokio::spawn(held.commit());
            // This is the last of the transactions that share the commit.
            let mut last = store.write().await.expect("a writer");
            for _ in 0..100 {
                yield_now().await;
            }
            assert!(!refusal.is_finished(), "what it has read is not on disk");
            match is_lost {
                // SQLite rolls back by itself after some errors, in the same way.
                true => {
                    last.query("ROLLBACK").execute().await.expect("undone");
                    drop(last);
                }
                false => last.commit().await.expect("on disk"),
            }
            let read = refusal.await.expect("no panic");
            match is_lost {
                true => assert!(matches!(read, Err(StoreError::SharedCommit(_))), "{read:?}"),
                false => assert_eq!(read.expect("settled"), ["one"]),
            }
            let (one, held) = (one.await.expect("no panic"), held.await.expect("no panic"));
            assert_eq!((one.is_err(), held.is_err()), (is_lost, is_lost));
        }
    }

    #[tokio::test]
    async fn a_refusal_that_has_read_what_is_committed_waits_for_nobody() {
        let store = Store::open_temporary().await.expect("a database");
        writes(&store).await.expect("no panic").expect("on disk");
        let refusal = refuses(&store);
        yield_now().await;
        let later = store.write().await.expect("a writer");
        assert_eq!(refusal.await.expect("no panic").expect("a query"), ["one"]);
        drop(later);
    }
}
