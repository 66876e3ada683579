//! The only writer of SQLite: one connection, used by one transaction after the other. Transactions that wait at the same
//! time share a commit, so that they wait for the disk once (group commit).

use super::transaction::{CommitNotifier, ReturnedConnection, SharedWriter, Transaction, Write};
use super::{Result, StoreError};
use sqlx::{Sqlite, SqlitePool};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Upper bound of the transactions that share a commit: the first of them waits for the last.
const MAX_BATCH: usize = 64;

/// A queue of transactions that write. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::UnboundedSender<Request>);

/// A transaction that is about to begin.
#[derive(Debug)]
struct Request {
    /// Whether its commit waits for the disk.
    needs_disk: bool,
    reply: oneshot::Sender<Result<Transaction<Write>>>,
}

impl Writer {
    /// The writer of a database, with the only connection of this pool.
    pub(super) fn new(pool: SqlitePool) -> Writer {
        let (sender, requests) = mpsc::unbounded_channel();
        tokio::spawn(serve(pool, requests));
        Writer(sender)
    }

    /// Waits for the transactions before it, then begins.
    pub(super) async fn begin(&self, needs_disk: bool) -> Result<Transaction<Write>> {
        let (reply, transaction) = oneshot::channel();
        self.0.send(Request { needs_disk, reply }).map_err(|_| StoreError::Closed)?;
        transaction.await.map_err(|_| StoreError::Closed)?
    }
}

async fn serve(pool: SqlitePool, mut requests: mpsc::UnboundedReceiver<Request>) {
    let mut waiting = VecDeque::new();
    while let Some(request) = requests.recv().await {
        waiting.push_back(request);
        while !waiting.is_empty() {
            Batch::write(&pool, &mut requests, &mut waiting).await;
        }
    }
}

/// The transactions that share a commit.
struct Batch {
    connection: sqlx::Transaction<'static, Sqlite>,
    notifiers: Vec<CommitNotifier>,
}

impl Batch {
    /// Runs the waiting transactions, and those that arrive meanwhile, and commits them.
    async fn write(
        pool: &SqlitePool,
        requests: &mut mpsc::UnboundedReceiver<Request>,
        waiting: &mut VecDeque<Request>,
    ) {
        while let Ok(request) = requests.try_recv() {
            waiting.push_back(request);
        }
        // Relaxed transactions join a commit that waits for the disk.
        let to_disk = waiting.iter().any(|request| request.needs_disk);
        let begin = if to_disk {
            "PRAGMA synchronous = FULL; BEGIN IMMEDIATE"
        } else {
            "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE"
        };
        let connection = match pool.begin_with(begin).await {
            Ok(connection) => connection,
            Err(error) => {
                let error = Arc::new(error);
                for request in waiting.drain(..) {
                    // A requester that was dropped gets no reply.
                    let _ = request.reply.send(Err(StoreError::SharedCommit(error.clone())));
                }
                return;
            }
        };
        let mut batch = Batch { connection, notifiers: Vec::new() };
        while batch.notifiers.len() < MAX_BATCH {
            let Some(request) = waiting.pop_front().or_else(|| requests.try_recv().ok()) else { break };
            if request.needs_disk && !to_disk {
                waiting.push_front(request);
                break;
            }
            batch = match batch.run(request).await {
                Some(batch) => batch,
                None => return,
            };
        }
        batch.commit().await;
    }

    /// Runs a transaction within the batch. `None` if nothing is left to commit.
    async fn run(self, request: Request) -> Option<Batch> {
        let Batch { mut connection, mut notifiers } = self;
        let is_shared = !notifiers.is_empty();
        if is_shared && let Err(error) = sqlx::query("SAVEPOINT part").execute(&mut *connection).await {
            notify(notifiers, Err(error));
            return None;
        }
        let (sender, returned) = oneshot::channel();
        let (notifier, committed) = oneshot::channel();
        let writer = SharedWriter { connection: sender, committed, sees_uncommitted: is_shared };
        // If the requester was dropped, the connection comes back at once.
        let _ = request.reply.send(Ok(Transaction::sqlite_writer(connection, writer)));
        let ReturnedConnection { mut connection, commits } = returned.await.ok()?;
        // No other transaction shares this one, so dropping the connection rolls it back.
        if !commits && !is_shared {
            return None;
        }
        notifiers.push(notifier);
        if !commits {
            // After some errors, such as a full disk, SQLite rolls back the whole transaction by itself. Then this
            // fails, and the changes of the other transactions are lost as well.
            let undone = sqlx::query("ROLLBACK TO SAVEPOINT part").execute(&mut *connection).await;
            if let Err(error) = undone {
                notify(notifiers, Err(error));
                return None;
            }
        }
        Some(Batch { connection, notifiers })
    }

