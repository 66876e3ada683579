use super::dialect::{Fields, Query};
use super::events::bind_event;
use super::shards::{OF_SHARDS, Shards};
use super::{Store, StoreError, Transaction, Write, from_db, to_db};
use crate::rules::{GameKind, RulesVersion, Setup};
use crate::table::{
    Begins, ChannelId, Event, GuildId, MessageId, Opening, Pace, Phase, Player, PlayerId, Table, TableId,
};
use sqlx::{AssertSqlSafe, FromRow};

/// Which message shows a table, and how much of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplayedMessage {
    /// Its channel or thread.
    pub channel: ChannelId,
    /// Its id.
    pub message: MessageId,
    /// How many events had happened ([`Table::event_count`]).
    pub event_count: usize,
}

fn due() -> String {
    format!("SELECT id FROM tables WHERE due <= $4 AND {OF_SHARDS} ORDER BY due LIMIT $5")
}

fn next_due() -> String {
    format!("SELECT MIN(due) FROM tables WHERE due IS NOT NULL AND {OF_SHARDS}")
}

/// Saves a table, unless more has happened at it.
const SAVE: &str = "UPDATE tables SET phase = $1, event_count = $2, due = $3, clock_runs = $4
 WHERE id = $5 AND event_count = $6";

/// The same, and writes the first event that it has not counted yet ([`bind_event`]).
fn save_with_event() -> String {
    format!(
        "WITH saved AS ({SAVE} RETURNING id)
         INSERT INTO events (table_id, number, kind, seat, text, at) SELECT id, $6, $7, $8, $9, $10 FROM saved"
    )
}

struct Row {
    guild_id: Option<i64>,
    channel_id: i64,
    game: String,
    seats: i64,
    setup: String,
    rules_version: i64,
    opponent_id: Option<i64>,
    opponent_name: Option<String>,
    casual: bool,
    pace: Option<String>,
    begins: String,
    seed: i64,
    opened_at: i64,
}

impl<R: Fields> FromRow<'_, R> for Row {
    fn from_row(row: &R) -> sqlx::Result<Row> {
        Ok(Row {
            guild_id: row.field("guild_id")?,
            channel_id: row.field("channel_id")?,
            game: row.field("game")?,
            seats: row.field("seats")?,
            setup: row.field("setup")?,
            rules_version: row.field("rules_version")?,
            opponent_id: row.field("opponent_id")?,
            opponent_name: row.field("opponent_name")?,
            casual: row.field::<i64>("casual")? != 0,
            pace: row.field("pace")?,
            begins: row.field("begins")?,
            seed: row.field("seed")?,
            opened_at: row.field("opened_at")?,
        })
    }
}

