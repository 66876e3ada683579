//! The recently used tables, so that they need not be replayed for each command.

use crate::cache::{Generation, GenerationCache, Pause};
use crate::table::{ChannelId, Phase, Table, TableId};
use quick_cache::sync::Cache;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Upper bound of the cache, in tables of about ten thousand bytes each: more than are in use at a time.
const MAX_CACHED_TABLES: usize = 2000;
/// How long a channel is assumed to have the table that was found there, where only a suggestion depends on it.
const CHANNEL_LOOKUP_TTL: Duration = Duration::from_secs(2);

/// The recently used tables. Each is in the state of some earlier moment, so that a reader compares its event count
/// with the store.
#[derive(Debug)]
pub(super) struct TableCache {
    tables: GenerationCache<TableId, Table>,
    /// The table that was found in a channel, and when.
    channels: Cache<ChannelId, (TableId, Instant)>,
}

impl Default for TableCache {
    fn default() -> TableCache {
        TableCache {
            tables: GenerationCache::new(MAX_CACHED_TABLES),
            channels: Cache::new(MAX_CACHED_TABLES),
        }
    }
}

impl TableCache {
    pub(super) fn get(&self, id: TableId) -> Option<Arc<Table>> {
        self.tables.get(&id)
    }

    /// To be taken before a table is loaded.
    pub(super) fn generation(&self) -> Generation {
        self.tables.generation()
    }

    /// Caches a table that was loaded since this generation and is on disk in this state, unless a later state is cached. Two that
    /// insert at the same time may leave the earlier state, which costs the next reader a refresh.
    pub(super) fn insert(&self, table: impl Into<Arc<Table>>, loaded_since: Generation) -> Arc<Table> {
        let table = table.into();
        let is_newer = |cached: Arc<Table>| cached.event_count() > table.event_count();
        match self.get(table.id()).is_some_and(is_newer) {
            true => table,
            false => self.tables.insert(table.id(), table, loaded_since),
        }
    }

    /// Records that this table is the one of a channel now.
    pub(super) fn insert_channel(&self, channel: ChannelId, id: TableId, now: Instant) {
        self.channels.insert(channel, (id, now));
    }

    /// The table that was last found in a channel, in its cached state.
    pub(super) fn last_in(&self, channel: ChannelId) -> Option<Arc<Table>> {
        let (id, _) = self.channels.get(&channel)?;
        self.get(id).filter(|table| table.channel() == channel)
    }

    /// The running table of a channel in its cached state, if it was found there a moment ago.
    pub(super) fn running_in(&self, channel: ChannelId, now: Instant) -> Option<Arc<Table>> {
        let (id, found_at) = self.channels.get(&channel)?;
        let table = self.get(id).filter(|_| now.saturating_duration_since(found_at) < CHANNEL_LOOKUP_TTL)?;
        (table.channel() == channel && table.phase() == Phase::Playing).then_some(table)
    }

    pub(super) fn remove(&self, id: TableId) {
        self.tables.invalidate(&id);
    }

    /// Caches no table until the guard is dropped.
    pub(super) fn pause(&self) -> Pause<'_, TableId, Table> {
        self.channels.clear();
        self.tables.pause()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{Event, NewTable, Player, PlayerId, Timestamp};

    fn table(id: i64) -> Table {
        let setup = Setup::new(GameKind::ALL[0], None, None).expect("the default set-up");
        let by = Player::human(PlayerId(1), "Ana".to_owned());
        Table::open(TableId(id), NewTable::new(ChannelId(1), by, setup), Timestamp::UNIX_EPOCH).expect("fair")
    }

    #[test]
    fn the_cache_is_bounded() {
        let cache = TableCache::default();
        let inserted = 2 * MAX_CACHED_TABLES as i64;
        for id in 0..inserted {
            cache.insert(table(id), cache.generation());
        }
        let cached = (0..inserted).filter(|id| cache.get(TableId(*id)).is_some()).count();
        assert!((MAX_CACHED_TABLES / 2..=MAX_CACHED_TABLES + 100).contains(&cached), "{cached}");
    }

    #[test]
    fn a_channel_lookup_is_valid_for_a_moment() {
        let (cache, now) = (TableCache::default(), Instant::now());
        let [mut running, invitation] = [1, 2].map(table);
        let ben = Player::human(PlayerId(2), "Ben".to_owned());
        for event in [Event::Joined { seat: 1, player: ben }, Event::Started { first: 0 }] {
            running.apply(&event, Timestamp::UNIX_EPOCH).expect("it is open");
        }
        cache.insert(running, cache.generation());
        cache.insert(invitation, cache.generation());
        assert!(cache.running_in(ChannelId(1), now).is_none());
        cache.insert_channel(ChannelId(1), TableId(1), now);
        assert_eq!(cache.running_in(ChannelId(1), now).expect("it is there").id(), TableId(1));
        assert!(cache.running_in(ChannelId(1), now + CHANNEL_LOOKUP_TTL).is_none());
        assert!(cache.running_in(ChannelId(2), now).is_none());
        cache.insert_channel(ChannelId(1), TableId(2), now);
        assert!(cache.running_in(ChannelId(1), now).is_none(), "nobody plays there");
        cache.insert_channel(ChannelId(3), TableId(1), now);
        assert!(cache.running_in(ChannelId(3), now).is_none(), "it has been moved");
    }

    #[test]
    fn an_earlier_state_does_not_replace_a_later_one() {
        let cache = TableCache::default();
        let mut later = table(1);
        later.apply(&Event::Cancelled, Timestamp::UNIX_EPOCH).expect("it is open");
        cache.insert(later, cache.generation());
        cache.insert(table(1), cache.generation());
        assert_eq!(cache.get(TableId(1)).expect("it is cached").event_count(), 1);
    }
}
