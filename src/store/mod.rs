//! What must survive a restart, in SQLite or PostgreSQL through sqlx: one file per table of the schema. SQL is nowhere
//! else, and what differs between the two is in [`mod@dialect`].
//!
//! It stores and finds, and decides nothing. All of it happens in a [`Transaction`], which sees one moment of the
//! database: [`Store::read`] begins one that reads, [`Store::write`] one that writes as well, and a commit is on disk when
//! it returns. On SQLite there is one writer at a time, in whatever order they come ([`mod@writer`]).

mod address;
mod backup;
mod copy;
mod deliveries;
mod dialect;
mod events;
mod guild_settings;
mod migrations;
mod players;
mod postgres;
mod preferences;
mod quarantine;
mod ratings;
mod results;
mod schedule;
mod seats;
mod shard_locks;
mod shards;
mod sqlite;
mod tables;
mod transaction;
mod vacations;
mod writer;

pub use address::{Address, AddressError};
pub use copy::{CopyError, CopyProgress, CopyReport};
pub use deliveries::{Deliveries, DisplayedMessage};
pub use guild_settings::GuildSettings;
pub use migrations::SchemaState;
pub use players::Players;
pub use preferences::{BoardOrientation, Preferences, Settings};
pub use quarantine::{Quarantine, QuarantineReason};
pub use ratings::Ratings;
pub use results::{RatedResult, Results};
pub use schedule::Schedule;
pub use seats::{ExportedGame, PlayerTable, Seats};
pub use shards::{Shards, ShardsError};
pub use tables::Tables;
pub use transaction::{Read, Transaction, Write};
pub use vacations::Vacation;

use crate::table::{self, ChannelId, GuildId, MessageId, PlayerId, TableId};
use dialect::{Connection, Query};
use sqlx::pool::PoolConnection;
use sqlx::{Postgres, Sqlite};
use std::path::Path;
use std::sync::Arc;
use thiserror::Error;

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(sqlite::Open),
    Postgres(postgres::Open),
}

impl Store {
    /// Opens the database in this file, which is made if need be, and brings it up to date. Without a path it lies in
    /// a temporary folder and goes when the last clone does.
    pub async fn open(path: Option<&Path>) -> Result<Store, StoreError> {
        Ok(Store { backend: Backend::Sqlite(sqlite::Open::new(path).await?) })
    }

    /// Opens the database at this address and brings it up to date. A file is made if need be.
    pub async fn connect(address: &Address) -> Result<Store, StoreError> {
        match address {
            Address::File(path) => Store::open(Some(path)).await,
            Address::Server(options) => {
                Ok(Store { backend: Backend::Postgres(postgres::Open::new(options).await?) })
            }
        }
    }

    /// Begins to write; on SQLite it waits for the one who writes now.
    pub async fn write(&self) -> Result<Transaction<Write>, StoreError> {
        match &self.backend {
            Backend::Sqlite(open) => open.writer.begin(true).await,
            Backend::Postgres(open) => Ok(Transaction::on_server(open.begin(postgres::WRITE).await?)),
        }
    }

    /// Begins to write what may be lost if the machine loses its power just then, and costs no wait for the disk; on
    /// SQLite the next commit that is put on disk takes it along.
    pub async fn write_relaxed(&self) -> Result<Transaction<Write>, StoreError> {
        match &self.backend {
            Backend::Sqlite(open) => open.writer.begin(false).await,
            Backend::Postgres(open) => Ok(Transaction::on_server(open.begin(postgres::WRITE_RELAXED).await?)),
        }
    }

    /// Begins to read.
    pub async fn read(&self) -> Result<Transaction<Read>, StoreError> {
        match &self.backend {
            Backend::Sqlite(open) => Ok(Transaction::of_reader(Box::pin(open.readers.begin()).await?)),
            Backend::Postgres(open) => Ok(Transaction::on_server(open.begin(postgres::READ).await?)),
        }
    }

    /// For one query that reads.
    async fn read_connection(&self) -> Result<ReadConnection, StoreError> {
        Ok(match &self.backend {
            Backend::Sqlite(open) => ReadConnection::Sqlite(Box::pin(open.readers.acquire()).await?),
            Backend::Postgres(open) => ReadConnection::Postgres(Box::pin(open.pool.acquire()).await?),
        })
    }

