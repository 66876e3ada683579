use super::dialect::{Query, Row, value_rows};
use super::participant::COMPUTER_COLUMNS;
use super::{Ratings, Result, Write};
use crate::ratings::{Ladder, LadderStats, LeaderboardEntry, Outcome, Rating, RatingChange, RatingSnapshot};
use crate::rules::GameKind;
use crate::table::{GuildId, Participant, PlayerId, TableId, Timestamp};
use sqlx::AssertSqlSafe;

/// The value of the columns `volatility`, which the former rule (Glicko-2) needed. By this value, rows of the present rule are
/// told from outdated ones. A process of the former version that runs beside this one can go on from it and leaves another
/// value.
const VOLATILITY: f64 = 0.06;

fn rating(row: &Row) -> Result<Rating> {
    let games = row.get::<u32>("wins")? + row.get::<u32>("draws")? + row.get::<u32>("losses")?;
    Ok(Rating { value: row.get("rating")?, deviation: row.get("deviation")?, games })
}

/// A rating and its time.
fn snapshot(row: &Row) -> Result<RatingSnapshot> {
    Ok(RatingSnapshot { rating: rating(row)?, at: row.get("rated_at")? })
}

/// The group on leaderboards that a rating belongs to, in the columns `established`. The highest comes first.
fn group(rating: &Rating) -> i64 {
    match rating.is_established() {
        true => 1,
        false if rating.is_provisional() => -1,
        false => 0,
    }
}

fn ladder_named(name: &str) -> Option<Ladder> {
    Ladder::ALL.into_iter().find(|ladder| ladder.name() == name)
}

/// A leaderboard entry of this rank.
fn entry(row: &Row, rank: usize, now: Timestamp) -> Result<LeaderboardEntry> {
    Ok(LeaderboardEntry {
        rank,
        rating: snapshot(row)?.as_of(now),
        player: row.player()?,
        wins: row.get("wins")?,
        draws: row.get("draws")?,
        losses: row.get("losses")?,
    })
}

/// The rating and counts of a player in a game on a ladder. `None` for a game that is no longer hosted.
fn stats(row: &Row, now: Timestamp) -> Result<Option<LadderStats>> {
    let known = row.parsed("game")?.zip(row.named("ladder", ladder_named)?);
    let Some((game, ladder)) = known else { return Ok(None) };
    Ok(Some(LadderStats {
        game,
        ladder,
        rating: snapshot(row)?.as_of(now),
        wins: row.get("wins")?,
        draws: row.get("draws")?,
        losses: row.get("losses")?,
        streak: row.get("streak")?,
        longest_streak: row.get("longest_streak")?,
    }))
}

fn bind_rating<'c>(query: Query<'c>, rating: &Rating) -> Query<'c> {
    query.bind(rating.value).bind(rating.deviation).bind(VOLATILITY)
}

fn bind_change<'c>(query: Query<'c>, (table, change): &(TableId, RatingChange)) -> Query<'c> {
    let query = bind_rating(query.bind(table).bind(change.player.id), &change.before);
    bind_rating(query, &change.after)
}

fn bind_stats<'c>(
    query: Query<'c>,
    (player, stats, at): &(Participant, LadderStats, Timestamp),
) -> Query<'c> {
    let until = stats.rating.established_for().map_or(Timestamp::UNIX_EPOCH, |time| *at + time);
    let query = bind_rating(query.bind(*player).bind(stats.game.name()), &stats.rating);
    let query = query.bind(stats.wins).bind(stats.draws).bind(stats.losses);
    let query = query.bind(at).bind(group(&stats.rating)).bind(until);
    query.bind(stats.ladder.name()).bind(stats.streak).bind(stats.longest_streak)
}

/// The rows of one statement that stores many. SQLite looks up each value among all those of the statement, so that long
/// statements are slow.
const BATCH_ROWS: usize = 64;

/// Lists all players with a rated game in each guild.
const FILL_GUILD_PLAYERS: &str =
    "INSERT INTO guild_players (guild_id, game, ladder, player_id, rating, established)
     SELECT DISTINCT tables.guild_id, ratings.game, ratings.ladder, ratings.player_id, ratings.rating,
        ratings.established
     FROM results
     JOIN tables ON tables.id = results.table_id
     JOIN ratings ON ratings.player_id = results.player_id AND ratings.game = tables.game
        AND ratings.ladder = CASE WHEN EXISTS (SELECT 1 FROM results AS others
            WHERE others.table_id = results.table_id AND others.player_id BETWEEN $1 AND $2)
            THEN 'levels' ELSE 'people' END
     WHERE tables.guild_id IS NOT NULL AND tables.is_void = 0";

