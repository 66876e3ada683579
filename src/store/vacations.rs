use super::{Players, StoreError, Write, to_db};
use crate::table::{PlayerId, Timestamp};
use serde::Serialize;

/// A vacation of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Vacation {
    /// The beginning.
    pub begins: Timestamp,
    /// The end.
    pub ends: Timestamp,
}

impl Players<'_, Write> {
    /// Stores a vacation.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_vacation(&mut self, player: PlayerId, vacation: Vacation) -> Result<(), StoreError> {
        self.transaction
            .query("INSERT INTO vacations (player_id, begins, ends) VALUES ($1, $2, $3)")
            .bind(to_db(player))
            .bind(vacation.begins.unix_millis())
            .bind(vacation.ends.unix_millis())
            .execute()
            .await?;
        Ok(())
    }

    /// Ends the present vacation of a player now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_vacation(&mut self, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        self.transaction
            .query("UPDATE vacations SET ends = $2 WHERE player_id = $1 AND ends > $2")
            .bind(to_db(player))
            .bind(now.unix_millis())
            .execute()
            .await?;
        Ok(())
    }
}

impl<A> Players<'_, A> {
    /// The vacations of a player that end after this time, the earliest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn vacations(
        &mut self,
        player: PlayerId,
        after: Timestamp,
    ) -> Result<Vec<Vacation>, StoreError> {
        let found = self
            .transaction
            .query("SELECT begins, ends FROM vacations WHERE player_id = $1 AND ends > $2 ORDER BY begins");
        let rows: Vec<(i64, i64)> = found.bind(to_db(player)).bind(after.unix_millis()).all().await?;
        let read = |(begins, ends)| Vacation {
            begins: Timestamp::from_unix_millis(begins),
            ends: Timestamp::from_unix_millis(ends),
        };
        Ok(rows.into_iter().map(read).collect())
    }
}
