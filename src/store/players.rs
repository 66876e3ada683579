use super::{StoreError, Transaction, Write, to_db};
use crate::table::Player;

impl Transaction<Write> {
    /// Remembers a person by the name of today.
    pub(super) async fn save_player(&mut self, player: &Player) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO players (id, name) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        )
        .bind(to_db(player.id))
        .bind(&player.name)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}
