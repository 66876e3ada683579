//! Finding tables: the cached state, refreshed with later events, or a table rebuilt by replay.

use super::rejection::HostRejection;
use super::retry::retry;
use super::{Result, Tables};
use crate::table::{ChannelId, Phase, Table, TableId};
use std::sync::Arc;
use std::time::Instant;

/// Names a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRef {
    /// The table of this channel.
    Channel(ChannelId),
    /// The table with this number.
    Id(TableId),
    /// The table with this number, if it is in the channel of the button that names it.
    Button {
        /// The number in the button.
        table: TableId,
        /// The channel of the button.
        channel: ChannelId,
    },
}

impl Tables<'_> {
    /// A table. In a channel it is the inviting or running one, else the last one whose game is over.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if there is no such table, or if it was moved to another channel, [`HostError::Broken`] if it cannot be rebuilt.
    pub async fn load(self, at: TableRef) -> Result<Arc<Table>> {
        let loaded = retry(|| self.try_to_load(at)).await;
        self.quarantine_if_broken(loaded).await
    }

    /// The running table of a channel, up to two seconds old, for what is only suggested.
    ///
    /// # Errors
    ///
    /// The errors of [`Tables::load`].
    pub async fn recent_running(self, channel: ChannelId) -> Result<Arc<Table>> {
        match self.host.table_cache.running_in(channel, Instant::now()) {
            Some(table) => Ok(table),
            None => self.load(TableRef::Channel(channel)).await,
        }
    }

    /// A running table as it is cached, without asking the store: it may have changed since then, or the channel may have another
    /// table. `None` if it is not cached.
    pub fn cached_running(self, at: TableRef) -> Option<Arc<Table>> {
        let table = match at {
            TableRef::Channel(channel) => self.host.table_cache.last_in(channel),
            TableRef::Id(table) | TableRef::Button { table, .. } => self.host.table_cache.get(table),
        };
        table.filter(|table| table.phase() == Phase::Playing && check_place(at, table).is_ok())
    }

    pub(super) async fn try_to_load(self, at: TableRef) -> Result<Arc<Table>> {
        let table = self.find(at).await?;
        match check_place(at, &table) {
            Err(_) if self.is_mirrored_at(at, &table).await? => {}
            checked => checked?,
        }
        Ok(table)
    }

    /// Whether a table is played in two places, of which the second one has the button that names it.
    async fn is_mirrored_at(self, at: TableRef, table: &Table) -> Result<bool> {
        let TableRef::Button { channel, .. } = at else { return Ok(false) };
        if !table.has_two_places() {
            return Ok(false);
        }
        let mirror = self.host.store.read().await?.mirrors().of_table(table.id()).await?;
        Ok(mirror.is_some_and(|mirror| mirror.channel == channel))
    }

    async fn find(self, at: TableRef) -> Result<Arc<Table>> {
        let stored = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => {
                self.host.store.event_count(table).await?.map(|count| (table, count))
            }
            TableRef::Channel(channel) => {
                let stored = self.host.store.active_table(channel).await?;
                if let Some((table, _)) = stored {
                    self.host.table_cache.insert_channel(channel, table, Instant::now());
                }
                stored
            }
        };
        let cached = stored.and_then(|(id, count)| {
            self.host.table_cache.get(id).filter(|table| table.event_count() == count)
        });
        match cached {
            Some(table) => Ok(table),
            None => self.read(at).await,
        }
    }

    /// Rebuilds a table, or refreshes its cached state.
    async fn read(self, at: TableRef) -> Result<Arc<Table>> {
        let generation = self.host.table_cache.generation();
        let mut tx = self.host.store.read().await?;
        let (id, missing) = match at {
            TableRef::Id(table) | TableRef::Button { table, .. } => {
                (Some(table), HostRejection::UnknownTable)
            }
            TableRef::Channel(channel) => {
                let mut id = tx.tables().active_in(channel).await?;
                if id.is_none() {
                    if let Some(table) = tx.tables().moved_from(channel).await? {
                        return Err(HostRejection::Relocated { table }.into());
                    }
                    id = tx.tables().last_over_in(channel).await?;
                }
                (id, HostRejection::NoTable)
            }
        };
        let Some(id) = id else { return Err(missing.into()) };
        let table = match self.host.table_cache.get(id) {
            Some(cached) => {
                let mut table = Arc::unwrap_or_clone(cached);
                tx.tables().refresh(&mut table).await?;
                table
            }
            None => tx.tables().load(id).await?.ok_or(missing)?,
        };
        Ok(self.host.table_cache.insert(table, generation))
    }
}

/// Rejects a table that is not in the channel of the button that names it.
pub(super) fn check_place(at: TableRef, table: &Table) -> Result<(), HostRejection> {
    match at {
        TableRef::Button { channel, .. } if channel != table.channel() => {
            Err(HostRejection::Relocated { table: table.id() })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{CommandOutcome, Host};
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{Command, NewTable, Player, PlayerId};

    const CHANNEL: ChannelId = ChannelId(7);

    fn player(id: u64) -> Player {
        Player::human(PlayerId(id), format!("player {id}"))
    }

    /// Opens a table of these two players in the channel, and starts the game.
    async fn begin(host: &Host, by: u64, other: u64) -> Arc<Table> {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        host.tables().open(NewTable::new(CHANNEL, player(by), setup)).await.expect("a free channel");
        execute(host, Command::Join { by: player(other) }).await.table
    }

    async fn execute(host: &Host, command: Command) -> CommandOutcome {
        host.tables().execute(TableRef::Channel(CHANNEL), command).await.expect("it is possible")
    }

    async fn play(host: &Host, by: u64) -> CommandOutcome {
        let table = host.tables().load(TableRef::Channel(CHANNEL)).await.expect("a table");
        let text = table.game().expect("a game").position().legal_turns().swap_remove(0);
        execute(host, Command::Turn { by: PlayerId(by).into(), text, number: None }).await
    }

    fn resignation(by: u64) -> Command {
        Command::Resign { by: PlayerId(by).into() }
    }

    /// Two processes with one database, of which the first has cached the running table of the channel.
    async fn two_hosts() -> (Host, Host) {
        let store = temporary().await;
        let hosts = (Host::new(store.clone()), Host::new(store));
        begin(&hosts.0, 1, 2).await;
        play(&hosts.0, 1).await;
        assert!(hosts.0.tables().cached_running(TableRef::Channel(CHANNEL)).is_some());
        hosts
    }

    #[tokio::test]
    async fn a_command_that_fits_the_cached_state_is_decided_at_the_stored_one() {
        let (one, other) = two_hosts().await;
        let played = play(&other, 2).await.table.event_count();
        let resigned = execute(&one, resignation(1)).await;
        assert_eq!(resigned.table.event_count(), played + resigned.events.len());
        assert_eq!(resigned.table.game().expect("a game").turns().len(), 2);
    }

    #[tokio::test]
    async fn a_command_that_fits_only_the_stored_state_is_accepted() {
        let (one, other) = two_hosts().await;
        play(&other, 2).await;
        assert_eq!(play(&one, 1).await.table.game().expect("a game").turns().len(), 3);
    }

    #[tokio::test]
    async fn a_channel_may_have_another_table_than_the_cached_one() {
        let (one, other) = two_hosts().await;
        let former = execute(&other, resignation(2)).await.table.id();
        let now = begin(&other, 3, 1).await.id();
        let resigned = execute(&one, resignation(1)).await;
        assert_eq!((resigned.table.id(), former == now), (now, false));
    }
}