impl Transaction<Write> {
    /// Writes a new table and seats its opener.
    pub async fn insert_table(&mut self, opening: &Opening, now: i64) -> Result<TableId, StoreError> {
        for opponent in &opening.opponents {
            self.save_player(opponent).await?;
        }
        let (begins, seed) = begins_name(opening.begins);
        let id: i64 = self.query(
            "INSERT INTO tables
                (guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at, casual,
                 pace, begins, seed)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'invitation', $8, $9, $10, $11, $12) RETURNING id",
        )
        .bind(opening.guild.map(to_db))
        .bind(to_db(opening.channel))
        .bind(opening.setup.kind().name())
        .bind(opening.setup.seats() as i64)
        .bind(opening.setup.name())
        .bind(i64::from(opening.rules.number()))
        .bind(opening.opponents.first().map(|opponent| to_db(opponent.id)))
        .bind(now)
        .bind(i64::from(opening.casual))
        .bind(opening.pace.map(Pace::name))
        .bind(begins)
        .bind(to_db(seed))
        .value()
        .await?;
        self.save_seat(TableId(id), 0, &opening.by).await?;
        for (seat, opponent) in (1..).zip(&opening.opponents).skip(1) {
            self.save_invited(TableId(id), seat, opponent, now).await?;
        }
        Ok(TableId(id))
    }

    /// Writes events that have just been applied to a table. `false`, and nothing is written, if others have happened
    /// at it that it has not seen.
    pub async fn save(&mut self, table: &Table, events: &[Event], now: i64) -> Result<bool, StoreError> {
        let (joined, others) = match events.split_first() {
            Some((first, others)) if self.connection().writes_two_tables() => (Some(first), others),
            _ => (None, events),
        };
        let saved = match joined {
            Some(_) => self.connection().query(AssertSqlSafe(save_with_event())),
            None => self.query(SAVE),
        };
        let saved = saved
            .bind(phase_name(table.phase()))
            .bind(table.event_count() as i64)
            .bind(table.due())
            .bind(i64::from(table.deadline().is_some()))
            .bind(table.id().0)
            .bind((table.event_count() - events.len()) as i64);
        let saved = joined.into_iter().fold(saved, |saved, event| bind_event(saved, event, now));
        if saved.execute().await? == 0 {
            return Ok(false);
        }
        self.save_events(table.id(), table.event_count() - others.len(), others, now).await?;
        for event in events {
            match event {
                Event::Joined { seat, player } => self.save_seat(table.id(), *seat, player).await?,
                Event::Moved { guild, channel } => self.save_place(table.id(), *guild, *channel).await?,
                _ => {}
            }
        }
        if matches!(table.phase(), Phase::Ended(_) | Phase::Closed) {
            self.leave_seats(table.id()).await?;
        }
        Ok(true)
    }

    /// Brings a table to another channel, which has none.
    pub(super) async fn save_place(
        &mut self,
        table: TableId,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.query("UPDATE tables SET guild_id = $1, channel_id = $2 WHERE id = $3")
            .bind(guild.map(to_db))
            .bind(to_db(channel))
            .bind(table.0)
            .execute()
            .await?;
        Ok(())
    }

    /// Remembers the message that shows a table now. One that was put aside because its channel seemed to be gone comes
    /// back: then it gives the time since when it was put aside, in Unix milliseconds.
    pub async fn save_shown(
        &mut self,
        table: TableId,
        shown: DisplayedMessage,
    ) -> Result<Option<i64>, StoreError> {
        let saved = self.query(
            "UPDATE tables SET message_id = $1, message_channel_id = $2, shown = $3 WHERE id = $4
             RETURNING EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)",
        );
        let is_aside: Option<bool> = saved
            .bind(to_db(shown.message))
            .bind(to_db(shown.channel))
            .bind(shown.event_count as i64)
            .bind(table.0)
            .optional_value()
            .await?;
        if is_aside == Some(true) { self.take_back(table).await } else { Ok(None) }
    }
}

impl<A> Transaction<A> {
    /// The table of this number, rebuilt from everything that happened at it.
    pub async fn table(&mut self, id: TableId) -> Result<Option<Table>, StoreError> {
        let row: Option<Row> = self
            .query(
                "SELECT tables.guild_id, tables.channel_id, tables.game, tables.seats, tables.setup,
                    tables.rules_version, tables.casual, tables.pace, tables.begins, tables.seed,
                    tables.opened_at, players.id AS opponent_id, players.name AS opponent_name
             FROM tables LEFT JOIN players ON players.id = tables.opponent_id WHERE tables.id = $1",
            )
            .bind(id.0)
            .optional()
            .await?;
        let Some(row) = row else { return Ok(None) };
        let opened_at = row.opened_at;
        let opening = self.opening(id, row).await?;
        let mut table =
            Table::open(id, opening, opened_at).map_err(|source| StoreError::Replay { table: id, source })?;
        self.refresh(&mut table).await?;
        Ok(Some(table))
    }

    /// Applies the events of a table that were stored since it was loaded.
    pub async fn refresh(&mut self, table: &mut Table) -> Result<(), StoreError> {
        for (event, at) in self.events(table.id(), table.event_count()).await? {
            table.apply(&event, at).map_err(|source| StoreError::Replay { table: table.id(), source })?;
        }
        Ok(())
    }

