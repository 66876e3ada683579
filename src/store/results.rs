use super::{StoreError, Transaction, Write, to_db};
use crate::ratings::Outcome;
use crate::rules::Game;
use crate::table::{PlayerId, TableId};

impl Transaction<Write> {
    /// Writes who finished where, and what that counts as.
    pub async fn save_result(
        &mut self,
        table: TableId,
        player: PlayerId,
        place: u8,
        outcome: Outcome,
        now: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO results (table_id, player_id, place, outcome, at) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(table.0)
        .bind(to_db(player))
        .bind(i64::from(place))
        .bind(outcome_name(outcome))
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

impl<A> Transaction<A> {
    /// How many rated games of this kind two people have finished with one another since then.
    pub async fn rated_games(
        &mut self,
        game: Game,
        one: PlayerId,
        other: PlayerId,
        since: i64,
    ) -> Result<usize, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM results AS one
             JOIN results AS other ON other.table_id = one.table_id
             JOIN tables ON tables.id = one.table_id
             WHERE one.player_id = $1 AND one.at > $2 AND other.player_id = $3 AND tables.game = $4",
        )
        .bind(to_db(one))
        .bind(since)
        .bind(to_db(other))
        .bind(game.name())
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}

fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    }
}
