use super::dialect::Row;
use super::events::bind_event;
use super::shards::{OF_SHARDS, Shards};
use super::{Result, Store, StoreError, Tables, Write, to_db};
use crate::rules::{GameKind, RulesVersion, Setup};
use crate::table::{
    ChannelId, Event, FirstPlayer, GuildId, NewTable, Phase, Table, TableId, TimeControl, Timestamp,
};
use sqlx::AssertSqlSafe;
use std::fmt;

/// Updates a table unless it has later events. Nothing is due at a quarantined one. Says whether there may be plans to follow.
const UPDATE_TABLE: &str = "UPDATE tables SET phase = $1, event_count = $2, clock_runs = $4,
    due = CASE WHEN EXISTS (SELECT 1 FROM aside WHERE aside.table_id = $5) THEN NULL ELSE $3 END
 WHERE id = $5 AND event_count = $6 RETURNING has_plans";

/// Inserts the first new event ([`bind_event`]).
const INSERT_EVENT: &str =
    "INSERT INTO events (table_id, number, kind, seat, text, at) SELECT $5, $6, $7, $8, $9, $10";

impl Tables<'_, Write> {
    /// Inserts a table with its opener and its invitations.
    pub async fn insert(&mut self, new_table: &NewTable, now: Timestamp) -> Result<TableId> {
        for opponent in &new_table.opponents {
            self.0.players().save(opponent).await?;
        }
        let (begins, seed) = begins_name(new_table.begins);
        let insert = self.0.query(
            "INSERT INTO tables
                (guild_id, channel_id, game, seats, setup, rules_version, opponent_id, phase, opened_at, casual,
                 pace, begins, seed, shows_votes)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 'invitation', $8, $9, $10, $11, $12, $13) RETURNING id",
        );
        let insert = insert
            .bind(new_table.guild)
            .bind(new_table.channel)
            .bind(new_table.setup.kind().name())
            .bind(new_table.setup.seats())
            .bind(new_table.setup.name())
            .bind(new_table.rules.number())
            .bind(new_table.opponents.first().map(|opponent| opponent.id))
            .bind(now)
            .bind(new_table.casual)
            .bind(new_table.time_control.map(TimeControl::name))
            .bind(begins)
            .bind(seed)
            .bind(new_table.shows_votes);
        let id = insert.value().await?;
        self.forget_relocation(new_table.channel).await?;
        self.0.seats().save(id, 0, &new_table.by).await?;
        for (seat, opponent) in (1..).zip(&new_table.opponents).skip(1) {
            self.0.seats().save_invited(id, seat, opponent, now).await?;
        }
        Ok(id)
    }

    /// Stores events that have just been applied to a table. `false`, and nothing is stored, if the stored table has other
    /// events after those that were loaded.
    pub async fn save(&mut self, table: &Table, events: &[Event], now: Timestamp) -> Result<bool> {
        Ok(self.save_before_plans(table, events, now).await?.is_some())
    }

    /// Stores events as [`Tables::save`] does, and says whether there may be plans to follow after them. `None` if nothing is
    /// stored.
    pub async fn save_before_plans(
        &mut self,
        table: &Table,
        events: &[Event],
        now: Timestamp,
    ) -> Result<Option<bool>> {
        let (first, others) =
            events.split_first().map_or((None, events), |(first, others)| (Some(first), others));
        let update = match first {
            Some(_) => self.0.connection().update_and_insert(UPDATE_TABLE, INSERT_EVENT),
            None => UPDATE_TABLE.to_owned(),
        };
        let saved = self.0.query(AssertSqlSafe(update));
        let saved = saved
            .bind(phase_name(table.phase()))
            .bind(table.event_count())
            .bind(table.due())
            .bind(table.deadline().is_some())
            .bind(table.id())
            .bind(table.event_count() - events.len());
        let saved = first.into_iter().fold(saved, |saved, event| bind_event(saved, event, now));
        let Some(has_plans) = saved.values::<Option<bool>>().await?.pop() else { return Ok(None) };
        let is_over = events.iter().any(Event::ends_plans);
        let has_plans = has_plans == Some(true);
        if has_plans && is_over {
            self.0.plans().clear(table.id()).await?;
        }
        self.save_events(table.id(), table.event_count() - others.len(), others, now).await?;
        for event in events {
            match event {
                Event::Joined { seat, player } => self.0.seats().save(table.id(), *seat, player).await?,
                Event::SeatVacated { seat } => self.0.seats().remove(table.id(), *seat).await?,
                Event::Relocated { guild, channel } => {
                    if table.game().is_none() {
                        self.0.players().insert_thread_of_invitation(table.id()).await?;
                    }
                    self.save_channel(table.id(), *guild, *channel).await?
                }
                _ => {}
            }
        }
        if matches!(table.phase(), Phase::Ended(_) | Phase::Closed) {
            self.0.seats().mark_over(table.id()).await?;
        }
        if table.phase() == Phase::Closed && table.game().is_none() {
            self.0.players().insert_thread_of_invitation(table.id()).await?;
        }
        Ok(Some(has_plans && !is_over))
    }

    /// Moves a table to another channel without an active one. Its channel until now knows where it went.
    async fn save_channel(
        &mut self,
        table: TableId,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<()> {
        let leave = self.0.query(
            "INSERT INTO relocations (channel_id, table_id) SELECT channel_id, id FROM tables WHERE id = $1
             ON CONFLICT (channel_id) DO UPDATE SET table_id = excluded.table_id",
        );
        leave.bind(table).execute().await?;
        self.forget_relocation(channel).await?;
        let relocate = self.0.query("UPDATE tables SET guild_id = $1, channel_id = $2 WHERE id = $3");
        relocate.bind(guild).bind(channel).bind(table).execute().await
    }

    /// Forgets the table that a channel had before, because it has another one.
    async fn forget_relocation(&mut self, channel: ChannelId) -> Result<()> {
        self.0.query("DELETE FROM relocations WHERE channel_id = $1").bind(channel).execute().await
    }
}

