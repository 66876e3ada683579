//! The rounds: jobs that run from time to time, or after a signal. Each asks the store what is to be done.

use crate::app::App;
use crate::host::Shards;
use crate::table::Timestamp;

/// A job in the background, which one task at a time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Round {
    /// Fills the other queues with the work of the process before.
    Recovery,
    /// Schedules stored changes that nobody shows.
    Orphans,
    /// Carries out reminders and time-outs.
    Clocks,
    /// Checks the tables of changed servers.
    GuildChanges,
    /// Checks the quarantined tables.
    Quarantines,
    /// Looks up players who may have left a server.
    Members,
    /// Reports all running games to `Members`.
    AllMembers,
    /// Sends direct messages about games that wait or have ended.
    Notices,
    /// Sends the lists of games that wait.
    Digests,
    /// Visits tournaments that are due.
    Tournaments,
    /// Posts puzzles of the day.
    DailyPuzzles,
    /// Posts and closes seeks.
    Seeks,
    /// Gives and takes roles that follow ratings.
    Roles,
    /// Renames and discards outdated threads.
    OutdatedThreads,
    /// Discards threads without a game.
    NewThreads,
}

impl<P> App<P> {
    /// Records at which shards people could play until `at`, and starts the rounds that need to know.
    pub(in crate::app) fn record_attended(&self, shards: Vec<Shards>, at: Timestamp) {
        *self.attended.lock() = Some((shards, at));
        for round in [Round::Tournaments, Round::DailyPuzzles, Round::Seeks] {
            self.rounds.add(round);
        }
    }

    /// The shards at which people can play, and the last time at which that was known; `None` before the first round of the clocks.
    pub(in crate::app) fn attended(&self) -> Option<(Vec<Shards>, Timestamp)> {
        self.attended.lock().clone()
    }
}
