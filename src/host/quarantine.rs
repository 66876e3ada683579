//! Quarantined tables: those at which nobody can play, for example because their channel is gone, and those that cannot
//! be rebuilt. They stay in the database.

use super::outcome::decide;
use super::rejection::HostRejection;
use super::tournaments::credit_game;
use super::{BrokenTable, HostError, Result, Tables};
use crate::store::{QuarantineReason, Transaction, Write};
use crate::table::{ChannelId, Command, GuildId, PlayerId, TableId, Timestamp};

/// Upper bound of the quarantined tables of a player that are listed.
const MAX_LISTED_QUARANTINED: usize = 10;

impl Tables<'_> {
    /// Quarantines a table at which nobody could play since `since`: nothing is due there, and it counts for no limit. `false` for a
    /// game between servers, of which the other one can still play.
    pub async fn quarantine(
        self,
        table: TableId,
        reason: QuarantineReason,
        since: Timestamp,
    ) -> Result<bool> {
        self.host
            .write(async |mut tx| {
                let mirror = tx.mirrors().of_table(table).await?;
                if mirror.is_some_and(|mirror| mirror.player.is_server()) {
                    tx.roll_back();
                    return Ok(false);
                }
                tx.quarantine().insert(table, reason, since).await?;
                Ok(true)
            })
            .await
    }

    /// Releases a quarantined table at which people can play again, and gives back the time since it was quarantined.
    /// Returns whether its board changes by that.
    pub async fn release(self, table: TableId) -> Result<bool> {
        self.host
            .write(async |mut tx| match tx.quarantine().release(table).await? {
                Some(since) => self.credit_quarantine(&mut tx, table, since).await,
                None => {
                    tx.roll_back();
                    Ok(false)
                }
            })
            .await
    }

    /// Gives a table and its game in a tournament the time back since it was quarantined. Returns whether its board changes by
    /// that.
    pub(super) async fn credit_quarantine(
        self,
        tx: &mut Transaction<Write>,
        table: TableId,
        since: Timestamp,
    ) -> Result<bool> {
        let loaded = tx.tables().load(table).await?.ok_or(HostRejection::UnknownTable)?;
        credit_game(tx, &loaded, since, self.host.clock.now()).await?;
        self.credit_time(tx, table, since).await
    }

    /// Gives a table the time since `since` back. Returns whether its board changes by that.
    pub async fn credit_since(self, table: TableId, since: Timestamp) -> Result<bool> {
        self.host.write(async |mut tx| self.credit_time(&mut tx, table, since).await).await
    }

    /// Credits the time within a transaction.
    pub(super) async fn credit_time(
        self,
        tx: &mut Transaction<Write>,
        table: TableId,
        since: Timestamp,
    ) -> Result<bool> {
        let now = self.host.clock.now();
        let mut table = tx.tables().load(table).await?.ok_or(HostRejection::UnknownTable)?;
        let events = decide(&mut table, &Command::CreditTime { since }, now)?;
        if events.is_empty() || !tx.tables().save(&table, &events, now).await? {
            return Ok(false);
        }
        if table.deadline().is_none() {
            tx.deliveries().save_unchanged(table.id(), table.event_count()).await?;
        }
        Ok(table.deadline().is_some())
    }

    /// The quarantined tables of a player, with their channels, the newest first.
    pub async fn quarantined_of(
        self,
        player: PlayerId,
    ) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
        let most = MAX_LISTED_QUARANTINED;
        self.host.read(async |mut tx| Ok(tx.quarantine().of_player(player, most).await?)).await
    }

    /// The quarantined tables, with their channels.
    pub async fn quarantined(self) -> Result<Vec<(TableId, ChannelId, QuarantineReason)>> {
        self.host.read(async |mut tx| Ok(tx.quarantine().list().await?)).await
    }

    /// The quarantined tables of this process that are released once people can play there again, with their guilds.
    pub async fn releasable(self) -> Result<Vec<(TableId, Option<GuildId>, QuarantineReason)>> {
        let shards = self.host.store.shards();
        self.host.read(async |mut tx| Ok(tx.quarantine().releasable(&shards).await?)).await
    }

    /// Quarantines the table of a result that says that it cannot be rebuilt, which frees its channel.
    pub(super) async fn quarantine_if_broken<T>(self, result: Result<T>) -> Result<T> {
        let Err(HostError::Store(source)) = result else { return result };
        let Some(table) = source.broken_table() else { return Err(source.into()) };
        self.host.table_cache.remove(table);
        let now = self.host.clock.now();
        let reason = QuarantineReason::Unreadable;
        let left =
            self.host.write(async |mut tx| Ok(tx.quarantine().insert(table, reason, now).await?)).await?;
        let (left, guild) = left.map_or((None, None), |(channel, guild)| (Some(channel), guild));
        Err(HostError::Broken(BrokenTable { table, left, guild, source }))
    }
}
