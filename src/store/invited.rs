//! Who is invited beside the first one, who stands with the table.

use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::rules::Seat;
use crate::table::{Player, PlayerId, TableId};
use std::ops::RangeInclusive;

impl Transaction<Write> {
    /// Reserves a seat.
    pub(super) async fn save_invited(
        &mut self,
        table: TableId,
        seat: Seat,
        player: &Player,
        now: i64,
    ) -> Result<(), StoreError> {
        self.query("INSERT INTO invited (table_id, seat, player_id, at) VALUES ($1, $2, $3, $4)")
            .bind(table.0)
            .bind(seat as i64)
            .bind(to_db(player.id))
            .bind(now)
            .execute()
            .await?;
        Ok(())
    }
}

impl<A> Transaction<A> {
    /// For whom further seats are reserved, in the order of seats.
    pub(super) async fn further_invited(&mut self, table: TableId) -> Result<Vec<Player>, StoreError> {
        let rows: Vec<(i64, String)> = self
            .query(
                "SELECT players.id, players.name FROM invited JOIN players ON players.id = invited.player_id
             WHERE invited.table_id = $1 ORDER BY invited.seat",
            )
            .bind(table.0)
            .all()
            .await?;
        Ok(rows.into_iter().map(|(id, name)| Player { id: from_db(id), name }).collect())
    }

    /// Has this person invited that one in that time, to whichever seat?
    pub async fn has_invited(
        &mut self,
        by: PlayerId,
        opponent: PlayerId,
        time: RangeInclusive<i64>,
    ) -> Result<bool, StoreError> {
        let count: i64 = self
            .query(
                "SELECT COUNT(*) FROM seats JOIN (
                 SELECT id AS table_id FROM tables WHERE opponent_id = $1 AND opened_at BETWEEN $2 AND $3
                 UNION ALL
                 SELECT table_id FROM invited WHERE player_id = $1 AND at BETWEEN $2 AND $3
             ) AS asked ON seats.table_id = asked.table_id
             WHERE seats.seat = 0 AND seats.player_id = $4",
            )
            .bind(to_db(opponent))
            .bind(*time.start())
            .bind(*time.end())
            .bind(to_db(by))
            .value()
            .await?;
        Ok(count > 0)
    }
}
