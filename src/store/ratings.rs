use super::dialect::Fields;
use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::ratings::{Ladder, LadderStats, LeaderboardEntry, Outcome, Rating, RatingChange, RatingSnapshot};
use crate::rules::GameKind;
use crate::table::{GuildId, Participant, Player, PlayerId, TableId, Timestamp};
use sqlx::FromRow;

/// A leaderboard entry without its rank.
struct Row {
    player: Player,
    snapshot: RatingSnapshot,
    established: bool,
    wins: i64,
    draws: i64,
    losses: i64,
}

impl<R: Fields> FromRow<'_, R> for Row {
    fn from_row(row: &R) -> sqlx::Result<Row> {
        let rating = Rating {
            value: row.field("rating")?,
            deviation: row.field("deviation")?,
            volatility: row.field("volatility")?,
        };
        Ok(Row {
            player: Player { id: from_db(row.field("id")?), name: row.field("name")? },
            snapshot: RatingSnapshot { rating, at: Timestamp::from_unix_millis(row.field("rated_at")?) },
            established: row.field::<i64>("established")? == 1,
            wins: row.field("wins")?,
            draws: row.field("draws")?,
            losses: row.field("losses")?,
        })
    }
}

impl Row {
    fn entry(self, rank: usize, now: Timestamp) -> LeaderboardEntry {
        LeaderboardEntry {
            rank,
            rating: self.snapshot.as_of(now),
            player: self.player,
            wins: count(self.wins),
            draws: count(self.draws),
            losses: count(self.losses),
        }
    }
}

/// The stored rating and counts of a player in a game on a ladder.
struct LadderStatsRow {
    game: String,
    ladder: String,
    snapshot: RatingSnapshot,
    counts: [i64; 5],
}

impl<R: Fields> FromRow<'_, R> for LadderStatsRow {
    fn from_row(row: &R) -> sqlx::Result<LadderStatsRow> {
        let rating = Rating {
            value: row.field("rating")?,
            deviation: row.field("deviation")?,
            volatility: row.field("volatility")?,
        };
        let counts = ["wins", "draws", "losses", "streak", "longest_streak"].map(|name| row.field(name));
        let [wins, draws, losses, streak, longest] = counts;
        Ok(LadderStatsRow {
            game: row.field("game")?,
            ladder: row.field("ladder")?,
            snapshot: RatingSnapshot { rating, at: Timestamp::from_unix_millis(row.field("rated_at")?) },
            counts: [wins?, draws?, losses?, streak?, longest?],
        })
    }
}

impl LadderStatsRow {
    /// `None` for a game that is no longer hosted.
    fn ladder_stats(self, now: Timestamp) -> Option<LadderStats> {
        let [wins, draws, losses, streak, longest_streak] = self.counts.map(count);
        Some(LadderStats {
            game: self.game.parse().ok()?,
            ladder: Ladder::ALL.into_iter().find(|ladder| ladder.name() == self.ladder)?,
            rating: self.snapshot.as_of(now),
            wins,
            draws,
            losses,
            streak,
            longest_streak,
        })
    }
}

/// Converts a count of rows, which fits.
fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

/// Ratings and leaderboards.
#[derive(Debug)]
pub struct Ratings<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// Ratings and leaderboards.
    pub fn ratings(&mut self) -> Ratings<'_, A> {
        Ratings { transaction: self }
    }
}

