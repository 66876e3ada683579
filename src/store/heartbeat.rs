use super::{StoreError, Transaction, Write};

impl Transaction<Write> {
    /// Writes that the program runs at this time.
    pub async fn save_heartbeat(&mut self, now: i64) -> Result<(), StoreError> {
        self.query(
            "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(now)
        .execute()
        .await?;
        Ok(())
    }
}

impl<A> Transaction<A> {
    /// When the program was last known to run.
    pub async fn heartbeat(&mut self) -> Result<Option<i64>, StoreError> {
        let at = self.query("SELECT at FROM heartbeat WHERE id = 1");
        at.optional_value().await
    }
}
