//! PostgreSQL: a pool of connections, each of which reads or writes.

use super::dialect::within;
use super::shard_locks::ShardLocks;
use super::{Shards, StoreError, migrations};
use crate::retry::RetryPolicy;
use parking_lot::RwLock;
use sqlx::pool::PoolOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, PgPool, Postgres};
use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::sleep;

/// Connections of one process.
const MAX_CONNECTIONS: u32 = 16;

/// How long to wait for the server: for a connection, an answer, a row that another process writes. What a person waits
/// for is tried again before nobody waits for it any longer.
pub(super) const TIMEOUT: Duration = Duration::from_secs(3);

/// How long one that has not been used is taken to be still there.
const MAX_UNCHECKED_IDLE: Duration = Duration::from_secs(1);

/// So long a server that fails in the middle of it is tried again where a process begins.
pub(super) const STARTUP_TIMEOUT: Duration = Duration::from_secs(8);

/// Before it is tried again to begin.
const RETRY_DELAY: Duration = Duration::from_millis(50);
/// Before it is asked again whether others still connect to Discord, which takes each of them seconds.
const CONNECT_POLL_INTERVAL: Duration = Duration::from_millis(500);

/// Transactions see one moment of the database, and of two that change the same row one fails.
pub(super) const WRITE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";
/// What may be lost if the server's machine loses its power just then.
pub(super) const WRITE_RELAXED: &str =
    "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL synchronous_commit = off";
pub(super) const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// An open database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Open {
    pub(super) pool: PgPool,
    options: Arc<PgConnectOptions>,
    shard_locks: Arc<Mutex<Option<ShardLocks>>>,
    /// What is served and looked after, as it was last known.
    shards: Arc<RwLock<Vec<Shards>>>,
}

impl Open {
    /// Opens the database and brings it up to date.
    pub(super) async fn new(options: &PgConnectOptions) -> Result<Open, StoreError> {
        retry(STARTUP_TIMEOUT, || Open::try_new(options)).await
    }

    async fn try_new(options: &PgConnectOptions) -> Result<Open, StoreError> {
        // A pool tries again and again, and does not say why.
        let mut connection = connect(options).await?;
        migrations::migrate_server(&mut connection).await?;
        connection.close().await?;
        let options = options.clone().options([
            ("lock_timeout", "2s"),
            // Whoever is cut off in the middle holds others up no longer than this.
            ("idle_in_transaction_session_timeout", "10s"),
            ("tcp_keepalives_idle", "10"),
            ("tcp_keepalives_interval", "5"),
            ("tcp_keepalives_count", "2"),
        ]);
        let pool = connections().connect_with(options.clone()).await?;
        let shards = Arc::new(RwLock::new(vec![Shards::ALL]));
        Ok(Open { pool, options: Arc::new(options), shard_locks: Arc::default(), shards })
    }

