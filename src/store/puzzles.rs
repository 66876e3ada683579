use super::dialect::Row;
use super::{Players, Result, Write};
use crate::puzzles::FirstAnswer;
use crate::table::PlayerId;

impl Players<'_, Write> {
    /// Stores the first answer of a player to a puzzle. Returns whether it was the first.
    pub async fn save_puzzle_answer(&mut self, player: PlayerId, answer: &FirstAnswer) -> Result<bool> {
        let FirstAnswer { game, number, puzzle_rating, is_right, at } = *answer;
        let insert = self.0.query(
            "INSERT INTO puzzle_answers (player_id, game, puzzle, puzzle_rating, is_right, at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player_id, game, puzzle) DO NOTHING",
        );
        let insert = insert.bind(player).bind(game.name()).bind(number);
        Ok(insert.bind(i64::from(puzzle_rating)).bind(is_right).bind(at).rows_affected().await? > 0)
    }
}

impl<A> Players<'_, A> {
    /// The first answers of a player to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(&mut self, player: PlayerId) -> Result<Vec<FirstAnswer>> {
        let found = self.0.query(
            "SELECT game, puzzle, puzzle_rating, is_right, at FROM puzzle_answers
             WHERE player_id = $1 ORDER BY at, game, puzzle",
        );
        let answers = found.bind(player).all(answer).await?;
        Ok(answers.into_iter().flatten().collect())
    }
}

/// The answer in a row; `None` if this version has no such game.
fn answer(row: &Row) -> Result<Option<FirstAnswer>> {
    let Some(game) = row.parsed("game")? else { return Ok(None) };
    let puzzle_rating: i64 = row.get("puzzle_rating")?;
    Ok(Some(FirstAnswer {
        game,
        number: row.get("puzzle")?,
        puzzle_rating: i32::try_from(puzzle_rating).unwrap_or_default(),
        is_right: row.get("is_right")?,
        at: row.get("at")?,
    }))
}
