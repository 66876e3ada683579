//! The shards that a process serves on PostgreSQL, as advisory locks of one connection: they end with the process. The
//! shards of a process that has died are taken over by another one until they are served again.

use super::dialect::{Connection, Query};
use super::server::{RESPONSE_TIMEOUT, connect};
use super::{Result, Shards, StoreError};
use crate::retry::RetryPolicy;
use sqlx::PgConnection;
use sqlx::postgres::PgConnectOptions;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Classes of advisory locks; the second key is the number of a shard. The total is locked, shared, by its value.
const SERVED: i32 = 0x62_73_69_01;
const TAKEN_OVER: i32 = 0x62_73_69_02;
const TOTAL: i32 = 0x62_73_69_03;
/// Held while a process identifies to Discord; the second key is the rate-limit bucket.
const CONNECTING: i32 = 0x62_73_69_04;

/// How long another process may take to give up shards that it has taken over.
const HANDOVER_TIMEOUT: Duration = Duration::from_secs(12);
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// The locks of a process that has just ended may exist for a moment.
const LOCK_RETRY: RetryPolicy =
    RetryPolicy { min_delay: POLL_INTERVAL, max_delay: POLL_INTERVAL, max_elapsed: RESPONSE_TIMEOUT };
/// A shard is taken over when this many checks in a row find it unserved: a process that has only lost its connection has
/// another one by then.
const MAX_MISSED_CHECKS: u32 = 3;

/// The second keys of all held locks of a class.
const HELD_LOCKS: &str = "SELECT DISTINCT objid::BIGINT FROM pg_locks
 WHERE locktype = 'advisory' AND classid::BIGINT = $1 AND objsubid = 2 AND granted
 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

/// Ends a connection that holds a lock of a class.
const TERMINATE_LOCK_HOLDER: &str = "SELECT COUNT(pg_terminate_backend(pid)) FROM
    (SELECT DISTINCT pid FROM pg_locks WHERE pid = $1 AND locktype = 'advisory' AND classid::BIGINT = $2) AS own";

/// The shards that this process serves and has taken over.
#[derive(Debug)]
pub(super) struct ShardLocks {
    connection: PgConnection,
    /// The process id of the connection on the server.
    backend_pid: i32,
    shards: Shards,
    taken_over: BTreeSet<u32>,
    /// The locked rate-limit buckets of Discord.
    connecting: BTreeSet<u32>,
    /// The number of checks in a row that found a shard unserved.
    missed: BTreeMap<u32, u32>,
}

impl ShardLocks {
    /// Locks these shards, unless another process serves them.
    pub(super) async fn begin(options: &PgConnectOptions, shards: Shards) -> Result<ShardLocks> {
        ShardLocks::lock_with(connect(options).await?, shards).await
    }

    /// Locks the same shards with a new connection. Ends the previous one, which the server may still think alive.
    pub(super) async fn reconnect(&self, options: &PgConnectOptions) -> Result<ShardLocks> {
        let mut connection = connect(options).await?;
        let end = query(&mut connection, TERMINATE_LOCK_HOLDER);
        end.bind(self.backend_pid).bind(i64::from(SERVED)).execute().await?;
        ShardLocks::lock_with(connection, self.shards).await
    }

    async fn lock_with(mut connection: PgConnection, shards: Shards) -> Result<ShardLocks> {
        let backend_pid = query(&mut connection, "SELECT pg_backend_pid()").value().await?;
        let (taken_over, connecting, missed) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        let locks = ShardLocks { connection, backend_pid, shards, taken_over, connecting, missed };
        let started = Instant::now();
        let (mut locks, locked) =
            LOCK_RETRY.retry_with(locks, ShardLocks::attempt_locks, StoreError::is_shard_conflict).await;
        locked?;
        // A process that has taken them over gives them up at its next check.
        while started.elapsed() < HANDOVER_TIMEOUT {
            let held = locks.held(TAKEN_OVER).await?;
            if !shards.numbers().any(|shard| held.contains(&shard)) {
                break;
            }
            sleep(POLL_INTERVAL).await;
        }
        Ok(locks)
    }

    /// Locks all of these shards, or none of them.
    async fn attempt_locks(mut self) -> (ShardLocks, Result<()>) {
        let mut result = self.lock_shards().await;
        if result.as_ref().is_err_and(StoreError::is_shard_conflict) {
            let unlock = query(&mut self.connection, "SELECT pg_advisory_unlock_all()::TEXT");
            result = unlock.execute().await.and(result);
        }
        (self, result)
    }

