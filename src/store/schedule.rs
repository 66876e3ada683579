use super::shards::{OF_SHARDS, Shards};
use super::{Result, Schedule, Write};
use crate::table::{GuildId, TableId, Timestamp};

/// Stores when a copy of the database was made: heartbeat 1 of those that are of no shard.
pub(super) const SAVE_BACKUP: &str = "INSERT INTO shard_heartbeats (total, shard, at) VALUES (0, 1, $1)
     ON CONFLICT (total, shard) DO UPDATE SET at = excluded.at";

fn due() -> String {
    format!("SELECT id FROM tables WHERE due <= $4 AND {OF_SHARDS} ORDER BY due LIMIT $5")
}

fn next_due() -> String {
    format!("SELECT MIN(due) FROM tables WHERE due IS NOT NULL AND {OF_SHARDS}")
}

impl Schedule<'_, Write> {
    /// Stores that people can play at the tables of these shards at this time.
    pub async fn save_heartbeat(&mut self, shards: Shards, now: Timestamp) -> Result<()> {
        // The version before reads this row.
        let save = self.0.query(
            "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
        save.bind(now).execute().await?;
        for shard in shards.numbers() {
            let save = self.0.query(
                "INSERT INTO shard_heartbeats (total, shard, at) VALUES ($1, $2, $3)
                 ON CONFLICT (total, shard) DO UPDATE SET at = excluded.at",
            );
            save.bind(shards.total()).bind(shard).bind(now).execute().await?;
        }
        Ok(())
    }

    /// Changes a row that says nothing: heartbeat 0 of those that are of no shard.
    pub async fn save_probe(&mut self) -> Result<()> {
        let save = self.0.query(
            "INSERT INTO shard_heartbeats (total, shard, at) VALUES (0, 0, 0)
             ON CONFLICT (total, shard) DO UPDATE SET at = shard_heartbeats.at + 1",
        );
        save.execute().await
    }

    /// Skips this many numbers of tables, tournaments and seeks, which the next ones do not get.
    pub async fn skip_numbers(&mut self, count: u32) -> Result<()> {
        let skip = self.0.connection().skip_numbers();
        self.0.query(skip).bind(count).execute().await
    }
}

impl<A> Schedule<'_, A> {
    /// The last time at which people could play at the tables of all these shards. If the number of shards was another
    /// one then, that of any shard.
    pub async fn heartbeat_of(&mut self, shards: Shards) -> Result<Option<Timestamp>> {
        let of_shards = self.0.query(
            "SELECT MIN(at) AS at FROM shard_heartbeats WHERE total = $1 AND shard BETWEEN $2 AND $3
             HAVING COUNT(*) = $3 - $2 + 1",
        );
        let (first, last) = shards.numbers().into_inner();
        match of_shards.bind(shards.total()).bind(first).bind(last).optional_value().await? {
            Some(at) => Ok(Some(at)),
            None => self.heartbeat().await,
        }
    }

    /// The tables of these shards at which something will become due, in the order of their numbers; with `clocks_only`
    /// those at which a clock runs.
    pub async fn waiting_tables(&mut self, shards: &[Shards], clocks_only: bool) -> Result<Vec<TableId>> {
        let sql = format!(
            "SELECT id FROM tables WHERE due IS NOT NULL AND {OF_SHARDS} AND clock_runs >= $4 ORDER BY id"
        );
        self.0.tables_of_shards(shards, &sql, &[i64::from(clocks_only)]).await
    }

    /// The tables of a guild at which something will become due.
    pub async fn waiting_tables_of(&mut self, guild: GuildId) -> Result<Vec<TableId>> {
        let found = self.0.query("SELECT id FROM tables WHERE due IS NOT NULL AND guild_id = $1");
        found.bind(guild).values().await
    }

    /// When the last copy of the database was made; `None` if none was.
    pub async fn last_backup(&mut self) -> Result<Option<Timestamp>> {
        self.0.query("SELECT at FROM shard_heartbeats WHERE total = 0 AND shard = 1").optional_value().await
    }

    /// The number of games that are being played.
    pub async fn running_games(&mut self) -> Result<u64> {
        // There is an index for both phases.
        let count =
            "SELECT COUNT(*) FROM tables WHERE phase IN ('invitation', 'playing') AND phase = 'playing'";
        self.0.query(count).value().await
    }

    /// The size of the database, in bytes.
    pub async fn database_size(&mut self) -> Result<u64> {
        let size = self.0.connection().size();
        self.0.query(size).value().await
    }

    /// The last time at which people could play at any table.
    pub async fn heartbeat(&mut self) -> Result<Option<Timestamp>> {
        self.0.query("SELECT at FROM heartbeat WHERE id = 1").optional_value().await
    }

    /// The tables of these shards at which something is due by now, the earliest first, up to a limit for each range.
    pub async fn due_tables(
        &mut self,
        shards: &[Shards],
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<TableId>> {
        self.0.tables_of_shards(shards, &due(), &[now.unix_millis(), most as i64]).await
    }

    /// The time when something is due next at any table of these shards.
    pub async fn next_due(&mut self, shards: &[Shards]) -> Result<Option<Timestamp>> {
        let due: Vec<Option<Timestamp>> =
            self.0.rows_of_shards(shards, &next_due(), &[], |row| row.get(0)).await?;
        Ok(due.into_iter().flatten().min())
    }

    /// The tables of these shards at which a game with a computer or a server is running, without quarantined ones.
    pub async fn computer_tables(&mut self, shards: &[Shards]) -> Result<Vec<TableId>> {
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
    use crate::rules::GameKind;
    use crate::store::Store;
    use crate::store::tests::{begun, new_table, plan, temporary};
    use crate::table::{ChannelId, NewTable, Player, PlayerId};

    #[tokio::test]
    async fn skipped_numbers_are_given_to_nothing() {
        let store = temporary().await;
        let first = begun(&store).await.id();
        let mut transaction = store.write().await.expect("a writer");
        transaction.schedule().skip_numbers(100).await.expect("skipped");
        let other = NewTable { channel: ChannelId(71), ..new_table() };
        let second = transaction.tables().insert(&other, Timestamp::UNIX_EPOCH).await.expect("a table");
        assert!(second.0 > first.0 + 100, "{second}");
        // The numbers of seeks are skipped as well, though no seek had one yet.
        let ana = Player::human(PlayerId(1), "Ana".to_owned());
        let seek =
            transaction.seeks().insert((&ana, None), GameKind::Biloba, None, Timestamp::UNIX_EPOCH).await;
        let seek = seek.expect("a query");
        assert!(seek.is_some_and(|seek| seek.0 > 100), "{seek:?}");
    }

    #[tokio::test]
    async fn each_query_for_due_tables_uses_an_index() {
        let store = Store::open_temporary().await.expect("a database");
        for query in [due(), next_due()] {
            let query = (1..=5).fold(query, |query, number| query.replace(&format!("${number}"), "7"));
            let steps = plan(&store, &query).await;
            assert!(steps.iter().all(|step| step.contains("tables_due")), "{steps:?}");
        }
    }
}
