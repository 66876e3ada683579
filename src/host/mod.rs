//! The host: brings a command to its table and everything that follows from it to disk, before anybody is answered.
//!
//! Nothing is kept in memory. A table is rebuilt by replay on a reader, outside the transaction that writes; inside
//! it the table is first refreshed by what has happened meanwhile. So commands are decided one after the other,
//! whoever sends them, and a hundred boards do not wait for each other's replay (some milliseconds for 200 turns).

use crate::ratings::{self, Outcome, RatingChange, Standing};
use crate::rules::{Course, Game};
use crate::store::{Shown, Store, StoreError, Transaction, Write};
use crate::table::{ChannelId, Command, Event, GuildId, Opening, Phase, Rejection, Table, TableId};
use std::time::{SystemTime, UNIX_EPOCH};
use thiserror::Error;

/// The host. Clones share the store.
#[derive(Clone, Debug)]
pub struct Host {
    store: Store,
}

/// Which table is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The one of this channel.
    Channel(ChannelId),
    /// The one whose number a button carries.
    Table(TableId),
}

/// What a command came to. It is on disk.
#[derive(Clone, Debug)]
pub struct Update {
    /// The table as it is now.
    pub table: Table,
    /// What happened, in order; nothing when the table was opened.
    pub events: Vec<Event>,
    /// What the end of the game did to the ratings, in the order of seats.
    pub ratings: Vec<RatingChange>,
}

/// Why a command came to nothing.
#[derive(Debug, Error)]
pub enum HostError {
    /// It was rejected: to be told to the person.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// A fault of ours.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Host {
    /// A host of the tables in this store.
    pub fn new(store: Store) -> Host {
        Host { store }
    }

    /// Opens a table, unless the channel has one.
    pub async fn open(&self, opening: Opening) -> Result<Update, HostError> {
        let mut transaction = self.store.write().await?;
        if transaction.active_table(opening.channel).await?.is_some() {
            return Err(Rejection::Occupied.into());
        }
        let id = transaction.insert_table(&opening, now()).await?;
        let table = Table::open(id, opening)?;
        transaction.commit().await?;
        Ok(Update { table, events: Vec::new(), ratings: Vec::new() })
    }

    /// Carries out a command. In a channel it is for the inviting or running table.
    pub async fn command(&self, at: At, command: Command) -> Result<Update, HostError> {
        let mut table = self.table(at).await?;
        if matches!(at, At::Channel(_)) && matches!(table.phase(), Phase::Ended(_)) {
            // Only the turn that ended the game is still known in its channel, in case it was sent twice.
            return Err(match table.decide(&command) {
                Err(Rejection::AlreadyPlayed) => Rejection::AlreadyPlayed.into(),
                _ => Rejection::NoTable.into(),
            });
        }
        let mut transaction = self.store.write().await?;
        transaction.refresh(&mut table).await?;
        let events = table.decide(&command)?;
        for event in &events {
            table.apply(event)?;
        }
        transaction.save(&table, &events, now()).await?;
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let ratings = match table.course().filter(|_| ended) {
            Some(course) => rate(&mut transaction, &table, course).await?,
            None => Vec::new(),
        };
        transaction.commit().await?;
        Ok(Update { table, events, ratings })
    }

    /// A table to look at. In a channel: the inviting or running one, else the last one whose game ended.
    pub async fn table(&self, at: At) -> Result<Table, HostError> {
        let mut transaction = self.store.read().await?;
        let (id, missing) = match at {
            At::Table(id) => (Some(id), Rejection::UnknownTable),
            At::Channel(channel) => {
                let id = match transaction.active_table(channel).await? {
                    Some(id) => Some(id),
                    None => transaction.last_ended_table(channel).await?,
                };
                (id, Rejection::NoTable)
            }
        };
        let table = match id {
            Some(id) => transaction.table(id).await?,
            None => None,
        };
        Ok(table.ok_or(missing)?)
    }

    /// Remembers the message that shows a table with so many events ([`Table::event_count`]). Returns the message
    /// whose buttons are to be taken away: the one before or, if that one is newer than what this one shows, this one.
    pub async fn shown(
        &self,
        table: TableId,
        message: u64,
        event_count: usize,
    ) -> Result<Option<u64>, HostError> {
        let mut transaction = self.store.write().await?;
        let before = transaction.shown(table).await?;
        if before.is_some_and(|before| before.event_count > event_count) {
            return Ok(Some(message));
        }
        transaction.save_shown(table, Shown { message, event_count }).await?;
        transaction.commit().await?;
        Ok(before.map(|before| before.message).filter(|before| *before != message))
    }

    /// The tables at which something happened that no message shows: to be shown after a restart.
    pub async fn unshown(&self) -> Result<Vec<Table>, HostError> {
        let mut transaction = self.store.read().await?;
        let mut tables = Vec::new();
        for id in transaction.tables_not_shown().await? {
            match transaction.table(id).await {
                Ok(table) => tables.extend(table),
                // One damaged table keeps no other from being shown.
                Err(error @ (StoreError::Damaged { .. } | StoreError::Replay { .. })) => {
                    tracing::error!(table = %id, error = &error as &dyn std::error::Error, "left out");
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(tables)
    }

    /// The best players of a game, best first; of a server: those who have finished a game of it there.
    pub async fn leaderboard(
        &self,
        game: Game,
        guild: Option<GuildId>,
        limit: usize,
    ) -> Result<Vec<Standing>, HostError> {
        Ok(self.store.read().await?.standings(game, guild, limit).await?)
    }
}

/// Writes the results of a game that has just ended, then what they make of the ratings, in the order of seats.
async fn rate(
    transaction: &mut Transaction<Write>,
    table: &Table,
    course: &Course,
) -> Result<Vec<RatingChange>, StoreError> {
    let game = table.setup().game();
    let places = course.places();
    let players = || table.seats().iter().flatten();
    let mut before = Vec::new();
    for (player, place) in players().zip(places.as_slice()) {
        let outcome = Outcome::of(*place, places.as_slice());
        transaction.save_result(table.id(), player.id, *place, outcome).await?;
        before.push(transaction.rating(player.id, game).await?.unwrap_or_default());
    }
    let after = ratings::rate(&before, places.as_slice());
    let mut changes = Vec::new();
    for (player, (before, after)) in players().cloned().zip(before.into_iter().zip(after)) {
        let change = RatingChange { player, before, after };
        transaction.save_rating(table.id(), game, &change).await?;
        changes.push(change);
    }
    Ok(changes)
}

/// Unix milliseconds.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
