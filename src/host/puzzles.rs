//! The answers of players to puzzles.

use super::{Players, Result};
use crate::puzzles::{FirstAnswer, Progress, Puzzle, PuzzleRatings, rate_answer};
use crate::ratings::RatingSnapshot;
use crate::rules::GameKind;
use crate::table::{GuildId, PlayerId};

impl Players<'_> {
    /// The first answers of a player to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(self, player: PlayerId) -> Result<Vec<FirstAnswer>> {
        self.host.read(async |mut tx| Ok(tx.players().puzzle_answers(player).await?)).await
    }

    /// The present ratings of the puzzles of a game.
    pub async fn puzzle_ratings(self, game: GameKind) -> Result<PuzzleRatings> {
        self.host.read(async |mut tx| Ok(tx.players().puzzle_ratings(game).await?)).await
    }

    /// Records an answer of a player to a puzzle, unless there is one already; `None` for a hint, after which the puzzle does
    /// not count. One that counts changes the rating of the puzzle, and in a guild it may be one to its puzzle of the day. Returns all
    /// answers.
    pub async fn record_puzzle_answer(
        self,
        player: PlayerId,
        puzzle: &Puzzle,
        is_right: Option<bool>,
        guild: Option<GuildId>,
    ) -> Result<Vec<FirstAnswer>> {
        let (game, number) = (puzzle.game(), puzzle.number);
        let is_known = |answers: &[FirstAnswer]| {
            answers.iter().any(|known| (known.game, known.number) == (game, number))
        };
        let answers = self.puzzle_answers(player).await?;
        if is_known(&answers) {
            return Ok(answers);
        }
        self.host
            .write(async |mut tx| {
                let now = self.host.clock.now();
                let before = tx.players().puzzle_ratings(game).await?.as_opponent(puzzle, now);
                let answer = FirstAnswer {
                    game,
                    number,
                    puzzle_rating: before.value.round() as i32,
                    puzzle_deviation: before.deviation.round() as i32,
                    is_right,
                    at: now,
                };
                let earlier = tx.players().puzzle_answers(player).await?;
                if !tx.players().save_puzzle_answer(player, &answer).await? {
                    return Ok(earlier);
                }
                if let Some(is_right) = is_right {
                    let person = Progress::new(game, &earlier).rating(now);
                    let [_, rating] = rate_answer([person, before], is_right);
                    // Of two transactions that change the rating of a puzzle at the same time one begins again.
                    let after = RatingSnapshot { rating, at: now };
                    tx.players().save_puzzle_rating((game, number), after).await?;
                    if let Some(guild) = guild {
                        let solved = (game, number);
                        tx.daily_puzzles().record_answer(guild, solved, player, is_right, now).await?;
                    }
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
        let ratings = host.players().puzzle_ratings(GameKind::Bilitaire).await?;
        assert!(ratings.of(first) > first.rating, "somebody has failed");
        assert!(ratings.of(second) < second.rating, "somebody has solved it");
        assert_eq!(ratings.of(third), third.rating, "after a hint it does not count");
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
        let [answer] = host.players().puzzle_answers(ben).await?[..] else { panic!("one answer") };
        assert_eq!(answer.puzzle_rating, ratings.of(first), "the rating at that time");
        let after = host.players().puzzle_ratings(GameKind::Bilitaire).await?;
        assert!(after.of(first) < ratings.of(first));
        assert_eq!(after.of(second), ratings.of(second), "nothing tells whose answer it was");
        Ok(())
    }

    #[tokio::test]
    async fn answers_at_the_same_time_all_change_the_rating() -> Result<()> {
        let host = Host::new(temporary().await);
        let puzzle = &puzzles(GameKind::Biloba)[0];
        let answer = |number| host.players().record_puzzle_answer(PlayerId(number), puzzle, Some(true), None);
        for answers in futures_util::future::join_all((1..=8).map(answer)).await {
            assert_eq!(answers?.len(), 1);
        }
        let together = host.players().puzzle_ratings(GameKind::Biloba).await?;
        let other = Host::new(temporary().await);
        for number in 1..=8 {
            other.players().record_puzzle_answer(PlayerId(number), puzzle, Some(true), None).await?;
        }
        let in_turn = other.players().puzzle_ratings(GameKind::Biloba).await?;
        assert_eq!(together.of(puzzle), in_turn.of(puzzle));
        Ok(())
    }
}
