use super::dialect::Row;
use super::{Players, StoreError, Write, to_db};
use crate::puzzles::FirstAnswer;
use crate::rules::GameKind;
use crate::table::PlayerId;

impl Players<'_, Write> {
    /// Stores the first answer of a player to a puzzle. Returns whether it was the first.
    pub async fn save_puzzle_answer(
        &mut self,
        player: PlayerId,
        answer: &FirstAnswer,
    ) -> Result<bool, StoreError> {
        let FirstAnswer { game, number, puzzle_rating, is_right, at } = *answer;
        let insert = self.0.query(
            "INSERT INTO puzzle_answers (player_id, game, puzzle, puzzle_rating, is_right, at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player_id, game, puzzle) DO NOTHING",
        );
        let insert = insert.bind(to_db(player)).bind(game.name()).bind(i64::from(number));
        let insert =
            insert.bind(i64::from(puzzle_rating)).bind(is_right.map(i64::from)).bind(at.unix_millis());
        Ok(insert.rows_affected().await? > 0)
    }
}

impl<A> Players<'_, A> {
    /// The first answers of a player to puzzles, in the order in which they were given.
    pub async fn puzzle_answers(&mut self, player: PlayerId) -> Result<Vec<FirstAnswer>, StoreError> {
        let found = self.0.query(
            "SELECT game, puzzle, puzzle_rating, is_right, at FROM puzzle_answers
             WHERE player_id = $1 ORDER BY at, game, puzzle",
        );
        let answers = found.bind(to_db(player)).all(answer).await?;
        Ok(answers.into_iter().flatten().collect())
    }
}

/// The answer in a row; `None` if this version has no such game.
fn answer(row: &Row) -> Result<Option<FirstAnswer>, StoreError> {
    let game: String = row.get("game")?;
    let Some(game) = GameKind::ALL.into_iter().find(|known| known.name() == game) else { return Ok(None) };
    let number: i64 = row.get("puzzle")?;
    let puzzle_rating: i64 = row.get("puzzle_rating")?;
    Ok(Some(FirstAnswer {
        game,
        number: u32::try_from(number).unwrap_or_default(),
        puzzle_rating: i32::try_from(puzzle_rating).unwrap_or_default(),
        is_right: row.flag("is_right")?,
        at: row.time("at")?,
    }))
}
