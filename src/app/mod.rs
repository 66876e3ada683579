//! The application: use cases at tables, the workers that act without a command, and the resources of both.
//!
//! | module | what it does |
//! |---|---|
//! | [`posts`] | the trait through which everything is shown; what a message shows, as data; boards, other messages, and the outbox |
//! | [`news`] | shows a change in each conversation of its table; answers the person who has caused it |
//! | [`time`] | where people can play, and what time brings about there: reminders, time-outs, expiry |
//! | [`people`] | languages, themes and access; direct messages; who has left the server; games and the data of a player as files |
//! | [`analysis`] | what searches positions: computers, hints, reviews, votes of a server, and whom a search may help |
//! | [`tournaments`] | the games, deadlines and messages of tournaments |
//! | [`seeks`], [`seek_joins`], [`daily_puzzles`] | what is posted in the channels that guilds have chosen for it |
//! | [`threads`] | tables that are moved to threads; threads with an outdated name, or in which no game was opened |
//! | [`rematch`] | rematches |
//! | `roles` | roles that follow ratings |
//! | [`work`], `workers` | the one way to work in the background; what is worked on |
//! | [`limits`], [`pools`] | how much is done at a time, and for one person or guild; bounded pools for pictures and other slow work |
//! | [`operations`] | health and metrics; the connections to the chat service, and when a lost one is tried again |
//! | [`random`] | random numbers |
//!
//! The layer knows no chat service and no SQL. Commands are stored by the [host](crate::host) before anything is shown.
//!
//! Whatever asks the host or the chat service, draws a picture or searches fails if that fails. `# Errors` names only other reasons.

pub mod analysis;
pub mod daily_puzzles;
mod error;
pub mod limits;
pub mod news;
pub mod operations;
pub mod people;
pub mod pools;
pub mod posts;
mod puzzle_runs;
pub mod random;
pub mod rematch;
mod roles;
pub mod seek_joins;
pub mod seeks;
#[cfg(test)]
mod tests;
pub mod threads;
pub mod time;
pub mod tournaments;
pub mod work;
mod workers;

use crate::host::{Host, Shards};
use crate::table::{ChannelId, PlayerId, TableId, Timestamp};
use analysis::reviews::Reviews;
use analysis::search_pool::SearchPool;
pub use error::AppError;
use limits::admission::AdmissionLimiter;
use limits::budgets::{Budgets, Cause};
use limits::feedback::FeedbackLimit;
use operations::connections::Connections;
use operations::health::Probe;
use operations::metrics::Metrics;
use parking_lot::Mutex;
use people::membership::Memberships;
use people::waiting::Waiting;
use pools::animations::Animations;
use pools::render_pool::RenderPool;
use posts::chooser_boards::ChooserBoards;
use posts::messenger::Messenger;
use posts::outbox::Outbox;
use posts::published::PublishedFiles;
use puzzle_runs::RunAnswers;
use quick_cache::sync::Cache;
use seek_joins::JoinClaims;
use std::sync::Arc;
use threads::thread_claims::{ThreadClaims, ThreadOpenings};
use threads::thread_offers::ThreadOffers;
use time::clocks::Clocks;
use time::playability::GuildChanges;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tournaments::Tournaments;
use work::rounds::Round;
use work::work_queue::WorkQueue;

