//! Runs of puzzles that are over.

use super::dialect::Row;
use super::{Players, Result, Write};
use crate::puzzles::{Run, RunMode, RunResult};
use crate::rules::GameKind;
use crate::table::{GuildId, Player, PlayerId, Timestamp};

impl Players<'_, Write> {
    /// Stores the result of a run and the name of the player, unless that run has a result.
    pub async fn save_puzzle_run(&mut self, player: &Player, result: &RunResult) -> Result<()> {
        let RunResult { game, mode, guild, score, at } = *result;
        self.save(player).await?;
        let insert = self.0.query(
            "INSERT INTO puzzle_runs (player_id, game, mode, at, guild_id, score)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player_id, game, mode, at) DO NOTHING",
        );
        let insert = insert.bind(player.id).bind(game.name()).bind(mode.name()).bind(at);
        insert.bind(guild).bind(i64::from(score)).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The score of a run; `None` if it is not over.
    pub async fn puzzle_run_score(
        &mut self,
        player: PlayerId,
        game: GameKind,
        run: &Run,
    ) -> Result<Option<u32>> {
        let found = self.0.query(
            "SELECT score FROM puzzle_runs WHERE player_id = $1 AND game = $2 AND mode = $3 AND at = $4",
        );
        found.bind(player).bind(game.name()).bind(run.mode.name()).bind(run.started).optional(score).await
    }

    /// The best score of a player in a mode; `None` before the first run.
    pub async fn best_puzzle_score(
        &mut self,
        player: PlayerId,
        game: GameKind,
        mode: RunMode,
    ) -> Result<Option<u32>> {
        let found = self.0.query(
            "SELECT score FROM puzzle_runs WHERE player_id = $1 AND game = $2 AND mode = $3
             ORDER BY score DESC LIMIT 1",
        );
        found.bind(player).bind(game.name()).bind(mode.name()).optional(score).await
    }

    /// The results of a player, in the order in which the runs were started.
    pub async fn puzzle_runs(&mut self, player: PlayerId) -> Result<Vec<RunResult>> {
        let found = self.0.query(
            "SELECT game, mode, guild_id, score, at FROM puzzle_runs WHERE player_id = $1
             ORDER BY at, game, mode",
        );
        Ok(found.bind(player).all(result).await?.into_iter().flatten().collect())
    }

    /// The players with the best scores of a guild in runs that were started since this time, each with the best one. Who had a score
    /// first comes first.
    pub async fn best_puzzle_runs(
        &mut self,
        guild: GuildId,
        (game, mode): (GameKind, RunMode),
        since: Timestamp,
        most: u32,
    ) -> Result<Vec<(Player, u32)>> {
        let found = self.0.query(
            "SELECT players.id, players.name, best.score FROM
                (SELECT player_id, MAX(score) AS score FROM puzzle_runs
                 WHERE guild_id = $1 AND game = $2 AND mode = $3 AND at >= $4 AND score > 0 GROUP BY player_id) AS best
             JOIN players ON players.id = best.player_id
             ORDER BY best.score DESC,
                (SELECT MIN(at) FROM puzzle_runs AS first WHERE first.player_id = best.player_id AND first.guild_id = $1
                    AND first.game = $2 AND first.mode = $3 AND first.at >= $4 AND first.score = best.score),
                players.id
             LIMIT $5",
        );
        let found = found.bind(guild).bind(game.name()).bind(mode.name()).bind(since).bind(i64::from(most));
        found.all(|row| Ok((row.player()?, score(row)?))).await
    }
}

fn score(row: &Row) -> Result<u32> {
    row.get("score")
}

/// The result in a row; `None` if this version has no such game or mode.
fn result(row: &Row) -> Result<Option<RunResult>> {
    let mode_named = |name: &str| RunMode::ALL.into_iter().find(|mode| mode.name() == name);
    let Some((game, mode)) = row.parsed("game")?.zip(row.named("mode", mode_named)?) else { return Ok(None) };
    Ok(Some(RunResult { game, mode, guild: row.get("guild_id")?, score: score(row)?, at: row.get("at")? }))
}
