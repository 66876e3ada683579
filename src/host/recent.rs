use crate::table::{Table, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many tables are kept, of about ten thousand bytes each: more than are played at on a busy evening. One fewer than
/// those in turn, and none would be found.
const MOST: usize = 2000;

/// The tables that were asked for last, so that they need not be replayed at each turn and each key. Each is as it was
/// at some time: whoever takes one catches up with the store.
#[derive(Debug, Default)]
pub(super) struct Recent(Mutex<Tables>);

#[derive(Debug, Default)]
struct Tables {
    /// With the time of their last use.
    tables: HashMap<TableId, (Arc<Table>, u64)>,
    time: u64,
}

impl Recent {
    pub(super) fn table(&self, id: TableId) -> Option<Arc<Table>> {
        let mut tables = self.lock();
        tables.time += 1;
        let time = tables.time;
        let (table, used) = tables.tables.get_mut(&id)?;
        *used = time;
        Some(table.clone())
    }

    /// Keeps a table that is on disk as it is here, unless a later state of it is kept.
    pub(super) fn keep(&self, table: Table) -> Arc<Table> {
        let table = Arc::new(table);
        let mut tables = self.lock();
        tables.time += 1;
        let time = tables.time;
        let newer = |(known, _): &(Arc<Table>, u64)| known.event_count() > table.event_count();
        if !tables.tables.get(&table.id()).is_some_and(newer) {
            tables.tables.insert(table.id(), (table.clone(), time));
        }
        if tables.tables.len() > MOST {
            let oldest = tables.tables.iter().min_by_key(|(_, (_, used))| *used).map(|(id, _)| *id);
            oldest.map(|id| tables.tables.remove(&id));
        }
        table
    }

    pub(super) fn forget(&self, id: TableId) {
        self.lock().tables.remove(&id);
    }

    pub(super) fn clear(&self) {
        self.lock().tables.clear();
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        // Every change is one call of the map.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Setup};
    use crate::table::{Event, Opening, Player};

    fn table(id: i64) -> Table {
        let setup = Setup::new(Game::ALL[0], None, None).expect("the default set-up");
        let by = Player { id: 1, name: "Ana".to_owned() };
        Table::open(TableId(id), Opening::new(1, by, setup), 0).expect("fair")
    }

    #[test]
    fn the_one_not_used_for_longest_makes_room() {
        let recent = Recent::default();
        for id in 0..MOST as i64 {
            recent.keep(table(id));
        }
        assert!(recent.table(TableId(0)).is_some());
        recent.keep(table(MOST as i64));
        assert!(recent.table(TableId(0)).is_some() && recent.table(TableId(1)).is_none());
        assert_eq!(recent.lock().tables.len(), MOST);
    }

    #[test]
    fn an_earlier_state_takes_no_later_ones_place() {
        let recent = Recent::default();
        let mut later = table(1);
        later.apply(&Event::Cancelled, 0).expect("it is open");
        recent.keep(later);
        recent.keep(table(1));
        assert_eq!(recent.table(TableId(1)).expect("it is kept").event_count(), 1);
    }
}
