use super::dialect::{Connection, Row};
use super::server::RESPONSE_TIMEOUT;
use super::shard_locks::ShardLocks;
use super::{Address, Read, Result, Shards, Transaction, Write, postgres, sqlite};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) backend: Backend,
    /// The number of commits of [`Store::write`].
    commit_count: Arc<AtomicU64>,
}

#[derive(Clone, Debug)]
pub(super) enum Backend {
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

    /// Checks that a file of SQLite is still where it was opened. SQLite writes to one that was removed or replaced, too, but what is
    /// written there is lost when the process ends.
    ///
    /// # Errors
    ///
    /// [`StoreError::FileMoved`] if it is not.
    pub fn ensure_in_place(&self) -> Result<()> {
        match &self.backend {
            Backend::Sqlite(database) => database.ensure_in_place(),
            Backend::Postgres(_) => Ok(()),
        }
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
    pub(super) async fn read_row(&self, sql: &'static str, id: i64) -> Result<Option<Row>> {
        match &self.backend {
            Backend::Sqlite(database) => {
                let mut connection = Box::pin(database.readers.acquire()).await?;
                Connection::Sqlite(&mut connection).query(sql).bind(id).optional_row().await
            }
            Backend::Postgres(database) => {
                let mut connection = Box::pin(database.pool.acquire()).await?;
                let connection = Connection::Postgres(&mut connection, RESPONSE_TIMEOUT);
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
    pub(crate) fn shards(&self) -> Vec<Shards> {
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
