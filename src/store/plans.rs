use super::dialect::Row;
use super::{Plans, Result, Write};
use crate::table::{Plan, PlayerId, TableId};

impl Plans<'_, Write> {
    /// Marks a table as one with plans, which keeps others from playing a turn there until the end of this transaction.
    pub async fn lock(&mut self, table: TableId) -> Result<()> {
        self.mark(table, true).await
    }

    /// Replaces the plans of a player at a table.
    pub async fn replace(&mut self, table: TableId, player: PlayerId, plans: &[Plan]) -> Result<()> {
        let delete = self.0.query("DELETE FROM plans WHERE table_id = $1 AND player_id = $2");
        delete.bind(table).bind(player).execute().await?;
        for Plan { number, line, .. } in plans {
            let insert =
                self.0.query("INSERT INTO plans (table_id, player_id, number, line) VALUES ($1, $2, $3, $4)");
            insert.bind(table).bind(player).bind(*number).bind(line.to_string()).execute().await?;
        }
        Ok(())
    }

    /// Deletes a plan.
    pub async fn delete(&mut self, table: TableId, player: PlayerId, number: usize) -> Result<()> {
        let delete = self.0.query("DELETE FROM plans WHERE table_id = $1 AND player_id = $2 AND number = $3");
        delete.bind(table).bind(player).bind(number).execute().await
    }

    /// Deletes all plans at a table.
    pub async fn clear(&mut self, table: TableId) -> Result<()> {
        self.0.query("DELETE FROM plans WHERE table_id = $1").bind(table).execute().await?;
        self.mark(table, false).await
    }

    async fn mark(&mut self, table: TableId, has_plans: bool) -> Result<()> {
        let mark = self.0.query("UPDATE tables SET has_plans = $1 WHERE id = $2");
        mark.bind(has_plans).bind(table).execute().await
    }
}

impl<A> Plans<'_, A> {
    /// The plans at a table, in the order of players and numbers.
    pub async fn at(&mut self, table: TableId) -> Result<Vec<Plan>> {
        let found = self.0.query(
            "SELECT table_id, player_id, number, line FROM plans
             WHERE table_id = $1 ORDER BY player_id, number",
        );
        Ok(found.bind(table).all(plan).await?.into_iter().map(|(_, plan)| plan).collect())
    }

    /// The plans of a player, in the order of tables and numbers.
    pub async fn of_player(&mut self, player: PlayerId) -> Result<Vec<(TableId, Plan)>> {
        let found = self.0.query(
            "SELECT table_id, player_id, number, line FROM plans
             WHERE player_id = $1 ORDER BY table_id, number",
        );
        found.bind(player).all(plan).await
    }
}

/// The plan in a row. One that cannot be read has no turns, and so is never followed.
fn plan(row: &Row) -> Result<(TableId, Plan)> {
    let (player, number) = (row.get("player_id")?, row.get("number")?);
    let line = row.parsed("line")?.unwrap_or_default();
    Ok((row.get("table_id")?, Plan { player, number, line }))
}
