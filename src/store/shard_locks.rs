//! Which shards a process serves on a server of PostgreSQL, in locks that last as long as its connection: a process that
//! dies has none. The shards of one that has died are looked after by whoever is first, until they are served again.

use super::postgres::{TIMEOUT, connect};
use super::{Shards, StoreError};
use crate::retry::RetryPolicy;
use crate::store::dialect::within;
use sqlx::PgConnection;
use sqlx::postgres::PgConnectOptions;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// What is locked, each by the number of a shard; the total by itself, by all who go by it.
const SERVED: i32 = 0x62_73_69_01;
const LOOKED_AFTER: i32 = 0x62_73_69_02;
const TOTAL: i32 = 0x62_73_69_03;
/// By whoever connects to Discord just now, each by the number of those that disturb each other.
const CONNECTING: i32 = 0x62_73_69_04;

/// How long those of a process that has just gone may be there still, and whoever looks after its shards has time to stop.
const GONE: Duration = Duration::from_secs(12);
const PAUSE: Duration = Duration::from_millis(100);
/// For shards that another process is about to give up.
const LOCK_RETRY: RetryPolicy =
    RetryPolicy { min_delay: PAUSE, max_delay: PAUSE, max_elapsed: TIMEOUT, max_retries: None };
/// Shards are looked after that were found so often in a row to be served by nobody: whoever has only lost the connection
/// has another one by then.
const MISSED: u32 = 3;

/// The numbers that somebody holds of what is locked so.
const HELD: &str = "SELECT DISTINCT objid::BIGINT FROM pg_locks
 WHERE locktype = 'advisory' AND classid::BIGINT = $1 AND objsubid = 2 AND granted
 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// Ends a connection, if it holds what is locked so.
const END: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM
    (SELECT DISTINCT pid FROM pg_locks WHERE pid = $1 AND locktype = 'advisory' AND classid::BIGINT = $2) AS own";

/// What this process serves and looks after.
#[derive(Debug)]
pub(super) struct ShardLocks {
    connection: PgConnection,
    /// The number of the connection on the server.
    number: i32,
    shards: Shards,
    looked_after: BTreeSet<u32>,
    /// Which others it keeps from connecting to Discord.
    connecting: BTreeSet<u32>,
    /// How often in a row nobody was found to serve a shard.
    missed: BTreeMap<u32, u32>,
}

impl ShardLocks {
    /// Begins to serve these, unless another process does and goes on doing so.
    pub(super) async fn begin(options: &PgConnectOptions, shards: Shards) -> Result<ShardLocks, StoreError> {
        ShardLocks::over(connect(options).await?, shards).await
    }

    /// Goes on over another connection. The one before may still be there for the server, with all that it holds.
    pub(super) async fn anew(&self, options: &PgConnectOptions) -> Result<ShardLocks, StoreError> {
        let mut connection = connect(options).await?;
        let end = sqlx::query(END).bind(self.number).bind(i64::from(SERVED));
        within(TIMEOUT, end.execute(&mut connection)).await?;
        ShardLocks::over(connection, self.shards).await
    }

    async fn over(mut connection: PgConnection, shards: Shards) -> Result<ShardLocks, StoreError> {
        let number = sqlx::query_scalar("SELECT pg_backend_pid()");
        let number = within(TIMEOUT, number.fetch_one(&mut connection)).await?;
        let (looked_after, connecting, missed) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        let serving = ShardLocks { connection, number, shards, looked_after, connecting, missed };
        let started = Instant::now();
        let (mut serving, locked) =
            LOCK_RETRY.retry_with(serving, ShardLocks::attempt_locks, StoreError::is_shard_conflict).await;
        locked?;
        // Whoever looks after them sees that they are served.
        while started.elapsed() < GONE {
            let held = serving.held(LOOKED_AFTER).await?;
            if !shards.numbers().any(|shard| held.contains(&shard)) {
                break;
            }
            sleep(PAUSE).await;
        }
        Ok(serving)
    }

