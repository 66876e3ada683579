use super::retry::{retry, retry_for};
use super::{HostError, Processes, Result};
use crate::store::{ApplicationId, Shards};
use crate::table::TableId;
use std::error::Error;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// The interval of checks whether other processes live. The shards of a dead one are taken over at the third check.
const LIVENESS_INTERVAL: Duration = Duration::from_secs(3);
/// How long settings and names that another process may change are cached.
const SHARED_TTL: Duration = Duration::from_secs(60);

impl Processes<'_> {
    /// Takes over the tables of processes that die indefinitely: those with unfinished work are given to `take_over`.
    /// Returns only when another process has taken the shards of this one, with that error.
    pub async fn watch(self, take_over: impl Fn(TableId)) -> HostError {
        if !self.host.store.is_shared() {
            return std::future::pending().await;
        }
        let mut cleared_at = Instant::now();
        loop {
            sleep(LIVENESS_INTERVAL).await;
            if cleared_at.elapsed() > SHARED_TTL {
                self.host.settings_cache.clear();
                drop((self.host.table_cache.pause(), self.host.tournament_cache.pause()));
                cleared_at = Instant::now();
            }
            match self.claim_orphaned_tables().await {
                Ok(tables) => tables.into_iter().for_each(&take_over),
                Err(HostError::Store(error)) if error.is_shard_conflict() => return error.into(),
                Err(error) => {
                    let error: &dyn Error = &error;
                    tracing::warn!(error, "the state of other processes could not be read");
                }
            }
        }
    }

    /// The tables with unfinished work of processes that were found dead since the last call.
    pub async fn claim_orphaned_tables(self) -> Result<Vec<TableId>> {
        let claimed: Vec<Shards> = self.host.store.claim_orphaned_shards().await?;
        if claimed.is_empty() {
            return Ok(Vec::new());
        }
        tracing::info!(
            shards = ?claimed.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "shards that no process serves are taken over"
        );
        // The query reports other processes once, so it is repeated until it succeeds.
        retry_for(Duration::MAX, || async {
            let mut tx = self.host.store.read().await?;
            let mut tables = tx.deliveries().pending(&claimed).await?;
            tables.extend(tx.schedule().computer_tables(&claimed).await?);
            Ok(tables)
        })
        .await
    }

    /// Binds the database to this application at the first start. See
    /// [`Store::bind_application`](crate::store::Store::bind_application).
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if it is that of another application, or the database fails.
    pub async fn bind_application(self, application: ApplicationId) -> Result<()> {
        retry(|| async { Ok(self.host.store.bind_application(application).await?) }).await
    }

    /// Waits for the turn of this process to connect to Discord and keeps it until
    /// [`Processes::release_connect_slot`]. See [`Store::acquire_connect_slot`](crate::store::Store::acquire_connect_slot).
    pub async fn acquire_connect_slot(self, max_concurrency: u32) -> Result<()> {
        Ok(self.host.store.acquire_connect_slot(max_concurrency).await?)
    }

    /// Lets other processes connect.
    pub async fn release_connect_slot(self) -> Result<()> {
        Ok(self.host.store.release_connect_slot().await?)
    }
}
