//! People and servers that the operator has excluded. They are stored as blocks of the operator, often by another process, and the
//! running bot knows them within some seconds.

use super::privacy::leave_all_tables;
use super::tournaments::withdraw_from_all;
use super::transactions::WriteGuard;
use super::{Players, Result};
use crate::store::OPERATOR;
use crate::table::{GuildId, Player, PlayerId};
use std::error::Error;

impl Players<'_> {
    /// Excludes a person: they resign their games, and leave what they are invited to, their tournaments and their seek.
    /// Returns the number of tables that they leave.
    pub async fn exclude(self, player: PlayerId) -> Result<usize> {
        let now = self.host.clock.now();
        let exclude = async |mut tx: WriteGuard| {
            let left = leave_all_tables(self.host, &mut tx, player, now).await?;
            withdraw_from_all(&mut tx, player, now).await?;
            tx.seeks().close_of(player.into()).await?;
            tx.blocks().insert_exclusion(player, now).await?;
            Ok(left.len())
        };
        self.host.write(exclude).await
    }

    /// Excludes a server.
    pub async fn exclude_guild(self, guild: GuildId) -> Result<()> {
        let now = self.host.clock.now();
        self.host.write(async |mut tx| Ok(tx.blocks().insert_exclusion(PlayerId(guild.0), now).await?)).await
    }

    /// Readmits the person or server with this id. `false` if it was not excluded.
    pub async fn readmit(self, id: u64) -> Result<bool> {
        self.unblock(OPERATOR, PlayerId(id)).await
    }

    /// The excluded people and servers, the newest exclusion first. Servers, and people whose data was deleted, have no name.
    pub async fn excluded(self) -> Result<Vec<Player>> {
        self.blocked_by(OPERATOR).await
    }

    /// Whether the person or server with this id is excluded, as of some seconds ago.
    pub async fn is_excluded(self, id: u64) -> bool {
        let cache = &self.host.exclusion_cache;
        if cache.is_due() {
            match self.excluded().await {
                Ok(excluded) => cache.update(excluded.iter().filter_map(Player::human_id).collect()),
                Err(error) => {
                    let error: &dyn Error = &error;
                    tracing::warn!(error, "who is excluded could not be read");
                }
            }
        }
        cache.contains(PlayerId(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{Host, HostError, HostRejection, TableRef};
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, Command, NewTable, Phase};

    #[tokio::test]
    async fn nobody_plays_with_an_excluded_person_until_they_are_readmitted() -> Result<()> {
        let host = Host::new(temporary().await);
        let (ana, ben) = (PlayerId(1), PlayerId(2));
        let player = |id: PlayerId| Player::human(id, format!("player {}", id.0));
        let invite = async |by: PlayerId, invited: PlayerId| {
            let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
            let opponents = vec![player(invited)];
            let new_table = NewTable { opponents, ..NewTable::new(ChannelId(700), player(by), setup) };
            host.tables().open(new_table).await
        };
        let table = TableRef::Id(invite(ana, ben).await?.table.id());
        host.tables().execute(table, Command::Join { by: player(ben) }).await?;
        for left in [1, 0] {
            assert_eq!(host.players().exclude(ben).await?, left);
        }
        assert!(matches!(host.tables().load(table).await?.phase(), Phase::Ended(_)));
        assert!(host.players().is_excluded(ben.0).await && !host.players().is_excluded(ana.0).await);
        let refused = invite(ana, ben).await.expect_err("he is excluded");
        assert!(matches!(refused, HostError::Refused(HostRejection::CannotInvite { .. })), "{refused}");
        host.players().delete(ben, "former player").await?;
        assert_eq!(host.players().excluded().await?.len(), 1, "the data is gone, the exclusion stays");
        assert!(host.players().readmit(ben.0).await? && !host.players().readmit(ben.0).await?);
        invite(ana, ben).await?;
        Ok(())
    }

    #[tokio::test]
    async fn a_server_is_excluded_by_its_id() -> Result<()> {
        let host = Host::new(temporary().await);
        host.players().exclude_guild(GuildId(7)).await?;
        assert!(host.players().is_excluded(7).await && !host.players().is_excluded(8).await);
        // Another process.
        assert!(Host { exclusion_cache: Default::default(), ..host.clone() }.players().is_excluded(7).await);
        Ok(())
    }
}
