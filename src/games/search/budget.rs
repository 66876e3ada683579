use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How long a search may go on; it answers when the first of these is used up, with the best that it has by then.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Positions to look at.
    pub nodes: u64,
    /// Turns to look ahead.
    pub depth: u32,
    /// When the answer is due.
    pub deadline: Option<Instant>,
    /// Becomes true when nobody wants the answer any more.
    pub cancel: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// So many positions: the same answer on any machine.
    pub fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes, depth: u32::MAX, deadline: None, cancel: None }
    }

    /// Until then.
    pub fn until(deadline: Instant) -> Budget<'static> {
        Budget { deadline: Some(deadline), ..Budget::nodes(u64::MAX) }
    }

    /// So many turns ahead.
    pub fn depth(depth: u32) -> Budget<'static> {
        Budget { depth, ..Budget::nodes(u64::MAX) }
    }

    /// Of what is still left of it, all but a sixth.
    pub(super) fn without_a_sixth(self) -> Self {
        let now = Instant::now();
        let less = |deadline: Instant| deadline - deadline.saturating_duration_since(now) / 6;
        Budget { nodes: self.nodes - self.nodes / 6, deadline: self.deadline.map(less), ..self }
    }

    /// Of what is still left of it, a third, and no more than so many positions.
    pub(super) fn a_third(self, most: u64) -> Self {
        let now = Instant::now();
        let third = |deadline: Instant| now + deadline.saturating_duration_since(now) / 3;
        Budget { nodes: (self.nodes / 3).min(most), deadline: self.deadline.map(third), ..self }
    }

    /// Looks at the clock now and then only: that takes as long as a few nodes.
    pub(super) fn is_used_up(&self, nodes: u64) -> bool {
        const LOOK_EVERY: u64 = 1 << 9;
        nodes > self.nodes
            || nodes.is_multiple_of(LOOK_EVERY)
                && (self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
                    || self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed)))
    }
}

/// The budget is used up.
pub struct Stopped;
