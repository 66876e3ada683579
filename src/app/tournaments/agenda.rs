//! Which tournaments are visited, and when they are visited again.

use super::visit::Progress;
use crate::app::backoff;
use crate::table::GuildId;
use crate::tournament::TournamentId;
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;
use tokio::time::Instant;

/// Upper bound of the tournaments that are visited at a time.
const MAX_VISITS: usize = 16;
/// Time after a visit until the store can ask for another one. A signal asks at any time.
const REST: Duration = Duration::from_secs(1);
/// The number of failures that a refusal counts as: only people can resolve it, and refused requests count against the bot.
const REFUSAL_WEIGHT: u32 = 6;

/// The visits under way and those to come. No tournament keeps the others waiting, whatever the store says of it.
#[derive(Debug, Default)]
pub(super) struct Agenda {
    ongoing: HashMap<TournamentId, Ongoing>,
    planned: HashMap<TournamentId, Planned>,
    /// When visits ended that did everything, within [`REST`].
    ended: HashMap<TournamentId, Instant>,
}

/// A visit under way.
#[derive(Debug)]
struct Ongoing {
    failures: u32,
    /// Whether another visit was asked for meanwhile.
    is_signalled: bool,
}

/// A visit to come.
#[derive(Clone, Copy, Debug)]
struct Planned {
    at: Instant,
    /// The failures before it, in a row.
    failures: u32,
    guild: Option<GuildId>,
}

impl Planned {
    fn at(at: Instant) -> Planned {
        Planned { at, failures: 0, guild: None }
    }
}

impl Agenda {
    /// When the next visit can begin; `None` if none is planned, or another one has to end before.
    pub fn next_at(&self) -> Option<Instant> {
        let is_full = self.ongoing.len() >= MAX_VISITS;
        self.planned.values().map(|planned| planned.at).min().filter(|_| !is_full)
    }

    /// Plans a visit at once, or after the one under way.
    pub fn signal(&mut self, id: TournamentId, now: Instant) {
        match self.ongoing.get_mut(&id) {
            Some(ongoing) => ongoing.is_signalled = true,
            None => drop(self.planned.insert(id, Planned::at(now))),
        }
    }

    /// Plans the visits at once that wait after a failure in these guilds.
    pub fn signal_guilds(&mut self, guilds: &BTreeSet<GuildId>, now: Instant) {
        for planned in
            self.planned.values_mut().filter(|planned| planned.guild.is_some_and(|id| guilds.contains(&id)))
        {
            *planned = Planned::at(now);
        }
    }

    /// Plans a visit to a tournament at which the store knows something to do. The visit under way may be doing it.
    pub fn list(&mut self, id: TournamentId, now: Instant) {
        if !self.ongoing.contains_key(&id) {
            let rested = self.ended.get(&id).map_or(now, |ended| *ended + REST);
            self.planned.entry(id).or_insert(Planned::at(rested.max(now)));
        }
    }

    /// Begins the visits whose time has come, those that have waited longest first.
    pub fn begin(&mut self, now: Instant) -> Vec<TournamentId> {
        self.ended.retain(|_, ended| now < *ended + REST);
        let mut due: Vec<_> = self.planned.iter().filter(|(_, planned)| planned.at <= now).collect();
        due.sort_by_key(|(id, planned)| (planned.at, **id));
        let begun: Vec<TournamentId> =
            due.into_iter().map(|(id, _)| *id).take(MAX_VISITS - self.ongoing.len()).collect();
        for id in &begun {
            let failures = self.planned.remove(id).map_or(0, |planned| planned.failures);
            self.ongoing.insert(*id, Ongoing { failures, is_signalled: false });
        }
        begun
    }

