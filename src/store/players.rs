use super::dialect::Row;
use super::shards::{OF_SHARDS, Shards};
use super::{Players, Result, Write};
use crate::table::{ChannelId, Participant, Player, PlayerId, TableId};

impl Players<'_, Write> {
    /// Stores a player's present name.
    pub(super) async fn save(&mut self, player: &Player) -> Result<()> {
        let save = self.0.query(
            "INSERT INTO players (id, name) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name",
        );
        save.bind(player.id).bind(&player.name).execute().await
    }

    /// Deletes a player's name, settings and ratings. The games stay, with a former player of this name, whose id is given.
    pub async fn delete(&mut self, player: PlayerId, name: &str) -> Result<Participant> {
        let insert = self.0.query(
            "INSERT INTO players (id, name) SELECT COALESCE(MAX(id), $1 - 1) + 1, $2 FROM players WHERE id >= $1
             RETURNING id",
        );
        let former: Participant = insert.bind(Participant::Former(0)).bind(name).value().await?;
        // The messages about these tournaments are shown anew, without the name. Another value each time tells what is being shown
        // at the moment, perhaps with the name, that it does not count.
        let outdated = self.0.query(
            "UPDATE tournaments SET shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END WHERE organiser_id = $1
             OR id IN (SELECT tournament_id FROM tournament_entrants WHERE player_id = $1)",
        );
        outdated.bind(player).execute().await?;
        // The events of tournaments say who has changed something by hand.
        let [by, by_former] = [player.into(), former].map(|id| format!("\"by\":\"{id}\""));
        let outdated = self.0.query(
            "UPDATE tournaments SET shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END
             WHERE id IN (SELECT tournament_id FROM tournament_events WHERE event LIKE '%' || $1 || '%')",
        );
        outdated.bind(&by).execute().await?;
        let renamed = self.0.query(
            "UPDATE tournament_events SET event = REPLACE(event, $1, $2) WHERE event LIKE '%' || $1 || '%'",
        );
        renamed.bind(&by).bind(&by_former).execute().await?;
        // A game that was given up just now is still to be shown there.
        let shown = self.0.query(
            "DELETE FROM mirrors WHERE player_id = $1
             AND shown >= (SELECT event_count FROM tables WHERE tables.id = mirrors.table_id)",
        );
        shown.bind(player).execute().await?;
        // A thread has the names of the players of its first table. Those of tournaments are named by their tournament.
        let named = self.0.query(
            "INSERT INTO outdated_threads (channel_id, table_id) SELECT channel_id, id FROM tables
             WHERE guild_id IS NOT NULL AND (opponent_id = $1
                 OR id IN (SELECT table_id FROM seats WHERE player_id = $1)
                 OR id IN (SELECT table_id FROM invited WHERE player_id = $1))
             AND id NOT IN (SELECT table_id FROM tournament_tables)
             AND NOT EXISTS (SELECT 1 FROM tables AS earlier
                 WHERE earlier.channel_id = tables.channel_id AND earlier.id < tables.id)
             ON CONFLICT (channel_id) DO NOTHING",
        );
        named.bind(player).execute().await?;
        // Changes of ratings are found by the results.
        for renamed in [
            "UPDATE rating_changes SET player_id = $2 WHERE player_id = $1
             AND table_id IN (SELECT table_id FROM results WHERE player_id = $1)",
            "UPDATE results SET player_id = $2 WHERE player_id = $1",
            "UPDATE seats SET player_id = $2 WHERE player_id = $1",
            "UPDATE mirrors SET player_id = $2 WHERE player_id = $1",
            "UPDATE tables SET opponent_id = $2 WHERE opponent_id = $1",
            "UPDATE invited SET player_id = $2 WHERE player_id = $1",
            "UPDATE tournament_entrants SET player_id = $2 WHERE player_id = $1",
            "UPDATE tournament_places SET player_id = $2 WHERE player_id = $1",
            "UPDATE tournaments SET organiser_id = $2 WHERE organiser_id = $1",
        ] {
            self.0.query(renamed).bind(player).bind(former).execute().await?;
        }
        for gone in [
            "DELETE FROM ratings WHERE player_id = $1",
            "DELETE FROM guild_players WHERE player_id = $1",
            "DELETE FROM preferences WHERE player_id = $1",
            "DELETE FROM vacations WHERE player_id = $1",
            "DELETE FROM blocks WHERE player_id = $1",
            "DELETE FROM posts WHERE subject = 'player' AND (subject_id = $1 OR slot LIKE 'seek-%-' || $1)",
            "DELETE FROM notices WHERE player_id = $1",
            "DELETE FROM watches WHERE player_id = $1",
            "DELETE FROM puzzle_answers WHERE player_id = $1",
            "DELETE FROM puzzle_runs WHERE player_id = $1",
            "DELETE FROM private_boards WHERE player_id = $1",
            "DELETE FROM plans WHERE player_id = $1",
            "DELETE FROM votes WHERE player_id = $1",
            // The post is then deleted, because no table waits for nobody.
            "UPDATE posts SET slot = 'waiting-0' || SUBSTR(slot, LENGTH('waiting-' || CAST($1 AS BIGINT)) + 1)
             WHERE subject = 'table' AND slot LIKE 'waiting-' || CAST($1 AS BIGINT) || '-%'",
            "UPDATE daily_puzzles SET solver_id = NULL WHERE solver_id = $1",
            // Posts that name this player are due.
            "UPDATE servers SET daily_edit = 0 WHERE guild_id IN (SELECT guild_id FROM daily_answers WHERE player_id = $1)",
            "DELETE FROM daily_answers WHERE player_id = $1",
            "DELETE FROM seek_joins WHERE player_id = $1 OR seek_id IN (SELECT id FROM seeks WHERE player_id = $1)",
            "UPDATE seeks SET player_id = 0, open_for = NULL, is_told = 1 WHERE player_id = $1",
            "DELETE FROM players WHERE id = $1",
        ] {
            self.0.query(gone).bind(player).execute().await?;
        }
        Ok(former)
    }

    /// Stores that a thread is to be named after the players of a table.
    pub async fn insert_outdated_thread(&mut self, thread: ChannelId, table: TableId) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO outdated_threads (channel_id, table_id) VALUES ($1, $2) ON CONFLICT (channel_id) DO NOTHING",
        );
        insert.bind(thread).bind(table).execute().await
    }

    /// Stores that the channel of an invitation, which ends or leaves it without a game, is not needed any more if it is a thread in
    /// which no other table was played.
    pub async fn insert_thread_of_invitation(&mut self, table: TableId) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO outdated_threads (channel_id, table_id) SELECT channel_id, id FROM tables
             WHERE id = $1 AND guild_id IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM tables AS other
                 WHERE other.channel_id = tables.channel_id AND other.id <> $1 AND other.phase <> 'closed')
             ON CONFLICT (channel_id) DO NOTHING",
        );
        insert.bind(table).execute().await
    }

    /// Forgets a thread that is not outdated any more.
    pub async fn remove_outdated_thread(&mut self, thread: ChannelId) -> Result<()> {
        self.0.query("DELETE FROM outdated_threads WHERE channel_id = $1").bind(thread).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The name of a player who has sat at a table or was invited to one.
    pub async fn name_of(&mut self, player: PlayerId) -> Result<Option<String>> {
        self.0.query("SELECT name FROM players WHERE id = $1").bind(player).optional_value().await
    }

    /// The channels that may be outdated threads, each with the table that gives it another name or has left it, in guilds of these
    /// shards.
    pub async fn outdated_threads(&mut self, shards: &[Shards]) -> Result<Vec<(ChannelId, TableId)>> {
        let sql = format!(
            "SELECT outdated_threads.table_id, outdated_threads.channel_id
             FROM outdated_threads JOIN tables ON tables.id = outdated_threads.table_id
             WHERE {OF_SHARDS} ORDER BY outdated_threads.channel_id"
        );
        let read = |row: &Row| Ok((row.get("channel_id")?, row.table_id()?));
        self.0.rows_of_shards(shards, &sql, &[], read).await
    }
}
