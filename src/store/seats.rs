use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::rules::Seat;
use crate::table::{Player, TableId};

impl Transaction<Write> {
    /// Seats a person.
    pub(super) async fn save_seat(
        &mut self,
        table: TableId,
        seat: Seat,
        player: &Player,
    ) -> Result<(), StoreError> {
        self.save_player(player).await?;
        sqlx::query("INSERT INTO seats (table_id, seat, player_id) VALUES ($1, $2, $3)")
            .bind(table.0)
            .bind(seat as i64)
            .bind(to_db(player.id))
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}

impl<A> Transaction<A> {
    /// Who sits at a table, in the order of seats.
    pub(super) async fn seats(&mut self, table: TableId) -> Result<Vec<(i64, Player)>, StoreError> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT seats.seat, players.id, players.name
             FROM seats JOIN players ON players.id = seats.player_id
             WHERE seats.table_id = $1 ORDER BY seats.seat",
        )
        .bind(table.0)
        .fetch_all(&mut *self.inner)
        .await?;
        Ok(rows.into_iter().map(|(seat, id, name)| (seat, Player { id: from_db(id), name })).collect())
    }
}
