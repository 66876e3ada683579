use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::ratings::{Outcome, PastGame, Rating};
use crate::rules::GameKind;
use crate::table::{Participant, Player, PlayerId, TableId, Timestamp};
use std::ops::RangeInclusive;

/// The stored names of outcomes.
const OUTCOMES: [(Outcome, &str); 3] =
    [(Outcome::Win, "win"), (Outcome::Draw, "draw"), (Outcome::Loss, "loss")];

/// Results of rated games.
#[derive(Debug)]
pub struct Results<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// Results of rated games.
    pub fn results(&mut self) -> Results<'_, A> {
        Results { transaction: self }
    }
}

impl Results<'_, Write> {
    /// Stores the result of one player of a game.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save(
        &mut self,
        table: TableId,
        player: Participant,
        place: u8,
        outcome: Outcome,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.transaction
            .query(
                "INSERT INTO results (table_id, player_id, place, outcome, at) VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(table.0)
            .bind(to_db(player))
            .bind(i64::from(place))
            .bind(outcome_name(outcome))
            .bind(now.unix_millis())
            .execute()
            .await?;
        Ok(())
    }
}

impl<A> Results<'_, A> {
    /// All results, in the order in which games ended, those of one table in the order of seats.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn all(&mut self) -> Result<Vec<RatedResult>, StoreError> {
        let rows: Vec<Row> = self
            .transaction
            .query(
                "SELECT results.table_id, tables.game, results.player_id, results.place,
                    results.at, fixed.rating_before, fixed.deviation_before, fixed.volatility_before
             FROM results
             JOIN tables ON tables.id = results.table_id
             JOIN seats ON seats.table_id = results.table_id AND seats.player_id = results.player_id
             LEFT JOIN rating_changes AS fixed ON fixed.table_id = results.table_id
                AND fixed.player_id = results.player_id
             ORDER BY results.at, results.table_id, seats.seat",
            )
            .all()
            .await?;
        let read = |(table, game, player, place, at, value, deviation, volatility): Row| {
            let (player, at): (Participant, _) = (from_db(player), Timestamp::from_unix_millis(at));
            let fixed = value.zip(deviation).zip(volatility).filter(|_| player.is_computer());
            let fixed = fixed.map(|((value, deviation), volatility)| Rating { value, deviation, volatility });
            let (table, what) = (TableId(table), format!("a result in {game}, place {place}"));
            match (game.parse(), u8::try_from(place)) {
                (Ok(game), Ok(place)) => Ok(RatedResult { table, game, player, place, at, fixed }),
                _ => Err(StoreError::CorruptTable { table, what }),
            }
        };
        rows.into_iter().map(read).collect()
    }

    /// The last rated games of a player, up to a limit, the oldest first. Games that are no longer hosted are left out.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn past_games_of(
        &mut self,
        player: PlayerId,
        most: usize,
    ) -> Result<Vec<PastGame>, StoreError> {
        let rows: Vec<PastRow> = self
            .transaction
            .query(SELECT_PAST_GAMES)
            .bind(to_db(player))
            .bind(i64::try_from(most).unwrap_or(i64::MAX))
            .all()
            .await?;
        let read = |rows: &[PastRow]| {
            let (_, at, game, outcome, rating, ..) = rows.first()?;
            let outcome = OUTCOMES.into_iter().find(|(_, name)| name == outcome)?.0;
            let opponent = |(.., id, name): &PastRow| Player { id: from_db(*id), name: name.clone() };
            let opponents = rows.iter().map(opponent).collect();
            let (at, game) = (Timestamp::from_unix_millis(*at), game.parse().ok()?);
            Some(PastGame { at, game, outcome, rating: *rating, opponents })
        };
        Ok(rows.chunk_by(|one, next| one.0 == next.0).filter_map(read).collect())
    }

    /// The time when the last rated game of a player ended.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn last_of(&mut self, player: Participant) -> Result<Option<Timestamp>, StoreError> {
        let last: Option<i64> = self
            .transaction
            .query("SELECT MAX(at) FROM results WHERE player_id = $1")
            .bind(to_db(player))
            .value()
            .await?;
        Ok(last.map(Timestamp::from_unix_millis))
    }

    /// The number of rated games of this kind that two people have finished with one another, without computers, in this
    /// time.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn count_rated(
        &mut self,
        game: GameKind,
        one: Participant,
        other: Participant,
        time: RangeInclusive<Timestamp>,
    ) -> Result<usize, StoreError> {
        let count: i64 = self
            .transaction
            .query(
                "SELECT COUNT(*) FROM results AS one
             JOIN results AS other ON other.table_id = one.table_id
             JOIN tables ON tables.id = one.table_id
             WHERE one.player_id = $1 AND one.at BETWEEN $2 AND $3 AND other.player_id = $4
             AND tables.game = $5
             AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = one.table_id AND player_id < 0)",
            )
            .bind(to_db(one))
            .bind(time.start().unix_millis())
            .bind(time.end().unix_millis())
            .bind(to_db(other))
            .bind(game.name())
            .value()
            .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }
}

/// The result of one player of a rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: GameKind,
    /// The player.
    pub player: Participant,
    /// The place, from 1.
    pub place: u8,
    /// The end of the game.
    pub at: Timestamp,
    /// The rating of a computer at that time; `None` for people, whose ratings are computed.
    pub fixed: Option<Rating>,
}

type Row = (i64, String, i64, i64, i64, Option<f64>, Option<f64>, Option<f64>);

/// One opponent of a past game.
type PastRow = (i64, i64, String, String, f64, i64, String);

const SELECT_PAST_GAMES: &str =
    "SELECT mine.table_id, mine.at, tables.game, mine.outcome, changes.rating_after, players.id,
        players.name
 FROM (SELECT table_id, outcome, at FROM results WHERE player_id = $1
       ORDER BY at DESC, table_id DESC LIMIT $2) AS mine
 JOIN tables ON tables.id = mine.table_id
 JOIN rating_changes AS changes ON changes.table_id = mine.table_id AND changes.player_id = $1
 JOIN results AS others ON others.table_id = mine.table_id AND others.player_id <> $1
 JOIN players ON players.id = others.player_id
 ORDER BY mine.at, mine.table_id, others.place, others.player_id";

fn outcome_name(outcome: Outcome) -> &'static str {
    OUTCOMES.iter().find(|(known, _)| *known == outcome).map_or("", |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::plan;

    #[tokio::test]
    async fn the_query_for_past_games_uses_an_index() {
        let plan = plan(&Store::open(None).await.expect("a database"), SELECT_PAST_GAMES).await;
        let scans: Vec<&String> = plan.iter().filter(|step| step.starts_with("SCAN")).collect();
        assert!(plan.iter().any(|step| step.contains("results_of_player")), "{plan:?}");
        assert_eq!(scans, ["SCAN mine"], "only the subquery is scanned: {plan:?}");
    }
}
