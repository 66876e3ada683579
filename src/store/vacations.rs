use super::dialect::Row;
use super::{Players, Result, Write};
use crate::table::{PlayerId, Timestamp};
use serde::Serialize;

/// A vacation of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Vacation {
    /// The time at which the player left.
    pub begins: Timestamp,
    /// The time until which clocks stand still, earlier if the player came back early.
    pub ends: Timestamp,
}

impl Players<'_, Write> {
    /// Stores a vacation.
    pub async fn save_vacation(&mut self, player: PlayerId, vacation: Vacation) -> Result<()> {
        let insert = self.0.query("INSERT INTO vacations (player_id, begins, ends) VALUES ($1, $2, $3)");
        let Vacation { begins, ends } = vacation;
        insert.bind(player).bind(begins).bind(ends).execute().await
    }

    /// Ends the present vacation of a player now.
    pub async fn end_vacation(&mut self, player: PlayerId, now: Timestamp) -> Result<()> {
        let end = self.0.query("UPDATE vacations SET ends = $2 WHERE player_id = $1 AND ends > $2");
        end.bind(player).bind(now).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The vacations of a player that end after this time, the earliest first.
    pub async fn vacations(&mut self, player: PlayerId, after: Timestamp) -> Result<Vec<Vacation>> {
        let found = self.0.query(
            "SELECT begins, ends FROM vacations
             WHERE player_id = $1 AND ends > $2 ORDER BY begins",
        );
        let vacation = |row: &Row| Ok(Vacation { begins: row.get("begins")?, ends: row.get("ends")? });
        found.bind(player).bind(after).all(vacation).await
    }
}
