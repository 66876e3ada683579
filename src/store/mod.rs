//! Everything that survives a restart, in SQLite or PostgreSQL through sqlx. All SQL is here, and the differences of the two
//! databases are in `dialect`.
//!
//! The store makes no decisions. Every query runs in a [`Transaction`], which sees one snapshot of the database:
//! [`Store::read`] begins one that reads, [`Store::write`] one that writes as well. A commit is on disk when it returns. On
//! SQLite one transaction writes at a time (`writer`).
//!
//! A transaction has one repository per subject: [`Tables`], [`Schedule`], [`Deliveries`], [`Quarantine`], [`Seats`],
//! [`Players`], [`Plans`], [`Blocks`], [`DailyPuzzles`], [`NewThreads`], [`Mirrors`], [`Seeks`], [`Notices`], [`Settings`],
//! [`Ratings`], [`Results`], [`Tournaments`], [`Posts`].
//!
//! Every query fails with a [`StoreError`] if the database fails. `# Errors` names only the other ones.

#![allow(clippy::missing_errors_doc)]

mod address;
mod application;
mod backup;
mod blocks;
mod columns;
mod copy;
mod daily_puzzles;
mod deliveries;
mod dialect;
mod error;
mod events;
mod guild_settings;
mod migrations;
mod mirrors;
mod new_threads;
mod notices;
mod participant;
mod plans;
mod players;
mod postgres;
mod posts;
mod preferences;
mod private_boards;
mod puzzles;
mod quarantine;
mod ratings;
mod results;
mod schedule;
mod seats;
mod seek_joins;
mod seeks;
mod settlement;
mod shard_locks;
mod shards;
mod sqlite;
mod tables;
mod tournaments;
mod transaction;
mod vacations;
mod writer;

pub use address::{Address, AddressError};
pub use application::ApplicationId;
pub use copy::{CopyError, CopyProgress, CopyReport};
pub use daily_puzzles::{DailyPuzzle, DueDailyPuzzle};
pub use deliveries::{Deliveries, DisplayedBefore, DisplayedMessage};
pub use error::{Result, StoreError};
pub use guild_settings::{DailyRefusal, GuildSettings};
pub use migrations::SchemaState;
pub use mirrors::{Mirror, Mirrors};
pub use new_threads::NewThread;
pub use notices::{Notice, Watch};
pub use posts::{Posts, StoredPost, Subject};
pub use preferences::{BoardOrientation, NotifyMode, Preferences};
pub use private_boards::PrivateBoard;
pub use quarantine::QuarantineReason;
pub use results::RatedResult;
pub use seats::{ExportedGame, FinishedGame, PlayerTable};
pub use seek_joins::SeekJoin;
pub use seeks::{DueSeekPost, ExportedSeek, OutdatedSeekPost, Seek, SeekState};
pub use settlement::settle;
pub use shards::{Shards, ShardsError};
pub use tournaments::{ExportedTournament, OpenTable, PresentedEvents, TitleRecord, TournamentSummary};
pub use transaction::{
    Blocks, DailyPuzzles, NewThreads, Notices, Plans, Players, Quarantine, Ratings, Read, Results, Schedule,
    Seats, Seeks, Settings, Tables, Tournaments, Transaction, Write,
};
pub use vacations::Vacation;

use columns::{from_db, to_db};
use dialect::{Connection, Row};
use shard_locks::ShardLocks;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    /// The number of commits of [`Store::write`].
    commit_count: Arc<AtomicU64>,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(sqlite::Database),
    Postgres(postgres::Database),
}

impl Store {
    /// Opens a database of SQLite and migrates it. A missing file is created.
    ///
    /// # Errors
    ///
    /// If the file cannot be opened, created or migrated.
    pub async fn open(path: &Path) -> Result<Store> {
        Ok(Store::new(Backend::Sqlite(sqlite::Database::open(Some(path)).await?)))
    }

    /// Creates a database of SQLite in a temporary folder, which is removed with the last clone.
    ///
    /// # Errors
    ///
    /// If the file cannot be created.
    pub async fn open_temporary() -> Result<Store> {
        Ok(Store::new(Backend::Sqlite(sqlite::Database::open(None).await?)))
    }

    /// Opens the database at this address and migrates it. A missing file is created.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached, opened or migrated.
    pub async fn connect(address: &Address) -> Result<Store> {
        match address {
            Address::File(path) => Store::open(path).await,
            Address::Server(options) => {
                Ok(Store::new(Backend::Postgres(postgres::Database::open(options).await?)))
            }
        }
    }

    /// Opens the database at this address to read it only: nothing is created, migrated or written. Check its schema first
    /// with [`Store::inspect`].
    ///
    /// # Errors
    ///
    /// If the database cannot be reached or opened.
    pub async fn connect_read_only(address: &Address) -> Result<Store> {
        let backend = match address {
            Address::File(path) => Backend::Sqlite(sqlite::Database::open_read_only(path).await?),
            Address::Server(options) => Backend::Postgres(postgres::Database::open_read_only(options).await?),
        };
        Ok(Store::new(backend))
    }

