//! The application: use cases at tables, the workers that act without a command, and the resources of both.
//!
//! | module | what it does |
//! |---|---|
//! | [`presenter`] | the trait through which everything is shown; a fake one in tests |
//! | [`news`], [`reply`] | shows a change in each conversation of its table; answers the person who has caused it |
//! | [`displayed`], [`state_names`] | which message is the board of a table; the name of what it shows |
//! | [`content`], [`tournament_button`] | what a message shows, as data; the buttons of tournaments |
//! | [`posts`] | messages that are kept up to date, or told once |
//! | [`table_posts`], [`lines`] | former boards and lines beside boards |
//! | [`outbox`], [`delivery`] | changes that no message shows yet, and the workers that show them |
//! | [`rematch`], [`hints`] | tables and rematches; hints |
//! | [`export`], [`records`], `privacy` | the data of a player, and games, as files; deleting a player |
//! | [`computers`], [`clocks`] | computers' turns and responses; reminders, time-outs, expiry |
//! | [`connections`], [`attendance`], [`playability`] | where people can play, so that clocks run there and nowhere else |
//! | [`reconnects`], [`session_limit`] | when a lost connection is tried again |
//! | [`membership`], `absence` | players who have left the server; players who do not move at tables without a clock |
//! | `direct_messages` | the direct conversations with players, and what is told there once |
//! | `notices` | direct messages that tell players of games, at once or once a day |
//! | [`board`], [`appearance`], [`language`], [`access`] | a table as a message shows it; themes and viewpoints; languages; who may look at a game |
//! | [`reviews`], [`animations`] | slow pictures of finished games, queued and cached |
//! | [`published`] | files that a channel has been shown, to which asking again leads |
//! | `waiting` | direct messages to players for whom tables wait |
//! | [`thread_claims`], [`thread_offers`] | tables that are being moved to threads; the button that does it |
//! | `new_threads` | threads in which no game was opened because the process ended |
//! | [`outdated_threads`] | threads that name players who have deleted their data, and those of invitations that have come to nothing |
//! | `mirrors` | games in direct conversations, whose board is in two of them |
//! | [`daily_puzzles`], [`seeks`], [`seek_joins`] | what is posted in the channels that guilds have chosen for it |
//! | [`tournaments`] | the worker of tournaments: their games, deadlines and messages |
//! | [`assistance`] | whom a search may tell what it thinks of a position |
//! | [`search_pool`], [`render_pool`] | bounded pools for CPU work |
//! | [`admission`], [`job_queue`], [`budgets`], `feedback` | limits on how much is done at a time, and for one person or guild |
//! | [`health`], [`metrics`] | what operators see |
//!
//! It knows no chat service and no SQL. Commands are stored by the [host](crate::host) before anything is shown.

mod absence;
pub mod access;
pub mod admission;
pub mod animations;
pub mod appearance;
pub mod assistance;
pub mod attendance;
pub mod background;
pub mod backoff;
pub mod board;
pub mod budgets;
pub mod clocks;
pub mod computers;
pub mod connections;
pub mod content;
pub mod daily_puzzles;
pub mod delivery;
mod direct_messages;
pub mod displayed;
mod error;
pub mod export;
mod feedback;
pub mod health;
pub mod hints;
pub mod job_queue;
pub mod language;
pub mod lines;
pub mod membership;
pub mod metrics;
mod mirrors;
mod new_threads;
pub mod news;
mod notices;
pub mod outbox;
pub mod outdated_threads;
pub mod playability;
pub mod posts;
pub mod presenter;
mod privacy;
pub mod published;
pub mod reconnects;
pub mod records;
pub mod rematch;
pub mod render_pool;
pub mod reply;
pub mod reviews;
pub mod search_pool;
pub mod seek_joins;
pub mod seeks;
pub mod session_limit;
pub mod state_names;
pub mod table_posts;
#[cfg(test)]
mod tests;
pub mod thread_claims;
pub mod thread_offers;
pub mod tournament_button;
pub mod tournaments;
mod waiting;

use crate::host::Host;
use crate::table::{ChannelId, PlayerId, TableId, Timestamp};
use admission::AdmissionLimiter;
use animations::Animations;
use background::Background;
use budgets::{Budgets, Cause};
use connections::Connections;
use daily_puzzles::DailyPuzzleSignals;
pub use error::AppError;
use feedback::FeedbackLimit;
use health::ProbeResult;
use membership::Memberships;
use metrics::Metrics;
use outbox::Outbox;
use outdated_threads::OutdatedThreads;
use playability::GuildChanges;
use posts::PostQueue;
use presenter::Presenter;
use published::PublishedFiles;
use quick_cache::sync::Cache;
use render_pool::RenderPool;
use reviews::Reviews;
use search_pool::SearchPool;
use seek_joins::JoinClaims;
use seeks::SeekSignals;
use std::sync::Arc;
use thread_claims::{ThreadClaims, ThreadOpenings};
use thread_offers::ThreadOffers;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tournaments::TournamentSignals;
use waiting::Waiting;

