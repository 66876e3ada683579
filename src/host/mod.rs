//! The host: brings a command to its table and everything that follows from it to disk, before anybody is answered.
//!
//! The store is the truth. What is kept in memory beside it are the tables that were asked for last ([`recent`]), which
//! may be lost at any moment: a table is rebuilt by replay, or caught up with what has happened since, on a reader,
//! and the command is decided there. What follows is written only if nothing has happened at the table meanwhile; else
//! the command is decided once more, inside the transaction that writes. So commands take effect one after the other,
//! whoever sends them, and a hundred boards do not wait for each other's replay.

mod audit;
mod clock;
mod draft;
mod due;
mod insist;
mod kept;
mod neighbours;
mod people;
mod privacy;
mod recent;
mod settings;
mod vacation;

use crate::ratings::{self, Ladder, Outcome, Rating, RatingChange, Unrated};
use crate::rules::Course;
use crate::search::rating_of_level;
pub use crate::store::{Aside, Preferences, Server, Sitting, Vacation, View};
use crate::store::{Shown, Store, StoreError, Transaction, Write};
use crate::table::{
    ChannelId, Command, Event, Opening, Phase, PlayerId, Rejection, Table, TableId, level_of,
};
pub use audit::{RatingCheck, WrongRating};
pub use clock::Clock;
use draft::Draft;
use insist::insist;
pub use privacy::{Export, Standing};
use recent::Recent;
pub use settings::Habits;
use settings::Settings;
use std::sync::Arc;
use std::time::Instant;
use thiserror::Error;
pub use vacation::Leave;

/// The host. Clones share the store.
#[derive(Clone, Debug)]
pub struct Host {
    store: Store,
    recent: Arc<Recent>,
    settings: Arc<Settings>,
    clock: Clock,
}

/// Which table is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The one of this channel.
    Channel(ChannelId),
    /// The one of this number.
    Table(TableId),
    /// The one whose number a button carries, if it is of the button's channel.
    Button {
        /// Its number.
        table: TableId,
        /// Where the button is.
        channel: ChannelId,
    },
}

/// What a command came to. It is on disk.
#[derive(Clone, Debug)]
pub struct Update {
    /// The table as it is now.
    pub table: Arc<Table>,
    /// What happened, in order; nothing when the table was opened.
    pub events: Vec<Event>,
    /// What the end of the game did to the ratings, in the order of seats.
    pub ratings: Vec<RatingChange>,
    /// Why it did nothing.
    pub unrated: Option<Unrated>,
    /// Whether whoever is awaited is to be called: not by one invitation after the other.
    pub calls: bool,
}

/// What follows when a message shows a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replaced {
    /// The message whose buttons are to be taken away, with its channel: the one before or, if that one is newer than
    /// what this one shows, this one.
    pub stale: Option<(ChannelId, u64)>,
    /// The table comes back after its channel was thought to be gone, and the time of that is given back: that is to be
    /// shown as well.
    pub again: bool,
}

