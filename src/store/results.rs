use super::dialect::Row;
use super::{Result, Results, StoreError, Write, name_of, value_of};
use crate::ratings::{Outcome, PastGame, Rating};
use crate::rules::GameKind;
use crate::table::{Participant, Player, PlayerId, TableId, Timestamp};
use std::ops::RangeInclusive;

/// The stored names of outcomes.
const OUTCOMES: [(Outcome, &str); 3] =
    [(Outcome::Win, "win"), (Outcome::Draw, "draw"), (Outcome::Loss, "loss")];

/// The stored name of an outcome.
pub fn outcome_name(outcome: Outcome) -> &'static str {
    name_of(&OUTCOMES, outcome)
}

impl Results<'_, Write> {
    /// Stores the result of one player of a game. The place is the one that counts: a loser who has taken a hint comes behind
    /// everybody else.
    pub async fn save(
        &mut self,
        table: TableId,
        player: Participant,
        place: u8,
        outcome: Outcome,
        now: Timestamp,
    ) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO results (table_id, player_id, place, outcome, at) VALUES ($1, $2, $3, $4, $5)",
        );
        let insert = insert.bind(table).bind(player).bind(place);
        insert.bind(outcome_name(outcome)).bind(now).execute().await
    }

    /// Takes the rated game of a table out of the ratings, which are to be recomputed, or counts it again. `false` if there is none.
    pub async fn set_void(&mut self, table: TableId, is_void: bool) -> Result<bool> {
        let update = self.0.query(
            "UPDATE tables SET is_void = $2
             WHERE id = $1 AND EXISTS (SELECT 1 FROM results WHERE table_id = $1)",
        );
        Ok(update.bind(table).bind(is_void).rows_affected().await? > 0)
    }
}

impl<A> Results<'_, A> {
    /// Calls a function with each result, in the order in which games ended, those of one table in the order of seats.
    pub async fn for_each(&mut self, mut each: impl FnMut(RatedResult)) -> Result<()> {
        let all = self.0.query(
            "SELECT results.table_id, tables.game, tables.is_void, results.player_id, results.place,
                    results.outcome, results.at, fixed.rating_before, fixed.deviation_before
             FROM results
             JOIN tables ON tables.id = results.table_id
             JOIN seats ON seats.table_id = results.table_id AND seats.player_id = results.player_id
             LEFT JOIN rating_changes AS fixed ON fixed.table_id = results.table_id
                AND fixed.player_id = results.player_id
             ORDER BY results.at, results.table_id, seats.seat",
        );
        let read = |row: &Row| {
            let (table, at) = (row.table_id()?, row.get("at")?);
            let player: Participant = row.get("player_id")?;
            let fixed: [Option<f64>; 2] = [row.get("rating_before")?, row.get("deviation_before")?];
            let fixed = match fixed {
                [Some(value), Some(deviation)] if player.is_computer() => {
                    Some(Rating { value, deviation, games: 0 })
                }
                _ => None,
            };
            let (game, place): (String, i64) = (row.get("game")?, row.get("place")?);
            let outcome: String = row.get("outcome")?;
            let known = value_of(&OUTCOMES, &outcome);
            let (Ok(game), Ok(place), Some(known)) = (game.parse(), u8::try_from(place), known) else {
                let what = format!("a result in {game}, place {place}, {outcome}");
                return Err(StoreError::CorruptTable { table, what });
            };
            let is_void = row.get("is_void")?;
            each(RatedResult { table, game, is_void, player, place, outcome: known, at, fixed });
            Ok(())
        };
        all.for_each(read).await
    }

    /// The last rated games of a player, up to a limit, the oldest first. Games that are no longer hosted are left out.
    pub async fn past_games_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<PastGame>> {
        let found = self.0.query(SELECT_PAST_GAMES).bind(player).bind(most);
        let read = |row: &Row| {
            let (game, outcome): (String, String) = (row.get("game")?, row.get("outcome")?);
            Ok((row.table_id()?, row.get("at")?, game, outcome, row.get("rating_after")?, row.player()?))
        };
        // One row for each opponent.
        let rows = found.all(read).await?;
        let past_game = |rows: &[(TableId, Timestamp, String, String, f64, Player)]| {
            let (_, at, game, outcome, rating, _) = rows.first()?;
            let (game, outcome) = (game.parse().ok()?, value_of(&OUTCOMES, outcome)?);
            let opponents = rows.iter().map(|(.., opponent)| opponent.clone()).collect();
            Some(PastGame { at: *at, game, outcome, rating: *rating, opponents })
        };
        Ok(rows.chunk_by(|one, next| one.0 == next.0).filter_map(past_game).collect())
    }

    /// The time when the last rated game of a player ended.
    pub async fn last_of(&mut self, player: Participant) -> Result<Option<Timestamp>> {
        self.0.query("SELECT MAX(at) FROM results WHERE player_id = $1").bind(player).value().await
    }

    /// The number of rated games that two people may have finished with one another, without computers, in this time. A
    /// former player may have been either of them.
    pub async fn count_rated(
        &mut self,
        one: Participant,
        other: Participant,
        time: RangeInclusive<Timestamp>,
    ) -> Result<usize> {
        let games = self.0.query(COUNT_RATED).bind(one).bind_range(&time).bind(other);
        games.bind(Participant::Former(0)).count().await
    }
}

