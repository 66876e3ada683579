//! Private boards: what players try out from games, and their notes.

use super::{Players, Result};
use crate::store::PrivateBoard;
use crate::table::{Exploration, PlayerId, TableId};

impl Players<'_> {
    /// The private board of a player at a table, if there is one.
    pub async fn private_board(self, player: PlayerId, table: TableId) -> Result<Option<PrivateBoard>> {
        self.host.read(async |mut tx| Ok(tx.players().private_board(player, table).await?)).await
    }

    /// Stores what a player tries out at a table.
    pub async fn save_exploration(
        self,
        player: PlayerId,
        table: TableId,
        exploration: &Exploration,
    ) -> Result<()> {
        self.host
            .write(async |mut tx| Ok(tx.players().save_exploration(player, table, exploration).await?))
            .await
    }

    /// Stores the notes of a player at a table, with what is tried out there. Empty notes are removed.
    pub async fn save_notes(
        self,
        player: PlayerId,
        table: TableId,
        exploration: &Exploration,
        notes: &str,
    ) -> Result<()> {
        let notes = Some(notes).filter(|notes| !notes.is_empty());
        self.host
            .write(async |mut tx| {
                tx.players().save_exploration(player, table, exploration).await?;
                tx.players().save_notes(player, table, notes).await?;
                Ok(())
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::host::tests::game;
    use crate::store::tests::temporary;
    use crate::table::Line;

    #[tokio::test]
    async fn private_boards_are_kept_for_their_owners_until_the_data_is_deleted() -> Result<()> {
        let host = Host::new(temporary().await);
        let (ana, ben) = (PlayerId(1), PlayerId(2));
        let table = game(&host, 1, 2).await.table.id();
        let players = host.players();
        assert_eq!(players.private_board(ana, table).await?, None);
        let line = Line { start: 1, turns: vec!["d6-c5".to_owned(), "d5-d6".to_owned()] };
        let exploration = Exploration { line, ply: 2, turned: 1, ..Exploration::default() };
        players.save_notes(ana, table, &exploration, "d6 is weak").await?;
        let other = Line { start: 0, turns: vec!["d4-d5".to_owned()] };
        let exploration = Exploration { other: Some(other), ..exploration };
        players.save_exploration(ana, table, &exploration).await?;
        players.save_exploration(ben, table, &Exploration::default()).await?;
        let board = players.private_board(ana, table).await?.expect("it was stored");
        assert_eq!((&board.exploration, board.notes.as_deref()), (&exploration, Some("d6 is weak")));
        let [exported] = &players.export(ana, 9).await?.private_boards[..] else { panic!("one board") };
        assert_eq!((exported.table, &exported.line[..]), (table, "1 d6-c5 d5-d6"));
        assert_eq!(
            (exported.other_line.as_deref(), exported.notes.as_deref()),
            (Some("0 d4-d5"), Some("d6 is weak"))
        );
        players.save_notes(ana, table, &exploration, "").await?;
        assert_eq!(players.private_board(ana, table).await?.and_then(|board| board.notes), None);
        players.delete(ana, "former player").await?;
        assert_eq!(players.private_board(ana, table).await?, None);
        assert!(players.private_board(ben, table).await?.is_some());
        Ok(())
    }
}
