//! Bounded caches of values that are loaded from elsewhere, without stale loads.

use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

/// A bounded cache that drops a loaded value when something was invalidated while it was being loaded.
///
/// Entries may be evicted at any moment. Eviction is by use, as `quick_cache` does it.
pub struct GenerationCache<K, V> {
    entries: Cache<K, Arc<V>>,
    /// Counts invalidations. Held while an entry is inserted or removed, so that no stale value slips in between.
    generation: Mutex<u64>,
}

/// The state of a cache when a load began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generation(u64);

impl<K: Eq + Hash + Clone, V> GenerationCache<K, V> {
    /// A cache of at most about this many entries.
    pub fn new(max_entries: usize) -> GenerationCache<K, V> {
        GenerationCache { entries: Cache::new(max_entries), generation: Mutex::new(0) }
    }

    /// The cached value.
    pub fn get(&self, key: &K) -> Option<Arc<V>> {
        self.entries.get(key)
    }

    /// The cached value or, where there is none, the result of `load`, which is then cached.
    ///
    /// # Errors
    ///
    /// The errors of `load`.
    pub async fn get_or_load<E, L>(&self, key: K, load: impl FnOnce() -> L) -> Result<Arc<V>, E>
    where
        L: Future<Output = Result<V, E>>,
    {
        if let Some(value) = self.get(&key) {
            return Ok(value);
        }
        let generation = self.generation();
        let value = load().await?;
        Ok(self.insert(key, value, generation))
    }

    /// The present generation, to be taken before a value is loaded.
    pub fn generation(&self) -> Generation {
        Generation(*self.generation.lock())
    }

    /// Caches a value that was loaded since this generation, unless something was invalidated meanwhile.
    pub fn insert(&self, key: K, value: V, loaded_since: Generation) -> Arc<V> {
        let value = Arc::new(value);
        let generation = self.generation.lock();
        if *generation == loaded_since.0 {
            self.entries.insert(key, value.clone());
        }
        value
    }

    /// Removes a value that has changed at its source.
    pub fn invalidate(&self, key: &K) {
        let mut generation = self.generation.lock();
        *generation += 1;
        self.entries.remove(key);
    }

    /// Removes all values.
    pub fn clear(&self) {
        let mut generation = self.generation.lock();
        *generation += 1;
        self.entries.clear();
    }
}

impl<K, V> fmt::Debug for GenerationCache<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("GenerationCache").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(cache: &GenerationCache<u64, u64>, key: u64, value: u64) -> u64 {
        let generation = cache.generation();
        *cache.get(&key).unwrap_or_else(|| cache.insert(key, value, generation))
    }

    #[test]
    fn values_are_cached_until_they_are_invalidated_or_evicted() {
        let cache = GenerationCache::new(2);
        assert_eq!((load(&cache, 1, 10), load(&cache, 1, 99)), (10, 10));
        cache.invalidate(&1);
        assert_eq!(load(&cache, 1, 11), 11);
        for key in 2..9 {
            load(&cache, key, key);
        }
        assert!((1..9).filter(|key| cache.get(key).is_some()).count() <= 2);
        load(&cache, 1, 12);
        cache.clear();
        assert_eq!(load(&cache, 1, 13), 13);
    }

    #[test]
    fn a_value_loaded_before_an_invalidation_is_not_cached() {
        let cache: GenerationCache<u64, u64> = GenerationCache::new(2);
        let generation = cache.generation();
        cache.invalidate(&1);
        cache.insert(1, 10, generation);
        assert_eq!(load(&cache, 1, 11), 11);
    }
}