impl<A> Tables<'_, A> {
    /// The table with this number, rebuilt from its events.
    pub async fn load(&mut self, id: TableId) -> Result<Option<Table>> {
        let found = self.0.query(
            "SELECT tables.guild_id, tables.channel_id, tables.game, tables.seats, tables.setup,
                    tables.rules_version, tables.casual, tables.pace, tables.begins, tables.seed,
                    tables.shows_votes, tables.opened_at, players.id, players.name,
                    (SELECT COUNT(*) FROM tournament_tables WHERE table_id = tables.id) AS is_of_tournament
             FROM tables LEFT JOIN players ON players.id = tables.opponent_id WHERE tables.id = $1",
        );
        let Some(row) = found.bind(id).optional_row().await? else { return Ok(None) };
        let opened_at = row.get("opened_at")?;
        let new_table = self.new_table(id, row).await?;
        let mut table = Table::open(id, new_table, opened_at)
            .map_err(|source| StoreError::Replay { table: id, source })?;
        self.refresh(&mut table).await?;
        Ok(Some(table))
    }

    /// Applies the events that were stored since the table was loaded.
    pub async fn refresh(&mut self, table: &mut Table) -> Result<()> {
        for (event, at) in self.events(table.id(), table.event_count()).await? {
            table.apply(&event, at).map_err(|source| StoreError::Replay { table: table.id(), source })?;
        }
        Ok(())
    }

    /// Are these events, the last ones of the table, stored with this time?
    pub async fn is_saved(&mut self, table: &Table, events: &[Event], at: Timestamp) -> Result<bool> {
        let known = self.0.query("SELECT id FROM tables WHERE id = $1").bind(table.id());
        let is_known = known.optional_row().await?.is_some();
        let first = table.event_count() - events.len();
        let stored = self.events(table.id(), first).await?;
        let stored = stored.iter().take(events.len()).map(|(event, at)| (event, *at));
        Ok(is_known && stored.eq(events.iter().map(|event| (event, at))))
    }

    /// The running games in guilds of these shards, without quarantined ones.
    pub async fn running_in_guilds(&mut self, shards: &[Shards]) -> Result<Vec<TableId>> {
        let sql = format!(
            "SELECT id FROM tables WHERE phase = 'playing' AND guild_id IS NOT NULL AND {OF_SHARDS}
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id) ORDER BY id"
        );
        self.0.tables_of_shards(shards, &sql, &[]).await
    }

    /// The channel's open invitation or running game, also one that a direct conversation mirrors.
    pub async fn active_in(&mut self, channel: ChannelId) -> Result<Option<TableId>> {
        let active = self.0.query(
            "SELECT id FROM tables
             WHERE channel_id = $1 AND phase IN ('invitation', 'playing')
             UNION ALL SELECT tables.id FROM mirrors JOIN tables ON tables.id = mirrors.table_id
             WHERE mirrors.channel_id = $1 AND phase IN ('invitation', 'playing') LIMIT 1",
        );
        active.bind(channel).optional_value().await
    }

    /// The last table of a channel whose game is over, with a result or without one.
    pub async fn last_over_in(&mut self, channel: ChannelId) -> Result<Option<TableId>> {
        let over = self.0.query(
            "SELECT id FROM tables
             WHERE (channel_id = $1 OR id IN (SELECT table_id FROM mirrors WHERE mirrors.channel_id = $1))
             AND (phase = 'ended' OR phase = 'closed' AND EXISTS
                 (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.kind = 'started'))
             ORDER BY id DESC LIMIT 1",
        );
        over.bind(channel).optional_value().await
    }

    /// The table that was moved from a channel to another one, without an invitation that came to nothing.
    pub async fn moved_from(&mut self, channel: ChannelId) -> Result<Option<TableId>> {
        let moved = self.0.query(
            "SELECT tables.id FROM relocations JOIN tables ON tables.id = relocations.table_id
             WHERE relocations.channel_id = $1 AND (tables.phase <> 'closed' OR EXISTS
                 (SELECT 1 FROM events WHERE events.table_id = tables.id AND events.kind = 'started'))",
        );
        moved.bind(channel).optional_value().await
    }

    async fn new_table(&mut self, id: TableId, row: Row) -> Result<NewTable> {
        let damaged =
            |what: &dyn fmt::Display| StoreError::CorruptTable { table: id, what: what.to_string() };
        let version: i64 = row.get("rules_version")?;
        let rules = u32::try_from(version).ok().and_then(RulesVersion::from_number);
        let rules = rules.ok_or(StoreError::UnsupportedRules { table: id, version })?;
        let game = row.get::<String>("game")?.parse::<GameKind>().map_err(|error| damaged(&error))?;
        let seats = usize::try_from(row.get::<i64>("seats")?).map_err(|error| damaged(&error))?;
        let setup: String = row.get("setup")?;
        let setup = Setup::new(game, Some(seats), Some(&setup)).map_err(|error| damaged(&error))?;
        let time_control: Option<String> = row.get("pace")?;
        let time_control = time_control.map(|name| name.parse::<TimeControl>()).transpose();
        let time_control = time_control.map_err(|error| damaged(&error))?;
        let opener = self.0.seats().at(id).await?.into_iter().find(|(seat, _)| *seat == 0);
        let (_, by) = opener.ok_or_else(|| damaged(&"nobody sits in seat 0"))?;
        let mut opponents = Vec::new();
        if row.get::<Option<i64>>("id")?.is_some() {
            opponents.push(row.player()?);
        }
        opponents.extend(self.0.seats().further_invited(id).await?);
        let begins: String = row.get("begins")?;
        let begins =
            begins_of(&begins, row.get("seed")?).ok_or_else(|| damaged(&format_args!("{begins} begins")))?;
        Ok(NewTable {
            guild: row.get("guild_id")?,
            channel: row.get("channel_id")?,
            by,
            setup,
            rules,
            opponents,
            begins,
            casual: row.get("casual")?,
            time_control,
            shows_votes: row.get("shows_votes")?,
            is_of_tournament: row.get("is_of_tournament")?,
        })
    }
}

