//! What must survive a restart, in SQLite through sqlx: one file per table of the schema. SQL is nowhere else.
//!
//! It stores and finds, and decides nothing. All of it happens in a [`Transaction`]: [`Store::read`] begins one on a
//! reader and sees one moment of the database, [`Store::write`] begins one on the only writer ([`mod@writer`]). There is
//! one writer at a time, in whatever order they come, and a commit is on disk when it returns.

mod aside;
mod backup;
mod events;
mod heartbeat;
mod invited;
mod players;
mod preferences;
mod ratings;
mod results;
mod seats;
mod servers;
mod tables;
mod transaction;
mod upkeep;
mod vacations;
mod writer;

pub use aside::Aside;
pub use preferences::{Preferences, View};
pub use results::Finished;
pub use seats::{Played, Sitting};
pub use servers::Server;
pub use tables::Shown;
pub use transaction::{Read, Transaction, Write};
pub use upkeep::Upkeep;
pub use vacations::Vacation;

use crate::table::{self, TableId};
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, Sqlite, SqliteConnection, SqlitePool};
use std::fs::{self, File, Permissions};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use thiserror::Error;
use writer::Writer;

/// Connections that read while the writer writes.
const READERS: u32 = 4;

/// How long to wait for a lock that another process holds on the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    /// The one connection of the writer.
    writing: SqlitePool,
    readers: SqlitePool,
    /// Kept until the last clone is gone.
    _folder: Option<Arc<TempDir>>,
}

impl Store {
    /// Opens the database in this file, which is made if need be, and brings it up to date. Without a path it lies in
    /// a temporary folder and goes when the last clone does.
    pub async fn open(path: Option<&Path>) -> Result<Store, StoreError> {
        let (file, folder) = match path {
            Some(path) => (path.to_owned(), None),
            None => {
                let folder = tempfile::tempdir().map_err(StoreError::Folder)?;
                (folder.path().join("bside.db"), Some(Arc::new(folder)))
            }
        };
        // Names and games of people: nobody else on the machine need read them.
        private_file(&file, false).map_err(StoreError::Folder)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let writing = connections(1).connect_with(options.clone()).await?;
        upkeep::migrate(&writing).await?;
        let readers = connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Store { writer: Writer::new(writing.clone()), writing, readers, _folder: folder })
    }

    /// Begins to write; waits for the one who writes now.
    pub async fn write(&self) -> Result<Transaction<Write>, StoreError> {
        self.writer.begin(true).await
    }

    /// Closes it, for all clones: what was written lies in its one file then, and nowhere else.
    pub async fn close(&self) {
        self.readers.close().await;
        // The last connection that may write takes the log in when it goes.
        self.writing.close().await;
    }

    /// Begins to write what may be lost if the machine loses its power just then, and costs no wait for the disk; the
    /// next commit that is put on disk takes it along.
    pub async fn note(&self) -> Result<Transaction<Write>, StoreError> {
        self.writer.begin(false).await
    }

    /// Begins to read.
    pub async fn read(&self) -> Result<Transaction<Read>, StoreError> {
        Ok(Transaction::new(self.readers.begin().await?))
    }
}

