//! The puzzles of the day: which ones were chosen for a guild, whether they were posted, and the first answers of people there.

use super::dialect::Row;
use super::puzzles::answer;
use super::shards::Shards;
use super::{DailyPuzzles, Result, Write};
use crate::puzzles::{DailyResults, FirstAnswer, PastPuzzle, PuzzleNumber, RecentGames};
use crate::rules::GameKind;
use crate::table::{ChannelId, GuildId, PlayerId, Timestamp};
use sqlx::AssertSqlSafe;
use std::time::Duration;

/// The post of the puzzle of a row of `daily_puzzles`, called `known`: in the slot with the number of its day.
const POST: &str = "SELECT 1 FROM posts WHERE posts.subject = 'guild' AND posts.subject_id = known.guild_id
    AND posts.slot = 'puzzle-' || known.day";
/// A post is not edited more often than this.
const EDIT_INTERVAL: Duration = Duration::from_secs(5);
/// Upper bound of the people of a guild whose ratings are asked for.
const MAX_SOLVERS: i64 = 100;

/// A guild that is to get the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueDailyPuzzle {
    /// The guild that has asked for daily puzzles.
    pub guild: GuildId,
    /// The channel that its managers have chosen.
    pub channel: ChannelId,
    /// When the puzzle became due.
    pub since: Timestamp,
}

/// The puzzle of a day of a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The puzzle and its day.
    pub puzzle: PastPuzzle,
    /// Whether it was posted.
    pub is_posted: bool,
}

/// A guild whose last puzzle of the day does not show all answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutdatedDailyPuzzle {
    /// The guild where it was posted.
    pub guild: GuildId,
    /// When the post is to be edited.
    pub due: Timestamp,
}

impl DailyPuzzles<'_, Write> {
    /// Stores which puzzle is that of a day, unless there is one.
    pub async fn save(&mut self, guild: GuildId, puzzle: PastPuzzle) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO daily_puzzles (guild_id, day, game, puzzle) VALUES ($1, $2, $3, $4)
             ON CONFLICT (guild_id, day) DO NOTHING",
        );
        insert.bind(guild).bind(puzzle.day).bind(puzzle.game.name()).bind(puzzle.number).execute().await
    }

    /// Puts the puzzle of a guild off until the next one is due, unless the settings were changed meanwhile.
    pub async fn advance(&mut self, due: DueDailyPuzzle, next: Timestamp) -> Result<()> {
        let advance =
            self.0.query("UPDATE servers SET next_daily = $3 WHERE guild_id = $1 AND next_daily = $2");
        advance.bind(due.guild).bind(due.since).bind(next).execute().await
    }

    /// Records the first answer of a player to a puzzle in a guild, if it is the last one posted there, and that its post is to show
    /// that soon.
    pub async fn record_answer(
        &mut self,
        guild: GuildId,
        (game, number): (GameKind, PuzzleNumber),
        player: PlayerId,
        is_right: bool,
        now: Timestamp,
    ) -> Result<()> {
        // People may answer before the message of the post is known.
        let insert = self.0.query(AssertSqlSafe(format!(
            "INSERT INTO daily_answers (guild_id, day, player_id, is_right, at)
             SELECT guild_id, day, $4, $5, $6 FROM daily_puzzles
             WHERE guild_id = $1 AND game = $2 AND puzzle = $3
             AND day = (SELECT MAX(day) FROM daily_puzzles AS known WHERE guild_id = $1 AND EXISTS ({POST}))
             ON CONFLICT (guild_id, day, player_id) DO NOTHING"
        )));
        let insert = insert.bind(guild).bind(game.name()).bind(number).bind(player).bind(is_right).bind(now);
        if insert.rows_affected().await? == 0 {
            return Ok(());
        }
        // An edit that was due may be under way, without this answer.
        let outdated = self.0.query(
            "UPDATE servers SET daily_edit = CASE WHEN daily_edit > $2 THEN daily_edit ELSE $3 END
             WHERE guild_id = $1",
        );
        outdated.bind(guild).bind(now).bind(now + EDIT_INTERVAL).execute().await
    }

    /// Records that the last puzzle of a guild shows the answers that were to be shown.
    pub async fn record_shown(&mut self, outdated: OutdatedDailyPuzzle) -> Result<()> {
        let shown =
            self.0.query("UPDATE servers SET daily_edit = NULL WHERE guild_id = $1 AND daily_edit = $2");
        shown.bind(outdated.guild).bind(outdated.due).execute().await
    }
}