    /// Is a table stored with these events, the last of those that it knows, as they were written then?
    pub async fn is_saved(&mut self, table: &Table, events: &[Event], at: i64) -> Result<bool, StoreError> {
        let known: Option<i64> =
            self.query("SELECT id FROM tables WHERE id = $1").bind(table.id().0).optional_value().await?;
        let first = table.event_count() - events.len();
        let stored = self.events(table.id(), first).await?;
        let stored = stored.iter().take(events.len()).map(|(event, at)| (event, *at));
        Ok(known.is_some() && stored.eq(events.iter().map(|event| (event, at))))
    }

    /// How many invitations of a person are open; without those that are put aside.
    pub async fn invitations_of(&mut self, player: PlayerId) -> Result<usize, StoreError> {
        let count: i64 = self
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
    pub async fn tables_of(&mut self, player: PlayerId) -> Result<usize, StoreError> {
        let count: i64 = self
            .query(
                "SELECT COUNT(*) FROM seats WHERE player_id = $1 AND is_over = 0
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = seats.table_id)",
            )
            .bind(to_db(player))
            .value()
            .await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// The inviting or running table of a channel.
    pub async fn active_table(&mut self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = self
            .query("SELECT id FROM tables WHERE channel_id = $1 AND phase IN ('invitation', 'playing')")
            .bind(to_db(channel))
            .optional_value()
            .await?;
        Ok(id.map(TableId))
    }

    /// The table of a channel whose game ended last.
    pub async fn last_ended_table(&mut self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = self
            .query("SELECT id FROM tables WHERE channel_id = $1 AND phase = 'ended' ORDER BY id DESC LIMIT 1")
            .bind(to_db(channel))
            .optional_value()
            .await?;
        Ok(id.map(TableId))
    }

    /// The tables of these shards at which more has happened than their messages show, without those that are put aside.
    pub async fn tables_not_shown(&mut self, shards: Shards) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT id FROM tables WHERE shown < event_count AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY id"
        );
        let ids: Vec<i64> = self.over(shards, sql).values().await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The running games in which a computer plays, whose id has the highest bit, the sign of numbers here; without those that are put aside.
    pub async fn tables_of_computers(&mut self, shards: Shards) -> Result<Vec<TableId>, StoreError> {
        let sql = format!(
            "SELECT DISTINCT tables.id FROM tables JOIN seats ON seats.table_id = tables.id
             WHERE tables.phase = 'playing' AND seats.player_id < 0 AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY tables.id"
        );
        let ids: Vec<i64> = self.over(shards, sql).values().await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// The message that shows a table, if one does.
    pub async fn shown(&mut self, table: TableId) -> Result<Option<DisplayedMessage>, StoreError> {
        let row: Option<(i64, i64, i64)> = self
            .query(
                "SELECT COALESCE(message_channel_id, channel_id), message_id, shown FROM tables
                 WHERE id = $1 AND message_id IS NOT NULL",
            )
            .bind(table.0)
            .optional()
            .await?;
        // Where there is a message, the count was written with it: it is not negative.
        let shown = |(channel, message, count)| DisplayedMessage {
            channel: from_db(channel),
            message: from_db(message),
            event_count: usize::try_from(count).unwrap_or_default(),
        };
        Ok(row.map(shown))
    }

    /// The tables of these shards at which something is due by this time, what is due first before the others; so many at
    /// most.
    pub async fn due_tables(
        &mut self,
        shards: Shards,
        now: i64,
        most: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = self.over(shards, due()).bind(now).bind(most as i64).values().await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// When something is due next at any table of these shards.
    pub async fn next_due(&mut self, shards: Shards) -> Result<Option<i64>, StoreError> {
        self.over(shards, next_due()).value().await
    }

    /// A query about the tables of these shards ([`OF_SHARDS`]).
    fn over(&mut self, shards: Shards, sql: String) -> Query<'_> {
        shards.bound().into_iter().fold(self.connection().query(AssertSqlSafe(sql)), Query::bind)
    }

    async fn opening(&mut self, id: TableId, row: Row) -> Result<Opening, StoreError> {
        let damaged = |what: String| StoreError::CorruptTable { table: id, what };
        let rules = u32::try_from(row.rules_version).ok().and_then(RulesVersion::from_number);
        let rules = rules.ok_or(StoreError::UnsupportedRules { table: id, version: row.rules_version })?;
        let game: GameKind = row.game.parse().map_err(|error| damaged(format!("{error}")))?;
        let seats = usize::try_from(row.seats).map_err(|error| damaged(error.to_string()))?;
        let setup =
            Setup::new(game, Some(seats), Some(&row.setup)).map_err(|error| damaged(error.to_string()))?;
        let pace = row.pace.as_deref().map(str::parse::<Pace>).transpose();
        let pace = pace.map_err(|error| damaged(error.to_string()))?;
        let opener = self.seats(id).await?.into_iter().find(|(seat, _)| *seat == 0);
        let (_, by) = opener.ok_or_else(|| damaged("nobody sits in seat 0".to_owned()))?;
        let opponent = row.opponent_id.zip(row.opponent_name);
        let mut opponents: Vec<Player> =
            opponent.into_iter().map(|(id, name)| Player { id: from_db(id), name }).collect();
        opponents.extend(self.further_invited(id).await?);
        let begins = begins_of(&row.begins, from_db(row.seed))
            .ok_or_else(|| damaged(format!("{} begins", row.begins)))?;
        Ok(Opening {
            guild: row.guild_id.map(from_db),
            channel: from_db(row.channel_id),
            by,
            setup,
            rules,
            opponents,
            begins,
            casual: row.casual,
            pace,
        })
    }
}

impl Store {
    /// How many events have happened at a table, in one look: one who knows the table sees whether that is all.
    pub async fn event_count(&self, table: TableId) -> Result<Option<usize>, StoreError> {
        let mut connection = self.read_connection().await?;
        let count = connection.query("SELECT event_count FROM tables WHERE id = $1").bind(table.0);
        let count: Option<i64> = count.optional_value().await?;
        Ok(count.and_then(|count| usize::try_from(count).ok()))
    }

