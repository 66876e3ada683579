//! The answers of players to puzzles.

use super::{Players, Result};
use crate::puzzles::{FirstAnswer, Puzzle};
use crate::table::{GuildId, PlayerId};

impl Players<'_> {
    /// The first answers of a player to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(self, player: PlayerId) -> Result<Vec<FirstAnswer>> {
        self.host.read(async |mut tx| Ok(tx.players().puzzle_answers(player).await?)).await
    }

    /// Records an answer of a player to a puzzle, unless there is one already; `None` for a hint, after which the puzzle does
    /// not count. Returns all answers. A right one in a guild may be the first there to the puzzle of the day.
    pub async fn record_puzzle_answer(
        self,
        player: PlayerId,
        puzzle: &Puzzle,
        is_right: Option<bool>,
        guild: Option<GuildId>,
    ) -> Result<Vec<FirstAnswer>> {
        let answer = FirstAnswer {
            game: puzzle.game(),
            number: puzzle.number,
            puzzle_rating: puzzle.rating,
            is_right,
            at: self.host.clock.now(),
        };
        let is_known = |answers: &[FirstAnswer]| {
            answers.iter().any(|known| (known.game, known.number) == (answer.game, answer.number))
        };
        let answers = self.puzzle_answers(player).await?;
        if is_known(&answers) {
            return Ok(answers);
        }
        self.host
            .write(async |mut tx| {
                let is_first = tx.players().save_puzzle_answer(player, &answer).await?;
                if let Some(guild) = guild.filter(|_| is_first && is_right == Some(true)) {
                    let solved = (answer.game, answer.number);
                    tx.daily_puzzles().record_solver(guild, solved, player).await?;
                }
                let answers = tx.players().puzzle_answers(player).await?;
                Ok(answers)
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::puzzles::puzzles;
    use crate::rules::GameKind;
    use crate::store::tests::temporary;

    #[tokio::test]
    async fn the_first_answer_to_each_puzzle_is_kept_until_the_data_is_deleted() -> Result<()> {
        let host = Host::new(temporary().await);
        let (ana, ben) = (PlayerId(1), PlayerId(2));
        let [first, second, third, ..] = puzzles(GameKind::Bilitaire) else { panic!("there are puzzles") };
        for (puzzle, is_right) in [
            (first, Some(false)),
            (first, Some(true)),
            (second, Some(true)),
            (third, None),
            (third, Some(true)),
        ] {
            host.players().record_puzzle_answer(ana, puzzle, is_right, None).await?;
        }
        host.players().record_puzzle_answer(ben, first, Some(true), None).await?;
        let answers = host.players().puzzle_answers(ana).await?;
        let kept = answers.iter().map(|answer| (answer.number, answer.puzzle_rating, answer.is_right));
        let expected = [(first, Some(false)), (second, Some(true)), (third, None)];
        let expected = expected.map(|(puzzle, is_right)| (puzzle.number, puzzle.rating, is_right));
        assert!(kept.eq(expected), "{answers:?}");
        let export = host.players().export(ana, 9).await?;
        let exported = export.puzzles.iter().map(|answer| (answer.game, answer.puzzle, answer.solved));
        let expected = [(first, Some(false)), (second, Some(true)), (third, None)];
        let expected = expected.map(|(puzzle, solved)| ("bilitaire", puzzle.number, solved));
        assert!(exported.eq(expected));
        host.players().delete(ana, "former player").await?;
        assert_eq!(host.players().puzzle_answers(ana).await?, []);
        assert_eq!(host.players().puzzle_answers(ben).await?.len(), 1);
        Ok(())
    }
}