/// The result of one player of a rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The table at which the game was played.
    pub table: TableId,
    /// The kind of game; ratings are kept for each kind.
    pub game: GameKind,
    /// Whether the operator has taken the game out of the ratings.
    pub is_void: bool,
    /// The player whose result it is.
    pub player: Participant,
    /// The place that counts, from 1.
    pub place: u8,
    /// The outcome, which a player has among all who played, also those whose results do not count.
    pub outcome: Outcome,
    /// The end of the game.
    pub at: Timestamp,
    /// The rating of a computer at that time; `None` for people, whose ratings are computed.
    pub fixed: Option<Rating>,
}

const SELECT_PAST_GAMES: &str =
    "SELECT mine.table_id, mine.at, tables.game, mine.outcome, changes.rating_after, players.id,
        players.name
 FROM (SELECT table_id, outcome, at FROM results WHERE player_id = $1
       ORDER BY at DESC, table_id DESC LIMIT $2) AS mine
 JOIN tables ON tables.id = mine.table_id AND tables.is_void = 0
 JOIN rating_changes AS changes ON changes.table_id = mine.table_id AND changes.player_id = $1
 JOIN results AS others ON others.table_id = mine.table_id AND others.player_id <> $1
 JOIN players ON players.id = others.player_id
 ORDER BY mine.at, mine.table_id, others.place, others.player_id";

const COUNT_RATED: &str = "SELECT COUNT(DISTINCT mine.table_id) FROM results AS mine
 JOIN results AS others ON others.table_id = mine.table_id AND others.player_id <> mine.player_id
 WHERE mine.player_id IN ($1, $4) AND mine.at BETWEEN $2 AND $3
 AND (others.player_id IN ($1, $4) OR others.player_id >= $5)
 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = mine.table_id AND player_id < 0)";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::plan;

    #[tokio::test]
    async fn counting_the_games_of_a_pair_uses_an_index() {
        let plan = plan(&Store::open_temporary().await.expect("a database"), COUNT_RATED).await;
        assert!(plan.iter().all(|step| !step.starts_with("SCAN")), "{plan:?}");
    }

    #[tokio::test]
    async fn the_query_for_past_games_uses_an_index() {
        let plan = plan(&Store::open_temporary().await.expect("a database"), SELECT_PAST_GAMES).await;
        let scans: Vec<&String> = plan.iter().filter(|step| step.starts_with("SCAN")).collect();
        assert!(plan.iter().any(|step| step.contains("results_of_player")), "{plan:?}");
        assert_eq!(scans, ["SCAN mine"], "only the subquery is scanned: {plan:?}");
    }
}
