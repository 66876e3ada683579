use parking_lot::Mutex;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// What was read from the store and may be asked for again soon: so much of it, each by its key. It may be lost at any
/// moment.
#[derive(Debug)]
pub(super) struct Kept<K, V> {
    most: usize,
    shelf: Mutex<Shelf<K, V>>,
}

#[derive(Debug)]
struct Shelf<K, V> {
    values: HashMap<K, Arc<V>>,
    /// How often something was changed: what was read before that may be old.
    changes: u64,
}

/// When somebody began to read.
#[derive(Clone, Copy)]
pub(super) struct Since(u64);

impl<K: Eq + Hash, V> Kept<K, V> {
    pub(super) fn new(most: usize) -> Kept<K, V> {
        Kept { most, shelf: Mutex::new(Shelf { values: HashMap::new(), changes: 0 }) }
    }

    /// What is kept; or else since when it is read.
    pub(super) fn get(&self, key: &K) -> Result<Arc<V>, Since> {
        let shelf = self.shelf.lock();
        shelf.values.get(key).cloned().ok_or(Since(shelf.changes))
    }

    /// Keeps what was read since then, unless something has changed meanwhile.
    pub(super) fn keep(&self, key: K, value: V, since: Since) -> Arc<V> {
        let value = Arc::new(value);
        let mut shelf = self.shelf.lock();
        if shelf.changes == since.0 {
            // Whoever is asked for most is there again at once.
            if shelf.values.len() >= self.most {
                shelf.values.clear();
            }
            shelf.values.insert(key, value.clone());
        }
        value
    }

    /// It has changed, and is read anew when it is asked for.
    pub(super) fn forget(&self, key: &K) {
        let mut shelf = self.shelf.lock();
        shelf.changes += 1;
        shelf.values.remove(key);
    }

    /// Everything may have changed.
    pub(super) fn clear(&self) {
        let mut shelf = self.shelf.lock();
        shelf.changes += 1;
        shelf.values.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(kept: &Kept<u64, u64>, key: u64, value: u64) -> u64 {
        *kept.get(&key).unwrap_or_else(|since| kept.keep(key, value, since))
    }

    #[test]
    fn what_was_read_is_kept_until_it_changes_or_there_is_too_much() {
        let kept = Kept::new(2);
        assert_eq!((read(&kept, 1, 10), read(&kept, 1, 99)), (10, 10));
        kept.forget(&1);
        assert_eq!(read(&kept, 1, 11), 11);
        read(&kept, 2, 20);
        read(&kept, 3, 30);
        assert_eq!((read(&kept, 3, 99), read(&kept, 1, 12)), (30, 12));
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let kept: Kept<u64, u64> = Kept::new(2);
        let Err(since) = kept.get(&1) else { panic!("nothing is kept") };
        kept.forget(&1);
        kept.keep(1, 10, since);
        assert_eq!(read(&kept, 1, 11), 11);
    }
}
