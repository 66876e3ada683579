use super::{StoreError, Transaction, Write, to_db};
use crate::ratings::Outcome;
use crate::table::{PlayerId, TableId};

impl Transaction<Write> {
    /// Writes who finished where, and what that counts as.
    pub async fn save_result(
        &mut self,
        table: TableId,
        player: PlayerId,
        place: u8,
        outcome: Outcome,
    ) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO results (table_id, player_id, place, outcome) VALUES ($1, $2, $3, $4)")
            .bind(table.0)
            .bind(to_db(player))
            .bind(i64::from(place))
            .bind(outcome_name(outcome))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}

fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    }
}
