use super::budget::{Budget, Stopped};
use super::turns;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::hash::Hash;

/// Solves which men can be captured by force, with memoized subgoals and a budget of its own.
pub struct ForcedCaptureSolver<'a> {
    solved: HashMap<u64, bool, FixedState>,
    budget: Budget<'a>,
    nodes: u64,
}

impl<'a> ForcedCaptureSolver<'a> {
    /// A subgoal takes about as long as a node of the search and counts as one node of the budget.
    pub(super) fn new(budget: Budget<'a>) -> ForcedCaptureSolver<'a> {
        ForcedCaptureSolver { solved: HashMap::default(), budget, nodes: 0 }
    }

    /// The number of subgoals solved so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The memoized answer to a subgoal; computes it with `solve` the first time.
    pub(super) fn memoize(
        &mut self,
        subgoal: &impl Hash,
        solve: impl FnOnce(&mut Self) -> Result<bool, Stopped>,
    ) -> Result<bool, Stopped> {
        let key = turns::hash_key(subgoal);
        if let Some(answer) = self.solved.get(&key) {
            return Ok(*answer);
        }
        self.nodes += 1;
        if self.budget.is_exhausted(self.nodes) {
            // The clock is only read every few hundred nodes, so later calls must be stopped by the node limit.
            self.budget.nodes = 0;
            return Err(Stopped);
        }
        let answer = solve(self)?;
        self.solved.insert(key, answer);
        Ok(answer)
    }
}