    fn new(backend: Backend) -> Store {
        Store { backend, commit_count: Arc::default() }
    }

    /// The number of transactions that [`Store::write`] began and that were committed, by all clones. A command commits
    /// at most once, which tests check by this number.
    pub fn commit_count(&self) -> u64 {
        self.commit_count.load(Ordering::Relaxed)
    }

    /// Begins a transaction that writes. On SQLite it waits for the transactions that were requested before.
    pub async fn write(&self) -> Result<Transaction<Write>> {
        let transaction = match &self.backend {
            Backend::Sqlite(database) => database.writer.begin(true).await?,
            Backend::Postgres(database) => database.begin(postgres::WRITE).await?,
        };
        Ok(transaction.counted(self.commit_count.clone()))
    }

    /// Begins a transaction that writes and whose commit does not wait for the disk: a power failure may undo it. On
    /// SQLite the next commit that waits for the disk includes it.
    pub async fn write_relaxed(&self) -> Result<Transaction<Write>> {
        match &self.backend {
            Backend::Sqlite(database) => database.writer.begin(false).await,
            Backend::Postgres(database) => database.begin(postgres::WRITE_RELAXED).await,
        }
    }

    /// Begins a transaction that reads.
    pub async fn read(&self) -> Result<Transaction<Read>> {
        match &self.backend {
            Backend::Sqlite(database) => {
                Ok(Transaction::sqlite_reader(Box::pin(database.readers.begin()).await?))
            }
            Backend::Postgres(database) => database.begin(postgres::READ).await,
        }
    }

    /// The row of a single query that reads, with an id as its only value, outside of any transaction.
    async fn read_row(&self, sql: &'static str, id: i64) -> Result<Option<Row>> {
        match &self.backend {
            Backend::Sqlite(database) => {
                let mut connection = Box::pin(database.readers.acquire()).await?;
                Connection::Sqlite(&mut connection).query(sql).bind(id).optional_row().await
            }
            Backend::Postgres(database) => {
                let mut connection = Box::pin(database.pool.acquire()).await?;
                let connection = Connection::Postgres(&mut connection, postgres::RESPONSE_TIMEOUT);
                connection.query(sql).bind(id).optional_row().await
            }
        }
    }

    /// Locks these shards for this process until the store is closed. On SQLite, whose file has a lock of its own, it does
    /// nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError::ShardTaken`] if another process serves one of the shards, [`StoreError::ShardCountMismatch`] if other
    /// processes use another number of shards.
    pub async fn serve(&self, shards: Shards) -> Result<()> {
        let Backend::Postgres(database) = &self.backend else { return Ok(()) };
        database.serve(shards).await
    }

    /// Checks without any change that no other process serves one of these shards of a PostgreSQL database. A file of SQLite has
    /// a lock of its own.
    ///
    /// # Errors
    ///
    /// The error with which [`Store::serve`] would fail.
    pub async fn check_shards(address: &Address, shards: Shards) -> Result<()> {
        let Address::Server(options) = address else { return Ok(()) };
        ShardLocks::check(options, shards).await
    }

    /// The shards of this process, followed by those that it has taken over from dead processes.
    pub(super) fn shards(&self) -> Vec<Shards> {
        let Backend::Postgres(database) = &self.backend else { return vec![Shards::ALL] };
        database.shards()
    }

    /// Takes over shards that no process serves, until one does again. Returns the new ones. Call it periodically.
    ///
    /// # Errors
    ///
    /// If another process has taken the shards of this one meanwhile ([`StoreError::is_shard_conflict`]), or the database
    /// fails.
    pub async fn claim_orphaned_shards(&self) -> Result<Vec<Shards>> {
        let Backend::Postgres(database) = &self.backend else { return Ok(Vec::new()) };
        database.claim_orphaned_shards().await
    }

    /// Waits until no other process identifies to Discord in the same rate-limit bucket, and keeps others from it until
    /// [`Store::release_connect_slot`]. A shard's bucket is its number modulo `max_concurrency`, as Discord defines it.
    pub async fn acquire_connect_slot(&self, max_concurrency: u32) -> Result<()> {
        let Backend::Postgres(database) = &self.backend else { return Ok(()) };
        database.acquire_connect_slot(max_concurrency).await
    }

    /// Lets other processes identify to Discord.
    pub async fn release_connect_slot(&self) -> Result<()> {
        let Backend::Postgres(database) = &self.backend else { return Ok(()) };
        database.release_connect_slot().await
    }

    /// Can other processes change what this one has read?
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Makes the file of a database of SQLite unless it exists, and gives its canonical path. Nothing else is changed.
    ///
    /// # Errors
    ///
    /// If the path is not that of a file that can be a database, or the file cannot be created.
    pub fn prepare_file(path: &Path) -> Result<PathBuf> {
        sqlite::prepare_file(path)
    }