impl Ratings<'_, Write> {
    /// Stores the rating of a player after a game that ended at this time, and counts the game.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save(
        &mut self,
        table: TableId,
        game: GameKind,
        ladder: Ladder,
        change: &RatingChange,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let RatingChange { player, outcome, after, .. } = change;
        let until = after.established_for().map(|time| (at + time).unix_millis());
        let counts = |counted: Outcome| i64::from(counted == *outcome);
        self.transaction
            .query(
                "INSERT INTO ratings (player_id, game, rating, deviation, volatility, wins, draws, losses,
                rated_at, established, established_until, ladder, streak, longest_streak)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $6, $6)
             ON CONFLICT (player_id, game, ladder) DO UPDATE SET
                rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
                rated_at = excluded.rated_at, established = excluded.established,
                established_until = excluded.established_until,
                wins = ratings.wins + excluded.wins, draws = ratings.draws + excluded.draws,
                losses = ratings.losses + excluded.losses,
                streak = CASE WHEN excluded.wins = 1 THEN ratings.streak + 1 ELSE 0 END,
                longest_streak = CASE WHEN excluded.wins = 1 AND ratings.streak >= ratings.longest_streak
                    THEN ratings.streak + 1 ELSE ratings.longest_streak END",
            )
            .bind(to_db(player.id))
            .bind(game.name())
            .bind(after.value)
            .bind(after.deviation)
            .bind(after.volatility)
            .bind(counts(Outcome::Win))
            .bind(counts(Outcome::Draw))
            .bind(counts(Outcome::Loss))
            .bind(at.unix_millis())
            .bind(i64::from(until.is_some()))
            .bind(until.unwrap_or_default())
            .bind(ladder.name())
            .execute()
            .await?;
        self.transaction
            .query(
                "UPDATE guild_players SET rating = $1, established = $2
             WHERE player_id = $3 AND game = $4 AND ladder = $5",
            )
            .bind(after.value)
            .bind(i64::from(until.is_some()))
            .bind(to_db(player.id))
            .bind(game.name())
            .bind(ladder.name())
            .execute()
            .await?;
        self.transaction
            .query(
                "INSERT INTO guild_players (guild_id, game, player_id, rating, established, ladder)
             SELECT guild_id, $1, $2, $3, $4, $6 FROM tables WHERE id = $5 AND guild_id IS NOT NULL
             ON CONFLICT (guild_id, game, ladder, player_id) DO NOTHING",
            )
            .bind(game.name())
            .bind(to_db(player.id))
            .bind(after.value)
            .bind(i64::from(until.is_some()))
            .bind(table.0)
            .bind(ladder.name())
            .execute()
            .await?;
        Ok(())
    }

    /// Stores the rating of a player before and after the game of a table. Those of computers do not change.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_change(&mut self, table: TableId, change: &RatingChange) -> Result<(), StoreError> {
        let RatingChange { player, before, after, .. } = change;
        self.transaction
            .query(
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
            .execute()
            .await?;
        Ok(())
    }

    /// Clears the established flag of ratings whose deviation has grown too large since the player's last game.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn clear_stale_established(&mut self, now: Timestamp) -> Result<(), StoreError> {
        self.transaction
            .query(
                "UPDATE guild_players SET established = 0 WHERE established = 1 AND (player_id, game, ladder) IN
                (SELECT player_id, game, ladder FROM ratings WHERE established = 1 AND established_until < $1)",
            )
            .bind(now.unix_millis())
            .execute()
            .await?;
        self.transaction
            .query("UPDATE ratings SET established = 0 WHERE established = 1 AND established_until < $1")
            .bind(now.unix_millis())
            .execute()
            .await?;
        Ok(())
    }

    /// Deletes all ratings, to be recomputed from the results.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn delete_all(&mut self) -> Result<(), StoreError> {
        for forget in ["DELETE FROM rating_changes", "DELETE FROM guild_players", "DELETE FROM ratings"] {
            self.transaction.query(forget).execute().await?;
        }
        Ok(())
    }
}