    /// Records what a visit came to.
    pub fn end(&mut self, id: TournamentId, progress: Progress, now: Instant) {
        let Some(Ongoing { failures, is_signalled }) = self.ongoing.remove(&id) else { return };
        let guild = progress.guild;
        if is_signalled {
            // A failed visit is not delayed either: the change may have removed the reason of the failure.
            self.planned.insert(id, Planned { guild, ..Planned::at(now) });
            return;
        }
        if progress.is_done {
            self.ended.insert(id, now);
            return;
        }
        let failures = if progress.is_refused { failures.max(REFUSAL_WEIGHT) } else { failures } + 1;
        let delay = match progress.is_refused {
            true => backoff::refusal_delay(failures),
            false => backoff::outage_delay(failures),
        };
        self.planned.insert(id, Planned { at: now + delay, failures, guild });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: TournamentId = TournamentId(1);
    const OTHER: TournamentId = TournamentId(2);

    fn done() -> Progress {
        Progress { is_done: true, ..Progress::default() }
    }

    #[test]
    fn a_visit_is_not_repeated_because_others_begin_or_end_meanwhile() {
        let (mut agenda, now) = (Agenda::default(), Instant::now());
        for id in [ONE, OTHER] {
            agenda.signal(id, now);
            agenda.signal(id, now);
        }
        assert_eq!(agenda.begin(now), [ONE, OTHER]);
        assert_eq!(agenda.next_at(), None, "nothing is to be waited for but their ends");
        agenda.end(ONE, done(), now);
        assert_eq!(agenda.begin(now), []);
        agenda.end(OTHER, done(), now);
        assert_eq!(agenda.begin(now), []);
        assert_eq!(agenda.next_at(), None);
    }

    #[test]
    fn what_is_signalled_during_a_visit_asks_for_another_one() {
        let (mut agenda, now) = (Agenda::default(), Instant::now());
        agenda.signal(ONE, now);
        agenda.begin(now);
        agenda.signal(ONE, now);
        assert_eq!(agenda.begin(now), []);
        agenda.end(ONE, done(), now);
        assert_eq!(agenda.begin(now), [ONE]);
        // Such as a move to another channel, while the visit to the one before is refused.
        agenda.signal(ONE, now);
        agenda.end(ONE, Progress { is_refused: true, ..Progress::default() }, now);
        assert_eq!(agenda.begin(now), [ONE]);
    }

    #[test]
    fn what_the_store_lists_after_a_visit_as_before_is_visited_once_a_second() {
        let (mut agenda, now) = (Agenda::default(), Instant::now());
        agenda.list(ONE, now);
        assert_eq!(agenda.begin(now), [ONE]);
        agenda.list(ONE, now);
        agenda.end(ONE, done(), now);
        agenda.list(ONE, now);
        assert_eq!((agenda.begin(now), agenda.next_at()), (vec![], Some(now + REST)));
        agenda.list(ONE, now + REST);
        assert_eq!(agenda.begin(now + REST), [ONE]);
    }

    #[test]
    fn a_failure_delays_the_next_visit_until_something_is_signalled() {
        let (mut agenda, now) = (Agenda::default(), Instant::now());
        let guild = GuildId(7);
        let failed = Progress { guild: Some(guild), ..Progress::default() };
        agenda.list(ONE, now);
        agenda.begin(now);
        agenda.end(ONE, failed, now);
        agenda.list(ONE, now);
        assert_eq!((agenda.begin(now), agenda.next_at()), (vec![], Some(now + backoff::outage_delay(1))));
        let later = now + backoff::outage_delay(1);
        assert_eq!(agenda.begin(later), [ONE]);
        agenda.end(ONE, failed, later);
        assert_eq!(agenda.next_at(), Some(later + backoff::outage_delay(2)));
        agenda.signal_guilds(&BTreeSet::from([guild]), later);
        assert_eq!(agenda.begin(later), [ONE]);
    }

    #[test]
    fn those_for_which_there_is_no_room_come_next() {
        let (mut agenda, now) = (Agenda::default(), Instant::now());
        let ids: Vec<_> = (1..=20).map(TournamentId).collect();
        ids.iter().for_each(|id| agenda.list(*id, now));
        assert_eq!((agenda.begin(now), agenda.next_at()), (ids[..16].to_vec(), None));
        agenda.end(ONE, done(), now);
        agenda.signal(ONE, now + REST);
        assert_eq!(agenda.begin(now + REST), [TournamentId(17)], "it has waited longer");
    }
}
