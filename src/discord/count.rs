use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many are at something. Clones are the same count.
#[derive(Clone, Default)]
pub(super) struct Count(Arc<AtomicUsize>);

/// One of them, until it is dropped.
pub(super) struct Counted(Count);

impl Count {
    pub(super) fn one_more(&self) -> Counted {
        self.0.fetch_add(1, Ordering::Relaxed);
        Counted(self.clone())
    }

    pub(super) fn now(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}
