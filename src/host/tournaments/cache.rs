use crate::tournament::{Tournament, TournamentId};
use quick_cache::sync::Cache;
use std::fmt;
use std::sync::Arc;

/// Upper bound of the cache.
const MAX_CACHED_TOURNAMENTS: usize = 100;

/// The recently used tournaments, each in the state of some earlier moment.
pub(in crate::host) struct TournamentCache(pub(super) Cache<TournamentId, Arc<Tournament>>);

impl Default for TournamentCache {
    fn default() -> TournamentCache {
        TournamentCache(Cache::new(MAX_CACHED_TOURNAMENTS))
    }
}

impl fmt::Debug for TournamentCache {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_tuple("TournamentCache").field(&self.0.len()).finish()
    }
}

impl TournamentCache {
    /// Caches a tournament that is on disk in this state, unless a later state is cached.
    pub(super) fn insert(&self, tournament: Arc<Tournament>) {
        let id = tournament.id();
        if self.0.peek(&id).is_none_or(|cached| cached.event_count() <= tournament.event_count()) {
            self.0.insert(id, tournament);
        }
    }

    pub(in crate::host) fn clear(&self) {
        self.0.clear();
    }
}