impl Store {
    /// The event count of a table, in a single query. A cached state with the same count is current.
    pub async fn event_count(&self, table: TableId) -> Result<Option<usize>> {
        let row = self.read_row("SELECT event_count FROM tables WHERE id = $1", table.0).await?;
        row.map(|row| row.get("event_count")).transpose()
    }

    /// The inviting or running table of a channel and its event count, in a single query.
    pub async fn active_table(&self, channel: ChannelId) -> Result<Option<(TableId, usize)>> {
        let active =
            "SELECT id, event_count FROM tables WHERE channel_id = $1 AND phase IN ('invitation', 'playing')
             UNION ALL SELECT tables.id, event_count FROM mirrors JOIN tables ON tables.id = mirrors.table_id
             WHERE mirrors.channel_id = $1 AND phase IN ('invitation', 'playing') LIMIT 1";
        let Some(row) = self.read_row(active, to_db(channel)).await? else { return Ok(None) };
        Ok(Some((row.table_id()?, row.get("event_count")?)))
    }
}

fn begins_name(begins: FirstPlayer) -> (&'static str, u64) {
    match begins {
        FirstPlayer::Opener => ("opener", 0),
        FirstPlayer::Other => ("other", 0),
        FirstPlayer::Random(seed) => ("lot", seed),
    }
}

fn begins_of(name: &str, seed: u64) -> Option<FirstPlayer> {
    Some(match name {
        "opener" => FirstPlayer::Opener,
        "other" => FirstPlayer::Other,
        "lot" => FirstPlayer::Random(seed),
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