impl Ratings<'_, Write> {
    /// Stores the rating of a player after a game that ended at this time, and counts the game.
    pub async fn save(
        &mut self,
        table: TableId,
        game: GameKind,
        ladder: Ladder,
        change: &RatingChange,
        at: Timestamp,
    ) -> Result<()> {
        let RatingChange { player, outcome, after, .. } = change;
        let until = after.established_for().map_or(Timestamp::UNIX_EPOCH, |time| at + time);
        let (player_id, group) = (player.id, group(after));
        let counts = |counted: Outcome| counted == *outcome;
        let save = self.0.query(
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
        );
        let save = bind_rating(save.bind(player_id).bind(game.name()), after);
        let save = save.bind(counts(Outcome::Win)).bind(counts(Outcome::Draw)).bind(counts(Outcome::Loss));
        save.bind(at).bind(group).bind(until).bind(ladder.name()).execute().await?;
        let update = self.0.query(
            "UPDATE guild_players SET rating = $1, established = $2
             WHERE player_id = $3 AND game = $4 AND ladder = $5",
        );
        let update = update.bind(after.value).bind(group).bind(player_id);
        update.bind(game.name()).bind(ladder.name()).execute().await?;
        let insert = self.0.query(
            "INSERT INTO guild_players (guild_id, game, player_id, rating, established, ladder)
             SELECT guild_id, $1, $2, $3, $4, $6 FROM tables WHERE id = $5 AND guild_id IS NOT NULL
             ON CONFLICT (guild_id, game, ladder, player_id) DO NOTHING",
        );
        let insert = insert.bind(game.name()).bind(player_id).bind(after.value).bind(group);
        insert.bind(table).bind(ladder.name()).execute().await
    }

    /// Stores the ratings of players before and after the games of tables. Those of computers do not change.
    pub async fn save_changes(&mut self, changes: &[(TableId, RatingChange)]) -> Result<()> {
        for batch in changes.chunks(BATCH_ROWS) {
            let insert = self.0.query(AssertSqlSafe(format!(
                "INSERT INTO rating_changes
                    (table_id, player_id, rating_before, deviation_before, volatility_before,
                     rating_after, deviation_after, volatility_after)
                 VALUES {}",
                value_rows(batch.len(), 8)
            )));
            batch.iter().fold(insert, bind_change).execute().await?;
        }
        Ok(())
    }

    /// Replaces all ratings by these, each with the time of the last game. Their changes are stored apart.
    pub async fn replace_all(&mut self, ratings: &[(Participant, LadderStats, Timestamp)]) -> Result<()> {
        for forget in ["DELETE FROM guild_players", "DELETE FROM ratings"] {
            self.0.query(forget).execute().await?;
        }
        for batch in ratings.chunks(BATCH_ROWS) {
            let insert = self.0.query(AssertSqlSafe(format!(
                "INSERT INTO ratings (player_id, game, rating, deviation, volatility, wins, draws, losses,
                    rated_at, established, established_until, ladder, streak, longest_streak)
                 VALUES {}",
                value_rows(batch.len(), 14)
            )));
            batch.iter().fold(insert, bind_stats).execute().await?;
        }
        let (first, last) = COMPUTER_COLUMNS.into_inner();
        self.0.query(FILL_GUILD_PLAYERS).bind(first).bind(last).execute().await
    }

    /// Clears the established flag of ratings whose deviation has grown too large since the player's last game.
    pub async fn clear_stale_established(&mut self, now: Timestamp) -> Result<()> {
        for clear in [
            "UPDATE guild_players SET established = 0 WHERE established = 1 AND (player_id, game, ladder) IN
                (SELECT player_id, game, ladder FROM ratings WHERE established = 1 AND established_until < $1)",
            "UPDATE ratings SET established = 0 WHERE established = 1 AND established_until < $1",
        ] {
            self.0.query(clear).bind(now).execute().await?;
        }
        Ok(())
    }

    /// Deletes all changes of ratings, to be recomputed from the results.
    pub async fn delete_changes(&mut self) -> Result<()> {
        self.0.query("DELETE FROM rating_changes").execute().await
    }
}

