use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The limits of a search. It returns the best result so far as soon as one of them is reached.
///
/// # Examples
/// ```
/// use bside_games::search::Budget;
/// use std::time::{Duration, Instant};
///
/// // As deep as 50 milliseconds allow, but at most ten turns.
/// let budget = Budget { depth: 10, ..Budget::until(Instant::now() + Duration::from_millis(50)) };
/// assert_eq!((budget.nodes, budget.depth), (u64::MAX, 10));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Maximum number of positions.
    pub nodes: u64,
    /// Maximum depth, in turns.
    pub depth: u32,
    /// The time at which the search stops.
    pub deadline: Option<Instant>,
    /// Stops the search when it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// A limit in positions, which makes a search deterministic.
    pub fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes, depth: u32::MAX, deadline: None, cancel: None }
    }

    /// A limit in time.
    pub fn until(deadline: Instant) -> Budget<'static> {
        Budget { deadline: Some(deadline), ..Budget::nodes(u64::MAX) }
    }

    /// A limit in depth, in turns.
    pub fn depth(depth: u32) -> Budget<'static> {
        Budget { depth, ..Budget::nodes(u64::MAX) }
    }

    /// A fraction of the nodes and of the time that is left, both rounded down.
    pub(super) fn fraction(self, numerator: u32, denominator: u32) -> Self {
        let now = Instant::now();
        let nodes = u128::from(self.nodes) * u128::from(numerator) / u128::from(denominator);
        let until =
            |deadline: Instant| now + deadline.saturating_duration_since(now) * numerator / denominator;
        Budget { nodes: nodes as u64, deadline: self.deadline.map(until), ..self }
    }

    /// The nodes and the time that are left, less this fraction of them.
    pub(super) fn minus_fraction(self, numerator: u32, denominator: u32) -> Self {
        let now = Instant::now();
        let nodes = u128::from(self.nodes) * u128::from(numerator) / u128::from(denominator);
        let until =
            |deadline: Instant| deadline - deadline.saturating_duration_since(now) * numerator / denominator;
        Budget { nodes: self.nodes - nodes as u64, deadline: self.deadline.map(until), ..self }
    }

    /// The budget with at most this many nodes.
    pub(super) fn with_max_nodes(self, max_nodes: u64) -> Self {
        Budget { nodes: self.nodes.min(max_nodes), ..self }
    }

    /// Whether a search with this many nodes has to stop. Reads the clock every 512 nodes only, because that takes as long
    /// as a few nodes.
    pub(super) fn is_exhausted(&self, nodes: u64) -> bool {
        const CHECK_INTERVAL: u64 = 1 << 9;
        nodes > self.nodes || nodes.is_multiple_of(CHECK_INTERVAL) && self.is_interrupted()
    }

    /// Whether the time is over or the search is cancelled, whatever the number of nodes.
    pub(super) fn is_interrupted(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }
}

/// The error of a search that has exhausted its budget.
pub struct Stopped;
