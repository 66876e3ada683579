use super::{StoreError, Work, to_db};
use crate::table::Player;

impl Work {
    /// Remembers a person by the name of today.
    pub(super) async fn save_player(&mut self, player: &Player, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO players (id, name, seen_at) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at",
        )
        .bind(to_db(player.id))
        .bind(&player.name)
        .bind(now)
        .execute(&mut *self.transaction)
        .await?;
        Ok(())
    }
}