impl<A> Ratings<'_, A> {
    /// The rating of a player after the last game; `None` before the first one.
    pub async fn of(
        &mut self,
        player: Participant,
        game: GameKind,
        ladder: Ladder,
    ) -> Result<Option<RatingSnapshot>> {
        let found = self.0.query(
            "SELECT rating, deviation, wins, draws, losses, rated_at FROM ratings
             WHERE player_id = $1 AND game = $2 AND ladder = $3",
        );
        found.bind(player).bind(game.name()).bind(ladder.name()).optional(snapshot).await
    }

    /// The ratings of the players of a table before and after its game, without their numbers of games; none if it is not
    /// rated.
    pub async fn changes_of(&mut self, table: TableId) -> Result<Vec<(Participant, [Rating; 2])>> {
        let found = self.0.query(
            "SELECT player_id, rating_before, deviation_before, rating_after, deviation_after
             FROM rating_changes WHERE table_id = $1",
        );
        let read = |row: &Row| {
            let rating = |value: f64, deviation: f64| Rating { value, deviation, games: 0 };
            let before = rating(row.get("rating_before")?, row.get("deviation_before")?);
            let after = rating(row.get("rating_after")?, row.get("deviation_after")?);
            Ok((row.get("player_id")?, [before, after]))
        };
        found.bind(table).all(read).await
    }

    /// The ratings and counts of a player, by game and ladder.
    pub async fn ladder_stats(&mut self, player: PlayerId, now: Timestamp) -> Result<Vec<LadderStats>> {
        let found = self.0.query(
            "SELECT game, ladder, rating, deviation, rated_at, wins, draws, losses, streak, longest_streak
             FROM ratings WHERE player_id = $1",
        );
        let ladder_stats = found.bind(player).all(|row| stats(row, now)).await?;
        let mut ladder_stats: Vec<LadderStats> = ladder_stats.into_iter().flatten().collect();
        let index_of = |game: GameKind| GameKind::ALL.iter().position(|known| *known == game);
        ladder_stats.sort_by_key(|stats| (index_of(stats.game), stats.ladder));
        Ok(ladder_stats)
    }

    /// Calls a function with each rating. Games that are no longer hosted are left out.
    pub async fn for_each(
        &mut self,
        mut each: impl FnMut(Participant, GameKind, Ladder, Rating),
    ) -> Result<()> {
        let all = self
            .0
            .query("SELECT player_id, game, ladder, rating, deviation, wins, draws, losses FROM ratings");
        let read = |row: &Row| {
            if let Some((game, ladder)) = row.parsed("game")?.zip(row.named("ladder", ladder_named)?) {
                each(row.get("player_id")?, game, ladder, rating(row)?);
            }
            Ok(())
        };
        all.for_each(read).await
    }

    /// Whether there are ratings that an earlier rule has made.
    pub async fn has_outdated_ratings(&mut self) -> Result<bool> {
        let found = self.0.query("SELECT 1 FROM ratings WHERE rated_at = 0 OR volatility <> $1 LIMIT 1");
        Ok(found.bind(VOLATILITY).optional_row().await?.is_some())
    }

    /// The entries of a leaderboard at these places, from 0. In a guild it ranks those who have finished a rated game there.
    pub async fn leaderboard_page(
        &mut self,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        places: std::ops::Range<usize>,
        now: Timestamp,
    ) -> Result<Vec<LeaderboardEntry>> {
        let all = "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.rated_at,
                ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM ratings JOIN players ON players.id = ratings.player_id
             WHERE ratings.game = $1 AND ratings.ladder = $4
             ORDER BY ratings.established DESC, ratings.rating DESC, ratings.player_id LIMIT $2 OFFSET $3";
        let of_guild = "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.rated_at,
                ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM guild_players
             JOIN ratings ON ratings.player_id = guild_players.player_id AND ratings.game = guild_players.game
                AND ratings.ladder = guild_players.ladder
             JOIN players ON players.id = guild_players.player_id
             WHERE guild_players.game = $1 AND guild_players.ladder = $4 AND guild_players.guild_id = $5
             ORDER BY guild_players.established DESC, guild_players.rating DESC, guild_players.player_id
             LIMIT $2 OFFSET $3";
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let query = self.0.query(if guild.is_some() { of_guild } else { all });
        let query = query.bind(game.name()).bind(number(places.len())).bind(number(places.start));
        let query = query.bind(ladder.name());
        let query = guild.into_iter().fold(query, |query, guild| query.bind(guild));
        let mut page = query.all(|row| entry(row, 0, now)).await?;
        page.iter_mut().zip(places.start + 1..).for_each(|(entry, rank)| entry.rank = rank);
        Ok(page)
    }

    /// The entry of a player on a leaderboard; `None` for a player who is not on it.
    pub async fn leaderboard_entry(
        &mut self,
        player: Participant,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        now: Timestamp,
    ) -> Result<Option<LeaderboardEntry>> {
        let query = self.0.query(
            "SELECT players.id, players.name, ratings.rating, ratings.deviation, ratings.rated_at,
                ratings.established, ratings.wins, ratings.draws, ratings.losses
             FROM ratings JOIN players ON players.id = ratings.player_id
             WHERE ratings.player_id = $1 AND ratings.game = $2 AND ratings.ladder = $3",
        );
        let query = query.bind(player).bind(game.name()).bind(ladder.name());
        let Some(row) = query.optional_row().await? else { return Ok(None) };
        let (group, rating): (i64, f64) = (row.get("established")?, row.get("rating")?);
        let all = "SELECT COUNT(*), CAST(1 AS BIGINT) FROM ratings WHERE game = $1 AND ladder = $5
             AND (established > $2 OR established = $2 AND (rating > $3 OR rating = $3 AND player_id < $4))";
        let of_guild = "SELECT COUNT(*), (SELECT COUNT(*) FROM guild_players
                WHERE game = $1 AND ladder = $5 AND guild_id = $6 AND player_id = $4)
             FROM guild_players WHERE game = $1 AND ladder = $5 AND guild_id = $6
             AND (established > $2 OR established = $2 AND (rating > $3 OR rating = $3 AND player_id < $4))";
        let query = self.0.query(if guild.is_some() { of_guild } else { all });
        let query = query.bind(game.name()).bind(group).bind(rating).bind(player).bind(ladder.name());
        let query = guild.into_iter().fold(query, |query, guild| query.bind(guild));
        let (better, is_among): (usize, bool) = query.one(|row| Ok((row.get(0)?, row.get(1)?))).await?;
        is_among.then(|| entry(&row, better + 1, now)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{begun, new_table, temporary};
    use crate::table::Player;
    use std::time::Duration;

    const GAME: GameKind = GameKind::Biloba;
    const LADDER: Ladder = Ladder::People;

    fn time(day: u32) -> Timestamp {
        Timestamp::UNIX_EPOCH + day * Duration::from_hours(24)
    }

    #[tokio::test]
    async fn established_ratings_rank_first_and_provisional_ones_last() {
        let store = temporary().await;
        let table = begun(&store).await;
        let mut transaction = store.write().await.expect("a writer");
        let before = Rating::default();
        for (player, value, deviation, games) in
            [(1, 1600.0, 60.0, 40), (2, 1900.0, 100.0, 12), (3, 2000.0, 200.0, 1)]
        {
            let after = Rating { value, deviation, games };
            let player = Player::human(PlayerId(player), String::new());
            transaction.players().save(&player).await.expect("a query");
            let change = RatingChange { player, outcome: Outcome::Win, before, after };
            let saved = transaction.ratings().save(table.id(), GAME, LADDER, &change, time(1)).await;
            saved.expect("a query");
        }
        let mut order = async |day: u32| {
            let (mut ratings, now) = (transaction.ratings(), time(day));
            ratings.clear_stale_established(now).await.expect("a writer");
            let mut orders = Vec::new();
            for guild in [None, new_table().guild] {
                let all = ratings.leaderboard_page(GAME, LADDER, guild, 0..10, now).await.expect("a query");
                orders.push(all.iter().map(|one| one.player.human_id().map(|id| id.0)).collect::<Vec<_>>());
                for entry in all {
                    let id = entry.player.id;
                    let found = ratings.leaderboard_entry(id, GAME, LADDER, guild, now).await;
                    assert_eq!(found.expect("a query"), Some(entry));
                }
            }
            assert_eq!(orders[0], orders[1], "the same here as everywhere");
            orders.remove(0)
        };
        assert_eq!(order(2).await, [Some(1), Some(2), Some(3)]);
        // From 60 to 75 in 87 days.
        assert_eq!(order(80).await, [Some(1), Some(2), Some(3)]);
        assert_eq!(order(90).await, [Some(2), Some(1), Some(3)]);
    }
}
