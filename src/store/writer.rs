//! Who writes: one connection, lent to one transaction after the other. Those that come while others write share one
//! commit with them, and are on disk together: so many of them wait for the disk no longer than one.

use super::StoreError;
use super::transaction::{CommitNotifier, ReturnedConnection, Transaction, Write};
use sqlx::{Sqlite, SqlitePool};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// So many transactions share a commit at most: the first of them waits for the last.
const MOST: usize = 64;

/// Whoever may write, one after the other. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::UnboundedSender<Request>);

/// Somebody who would like to write.
#[derive(Debug)]
struct Request {
    /// Whether it has to be on disk when it is committed.
    needs_disk: bool,
    lend: oneshot::Sender<Result<Transaction<Write>, StoreError>>,
}

impl Writer {
    /// The writer of a database, by the only connection of this pool.
    pub(super) fn new(pool: SqlitePool) -> Writer {
        let (ask, asked) = mpsc::unbounded_channel();
        tokio::spawn(serve(pool, asked));
        Writer(ask)
    }

    /// Waits for those who came before.
    pub(super) async fn begin(&self, needs_disk: bool) -> Result<Transaction<Write>, StoreError> {
        let (lend, lent) = oneshot::channel();
        self.0.send(Request { needs_disk, lend }).map_err(|_| StoreError::Closed)?;
        lent.await.map_err(|_| StoreError::Closed)?
    }
}

async fn serve(pool: SqlitePool, mut asked: mpsc::UnboundedReceiver<Request>) {
    let mut waiting = VecDeque::new();
    while let Some(request) = asked.recv().await {
        waiting.push_back(request);
        while !waiting.is_empty() {
            Batch::write(&pool, &mut asked, &mut waiting).await;
        }
    }
}

/// The transactions that share a commit.
struct Batch {
    connection: sqlx::Transaction<'static, Sqlite>,
    notifiers: Vec<CommitNotifier>,
}

impl Batch {
    /// Writes for those who wait and those who come meanwhile.
    async fn write(
        pool: &SqlitePool,
        asked: &mut mpsc::UnboundedReceiver<Request>,
        waiting: &mut VecDeque<Request>,
    ) {
        while let Ok(request) = asked.try_recv() {
            waiting.push_back(request);
        }
        // What need not be on disk goes there with what does.
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
                    // Whoever asked may have gone.
                    let _ = request.lend.send(Err(StoreError::SharedCommit(error.clone())));
                }
                return;
            }
        };
        let mut batch = Batch { connection, notifiers: Vec::new() };
        while batch.notifiers.len() < MOST {
            let Some(request) = waiting.pop_front().or_else(|| asked.try_recv().ok()) else { break };
            if request.needs_disk && !to_disk {
                waiting.push_front(request);
                break;
            }
            batch = match batch.lend(request).await {
                Some(batch) => batch,
                None => return,
            };
        }
        batch.commit().await;
    }

    /// Lends the connection; `None` if nothing is left to be committed.
    async fn lend(self, request: Request) -> Option<Batch> {
        let Batch { mut connection, mut notifiers } = self;
        let shares = !notifiers.is_empty();
        if shares && let Err(error) = sqlx::query("SAVEPOINT part").execute(&mut *connection).await {
            tell(notifiers, Err(error));
            return None;
        }
        let (lender, returned) = oneshot::channel();
        // Whoever asked may have gone: then it comes back at once.
        let _ = request.lend.send(Ok(Transaction::lent(connection, lender)));
        let ReturnedConnection { mut connection, notifier } = returned.await.ok()?;
        match notifier {
            Some(notifier) => notifiers.push(notifier),
            // Nothing else has been written: it ends here, and the next one begins anew.
            None if !shares => return None,
            None => {
                // After some errors, such as a full disk, SQLite has undone all by itself. Then this fails, and what
                // the others wrote is gone as well.
                let undone = sqlx::query("ROLLBACK TO SAVEPOINT part").execute(&mut *connection).await;
                if let Err(error) = undone {
                    tell(notifiers, Err(error));
                    return None;
                }
            }
        }
        Some(Batch { connection, notifiers })
    }

    async fn commit(self) {
        tell(self.notifiers, self.connection.commit().await);
    }
}

fn tell(notifiers: Vec<CommitNotifier>, done: sqlx::Result<()>) {
    let done = done.map_err(Arc::new);
    for notifier in notifiers {
        // Whoever waited may have gone.
        let _ = notifier.send(done.clone().map_err(StoreError::SharedCommit));
    }
}

#[cfg(test)]
mod tests {
    use crate::store::{Store, StoreError};
    use crate::table::{Player, PlayerId};
    use std::path::Path;
    use tokio::task::{JoinHandle, yield_now};

    /// How many commits the log of a database holds: in each, one page says how large the database is then.
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
        Player { id: PlayerId(id), name: name.to_owned() }
    }

    /// Writes somebody down; waits for the writer until then.
    fn writes(store: &Store, id: u64, name: &str) -> JoinHandle<Result<(), StoreError>> {
        let (store, player) = (store.clone(), player(id, name));
        tokio::spawn(async move {
            let mut transaction = store.write().await?;
            transaction.players().save(&player).await?;
            transaction.commit().await
        })
    }

    #[tokio::test]
    async fn those_who_wait_share_a_commit() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let store = Store::open(Some(&file)).await.expect("a database");
        let before = commits(&file);
        let mut first = store.write().await.expect("a writer");
        let others: Vec<_> = (1..=20).map(|id| writes(&store, id, "one of many")).collect();
        // They have asked when this goes on.
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
    async fn what_one_undoes_is_no_loss_of_others() {
        let store = Store::open(None).await.expect("a database");
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
    async fn who_shares_a_lost_commit_is_told() {
        let store = Store::open(None).await.expect("a database");
        let held = store.write().await.expect("a writer");
        let one = writes(&store, 1, "one");
        let breaks = tokio::spawn({
            let store = store.clone();
            async move {
                let mut transaction = store.write().await.expect("a writer");
                // As SQLite does by itself after some errors.
                transaction.query("ROLLBACK").execute().await.expect("undone");
            }
        });
        let three = writes(&store, 3, "three");
        yield_now().await;
        held.commit().await.expect_err("it shares with the others");
        breaks.await.expect("no panic");
        let lost = one.await.expect("no panic").expect_err("it is not there");
        assert!(matches!(lost, StoreError::SharedCommit(_)), "{lost:?}");
        // Whoever came after that has another connection.
        three.await.expect("no panic").expect("on disk");
        assert_eq!(names(&store).await, ["three"]);
    }

    #[tokio::test]
    async fn whoever_goes_while_waiting_holds_nobody_up() {
        let store = Store::open(None).await.expect("a database");
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
