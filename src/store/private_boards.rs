use super::dialect::Row;
use super::{Players, Result, Write};
use crate::table::{Exploration, Line, PlayerId, TableId};

/// The private board of a player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateBoard {
    /// The line that the player tries out, and the ply that is shown.
    pub exploration: Exploration,
    /// The player's notes.
    pub notes: Option<String>,
}

impl Players<'_, Write> {
    /// Stores what a player tries out at a table. The notes stay.
    pub async fn save_exploration(
        &mut self,
        player: PlayerId,
        table: TableId,
        exploration: &Exploration,
    ) -> Result<()> {
        let Exploration { line, other, ply, turned } = exploration;
        let save = self.0.query(
            "INSERT INTO private_boards (player_id, table_id, line, other_line, ply, turned)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player_id, table_id) DO UPDATE SET
                 line = excluded.line, other_line = excluded.other_line, ply = excluded.ply,
                 turned = excluded.turned",
        );
        let save = save.bind(player).bind(table).bind(line.to_string());
        save.bind(other.as_ref().map(Line::to_string)).bind(*ply).bind(*turned).execute().await
    }

    /// Stores the notes of a player at a table with a stored exploration.
    pub async fn save_notes(&mut self, player: PlayerId, table: TableId, notes: Option<&str>) -> Result<()> {
        let save =
            self.0.query("UPDATE private_boards SET notes = $3 WHERE player_id = $1 AND table_id = $2");
        save.bind(player).bind(table).bind(notes).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The private board of a player at a table, if there is one.
    pub async fn private_board(&mut self, player: PlayerId, table: TableId) -> Result<Option<PrivateBoard>> {
        let found = self.0.query(
            "SELECT table_id, line, other_line, ply, turned, notes FROM private_boards
             WHERE player_id = $1 AND table_id = $2",
        );
        Ok(found.bind(player).bind(table).optional(private_board).await?.map(|(_, board)| board))
    }

    /// All private boards of a player, in the order of their tables.
    pub async fn private_boards(&mut self, player: PlayerId) -> Result<Vec<(TableId, PrivateBoard)>> {
        let found = self.0.query(
            "SELECT table_id, line, other_line, ply, turned, notes FROM private_boards
             WHERE player_id = $1 ORDER BY table_id",
        );
        found.bind(player).all(private_board).await
    }
}

/// The board in a row. A line that cannot be read is left out.
fn private_board(row: &Row) -> Result<(TableId, PrivateBoard)> {
    let exploration = Exploration {
        line: row.parsed("line")?.unwrap_or_default(),
        other: row.parsed("other_line")?,
        ply: row.get("ply")?,
        turned: row.get("turned")?,
    };
    Ok((row.get("table_id")?, PrivateBoard { exploration, notes: row.get("notes")? }))
}
