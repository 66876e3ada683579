//! The workers in the background: one for each queue.

use super::{App, daily_puzzles, roles, seeks, tournaments};
use crate::app::analysis::computers;
use crate::app::people::{membership, notices, waiting};
use crate::app::posts::messenger::Messenger;
use crate::app::posts::{delivery, table_posts};
use crate::app::threads::{new_threads, outdated_threads};
use crate::app::time::{clocks, playability};
use crate::app::work::background::Background;
use crate::app::work::rounds::Round;
use crate::app::work::work_queue::Next;
use crate::host::HostError;
use std::sync::Arc;

impl<P: Messenger> App<P> {
    /// Starts the workers. [`Round::Recovery`] fills the queues with the work of the process before.
    pub fn spawn_workers(self: &Arc<Self>, background: &Background) {
        background.spawn(run_rounds(self.clone()));
        background.spawn(delivery::run(self.clone()));
        background.spawn(computers::run(self.clone()));
        background.spawn(table_posts::run(self.clone()));
        background.spawn(waiting::run(self.clone()));
        background.spawn(tournaments::run(self.clone()));
    }
}

/// Runs all rounds, indefinitely; some of them for the first time after their interval.
async fn run_rounds<P: Messenger>(app: Arc<App<P>>) {
    for round in [
        Round::Recovery,
        Round::Clocks,
        Round::Notices,
        Round::Digests,
        Round::Tournaments,
        Round::Roles,
        Round::OutdatedThreads,
        Round::NewThreads,
    ] {
        app.rounds.add(round);
    }
    app.rounds.add_after(Round::Orphans, delivery::ORPHAN_SCAN_INTERVAL);
    app.rounds.add_after(Round::Quarantines, playability::RECHECK_INTERVAL);
    app.rounds.add_after(Round::AllMembers, membership::SWEEP_INTERVAL);
    run_added(app).await;
}

/// Runs the rounds that are added, indefinitely.
pub(super) async fn run_added<P: Messenger>(app: Arc<App<P>>) {
    app.rounds.run(|round, _| look(app.clone(), round)).await;
}

async fn look<P: Messenger>(app: Arc<App<P>>, round: Round) -> Result<Next, HostError> {
    // Boxed, because the futures differ in size.
    match round {
        Round::Recovery => Box::pin(recover(&app)).await,
        Round::Orphans => Box::pin(delivery::reclaim_orphans(&app)).await,
        Round::Clocks => Box::pin(clocks::carry_out(&app)).await,
        Round::GuildChanges => Box::pin(playability::check_changed(&app)).await,
        Round::Quarantines => Box::pin(playability::check_quarantined(&app)).await,
        Round::Members => Box::pin(membership::check_reported(&app)).await,
        Round::AllMembers => Box::pin(membership::report_all(&app)).await,
        Round::Notices => Box::pin(notices::send_notices(&app)).await,
        Round::Digests => Box::pin(notices::send_digests(&app)).await,
        Round::Tournaments => Box::pin(tournaments::look(&app)).await,
        Round::DailyPuzzles => Box::pin(daily_puzzles::post_due(&app)).await,
        Round::Seeks => Box::pin(seeks::update(&app)).await,
        Round::Roles => Box::pin(roles::update(&app)).await,
        Round::OutdatedThreads => Box::pin(outdated_threads::update_all(&app)).await,
        Round::NewThreads => Box::pin(new_threads::discard_all(&app)).await,
    }
}

/// Fills the other queues with the unfinished work of the process before.
async fn recover<P>(app: &App<P>) -> Result<Next, HostError> {
    // People who chose direct messages are not pinged.
    app.host.notices().refresh().await?;
    for table in app.host.deliveries().pending().await? {
        app.outbox.unshown.add(table);
    }
    let mirrored = app.host.mirrors().pending().await?;
    for table in app.host.schedule().computer_tables().await?.into_iter().chain(mirrored) {
        app.outbox.changed.add(table);
    }
    for table in app.host.posts().tables().await? {
        app.table_posts.add(table);
        app.waiting.outdated.add(table);
    }
    Ok(Next::Done)
}