    /// Locks the shards that are to be served, or none of them.
    async fn attempt_locks(mut self) -> (ShardLocks, Result<(), StoreError>) {
        let mut result = self.lock_shards().await;
        if result.as_ref().is_err_and(StoreError::is_shard_conflict) {
            let unlock = sqlx::query("SELECT pg_advisory_unlock_all()::TEXT");
            let unlocked = within(TIMEOUT, unlock.execute(&mut self.connection)).await;
            result = unlocked.and(result);
        }
        (self, result)
    }

    async fn lock_shards(&mut self) -> Result<(), StoreError> {
        let total = self.shards.total();
        self.lock("SELECT pg_try_advisory_lock_shared($1, $2)", TOTAL, total).await?;
        if let Some(other) = self.held(TOTAL).await?.into_iter().find(|other| *other != total) {
            return Err(StoreError::ShardCountMismatch(other));
        }
        for shard in self.shards.numbers() {
            if !self.lock("SELECT pg_try_advisory_lock($1, $2)", SERVED, shard).await? {
                return Err(StoreError::ShardTaken { shard: Shards::one(shard, total) });
            }
        }
        Ok(())
    }

    /// Looks after shards that nobody serves, and leaves those alone that somebody does again. Says which are new.
    pub(super) async fn claim_orphaned_shards(&mut self) -> Result<Vec<Shards>, StoreError> {
        let total = self.shards.total();
        let served = self.held(SERVED).await?;
        for shard in self.looked_after.clone() {
            if served.contains(&shard) {
                self.looked_after.remove(&shard);
                self.lock("SELECT pg_advisory_unlock($1, $2)", LOOKED_AFTER, shard).await?;
            }
        }
        let mut new = Vec::new();
        self.missed.retain(|shard, _| !served.contains(shard));
        for shard in (0..total).filter(|shard| !served.contains(shard)) {
            let missed = self.missed.entry(shard).or_default();
            *missed += 1;
            if *missed >= MISSED
                && !self.looked_after.contains(&shard)
                && self.lock("SELECT pg_try_advisory_lock($1, $2)", LOOKED_AFTER, shard).await?
            {
                self.looked_after.insert(shard);
                new.push(Shards::one(shard, total));
            }
        }
        Ok(new)
    }

    /// Those that it serves, then those that it looks after.
    pub(super) fn all(&self) -> Vec<Shards> {
        let total = self.shards.total();
        let others = self.looked_after.iter().map(|shard| Shards::one(*shard, total));
        [self.shards].into_iter().chain(others).collect()
    }

    /// `false` while another process connects to Discord that this one would disturb.
    pub(super) async fn acquire_connect_slot(&mut self, max_concurrency: u32) -> Result<bool, StoreError> {
        let groups: BTreeSet<u32> = self.shards.numbers().map(|shard| shard % max_concurrency).collect();
        for group in groups {
            let is_let = self.connecting.contains(&group)
                || self.lock("SELECT pg_try_advisory_lock($1, $2)", CONNECTING, group).await?;
            if !is_let {
                // Two that wait for each other would wait for ever.
                self.release_connect_slot().await?;
                return Ok(false);
            }
            self.connecting.insert(group);
        }
        Ok(true)
    }

    pub(super) async fn release_connect_slot(&mut self) -> Result<(), StoreError> {
        while let Some(group) = self.connecting.pop_first() {
            self.lock("SELECT pg_advisory_unlock($1, $2)", CONNECTING, group).await?;
        }
        Ok(())
    }

    async fn lock(&mut self, how: &'static str, what: i32, number: u32) -> Result<bool, StoreError> {
        // There are at most some thousand shards.
        let query = sqlx::query_scalar(how).bind(what).bind(number.cast_signed());
        within(TIMEOUT, query.fetch_one(&mut self.connection)).await
    }

    async fn held(&mut self, what: i32) -> Result<BTreeSet<u32>, StoreError> {
        let query = sqlx::query_scalar(HELD).bind(i64::from(what));
        let held: Vec<i64> = within(TIMEOUT, query.fetch_all(&mut self.connection)).await?;
        Ok(held.into_iter().filter_map(|number| u32::try_from(number).ok()).collect())
    }
}
