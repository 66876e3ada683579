use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::ratings::{Ladder, Outcome, Rating, RatingChange, Standing};
use crate::rules::Game;
use crate::table::{GuildId, Player, PlayerId, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row as _};

/// How each ladder is written.
fn ladder_name(ladder: Ladder) -> &'static str {
    match ladder {
        Ladder::People => "people",
        Ladder::Levels => "levels",
    }
}

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
    /// Writes what the game of a table made of a rating: the rating of today, and the game counted.
    pub async fn save_rating(
        &mut self,
        table: TableId,
        game: Game,
        ladder: Ladder,
        change: &RatingChange,
    ) -> Result<(), StoreError> {
        let RatingChange { player, outcome, after, .. } = change;
        let counts = |counted: Outcome| i64::from(counted == *outcome);
        sqlx::query(
            "INSERT INTO ratings (player_id, game, ladder, rating, deviation, volatility, wins, draws, losses)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (player_id, game, ladder) DO UPDATE SET
                rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                wins = ratings.wins + excluded.wins, draws = ratings.draws + excluded.draws,
                losses = ratings.losses + excluded.losses",
        )
        .bind(to_db(player.id))
        .bind(game.name())
        .bind(ladder_name(ladder))
        .bind(after.value)
        .bind(after.deviation)
        .bind(after.volatility)
        .bind(counts(Outcome::Win))
        .bind(counts(Outcome::Draw))
        .bind(counts(Outcome::Loss))
        .execute(&mut *self.inner)
        .await?;
        let everywhere =
            "UPDATE guild_players SET rating = $1 WHERE player_id = $2 AND game = $3 AND ladder = $4";
        sqlx::query(everywhere)
            .bind(after.value)
            .bind(to_db(player.id))
            .bind(game.name())
            .bind(ladder_name(ladder))
            .execute(&mut *self.inner)
            .await?;
        sqlx::query(
            "INSERT INTO guild_players (guild_id, game, player_id, rating, ladder)
             SELECT guild_id, $1, $2, $3, $5 FROM tables WHERE id = $4 AND guild_id IS NOT NULL
             ON CONFLICT (guild_id, game, ladder, player_id) DO NOTHING",
        )
        .bind(game.name())
        .bind(to_db(player.id))
        .bind(after.value)
        .bind(table.0)
        .bind(ladder_name(ladder))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes the rating of one who played at a table before and after it; those of computers stay the same.
    pub async fn save_change(&mut self, table: TableId, change: &RatingChange) -> Result<(), StoreError> {
        let RatingChange { player, before, after, .. } = change;
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
    pub async fn rating(
        &mut self,
        player: PlayerId,
        game: Game,
        ladder: Ladder,
    ) -> Result<Option<Rating>, StoreError> {
        let row: Option<(f64, f64, f64)> = sqlx::query_as(
            "SELECT rating, deviation, volatility FROM ratings
             WHERE player_id = $1 AND game = $2 AND ladder = $3",
        )
        .bind(to_db(player))
        .bind(game.name())
        .bind(ladder_name(ladder))
        .fetch_optional(&mut *self.inner)
        .await?;
        Ok(row.map(|(value, deviation, volatility)| Rating { value, deviation, volatility }))
    }

    /// Every rating of a ladder, with whose it is and in which game; of a game that is not hosted any more none.
    pub async fn all_ratings(
        &mut self,
        ladder: Ladder,
    ) -> Result<Vec<((PlayerId, Game), Rating)>, StoreError> {
        let rows: Vec<(i64, String, f64, f64, f64)> = sqlx::query_as(
            "SELECT player_id, game, rating, deviation, volatility FROM ratings WHERE ladder = $1",
        )
        .bind(ladder_name(ladder))
        .fetch_all(&mut *self.inner)
        .await?;
        let read = |(player, game, value, deviation, volatility): (i64, String, f64, f64, f64)| {
            Some(((from_db(player), game.parse().ok()?), Rating { value, deviation, volatility }))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The best players of a game, best first: of a server those who have finished a game of it there.
    pub async fn standings(
        &mut self,
        game: Game,
        ladder: Ladder,
        guild: Option<GuildId>,
        limit: usize,
    ) -> Result<Vec<Standing>, StoreError> {
        let all = "SELECT players.id, players.name, ratings.rating, ratings.deviation,
                    ratings.wins, ratings.draws, ratings.losses
             FROM ratings JOIN players ON players.id = ratings.player_id
             WHERE ratings.game = $1 AND ratings.ladder = $3
             ORDER BY ratings.rating DESC, ratings.player_id LIMIT $2";
        let of_guild = "SELECT players.id, players.name, ratings.rating, ratings.deviation,
                    ratings.wins, ratings.draws, ratings.losses
             FROM guild_players
             JOIN ratings ON ratings.player_id = guild_players.player_id AND ratings.game = guild_players.game
                AND ratings.ladder = guild_players.ladder
             JOIN players ON players.id = guild_players.player_id
             WHERE guild_players.game = $1 AND guild_players.ladder = $3 AND guild_players.guild_id = $4
             ORDER BY guild_players.rating DESC, guild_players.player_id LIMIT $2";
        let query = sqlx::query_as(if guild.is_some() { of_guild } else { all });
        let query = query.bind(game.name()).bind(i64::try_from(limit).unwrap_or(i64::MAX));
        let query = query.bind(ladder_name(ladder));
        let query = guild.into_iter().fold(query, |query, guild| query.bind(to_db(guild)));
        let rows: Vec<Row> = query.fetch_all(&mut *self.inner).await?;
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