    /// Begins a transaction. A connection that was lost while nobody used it is made anew.
    pub(super) async fn begin(
        &self,
        how: &'static str,
    ) -> Result<sqlx::Transaction<'static, Postgres>, StoreError> {
        // What may have to connect anew is large, and part of everything that is done in a transaction.
        retry(TIMEOUT, || Box::pin(within(TIMEOUT, self.pool.begin_with(how)))).await
    }

    pub(super) async fn serve(&self, shards: Shards) -> Result<(), StoreError> {
        let serving = retry(STARTUP_TIMEOUT, || ShardLocks::begin(&self.options, shards)).await?;
        self.know(&serving);
        *self.shard_locks.lock().await = Some(serving);
        Ok(())
    }

    pub(super) fn shards(&self) -> Vec<Shards> {
        self.shards.read().clone()
    }

    fn know(&self, serving: &ShardLocks) {
        *self.shards.write() = serving.all();
    }

    pub(super) async fn claim_orphaned_shards(&self) -> Result<Vec<Shards>, StoreError> {
        let mut held = self.shard_locks.lock().await;
        let Some(serving) = held.as_mut() else { return Ok(Vec::new()) };
        match serving.claim_orphaned_shards().await {
            Ok(new) => {
                self.know(serving);
                Ok(new)
            }
            Err(error) => {
                tracing::warn!(%error, "what others serve cannot be seen");
                // With the connection the locks are gone.
                let anew = serving.anew(&self.options).await?;
                self.know(&anew);
                *held = Some(anew);
                Ok(Vec::new())
            }
        }
    }

    pub(super) async fn acquire_connect_slot(&self, max_concurrency: u32) -> Result<(), StoreError> {
        loop {
            // A process that serves nothing disturbs nobody.
            let is_let = match self.shard_locks.lock().await.as_mut() {
                Some(serving) => serving.acquire_connect_slot(max_concurrency).await,
                None => Ok(true),
            };
            match is_let {
                Ok(true) => return Ok(()),
                Ok(false) => sleep(CONNECT_POLL_INTERVAL).await,
                Err(error) if error.is_transient() => {
                    // It may be lost again at once: then it is for the next time.
                    match self.claim_orphaned_shards().await {
                        Err(error) if error.is_shard_conflict() => return Err(error),
                        _ => sleep(CONNECT_POLL_INTERVAL).await,
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    pub(super) async fn release_connect_slot(&self) -> Result<(), StoreError> {
        match self.shard_locks.lock().await.as_mut() {
            Some(serving) => serving.release_connect_slot().await,
            None => Ok(()),
        }
    }

    pub(super) async fn close(&self) {
        drop(self.shard_locks.lock().await.take());
        self.pool.close().await;
    }
}

/// Runs an operation again, from its beginning, where the server failed in the middle of it, for up to this time.
pub(super) async fn retry<T, W>(max_elapsed: Duration, operation: impl Fn() -> W) -> Result<T, StoreError>
where
    W: Future<Output = Result<T, StoreError>>,
{
    let policy =
        RetryPolicy { min_delay: RETRY_DELAY, max_delay: RETRY_DELAY, max_elapsed, max_retries: None };
    policy.retry(operation, StoreError::is_transient).await
}

/// One connection. Says what has to be mended where there can be none.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    // What it has to say about a schema that is there already is no news.
    let options = options.clone().options([("client_min_messages", "warning")]);
    within(TIMEOUT, options.connect()).await.map_err(|error| match error {
        StoreError::Timeout => StoreError::Unreachable(None),
        // One that is cut off has answered.
        StoreError::Database(sqlx::Error::Io(error))
            if !matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset) =>
        {
            StoreError::Unreachable(Some(error))
        }
        StoreError::Database(sqlx::Error::Database(error)) => match error.code().as_deref() {
            Some("28P01" | "28000") => StoreError::AuthenticationFailed(sqlx::Error::Database(error)),
            Some("3D000") => StoreError::DatabaseMissing,
            _ => sqlx::Error::Database(error).into(),
        },
        error => error,
    })
}

async fn is_there(connection: &mut PgConnection) -> bool {
    matches!(tokio::time::timeout(MAX_UNCHECKED_IDLE, connection.ping()).await, Ok(Ok(())))
}

/// A pool that asks a server nothing more than need be, and gives up a connection over which nothing comes any more.
fn connections() -> PoolOptions<Postgres> {
    PoolOptions::new()
        .max_connections(MAX_CONNECTIONS)
        .acquire_timeout(TIMEOUT)
        .test_before_acquire(false)
        .before_acquire(|connection: &mut PgConnection, known| {
            Box::pin(async move { Ok(known.idle_for < MAX_UNCHECKED_IDLE || is_there(connection).await) })
        })
        // What was left undone is undone with it.
        .after_release(|connection: &mut PgConnection, _| {
            Box::pin(async move { Ok(is_there(connection).await) })
        })
}
