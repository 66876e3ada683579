//! The host: carries out commands at tables and commits the outcome before anybody is answered.
//!
//! The store is the truth. The recently used tables are cached in memory (`table_cache`) and may be evicted at any
//! moment: a table is rebuilt by replay, or refreshed with later events, on a read connection, and the command is decided
//! there. The outcome is written only if the table has no later events. Otherwise the command is decided again inside the
//! writing transaction. Thus commands at a table take effect one after the other, and tables do not wait for each other's
//! replay.
//!
//! [`Host`] has one facade per subject: [`Tables`], [`Deliveries`], [`Schedule`], [`Players`], [`DailyPuzzles`],
//! [`NewThreads`], [`Mirrors`], [`Posts`], [`Seeks`], [`Settings`], [`Notices`], [`Ratings`], [`Processes`], [`Tournaments`].
//!
//! Whatever asks the store fails with [`HostError::Store`] if the database fails, after it was tried again for some seconds. `# Errors`
//! names only the other ones.

#![allow(clippy::missing_errors_doc)]

mod blocks;
mod clock;
mod daily_puzzles;
mod deliveries;
mod game_end;
mod lookup;
mod mirrors;
mod new_threads;
mod notices;
mod plans;
mod players;
mod posts;
mod privacy;
mod private_boards;
mod processes;
mod puzzles;
mod quarantine;
mod ratings;
mod retry;
mod schedule;
mod seeks;
mod settings;
mod table_cache;
mod tables;
mod tournaments;
mod transactions;
mod vacations;

use crate::ratings::{RatingChange, UnratedReason};
use crate::store::Store;
pub use crate::store::{
    ApplicationId, BoardOrientation, DailyPuzzle, DailyRefusal, DisplayedMessage, DueDailyPuzzle,
    DueSeekPost, ExportedGame, FinishedGame, GuildSettings, Mirror, NewThread, Notice, NotifyMode,
    OutdatedSeekPost, PlayerTable, Preferences, QuarantineReason, Seek, SeekJoin, SeekState, Shards,
    StoreError, Vacation, Watch,
};
use crate::table::{Command, Event, GuildId, PlayerId, Rejection, Table, Timestamp};
pub use clock::Clock;
pub use daily_puzzles::{ChosenPuzzle, LastPuzzle, daily_hour};
pub use deliveries::Deliveries;
pub use lookup::TableRef;
pub use mirrors::Mirrors;
use notices::NotifyModes;
pub use posts::{Intent, Posts, StoredPost, Subject};
pub use privacy::{ExportedPlan, ExportedPrivateBoard, ExportedPuzzle, ExportedRating, PlayerExport};
pub use quarantine::BrokenTable;
pub use ratings::{RatingCheck, WrongRating};
pub use schedule::MIN_CREDITED_OUTAGE;
pub use seeks::{MAX_SEEK_POSTS, OpenedSeek, SEEK_TTL};
pub(crate) use seeks::{SEEK_BATCH, SEEK_SLOT};
pub use settings::PlayerSettings;
use settings::SettingsCache;
use std::sync::Arc;
use std::time::Duration;
use table_cache::TableCache;
pub use tables::Members;
use thiserror::Error;
use tournaments::TournamentCache;
pub use tournaments::{
    ExportedTournament, OpenTable, PresentedEvents, TitleRecord, TournamentError, TournamentOutcome,
    TournamentSummary,
};
pub use vacations::VacationStatus;

/// The host of all tables. Clones share the store and the caches.
#[derive(Clone, Debug)]
pub struct Host {
    store: Store,
    table_cache: Arc<TableCache>,
    tournament_cache: Arc<TournamentCache>,
    settings_cache: Arc<SettingsCache>,
    notify_modes: Arc<NotifyModes>,
    clock: Clock,
}

/// The outcome of a command. It is on disk.
#[derive(Clone, Debug)]
pub struct CommandOutcome {
    /// The table after the command.
    pub table: Arc<Table>,
    /// The new events, in order; none when the table was opened.
    pub events: Vec<Event>,
    /// The changes of ratings at the end of the game, in the order of seats.
    pub ratings: Vec<RatingChange>,
    /// Why the game that has ended is not rated.
    pub unrated: Option<UnratedReason>,
    /// The people whom a message about the events notifies ([`Table::called_since`]). Repeated invitations ping nobody.
    pub mentions: Vec<PlayerId>,
}

impl CommandOutcome {
    /// The outcome of these events, the last ones of the table, without ratings.
    fn new(table: Arc<Table>, events: Vec<Event>) -> CommandOutcome {
        let mentions = table.called_since(Some(table.event_count() - events.len()));
        CommandOutcome { table, events, ratings: Vec::new(), unrated: None, mentions }
    }

    /// The outcome without a call of the player who has acted, and so knows of it.
    pub fn without_call_of(mut self, player: PlayerId) -> CommandOutcome {
        self.mentions.retain(|called| *called != player);
        self
    }

    /// Whether the picture of the board stays right, so that no other board needs to be posted.
    pub fn leaves_picture(&self) -> bool {
        !self.events.is_empty() && !self.events.iter().any(Event::changes_picture)
    }
}

const DAY: Duration = Duration::from_hours(24);

/// The result of work of the host.
pub type Result<T, E = HostError> = std::result::Result<T, E>;

