use super::dialect::Row;
use super::{Players, Result, Write};
use crate::puzzles::{FirstAnswer, PuzzleNumber, PuzzleRatings};
use crate::ratings::{Rating, RatingSnapshot};
use crate::rules::GameKind;
use crate::table::PlayerId;

/// The deviation of puzzles as opponents before it was stored with the answers.
const FORMER_DEVIATION: i64 = 50;

impl Players<'_, Write> {
    /// Stores the first answer of a player to a puzzle. Returns whether it was the first.
    pub async fn save_puzzle_answer(&mut self, player: PlayerId, answer: &FirstAnswer) -> Result<bool> {
        let FirstAnswer { game, number, puzzle_rating, puzzle_deviation, is_right, at } = *answer;
        let insert = self.0.query(
            "INSERT INTO puzzle_answers (player_id, game, puzzle, puzzle_rating, puzzle_deviation, is_right, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player_id, game, puzzle) DO NOTHING",
        );
        let insert = insert.bind(player).bind(game.name()).bind(number);
        let insert = insert.bind(i64::from(puzzle_rating)).bind(i64::from(puzzle_deviation));
        Ok(insert.bind(is_right).bind(at).rows_affected().await? > 0)
    }

    /// Stores the rating of a puzzle after an answer.
    pub async fn save_puzzle_rating(
        &mut self,
        (game, number): (GameKind, PuzzleNumber),
        RatingSnapshot { rating, at }: RatingSnapshot,
    ) -> Result<()> {
        let save = self.0.query(
            "INSERT INTO puzzle_ratings (game, puzzle, value, deviation, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, puzzle) DO UPDATE
             SET value = excluded.value, deviation = excluded.deviation, at = excluded.at",
        );
        save.bind(game.name()).bind(number).bind(rating.value).bind(rating.deviation).bind(at).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The first answers of a player to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(&mut self, player: PlayerId) -> Result<Vec<FirstAnswer>> {
        let found = self.0.query(
            "SELECT game, puzzle, puzzle_rating, puzzle_deviation, is_right, at FROM puzzle_answers
             WHERE player_id = $1 ORDER BY at, game, puzzle",
        );
        let answers = found.bind(player).all(answer).await?;
        Ok(answers.into_iter().flatten().collect())
    }

    /// The present ratings of the puzzles of a game.
    pub async fn puzzle_ratings(&mut self, game: GameKind) -> Result<PuzzleRatings> {
        let found = self.0.query("SELECT puzzle, value, deviation, at FROM puzzle_ratings WHERE game = $1");
        let read = |row: &Row| {
            let rating = Rating { value: row.get("value")?, deviation: row.get("deviation")?, games: 0 };
            Ok((row.get("puzzle")?, RatingSnapshot { rating, at: row.get("at")? }))
        };
        Ok(PuzzleRatings::new(game, found.bind(game.name()).all(read).await?))
    }
}

/// The answer in a row; `None` if this version has no such game.
pub(super) fn answer(row: &Row) -> Result<Option<FirstAnswer>> {
    let Some(game) = row.parsed("game")? else { return Ok(None) };
    let puzzle_rating: i64 = row.get("puzzle_rating")?;
    let puzzle_deviation = row.get::<Option<i64>>("puzzle_deviation")?.unwrap_or(FORMER_DEVIATION);
    Ok(Some(FirstAnswer {
        game,
        number: row.get("puzzle")?,
        puzzle_rating: i32::try_from(puzzle_rating).unwrap_or_default(),
        puzzle_deviation: i32::try_from(puzzle_deviation).unwrap_or_default(),
        is_right: row.get("is_right")?,
        at: row.get("at")?,
    }))
}
