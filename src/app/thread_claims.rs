//! Tables that are being moved to threads, so that two people who ask for a thread at the same time get one.

use crate::table::TableId;
use parking_lot::Mutex;
use std::collections::HashSet;

/// The tables for which a thread is being created.
#[derive(Default)]
pub struct ThreadClaims(Mutex<HashSet<TableId>>);

/// While it exists, no other thread is created for the table.
pub struct ThreadClaim<'a> {
    claims: &'a ThreadClaims,
    table: TableId,
}

impl ThreadClaims {
    /// Claims a table; `None` if a thread is being created for it.
    pub fn claim(&self, table: TableId) -> Option<ThreadClaim<'_>> {
        self.0.lock().insert(table).then(|| ThreadClaim { claims: self, table })
    }
}

impl Drop for ThreadClaim<'_> {
    fn drop(&mut self) {
        self.claims.0.lock().remove(&self.table);
    }
}
