use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::ratings::{Rating, RatingChange, Standing};
use crate::rules::Game;
use crate::table::{GuildId, Player, PlayerId, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

struct Row {
    id: i64,
    name: String,
    rating: f64,
    deviation: f64,
    wins: i64,
    draws: i64,
    losses: i64,
}

impl FromRow<'_, SqliteRow> for Row {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Row> {
        Ok(Row {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            rating: row.try_get("rating")?,
            deviation: row.try_get("deviation")?,
            wins: row.try_get("wins")?,
            draws: row.try_get("draws")?,
            losses: row.try_get("losses")?,
        })
    }
}

impl Transaction<Write> {
    /// Writes what the game of a table made of a rating.
    pub async fn save_rating(
        &mut self,
        table: TableId,
        game: Game,
        change: &RatingChange,
    ) -> Result<(), StoreError> {
        let RatingChange { player, before, after } = change;
        sqlx::query(
            "INSERT INTO ratings (player_id, game, rating, deviation, volatility) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (player_id, game) DO UPDATE SET
                rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility",
        )
        .bind(to_db(player.id))
        .bind(game.name())
        .bind(after.value)
        .bind(after.deviation)
        .bind(after.volatility)
        .execute(&mut *self.inner)
        .await?;
        sqlx::query(
            "INSERT INTO rating_changes
                (table_id, player_id, rating_before, deviation_before, volatility_before,
                 rating_after, deviation_after, volatility_after)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(table.0)
        .bind(to_db(player.id))
        .bind(before.value)
        .bind(before.deviation)
        .bind(before.volatility)
        .bind(after.value)
        .bind(after.deviation)
        .bind(after.volatility)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

impl<A> Transaction<A> {
    /// The rating of a player in a game; none before the first result.
    pub async fn rating(&mut self, player: PlayerId, game: Game) -> Result<Option<Rating>, StoreError> {
        let row: Option<(f64, f64, f64)> = sqlx::query_as(
            "SELECT rating, deviation, volatility FROM ratings WHERE player_id = $1 AND game = $2",
        )
        .bind(to_db(player))
        .bind(game.name())
        .fetch_optional(&mut *self.inner)
        .await?;
        Ok(row.map(|(value, deviation, volatility)| Rating { value, deviation, volatility }))
    }

    /// The best players of a game, best first: of a server those who have finished a game of it there.
    pub async fn standings(
        &mut self,
        game: Game,
        guild: Option<GuildId>,
        limit: usize,
    ) -> Result<Vec<Standing>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT players.id, players.name, ratings.rating, ratings.deviation,
                    SUM(CASE WHEN results.outcome = 'win' THEN 1 ELSE 0 END) AS wins,
                    SUM(CASE WHEN results.outcome = 'draw' THEN 1 ELSE 0 END) AS draws,
                    SUM(CASE WHEN results.outcome = 'loss' THEN 1 ELSE 0 END) AS losses
             FROM ratings
             JOIN players ON players.id = ratings.player_id
             JOIN results ON results.player_id = ratings.player_id
             JOIN tables ON tables.id = results.table_id AND tables.game = ratings.game
             WHERE ratings.game = $1
             GROUP BY players.id, players.name, ratings.rating, ratings.deviation
             HAVING $2 IS NULL OR SUM(CASE WHEN tables.guild_id = $2 THEN 1 ELSE 0 END) > 0
             ORDER BY ratings.rating DESC, COUNT(*) DESC, players.id LIMIT $3",
        )
        .bind(game.name())
        .bind(guild.map(to_db))
        .bind(i64::try_from(limit).unwrap_or(i64::MAX))
        .fetch_all(&mut *self.inner)
        .await?;
        Ok(rows.into_iter().map(standing).collect())
    }
}

fn standing(row: Row) -> Standing {
    // Counts of rows: never negative, and far from four thousand million.
    let count = |number: i64| u32::try_from(number).unwrap_or_default();
    Standing {
        player: Player { id: from_db(row.id), name: row.name },
        rating: row.rating,
        deviation: row.deviation,
        wins: count(row.wins),
        draws: count(row.draws),
        losses: count(row.losses),
    }
}