    /// Checks that no other process serves one of these shards, without locking them.
    pub(super) async fn check(options: &PgConnectOptions, shards: Shards) -> Result<()> {
        let mut connection = connect(options).await?;
        check_total(&mut connection, shards.total()).await?;
        let served = held(&mut connection, SERVED).await?;
        match shards.numbers().find(|shard| served.contains(shard)) {
            Some(shard) => Err(StoreError::ShardTaken { shard: Shards::one(shard, shards.total()) }),
            None => Ok(()),
        }
    }

    async fn lock_shards(&mut self) -> Result<()> {
        let total = self.shards.total();
        self.lock("SELECT pg_try_advisory_lock_shared($1, $2)::INT::BIGINT", TOTAL, total).await?;
        check_total(&mut self.connection, total).await?;
        for shard in self.shards.numbers() {
            if !self.lock("SELECT pg_try_advisory_lock($1, $2)::INT::BIGINT", SERVED, shard).await? {
                return Err(StoreError::ShardTaken { shard: Shards::one(shard, total) });
            }
        }
        Ok(())
    }

    /// Takes over shards that no process serves, and gives up those that one serves again. Returns the new ones.
    pub(super) async fn claim_orphaned_shards(&mut self) -> Result<Vec<Shards>> {
        let total = self.shards.total();
        let served = self.held(SERVED).await?;
        for shard in self.taken_over.clone() {
            if served.contains(&shard) {
                self.taken_over.remove(&shard);
                self.lock("SELECT pg_advisory_unlock($1, $2)::INT::BIGINT", TAKEN_OVER, shard).await?;
            }
        }
        let mut new = Vec::new();
        self.missed.retain(|shard, _| !served.contains(shard));
        for shard in (0..total).filter(|shard| !served.contains(shard)) {
            let missed = self.missed.entry(shard).or_default();
            *missed += 1;
            if *missed >= MAX_MISSED_CHECKS
                && !self.taken_over.contains(&shard)
                && self.lock("SELECT pg_try_advisory_lock($1, $2)::INT::BIGINT", TAKEN_OVER, shard).await?
            {
                self.taken_over.insert(shard);
                new.push(Shards::one(shard, total));
            }
        }
        Ok(new)
    }

    /// The shards that it serves, followed by those that it has taken over.
    pub(super) fn all(&self) -> Vec<Shards> {
        let total = self.shards.total();
        let others = self.taken_over.iter().map(|shard| Shards::one(*shard, total));
        [self.shards].into_iter().chain(others).collect()
    }

    /// Locks the rate-limit buckets of the shards. `false` if another process holds one of them.
    pub(super) async fn acquire_connect_slot(&mut self, max_concurrency: u32) -> Result<bool> {
        let groups: BTreeSet<u32> = self.shards.numbers().map(|shard| shard % max_concurrency).collect();
        for group in groups {
            let is_locked = self.connecting.contains(&group)
                || self.lock("SELECT pg_try_advisory_lock($1, $2)::INT::BIGINT", CONNECTING, group).await?;
            if !is_locked {
                // Holding some while waiting for others could deadlock.
                self.release_connect_slot().await?;
                return Ok(false);
            }
            self.connecting.insert(group);
        }
        Ok(true)
    }

    pub(super) async fn release_connect_slot(&mut self) -> Result<()> {
        while let Some(group) = self.connecting.pop_first() {
            self.lock("SELECT pg_advisory_unlock($1, $2)::INT::BIGINT", CONNECTING, group).await?;
        }
        Ok(())
    }

    async fn lock(&mut self, sql: &'static str, class: i32, number: u32) -> Result<bool> {
        // Flags are numbers, so each statement makes one of the server's answer. There are at most a few thousand shards.
        query(&mut self.connection, sql).bind(class).bind(number.cast_signed()).value().await
    }

    async fn held(&mut self, class: i32) -> Result<BTreeSet<u32>> {
        held(&mut self.connection, class).await
    }
}

/// The second keys of all held locks of a class.
async fn held(connection: &mut PgConnection, class: i32) -> Result<BTreeSet<u32>> {
    let held = query(connection, HELD_LOCKS).bind(i64::from(class)).values::<i64>().await?;
    Ok(held.into_iter().filter_map(|number| u32::try_from(number).ok()).collect())
}

/// Checks that no process has another total.
async fn check_total(connection: &mut PgConnection, total: u32) -> Result<()> {
    match held(connection, TOTAL).await?.into_iter().find(|other| *other != total) {
        Some(other) => Err(StoreError::ShardCountMismatch(other)),
        None => Ok(()),
    }
}

fn query<'c>(connection: &'c mut PgConnection, sql: &'static str) -> Query<'c> {
    Connection::Postgres(connection, RESPONSE_TIMEOUT).query(sql)
}