    /// Serves these shards until it is closed; an error if another process serves one of them. A file is kept for one
    /// process otherwise.
    pub async fn serve(&self, shards: Shards) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(open) => open.serve(shards).await,
        }
    }

    /// The shards whose tables are this process's concern: those that it serves, and those of processes that have died.
    pub(super) fn shards(&self) -> Vec<Shards> {
        match &self.backend {
            Backend::Sqlite(_) => vec![Shards::ALL],
            Backend::Postgres(open) => open.shards(),
        }
    }

    /// Looks after what nobody serves. Says what is new of it. An error that does not pass: others serve these shards by
    /// now.
    pub async fn claim_orphaned_shards(&self) -> Result<Vec<Shards>, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(open) => open.claim_orphaned_shards().await,
        }
    }

    /// Waits until no other process connects to Discord that this one would disturb, and keeps such others from it until
    /// [`Store::release_connect_slot`]. Shards disturb each other whose numbers are the same modulo `max_concurrency`, which Discord
    /// calls `max_concurrency`.
    pub async fn acquire_connect_slot(&self, max_concurrency: u32) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(open) => open.acquire_connect_slot(max_concurrency).await,
        }
    }

    /// Others may connect.
    pub async fn release_connect_slot(&self) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(open) => open.release_connect_slot().await,
        }
    }

    /// Do other processes write what this one has read?
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Closes it, for all clones: what was written to a file lies in that one file then, and nowhere else.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(open) => open.close().await,
            Backend::Postgres(open) => open.close().await,
        }
    }
}

