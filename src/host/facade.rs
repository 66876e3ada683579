use super::Result;
use super::clock::Clock;
use super::exclusion_cache::ExclusionCache;
use super::notify_modes::NotifyModes;
use super::settings_cache::SettingsCache;
use super::table_cache::TableCache;
use crate::cache::GenerationCache;
use crate::store::Store;
use crate::table::Timestamp;
use crate::tournament::{Tournament, TournamentId};
use std::sync::Arc;

/// Upper bound of the cache of tournaments, each in the state of some earlier moment.
const MAX_CACHED_TOURNAMENTS: usize = 100;

/// The host of all tables. Clones share the store and the caches.
#[derive(Clone, Debug)]
pub struct Host {
    pub(super) store: Store,
    pub(super) table_cache: Arc<TableCache>,
    pub(super) tournament_cache: Arc<GenerationCache<TournamentId, Tournament>>,
    pub(super) settings_cache: Arc<SettingsCache>,
    pub(super) notify_modes: Arc<NotifyModes>,
    pub(super) exclusion_cache: Arc<ExclusionCache>,
    pub(super) clock: Clock,
}

impl Host {
    /// A host of the tables in this store, with the machine's clock.
    pub fn new(store: Store) -> Host {
        Host {
            store,
            table_cache: Arc::default(),
            tournament_cache: Arc::new(GenerationCache::new(MAX_CACHED_TOURNAMENTS)),
            settings_cache: Arc::default(),
            notify_modes: Arc::default(),
            exclusion_cache: Arc::default(),
            clock: Clock::System,
        }
    }

    /// Replaces the clock of the host.
    pub fn with_clock(self, clock: Clock) -> Host {
        Host { clock, ..self }
    }

    /// The clock of this host.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Checks whether the database takes changes, by writing a row that nobody reads.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if it does not: its disk is full, it is locked or read-only, its server is down, its file is gone.
    pub async fn probe(&self) -> Result<()> {
        self.store.ensure_in_place()?;
        self.write_relaxed(async |mut tx| Ok(tx.schedule().save_probe().await?)).await
    }

    /// What operators watch.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn figures(&self) -> Result<Figures> {
        self.read(async |mut tx| {
            Ok(Figures {
                running_games: tx.schedule().running_games().await?,
                held_tables: tx.quarantine().list().await?.len() as u64,
                database_bytes: tx.schedule().database_size().await?,
                last_backup: tx.schedule().last_backup().await?,
            })
        })
        .await
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

/// What operators watch in a database.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// The number of games that are being played.
    pub running_games: u64,
    /// The number of quarantined tables.
    pub held_tables: u64,
    /// The size of the database, in bytes.
    pub database_bytes: u64,
    /// When `bside backup` made the last copy; `None` if it never did.
    pub last_backup: Option<Timestamp>,
}

/// Gives access to the host by subject. The methods of each handle are in the file of its name.
macro_rules! subjects {
    ($($(#[$doc:meta])* $name:ident: $handle:ident,)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $handle<'h> {
                pub(super) host: &'h Host,
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
    /// The messages that show tables.
    deliveries: Deliveries,
    /// The mirrors of tables.
    mirrors: Mirrors,
    /// The messages that show something other than a table.
    posts: Posts,
}