/// Makes a file that only its owner can read; one that is there is made so, unless it has to be new. That one is not
/// opened for it: to close a file lets go of all locks that this process holds on it.
fn private_file(path: &Path, new: bool) -> io::Result<()> {
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

/// Why the store failed: never a fault of a player.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database did not do as it was told.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The same, for all who wrote at that time.
    #[error("the database could not be written")]
    Writer(#[source] Arc<sqlx::Error>),
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// The database could not be brought up to date.
    #[error("the database cannot be brought up to date")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The database has seen a newer version of this program.
    #[error("a newer version of bside has written it: run that version, or name another database")]
    Newer,
    /// There is no place for a database.
    #[error("no file can be made in its folder")]
    Folder(#[source] std::io::Error),
    /// A copy is not what it should be.
    #[error("the copy is damaged: {0}")]
    BadCopy(String),
    /// What is stored of a table makes no sense.
    #[error("table {table} cannot be read: {what}")]
    Damaged {
        /// Which.
        table: TableId,
        /// What is wrong.
        what: String,
    },
    /// What is stored of a table cannot be replayed under these rules.
    #[error("table {table} cannot be replayed")]
    Replay {
        /// Which.
        table: TableId,
        /// What the rules say.
        source: table::Rejection,
    },
    /// A table was played under other rules than these, under which its turns may mean something else.
    #[error("table {table} is of the rules' version {version}, which this program does not know")]
    Rules {
        /// Which.
        table: TableId,
        /// The version.
        version: i64,
    },
}

impl StoreError {
    /// The table that cannot be rebuilt, if that is what is wrong: it will not be better the next time.
    pub fn broken_table(&self) -> Option<TableId> {
        match self {
            StoreError::Damaged { table, .. }
            | StoreError::Replay { table, .. }
            | StoreError::Rules { table, .. } => Some(*table),
            _ => None,
        }
    }
}

/// Ids of Discord have 64 bits without a sign, integers of databases have 64 with one: the same bits.
fn to_db(id: u64) -> i64 {
    id.cast_signed()
}

fn from_db(id: i64) -> u64 {
    id.cast_unsigned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Setup};
    use crate::table::{Event, Opening, Player, Table};
    use sqlx::AssertSqlSafe;

    pub(super) fn opening() -> Opening {
        let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
        let by = Player { id: 1, name: "Ana".to_owned() };
        Opening { guild: Some(7), ..Opening::new(70, by, setup) }
    }

    /// A table at which one turn was played.
    pub(super) async fn begun(store: &Store) -> Table {
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.insert_table(&opening(), 0).await.expect("a table");
        let mut table = Table::open(id, opening(), 0).expect("a fair opening");
        let ben = Player { id: 2, name: "Ben".to_owned() };
        let events = [
            Event::Joined { seat: 1, player: ben },
            Event::Started { first: 0 },
            Event::Turned { seat: 0, text: "b4-b5".to_owned() },
        ];
        for event in &events {
            table.apply(event, 0).expect("a legal event");
        }
        assert!(transaction.save(&table, &events, 0).await.expect("a query"), "it is as it was loaded");
        transaction.commit().await.expect("on disk");
        table
    }

    /// How the database goes about a query.
    pub(super) async fn plan(store: &Store, query: &str) -> Vec<String> {
        let mut transaction = store.read().await.expect("a reader");
        let query = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let steps: Vec<(i64, i64, i64, String)> =
            sqlx::query_as(query).fetch_all(&mut *transaction.inner).await.expect("a plan");
        steps.into_iter().map(|(_, _, _, step)| step).collect()
    }

    #[tokio::test]
    async fn a_transaction_dropped_leaves_nothing() {
        let store = Store::open(None).await.expect("a database");
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.insert_table(&opening(), 0).await.expect("a table");
        drop(transaction);
        let found = store.read().await.expect("a reader").table(id).await.expect("a query");
        assert!(found.is_none());
    }

    /// The types forbid it; the database would as well.
    #[tokio::test]
    async fn readers_cannot_write() {
        let store = Store::open(None).await.expect("a database");
        let mut transaction = store.read().await.expect("a reader");
        let written = sqlx::query("INSERT INTO players (id, name) VALUES (1, 'Ana')");
        assert!(written.execute(&mut *transaction.inner).await.is_err());
    }

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
        let found = found.read().await.expect("a reader").table(table.id()).await.expect("a query");
        assert_eq!(found.expect("the table").event_count(), table.event_count());
    }

    #[tokio::test]
    async fn only_what_may_be_lost_does_not_wait_for_the_disk() {
        let store = Store::open(None).await.expect("a database");
        for (is_note, level) in [(true, 1), (false, 2), (true, 1)] {
            let transaction = if is_note { store.note().await } else { store.write().await };
            let mut transaction = transaction.expect("a writer");
            let found: i64 = sqlx::query_scalar("PRAGMA synchronous")
                .fetch_one(&mut *transaction.inner)
                .await
                .expect("a level");
            assert_eq!(found, level);
        }
    }

    #[tokio::test]
    async fn after_a_full_disk_it_goes_on() {
        let store = Store::open(None).await.expect("a database");
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        // A limit of this connection: whoever keeps it for ever is stuck for ever.
        sqlx::query("PRAGMA max_page_count = 1").execute(&mut *transaction.inner).await.expect("a limit");
        let mut number = 0_u64;
        let full = loop {
            number += 1;
            let player = Player { id: number, name: "x".repeat(3000) };
            match transaction.save_player(&player).await {
                Ok(()) => assert!(number < 10_000, "no limit was met"),
                Err(error) => break error,
            }
        };
        assert!(matches!(full, StoreError::Database(_)), "{full:?}");
        drop(transaction);
        for _ in 0..3 {
            let shown = Shown { channel: 70, message: 1, event_count: 3 };
            let mut transaction = store.write().await.expect("a writer again");
            transaction.save_shown(table.id(), shown).await.expect("there is room again");
            transaction.commit().await.expect("on disk");
        }
    }

    #[tokio::test]
    async fn the_schema_holds_one_table_per_channel_and_one_event_per_number() {
        let store = Store::open(None).await.expect("a database");
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        assert!(transaction.insert_table(&opening(), 0).await.is_err());
        let again = [Event::Turned { seat: 0, text: "b4-b5".to_owned() }];
        let saved = transaction.save(&table, &again, 0).await.expect("a query");
        assert!(!saved, "it was written before");
        let number = table.event_count() - 1;
        assert!(transaction.save_events(table.id(), number, &again, 0).await.is_err());
    }

    #[tokio::test]
    async fn damage_is_an_error_and_no_panic() {
        for damage in [
            "UPDATE events SET text = 'b4-b9' WHERE kind = 'turned'",
            "UPDATE events SET text = NULL WHERE kind = 'turned'",
            "UPDATE events SET kind = 'danced' WHERE kind = 'turned'",
            "UPDATE events SET seat = -1 WHERE kind = 'joined'",
            "UPDATE events SET kind = 'ended' WHERE kind = 'joined'",
            "UPDATE tables SET game = 'chess'",
            "UPDATE tables SET seats = 70000",
            "UPDATE tables SET setup = ''",
            "UPDATE tables SET rules_version = 0",
            "UPDATE events SET kind = 'draw-offered', seat = 7 WHERE kind = 'turned'",
            "DELETE FROM seats",
        ] {
            let store = Store::open(None).await.expect("a database");
            let table = begun(&store).await;
            let mut transaction = store.write().await.expect("a writer");
            sqlx::query(damage).execute(&mut *transaction.inner).await.expect(damage);
            let error = transaction.table(table.id()).await.expect_err(damage);
            assert_eq!(error.broken_table(), Some(table.id()), "{damage}");
        }
    }
}