    /// Removes what was deleted or overwritten from the write-ahead log of SQLite. `false` if a reader still needs the log.
    /// PostgreSQL does it by itself, some time later.
    pub async fn empty_log(&self) -> Result<bool> {
        match &self.backend {
            Backend::Sqlite(database) => database.empty_log().await,
            Backend::Postgres(_) => Ok(true),
        }
    }

    /// Closes the database for all clones. A file of SQLite then holds everything itself, without a write-ahead log.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(database) => database.close().await,
            Backend::Postgres(database) => database.close().await,
        }
    }
}

/// The stored name of a value, from a list of all.
fn name_of<T: PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|(known, _)| *known == value).map_or("", |(_, name)| name)
}

/// The value of this stored name, from a list of all.
fn value_of<T: Copy>(names: &[(T, &'static str)], name: &str) -> Option<T> {
    names.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{ChannelId, Event, GuildId, NewTable, Player, PlayerId, Table, Timestamp};
    use bside_test_support::database;
    use sqlx::AssertSqlSafe;

    /// The database of a test, named by a file of its own.
    pub(crate) async fn at(file: &Path) -> Store {
        let address = database::url(file).await.parse().expect("an address");
        Store::connect(&address).await.expect("a database")
    }

    /// An empty database.
    pub(crate) async fn temporary() -> Store {
        let folder = tempfile::tempdir().expect("a folder");
        match database::is_postgres() {
            true => at(folder.path()).await,
            false => Store::open_temporary().await.expect("a database"),
        }
    }

    /// All tests but those about files.
    #[test]
    fn the_tests_pass_on_postgres() {
        let without = [
            "on_postgres",
            "store::settlement",
            "store::writer",
            "store::backup",
            "store::migrations",
            "store::sqlite",
            "uses_an_index",
        ];
        database::rerun_on_postgres(&["store::", "host::"], &without);
    }

    pub(super) fn new_table() -> NewTable {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let by = Player::human(PlayerId(1), "Ana".to_owned());
        NewTable { guild: Some(GuildId(7)), ..NewTable::new(ChannelId(70), by, setup) }
    }

    /// A table at which one turn was played.
    pub(super) async fn begun(store: &Store) -> Table {
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.expect("a table");
        let mut table = Table::open(id, new_table(), Timestamp::UNIX_EPOCH).expect("a valid table");
        let ben = Player::human(PlayerId(2), "Ben".to_owned());
        let events = [
            Event::Joined { seat: 1, player: ben },
            Event::Started { first: 0 },
            Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() },
        ];
        for event in &events {
            table.apply(event, Timestamp::UNIX_EPOCH).expect("a legal event");
        }
        let saved = transaction.tables().save(&table, &events, Timestamp::UNIX_EPOCH).await;
        assert!(saved.expect("a query"), "it is as it was loaded");
        transaction.commit().await.expect("on disk");
        table
    }

    /// The query plan of SQLite.
    pub(super) async fn plan(store: &Store, query: &str) -> Vec<String> {
        let mut transaction = store.read().await.expect("a reader");
        let query = transaction.query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")));
        query.all(|row| row.get("detail")).await.expect("a plan")
    }

    #[tokio::test]
    async fn a_dropped_transaction_is_rolled_back() {
        let store = temporary().await;
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.expect("a table");
        drop(transaction);
        let found = store.read().await.expect("a reader").tables().load(id).await.expect("a query");
        assert!(found.is_none());
    }

    /// The types forbid it, and so does the database.
    #[tokio::test]
    async fn readers_cannot_write() {
        let store = temporary().await;
        let mut transaction = store.read().await.expect("a reader");
        let written = transaction.query("INSERT INTO players (id, name) VALUES (1, 'Ana')");
        assert!(written.execute().await.is_err());
    }

    #[tokio::test]
    async fn the_schema_holds_one_table_per_channel_and_one_event_per_number() {
        let store = temporary().await;
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        assert!(transaction.tables().insert(&new_table(), Timestamp::UNIX_EPOCH).await.is_err());
        drop(transaction);
        let mut transaction = store.write().await.expect("a writer");
        let again = [Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() }];
        let saved = transaction.tables().save(&table, &again, Timestamp::UNIX_EPOCH).await.expect("a query");
        assert!(!saved, "it was written before");
        let number = table.event_count() - 1;
        let mut tables = transaction.tables();
        assert!(tables.save_events(table.id(), number, &again, Timestamp::UNIX_EPOCH).await.is_err());
    }

    #[tokio::test]
    async fn damaged_data_are_an_error_and_no_panic() {
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
            "UPDATE tables SET rules_version = 3",
            "UPDATE events SET kind = 'draw-offered', seat = 7 WHERE kind = 'turned'",
            "DELETE FROM seats",
        ] {
            let store = temporary().await;
            let table = begun(&store).await;
            let mut transaction = store.write().await.expect("a writer");
            transaction.query(damage).execute().await.expect(damage);
            let error = transaction.tables().load(table.id()).await.expect_err(damage);
            assert_eq!(error.broken_table(), Some(table.id()), "{damage}");
        }
    }
}
