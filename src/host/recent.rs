use crate::table::{ChannelId, Phase, Table, TableId};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// So many tables are kept, of about ten thousand bytes each: more than are played at on a busy evening. One fewer than
/// those in turn, and none would be found.
const MOST: usize = 2000;
/// For so long the table of a channel is taken for the one that was found there, where nothing hangs on it.
const MOMENT: Duration = Duration::from_secs(2);

/// The tables that were asked for last, so that they need not be replayed at each turn and each key. Each is as it was
/// at some time: whoever takes one catches up with the store.
#[derive(Debug, Default)]
pub(super) struct Recent(Mutex<Tables>);

#[derive(Debug, Default)]
struct Tables {
    /// With the time of their last use.
    tables: HashMap<TableId, (Arc<Table>, u64)>,
    time: u64,
    /// Which were found in which channels, and when.
    found: HashMap<ChannelId, (TableId, Instant)>,
}

impl Recent {
    pub(super) fn table(&self, id: TableId) -> Option<Arc<Table>> {
        let mut tables = self.0.lock();
        tables.time += 1;
        let time = tables.time;
        let (table, used) = tables.tables.get_mut(&id)?;
        *used = time;
        Some(table.clone())
    }

    /// Keeps a table that is on disk as it is here, unless a later state of it is kept.
    pub(super) fn keep(&self, table: impl Into<Arc<Table>>) -> Arc<Table> {
        let table = table.into();
        let mut tables = self.0.lock();
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

    /// This table was found to be the one of a channel now.
    pub(super) fn found(&self, channel: ChannelId, id: TableId, now: Instant) {
        let mut tables = self.0.lock();
        if tables.found.len() >= MOST {
            // Whoever is asked for most is there again at once.
            tables.found.clear();
        }
        tables.found.insert(channel, (id, now));
    }

    /// The running table of a channel, as it is known here, if it was found there a moment ago.
    pub(super) fn just_found(&self, channel: ChannelId, now: Instant) -> Option<Arc<Table>> {
        let (id, then) = *self.0.lock().found.get(&channel)?;
        let table = self.table(id).filter(|_| now.saturating_duration_since(then) < MOMENT)?;
        (table.channel() == channel && table.phase() == Phase::Playing).then_some(table)
    }

    pub(super) fn forget(&self, id: TableId) {
        self.0.lock().tables.remove(&id);
    }

    pub(super) fn clear(&self) {
        *self.0.lock() = Tables::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{Event, Opening, Player, PlayerId};

    fn table(id: i64) -> Table {
        let setup = Setup::new(GameKind::ALL[0], None, None).expect("the default set-up");
        let by = Player { id: PlayerId(1), name: "Ana".to_owned() };
        Table::open(TableId(id), Opening::new(ChannelId(1), by, setup), 0).expect("fair")
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
        assert_eq!(recent.0.lock().tables.len(), MOST);
    }

    #[test]
    fn only_for_a_moment_a_channel_has_the_table_that_was_found_there() {
        let (recent, now) = (Recent::default(), Instant::now());
        let [mut running, invitation] = [1, 2].map(table);
        let ben = Player { id: PlayerId(2), name: "Ben".to_owned() };
        for event in [Event::Joined { seat: 1, player: ben }, Event::Started { first: 0 }] {
            running.apply(&event, 0).expect("it is open");
        }
        recent.keep(running);
        recent.keep(invitation);
        assert!(recent.just_found(ChannelId(1), now).is_none());
        recent.found(ChannelId(1), TableId(1), now);
        assert_eq!(recent.just_found(ChannelId(1), now).expect("it is there").id(), TableId(1));
        assert!(
            recent.just_found(ChannelId(1), now + MOMENT).is_none()
                && recent.just_found(ChannelId(2), now).is_none()
        );
        recent.found(ChannelId(1), TableId(2), now);
        assert!(recent.just_found(ChannelId(1), now).is_none(), "nobody plays there");
        recent.found(ChannelId(3), TableId(1), now);
        assert!(recent.just_found(ChannelId(3), now).is_none(), "it has been moved");
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
