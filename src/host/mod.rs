//! The host: brings a command to its table and everything that follows from it to disk, before anybody is answered.
//!
//! The store is the truth. What is kept in memory beside it are the tables that were asked for last ([`table_cache`]), which
//! may be lost at any moment: a table is rebuilt by replay, or caught up with what has happened since, on a reader,
//! and the command is decided there. What follows is written only if nothing has happened at the table meanwhile; else
//! the command is decided once more, inside the transaction that writes. So commands take effect one after the other,
//! whoever sends them, and a hundred boards do not wait for each other's replay.

mod aside;
mod audit;
mod clock;
mod due;
mod finding;
mod retry;

mod neighbours;
mod pending_commit;
mod people;
mod privacy;
mod results;
mod settings;
mod showing;
mod table_cache;
mod vacation;

use crate::ratings::{RatingChange, Unrated};
pub use crate::store::{
    BoardOrientation, GuildSettings, PlayerTable, Preferences, QuarantineReason, Vacation,
};
use crate::store::{Store, StoreError, Transaction};
use crate::table::{Command, Event, Opening, Phase, PlayerId, Rejection, Table, TableId, level_of};
pub use aside::BrokenTable;
pub use audit::{RatingCheck, WrongRating};
pub use clock::Clock;
pub use finding::TableRef;
use pending_commit::PendingCommit;
pub use privacy::{ExportedRating, PlayerExport, leave_command};
use results::{rate, unrated};
use retry::retry;
pub use settings::PlayerSettings;
use settings::Settings;
pub use showing::DisplayUpdate;
use std::sync::Arc;
use table_cache::TableCache;
use thiserror::Error;
pub use vacation::VacationStatus;

/// The host. Clones share the store.
#[derive(Clone, Debug)]
pub struct Host {
    store: Store,
    table_cache: Arc<TableCache>,
    settings: Arc<Settings>,
    clock: Clock,
}

/// What a command came to. It is on disk.
#[derive(Clone, Debug)]
pub struct CommandOutcome {
    /// The table as it is now.
    pub table: Arc<Table>,
    /// What happened, in order; nothing when the table was opened.
    pub events: Vec<Event>,
    /// What the end of the game did to the ratings, in the order of seats.
    pub ratings: Vec<RatingChange>,
    /// Why it did nothing.
    pub unrated: Option<Unrated>,
    /// Whether whoever is awaited is to be called: not by one invitation after the other.
    pub mentions_awaited: bool,
}

/// Two people are called to an invitation by one another once in so many milliseconds.
const CALLED_AGAIN: i64 = 10 * 60 * 1000;
/// So many invitations of one person may be open.
const MOST_INVITATIONS: usize = 3;
/// A person sits at so many tables that are not over.
const MOST_TABLES: usize = 20;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Why a command came to nothing.
#[derive(Debug, Error)]
pub enum HostError {
    /// It was rejected: to be told to the person.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The table cannot be rebuilt, and is put aside.
    #[error("{0}")]
    Broken(#[source] BrokenTable),
    /// A fault of ours.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl HostError {
    /// May the same operation succeed if it is tried again?
    pub fn is_transient(&self) -> bool {
        matches!(self, HostError::Store(error) if error.is_transient())
    }
}

impl Host {
    /// A host of the tables in this store, by the machine's clock.
    pub fn new(store: Store) -> Host {
        Host { store, table_cache: Arc::default(), settings: Arc::default(), clock: Clock::Machine }
    }

    /// The same host by another clock.
    pub fn with_clock(self, clock: Clock) -> Host {
        Host { clock, ..self }
    }

    /// The clock that it goes by.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Looks whether the database answers, once.
    pub async fn look(&self) -> Result<(), HostError> {
        self.store.read().await?.heartbeat().await?;
        Ok(())
    }

    /// Opens a table, unless the channel has one.
    pub async fn open(&self, opening: Opening) -> Result<CommandOutcome, HostError> {
        self.commit(|| self.try_to_open(&opening)).await
    }

    async fn try_to_open(&self, opening: &Opening) -> Result<PendingCommit, HostError> {
        let mut transaction = self.store.write().await?;
        if transaction.active_table(opening.channel).await?.is_some() {
            return Err(Rejection::Occupied.into());
        }
        let (by, now) = (opening.by.id, self.clock.now());
        check_opener(&mut transaction, by).await?;
        let mut mentions_awaited = true;
        for opponent in &opening.opponents {
            mentions_awaited &= !transaction.has_invited(by, opponent.id, now - CALLED_AGAIN..=now).await?;
        }
        let id = transaction.insert_table(opening, now).await?;
        let table = Table::open(id, opening.clone(), now)?;
        // Since when something is due there.
        transaction.save(&table, &[], now).await?;
        let table = Arc::new(table);
        let update = CommandOutcome {
            table,
            events: Vec::new(),
            ratings: Vec::new(),
            unrated: None,
            mentions_awaited,
        };
        Ok(PendingCommit { transaction, update, at: now })
    }

    /// Could this table be opened, in a channel that has none?
    pub async fn check_opening(&self, opening: &Opening) -> Result<(), HostError> {
        retry(|| async { check_opener(&mut self.store.read().await?, opening.by.id).await }).await?;
        Table::open(TableId(0), opening.clone(), self.clock.now())?;
        Ok(())
    }

    /// Carries out a command. In a channel it is for the inviting or running table.
    pub async fn command(&self, at: TableRef, command: Command) -> Result<CommandOutcome, HostError> {
        let done = self.commit(|| self.carry_out(at, &command)).await;
        self.putting_aside(done).await
    }

