//! The results of runs of puzzles.

use super::{Players, Result};
use crate::puzzles::{Run, RunMode, RunResult};
use crate::rules::GameKind;
use crate::table::{GuildId, Player, PlayerId, Timestamp};

impl Players<'_> {
    /// The score of a run of a player; `None` if it is not over.
    pub async fn puzzle_run_score(self, player: PlayerId, game: GameKind, run: Run) -> Result<Option<u32>> {
        self.host.read(async |mut tx| Ok(tx.players().puzzle_run_score(player, game, &run).await?)).await
    }

    /// The best score of a player in a mode; `None` before the first run.
    pub async fn best_puzzle_score(
        self,
        player: PlayerId,
        game: GameKind,
        mode: RunMode,
    ) -> Result<Option<u32>> {
        self.host.read(async |mut tx| Ok(tx.players().best_puzzle_score(player, game, mode).await?)).await
    }

    /// Ends a run of a player with its number of solved puzzles, unless it was over. A run counts once, by its start. Returns its
    /// score.
    pub async fn end_puzzle_run(
        self,
        player: &Player,
        game: GameKind,
        run: Run,
        guild: Option<GuildId>,
    ) -> Result<u32> {
        let score = u32::from(run.solved);
        let result = RunResult { game, mode: run.mode, guild, score, at: run.started };
        self.host
            .write(async |mut tx| {
                tx.players().save_puzzle_run(player, &result).await?;
                let Some(id) = player.human_id() else { return Ok(score) };
                Ok(tx.players().puzzle_run_score(id, game, &run).await?.unwrap_or(score))
            })
            .await
    }

    /// The players with the best scores of a guild in runs that were started since this time, each with the best one.
    pub async fn best_puzzle_runs(
        self,
        guild: GuildId,
        (game, mode): (GameKind, RunMode),
        since: Timestamp,
        most: u32,
    ) -> Result<Vec<(Player, u32)>> {
        self.host
            .read(async |mut tx| Ok(tx.players().best_puzzle_runs(guild, (game, mode), since, most).await?))
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::store::tests::temporary;

    const GAME: GameKind = GameKind::Biloba;

    fn run(mode: RunMode, seconds: i64, solved: u16) -> Run {
        Run { solved, ..Run::new(mode, Timestamp::from_unix_millis(seconds * 1000)) }
    }

    #[tokio::test]
    async fn a_run_counts_once_until_the_data_is_deleted() -> Result<()> {
        let host = Host::new(temporary().await);
        let (players, ana) = (host.players(), Player::human(PlayerId(1), "Ana".to_owned()));
        let (first, guild) = (run(RunMode::Storm, 1000, 9), Some(GuildId(7)));
        assert_eq!(players.puzzle_run_score(PlayerId(1), GAME, first).await?, None);
        assert_eq!(players.end_puzzle_run(&ana, GAME, first, guild).await?, 9);
        let again = Run { solved: 12, ..first };
        assert_eq!(players.end_puzzle_run(&ana, GAME, again, guild).await?, 9, "it was over");
        assert_eq!(players.end_puzzle_run(&ana, GAME, run(RunMode::Storm, 1001, 4), None).await?, 4);
        assert_eq!(players.best_puzzle_score(PlayerId(1), GAME, RunMode::Storm).await?, Some(9));
        for (game, mode) in [(GAME, RunMode::Streak), (GameKind::Bizingo, RunMode::Storm)] {
            assert_eq!(players.best_puzzle_score(PlayerId(1), game, mode).await?, None);
        }
        let exported = players.export(PlayerId(1), 9).await?.puzzle_runs;
        let exported = exported.iter().map(|run| (run.game, run.mode, run.score, run.server.as_deref()));
        assert!(exported.eq([("biloba", "storm", 9, Some("7")), ("biloba", "storm", 4, None)]));
        players.delete(PlayerId(1), "former player").await?;
        assert_eq!(players.best_puzzle_score(PlayerId(1), GAME, RunMode::Storm).await?, None);
        assert_eq!(players.export(PlayerId(1), 9).await?.puzzle_runs, []);
        Ok(())
    }

    #[tokio::test]
    async fn the_board_has_the_best_run_of_each_player_of_a_guild() -> Result<()> {
        let host = Host::new(temporary().await);
        for (player, guild, seconds, score) in [
            (1, 7, 1000, 5),
            (1, 7, 2000, 8),
            (2, 7, 1500, 8),
            (3, 7, 500, 11),
            (4, 8, 2000, 20),
            (5, 7, 2100, 2),
        ] {
            let player = Player::human(PlayerId(player), format!("player {player}"));
            let run = run(RunMode::Storm, seconds, score);
            host.players().end_puzzle_run(&player, GAME, run, Some(GuildId(guild))).await?;
        }
        let board = async |since: i64, most| -> Result<Vec<(String, u32)>> {
            let since = Timestamp::from_unix_millis(since * 1000);
            let kind = (GAME, RunMode::Storm);
            let board = host.players().best_puzzle_runs(GuildId(7), kind, since, most).await?;
            Ok(board.into_iter().map(|(player, score)| (player.name, score)).collect())
        };
        let expected = |best: &[(u8, u32)]| {
            best.iter().map(|(player, score)| (format!("player {player}"), *score)).collect::<Vec<_>>()
        };
        assert_eq!(board(0, 9).await?, expected(&[(3, 11), (2, 8), (1, 8), (5, 2)]));
        assert_eq!(board(0, 2).await?, expected(&[(3, 11), (2, 8)]));
        assert_eq!(board(1000, 9).await?, expected(&[(2, 8), (1, 8), (5, 2)]));
        Ok(())
    }
}
