mod lists;
mod shown;

pub use lists::{ExportedTournament, TitleRecord, TournamentSummary};
pub use shown::PresentedEvents;

use super::dialect::{Row, value_rows};
use super::{QuarantineReason, Result, Shards, StoreError, Tournaments, Write, name_of};
use crate::table::{Player, PlayerId, TableId, Timestamp};
use crate::tournament::{Event, FinalPlace, PairingNumber, Phase, Settings, Tournament, TournamentId};
use serde::Serialize;
use sqlx::AssertSqlSafe;
use std::fmt;

/// The stored names of phases.
const PHASES: [(Phase, &str); 4] = [
    (Phase::Registration, "registration"),
    (Phase::Running, "running"),
    (Phase::Finished, "finished"),
    (Phase::Cancelled, "cancelled"),
];

/// The condition that a tournament belongs to some shards, by Discord's formula.
const OF_SHARDS: &str = "(tournaments.guild_id >> 22) % $1 BETWEEN $2 AND $3";

/// The rows of one statement.
const BATCH_ROWS: usize = 500;

/// The table of a pairing whose end is not reported yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The number of the pairing.
    pub pairing: PairingNumber,
    /// The table at which it is played.
    pub table: TableId,
    /// Why it is quarantined, if it is.
    pub quarantine: Option<QuarantineReason>,
}

impl Tournaments<'_, Write> {
    /// Inserts a tournament, which is due at once.
    pub async fn insert(&mut self, settings: &Settings, now: Timestamp) -> Result<TournamentId> {
        self.0.players().save(&settings.organiser).await?;
        let anonymous = Settings { organiser: anonymous(), ..settings.clone() };
        let insert = self.0.query(
            "INSERT INTO tournaments (guild_id, channel_id, organiser_id, settings, phase, opened_at, due)
             VALUES ($1, $2, $3, $4, $5, $6, $6) RETURNING id",
        );
        let insert = insert.bind(settings.guild).bind(settings.channel);
        let insert = insert.bind(settings.organiser.id).bind(json(&anonymous));
        insert.bind(name_of(&PHASES, Phase::Registration)).bind(now).value().await
    }

    /// Stores events that have just been applied to a tournament, which is due then. `false`, and nothing is stored, if the
    /// stored tournament has other events after those that were loaded.
    pub async fn save(&mut self, tournament: &Tournament, events: &[Event], now: Timestamp) -> Result<bool> {
        let (id, first) = (tournament.id(), tournament.event_count() - events.len());
        let update = self.0.query(
            "UPDATE tournaments SET phase = $1, channel_id = $2, event_count = $3, due = $4
             WHERE id = $5 AND event_count = $6",
        );
        let update = update.bind(name_of(&PHASES, tournament.phase())).bind(tournament.channel());
        let update = update.bind(tournament.event_count()).bind(now);
        if update.bind(id).bind(first).rows_affected().await? == 0 {
            return Ok(false);
        }
        for (number, event) in (first..).zip(events) {
            let mut event = event.clone();
            match &mut event {
                Event::Joined { entrant, player, .. } => {
                    self.save_entrant(id, *entrant, player).await?;
                    *player = anonymous();
                }
                Event::Finished { .. } => self.save_places(tournament, now).await?,
                event if event.renames() => self.save_name(tournament).await?,
                _ => {}
            }
            let insert = self.0.query(
                "INSERT INTO tournament_events (tournament_id, number, event, at) VALUES ($1, $2, $3, $4)",
            );
            insert.bind(id).bind(number).bind(json(&event)).bind(now).execute().await?;
        }
        Ok(true)
    }

    async fn save_entrant(&mut self, id: TournamentId, number: usize, player: &Player) -> Result<()> {
        self.0.players().save(player).await?;
        let insert = self
            .0
            .query("INSERT INTO tournament_entrants (tournament_id, number, player_id) VALUES ($1, $2, $3)");
        insert.bind(id).bind(number).bind(player.id).execute().await
    }

    /// Stores the present name with the settings, by which lists show it. Everything else there is as it was at the opening.
    async fn save_name(&mut self, tournament: &Tournament) -> Result<()> {
        let name = tournament.settings().name.clone();
        let settings = Settings { name, organiser: anonymous(), ..tournament.opened_with().clone() };
        let update = self.0.query("UPDATE tournaments SET settings = $1 WHERE id = $2");
        update.bind(json(&settings)).bind(tournament.id()).execute().await
    }

    async fn save_places(&mut self, tournament: &Tournament, now: Timestamp) -> Result<()> {
        let is_title = |place: &&FinalPlace| tournament.can_have_title(place.entrant);
        let places: Vec<&FinalPlace> = tournament.places().iter().filter(is_title).collect();
        // There are some if a result was corrected after the end.
        let delete = self.0.query("DELETE FROM tournament_places WHERE tournament_id = $1");
        delete.bind(tournament.id()).execute().await?;
        for places in places.chunks(BATCH_ROWS) {
            let insert = self.0.query(AssertSqlSafe(format!(
                "INSERT INTO tournament_places (tournament_id, number, player_id, place, at) VALUES {}",
                value_rows(places.len(), 5)
            )));
            let insert = places.iter().fold(insert, |insert, place| {
                let player = tournament.entrants()[place.entrant].player.id;
                insert.bind(tournament.id()).bind(place.entrant).bind(player).bind(place.place).bind(now)
            });
            insert.execute().await?;
        }
        Ok(())
    }

    /// Stores when something is due at a tournament, and that its games can be opened, unless it has later events.
    pub async fn save_due(
        &mut self,
        id: TournamentId,
        event_count: usize,
        due: Option<Timestamp>,
    ) -> Result<()> {
        let save = self
            .0
            .query("UPDATE tournaments SET due = $1, blocked_at = NULL WHERE id = $2 AND event_count = $3");
        save.bind(due).bind(id).bind(event_count).execute().await
    }

    /// Stores that a table is that of a pairing, before its events are stored.
    pub async fn save_table(
        &mut self,
        id: TournamentId,
        pairing: PairingNumber,
        table: TableId,
    ) -> Result<()> {
        let insert = self
            .0
            .query("INSERT INTO tournament_tables (table_id, tournament_id, pairing) VALUES ($1, $2, $3)");
        insert.bind(table).bind(id).bind(pairing).execute().await
    }

    /// Stores that the tournament knows how the game of a table ended.
    pub async fn close_table(&mut self, table: TableId) -> Result<()> {
        let close = self.0.query("UPDATE tournament_tables SET is_open = 0 WHERE table_id = $1");
        close.bind(table).execute().await
    }

    /// Stores since when no games of a tournament can be opened. `false` if that is stored already.
    pub async fn save_blocked(&mut self, id: TournamentId, now: Timestamp) -> Result<bool> {
        let update =
            self.0.query("UPDATE tournaments SET blocked_at = $1 WHERE id = $2 AND blocked_at IS NULL");
        Ok(update.bind(now).bind(id).rows_affected().await? > 0)
    }
}