    async fn carry_out(&self, at: TableRef, command: &Command) -> Result<PendingCommit, HostError> {
        let mut table = Arc::unwrap_or_clone(self.load(at).await?);
        let now = self.clock.now();
        if matches!(at, TableRef::Channel(_)) && matches!(table.phase(), Phase::Ended(_)) {
            // Only the turn that ended the game is still known in its channel, in case it was sent twice.
            return Err(match table.decide(command, now) {
                Err(Rejection::AlreadyPlayed) => Rejection::AlreadyPlayed.into(),
                _ => Rejection::NoTable.into(),
            });
        }
        // What is rejected as the table stands never waits for the writer.
        let mut events = decide(&mut table, command, now)?;
        let mut transaction = self.store.write().await?;
        for event in &events {
            match event {
                Event::Joined { player, .. } => check_tables(&mut transaction, player.id).await?,
                Event::Moved { channel, .. } if transaction.active_table(*channel).await?.is_some() => {
                    return Err(Rejection::Occupied.into());
                }
                _ => {}
            }
        }
        vacation::go_on(&mut transaction, &mut table, &mut events, now).await?;
        if !transaction.save(&table, &events, now).await? {
            // Somebody was faster, and nobody can be any more.
            table = transaction.table(table.id()).await?.ok_or(Rejection::UnknownTable)?;
            events = decide(&mut table, command, now)?;
            vacation::go_on(&mut transaction, &mut table, &mut events, now).await?;
            if !transaction.save(&table, &events, now).await? {
                let what = "there are other events than it counts".to_owned();
                return Err(StoreError::CorruptTable { table: table.id(), what }.into());
            }
        }
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let unrated = if ended { unrated(&mut transaction, &table, now).await? } else { None };
        let ratings = match table.game().filter(|_| ended && unrated.is_none()) {
            Some(game) => rate(&mut transaction, &table, game, now).await?,
            None => Vec::new(),
        };
        let mentions_awaited = mentions_awaited(&table, &events);
        let update = CommandOutcome { table: Arc::new(table), events, ratings, unrated, mentions_awaited };
        Ok(PendingCommit { transaction, update, at: now })
    }

    /// Lets go of the database, with all that was written in its one file. Nothing can be done any more.
    pub async fn close(&self) {
        self.store.close().await;
    }
}

/// What follows from a command at a table, made true there.
fn decide(table: &mut Table, command: &Command, now: i64) -> Result<Vec<Event>, Rejection> {
    let events = table.decide(command, now)?;
    for event in &events {
        table.apply(event, now)?;
    }
    Ok(events)
}

/// Is whoever is awaited at a table to be called for what has happened? A vacation calls nobody, and its end only whoever is
/// back.
fn mentions_awaited(table: &Table, events: &[Event]) -> bool {
    match events {
        [Event::VacationBegun { .. }] => false,
        [Event::VacationEnded { seat }] => table.game().is_some_and(|game| game.seat() == Some(*seat)),
        _ => true,
    }
}

/// May this person open one more table?
async fn check_opener<A>(transaction: &mut Transaction<A>, by: PlayerId) -> Result<(), HostError> {
    if transaction.invitations_of(by).await? >= MOST_INVITATIONS {
        return Err(Rejection::TooManyInvitations { most: MOST_INVITATIONS }.into());
    }
    check_tables(transaction, by).await
}

/// May this person sit down at one more table? A computer may at any.
async fn check_tables<A>(transaction: &mut Transaction<A>, player: PlayerId) -> Result<(), HostError> {
    if level_of(player).is_none() && transaction.tables_of(player).await? >= MOST_TABLES {
        return Err(Rejection::TooManyTables { most: MOST_TABLES }.into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, Player};
    use tokio::sync::watch;

    fn player(id: u64) -> Player {
        Player { id: PlayerId(id), name: format!("player {id}") }
    }

    async fn invite(host: &Host, by: u64, opponent: u64) -> CommandOutcome {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let (by, opponents) = (player(by), vec![player(opponent)]);
        host.open(Opening { opponents, ..Opening::new(ChannelId(700), by, setup) })
            .await
            .expect("a free channel")
    }

    /// A game that counts, which the second one gives up.
    pub(super) async fn game(host: &Host, winner: u64, loser: u64) -> CommandOutcome {
        let at = TableRef::Id(invite(host, winner, loser).await.table.id());
        let ask = async |command| host.command(at, command).await.expect("a command that can be carried out");
        ask(Command::Join { by: player(loser) }).await;
        for by in [winner, loser] {
            let table = host.table(at).await.expect("a table");
            let text = table.game().expect("a game").position().turns().swap_remove(0);
            ask(Command::Turn { by: PlayerId(by), text, number: None }).await;
        }
        ask(Command::Resign { by: PlayerId(loser) }).await
    }

    #[tokio::test]
    async fn a_clock_that_jumps_changes_no_order() {
        let (time, clock) = watch::channel(0);
        let store = temporary().await;
        let host = Host::new(store).with_clock(Clock::Set(clock));
        // Forth by a month, and back again; then not at all.
        for day in [1000, 1030, 1001, 1001] {
            time.send_replace(day * DAY);
            for (winner, loser) in [(1, 2), (2, 3), (3, 1), (1, 2)] {
                let ended = game(&host, winner, loser).await;
                assert!(ended.unrated.is_none() && ended.ratings.len() == 2, "{ended:?}");
            }
        }
        let check = host.check_ratings().await.expect("a store");
        assert_eq!((check.games, check.wrong.len()), (16, 0), "{check:?}");
        // Whoever was invited in times to come is called now.
        assert!(!invite(&host, 1, 2).await.mentions_awaited);
        time.send_replace(999 * DAY);
        host.command(TableRef::Channel(ChannelId(700)), Command::Cancel { by: PlayerId(1) })
            .await
            .expect("it is open");
        assert!(invite(&host, 1, 2).await.mentions_awaited);
    }
}
