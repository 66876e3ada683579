use super::dialect::Row;
use super::{Result, Seats, Write, to_db};
use crate::rules::{GameKind, Seat};
use crate::table::{ChannelId, GuildId, MessageId, Participant, Player, PlayerId, TableId, Timestamp};
use serde::Serialize;
use std::ops::RangeInclusive;

/// A table at which a player plays or is invited, and the message that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerTable {
    /// The number of the table.
    pub table: TableId,
    /// The guild; `None` outside of guilds.
    pub guild: Option<GuildId>,
    /// The channel in which the player sees it: in direct conversations their own.
    pub channel: ChannelId,
    /// The message that shows it there, if there is one.
    pub message: Option<MessageId>,
}

/// A finished game of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The number of the table.
    pub table: TableId,
    /// The guild; `None` outside of guilds.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The kind of game.
    pub game: GameKind,
    /// Whether a turn was played.
    pub has_turns: bool,
    /// The other players, in the order of their seats.
    pub others: Vec<Player>,
}

/// A game in the export of a player's data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedGame {
    /// The number of the table.
    pub table: i64,
    /// The name of the game.
    pub game: String,
    /// The name of the set-up.
    pub setup: String,
    /// The guild; `None` outside of guilds.
    pub server: Option<String>,
    /// The channel or thread.
    pub channel: String,
    /// When the table was opened.
    pub opened_at: i64,
    /// One of `invitation`, `playing`, `ended`, `closed`.
    pub phase: String,
    /// The player's seat, from 1.
    pub seat: i64,
    /// The place in a finished game, from 1. The store knows it of rated games.
    pub place: Option<i64>,
    /// One of `win`, `draw`, `loss`, as for the place.
    pub outcome: Option<String>,
    /// The rating before a rated game.
    pub rating_before: Option<f64>,
    /// The rating after it.
    pub rating_after: Option<f64>,
}

impl ExportedGame {
    fn from_row(row: &Row) -> Result<ExportedGame> {
        let (guild, channel): (Option<GuildId>, ChannelId) = (row.get("guild_id")?, row.get("channel_id")?);
        Ok(ExportedGame {
            table: row.get("id")?,
            game: row.get("game")?,
            setup: row.get("setup")?,
            // As text: programs that read numbers as fractions would change them.
            server: guild.map(|guild| guild.to_string()),
            channel: channel.to_string(),
            opened_at: row.get("opened_at")?,
            phase: row.get("phase")?,
            seat: row.get::<i64>("seat")? + 1,
            place: row.get("place")?,
            outcome: row.get("outcome")?,
            rating_before: row.get("rating_before")?,
            rating_after: row.get("rating_after")?,
        })
    }
}

/// Both halves of the index of a player's seats, each in the order of tables.
const SELECT_EXPORTED: &str =
    "SELECT tables.id, tables.game, tables.setup, tables.guild_id, tables.channel_id,
        tables.opened_at, tables.phase, page.seat, results.place, results.outcome, changes.rating_before,
        changes.rating_after
 FROM (
    SELECT * FROM (SELECT table_id, seat FROM seats
        WHERE player_id = $1 AND is_over = 0 AND table_id > $2 ORDER BY table_id LIMIT $3) AS running
    UNION ALL
    SELECT * FROM (SELECT table_id, seat FROM seats
        WHERE player_id = $1 AND is_over = 1 AND table_id > $2 ORDER BY table_id LIMIT $3) AS finished
 ) AS page
 JOIN tables ON tables.id = page.table_id
 LEFT JOIN results ON results.table_id = page.table_id AND results.player_id = $1
 LEFT JOIN rating_changes AS changes ON changes.table_id = page.table_id AND changes.player_id = $1
 ORDER BY page.table_id LIMIT $3";

const SELECT_RUNNING: &str = "SELECT tables.id, tables.guild_id,
    COALESCE(mirrors.channel_id, tables.channel_id) AS channel_id,
    CASE WHEN mirrors.table_id IS NULL THEN tables.message_id ELSE mirrors.message_id END AS message_id
 FROM seats JOIN tables ON tables.id = seats.table_id
 LEFT JOIN mirrors ON mirrors.table_id = tables.id AND mirrors.player_id = seats.player_id
 WHERE seats.player_id = $1 AND seats.is_over = 0
 AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)
 ORDER BY seats.table_id DESC LIMIT $2";

