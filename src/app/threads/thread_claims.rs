//! Threads that are being created for games, so that two presses of a button lead to one.

use crate::table::{MessageId, PlayerId, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::OnceCell;

/// Upper bound of the buttons that are remembered.
const MAX_OPENINGS: usize = 1000;

/// The tables for which a thread is being created.
#[derive(Default)]
pub struct ThreadClaims(Mutex<HashSet<TableId>>);

/// While it exists, no other thread is created for the table.
pub struct ThreadClaim<'a> {
    claims: &'a ThreadClaims,
    table: TableId,
}

/// The tables that buttons have opened in threads.
pub struct ThreadOpenings(Cache<(PlayerId, MessageId), Arc<OnceCell<TableId>>>);

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

impl Default for ThreadOpenings {
    fn default() -> ThreadOpenings {
        ThreadOpenings(Cache::new(MAX_OPENINGS))
    }
}

impl ThreadOpenings {
    /// The table that a player has opened by the button of a message. Whoever initializes it opens the table; others wait.
    pub fn by_button(&self, player: PlayerId, message: MessageId) -> Arc<OnceCell<TableId>> {
        let Ok(opening) =
            self.0.get_or_insert_with(&(player, message), || Ok::<_, Infallible>(Arc::default()));
        opening
    }
}
