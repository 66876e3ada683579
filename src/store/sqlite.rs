//! SQLite: one file, one connection that writes, and a few that read at the same time.

use super::writer::Writer;
use super::{StoreError, migrations};
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, Sqlite, SqliteConnection, SqlitePool};
use std::fs::{self, File, Permissions};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// Connections that read.
const MAX_READERS: u32 = 4;

/// How long to wait for a lock of another process on the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// An open database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) writer: Writer,
    /// The one connection of the writer.
    pub(super) writing: SqlitePool,
    pub(super) readers: SqlitePool,
    /// The temporary folder, removed with the last clone.
    _folder: Option<Arc<TempDir>>,
}

impl Database {
    /// Opens and migrates a file, which is created if it is missing. Without a path the file is in a temporary folder.
    pub(super) async fn open(path: Option<&Path>) -> Result<Database, StoreError> {
        let (file, folder) = match path {
            Some(path) => (path.to_owned(), None),
            None => {
                let folder = tempfile::tempdir().map_err(StoreError::CreateFile)?;
                (folder.path().join("bside.db"), Some(Arc::new(folder)))
            }
        };
        // It holds personal data: other users of the machine cannot read it.
        private_file(&file, false).map_err(StoreError::CreateFile)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let writing = pool_options(1).connect_with(options.clone()).await?;
        migrations::migrate(&migrations::SQLITE, &mut *writing.acquire().await?).await?;
        let readers = pool_options(MAX_READERS).connect_with(options.read_only(true)).await?;
        Ok(Database { writer: Writer::new(writing.clone()), writing, readers, _folder: folder })
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        // The last writing connection merges the write-ahead log into the file when it closes.
        self.writing.close().await;
    }
}

/// Creates a file that only its owner can read. An existing file gets these permissions, unless `must_be_new`. It is not
/// opened for that: closing a file releases all locks that this process holds on it.
pub(super) fn private_file(path: &Path, must_be_new: bool) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    match File::options().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !must_be_new => {
            fs::set_permissions(path, Permissions::from_mode(0o600))
        }
        made => made.map(drop),
    }
}

/// A pool that drops connections left inside a transaction. After an error such as a full disk SQLite rolls back by itself;
/// the rollback that follows fails, and no transaction could begin on this connection. The check needs no query: a
/// connection returns to the pool only after the rollback of its dropped transaction was tried.
fn pool_options(max_connections: u32) -> PoolOptions<Sqlite> {
    PoolOptions::new().max_connections(max_connections).test_before_acquire(false).before_acquire(
        |connection: &mut SqliteConnection, _| {
            Box::pin(async move {
                let is_usable = !connection.is_in_transaction();
                if !is_usable {
                    tracing::warn!("a connection to the database is replaced after an error");
                }
                Ok(is_usable)
            })
        },
    )
}

#[cfg(test)]
mod tests {
    use crate::store::tests::begun;
    use crate::store::{DisplayedMessage, Store, StoreError};
    use crate::table::{ChannelId, MessageId, Player, PlayerId};

    #[tokio::test]
    async fn after_closing_everything_is_in_one_private_file() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        std::fs::write(&file, "").expect("a file that all can read");
        let store = Store::open(Some(&file)).await.expect("a database");
        let table = begun(&store).await;
        for entry in std::fs::read_dir(folder.path()).expect("the folder") {
            let entry = entry.expect("a file");
            let mode = entry.metadata().expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{:?}", entry.path());
        }
        store.close().await;
        let copy = folder.path().join("copy.db");
        std::fs::copy(&file, &copy).expect("a copy");
        assert!(!file.with_extension("db-wal").exists());
        let found = Store::open(Some(&copy)).await.expect("a database");
        let found = found.read().await.expect("a reader").tables().load(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
    }

    #[tokio::test]
    async fn only_relaxed_commits_do_not_wait_for_the_disk() {
        let store = Store::open(None).await.expect("a database");
        for (is_relaxed, level) in [(true, 1), (false, 2), (true, 1)] {
            let transaction = if is_relaxed { store.write_relaxed().await } else { store.write().await };
            let mut transaction = transaction.expect("a writer");
            let found: i64 = transaction.query("PRAGMA synchronous").value().await.expect("a level");
            assert_eq!(found, level);
        }
    }

    #[tokio::test]
    async fn the_database_recovers_from_a_full_disk() {
        let store = Store::open(None).await.expect("a database");
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        // The limit belongs to this connection, which has to be replaced.
        transaction.query("PRAGMA max_page_count = 1").execute().await.expect("a limit");
        let mut number = 0_u64;
        let full = loop {
            number += 1;
            let player = Player::human(PlayerId(number), "x".repeat(3000));
            match transaction.players().save(&player).await {
                Ok(()) => assert!(number < 10_000, "the limit was not reached"),
                Err(error) => break error,
            }
        };
        assert!(matches!(full, StoreError::Database(_)), "{full:?}");
        drop(transaction);
        for _ in 0..3 {
            let shown = DisplayedMessage { channel: ChannelId(70), message: MessageId(1), event_count: 3 };
            let mut transaction = store.write().await.expect("a writer again");
            transaction.deliveries().save(table.id(), shown).await.expect("there is room again");
            transaction.commit().await.expect("on disk");
        }
    }
}
