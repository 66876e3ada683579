//! The puzzles of the day: which ones were chosen for a guild, where they were posted, and who solved them first.

use super::dialect::Row;
use super::shards::Shards;
use super::{DailyPuzzles, Result, Write};
use crate::puzzles::{PastPuzzle, PuzzleNumber};
use crate::rules::GameKind;
use crate::table::{ChannelId, GuildId, PlayerId, Timestamp};
use sqlx::AssertSqlSafe;

/// Whether the puzzle of a row of `daily_puzzles`, called `known`, was posted: in the slot with the number of its day.
const IS_POSTED: &str =
    "EXISTS (SELECT 1 FROM posts WHERE posts.subject = 'guild' AND posts.subject_id = known.guild_id
    AND posts.slot = 'puzzle-' || known.day AND posts.message_id IS NOT NULL)";

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
    /// The first one who solved it there at the first try.
    pub solver: Option<PlayerId>,
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

    /// Records that a player has solved a puzzle in a guild, if it is the last one posted there and nobody was faster.
    pub async fn record_solver(
        &mut self,
        guild: GuildId,
        (game, number): (GameKind, PuzzleNumber),
        solver: PlayerId,
    ) -> Result<()> {
        let update = self.0.query(AssertSqlSafe(format!(
            "UPDATE daily_puzzles SET solver_id = $4
             WHERE guild_id = $1 AND game = $2 AND puzzle = $3 AND solver_id IS NULL
             AND day = (SELECT MAX(day) FROM daily_puzzles AS known WHERE guild_id = $1 AND {IS_POSTED})"
        )));
        update.bind(guild).bind(game.name()).bind(number).bind(solver).execute().await
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

    /// The puzzles of all days of a guild, the oldest first. Those of games that this version does not have are left out.
    pub async fn of_guild(&mut self, guild: GuildId) -> Result<Vec<DailyPuzzle>> {
        let found = self.0.query(AssertSqlSafe(format!(
            "SELECT day, game, puzzle, solver_id, CAST(CASE WHEN {IS_POSTED} THEN 1 ELSE 0 END AS BIGINT) AS is_posted
             FROM daily_puzzles AS known WHERE guild_id = $1 ORDER BY day"
        )));
        let read = |row: &Row| {
            let Some(game) = row.parsed("game")? else { return Ok(None) };
            Ok(Some(DailyPuzzle {
                puzzle: PastPuzzle { game, number: row.get("puzzle")?, day: row.get("day")? },
                is_posted: row.get("is_posted")?,
                solver: row.get("solver_id")?,
            }))
        };
        Ok(found.bind(guild).all(read).await?.into_iter().flatten().collect())
    }
}