impl<A> Tournaments<'_, A> {
    /// The tournament with this number, rebuilt from its events.
    pub async fn load(&mut self, id: TournamentId) -> Result<Option<Tournament>> {
        let found = self.0.query(
            "SELECT players.id, players.name, tournaments.settings, tournaments.opened_at
             FROM tournaments JOIN players ON players.id = tournaments.organiser_id WHERE tournaments.id = $1",
        );
        let Some(row) = found.bind(id).optional_row().await? else { return Ok(None) };
        let settings = Settings { organiser: row.player()?, ..settings(id, &row)? };
        let mut tournament = Tournament::restored(id, settings, row.get("opened_at")?);
        self.refresh(&mut tournament).await?;
        Ok(Some(tournament))
    }

    /// Applies the events that were stored since the tournament was loaded.
    pub async fn refresh(&mut self, tournament: &mut Tournament) -> Result<()> {
        let id = tournament.id();
        for (event, at) in self.events(id, tournament.event_count()).await? {
            tournament.apply(&event, at).map_err(|rejection| corrupt(id, &rejection))?;
        }
        Ok(())
    }

    /// The events of a tournament from this number on, with their times.
    pub async fn events(&mut self, id: TournamentId, from: usize) -> Result<Vec<(Event, Timestamp)>> {
        let query = self.0.query(
            "SELECT event, at FROM tournament_events WHERE tournament_id = $1 AND number >= $2 ORDER BY number",
        );
        let read = |row: &Row| {
            let event = serde_json::from_str(&row.get::<String>("event")?);
            Ok((event.map_err(|error| corrupt(id, &error))?, row.get("at")?))
        };
        let mut events: Vec<(Event, Timestamp)> = query.bind(id).bind(from).all(read).await?;
        if events.iter().any(|(event, _)| matches!(event, Event::Joined { .. })) {
            let entrants = self.entrants(id).await?;
            for (event, _) in &mut events {
                if let Event::Joined { entrant, player, .. } = event {
                    let known = entrants.iter().find(|(number, _)| number == entrant);
                    let (_, known) = known.ok_or_else(|| corrupt(id, &"an entrant is missing"))?;
                    player.clone_from(known);
                }
            }
        }
        Ok(events)
    }

    async fn entrants(&mut self, id: TournamentId) -> Result<Vec<(usize, Player)>> {
        let entrants = self.0.query(
            "SELECT tournament_entrants.number, players.id, players.name
             FROM tournament_entrants JOIN players ON players.id = tournament_entrants.player_id
             WHERE tournament_entrants.tournament_id = $1 ORDER BY tournament_entrants.number",
        );
        entrants.bind(id).all(|row| Ok((row.get("number")?, row.player()?))).await
    }

    /// Are these events, the last ones of the tournament, stored with this time?
    pub async fn is_saved(
        &mut self,
        tournament: &Tournament,
        events: &[Event],
        at: Timestamp,
    ) -> Result<bool> {
        let known = self.0.query("SELECT COUNT(*) FROM tournaments WHERE id = $1");
        let is_known = known.bind(tournament.id()).count().await? > 0;
        let stored = self.events(tournament.id(), tournament.event_count() - events.len()).await?;
        let stored = stored.iter().take(events.len()).map(|(event, at)| (event, *at));
        Ok(is_known && stored.eq(events.iter().map(|event| (event, at))))
    }

    /// The tournaments that a player has joined and that are not over.
    pub async fn unfinished_with(&mut self, player: PlayerId) -> Result<Vec<TournamentId>> {
        let found = self.0.query(
            "SELECT DISTINCT tournaments.id FROM tournament_entrants
             JOIN tournaments ON tournaments.id = tournament_entrants.tournament_id
             WHERE tournament_entrants.player_id = $1 AND tournaments.phase IN ('registration', 'running')
             ORDER BY tournaments.id",
        );
        found.bind(player).values().await
    }

    /// The tournaments of these shards at which something is to be done by now: it is due, or a table is over or its
    /// channel is gone.
    pub async fn due(&mut self, shards: &[Shards], now: Timestamp) -> Result<Vec<TournamentId>> {
        let sql = format!(
            "SELECT tournaments.id FROM tournaments WHERE {OF_SHARDS} AND (tournaments.due <= $4
                OR tournaments.id IN (
                    SELECT tournament_tables.tournament_id FROM tournament_tables
                    JOIN tables ON tables.id = tournament_tables.table_id
                    LEFT JOIN aside ON aside.table_id = tournament_tables.table_id
                    WHERE tournament_tables.is_open = 1
                    AND (tables.phase IN ('ended', 'closed')
                        OR (aside.reason = 'gone' AND aside.detail IS NULL AND tournaments.phase = 'running'))))
             ORDER BY tournaments.id"
        );
        self.0.rows_of_shards(shards, &sql, &[now.unix_millis()], |row| row.get(0)).await
    }

    /// The running tournaments of these shards.
    pub async fn running(&mut self, shards: &[Shards]) -> Result<Vec<TournamentId>> {
        let sql = format!(
            "SELECT tournaments.id FROM tournaments WHERE tournaments.phase = 'running' AND {OF_SHARDS}
             ORDER BY tournaments.id"
        );
        self.0.rows_of_shards(shards, &sql, &[], |row| row.get(0)).await
    }

    /// The tournaments of these shards with events that are not shown.
    pub async fn unshown(&mut self, shards: &[Shards]) -> Result<Vec<TournamentId>> {
        let sql = format!(
            "SELECT tournaments.id FROM tournaments
             WHERE tournaments.shown < tournaments.event_count AND {OF_SHARDS} ORDER BY tournaments.id"
        );
        self.0.rows_of_shards(shards, &sql, &[], |row| row.get(0)).await
    }

    /// The tournament and the pairing of a table.
    pub async fn of_table(&mut self, table: TableId) -> Result<Option<(TournamentId, PairingNumber)>> {
        let found = self.0.query("SELECT tournament_id, pairing FROM tournament_tables WHERE table_id = $1");
        let read = |row: &Row| Ok((row.get("tournament_id")?, row.get("pairing")?));
        found.bind(table).optional(read).await
    }

    /// All tables at which pairings of a tournament were played, in the order in which they were opened.
    pub async fn tables_of(&mut self, id: TournamentId) -> Result<Vec<(PairingNumber, TableId)>> {
        let found = self.0.query(
            "SELECT table_id, pairing FROM tournament_tables WHERE tournament_id = $1 ORDER BY table_id",
        );
        found.bind(id).all(|row| Ok((row.get("pairing")?, row.table_id()?))).await
    }

    /// The tables of a tournament whose ends it does not know, in the order in which they were opened.
    pub async fn open_tables(&mut self, id: TournamentId) -> Result<Vec<OpenTable>> {
        let found = self.0.query(
            "SELECT tournament_tables.table_id, tournament_tables.pairing,
                COALESCE(aside.detail, aside.reason) AS reason
             FROM tournament_tables LEFT JOIN aside ON aside.table_id = tournament_tables.table_id
             WHERE tournament_tables.tournament_id = $1 AND tournament_tables.is_open = 1
             ORDER BY tournament_tables.table_id",
        );
        let read = |row: &Row| {
            let quarantine = row.named("reason", QuarantineReason::of_name)?;
            Ok(OpenTable { pairing: row.get("pairing")?, table: row.table_id()?, quarantine })
        };
        found.bind(id).all(read).await
    }
}

/// Stands in JSON for a player, who is in a column.
fn anonymous() -> Player {
    Player::human(PlayerId(0), String::new())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("settings and events have text keys")
}

fn settings(id: TournamentId, row: &Row) -> Result<Settings> {
    serde_json::from_str(&row.get::<String>("settings")?).map_err(|error| corrupt(id, &error))
}

fn corrupt(tournament: TournamentId, what: &dyn fmt::Display) -> StoreError {
    StoreError::CorruptTournament { tournament, what: what.to_string() }
}
