use super::{StoreError, Work, to_db};
use crate::table::{PlayerId, TableId};

impl Work {
    /// Writes who finished where: one place per player.
    pub(super) async fn save_results(
        &mut self,
        table: TableId,
        places: &[(PlayerId, u8)],
    ) -> Result<(), StoreError> {
        for (player, place) in places {
            sqlx::query("INSERT INTO results (table_id, player_id, place, outcome) VALUES ($1, $2, $3, $4)")
                .bind(table.0)
                .bind(to_db(*player))
                .bind(i64::from(*place))
                .bind(outcome(*place, places))
                .execute(&mut *self.transaction)
                .await?;
        }
        Ok(())
    }
}

/// A first place alone is a win, a first place shared is a draw.
fn outcome(place: u8, places: &[(PlayerId, u8)]) -> &'static str {
    let sharing = places.iter().filter(|(_, other)| *other == place).count();
    match (place, sharing) {
        (1, 1) => "win",
        (1, _) => "draw",
        _ => "loss",
    }
}
