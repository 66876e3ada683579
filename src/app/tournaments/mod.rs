//! Tournaments: one worker opens the tables of pairings, each in a thread of its own, reports how their games end, carries
//! out what is due, and shows it all. Nothing is kept in memory but what was tried: the store says what is to be done, so
//! that nothing is lost at a restart.
//!
//! A tournament is visited by one task at a time. A visit does what it can; where the chat service fails or refuses, another
//! visit follows later. Deadlines pass only where people can play, as the worker of the
//! [clocks](mod@crate::app::time::clocks) finds.

mod games;
mod last_boards;
mod members;
mod posts;
mod visit;

pub use posts::{CHOSEN_PAGE, PublicAnswer, awaits_answer, pairings, registration, standings};

use super::App;
use crate::app::limits::budgets;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::Messenger;
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::{Next, WorkQueue};
use crate::host::{CommandOutcome, HostError, StoredPost, Subject};
use crate::table::{ChannelId, Event, GuildId, MessageId, Table, TableId};
use crate::tournament::{Tournament, TournamentId};
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;
use visit::{Progress, Visit};

/// Time between two looks at the store without a signal.
const LOOK_INTERVAL: Duration = Duration::from_secs(15);
/// Upper bound of the tournaments that are visited at a time.
const MAX_VISITS: usize = 16;
/// Time after a visit until the store can ask for another one. A signal asks at any time.
const REST: Duration = Duration::from_secs(1);

/// The tournaments at which something is to be done.
pub struct Tournaments {
    visits: WorkQueue<TournamentId>,
    /// Tables whose tournaments have to be looked at.
    tables: Mutex<BTreeSet<TableId>>,
    /// The tournaments at which no request was lost since the start of the process.
    certain: Mutex<HashSet<TournamentId>>,
    /// The guilds of the tournaments whose last visit has failed.
    failed: Mutex<HashMap<TournamentId, GuildId>>,
    /// When visits ended that did everything, within [`REST`].
    done: Mutex<HashMap<TournamentId, Instant>>,
}

impl Default for Tournaments {
    fn default() -> Tournaments {
        let (tables, certain, failed, done) = Default::default();
        Tournaments { visits: WorkQueue::new("tournaments", MAX_VISITS), tables, certain, failed, done }
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
        self.tournaments.visits.add(id);
    }

    /// Has the tournament of a table looked at if it has to know of these events.
    pub(super) fn report_to_tournament(&self, outcome: &CommandOutcome) {
        let concerns = |event: &Event| {
            matches!(event, Event::Ended(_) | Event::Closed | Event::NobodyCame | Event::PlayerLeft { .. })
        };
        if outcome.table.is_of_tournament() && outcome.events.iter().any(concerns) {
            self.look_at_tournament_of(outcome.table.id());
        }
    }

    /// Has the tournament of a table looked at whose end is shown now.
    pub(super) fn report_shown_to_tournament(&self, table: &Table) {
        if table.is_of_tournament() && games::is_over(table) {
            self.look_at_tournament_of(table.id());
        }
    }

    fn look_at_tournament_of(&self, table: TableId) {
        self.tournaments.tables.lock().insert(table);
        self.rounds.add(Round::Tournaments);
    }

    /// Has the tournaments of a guild looked at whose last visit has failed: its channels or permissions have changed.
    pub(super) fn retry_tournaments_of(&self, guild: GuildId) {
        for (id, _) in self.tournaments.failed.lock().iter().filter(|(_, failed)| **failed == guild) {
            self.tournaments.visits.add(*id);
        }
    }
}

/// Has those tournaments visited of which the store knows something to do. Others do not wait for one that it lists again and again.
pub(super) async fn look<P>(app: &App<P>) -> Result<Next, HostError> {
    let Tournaments { visits, tables, done, .. } = &app.tournaments;
    let tables = mem::take(&mut *tables.lock());
    for table in tables {
        if let Some((id, _)) = app.host.tournaments().of_table(table).await? {
            visits.add(id);
        }
    }
    let Some((shards, _)) = app.attended() else { return Ok(Next::Done) };
    let due = app.host.tournaments().due(&shards, app.host.clock().now()).await?;
    let unshown = app.host.tournaments().unshown(&shards).await?;
    let mut done = done.lock();
    done.retain(|_, ended| ended.elapsed() < REST);
    let (resting, listed): (Vec<_>, Vec<_>) =
        due.into_iter().chain(unshown).partition(|id| done.contains_key(id));
    listed.into_iter().for_each(|id| visits.add_unless_known(id));
    Ok(Next::Repeat(if resting.is_empty() { LOOK_INTERVAL } else { REST }))
}

/// Visits tournaments, indefinitely.
pub(super) async fn run<P: Messenger>(app: Arc<App<P>>) {
    app.tournaments.visits.run(|id, _| visit(app.clone(), id)).await;
}

async fn visit<P: Messenger>(app: Arc<App<P>>, id: TournamentId) -> Result<Next, HostError> {
    // The store lists it once people can play.
    let Some((_, at)) = app.attended() else { return Ok(Next::Done) };
    let Tournaments { certain, failed, done, .. } = &app.tournaments;
    let is_certain = certain.lock().remove(&id);
    let Progress { next, is_certain, guild } = Visit { app: app.clone(), id, at, is_certain }.run().await;
    if is_certain {
        certain.lock().insert(id);
    }
    failed.lock().remove(&id);
    match next {
        Next::Done => drop(done.lock().insert(id, Instant::now())),
        _ => failed.lock().extend(guild.map(|guild| (id, guild))),
    }
    app.rounds.add(Round::Tournaments);
    Ok(next)
}
