use super::{StoreError, Work, from_db, to_db};
use crate::ratings::{Rating, rate};
use crate::rules::Game;
use crate::table::{GuildId, Player, PlayerId, Table};

/// How a player stands in a game, over all servers.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// Games finished.
    pub games: u32,
    /// First places.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
}

/// What a game made of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// Whose.
    pub player: Player,
    /// Before the game.
    pub before: Rating,
    /// After it.
    pub after: Rating,
}

#[derive(sqlx::FromRow)]
struct Row {
    id: i64,
    name: String,
    rating: f64,
    deviation: f64,
    games: i64,
    wins: i64,
    draws: i64,
}

impl Work {
    /// Writes the results of a table whose game has just ended, and rates the players, in the order of seats.
    pub async fn rate(&mut self, table: &Table) -> Result<Vec<RatingChange>, StoreError> {
        let Some(course) = table.course() else { return Ok(Vec::new()) };
        let players: Vec<Player> = table.seats().iter().flatten().cloned().collect();
        let places = course.places();
        let results: Vec<(PlayerId, u8)> =
            players.iter().map(|player| player.id).zip(places.as_slice().iter().copied()).collect();
        self.save_results(table.id(), &results).await?;

        let game = table.setup().game();
        let mut before = Vec::new();
        for player in &players {
            before.push(self.rating(player.id, game).await?);
        }
        let after = rate(&before, places.as_slice());
        let changes: Vec<RatingChange> = players
            .into_iter()
            .zip(before.into_iter().zip(after))
            .map(|(player, (before, after))| RatingChange { player, before, after })
            .collect();
        for change in &changes {
            self.save_rating(table, change).await?;
        }
        Ok(changes)
    }

    async fn rating(&mut self, player: PlayerId, game: Game) -> Result<Rating, StoreError> {
        let row: Option<(f64, f64, f64)> = sqlx::query_as(
            "SELECT rating, deviation, volatility FROM ratings WHERE player_id = $1 AND game = $2",
        )
        .bind(to_db(player))
        .bind(game.name())
        .fetch_optional(&mut *self.transaction)
        .await?;
        Ok(row.map_or_else(Rating::default, |(value, deviation, volatility)| Rating {
            value,
            deviation,
            volatility,
        }))
    }

    async fn save_rating(&mut self, table: &Table, change: &RatingChange) -> Result<(), StoreError> {
        let RatingChange { player, before, after } = change;
        sqlx::query(
            "INSERT INTO ratings (player_id, game, rating, deviation, volatility) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (player_id, game) DO UPDATE SET
                rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility",
        )
        .bind(to_db(player.id))
        .bind(table.setup().game().name())
        .bind(after.value)
        .bind(after.deviation)
        .bind(after.volatility)
        .execute(&mut *self.transaction)
        .await?;
        sqlx::query(
            "INSERT INTO rating_changes
                (table_id, player_id, rating_before, deviation_before, volatility_before,
                 rating_after, deviation_after, volatility_after)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(table.id().0)
        .bind(to_db(player.id))
        .bind(before.value)
        .bind(before.deviation)
        .bind(before.volatility)
        .bind(after.value)
        .bind(after.deviation)
        .bind(after.volatility)
        .execute(&mut *self.transaction)
        .await?;
        Ok(())
    }

    /// The best players of a game, best first: of a server those who have finished a game of it there, and only this
    /// player if one is given.
    pub async fn standings(
        &mut self,
        game: Game,
        guild: Option<GuildId>,
        player: Option<PlayerId>,
        limit: usize,
    ) -> Result<Vec<Standing>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT players.id, players.name, ratings.rating, ratings.deviation,
                    COUNT(*) AS games,
                    SUM(CASE WHEN results.outcome = 'win' THEN 1 ELSE 0 END) AS wins,
                    SUM(CASE WHEN results.outcome = 'draw' THEN 1 ELSE 0 END) AS draws
             FROM ratings
             JOIN players ON players.id = ratings.player_id
             JOIN results ON results.player_id = ratings.player_id
             JOIN tables ON tables.id = results.table_id AND tables.game = ratings.game
             WHERE ratings.game = $1 AND ($2 IS NULL OR ratings.player_id = $2)
             GROUP BY players.id, players.name, ratings.rating, ratings.deviation
             HAVING $3 IS NULL OR SUM(CASE WHEN tables.guild_id = $3 THEN 1 ELSE 0 END) > 0
             ORDER BY ratings.rating DESC, games DESC, players.id LIMIT $4",
        )
        .bind(game.name())
        .bind(player.map(to_db))
        .bind(guild.map(to_db))
        .bind(i64::try_from(limit).unwrap_or(i64::MAX))
        .fetch_all(&mut *self.transaction)
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
        games: count(row.games),
        wins: count(row.wins),
        draws: count(row.draws),
        losses: count(row.games - row.wins - row.draws),
    }
}
