use super::dialect::Fields;
use super::{StoreError, Transaction, Write, from_db, to_db};
use crate::rules::Seat;
use crate::table::{ChannelId, GuildId, MessageId, Player, PlayerId, TableId};
use serde::Serialize;
use sqlx::FromRow;
use std::ops::RangeInclusive;

/// A table at which somebody sits or is invited, and where it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTable {
    /// Which.
    pub table: TableId,
    /// In which server, if any.
    pub guild: Option<GuildId>,
    /// The message that shows it, if one does.
    pub message: Option<MessageId>,
}

/// A game of a person as it is stored: for that person.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedGame {
    /// The number of the table.
    pub table: i64,
    /// What was played.
    pub game: String,
    /// From which set-up.
    pub setup: String,
    /// In which server, if any.
    pub server: Option<String>,
    /// In which channel or thread.
    pub channel: String,
    /// When the table was opened, in Unix milliseconds.
    pub opened_at: i64,
    /// How far it has come.
    pub phase: String,
    /// In which seat, from 1.
    pub seat: i64,
    /// Where a rated game was finished.
    pub place: Option<i64>,
    /// What that counted as.
    pub outcome: Option<String>,
    /// The rating before it.
    pub rating_before: Option<f64>,
    /// After it.
    pub rating_after: Option<f64>,
}

impl<R: Fields> FromRow<'_, R> for ExportedGame {
    fn from_row(row: &R) -> sqlx::Result<ExportedGame> {
        let server: Option<i64> = row.field("guild_id")?;
        Ok(ExportedGame {
            table: row.field("id")?,
            game: row.field("game")?,
            setup: row.field("setup")?,
            // As text: programs that read numbers as fractions would change them.
            server: server.map(|id| from_db::<GuildId>(id).to_string()),
            channel: from_db::<ChannelId>(row.field("channel_id")?).to_string(),
            opened_at: row.field("opened_at")?,
            phase: row.field("phase")?,
            seat: row.field::<i64>("seat")? + 1,
            place: row.field("place")?,
            outcome: row.field("outcome")?,
            rating_before: row.field("rating_before")?,
            rating_after: row.field("rating_after")?,
        })
    }
}

type Row = (i64, Option<i64>, Option<i64>);

const RUNNING: &str = "SELECT tables.id, tables.guild_id, tables.message_id
 FROM seats JOIN tables ON tables.id = seats.table_id
 WHERE seats.player_id = $1 AND seats.is_over = 0
 AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)
 ORDER BY seats.table_id DESC LIMIT $2";

impl From<Row> for PlayerTable {
    fn from((table, guild, message): Row) -> PlayerTable {
        PlayerTable { table: TableId(table), guild: guild.map(from_db), message: message.map(from_db) }
    }
}

/// Who sits at which table, and who is invited.
#[derive(Debug)]
pub struct Seats<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// Who sits at which table, and who is invited.
    pub fn seats(&mut self) -> Seats<'_, A> {
        Seats { transaction: self }
    }
}

impl Seats<'_, Write> {
    /// Seats a person.
    pub(super) async fn save(
        &mut self,
        table: TableId,
        seat: Seat,
        player: &Player,
    ) -> Result<(), StoreError> {
        self.transaction.players().save(player).await?;
        self.transaction
            .query("INSERT INTO seats (table_id, seat, player_id) VALUES ($1, $2, $3)")
            .bind(table.0)
            .bind(seat as i64)
            .bind(to_db(player.id))
            .execute()
            .await?;
        Ok(())
    }

    /// The game of these seats is over.
    pub(super) async fn mark_over(&mut self, table: TableId) -> Result<(), StoreError> {
        self.transaction
            .query("UPDATE seats SET is_over = 1 WHERE table_id = $1")
            .bind(table.0)
            .execute()
            .await?;
        Ok(())
    }

    /// Reserves a seat.
    pub(super) async fn save_invited(
        &mut self,
        table: TableId,
        seat: Seat,
        player: &Player,
        now: i64,
    ) -> Result<(), StoreError> {
        self.transaction
            .query("INSERT INTO invited (table_id, seat, player_id, at) VALUES ($1, $2, $3, $4)")
            .bind(table.0)
            .bind(seat as i64)
            .bind(to_db(player.id))
            .bind(now)
            .execute()
            .await?;
        Ok(())
    }
}