/// A connection for one look, outside of any transaction.
enum ReadConnection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl ReadConnection {
    fn query(&mut self, sql: &'static str) -> Query<'_> {
        match self {
            ReadConnection::Sqlite(connection) => Connection::Sqlite(connection).query(sql),
            ReadConnection::Postgres(connection) => {
                Connection::Postgres(connection, postgres::TIMEOUT).query(sql)
            }
        }
    }
}

/// Why the store failed: never a fault of a player.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database did not do as it was told.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The same, for all who wrote at that time.
    #[error("the database could not be written")]
    SharedCommit(#[source] Arc<sqlx::Error>),
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// The server of the database does not answer in time.
    #[error("the database is too slow, or cut off")]
    Timeout,
    /// Nothing answers there.
    #[error("no PostgreSQL answers there: is it running, and are the host and the port right?")]
    Unreachable(#[source] Option<std::io::Error>),
    /// The server lets nobody in by that name and password.
    #[error("the server refuses this user or password: correct it in the address of the database")]
    AuthenticationFailed(#[source] sqlx::Error),
    /// Another process serves it.
    #[error(
        "another process serves the database in shard {shard}: end that one first, or serve others with --shards"
    )]
    ShardTaken {
        /// One of those that were wanted.
        shard: Shards,
    },
    /// Other processes count otherwise.
    #[error(
        "other processes serve the database in {0} shards: count as many in --shards, or end those first"
    )]
    ShardCountMismatch(u32),
    /// The server has no such database.
    #[error("the server has no database of that name: make it with createdb, or name another one")]
    DatabaseMissing,
    /// The database could not be brought up to date.
    #[error("the database cannot be brought up to date")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// The database has seen a newer version of this program.
    #[error("a newer version of bside has written it: run that version, or name another database")]
    SchemaTooNew,
    /// There is no place for a database.
    #[error("no file can be made in its folder")]
    CreateFile(#[source] std::io::Error),
    /// A copy is not what it should be.
    #[error("the copy is damaged: {0}")]
    CorruptBackup(String),
    /// What is stored of a table makes no sense.
    #[error("table {table} cannot be read: {what}")]
    CorruptTable {
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
    UnsupportedRules {
        /// Which.
        table: TableId,
        /// The version.
        version: i64,
    },
}

impl StoreError {
    /// Does another process serve what this one is to serve?
    pub fn is_shard_conflict(&self) -> bool {
        matches!(self, StoreError::ShardTaken { .. } | StoreError::ShardCountMismatch(_))
    }

    /// Is it worth another try? Somebody else has written the same rows at the same time, or the server was away. Whether
    /// what was committed last is on disk is not known then.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Timeout => true,
            StoreError::Database(sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut) => true,
            StoreError::Database(sqlx::Error::Database(error)) => match error.code().as_deref() {
                // Of five letters they are PostgreSQL's: the row was written since, two wait for each other, a lock is
                // waited for too long, the same row is new in two places, one goes that another names; the server ends,
                // begins, or has no room.
                Some("40001" | "40P01" | "55P03" | "23505" | "23503") => true,
                Some("25P03" | "57P01" | "57P02" | "57P03" | "53300") => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// The table that cannot be rebuilt, if that is what is wrong: it will not be better the next time.
    pub fn broken_table(&self) -> Option<TableId> {
        match self {
            StoreError::CorruptTable { table, .. }
            | StoreError::Replay { table, .. }
            | StoreError::UnsupportedRules { table, .. } => Some(*table),
            _ => None,
        }
    }
}

/// A 64-bit value without a sign. A database stores the same bits as its signed 64-bit integer.
trait Unsigned {
    fn from_bits(bits: u64) -> Self;

    fn to_bits(self) -> u64;
}

impl Unsigned for u64 {
    fn from_bits(bits: u64) -> u64 {
        bits
    }

    fn to_bits(self) -> u64 {
        self
    }
}

impl Unsigned for PlayerId {
    fn from_bits(bits: u64) -> PlayerId {
        PlayerId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for ChannelId {
    fn from_bits(bits: u64) -> ChannelId {
        ChannelId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for GuildId {
    fn from_bits(bits: u64) -> GuildId {
        GuildId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for MessageId {
    fn from_bits(bits: u64) -> MessageId {
        MessageId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

fn to_db(value: impl Unsigned) -> i64 {
    value.to_bits().cast_signed()
}

fn from_db<T: Unsigned>(column: i64) -> T {
    T::from_bits(column.cast_unsigned())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{Event, Opening, Player, Table};
    use bside_test_support::database;

    /// The database that goes by this file.
    pub(crate) async fn at(file: &Path) -> Store {
        let address = database::url(file).await.parse().expect("an address");
        Store::connect(&address).await.expect("a database")
    }

    /// A database of nobody else's.
    pub(crate) async fn temporary() -> Store {
        let folder = tempfile::tempdir().expect("a folder");
        match database::is_postgres() {
            true => at(folder.path()).await,
            false => Store::open(None).await.expect("a database"),
        }
    }

    /// All but what is about files.
    #[test]
    fn on_postgres_everything_holds_as_well() {
        let without = [
            "on_postgres",
            "store::writer",
            "store::backup",
            "store::migrations",
            "store::sqlite",
            "without_looking",
        ];
        database::rerun_on_postgres(&["store::", "host::"], &without);
    }

    pub(super) fn opening() -> Opening {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let by = Player { id: PlayerId(1), name: "Ana".to_owned() };
        Opening { guild: Some(GuildId(7)), ..Opening::new(ChannelId(70), by, setup) }
    }

    /// A table at which one turn was played.
    pub(super) async fn begun(store: &Store) -> Table {
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&opening(), 0).await.expect("a table");
        let mut table = Table::open(id, opening(), 0).expect("a fair opening");
        let ben = Player { id: PlayerId(2), name: "Ben".to_owned() };
        let events = [
            Event::Joined { seat: 1, player: ben },
            Event::Started { first: 0 },
            Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() },
        ];
        for event in &events {
            table.apply(event, 0).expect("a legal event");
        }
        assert!(
            transaction.tables().save(&table, &events, 0).await.expect("a query"),
            "it is as it was loaded"
        );
        transaction.commit().await.expect("on disk");
        table
    }

    /// How the database goes about a query.
    pub(super) async fn plan(store: &Store, query: &str) -> Vec<String> {
        let mut transaction = store.read().await.expect("a reader");
        let query = format!("EXPLAIN QUERY PLAN {query}").leak();
        let steps: Vec<(i64, i64, i64, String)> = transaction.query(query).all().await.expect("a plan");
        steps.into_iter().map(|(_, _, _, step)| step).collect()
    }

    #[tokio::test]
    async fn a_transaction_dropped_leaves_nothing() {
        let store = temporary().await;
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&opening(), 0).await.expect("a table");
        drop(transaction);
        let found = store.read().await.expect("a reader").tables().load(id).await.expect("a query");
        assert!(found.is_none());
    }

    /// The types forbid it; the database would as well.
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
        assert!(transaction.tables().insert(&opening(), 0).await.is_err());
        drop(transaction);
        let mut transaction = store.write().await.expect("a writer");
        let again = [Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() }];
        let saved = transaction.tables().save(&table, &again, 0).await.expect("a query");
        assert!(!saved, "it was written before");
        let number = table.event_count() - 1;
        assert!(transaction.tables().save_events(table.id(), number, &again, 0).await.is_err());
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