impl<A> DailyPuzzles<'_, A> {
    /// The guilds of these shards whose next puzzle is due.
    pub async fn due(&mut self, shards: &[Shards], now: Timestamp) -> Result<Vec<DueDailyPuzzle>> {
        let sql = "SELECT guild_id, daily_channel, next_daily FROM servers
             WHERE next_daily <= $4 AND daily_channel IS NOT NULL AND (guild_id >> 22) % $1 BETWEEN $2 AND $3";
        let read = |row: &Row| {
            Ok(DueDailyPuzzle {
                guild: row.get("guild_id")?,
                channel: row.get("daily_channel")?,
                since: row.get("next_daily")?,
            })
        };
        self.0.rows_of_shards(shards, sql, &[now.unix_millis()], read).await
    }

    /// The guilds of these shards whose last puzzle is to show more answers.
    pub async fn outdated(&mut self, shards: &[Shards], now: Timestamp) -> Result<Vec<OutdatedDailyPuzzle>> {
        let sql = "SELECT guild_id, daily_edit FROM servers
             WHERE daily_edit <= $4 AND (guild_id >> 22) % $1 BETWEEN $2 AND $3";
        let read =
            |row: &Row| Ok(OutdatedDailyPuzzle { guild: row.get("guild_id")?, due: row.get("daily_edit")? });
        self.0.rows_of_shards(shards, sql, &[now.unix_millis()], read).await
    }

    /// The answers to the puzzle of a day in a guild.
    pub async fn results(&mut self, guild: GuildId, day: i64) -> Result<DailyResults> {
        let found = self.0.query(
            "SELECT player_id, is_right FROM daily_answers WHERE guild_id = $1 AND day = $2 ORDER BY at, player_id",
        );
        let read = |row: &Row| Ok((row.get("player_id")?, row.get("is_right")?));
        Ok(DailyResults::new(&found.bind(guild).bind(day).all(read).await?))
    }

    /// The games that were played, and those whose puzzle of a day was tried or shown, in a guild since then.
    pub async fn recent_games(&mut self, guild: GuildId, since: Timestamp, day: i64) -> Result<RecentGames> {
        let read = |row: &Row| row.parsed("game");
        let played = self.0.query(
            "SELECT DISTINCT guild_players.game FROM guild_players JOIN ratings
                ON ratings.player_id = guild_players.player_id AND ratings.game = guild_players.game
                AND ratings.ladder = guild_players.ladder
             WHERE guild_id = $1 AND rated_at >= $2",
        );
        let played = played.bind(guild).bind(since).all(read).await?.into_iter().flatten().collect();
        let tried = self.0.query(
            "SELECT DISTINCT game FROM daily_puzzles JOIN daily_answers
                ON daily_answers.guild_id = daily_puzzles.guild_id AND daily_answers.day = daily_puzzles.day
             WHERE daily_puzzles.guild_id = $1 AND daily_puzzles.day >= $2",
        );
        let tried = tried.bind(guild).bind(day).all(read).await?.into_iter().flatten().collect();
        let shown = self.0.query("SELECT DISTINCT game FROM daily_puzzles WHERE guild_id = $1 AND day >= $2");
        let shown = shown.bind(guild).bind(day).all(read).await?.into_iter().flatten().collect();
        Ok(RecentGames { played, tried, shown })
    }

    /// The answers to puzzles of a game by the people who have answered the last puzzles of the day in a guild since this day, each
    /// person's in their order.
    pub async fn answers_of_solvers(
        &mut self,
        guild: GuildId,
        game: GameKind,
        since: i64,
    ) -> Result<Vec<(PlayerId, FirstAnswer)>> {
        let found = self.0.query(
            "SELECT player_id, game, puzzle, puzzle_rating, puzzle_deviation, is_right, at FROM puzzle_answers
             WHERE game = $2 AND player_id IN (SELECT player_id FROM daily_answers WHERE guild_id = $1 AND day >= $3
                GROUP BY player_id ORDER BY MAX(at) DESC LIMIT $4)
             ORDER BY player_id, at, puzzle",
        );
        let read = |row: &Row| Ok(answer(row)?.map(|answer| (row.get("player_id"), answer)));
        let found = found.bind(guild).bind(game.name()).bind(since).bind(MAX_SOLVERS).all(read).await?;
        found.into_iter().flatten().map(|(player, answer)| Ok((player?, answer))).collect()
    }

    /// The puzzles of all days of a guild, the oldest first. Those of games that this version does not have are left out.
    pub async fn of_guild(&mut self, guild: GuildId) -> Result<Vec<DailyPuzzle>> {
        let found = self.0.query(AssertSqlSafe(format!(
            "SELECT day, game, puzzle, CAST(CASE WHEN EXISTS ({POST} AND posts.message_id IS NOT NULL) THEN 1 ELSE 0 END
                AS BIGINT) AS is_posted
             FROM daily_puzzles AS known WHERE guild_id = $1 ORDER BY day"
        )));
        let read = |row: &Row| {
            let Some(game) = row.parsed("game")? else { return Ok(None) };
            Ok(Some(DailyPuzzle {
                puzzle: PastPuzzle { game, number: row.get("puzzle")?, day: row.get("day")? },
                is_posted: row.get("is_posted")?,
            }))
        };
        Ok(found.bind(guild).all(read).await?.into_iter().flatten().collect())
    }
}
