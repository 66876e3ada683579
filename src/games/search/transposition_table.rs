//! Results of positions that the search has already visited by another order of turns.

/// Whether a value is exact or a bound of the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub value: i32,
    /// The index of the best turn.
    pub best_turn: u16,
    pub depth: u8,
    pub bound: Bound,
}

/// A fixed-size hash table; the number of slots is a power of two. A slot is a key and a packed [`Entry`]; zeros mean
/// empty, so that the allocator can supply zeroed pages lazily and a short search does not pay for a large table.
pub(super) struct TranspositionTable(Vec<[u64; 2]>);

/// Bounds of the number of slots, 16 bytes each.
const MAX_SLOTS: u64 = 1 << 20;
const MIN_SLOTS: u64 = 1 << 8;

impl TranspositionTable {
    /// A table for a search of this many nodes, with at most [`MAX_SLOTS`] slots.
    pub fn new(nodes: u64) -> TranspositionTable {
        let slots = nodes.clamp(MIN_SLOTS, MAX_SLOTS).next_power_of_two();
        TranspositionTable(vec![[0; 2]; slots as usize])
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let [stored_key, bits] = self.0[self.index(key)];
        (stored_key == key && bits != 0).then(|| Entry::unpack(bits))
    }

    /// Stores an entry. It replaces any older one except a deeper one of the same position.
    pub fn put(&mut self, key: u64, entry: Entry) {
        let index = self.index(key);
        let [stored_key, bits] = self.0[index];
        if stored_key != key || bits == 0 || Entry::unpack(bits).depth <= entry.depth {
            self.0[index] = [key, entry.pack()];
        }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }
}

impl Entry {
    /// Never 0, because the code of a bound is not.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::Lower => 2,
            Bound::Upper => 3,
        };
        u64::from(self.value as u32) << 32
            | u64::from(self.best_turn) << 16
            | u64::from(self.depth) << 8
            | bound
    }

    fn unpack(bits: u64) -> Entry {
        let bound = match bits & 0xff {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        Entry { value: (bits >> 32) as i32, best_turn: (bits >> 16) as u16, depth: (bits >> 8) as u8, bound }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_read_back_unless_another_position_replaces_it() {
        let mut table = TranspositionTable::new(0);
        for (value, best_turn, depth, bound) in
            [(0, 0, 0, Bound::Lower), (-1_000_000, u16::MAX, 255, Bound::Exact), (77, 3, 9, Bound::Upper)]
        {
            let entry = Entry { value, best_turn, depth, bound };
            let key = u64::from(best_turn) + 7;
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            table.put(key, Entry { depth: depth / 2, value: 1, ..entry });
            assert_eq!(table.get(key).map(|entry| entry.depth), Some(depth), "the deeper entry stays");
            table.put(key + MIN_SLOTS, entry);
            assert_eq!(table.get(key), None, "another position replaces it");
        }
    }
}
