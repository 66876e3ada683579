use super::dialect::Row;
use super::{Players, StoreError, Write, to_db};
use crate::table::{Exploration, Line, PlayerId, TableId};

/// The private board of a player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrivateBoard {
    /// What the player tries out.
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
    ) -> Result<(), StoreError> {
        let Exploration { line, other, ply, turned } = exploration;
        let save = self.0.query(
            "INSERT INTO private_boards (player_id, table_id, line, other_line, ply, turned)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player_id, table_id) DO UPDATE SET
                 line = excluded.line, other_line = excluded.other_line, ply = excluded.ply,
                 turned = excluded.turned",
        );
        let save = save.bind(to_db(player)).bind(table.0).bind(line.to_string());
        let save = save.bind(other.as_ref().map(Line::to_string));
        save.bind(*ply as i64).bind(*turned as i64).execute().await
    }

    /// Stores the notes of a player at a table with a stored exploration.
    pub async fn save_notes(
        &mut self,
        player: PlayerId,
        table: TableId,
        notes: Option<&str>,
    ) -> Result<(), StoreError> {
        let save =
            self.0.query("UPDATE private_boards SET notes = $3 WHERE player_id = $1 AND table_id = $2");
        save.bind(to_db(player)).bind(table.0).bind(notes.map(str::to_owned)).execute().await
    }
}

impl<A> Players<'_, A> {
    /// The private board of a player at a table, if there is one.
    pub async fn private_board(
        &mut self,
        player: PlayerId,
        table: TableId,
    ) -> Result<Option<PrivateBoard>, StoreError> {
        let found = self.0.query(
            "SELECT table_id, line, other_line, ply, turned, notes FROM private_boards
             WHERE player_id = $1 AND table_id = $2",
        );
        let found = found.bind(to_db(player)).bind(table.0).optional(private_board).await?;
        Ok(found.map(|(_, board)| board))
    }

    /// All private boards of a player, in the order of their tables.
    pub async fn private_boards(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, PrivateBoard)>, StoreError> {
        let found = self.0.query(
            "SELECT table_id, line, other_line, ply, turned, notes FROM private_boards
             WHERE player_id = $1 ORDER BY table_id",
        );
        found.bind(to_db(player)).all(private_board).await
    }
}

/// The board in a row. A line that cannot be read is left out.
fn private_board(row: &Row) -> Result<(TableId, PrivateBoard), StoreError> {
    let (line, other): (String, Option<String>) = (row.get("line")?, row.get("other_line")?);
    let count =
        |column| Ok::<usize, StoreError>(usize::try_from(row.get::<i64>(column)?).unwrap_or_default());
    let exploration = Exploration {
        line: line.parse().unwrap_or_default(),
        other: other.and_then(|other| other.parse().ok()),
        ply: count("ply")?,
        turned: count("turned")?,
    };
    Ok((TableId(row.get("table_id")?), PrivateBoard { exploration, notes: row.get("notes")? }))
}
