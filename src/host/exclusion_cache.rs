use crate::table::PlayerId;
use parking_lot::Mutex;
use std::collections::HashSet;
use std::time::Duration;
use tokio::time::Instant;

/// How long excluded people and servers are remembered before they are read again.
const TTL: Duration = Duration::from_secs(5);

/// The ids of excluded people and servers as they were read last, and when that was.
#[derive(Debug, Default)]
pub(super) struct ExclusionCache(Mutex<(HashSet<PlayerId>, Option<Instant>)>);

impl ExclusionCache {
    /// Whether the caller has to read them now. Meanwhile others go by what is known; after the start, all of them read.
    pub fn is_due(&self) -> bool {
        let (_, read_at) = &mut *self.0.lock();
        let is_due = read_at.is_none_or(|at| at.elapsed() >= TTL);
        *read_at = read_at.map(|at| if is_due { Instant::now() } else { at });
        is_due
    }

    pub fn update(&self, ids: HashSet<PlayerId>) {
        let mut known = self.0.lock();
        if ids != known.0 {
            tracing::info!(excluded = ?ids, "the excluded people and servers have changed");
        }
        *known = (ids, Some(Instant::now()));
    }

    pub fn contains(&self, id: PlayerId) -> bool {
        self.0.lock().0.contains(&id)
    }
}
