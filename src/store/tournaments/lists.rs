use super::{PHASES, Tournaments, settings};
use crate::rules::GameKind;
use crate::store::dialect::Row;
use crate::store::{Result, value_of};
use crate::table::{ChannelId, GuildId, Player, PlayerId, Timestamp};
use crate::tournament::{Form, Phase, TournamentId};
use serde::Serialize;

/// Titles are for places up to this one.
const MAX_TITLE_PLACE: i64 = 3;

/// A tournament in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentSummary {
    /// The number of the tournament.
    pub id: TournamentId,
    /// The name, as it is shown.
    pub name: String,
    /// The channel or thread in which it is announced.
    pub channel: ChannelId,
    /// The phase, as of the last stored event.
    pub phase: Phase,
    /// The kind of game that is played.
    pub game: GameKind,
    /// The form, such as Swiss or a ladder.
    pub form: Form,
}

/// One of the first places of a player in a finished tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleRecord {
    /// The number of the tournament.
    pub tournament: TournamentId,
    /// The name of the tournament, as it is shown.
    pub name: String,
    /// The guild of the tournament.
    pub guild: GuildId,
    /// The kind of game that was played.
    pub game: GameKind,
    /// The form, such as Swiss or a ladder.
    pub form: Form,
    /// The place, from 1 to 3.
    pub place: usize,
    /// The number of players who have a place.
    pub players: usize,
    /// The end of the tournament.
    pub at: Timestamp,
}

/// A tournament in the export of a player's data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedTournament {
    /// The number of the tournament.
    pub tournament: i64,
    /// The name of the tournament.
    pub name: String,
    /// The guild, as text: JSON readers that use floating point would change a number.
    pub server: String,
    /// The final place, from 1.
    pub place: Option<i64>,
}

impl<A> Tournaments<'_, A> {
    /// The tournaments of a guild, up to a limit: those that are not over first, and then the newest first.
    pub async fn of_guild(&mut self, guild: GuildId, most: usize) -> Result<Vec<TournamentSummary>> {
        let found = self.0.query(
            "SELECT id, channel_id, phase, settings FROM tournaments WHERE guild_id = $1
             ORDER BY CASE WHEN phase IN ('registration', 'running') THEN 0 ELSE 1 END, id DESC LIMIT $2",
        );
        let read = |row: &Row| {
            let id = row.get("id")?;
            let (Ok(settings), Some(phase)) =
                (settings(id, row), value_of(&PHASES, &row.get::<String>("phase")?))
            else {
                return Ok(None);
            };
            let (channel, game, form) = (row.get("channel_id")?, settings.setup.kind(), settings.form);
            Ok(Some(TournamentSummary { id, name: settings.name, channel, phase, game, form }))
        };
        Ok(found.bind(guild).bind(most).all(read).await?.into_iter().flatten().collect())
    }

    /// The tournaments in a channel that are not over, the newest first.
    pub async fn unfinished_in(&mut self, channel: ChannelId) -> Result<Vec<TournamentId>> {
        let found = self.0.query(
            "SELECT id FROM tournaments WHERE channel_id = $1 AND phase IN ('registration', 'running')
             ORDER BY id DESC",
        );
        found.bind(channel).values().await
    }

    /// The newest tournament of a guild in a channel, also one that is over.
    pub async fn newest_in(&mut self, guild: GuildId, channel: ChannelId) -> Result<Option<TournamentId>> {
        let found = self.0.query(
            "SELECT id FROM tournaments WHERE guild_id = $1 AND channel_id = $2 ORDER BY id DESC LIMIT 1",
        );
        found.bind(guild).bind(channel).optional_value().await
    }

    /// The first places of a player, the newest first, up to a limit.
    pub async fn titles_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<TitleRecord>> {
        let found = self.0.query(
            "SELECT tournaments.id, tournaments.guild_id, tournaments.settings, mine.place, mine.at,
                (SELECT COUNT(*) FROM tournament_places AS others
                 WHERE others.tournament_id = mine.tournament_id) AS players
             FROM tournament_places AS mine JOIN tournaments ON tournaments.id = mine.tournament_id
             WHERE mine.player_id = $1 AND mine.place <= $2 ORDER BY mine.at DESC, mine.tournament_id DESC LIMIT $3",
        );
        let read = |row: &Row| {
            let tournament = row.get("id")?;
            let Ok(settings) = settings(tournament, row) else { return Ok(None) };
            Ok(Some(TitleRecord {
                tournament,
                name: settings.name,
                guild: row.get("guild_id")?,
                game: settings.setup.kind(),
                form: settings.form,
                place: row.get("place")?,
                players: row.get("players")?,
                at: row.get("at")?,
            }))
        };
        let found = found.bind(player).bind(MAX_TITLE_PLACE).bind(most).all(read).await?;
        Ok(found.into_iter().flatten().collect())
    }

    /// All tournaments that a player has joined, in their order.
    pub async fn exported_of(&mut self, player: PlayerId) -> Result<Vec<ExportedTournament>> {
        let found = self.0.query(
            "SELECT DISTINCT tournaments.id, tournaments.guild_id, tournaments.settings, places.place
             FROM tournament_entrants AS mine JOIN tournaments ON tournaments.id = mine.tournament_id
             LEFT JOIN tournament_places AS places
                ON places.tournament_id = mine.tournament_id AND places.player_id = mine.player_id
             WHERE mine.player_id = $1 ORDER BY tournaments.id",
        );
        let read = |row: &Row| {
            let (tournament, guild): (TournamentId, GuildId) = (row.get("id")?, row.get("guild_id")?);
            let server = guild.to_string();
            let name = settings(tournament, row).map(|settings| settings.name).unwrap_or_default();
            Ok(ExportedTournament { tournament: tournament.0, name, server, place: row.get("place")? })
        };
        found.bind(player).all(read).await
    }

    /// The names of the tournaments of a guild that are not over, in their order.
    pub async fn names_of_unfinished_in(&mut self, guild: GuildId) -> Result<Vec<String>> {
        let found = self.0.query(
            "SELECT id, settings FROM tournaments WHERE guild_id = $1 AND phase IN ('registration', 'running')
             ORDER BY id",
        );
        found.bind(guild).all(name).await
    }

    /// The names of the tournaments that a person has opened and that are not over, in their order.
    pub async fn names_of_unfinished_by(&mut self, organiser: &Player) -> Result<Vec<String>> {
        let found = self.0.query(
            "SELECT id, settings FROM tournaments
             WHERE organiser_id = $1 AND phase IN ('registration', 'running') ORDER BY id",
        );
        found.bind(organiser.id).all(name).await
    }
}

/// The name of a tournament in a row; empty if its settings cannot be read.
fn name(row: &Row) -> Result<String> {
    let id = row.get("id")?;
    Ok(settings(id, row).map(|settings| settings.name).unwrap_or_default())
}