/// Two people are called to an invitation by one another once in so many milliseconds.
const CALLED_AGAIN: i64 = 10 * 60 * 1000;
/// So many invitations of one person may be open.
const MOST_INVITATIONS: usize = 3;
/// A person sits at so many tables that are not over.
const MOST_TABLES: usize = 20;
/// So many games of two people count within a day.
const MOST_RATED: usize = 10;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Why a command came to nothing.
#[derive(Debug, Error)]
pub enum HostError {
    /// It was rejected: to be told to the person.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The table cannot be rebuilt, and is put aside.
    #[error("{0}")]
    Broken(#[source] Broken),
    /// A fault of ours.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table that cannot be rebuilt: it was damaged, or the rules have changed under it.
#[derive(Debug, Error)]
#[error("table {table} is put aside")]
pub struct Broken {
    /// Which.
    pub table: TableId,
    /// Its channel, which is free for another one, where that is news: nobody has been told.
    pub left: Option<ChannelId>,
    /// What is wrong with it.
    pub source: StoreError,
}

impl Host {
    /// A host of the tables in this store, by the machine's clock.
    pub fn new(store: Store) -> Host {
        Host { store, recent: Arc::default(), settings: Arc::default(), clock: Clock::Machine }
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
    pub async fn open(&self, opening: Opening) -> Result<Update, HostError> {
        self.commit(|| self.try_to_open(&opening)).await
    }

    async fn try_to_open(&self, opening: &Opening) -> Result<Draft, HostError> {
        let mut transaction = self.store.write().await?;
        if transaction.active_table(opening.channel).await?.is_some() {
            return Err(Rejection::Occupied.into());
        }
        let (by, now) = (opening.by.id, self.clock.now());
        check_opener(&mut transaction, by).await?;
        let mut calls = true;
        for opponent in &opening.opponents {
            calls &= !transaction.has_invited(by, opponent.id, now - CALLED_AGAIN..=now).await?;
        }
        let id = transaction.insert_table(opening, now).await?;
        let table = Table::open(id, opening.clone(), now)?;
        // Since when something is due there.
        transaction.save(&table, &[], now).await?;
        let table = Arc::new(table);
        let update = Update { table, events: Vec::new(), ratings: Vec::new(), unrated: None, calls };
        Ok(Draft { transaction, update, at: now })
    }

    /// Could this table be opened, in a channel that has none?
    pub async fn check_opening(&self, opening: &Opening) -> Result<(), HostError> {
        insist(|| async { check_opener(&mut self.store.read().await?, opening.by.id).await }).await?;
        Table::open(TableId(0), opening.clone(), self.clock.now())?;
        Ok(())
    }

    /// Carries out a command. In a channel it is for the inviting or running table.
    pub async fn command(&self, at: At, command: Command) -> Result<Update, HostError> {
        let done = self.commit(|| self.carry_out(at, &command)).await;
        self.putting_aside(done).await
    }

    async fn carry_out(&self, at: At, command: &Command) -> Result<Draft, HostError> {
        let mut table = Arc::unwrap_or_clone(self.load(at).await?);
        let now = self.clock.now();
        if matches!(at, At::Channel(_)) && matches!(table.phase(), Phase::Ended(_)) {
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
                return Err(StoreError::Damaged { table: table.id(), what }.into());
            }
        }
        let ended = events.iter().any(|event| matches!(event, Event::Ended(_)));
        let unrated = if ended { unrated(&mut transaction, &table, now).await? } else { None };
        let ratings = match table.course().filter(|_| ended && unrated.is_none()) {
            Some(course) => rate(&mut transaction, &table, course, now).await?,
            None => Vec::new(),
        };
        let calls = calls(&table, &events);
        let update = Update { table: Arc::new(table), events, ratings, unrated, calls };
        Ok(Draft { transaction, update, at: now })
    }

    /// A table to look at. In a channel: the inviting or running one, else the last one whose game ended.
    pub async fn table(&self, at: At) -> Result<Arc<Table>, HostError> {
        let loaded = insist(|| self.load(at)).await;
        self.putting_aside(loaded).await
    }

    /// The running table of a channel as this process knew it a moment ago, for what is only suggested.
    pub async fn glimpse(&self, channel: ChannelId) -> Result<Arc<Table>, HostError> {
        match self.recent.just_found(channel, Instant::now()) {
            Some(table) => Ok(table),
            None => self.table(At::Channel(channel)).await,
        }
    }

    async fn load(&self, at: At) -> Result<Arc<Table>, HostError> {
        let table = self.find(at).await?;
        match at {
            At::Button { channel, .. } if channel != table.channel() => Err(Rejection::UnknownTable.into()),
            _ => Ok(table),
        }
    }

    async fn find(&self, at: At) -> Result<Arc<Table>, HostError> {
        let seen = match at {
            At::Table(table) | At::Button { table, .. } => {
                self.store.event_count(table).await?.map(|count| (table, count))
            }
            At::Channel(channel) => {
                let seen = self.store.active_table(channel).await?;
                if let Some((table, _)) = seen {
                    self.recent.found(channel, table, Instant::now());
                }
                seen
            }
        };
        let known =
            seen.and_then(|(id, count)| self.recent.table(id).filter(|table| table.event_count() == count));
        match known {
            Some(table) => Ok(table),
            None => self.read(at).await,
        }
    }

    /// Rebuilds a table, or catches one up that is known.
    async fn read(&self, at: At) -> Result<Arc<Table>, HostError> {
        let mut transaction = self.store.read().await?;
        let (id, missing) = match at {
            At::Table(table) | At::Button { table, .. } => (Some(table), Rejection::UnknownTable),
            At::Channel(channel) => {
                let id = match transaction.active_table(channel).await? {
                    Some(id) => Some(id),
                    None => transaction.last_ended_table(channel).await?,
                };
                (id, Rejection::NoTable)
            }
        };
        let Some(id) = id else { return Err(missing.into()) };
        let table = match self.recent.table(id) {
            Some(known) => {
                let mut table = Arc::unwrap_or_clone(known);
                transaction.refresh(&mut table).await?;
                table
            }
            None => transaction.table(id).await?.ok_or(missing)?,
        };
        Ok(self.recent.keep(table))
    }

    /// Remembers the message of a channel that shows a table with so many events ([`Table::event_count`]).
    pub async fn shown(
        &self,
        table: TableId,
        channel: ChannelId,
        message: u64,
        event_count: usize,
    ) -> Result<Replaced, HostError> {
        insist(|| self.try_shown(table, Shown { channel, message, event_count })).await
    }

    async fn try_shown(&self, table: TableId, shown: Shown) -> Result<Replaced, HostError> {
        let Shown { channel, message, event_count } = shown;
        let mut transaction = self.store.note().await?;
        let before = transaction.shown(table).await?;
        if let Some(newer) = before.filter(|before| before.event_count > event_count) {
            let stale = (message != newer.message).then_some((channel, message));
            return Ok(Replaced { stale, again: false });
        }
        let away = transaction.save_shown(table, shown).await?;
        let again = match away {
            Some(since) => self.give_back(&mut transaction, table, since).await?,
            None => false,
        };
        transaction.commit().await?;
        let stale = before.filter(|before| before.message != message);
        Ok(Replaced { stale: stale.map(|before| (before.channel, before.message)), again })
    }

    /// Gives back what nobody could use of the turn that is awaited since that time. Says whether it is anything.
    async fn give_back(
        &self,
        transaction: &mut Transaction<Write>,
        table: TableId,
        since: i64,
    ) -> Result<bool, HostError> {
        let now = self.clock.now();
        let mut table = transaction.table(table).await?.ok_or(Rejection::UnknownTable)?;
        let events = decide(&mut table, &Command::GiveBack { since }, now)?;
        if events.is_empty() {
            return Ok(false);
        }
        Ok(transaction.save(&table, &events, now).await?)
    }

    /// The last of so many events has changed nothing on the board: the message that showed the table before shows it
    /// still. Says whether there is one.
    pub async fn still_shown(&self, table: TableId, event_count: usize) -> Result<bool, HostError> {
        insist(|| self.try_still_shown(table, event_count)).await
    }

    async fn try_still_shown(&self, table: TableId, event_count: usize) -> Result<bool, HostError> {
        let mut transaction = self.store.note().await?;
        let before = transaction.shown(table).await?;
        let Some(before) = before.filter(|before| before.event_count + 1 >= event_count) else {
            return Ok(false);
        };
        let event_count = before.event_count.max(event_count);
        transaction.save_shown(table, Shown { event_count, ..before }).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// The tables at which something happened that no message shows: to be shown after a restart.
    pub async fn unshown(&self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.store.read().await?;
        let mut tables = Vec::new();
        for shards in self.store.shards() {
            tables.extend(transaction.tables_not_shown(shards).await?);
        }
        Ok(tables)
    }

    /// The running games in which a computer plays.
    pub async fn tables_of_computers(&self) -> Result<Vec<TableId>, HostError> {
        let mut transaction = self.store.read().await?;
        let mut tables = Vec::new();
        for shards in self.store.shards() {
            tables.extend(transaction.tables_of_computers(shards).await?);
        }
        Ok(tables)
    }

    /// This table, if something happened at it that no message shows, with the message that shows what was before.
    pub async fn unshown_table(
        &self,
        table: TableId,
    ) -> Result<Option<(Arc<Table>, Option<u64>)>, HostError> {
        let shown = self.store.read().await?.shown(table).await?;
        let found = self.table(At::Table(table)).await?;
        if shown.is_some_and(|shown| shown.event_count >= found.event_count()) {
            return Ok(None);
        }
        Ok(Some((found, shown.map(|shown| shown.message))))
    }

    /// Puts a table aside: it is kept, and no more. It comes back when a message shows it, unless it is broken.
    pub async fn put_aside(&self, table: TableId, reason: Aside) -> Result<(), HostError> {
        insist(|| self.try_to_put_aside(table, reason)).await.map(drop)
    }

    /// Gives the channel of a broken table, if that is new.
    async fn try_to_put_aside(&self, table: TableId, reason: Aside) -> Result<Option<ChannelId>, HostError> {
        let mut transaction = self.store.write().await?;
        let left = transaction.put_aside(table, reason, self.clock.now()).await?;
        transaction.commit().await?;
        Ok(left)
    }

    /// The tables that are put aside, with their channels.
    pub async fn aside(&self) -> Result<Vec<(TableId, ChannelId, Aside)>, HostError> {
        insist(|| async { Ok(self.store.read().await?.aside().await?) }).await
    }

    /// A table that cannot be rebuilt is put aside, which frees its channel.
    async fn putting_aside<T>(&self, result: Result<T, HostError>) -> Result<T, HostError> {
        let source = match result {
            Err(HostError::Store(source)) => source,
            other => return other,
        };
        let Some(table) = source.broken_table() else { return Err(source.into()) };
        self.recent.forget(table);
        let left = insist(|| self.try_to_put_aside(table, Aside::Broken)).await?;
        Err(HostError::Broken(Broken { table, left, source }))
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
fn calls(table: &Table, events: &[Event]) -> bool {
    match events {
        [Event::VacationBegun { .. }] => false,
        [Event::VacationEnded { seat }] => table.course().is_some_and(|course| course.seat() == Some(*seat)),
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

/// Why the game that has just ended at this table does not count, if so.
async fn unrated(
    transaction: &mut Transaction<Write>,
    table: &Table,
    now: i64,
) -> Result<Option<Unrated>, StoreError> {
    if table.is_casual() {
        return Ok(Some(Unrated::Casual));
    }
    if table.was_hinted() {
        return Ok(Some(Unrated::Hinted));
    }
    if !table.all_have_moved() {
        return Ok(Some(Unrated::NotBegun));
    }
    if table.has_computers() {
        return Ok(None);
    }
    let players: Vec<PlayerId> = table.seats().iter().flatten().map(|player| player.id).collect();
    for (index, one) in players.iter().enumerate() {
        for other in &players[index + 1..] {
            let today = now - DAY..=now;
            let games = transaction.rated_games(table.setup().game(), *one, *other, today).await?;
            if games >= MOST_RATED {
                return Ok(Some(Unrated::Enough(MOST_RATED)));
            }
        }
    }
    Ok(None)
}

/// Writes the results of a game that has just ended, then what they make of people's ratings, in the order of seats.
async fn rate(
    transaction: &mut Transaction<Write>,
    table: &Table,
    course: &Course,
    now: i64,
) -> Result<Vec<RatingChange>, StoreError> {
    let game = table.setup().game();
    let ladder = if table.has_computers() { Ladder::Levels } else { Ladder::People };
    let places = course.places();
    let players = || table.seats().iter().flatten();
    // Ratings follow from the order in which games ended: of no player's games a later one has an earlier time.
    let mut at = now;
    for player in players() {
        let last = transaction.last_result(player.id).await?;
        at = last.map_or(at, |last| at.max(last + 1));
    }
    transaction.let_lapse(at).await?;
    let (mut before, mut outcomes) = (Vec::new(), Vec::new());
    for (player, place) in players().zip(places.as_slice()) {
        let outcome = Outcome::of(*place, places.as_slice());
        outcomes.push(outcome);
        transaction.save_result(table.id(), player.id, *place, outcome, at).await?;
        before.push(match player.level() {
            Some(level) => Rating::fixed(rating_of_level(game, level).into()),
            None => {
                let earned = transaction.rating(player.id, game, ladder).await?;
                earned.map_or_else(Rating::default, |earned| earned.as_of(at))
            }
        });
    }
    let is_fixed: Vec<bool> = players().map(|player| player.level().is_some()).collect();
    let after = ratings::rate(&before, &is_fixed, places.as_slice());
    let mut changes = Vec::new();
    for ((player, outcome), (before, after)) in
        players().cloned().zip(outcomes).zip(before.into_iter().zip(after))
    {
        let change = RatingChange { player, outcome, before, after };
        transaction.save_change(table.id(), &change).await?;
        if change.player.level().is_none() {
            transaction.save_rating(table.id(), game, ladder, &change, at).await?;
            changes.push(change);
        }
    }
    Ok(changes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Setup};
    use crate::store::tests::temporary;
    use crate::table::Player;
    use tokio::sync::watch;

    fn player(id: PlayerId) -> Player {
        Player { id, name: format!("player {id}") }
    }

    async fn invite(host: &Host, by: PlayerId, opponent: PlayerId) -> Update {
        let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
        let (by, opponents) = (player(by), vec![player(opponent)]);
        host.open(Opening { opponents, ..Opening::new(700, by, setup) }).await.expect("a free channel")
    }

    /// A game that counts, which the second one gives up.
    pub(super) async fn game(host: &Host, winner: PlayerId, loser: PlayerId) -> Update {
        let at = At::Table(invite(host, winner, loser).await.table.id());
        let ask = async |command| host.command(at, command).await.expect("a command that can be carried out");
        ask(Command::Join { by: player(loser) }).await;
        for by in [winner, loser] {
            let table = host.table(at).await.expect("a table");
            let text = table.course().expect("a game").position().turns().swap_remove(0);
            ask(Command::Turn { by, text, number: None }).await;
        }
        ask(Command::Resign { by: loser }).await
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
        assert!(!invite(&host, 1, 2).await.calls);
        time.send_replace(999 * DAY);
        host.command(At::Channel(700), Command::Cancel { by: 1 }).await.expect("it is open");
        assert!(invite(&host, 1, 2).await.calls);
    }
}