/// One row for each other player.
const SELECT_FINISHED: &str =
    "SELECT mine.table_id, mine.guild_id, mine.channel_id, mine.game, players.id, players.name,
    (SELECT COUNT(*) FROM (SELECT 1 FROM events
        WHERE events.table_id = mine.table_id AND events.kind = 'turned' LIMIT 1) AS first) AS turns
 FROM (SELECT seats.table_id, tables.guild_id, tables.channel_id, tables.game
       FROM seats JOIN tables ON tables.id = seats.table_id
       WHERE seats.player_id = $1 AND seats.is_over = 1 AND tables.phase = 'ended'
       ORDER BY seats.table_id DESC LIMIT $2) AS mine
 JOIN seats AS others ON others.table_id = mine.table_id AND others.player_id <> $1
 JOIN players ON players.id = others.player_id
 ORDER BY mine.table_id DESC, others.seat";

impl FinishedGame {
    /// The game of a row with the player of that row; `None` if the game is not hosted any more.
    fn from_row(row: &Row) -> Result<Option<FinishedGame>> {
        let Some(game) = row.parsed("game")? else { return Ok(None) };
        Ok(Some(FinishedGame {
            table: row.table_id()?,
            guild: row.get("guild_id")?,
            channel: row.get("channel_id")?,
            game,
            has_turns: row.get("turns")?,
            others: vec![row.player()?],
        }))
    }
}

impl PlayerTable {
    fn from_row(row: &Row) -> Result<PlayerTable> {
        let (guild, channel) = (row.get("guild_id")?, row.get("channel_id")?);
        Ok(PlayerTable { table: row.table_id()?, guild, channel, message: row.get("message_id")? })
    }
}

impl Seats<'_, Write> {
    /// Stores that a player takes a seat.
    pub(super) async fn save(&mut self, table: TableId, seat: Seat, player: &Player) -> Result<()> {
        self.0.players().save(player).await?;
        let insert = self.0.query("INSERT INTO seats (table_id, seat, player_id) VALUES ($1, $2, $3)");
        insert.bind(table).bind(seat).bind(player.id).execute().await
    }

    /// Stores that nobody has a seat any more.
    pub(super) async fn remove(&mut self, table: TableId, seat: Seat) -> Result<()> {
        let delete = self.0.query("DELETE FROM seats WHERE table_id = $1 AND seat = $2");
        delete.bind(table).bind(seat).execute().await
    }

    /// Marks the seats of a table as over.
    pub(super) async fn mark_over(&mut self, table: TableId) -> Result<()> {
        self.0.query("UPDATE seats SET is_over = 1 WHERE table_id = $1").bind(table).execute().await
    }

    /// Stores an invitation to a seat.
    pub(super) async fn save_invited(
        &mut self,
        table: TableId,
        seat: Seat,
        player: &Player,
        now: Timestamp,
    ) -> Result<()> {
        let insert =
            self.0.query("INSERT INTO invited (table_id, seat, player_id, at) VALUES ($1, $2, $3, $4)");
        insert.bind(table).bind(seat).bind(player.id).bind(now).execute().await
    }
}

