use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::ratings::{Outcome, Rating};
use crate::rules::Game;
use crate::table::{PlayerId, TableId, level_of};
use std::ops::RangeInclusive;

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

/// How somebody finished a rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finished {
    /// At which table.
    pub table: TableId,
    /// What was played.
    pub game: Game,
    /// Who.
    pub player: PlayerId,
    /// In which place.
    pub place: u8,
    /// When, in Unix milliseconds.
    pub at: i64,
    /// The rating of a computer at that time; people's follow from their results.
    pub fixed: Option<Rating>,
}

type Row = (i64, String, i64, i64, i64, Option<f64>, Option<f64>, Option<f64>);

impl<A> Transaction<A> {
    /// Everything that was rated, in the order in which the games of each player ended, those of one table in the order
    /// of seats.
    pub async fn results(&mut self) -> Result<Vec<Finished>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT results.table_id, tables.game, results.player_id, results.place,
                     CASE WHEN results.at > 0 THEN results.at ELSE events.at END,
                    fixed.rating_before, fixed.deviation_before, fixed.volatility_before
             FROM results
             JOIN tables ON tables.id = results.table_id
             JOIN seats ON seats.table_id = results.table_id AND seats.player_id = results.player_id
             JOIN events ON events.table_id = results.table_id AND events.kind = 'ended'
             LEFT JOIN rating_changes AS fixed ON fixed.table_id = results.table_id
                AND fixed.player_id = results.player_id
             ORDER BY results.at, events.at, results.table_id, seats.seat",
        )
        .fetch_all(&mut *self.inner)
        .await?;
        let read = |(table, game, player, place, at, value, deviation, volatility): Row| {
            let fixed = value.zip(deviation).zip(volatility).filter(|_| level_of(from_db(player)).is_some());
            let fixed = fixed.map(|((value, deviation), volatility)| Rating { value, deviation, volatility });
            let (table, what) = (TableId(table), format!("a result in {game}, place {place}"));
            match (game.parse(), u8::try_from(place)) {
                (Ok(game), Ok(place)) => {
                    Ok(Finished { table, game, player: from_db(player), place, at, fixed })
                }
                _ => Err(StoreError::Damaged { table, what }),
            }
        };
        rows.into_iter().map(read).collect()
    }

    /// When the last rated game of a player ended.
    pub async fn last_result(&mut self, player: PlayerId) -> Result<Option<i64>, StoreError> {
        let last: Option<i64> = sqlx::query_scalar("SELECT MAX(at) FROM results WHERE player_id = $1")
            .bind(to_db(player))
            .fetch_one(&mut *self.inner)
            .await?;
        Ok(last)
    }

    /// How many rated games of this kind two people have finished with one another in that time, among people.
    pub async fn rated_games(
        &mut self,
        game: Game,
        one: PlayerId,
        other: PlayerId,
        time: RangeInclusive<i64>,
    ) -> Result<usize, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM results AS one
             JOIN results AS other ON other.table_id = one.table_id
             JOIN tables ON tables.id = one.table_id
             WHERE one.player_id = $1 AND one.at BETWEEN $2 AND $3 AND other.player_id = $4
             AND tables.game = $5
             AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = one.table_id AND player_id < 0)",
        )
        .bind(to_db(one))
        .bind(*time.start())
        .bind(*time.end())
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
