//! SQLite: one file, one connection that writes, and a few that read meanwhile.

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

/// Connections that read while the writer writes.
const READERS: u32 = 4;

/// How long to wait for a lock that another process holds on the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) writer: Writer,
    /// The one connection of the writer.
    pub(super) writing: SqlitePool,
    pub(super) readers: SqlitePool,
    /// Kept until the last clone is gone.
    _folder: Option<Arc<TempDir>>,
}

impl Open {
    /// Opens the database in this file, which is made if need be, and brings it up to date. Without a path it lies in
    /// a temporary folder and goes when the last clone does.
    pub(super) async fn new(path: Option<&Path>) -> Result<Open, StoreError> {
        let (file, folder) = match path {
            Some(path) => (path.to_owned(), None),
            None => {
                let folder = tempfile::tempdir().map_err(StoreError::CreateFile)?;
                (folder.path().join("bside.db"), Some(Arc::new(folder)))
            }
        };
        // Names and games of people: nobody else on the machine need read them.
        private_file(&file, false).map_err(StoreError::CreateFile)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let writing = connections(1).connect_with(options.clone()).await?;
        migrations::migrate(&migrations::SQLITE, &mut *writing.acquire().await?).await?;
        let readers = connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Open { writer: Writer::new(writing.clone()), writing, readers, _folder: folder })
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        // The last connection that may write takes the log in when it goes.
        self.writing.close().await;
    }
}

/// Makes a file that only its owner can read; one that is there is made so, unless it has to be new. That one is not
/// opened for it: to close a file lets go of all locks that this process holds on it.
pub(super) fn private_file(path: &Path, new: bool) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    match File::options().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !new => {
            fs::set_permissions(path, Permissions::from_mode(0o600))
        }
        made => made.map(drop),
    }
}

/// A pool of so many connections at most. One that was left inside a transaction is given up: after an error such as a
/// full disk SQLite has rolled back by itself, so that the rollback that follows fails, and nothing could be begun on
/// it any more. A connection is not put back before the end of a transaction that was dropped has been tried, so that
/// what is asked here is how things stand, and costs no word to the database.
fn connections(most: u32) -> PoolOptions<Sqlite> {
    PoolOptions::new().max_connections(most).test_before_acquire(false).before_acquire(
        |connection: &mut SqliteConnection, _| {
            Box::pin(async move {
                let is_usable = !connection.is_in_transaction();
                if !is_usable {
                    tracing::warn!("a connection to the database is given up and made anew");
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
    async fn when_closed_all_is_in_one_file_of_its_owner() {
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
    async fn only_what_may_be_lost_does_not_wait_for_the_disk() {
        let store = Store::open(None).await.expect("a database");
        for (is_note, level) in [(true, 1), (false, 2), (true, 1)] {
            let transaction = if is_note { store.write_relaxed().await } else { store.write().await };
            let mut transaction = transaction.expect("a writer");
            let found: i64 = transaction.query("PRAGMA synchronous").value().await.expect("a level");
            assert_eq!(found, level);
        }
    }

    #[tokio::test]
    async fn after_a_full_disk_it_goes_on() {
        let store = Store::open(None).await.expect("a database");
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        // A limit of this connection: whoever keeps it for ever is stuck for ever.
        transaction.query("PRAGMA max_page_count = 1").execute().await.expect("a limit");
        let mut number = 0_u64;
        let full = loop {
            number += 1;
            let player = Player { id: PlayerId(number), name: "x".repeat(3000) };
            match transaction.players().save(&player).await {
                Ok(()) => assert!(number < 10_000, "no limit was met"),
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
