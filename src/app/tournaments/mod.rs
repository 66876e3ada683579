//! Tournaments: one worker opens the tables of pairings, each in a thread of its own, reports how their games end, carries
//! out what is due, and shows it all. Nothing is kept in memory but what was tried: the store says what is to be done, so
//! that nothing is lost at a restart.
//!
//! A tournament is visited by one task at a time. A visit does what it can; where the chat service fails or refuses, another
//! visit follows later. Deadlines pass only where people can play, as the worker of the
//! [clocks](mod@super::clocks) finds.

mod agenda;
mod games;
mod last_boards;
mod members;
mod posts;
mod visit;

pub use posts::{CHOSEN_PAGE, PublicAnswer, awaits_answer, pairings, registration, standings};

use super::App;
use super::backoff;
use super::budgets;
use super::content::Content;
use super::presenter::Presenter;
use crate::host::{CommandOutcome, HostError, Shards, StoredPost, Subject};
use crate::table::{ChannelId, Event, GuildId, MessageId, Table, TableId, Timestamp};
use crate::tournament::{Tournament, TournamentId};
use agenda::Agenda;
use futures_util::FutureExt as _;
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashSet};
use std::error::Error;
use std::mem;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use visit::{Progress, Visit};

/// Time between two looks at the store without a signal.
const LOOK_INTERVAL: Duration = Duration::from_secs(15);

/// Signals that something may be to be done at tournaments.
#[derive(Debug, Default)]
pub struct TournamentSignals {
    pending: Mutex<Signals>,
    arrived: Notify,
}

#[derive(Debug, Default)]
struct Signals {
    /// The shards at which people can play, and the last time at which that is known. `None` before the first round of
    /// the clocks.
    attended: Option<(Vec<Shards>, Timestamp)>,
    tournaments: BTreeSet<TournamentId>,
    tables: BTreeSet<TableId>,
    guilds: BTreeSet<GuildId>,
}

impl TournamentSignals {
    /// Has the worker look at the store soon.
    pub fn look_soon(&self) {
        self.arrived.notify_one();
    }

    /// Records the shards at which people could play until `at`. The worker carries out what was due by then.
    pub(super) fn record_attended(&self, shards: Vec<Shards>, at: Timestamp) {
        self.pending.lock().attended = Some((shards, at));
        self.arrived.notify_one();
    }

    /// Has the tournament of a table looked at if it has to know of these events.
    pub(super) fn report_table(&self, outcome: &CommandOutcome) {
        let concerns =
            |event: &Event| matches!(event, Event::Ended(_) | Event::Closed | Event::PlayerLeft { .. });
        if outcome.table.is_of_tournament() && outcome.events.iter().any(concerns) {
            self.pending.lock().tables.insert(outcome.table.id());
            self.arrived.notify_one();
        }
    }

    /// Has the tournament of a table looked at whose end is shown now.
    pub(super) fn report_shown(&self, table: &Table) {
        if table.is_of_tournament() && games::is_over(table) {
            self.pending.lock().tables.insert(table.id());
            self.arrived.notify_one();
        }
    }

    /// Has the tournaments of a guild looked at, whose channels or permissions have changed.
    pub(super) fn report_guild(&self, guild: GuildId) {
        self.pending.lock().guilds.insert(guild);
        self.arrived.notify_one();
    }
}

impl<P> App<P> {
    /// Remembers a public answer, so that the names of players who delete their data go from it.
    pub async fn remember_tournament_answer(
        &self,
        tournament: &Tournament,
        answer: PublicAnswer,
        (channel, message): (ChannelId, MessageId),
        content: &Content,
    ) -> Result<(), HostError> {
        let post = StoredPost {
            slot: posts::answer_slot(answer, message),
            channel,
            since: self.host.clock().now(),
            message: Some(message),
            digest: Some(content.digest()),
            is_settled: true,
        };
        let guild = tournament.settings().guild;
        self.host.posts().remember(Subject::Tournament(tournament.id()), Some(guild), &post).await
    }

    /// Has a tournament looked at, at which a command was carried out.
    pub fn tournament_changed(&self, id: TournamentId) {
        // A visit shows it, perhaps with what others have done.
        budgets::record_requests(budgets::TOURNAMENT_COMMAND);
        self.tournaments.pending.lock().tournaments.insert(id);
        self.tournaments.arrived.notify_one();
    }
}

#[derive(Default)]
struct Worker {
    attended: Option<(Vec<Shards>, Timestamp)>,
    visits: JoinSet<(TournamentId, Option<Progress>)>,
    agenda: Agenda,
    /// The tournaments at which no request was lost since the start of the process.
    certain: HashSet<TournamentId>,
}

/// Visits tournaments, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut worker = Worker::default();
    let mut look_at = Instant::now();
    loop {
        let next_at = worker.agenda.next_at();
        tokio::select! {
            () = app.tournaments.arrived.notified() => {}
            Some(Ok((id, progress))) = worker.visits.join_next() => worker.after_visit(id, progress),
            () = sleep_until(next_at.map_or(look_at, |at| at.min(look_at))) => {}
        }
        look_at = Instant::now() + LOOK_INTERVAL;
        if let Err(error) = worker.look(&app).await {
            tracing::error!(error = &error as &dyn Error, "it could not be read what is due at tournaments");
            look_at = Instant::now() + backoff::outage_delay(1);
        }
    }
}

impl Worker {
    /// Begins to visit all tournaments at which something is to be done.
    async fn look<P: Presenter>(&mut self, app: &Arc<App<P>>) -> Result<(), HostError> {
        let signals = mem::take(&mut *app.tournaments.pending.lock());
        if signals.attended.is_some() {
            self.attended = signals.attended;
        }
        let now = Instant::now();
        for id in signals.tournaments {
            self.agenda.signal(id, now);
        }
        for table in signals.tables {
            if let Some((id, _)) = app.host.tournaments().of_table(table).await? {
                self.agenda.signal(id, now);
            }
        }
        self.agenda.signal_guilds(&signals.guilds, now);
        let Some((shards, at)) = self.attended.clone() else {
            // Nothing is lost: the store lists it at the first look after people can play.
            return Ok(());
        };
        let due = app.host.tournaments().due(&shards, app.host.clock().now()).await?;
        let unshown = app.host.tournaments().unshown(&shards).await?;
        for id in due.into_iter().chain(unshown) {
            self.agenda.list(id, now);
        }
        for id in self.agenda.begin(now) {
            let visit = Visit { app: app.clone(), id, at, is_certain: self.certain.contains(&id) };
            let visit = AssertUnwindSafe(visit.run()).catch_unwind();
            self.visits.spawn(visit.map(move |progress| (id, progress.ok())));
        }
        Ok(())
    }

    /// Records what a visit came to; `None` if it panicked.
    fn after_visit(&mut self, id: TournamentId, progress: Option<Progress>) {
        if progress.is_none() {
            tracing::error!(tournament = %id, "a visit to a tournament panicked");
        }
        let progress = progress.unwrap_or_default();
        if progress.is_certain {
            self.certain.insert(id);
        } else {
            self.certain.remove(&id);
        }
        self.agenda.end(id, progress, Instant::now());
    }
}