/// The application's state, shared by all commands and workers.
pub struct App<P> {
    /// Tables, tournaments and people, and the store behind them.
    pub host: Host,
    /// Shows messages outside of interactions, such as reminders.
    pub messenger: P,
    /// Renders boards and animations.
    pub render_pool: RenderPool,
    /// Animations of games.
    pub animations: Animations,
    /// Reviews of games.
    pub reviews: Reviews,
    /// Runs searches.
    pub search_pool: SearchPool,
    /// Tables with changes to be shown.
    pub outbox: Arc<Outbox>,
    /// Tables with messages other than boards that are to be looked at.
    table_posts: WorkQueue<TableId>,
    /// The [`Round`]s that are due.
    pub rounds: WorkQueue<Round>,
    /// The shards at which people can play, and the last time at which that was known.
    attended: Mutex<Option<(Vec<Shards>, Timestamp)>>,
    clocks: tokio::sync::Mutex<Clocks>,
    /// Which shards are connected.
    pub connections: Connections,
    /// Changes of servers that concern tables.
    guild_changes: Mutex<GuildChanges>,
    /// Players to be looked up.
    pub memberships: Memberships,
    /// The direct messages to players for whom tables wait.
    pub(crate) waiting: Waiting,
    /// When people last sent feedback.
    pub feedback: FeedbackLimit,
    /// Tables that are being moved to threads.
    pub thread_claims: ThreadClaims,
    /// Tables that buttons have opened in threads.
    pub thread_openings: ThreadOpenings,
    /// Tables with a button that moves them to a thread of their channel.
    pub thread_offers: ThreadOffers,
    /// Boards on which turns are chosen.
    pub chooser_boards: ChooserBoards,
    /// The files that everyone in a channel has been shown.
    pub published: PublishedFiles,
    /// The answers in runs of puzzles.
    pub run_answers: RunAnswers,
    /// Seeks that people are joining.
    pub join_claims: JoinClaims,
    /// Tournaments to be looked at.
    tournaments: Tournaments,
    /// When a player was last found to see a channel.
    recent_access: Cache<(PlayerId, ChannelId), Instant>,
    /// Roles that could not be given.
    role_refusals: roles::Refusals,
    /// Whether the database takes changes.
    database_probe: Probe,
    /// Whether the chat service responds.
    service_probe: Probe,
    /// When the process began.
    started: Timestamp,
    /// Cancelled when the process begins to end.
    pub stopping: CancellationToken,
    /// Tracks the work that is finished before the process ends, with a token for each piece.
    pub tasks: TaskTracker,
    /// Limits concurrent commands.
    pub admission: AdmissionLimiter,
    /// The budgets of people, channels and guilds.
    pub budgets: Budgets,
    /// Counters and histograms.
    pub metrics: Metrics,
}

impl<P: Messenger> App<P> {
    /// The application of a host.
    pub fn new(host: Host, messenger: P, budgets: Budgets) -> Arc<App<P>> {
        let started = host.clock().now();
        Arc::new(App {
            host,
            messenger,
            render_pool: RenderPool::default(),
            animations: Animations::default(),
            reviews: Reviews::default(),
            search_pool: SearchPool::default(),
            outbox: Arc::default(),
            connections: Connections::default(),
            guild_changes: Mutex::default(),
            memberships: Memberships::default(),
            table_posts: WorkQueue::new("posts about tables", posts::table_posts::TABLES_AT_A_TIME),
            rounds: WorkQueue::new("rounds", usize::MAX),
            attended: Mutex::default(),
            clocks: tokio::sync::Mutex::default(),
            waiting: Waiting::default(),
            feedback: FeedbackLimit::default(),
            thread_claims: ThreadClaims::default(),
            thread_openings: ThreadOpenings::default(),
            thread_offers: ThreadOffers::default(),
            chooser_boards: ChooserBoards::default(),
            published: PublishedFiles::default(),
            run_answers: RunAnswers::default(),
            tournaments: Tournaments::default(),
            join_claims: JoinClaims::default(),
            recent_access: Cache::new(people::access::MAX_RECENT_ACCESS),
            role_refusals: roles::Refusals::default(),
            database_probe: Probe::default(),
            service_probe: Probe::default(),
            started,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            admission: AdmissionLimiter::default(),
            budgets,
            metrics: Metrics::default(),
        })
    }

    /// Carries out what follows from a change, at the expense of the person who has made it.
    async fn at_expense_of<T>(&self, cause: Cause, work: impl Future<Output = T>) -> T {
        self.budgets.at_expense_of(self.budgets.payer_of(cause), work).await
    }
}