/// The application's state, shared by all commands and workers.
pub struct App<P> {
    /// The tables.
    pub host: Host,
    /// Shows messages outside of interactions, such as reminders.
    pub presenter: P,
    /// Renders boards and animations.
    pub render_pool: RenderPool,
    /// Animations of games.
    pub animations: Animations,
    /// Reviews of games.
    pub reviews: Reviews,
    /// Runs searches.
    pub search_pool: SearchPool,
    /// Changes to be shown.
    pub outbox: Arc<Outbox>,
    /// Tables with messages other than boards that are to be looked at.
    table_posts: PostQueue,
    /// Which shards are connected.
    pub connections: Connections,
    /// Changes of servers that concern tables.
    pub guild_changes: GuildChanges,
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
    /// Threads that do not say any more what is so.
    pub outdated_threads: OutdatedThreads,
    /// Tables with a button that moves them to a thread of their channel.
    pub thread_offers: ThreadOffers,
    /// The files that everyone in a channel has been shown.
    pub published: PublishedFiles,
    /// Puzzles of the day to be posted.
    pub daily_puzzles: DailyPuzzleSignals,
    /// Seeks to be looked at.
    pub seeks: SeekSignals,
    /// Seeks that people are joining.
    pub join_claims: JoinClaims,
    /// Tournaments to be looked at.
    pub tournaments: TournamentSignals,
    /// When a player was last found to see a channel.
    recent_access: Cache<(PlayerId, ChannelId), Instant>,
    /// The last check that the chat service responds.
    probed: tokio::sync::Mutex<Option<ProbeResult>>,
    /// When the process began.
    started: Timestamp,
    /// Cancelled when the process begins to end.
    pub stopping: CancellationToken,
    /// Tracks the work that is finished before the process ends, with a token for each piece.
    pub tasks: TaskTracker,
    /// Limits concurrent commands.
    pub admission: AdmissionLimiter,
    /// What people and guilds may spend.
    pub budgets: Budgets,
    /// Counters and histograms.
    pub metrics: Metrics,
}

/// The changed tables, for the worker that plays for computers.
pub struct Changes(UnboundedReceiver<TableId>);

impl<P: Presenter> App<P> {
    /// The application of a host. `changes` go to [`App::spawn_workers`].
    pub fn new(host: Host, presenter: P, budgets: Budgets) -> (Arc<App<P>>, Changes) {
        let (sender, changes) = unbounded_channel();
        let started = host.clock().now();
        let app = App {
            host,
            presenter,
            render_pool: RenderPool::default(),
            animations: Animations::default(),
            reviews: Reviews::default(),
            search_pool: SearchPool::default(),
            outbox: Arc::new(Outbox::new(sender)),
            connections: Connections::default(),
            guild_changes: GuildChanges::default(),
            memberships: Memberships::default(),
            table_posts: PostQueue::default(),
            waiting: Waiting::default(),
            feedback: FeedbackLimit::default(),
            thread_claims: ThreadClaims::default(),
            thread_openings: ThreadOpenings::default(),
            outdated_threads: OutdatedThreads::default(),
            thread_offers: ThreadOffers::default(),
            published: PublishedFiles::default(),
            tournaments: TournamentSignals::default(),
            daily_puzzles: DailyPuzzleSignals::default(),
            seeks: SeekSignals::default(),
            join_claims: JoinClaims::default(),
            recent_access: Cache::new(access::MAX_RECENT_ACCESS),
            probed: tokio::sync::Mutex::default(),
            started,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            admission: AdmissionLimiter::default(),
            budgets,
            metrics: Metrics::default(),
        };
        (Arc::new(app), Changes(changes))
    }

    /// Carries out what follows from a change of this, at the expense of the one who has made it.
    async fn at_expense_of<T>(&self, cause: Cause, work: impl Future<Output = T>) -> T {
        self.budgets.at_expense_of(self.budgets.payer_of(cause), work).await
    }

    /// Starts what runs beside the commands: the outbox, computers and clocks.
    pub fn spawn_workers(self: &Arc<Self>, Changes(changes): Changes, background: &Background) {
        // It catches the panics of its visits.
        background.spawn(computers::run(self.clone(), changes));
        self.supervise(background, "outbox", delivery::run);
        self.supervise(background, "orphans", delivery::reclaim_orphans);
        self.supervise(background, "posts about tables", table_posts::run);
        self.supervise(background, "clocks", clocks::run);
        self.supervise(background, "playability", playability::run);
        self.supervise(background, "membership", membership::run);
        self.supervise(background, "notices", notices::run);
        self.supervise(background, "digests", notices::run_digests);
        self.supervise(background, "tournaments", tournaments::run);
        self.supervise(background, "daily puzzles", daily_puzzles::run);
        self.supervise(background, "seeks", seeks::run);
        self.supervise(background, "outdated threads", outdated_threads::run);
        self.supervise(background, "new threads", new_threads::run);
    }

    fn supervise<F>(
        self: &Arc<Self>,
        background: &Background,
        name: &'static str,
        run: impl Fn(Arc<Self>) -> F + Send + Sync + 'static,
    ) where
        F: Future<Output = ()> + Send,
    {
        let app = self.clone();
        background.supervise(name, move || run(app.clone()));
    }
}
