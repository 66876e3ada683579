use super::dialect::Row;
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
pub struct Schedule<'t, A>(pub(super) &'t mut Transaction<A>);

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
        let insert = self.0.query(
            "INSERT INTO events (table_id, number, kind, text, at)
             SELECT id, event_count, $1, $2, $3 FROM tables WHERE clock_runs = 1 AND due IS NOT NULL",
        );
        insert.bind(TIME_CREDITED).bind(millis.to_string()).bind(now.unix_millis()).execute().await?;
        let extend = self.0.query(
            "UPDATE tables SET event_count = event_count + 1, due = due + $1
             WHERE clock_runs = 1 AND due IS NOT NULL RETURNING id",
        );
        extend.bind(millis).all(Row::table_id).await
    }

    /// Stores that the program runs at this time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_heartbeat(&mut self, now: Timestamp) -> Result<(), StoreError> {
        let save = self.0.query(
            "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
        save.bind(now.unix_millis()).execute().await
    }
}

impl<A> Schedule<'_, A> {
    /// The time when the program last stored that it runs.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn heartbeat(&mut self) -> Result<Option<Timestamp>, StoreError> {
        self.0.query("SELECT at FROM heartbeat WHERE id = 1").optional(|row| row.time("at")).await
    }

    /// The tables of these shards at which something is due by now, the earliest first, up to a limit for each range.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn due_tables(
        &mut self,
        shards: &[Shards],
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        self.0.tables_of_shards(shards, &due(), &[now.unix_millis(), most as i64]).await
    }

    /// The time when something is due next at any table of these shards.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn next_due(&mut self, shards: &[Shards]) -> Result<Option<Timestamp>, StoreError> {
        let mut next: Option<i64> = None;
        for shards in shards {
            let due: Option<i64> = self.0.query_shards(*shards, &next_due()).value().await?;
            next = next.into_iter().chain(due).min();
        }
        Ok(next.map(Timestamp::from_unix_millis))
    }

    /// The tables of these shards at which a game with a computer is running, without quarantined ones.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn computer_tables(&mut self, shards: &[Shards]) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE tables.phase = 'playing' AND seats.player_id < 0 AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY tables.id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::plan;

    #[tokio::test]
    async fn each_query_for_due_tables_uses_an_index() {
        let store = Store::open(None).await.expect("a database");
        for query in [due(), next_due()] {
            let query = (1..=5).fold(query, |query, number| query.replace(&format!("${number}"), "7"));
            let steps = plan(&store, &query).await;
            assert!(steps.iter().all(|step| step.contains("tables_due")), "{steps:?}");
        }
    }
}
