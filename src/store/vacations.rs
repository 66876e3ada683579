use super::{Players, StoreError, Write, to_db};
use crate::table::PlayerId;
use serde::Serialize;

/// A vacation of a player, in Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Vacation {
    /// The beginning.
    pub begins: i64,
    /// The end.
    pub ends: i64,
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
            .bind(vacation.begins)
            .bind(vacation.ends)
            .execute()
            .await?;
        Ok(())
    }

    /// Ends the present vacation of a player now.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn end_vacation(&mut self, player: PlayerId, now: i64) -> Result<(), StoreError> {
        self.transaction
            .query("UPDATE vacations SET ends = $2 WHERE player_id = $1 AND ends > $2")
            .bind(to_db(player))
            .bind(now)
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
    pub async fn vacations(&mut self, player: PlayerId, after: i64) -> Result<Vec<Vacation>, StoreError> {
        let found = self
            .transaction
            .query("SELECT begins, ends FROM vacations WHERE player_id = $1 AND ends > $2 ORDER BY begins");
        let rows: Vec<(i64, i64)> = found.bind(to_db(player)).bind(after).all().await?;
        Ok(rows.into_iter().map(|(begins, ends)| Vacation { begins, ends }).collect())
    }
}