    /// The inviting or running table of a channel, and how many events have happened at it, in one look.
    pub async fn active_table(&self, channel: ChannelId) -> Result<Option<(TableId, usize)>, StoreError> {
        let mut connection = self.read_connection().await?;
        let row = connection.query(
            "SELECT id, event_count FROM tables WHERE channel_id = $1 AND phase IN ('invitation', 'playing')",
        );
        let row: Option<(i64, i64)> = row.bind(to_db(channel)).optional().await?;
        Ok(row.and_then(|(id, count)| Some((TableId(id), usize::try_from(count).ok()?))))
    }
}

fn begins_name(begins: Begins) -> (&'static str, u64) {
    match begins {
        Begins::Opener => ("opener", 0),
        Begins::Other => ("other", 0),
        Begins::Lot(seed) => ("lot", seed),
    }
}

fn begins_of(name: &str, seed: u64) -> Option<Begins> {
    Some(match name {
        "opener" => Begins::Opener,
        "other" => Begins::Other,
        "lot" => Begins::Lot(seed),
        _ => return None,
    })
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Invitation => "invitation",
        Phase::Playing => "playing",
        Phase::Ended(_) => "ended",
        Phase::Closed => "closed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_due_is_found_without_looking_at_all_tables() {
        let store = Store::open(None).await.expect("a database");
        let mut transaction = store.read().await.expect("a reader");
        for query in [due(), next_due()] {
            let query = (1..=5).fold(query, |query, number| query.replace(&format!("${number}"), "7"));
            let query = format!("EXPLAIN QUERY PLAN {query}");
            let plan: Vec<(i64, i64, i64, String)> =
                transaction.query(query.leak()).all().await.expect("a plan");
            let told: Vec<&str> = plan.iter().map(|(_, _, _, told)| told.as_str()).collect();
            assert!(told.iter().all(|step| step.contains("tables_due")), "{told:?}");
        }
    }
}
