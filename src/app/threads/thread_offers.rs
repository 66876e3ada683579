//! Whether a button moves a table to a thread of its channel. It is decided with the first message about the table there, and
//! holds for all messages until the first turn: the button does not come and go while people look at it.

use crate::table::{ChannelId, Phase, Table, TableId};
use quick_cache::sync::Cache;

/// Upper bound of the tables that are remembered.
const MAX_DECISIONS: usize = 1000;

/// The decisions about tables in channels.
pub struct ThreadOffers(Cache<(TableId, ChannelId), bool>);

impl Default for ThreadOffers {
    fn default() -> ThreadOffers {
        ThreadOffers(Cache::new(MAX_DECISIONS))
    }
}

impl ThreadOffers {
    /// Whether a thread may be offered to the table: before its first turn, also if that was taken back.
    pub fn applies(table: &Table) -> bool {
        let is_active = matches!(table.phase(), Phase::Invitation | Phase::Playing);
        is_active && table.revision() == 0 && !table.is_of_tournament()
    }

    /// The decision about the table in its channel; `None` before it is made.
    pub fn decision(&self, table: &Table) -> Option<bool> {
        self.0.get(&(table.id(), table.channel()))
    }

    /// Stores what was decided about the table in its channel.
    pub fn decide(&self, table: &Table, is_offered: bool) {
        self.0.insert((table.id(), table.channel()), is_offered);
    }

    /// Whether the messages of the table have the button.
    pub fn is_offered(&self, table: &Table) -> bool {
        ThreadOffers::applies(table) && self.decision(table) == Some(true)
    }
}