    async fn commit(self) {
        notify(self.notifiers, self.connection.commit().await);
    }
}

fn notify(notifiers: Vec<CommitNotifier>, result: sqlx::Result<()>) {
    let result = result.map_err(Arc::new);
    for notifier in notifiers {
        // A transaction that was dropped while it waited is not notified.
        let _ = notifier.send(result.clone().map_err(StoreError::SharedCommit));
    }
}

#[cfg(test)]
mod tests {
    use crate::store::{Result, Store, StoreError};
    use crate::table::{Player, PlayerId};
    use std::path::Path;
    use tokio::task::{JoinHandle, yield_now};

    /// The number of commits in the write-ahead log: the last frame of each holds the size of the database.
    fn commits(file: &Path) -> usize {
        let log = std::fs::read(file.with_extension("db-wal")).expect("a log");
        let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().expect("four bytes"));
        let frames = log[32..].chunks(24 + number(8) as usize);
        frames.filter(|frame| frame[4..8] != [0; 4]).count()
    }

    async fn names(store: &Store) -> Vec<String> {
        let mut transaction = store.read().await.expect("a reader");
        let names = transaction.query("SELECT name FROM players ORDER BY id");
        names.values().await.expect("players")
    }

    fn player(id: u64, name: &str) -> Player {
        Player::human(PlayerId(id), name.to_owned())
    }

    /// Stores a player in a transaction of its own.
    fn writes(store: &Store, id: u64, name: &str) -> JoinHandle<Result<()>> {
        let (store, player) = (store.clone(), player(id, name));
        tokio::spawn(async move {
            let mut transaction = store.write().await?;
            transaction.players().save(&player).await?;
            transaction.commit().await
        })
    }

    #[tokio::test]
    async fn waiting_transactions_share_a_commit() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(&file).await.expect("a database");
        let before = commits(&file);
        let mut first = store.write().await.expect("a writer");
        let others: Vec<_> = (1..=20).map(|id| writes(&store, id, "one of many")).collect();
        // After this yield, the requests of both are in the queue.
        yield_now().await;
        first.players().save(&player(0, "the first")).await.expect("saved");
        first.commit().await.expect("on disk");
        for other in others {
            other.await.expect("no panic").expect("on disk");
        }
        assert_eq!(names(&store).await.len(), 21);
        assert_eq!(commits(&file) - before, 1);
    }

    #[tokio::test]
    async fn a_rollback_does_not_affect_other_transactions() {
        let store = Store::open_temporary().await.expect("a database");
        let held = store.write().await.expect("a writer");
        let one = writes(&store, 1, "one");
        let leaves = tokio::spawn({
            let store = store.clone();
            async move {
                let mut transaction = store.write().await.expect("a writer");
                transaction.players().save(&player(1, "one by another name")).await.expect("saved");
                transaction.players().save(&player(2, "two")).await.expect("saved");
            }
        });
        let three = writes(&store, 3, "three");
        yield_now().await;
        held.commit().await.expect("nothing");
        leaves.await.expect("no panic");
        one.await.expect("no panic").expect("on disk");
        three.await.expect("no panic").expect("on disk");
        assert_eq!(names(&store).await, ["one", "three"]);
    }

    #[tokio::test]
    async fn all_transactions_of_a_lost_commit_fail() {
        let store = Store::open_temporary().await.expect("a database");
        let held = store.write().await.expect("a writer");
        let one = writes(&store, 1, "one");
        let breaks = tokio::spawn({
            let store = store.clone();
            async move {
                let mut transaction = store.write().await.expect("a writer");
                // SQLite rolls back by itself after some errors, in the same way.
                transaction.query("ROLLBACK").execute().await.expect("undone");
            }
        });
        let three = writes(&store, 3, "three");
        yield_now().await;
        held.commit().await.expect_err("it shares with the others");
        breaks.await.expect("no panic");
        let lost = one.await.expect("no panic").expect_err("it is not there");
        assert!(matches!(lost, StoreError::SharedCommit(_)), "{lost:?}");
        // Later transactions have another connection.
        three.await.expect("no panic").expect("on disk");
        assert_eq!(names(&store).await, ["three"]);
    }

    #[tokio::test]
    async fn a_dropped_request_does_not_block_others() {
        let store = Store::open_temporary().await.expect("a database");
        let held = store.write().await.expect("a writer");
        let gone = writes(&store, 1, "gone");
        let other = writes(&store, 2, "other");
        yield_now().await;
        gone.abort();
        yield_now().await;
        drop(held);
        other.await.expect("no panic").expect("on disk");
        assert_eq!(names(&store).await, ["other"]);
    }
}
