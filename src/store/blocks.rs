use super::dialect::Row;
use super::{Blocks, Result, Write};
use crate::table::{Player, PlayerId, Timestamp};

/// The operator as the one who blocks: such a block excludes a person, or a server by its id. No account at Discord has this id.
pub const OPERATOR: PlayerId = PlayerId(0);

impl Blocks<'_, Write> {
    /// Stores that the operator has excluded the person or server with this id.
    pub async fn insert_exclusion(&mut self, id: PlayerId, now: Timestamp) -> Result<()> {
        let insert = self.0.query(
            "INSERT INTO blocks (player_id, blocked_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        insert.bind(OPERATOR).bind(id).bind(now).execute().await
    }

    /// Stores that a player has blocked another one, with the name under which the block is listed.
    pub async fn insert(
        &mut self,
        by: PlayerId,
        blocked: PlayerId,
        name: &str,
        now: Timestamp,
    ) -> Result<()> {
        self.0.players().save(&Player::human(blocked, name.to_owned())).await?;
        let insert = self.0.query(
            "INSERT INTO blocks (player_id, blocked_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        );
        insert.bind(by).bind(blocked).bind(now).execute().await
    }

    /// Keeps a block between these two players apart from what this transaction does because there is none: of two such
    /// transactions at the same moment, one fails with a transient error and is tried again. Whoever sits down or blocks somebody
    /// writes such a row as well.
    ///
    /// # Errors
    ///
    /// If the database fails, or a block was stored since this transaction began.
    pub async fn lock_pair(&mut self, one: PlayerId, other: PlayerId) -> Result<()> {
        let touch = self.0.query("UPDATE players SET name = name WHERE id = $1 OR id = $2");
        touch.bind(one).bind(other).execute().await
    }

    /// Removes a block. `false` if there was none.
    pub async fn delete(&mut self, by: PlayerId, blocked: PlayerId) -> Result<bool> {
        let delete = self.0.query("DELETE FROM blocks WHERE player_id = $1 AND blocked_id = $2");
        Ok(delete.bind(by).bind(blocked).rows_affected().await? > 0)
    }
}

impl<A> Blocks<'_, A> {
    /// The players whom a player has blocked, the newest block first. The name of one whose data was deleted is empty.
    pub async fn of(&mut self, player: PlayerId) -> Result<Vec<Player>> {
        let blocked = self.0.query(
            "SELECT blocks.blocked_id AS id, COALESCE(players.name, '') AS name
             FROM blocks LEFT JOIN players ON players.id = blocks.blocked_id
             WHERE blocks.player_id = $1 ORDER BY blocks.at DESC, blocks.blocked_id",
        );
        let player_of = |row: &Row| Ok(Player::human(row.get("id")?, row.get("name")?));
        blocked.bind(player).all(player_of).await
    }

    /// The players among these two who have blocked the other one. Somebody whom the operator has excluded counts as one who has
    /// blocked everybody.
    pub async fn between(&mut self, one: PlayerId, other: PlayerId) -> Result<Vec<PlayerId>> {
        let blocking = self.0.query(
            "SELECT CASE WHEN player_id = $3 THEN blocked_id ELSE player_id END FROM blocks
             WHERE (player_id = $1 AND blocked_id = $2) OR (player_id = $2 AND blocked_id = $1)
                OR (player_id = $3 AND blocked_id IN ($1, $2))",
        );
        blocking.bind(one).bind(other).bind(OPERATOR).values().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::temporary;

    #[tokio::test]
    async fn a_block_and_what_it_forbids_do_not_both_happen() -> Result<()> {
        let store = temporary().await;
        let (ana, ben, now) = (PlayerId(1), PlayerId(2), Timestamp::from_unix_millis(0));
        let mut known = store.write().await?;
        for (id, name) in [(ana, "Ana"), (ben, "Ben")] {
            known.players().save(&Player::human(id, name.to_owned())).await?;
        }
        known.commit().await?;
        // On SQLite the second transaction waits for the first one, and so sees the block.
        if !bside_test_support::database::is_postgres() {
            return Ok(());
        }
        for (by, blocked) in [(ana, ben), (ben, ana)] {
            let mut challenge = store.write().await?;
            assert!(challenge.blocks().between(by, blocked).await?.is_empty());
            let mut block = store.write().await?;
            block.blocks().insert(by, blocked, "somebody", now).await?;
            block.commit().await?;
            let failed = challenge.blocks().lock_pair(by, blocked).await.expect_err("somebody has blocked");
            assert!(failed.is_transient(), "{failed}");
            drop(challenge);
            let mut unblock = store.write().await?;
            assert!(unblock.blocks().delete(by, blocked).await?);
            unblock.commit().await?;
        }
        Ok(())
    }
}