/// Why a command has no outcome.
#[derive(Debug, Error)]
pub enum HostError {
    /// The command was rejected, for a reason that is shown to the player.
    #[error(transparent)]
    Rejected(#[from] Rejection),
    /// The command at a tournament was rejected.
    #[error(transparent)]
    Tournament(TournamentError),
    /// The table cannot be rebuilt and is quarantined.
    #[error("{0}")]
    Broken(#[source] BrokenTable),
    /// Before a plan of this player is followed, it has to be known whether they are still in the server.
    #[error("it is unknown whether the owner of a plan is a member")]
    UnknownPlanner {
        /// The server.
        guild: GuildId,
        /// The owner of the plan.
        player: PlayerId,
    },
    /// The database failed.
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
    /// A host of the tables in this store, with the machine's clock.
    pub fn new(store: Store) -> Host {
        Host {
            store,
            table_cache: Arc::default(),
            tournament_cache: Arc::default(),
            settings_cache: Arc::default(),
            notify_modes: Arc::default(),
            clock: Clock::System,
        }
    }

    /// The same host with another clock.
    pub fn with_clock(self, clock: Clock) -> Host {
        Host { clock, ..self }
    }

    /// The clock of this host.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Checks once whether the database answers.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if it does not.
    pub async fn ping(&self) -> Result<()> {
        self.store.read().await?.schedule().heartbeat().await?;
        Ok(())
    }

    /// The number of committed transactions of commands; records of what is shown and heartbeats are not counted.
    pub fn commit_count(&self) -> u64 {
        self.store.commit_count()
    }

    /// Closes the database for all clones. A file of SQLite then holds everything itself.
    pub async fn close(&self) {
        self.store.close().await;
    }
}

/// Gives access to the host by subject. The methods of each handle are in the file of its name.
macro_rules! subjects {
    ($($(#[$doc:meta])* $name:ident: $handle:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $handle<'h> {
                host: &'h Host,
            }
        )*

        impl Host {
            $(
                $(#[$doc])*
                pub fn $name(&self) -> $handle<'_> {
                    $handle { host: self }
                }
            )*
        }
    };
}

subjects! {
    /// The tables of a host.
    tables: Tables,
    /// The tournaments of a host.
    tournaments: Tournaments,
    /// Events at tables that depend on time alone: clocks, reminders, expiry.
    schedule: Schedule,
    /// The people who play: profiles, vacations, and their data.
    players: Players,
    /// The puzzles of the day.
    daily_puzzles: DailyPuzzles,
    /// The threads that are being created.
    new_threads: NewThreads,
    /// The seeks of players.
    seeks: Seeks,
    /// The settings of players and guilds.
    settings: Settings,
    /// How players are told of games.
    notices: Notices,
    /// Ratings and leaderboards.
    ratings: Ratings,
    /// The processes that share a database server, each with shards of its own.
    processes: Processes,
}

impl Host {
    /// The messages that show tables.
    pub fn deliveries(&self) -> Deliveries<'_> {
        Deliveries { host: self }
    }

    /// The mirrors of tables.
    pub fn mirrors(&self) -> Mirrors<'_> {
        Mirrors { host: self }
    }

    /// The messages that show something other than a table.
    pub fn posts(&self) -> Posts<'_> {
        Posts { host: self }
    }
}

/// Decides a command at a table and applies its events.
fn decide(table: &mut Table, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
    let events = table.decide(command, now)?;
    for event in &events {
        table.apply(event, now)?;
    }
    Ok(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, NewTable, Player};
    use tokio::sync::watch;

    fn player(id: u64) -> Player {
        Player::human(PlayerId(id), format!("player {id}"))
    }

    async fn invite(host: &Host, by: u64, opponent: u64) -> CommandOutcome {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let (by, opponents) = (player(by), vec![player(opponent)]);
        let new_table = NewTable { opponents, ..NewTable::new(ChannelId(700), by, setup) };
        host.tables().open(new_table).await.expect("a free channel")
    }

    /// A rated game, which the second player resigns.
    pub(super) async fn game(host: &Host, winner: u64, loser: u64) -> CommandOutcome {
        let at = TableRef::Id(invite(host, winner, loser).await.table.id());
        let ask = async |command| {
            host.tables().execute(at, command).await.expect("a command that can be carried out")
        };
        ask(Command::Join { by: player(loser) }).await;
        for by in [winner, loser].repeat(5) {
            let table = host.tables().load(at).await.expect("a table");
            let mut turns = table.game().expect("a game").position().legal_turns();
            let text = turns.swap_remove(table.turn_number() * 7919 % turns.len());
            ask(Command::Turn { by: PlayerId(by).into(), text, number: None }).await;
        }
        ask(Command::Resign { by: PlayerId(loser).into() }).await
    }

    #[tokio::test]
    async fn a_clock_that_jumps_does_not_change_the_order() {
        let (time, clock) = watch::channel(Timestamp::UNIX_EPOCH);
        let store = temporary().await;
        let host = Host::new(store).with_clock(Clock::Manual(clock));
        // A month forward, then back; then it stands still.
        for day in [1000, 1030, 1001, 1001] {
            time.send_replace(Timestamp::UNIX_EPOCH + day * DAY);
            for (winner, loser) in [(1, 2), (2, 3), (3, 1), (1, 2)] {
                let ended = game(&host, winner, loser).await;
                assert!(ended.unrated.is_none() && ended.ratings.len() == 2, "{ended:?}");
            }
        }
        let check = host.ratings().verify().await.expect("a store");
        assert_eq!((check.games, check.wrong.len()), (16, 0), "{check:?}");
        // An invitation with a later time does not suppress the mention.
        assert!(invite(&host, 1, 2).await.mentions.is_empty());
        time.send_replace(Timestamp::UNIX_EPOCH + 999 * DAY);
        let cancel = Command::Cancel { by: PlayerId(1).into() };
        host.tables().execute(TableRef::Channel(ChannelId(700)), cancel).await.expect("it is open");
        assert_eq!(invite(&host, 1, 2).await.mentions, [PlayerId(2)]);
    }
}
