//! The boards on which the only person at a table chooses turns: while that person is to move, the men that can move have numbers, with a
//! button for each.

use crate::i18n::{Localizer, names};
use crate::render::reading_order;
use crate::rules::choice::Choices;
use crate::table::{Phase, Table, TableId};
use quick_cache::sync::Cache;

/// Upper bound of the tables that are remembered. After that, and after a restart, boards are plain until a button asks for choices.
const MAX_TABLES: usize = 10_000;

/// The tables at which the last turn was chosen on the board, or is being chosen.
pub struct ChooserBoards(Cache<TableId, ()>);

impl Default for ChooserBoards {
    fn default() -> ChooserBoards {
        ChooserBoards(Cache::new(MAX_TABLES))
    }
}

impl ChooserBoards {
    /// The board shows choices from now on, whenever the person is to move.
    pub fn open(&self, table: TableId) {
        self.0.insert(table, ());
    }

    /// The board is plain from now on.
    pub fn close(&self, table: TableId) {
        self.0.remove(&table);
    }

    /// The choices that the board of a table shows; `None` if it is plain.
    pub(super) fn choices(&self, localizer: &Localizer, table: &Table) -> Option<Choices> {
        self.0.get(&table.id())?;
        let is_asked = table.offer().is_some() || table.awaits_answer();
        let is_open = table.is_solo() && table.phase() == Phase::Playing && !table.is_paused() && !is_asked;
        table.to_act().filter(|player| is_open && !player.is_computer())?;
        let mut choices = table.game()?.position().choices("")?;
        choices.scene = choices.scene.with_turns(&table.shown_turns());
        choices.scene.names = names(localizer, table);
        choices.number_by(reading_order(&choices.scene));
        Some(choices)
    }
}
