use super::events::TIME_CREDITED;
use super::shards::{OF_SHARDS, Shards};
use super::{StoreError, Transaction, Write};
use crate::table::{TableId, Timestamp};
use std::time::Duration;

fn due() -> String {
    format!("SELECT id FROM tables WHERE due <= $4 AND {OF_SHARDS} ORDER BY due LIMIT $5")
}

fn next_due() -> String {
    format!("SELECT MIN(due) FROM tables WHERE due IS NOT NULL AND {OF_SHARDS}")
}

/// Due times of tables, and the heartbeat of the program.
#[derive(Debug)]
pub struct Schedule<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// Due times of tables, and the heartbeat of the program.
    pub fn schedule(&mut self) -> Schedule<'_, A> {
        Schedule { transaction: self }
    }
}

impl Schedule<'_, Write> {
    /// Extends all running clocks by this time, in milliseconds. Returns their tables.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn extend_clocks(
        &mut self,
        time: Duration,
        now: Timestamp,
    ) -> Result<Vec<TableId>, StoreError> {
        let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        self.transaction
            .query(
                "INSERT INTO events (table_id, number, kind, text, at)
             SELECT id, event_count, $1, $2, $3 FROM tables WHERE clock_runs = 1 AND due IS NOT NULL",
            )
            .bind(TIME_CREDITED)
            .bind(millis.to_string())
            .bind(now.unix_millis())
            .execute()
            .await?;
        let ids: Vec<i64> = self
            .transaction
            .query(
                "UPDATE tables SET event_count = event_count + 1, due = due + $1
             WHERE clock_runs = 1 AND due IS NOT NULL RETURNING id",
            )
            .bind(millis)
            .values()
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Stores that the program runs at this time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_heartbeat(&mut self, now: Timestamp) -> Result<(), StoreError> {
        self.transaction.query("INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at").bind(now.unix_millis()).execute().await?;
        Ok(())
    }
}

impl<A> Schedule<'_, A> {
    /// The time when the program last stored that it runs.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn heartbeat(&mut self) -> Result<Option<Timestamp>, StoreError> {
        let at = self.transaction.query("SELECT at FROM heartbeat WHERE id = 1");
        let at: Option<i64> = at.optional_value().await?;
        Ok(at.map(Timestamp::from_unix_millis))
    }

    /// The tables of these shards at which something is due by now, the earliest first, up to a limit.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due_tables(
        &mut self,
        shards: Shards,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = self
            .transaction
            .query_shards(shards, due())
            .bind(now.unix_millis())
            .bind(most as i64)
            .values()
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The time when something is due next at any table of these shards.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn next_due(&mut self, shards: Shards) -> Result<Option<Timestamp>, StoreError> {
        let next: Option<i64> = self.transaction.query_shards(shards, next_due()).value().await?;
        Ok(next.map(Timestamp::from_unix_millis))
    }

    /// The tables of these shards at which a game with a computer is running, without quarantined ones.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn computer_tables(&mut self, shards: Shards) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE tables.phase = 'playing' AND seats.player_id < 0 AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY tables.id"
        );
        let ids: Vec<i64> = self.transaction.query_shards(shards, sql).values().await?;
        Ok(ids.into_iter().map(TableId).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[tokio::test]
    async fn each_query_for_due_tables_uses_an_index() {
        let store = Store::open(None).await.expect("a database");
        let mut transaction = store.read().await.expect("a reader");
        for query in [due(), next_due()] {
            let query = (1..=5).fold(query, |query, number| query.replace(&format!("${number}"), "7"));
            let query = format!("EXPLAIN QUERY PLAN {query}");
            let plan: Vec<(i64, i64, i64, String)> =
                transaction.query(query.leak()).all().await.expect("a plan");
            let steps: Vec<&str> = plan.iter().map(|(_, _, _, step)| step.as_str()).collect();
            assert!(steps.iter().all(|step| step.contains("tables_due")), "{steps:?}");
        }
    }
}
