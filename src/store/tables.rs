use super::{StoreError, Work, from_db, to_db};
use crate::rules::{Game, Setup};
use crate::table::{ChannelId, Event, Opening, Phase, Player, Table, TableId};

/// Under which rules a table is played: to be counted up when a change of the rules would replay old turns differently.
const RULES_VERSION: i64 = 1;

#[derive(sqlx::FromRow)]
struct Row {
    guild_id: Option<i64>,
    channel_id: i64,
    game: String,
    seats: i64,
    setup: String,
    opponent_id: Option<i64>,
    opponent_name: Option<String>,
}

impl Work {
    /// Writes a new table and seats its opener.
    pub async fn insert_table(&mut self, opening: &Opening, now: i64) -> Result<TableId, StoreError> {
        if let Some(opponent) = &opening.opponent {
            self.save_player(opponent, now).await?;
        }
        let id: i64 = sqlx::query_scalar(
            "INSERT INTO tables
                (guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'invitation', $8) RETURNING id",
        )
        .bind(opening.guild.map(to_db))
        .bind(to_db(opening.channel))
        .bind(opening.setup.game().name())
        .bind(opening.setup.seats() as i64)
        .bind(opening.setup.name())
        .bind(RULES_VERSION)
        .bind(opening.opponent.as_ref().map(|opponent| to_db(opponent.id)))
        .bind(now)
        .fetch_one(&mut *self.transaction)
        .await?;
        self.save_seat(TableId(id), 0, &opening.by, now).await?;
        Ok(TableId(id))
    }

    /// Writes events that have just been applied to a table.
    pub async fn save(&mut self, table: &Table, events: &[Event], now: i64) -> Result<(), StoreError> {
        let first = table.event_count() - events.len();
        self.save_acts(table.id(), first, events, now).await?;
        sqlx::query("UPDATE tables SET phase = $1, acts = $2 WHERE id = $3")
            .bind(phase_name(table.phase()))
            .bind(table.event_count() as i64)
            .bind(table.id().0)
            .execute(&mut *self.transaction)
            .await?;
        Ok(())
    }

    /// The table of this number, rebuilt from everything that happened at it.
    pub async fn table(&mut self, id: TableId) -> Result<Option<Table>, StoreError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT tables.guild_id, tables.channel_id, tables.game, tables.seats, tables.setup,
                    players.id AS opponent_id, players.name AS opponent_name
             FROM tables LEFT JOIN players ON players.id = tables.opponent_id WHERE tables.id = $1",
        )
        .bind(id.0)
        .fetch_optional(&mut *self.transaction)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let opening = self.opening(id, row).await?;
        let mut table =
            Table::open(id, opening).map_err(|source| StoreError::Replay { table: id, source })?;
        self.catch_up(&mut table).await?;
        Ok(Some(table))
    }

    /// Applies what has happened at a table since it was loaded.
    pub async fn catch_up(&mut self, table: &mut Table) -> Result<(), StoreError> {
        for event in self.events(table.id(), table.event_count()).await? {
            table.apply(&event).map_err(|source| StoreError::Replay { table: table.id(), source })?;
        }
        Ok(())
    }

    /// The inviting or running table of a channel.
    pub async fn active_table(&mut self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE channel_id = $1 AND phase IN ('invitation', 'playing')",
        )
        .bind(to_db(channel))
        .fetch_optional(&mut *self.transaction)
        .await?;
        Ok(id.map(TableId))
    }

    /// The table of a channel whose game ended last.
    pub async fn last_ended_table(&mut self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE channel_id = $1 AND phase = 'ended' ORDER BY id DESC LIMIT 1",
        )
        .bind(to_db(channel))
        .fetch_optional(&mut *self.transaction)
        .await?;
        Ok(id.map(TableId))
    }

    /// The tables at which more has happened than their messages show.
    pub async fn tables_not_shown(&mut self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar("SELECT id FROM tables WHERE shown < acts ORDER BY id")
            .fetch_all(&mut *self.transaction)
            .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Remembers the message that shows a table with so many events. Returns the message that does not show it any
    /// more: the one before or, if that one shows more, this one.
    pub async fn save_shown(
        &mut self,
        table: TableId,
        message: u64,
        event_count: usize,
    ) -> Result<Option<u64>, StoreError> {
        let before: Option<(Option<i64>, i64)> =
            sqlx::query_as("SELECT message_id, shown FROM tables WHERE id = $1")
                .bind(table.0)
                .fetch_optional(&mut *self.transaction)
                .await?;
        let Some((before, shown)) = before else { return Ok(None) };
        if shown > event_count as i64 {
            return Ok(Some(message));
        }
        sqlx::query("UPDATE tables SET message_id = $1, shown = $2 WHERE id = $3")
            .bind(to_db(message))
            .bind(event_count as i64)
            .bind(table.0)
            .execute(&mut *self.transaction)
            .await?;
        Ok(before.map(from_db).filter(|before| *before != message))
    }

    async fn opening(&mut self, id: TableId, row: Row) -> Result<Opening, StoreError> {
        let damaged = |what: String| StoreError::Damaged { table: id, what };
        let game: Game = row.game.parse().map_err(|error| damaged(format!("{error}")))?;
        let seats = usize::try_from(row.seats).map_err(|error| damaged(error.to_string()))?;
        let setup =
            Setup::new(game, Some(seats), Some(&row.setup)).map_err(|error| damaged(error.to_string()))?;
        let opener = self.seats(id).await?.into_iter().find(|(seat, _)| *seat == 0);
        let (_, by) = opener.ok_or_else(|| damaged("nobody sits in seat 0".to_owned()))?;
        let opponent = row.opponent_id.zip(row.opponent_name);
        Ok(Opening {
            guild: row.guild_id.map(from_db),
            channel: from_db(row.channel_id),
            by,
            setup,
            opponent: opponent.map(|(id, name)| Player { id: from_db(id), name }),
        })
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Invitation => "invitation",
        Phase::Playing => "playing",
        Phase::Ended(_) => "ended",
        Phase::Closed => "closed",
    }
}
