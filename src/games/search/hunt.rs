use super::budget::{Budget, Stopped};
use super::turns;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::hash::Hash;

/// What has been found out in a search about who can be taken by force, and how much more may be.
pub struct Hunt<'a> {
    known: HashMap<u64, bool, FixedState>,
    budget: Budget<'a>,
    questions: u64,
}

impl<'a> Hunt<'a> {
    /// A question takes about as long as a node of the search, and counts as one.
    pub(super) fn new(budget: Budget<'a>) -> Hunt<'a> {
        Hunt { known: HashMap::default(), budget, questions: 0 }
    }

    /// So many have been found out by now.
    pub(super) fn questions(&self) -> u64 {
        self.questions
    }

    /// The answer to a question, found out if it is not known yet.
    pub(super) fn ask(
        &mut self,
        question: &impl Hash,
        find: impl FnOnce(&mut Self) -> Result<bool, Stopped>,
    ) -> Result<bool, Stopped> {
        let key = turns::key(question);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        self.questions += 1;
        if self.budget.is_used_up(self.questions) {
            // The clock is looked at now and then only: who asks on is told the same.
            self.budget.nodes = 0;
            return Err(Stopped);
        }
        let found = find(self)?;
        self.known.insert(key, found);
        Ok(found)
    }
}