impl<A> Seats<'_, A> {
    /// The tables at which a player sits and that are not over, the newest first, up to a limit, without quarantined ones.
    pub async fn running_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<PlayerTable>> {
        self.0.query(SELECT_RUNNING).bind(player).bind(most).all(PlayerTable::from_row).await
    }

    /// All tables at which a player sits and that are not over, quarantined ones as well, the newest first.
    pub async fn all_running_of(&mut self, player: PlayerId) -> Result<Vec<TableId>> {
        let found = self
            .0
            .query("SELECT table_id FROM seats WHERE player_id = $1 AND is_over = 0 ORDER BY table_id DESC");
        found.bind(player).values().await
    }

    /// All tables at which a player has an open invitation, quarantined ones as well, the newest first.
    pub async fn all_inviting(&mut self, player: PlayerId) -> Result<Vec<TableId>> {
        let found = self.0.query(
            "SELECT id FROM tables WHERE phase = 'invitation' AND id IN (
                SELECT id FROM tables WHERE opponent_id = $1
                UNION ALL SELECT table_id FROM invited WHERE player_id = $1)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND player_id = $1)
             ORDER BY id DESC",
        );
        found.bind(player).values().await
    }

    /// Whether a player has a table in direct messages that is not over.
    pub async fn has_direct_table(&mut self, player: PlayerId) -> Result<bool> {
        let found = self.0.query(
            "SELECT seats.table_id FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.player_id = $1 AND seats.is_over = 0 AND tables.guild_id IS NULL LIMIT 1",
        );
        Ok(found.bind(player).optional_row().await?.is_some())
    }

    /// The last finished games of a player, up to a limit, the newest first. Games that are no longer hosted are left out.
    pub async fn finished_of(&mut self, player: PlayerId, most: usize) -> Result<Vec<FinishedGame>> {
        let found = self.0.query(SELECT_FINISHED).bind(player).bind(most);
        let mut games: Vec<FinishedGame> = Vec::new();
        for game in found.all(FinishedGame::from_row).await?.into_iter().flatten() {
            match games.last_mut() {
                Some(last) if last.table == game.table => last.others.extend(game.others),
                _ => games.push(game),
            }
        }
        Ok(games)
    }

    /// The games of a player at tables after this one, in their order, up to a limit.
    pub async fn exported_after(
        &mut self,
        player: PlayerId,
        after: TableId,
        most: usize,
    ) -> Result<Vec<ExportedGame>> {
        self.0.query(SELECT_EXPORTED).bind(player).bind(after).bind(most).all(ExportedGame::from_row).await
    }

    /// The number of games that a player has joined.
    pub async fn count_of(&mut self, player: PlayerId) -> Result<usize> {
        self.0.query("SELECT COUNT(*) FROM seats WHERE player_id = $1").bind(player).count().await
    }

    /// The number of games that a player has joined, counted up to a limit.
    pub async fn count_joined_by(&mut self, player: PlayerId, most: usize) -> Result<usize> {
        let joined = self.0.query(
            "SELECT COUNT(*)
             FROM (SELECT 1 FROM seats WHERE player_id = $1 LIMIT $2) AS counted",
        );
        joined.bind(player).bind(most).count().await
    }

    /// The open invitations of a player that were made in this time, the newest first, up to a limit, without quarantined
    /// tables.
    pub async fn invitations_for(
        &mut self,
        player: PlayerId,
        time: RangeInclusive<Timestamp>,
        most: usize,
    ) -> Result<Vec<PlayerTable>> {
        let found = self.0.query(
            "SELECT id, guild_id, COALESCE(mirrors.channel_id, tables.channel_id) AS channel_id,
                CASE WHEN mirrors.table_id IS NULL THEN tables.message_id ELSE mirrors.message_id END AS message_id
             FROM tables LEFT JOIN mirrors ON mirrors.table_id = tables.id AND mirrors.player_id = $1
             WHERE phase = 'invitation' AND id IN (
                SELECT id FROM tables WHERE opponent_id = $1 AND opened_at BETWEEN $2 AND $3
                UNION ALL SELECT table_id FROM invited WHERE player_id = $1 AND at BETWEEN $2 AND $3)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND player_id = $1)
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)
             ORDER BY id DESC LIMIT $4",
        );
        found.bind(player).bind_range(&time).bind(most).all(PlayerTable::from_row).await
    }

    /// The number of tables that a player has opened for invited people and that wait for players, without quarantined
    /// ones.
    pub async fn count_invitations_by(&mut self, player: Participant) -> Result<usize> {
        let invitations = self.0.query(
            "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = 0
             WHERE tables.phase = 'invitation' AND tables.opponent_id IS NOT NULL AND seats.player_id = $1
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)",
        );
        invitations.bind(player).count().await
    }

    /// The number of tables that a player has opened in a guild for anybody and that wait for players, without
    /// quarantined ones.
    pub async fn count_searching_of(&mut self, player: Participant, guild: Option<GuildId>) -> Result<usize> {
        let searching = self.0.query(
            "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = 0
             WHERE tables.phase = 'invitation' AND tables.opponent_id IS NULL AND seats.player_id = $1
             AND COALESCE(tables.guild_id, 0) = $2
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = tables.id)",
        );
        searching.bind(player).bind(guild.map_or(0, to_db)).count().await
    }

    /// The number of tables at which a player sits and that are not over, without quarantined ones and those of
    /// tournaments.
    pub async fn count_running_of(&mut self, player: Participant) -> Result<usize> {
        let running = self.0.query(
            "SELECT COUNT(*) FROM seats WHERE player_id = $1 AND is_over = 0
             AND NOT EXISTS (SELECT 1 FROM aside WHERE aside.table_id = seats.table_id)
             AND NOT EXISTS
                (SELECT 1 FROM tournament_tables WHERE tournament_tables.table_id = seats.table_id)",
        );
        running.bind(player).count().await
    }

    /// Has this player invited the other one in this time?
    pub async fn has_invited(
        &mut self,
        by: Participant,
        opponent: Participant,
        time: RangeInclusive<Timestamp>,
    ) -> Result<bool> {
        let invitations = self.0.query(
            "SELECT COUNT(*) FROM seats JOIN (
                 SELECT id AS table_id FROM tables WHERE opponent_id = $1 AND opened_at BETWEEN $2 AND $3
                 UNION ALL
                 SELECT table_id FROM invited WHERE player_id = $1 AND at BETWEEN $2 AND $3
             ) AS asked ON seats.table_id = asked.table_id
             WHERE seats.seat = 0 AND seats.player_id = $4",
        );
        Ok(invitations.bind(opponent).bind_range(&time).bind(by).count().await? > 0)
    }

    /// The players at a table, in the order of seats.
    pub(super) async fn at(&mut self, table: TableId) -> Result<Vec<(i64, Player)>> {
        let seated = self.0.query(
            "SELECT seats.seat, players.id, players.name
             FROM seats JOIN players ON players.id = seats.player_id
             WHERE seats.table_id = $1 ORDER BY seats.seat",
        );
        seated.bind(table).all(|row| Ok((row.get("seat")?, row.player()?))).await
    }

    /// The invited players but the first, in the order of seats. The first one is stored with the table.
    pub(super) async fn further_invited(&mut self, table: TableId) -> Result<Vec<Player>> {
        let invited = self.0.query(
            "SELECT players.id, players.name FROM invited JOIN players ON players.id = invited.player_id
             WHERE invited.table_id = $1 ORDER BY invited.seat",
        );
        invited.bind(table).all(Row::player).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::tests::plan;

    #[tokio::test]
    async fn a_page_of_an_export_reads_only_its_games() {
        let plan = plan(&Store::open_temporary().await.expect("a database"), SELECT_EXPORTED).await;
        let by = "SEARCH seats USING INDEX seats_of_player (player_id=? AND is_over=? AND table_id>?)";
        assert_eq!(plan.iter().filter(|step| *step == by).count(), 2, "{plan:?}");
        let scanned = |step: &&String| step.starts_with("SCAN") || step.contains("AUTOMATIC");
        let scanned: Vec<&String> = plan.iter().filter(scanned).collect();
        assert!(
            scanned
                .iter()
                .all(|step| ["SCAN running", "SCAN finished", "SCAN page"].contains(&step.as_str())),
            "{plan:?}"
        );
    }

    #[tokio::test]
    async fn the_query_for_running_games_uses_an_index() {
        let plan = plan(&Store::open_temporary().await.expect("a database"), SELECT_RUNNING).await;
        let by = "SEARCH seats USING COVERING INDEX seats_of_player (player_id=? AND is_over=?)";
        assert_eq!(plan[0], by, "{plan:?}");
        assert!(plan.iter().all(|step| !step.starts_with("SCAN")), "{plan:?}");
    }
}