impl<A> Seats<'_, A> {
    /// Where somebody sits at a table that is not over, the newest first, so many at most; without those put aside.
    pub async fn running_of(
        &mut self,
        player: PlayerId,
        most: usize,
    ) -> Result<Vec<PlayerTable>, StoreError> {
        let found = self.transaction.query(RUNNING);
        let rows: Vec<Row> = found.bind(to_db(player)).bind(most as i64).all().await?;
        Ok(rows.into_iter().map(PlayerTable::from).collect())
    }

    /// All games of somebody, in the order of their tables.
    pub async fn export_of(&mut self, player: PlayerId) -> Result<Vec<ExportedGame>, StoreError> {
        let found = self.transaction.query(
            "SELECT tables.id, tables.game, tables.setup, tables.guild_id, tables.channel_id, tables.opened_at,
                    tables.phase, seats.seat, results.place, results.outcome, changes.rating_before,
                    changes.rating_after
             FROM seats JOIN tables ON tables.id = seats.table_id
             LEFT JOIN results ON results.table_id = seats.table_id AND results.player_id = seats.player_id
             LEFT JOIN rating_changes AS changes ON changes.table_id = seats.table_id
                AND changes.player_id = seats.player_id
             WHERE seats.player_id = $1 ORDER BY seats.table_id",
        );
        found.bind(to_db(player)).all().await
    }

    /// How many games somebody has sat down to, counted up to so many.
    pub async fn count_joined_by(&mut self, player: PlayerId, most: usize) -> Result<usize, StoreError> {
        let counted = self
            .transaction
            .query("SELECT COUNT(*) FROM (SELECT 1 FROM seats WHERE player_id = $1 LIMIT $2) AS counted");
        let count: i64 = counted.bind(to_db(player)).bind(most as i64).value().await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Open invitations for somebody, of that time, the newest first, so many at most; without those put aside.
    pub async fn invitations_for(
        &mut self,
        player: PlayerId,
        time: RangeInclusive<i64>,
        most: usize,
    ) -> Result<Vec<PlayerTable>, StoreError> {
        let found = self.transaction.query(
            "SELECT id, guild_id, message_id FROM tables
             WHERE phase = 'invitation' AND id IN (
                SELECT id FROM tables WHERE opponent_id = $1 AND opened_at BETWEEN $2 AND $3
                UNION ALL SELECT table_id FROM invited WHERE player_id = $1 AND at BETWEEN $2 AND $3)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND player_id = $1)
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)
             ORDER BY id DESC LIMIT $4",
        );
        let found = found.bind(to_db(player)).bind(*time.start()).bind(*time.end()).bind(most as i64);
        let rows: Vec<Row> = found.all().await?;
        Ok(rows.into_iter().map(PlayerTable::from).collect())
    }

    /// How many invitations of a person are open; without those that are put aside.
    pub async fn count_invitations_by(&mut self, player: PlayerId) -> Result<usize, StoreError> {
        let count: i64 = self
            .transaction
            .query(
                "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = 0
             WHERE tables.phase = 'invitation' AND seats.player_id = $1
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)",
            )
            .bind(to_db(player))
            .value()
            .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// At how many tables a person sits that are not over; without those that are put aside.
    pub async fn count_running_of(&mut self, player: PlayerId) -> Result<usize, StoreError> {
        let count: i64 = self
            .transaction
            .query(
                "SELECT COUNT(*) FROM seats WHERE player_id = $1 AND is_over = 0
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = seats.table_id)",
            )
            .bind(to_db(player))
            .value()
            .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Has this person invited that one in that time, to whichever seat?
    pub async fn has_invited(
        &mut self,
        by: PlayerId,
        opponent: PlayerId,
        time: RangeInclusive<i64>,
    ) -> Result<bool, StoreError> {
        let count: i64 = self
            .transaction
            .query(
                "SELECT COUNT(*) FROM seats JOIN (
                 SELECT id AS table_id FROM tables WHERE opponent_id = $1 AND opened_at BETWEEN $2 AND $3
                 UNION ALL
                 SELECT table_id FROM invited WHERE player_id = $1 AND at BETWEEN $2 AND $3
             ) AS asked ON seats.table_id = asked.table_id
             WHERE seats.seat = 0 AND seats.player_id = $4",
            )
            .bind(to_db(opponent))
            .bind(*time.start())
            .bind(*time.end())
            .bind(to_db(by))
            .value()
            .await?;
        Ok(count > 0)
    }

    /// Who sits at a table, in the order of seats.
    pub(super) async fn at(&mut self, table: TableId) -> Result<Vec<(i64, Player)>, StoreError> {
        let rows: Vec<(i64, i64, String)> = self
            .transaction
            .query(
                "SELECT seats.seat, players.id, players.name
             FROM seats JOIN players ON players.id = seats.player_id
             WHERE seats.table_id = $1 ORDER BY seats.seat",
            )
            .bind(table.0)
            .all()
            .await?;
        Ok(rows.into_iter().map(|(seat, id, name)| (seat, Player { id: from_db(id), name })).collect())
    }

    /// For whom further seats are reserved, in the order of seats.
    pub(super) async fn further_invited(&mut self, table: TableId) -> Result<Vec<Player>, StoreError> {
        let rows: Vec<(i64, String)> = self
            .transaction
            .query(
                "SELECT players.id, players.name FROM invited JOIN players ON players.id = invited.player_id
             WHERE invited.table_id = $1 ORDER BY invited.seat",
            )
            .bind(table.0)
            .all()
            .await?;
        Ok(rows.into_iter().map(|(id, name)| Player { id: from_db(id), name }).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::plan;

    #[tokio::test]
    async fn running_games_are_found_without_looking_at_finished_ones() {
        let plan = plan(&Store::open(None).await.expect("a database"), RUNNING).await;
        let by = "SEARCH seats USING COVERING INDEX seats_of_player (player_id=? AND is_over=?)";
        assert_eq!(plan[0], by, "{plan:?}");
        assert!(plan.iter().all(|step| !step.starts_with("SCAN")), "{plan:?}");
    }
}
