//! PostgreSQL: a pool of connections.

use super::dialect::within;
use super::server::{RESPONSE_TIMEOUT, connect, ensure_writable};
use super::shard_locks::ShardLocks;
use super::{Result, Shards, StoreError, Transaction, migrations};
use crate::retry::RetryPolicy;
use parking_lot::RwLock;
use sqlx::pool::PoolOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection as _, Executor as _, PgConnection, PgPool, Postgres};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::sleep;

/// Upper bound of the connections of one process.
const MAX_CONNECTIONS: u32 = 16;

/// A connection that was idle for longer is checked before it is used.
const MAX_UNCHECKED_IDLE: Duration = Duration::from_secs(1);

/// How long to retry during start-up while the server is unavailable.
pub(super) const STARTUP_TIMEOUT: Duration = Duration::from_secs(8);

/// The delay before a transaction or a connection is tried again.
const RETRY_DELAY: Duration = Duration::from_millis(50);
/// The interval of checks whether other processes still connect to Discord, which takes seconds.
const CONNECT_POLL_INTERVAL: Duration = Duration::from_millis(500);

/// Transactions see one snapshot, and of two that change the same row one fails.
pub(super) const WRITE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";
/// The commit of such a transaction does not wait for the disk.
pub(super) const WRITE_RELAXED: &str =
    "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL synchronous_commit = off";
pub(super) const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Ends a transaction that was dropped while it began, which sqlx leaves open: what the connection wrote next would be lost. Also
/// completes a rollback that sqlx has queued. A lone `ROLLBACK` outside of a transaction would be a warning in the server's log.
const END_TRANSACTION: &str = "BEGIN; ROLLBACK";

/// An open database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) pool: PgPool,
    options: Arc<PgConnectOptions>,
    shard_locks: Arc<Mutex<Option<ShardLocks>>>,
    /// The shards that were served or taken over at the last check.
    shards: Arc<RwLock<Vec<Shards>>>,
}

impl Database {
    /// Connects and migrates.
    pub(super) async fn open(options: &PgConnectOptions) -> Result<Database> {
        retry(STARTUP_TIMEOUT, || Database::try_to_open(options, false)).await
    }

    /// Connects without migrating. No transaction can write.
    pub(super) async fn open_read_only(options: &PgConnectOptions) -> Result<Database> {
        let options = options.clone().options([("default_transaction_read_only", "on")]);
        retry(STARTUP_TIMEOUT, || Database::try_to_open(&options, true)).await
    }

    async fn try_to_open(options: &PgConnectOptions, is_read_only: bool) -> Result<Database> {
        // One connection before the pool, which would retry without telling the error.
        let mut connection = connect(options).await?;
        if !is_read_only {
            ensure_writable(&mut connection).await?;
            migrations::migrate_postgres(&mut connection).await?;
        }
        connection.close().await?;
        let options = options.clone().options([
            ("lock_timeout", "2s"),
            // Also of a statement that is a transaction itself.
            ("default_transaction_isolation", "repeatable read"),
            // How long a process that was cut off in a transaction can block others.
            ("idle_in_transaction_session_timeout", "10s"),
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "2"),
        ]);
        let pool = pool_options().connect_with(options.clone()).await?;
        let shards = Arc::new(RwLock::new(vec![Shards::ALL]));
        Ok(Database { pool, options: Arc::new(options), shard_locks: Arc::default(), shards })
    }

    /// Begins a transaction. Replaces a connection that was lost while it was idle.
    pub(super) async fn begin<A>(&self, begin: &'static str) -> Result<Transaction<A>> {
        // Boxed: the future of a new connection is large, and part of every future with a transaction.
        let begin = || Box::pin(within(RESPONSE_TIMEOUT, self.pool.begin_with(begin)));
        retry(RESPONSE_TIMEOUT, begin).await.map(Transaction::postgres)
    }

    pub(super) async fn serve(&self, shards: Shards) -> Result<()> {
        let locks = retry(STARTUP_TIMEOUT, || ShardLocks::begin(&self.options, shards)).await?;
        self.update_shards(&locks);
        *self.shard_locks.lock().await = Some(locks);
        Ok(())
    }

    pub(super) fn shards(&self) -> Vec<Shards> {
        self.shards.read().clone()
    }

    fn update_shards(&self, locks: &ShardLocks) {
        *self.shards.write() = locks.all();
    }

    pub(super) async fn claim_orphaned_shards(&self) -> Result<Vec<Shards>> {
        let mut held = self.shard_locks.lock().await;
        let Some(locks) = held.as_mut() else { return Ok(Vec::new()) };
        match locks.claim_orphaned_shards().await {
            Ok(new) => {
                self.update_shards(locks);
                Ok(new)
            }
            Err(error) => {
                tracing::warn!(%error, "the shards of other processes could not be read");
                // The locks ended with the connection.
                let reconnected = locks.reconnect(&self.options).await?;
                self.update_shards(&reconnected);
                *held = Some(reconnected);
                Ok(Vec::new())
            }
        }
    }

    pub(super) async fn acquire_connect_slot(&self, max_concurrency: u32) -> Result<()> {
        loop {
            // A process without shard locks need not wait.
            let is_free = match self.shard_locks.lock().await.as_mut() {
                Some(locks) => locks.acquire_connect_slot(max_concurrency).await,
                None => Ok(true),
            };
            match is_free {
                Ok(true) => return Ok(()),
                Ok(false) => sleep(CONNECT_POLL_INTERVAL).await,
                Err(error) if error.is_transient() => {
                    // Replaces the connection of the locks if it is lost. If that fails, the loop tries again.
                    match self.claim_orphaned_shards().await {
                        Err(error) if error.is_shard_conflict() => return Err(error),
                        _ => sleep(CONNECT_POLL_INTERVAL).await,
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) async fn release_connect_slot(&self) -> Result<()> {
        match self.shard_locks.lock().await.as_mut() {
            Some(locks) => locks.release_connect_slot().await,
            None => Ok(()),
        }
    }

    pub(super) async fn close(&self) {
        drop(self.shard_locks.lock().await.take());
        self.pool.close().await;
    }
}

/// Retries an operation from its beginning while the server fails, for up to this time.
pub(super) async fn retry<T, W>(max_elapsed: Duration, operation: impl Fn() -> W) -> Result<T>
where
    W: Future<Output = Result<T>>,
{
    let policy = RetryPolicy { min_delay: RETRY_DELAY, max_delay: RETRY_DELAY, max_elapsed };
    policy.retry(operation, StoreError::is_transient).await
}

/// Whether the server responds to this within [`MAX_UNCHECKED_IDLE`].
async fn responds<T>(response: impl Future<Output = Result<T, sqlx::Error>>) -> bool {
    matches!(tokio::time::timeout(MAX_UNCHECKED_IDLE, response).await, Ok(Ok(_)))
}

/// A pool that pings only connections that were idle for a while, and drops those that do not respond.
fn pool_options() -> PoolOptions<Postgres> {
    PoolOptions::new()
        .max_connections(MAX_CONNECTIONS)
        .acquire_timeout(RESPONSE_TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(|connection: &mut PgConnection, known| {
            let is_fresh = known.idle_for < MAX_UNCHECKED_IDLE;
            Box::pin(async move { Ok(is_fresh || responds(connection.ping()).await) })
        })
        .after_release(|connection: &mut PgConnection, _| {
            Box::pin(async move { Ok(responds(connection.execute(END_TRANSACTION)).await) })
        })
}