impl<A> Ratings<'_, A> {
    /// The rating of a player after the last game; `None` before the first one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn of(
        &mut self,
        player: Participant,
        game: GameKind,
        ladder: Ladder,
    ) -> Result<Option<RatingSnapshot>, StoreError> {
        let row: Option<(f64, f64, f64, i64)> = self
            .transaction
            .query(
                "SELECT rating, deviation, volatility, rated_at FROM ratings
             WHERE player_id = $1 AND game = $2 AND ladder = $3",
            )
            .bind(to_db(player))
            .bind(game.name())
            .bind(ladder.name())
            .optional()
            .await?;
        Ok(row.map(|(value, deviation, volatility, at)| RatingSnapshot {
            rating: Rating { value, deviation, volatility },
            at: Timestamp::from_unix_millis(at),
        }))
    }

    /// The ratings and counts of a player, by game and ladder.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn ladder_stats(
        &mut self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Vec<LadderStats>, StoreError> {
        let rows: Vec<LadderStatsRow> = self
            .transaction
            .query(
                "SELECT game, ladder, rating, deviation, volatility, rated_at, wins, draws, losses, streak, longest_streak
             FROM ratings WHERE player_id = $1",
            )
            .bind(to_db(player))
            .all()
            .await?;
        let mut ladder_stats: Vec<LadderStats> =
            rows.into_iter().filter_map(|row| row.ladder_stats(now)).collect();
        let place = |game: GameKind| GameKind::ALL.iter().position(|known| *known == game);
        ladder_stats.sort_by_key(|stats| (place(stats.game), stats.ladder));
        Ok(ladder_stats)
    }

    /// All ratings of a ladder, by player and game. Games that are no longer hosted are left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn all(
        &mut self,
        ladder: Ladder,
    ) -> Result<Vec<((Participant, GameKind), RatingSnapshot)>, StoreError> {
        let rows: Vec<(i64, String, f64, f64, f64, i64)> = self.transaction.query("SELECT player_id, game, rating, deviation, volatility, rated_at FROM ratings WHERE ladder = $1").bind(ladder.name()).all().await?;
        let read = |(player, game, value, deviation, volatility, at): (i64, String, f64, f64, f64, i64)| {
            let rating = Rating { value, deviation, volatility };
            Some((
                (from_db(player), game.parse().ok()?),
                RatingSnapshot { rating, at: Timestamp::from_unix_millis(at) },
            ))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Are there ratings that an earlier version of the arithmetic has made?
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn has_outdated(&mut self) -> Result<bool, StoreError> {
        let found: Option<i64> = self
            .transaction
            .query("SELECT rated_at FROM ratings WHERE rated_at = 0 LIMIT 1")
            .optional_value()
            .await?;
        Ok(found.is_some())
    }

    /// The entries of a leaderboard at these places, from 0. In a guild it ranks those who have finished a rated game there.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leaderboard_page(
        &mut self,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        places: std::ops::Range<usize>,
        now: Timestamp,
    ) -> Result<Vec<LeaderboardEntry>, StoreError> {
        let all = "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.volatility,
                ratings.rated_at, ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM ratings JOIN players ON players.id = ratings.player_id
             WHERE ratings.game = $1 AND ratings.ladder = $4
             ORDER BY ratings.established DESC, ratings.rating DESC, ratings.player_id LIMIT $2 OFFSET $3";
        let of_guild =
            "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.volatility,
                ratings.rated_at, ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM guild_players
             JOIN ratings ON ratings.player_id = guild_players.player_id AND ratings.game = guild_players.game
                AND ratings.ladder = guild_players.ladder
             JOIN players ON players.id = guild_players.player_id
             WHERE guild_players.game = $1 AND guild_players.ladder = $4 AND guild_players.guild_id = $5
             ORDER BY guild_players.established DESC, guild_players.rating DESC, guild_players.player_id
             LIMIT $2 OFFSET $3";
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let query = self.transaction.query(if guild.is_some() { of_guild } else { all });
        let query = query.bind(game.name()).bind(number(places.len())).bind(number(places.start));
        let query = query.bind(ladder.name());
        let query = guild.into_iter().fold(query, |query, guild| query.bind(to_db(guild)));
        let rows: Vec<Row> = query.all().await?;
        Ok(rows.into_iter().zip(places.start + 1..).map(|(row, rank)| row.entry(rank, now)).collect())
    }

    /// The entry of a player on a leaderboard; `None` for a player who is not on it.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn leaderboard_entry(
        &mut self,
        player: Participant,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<Option<LeaderboardEntry>, StoreError> {
        let query = self.transaction.query(
            "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.volatility,
                ratings.rated_at, ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM ratings JOIN players ON players.id = ratings.player_id
             WHERE ratings.player_id = $1 AND ratings.game = $2 AND ratings.ladder = $3",
        );
        let query = query.bind(to_db(player)).bind(game.name()).bind(ladder.name());
        let row: Option<Row> = query.optional().await?;
        let Some(row) = row else { return Ok(None) };
        let all = "SELECT COUNT(*), CAST(1 AS BIGINT) FROM ratings WHERE game = $1 AND ladder = $5
             AND (established > $2 OR established = $2 AND (rating > $3 OR rating = $3 AND player_id < $4))";
        let of_guild = "SELECT COUNT(*), (SELECT COUNT(*) FROM guild_players
                WHERE game = $1 AND ladder = $5 AND guild_id = $6 AND player_id = $4)
             FROM guild_players WHERE game = $1 AND ladder = $5 AND guild_id = $6
             AND (established > $2 OR established = $2 AND (rating > $3 OR rating = $3 AND player_id < $4))";
        let query = self.transaction.query(if guild.is_some() { of_guild } else { all });
        let query = query.bind(game.name()).bind(i64::from(row.established)).bind(row.snapshot.rating.value);
        let query = query.bind(to_db(player)).bind(ladder.name());
        let query = guild.into_iter().fold(query, |query, guild| query.bind(to_db(guild)));
        let (better, is_among): (i64, i64) = query.one().await?;
        let rank = usize::try_from(better).unwrap_or_default() + 1;
        Ok((is_among == 1).then(|| row.entry(rank, now)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    const DAY: Duration = Duration::from_hours(24);
    const LADDER: Ladder = Ladder::People;

    #[tokio::test]
    async fn established_ratings_rank_first_until_they_expire() {
        let store = crate::store::tests::temporary().await;
        let table = crate::store::tests::begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        let before = Rating::default();
        for (player, value, deviation) in [(1, 1600.0, 60.0), (2, 1900.0, 300.0)] {
            let after = Rating { value, deviation, volatility: 0.06 };
            let player = Player::human(PlayerId(player), String::new());
            let change = RatingChange { player, outcome: Outcome::Win, before, after };
            transaction
                .ratings()
                .save(table.id(), GameKind::Biloba, LADDER, &change, Timestamp::UNIX_EPOCH + DAY)
                .await
                .expect("saved");
        }
        let mut order = async |day: u32| {
            transaction
                .ratings()
                .clear_stale_established(Timestamp::UNIX_EPOCH + day * DAY)
                .await
                .expect("a writer");
            let mut orders = Vec::new();
            for guild in [None, crate::store::tests::new_table().guild] {
                let all = transaction
                    .ratings()
                    .leaderboard_page(
                        GameKind::Biloba,
                        LADDER,
                        guild,
                        0..10,
                        Timestamp::UNIX_EPOCH + day * DAY,
                    )
                    .await
                    .expect("a query");
                orders.push(all.iter().map(|one| one.player.human_id().map(|id| id.0)).collect::<Vec<_>>());
                for entry in all {
                    let id = entry.player.id;
                    let found = transaction
                        .ratings()
                        .leaderboard_entry(
                            id,
                            GameKind::Biloba,
                            LADDER,
                            guild,
                            Timestamp::UNIX_EPOCH + day * DAY,
                        )
                        .await;
                    assert_eq!(found.expect("a query"), Some(entry));
                }
            }
            assert_eq!(orders[0], orders[1], "the same here as everywhere");
            orders.remove(0)
        };
        assert_eq!(order(2).await, [Some(1), Some(2)]);
        // From 60 to 75 in 87 days.
        assert_eq!(order(80).await, [Some(1), Some(2)]);
        assert_eq!(order(90).await, [Some(2), Some(1)]);
    }
}
