//! What is known already of positions that were come to another way.

/// What a value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub value: i32,
    /// The index of the best turn.
    pub turn: u16,
    pub depth: u8,
    pub bound: Bound,
}

/// A power of two of entries, each a key and an [`Entry`] as bits. Zeros are empty, so that no memory is touched before
/// it is needed: a short search costs nothing for the size of its table.
pub(super) struct Table(Vec<[u64; 2]>);

/// Entries of the largest table, 16 bytes each.
const MOST: u64 = 1 << 20;
const LEAST: u64 = 1 << 8;

impl Table {
    /// Large enough for so many positions, but not larger than is good.
    pub fn new(nodes: u64) -> Table {
        let size = nodes.clamp(LEAST, MOST).next_power_of_two();
        Table(vec![[0; 2]; size as usize])
    }

    pub fn get(&self, key: u64) -> Option<Entry> {
        let [known, bits] = self.0[self.index(key)];
        (known == key && bits != 0).then(|| Entry::unpack(bits))
    }

    /// The newer one stays, unless the older one is of the same position and went deeper.
    pub fn put(&mut self, key: u64, entry: Entry) {
        let index = self.index(key);
        let [known, bits] = self.0[index];
        if known != key || bits == 0 || Entry::unpack(bits).depth <= entry.depth {
            self.0[index] = [key, entry.pack()];
        }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }
}

impl Entry {
    /// Never 0: the lowest bits are those of the bound.
    fn pack(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        u64::from(self.value as u32) << 32 | u64::from(self.turn) << 16 | u64::from(self.depth) << 8 | bound
    }

    fn unpack(bits: u64) -> Entry {
        let bound = match bits & 0xff {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Entry { value: (bits >> 32) as i32, turn: (bits >> 16) as u16, depth: (bits >> 8) as u8, bound }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let mut table = Table::new(0);
        for (value, turn, depth, bound) in
            [(0, 0, 0, Bound::AtLeast), (-1_000_000, u16::MAX, 255, Bound::Exact), (77, 3, 9, Bound::AtMost)]
        {
            let entry = Entry { value, turn, depth, bound };
            let key = u64::from(turn) + 7;
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            table.put(key, Entry { depth: depth / 2, value: 1, ..entry });
            assert_eq!(table.get(key).map(|entry| entry.depth), Some(depth), "the deeper one stays");
            table.put(key + LEAST, entry);
            assert_eq!(table.get(key), None, "another position in its place");
        }
    }
}
