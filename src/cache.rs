//! Bounded caches of values that are loaded from elsewhere, without stale loads.

use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

/// A bounded cache that drops a loaded value when something was invalidated, or while it is paused, since the load began.
///
/// Entries may be evicted at any moment. Eviction is by use, as `quick_cache` does it.
pub struct GenerationCache<K, V> {
    entries: Cache<K, Arc<V>>,
    /// Held while an entry is inserted or removed, so that no stale value slips in between.
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Counts invalidations.
    generation: u64,
    /// The pauses that have not ended.
    pauses: usize,
}

/// The state of a cache when a load began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generation(u64);

impl<K: Eq + Hash + Clone, V> GenerationCache<K, V> {
    /// A cache of at most about this many entries.
    pub fn new(max_entries: usize) -> GenerationCache<K, V> {
        GenerationCache { entries: Cache::new(max_entries), state: Mutex::default() }
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
        Generation(self.state.lock().generation)
    }

    /// Caches a value that was loaded since this generation, unless something was invalidated meanwhile.
    pub fn insert(&self, key: K, value: impl Into<Arc<V>>, loaded_since: Generation) -> Arc<V> {
        let value = value.into();
        let state = self.state.lock();
        if state.generation == loaded_since.0 && state.pauses == 0 {
            self.entries.insert(key, value.clone());
        }
        value
    }

    /// Removes a value that has changed at its source.
    pub fn invalidate(&self, key: &K) {
        let mut state = self.state.lock();
        state.generation += 1;
        self.entries.remove(key);
    }

    /// Removes all values.
    pub fn clear(&self) {
        drop(self.pause());
    }

    /// Removes all values, and caches none until the guard is dropped. To be held while many values change at their source: what is
    /// loaded during that change may be a former value.
    pub fn pause(&self) -> Pause<'_, K, V> {
        let mut state = self.state.lock();
        state.generation += 1;
        state.pauses += 1;
        self.entries.clear();
        Pause(self)
    }
}

/// Keeps a cache empty.
#[must_use = "the pause ends when the guard is dropped"]
pub struct Pause<'a, K: Eq + Hash + Clone, V>(&'a GenerationCache<K, V>);

impl<K: Eq + Hash + Clone, V> Drop for Pause<'_, K, V> {
    fn drop(&mut self) {
        let mut state = self.0.state.lock();
        // A value that was loaded during the pause may still be the former one.
        state.generation += 1;
        state.pauses -= 1;
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
    fn nothing_is_cached_that_was_loaded_before_the_end_of_a_pause() {
        let cache = GenerationCache::new(2);
        let before = cache.generation();
        let pause = cache.pause();
        let meanwhile = cache.generation();
        assert_eq!((load(&cache, 1, 10), load(&cache, 1, 11)), (10, 11), "it is read anew each time");
        let second = cache.pause();
        drop(pause);
        assert_eq!((load(&cache, 1, 12), load(&cache, 1, 13)), (12, 13), "the other pause goes on");
        drop(second);
        for stale in [before, meanwhile] {
            cache.insert(1, 14, stale);
            assert_eq!(cache.get(&1), None);
        }
        assert_eq!((load(&cache, 1, 15), load(&cache, 1, 16)), (15, 15));
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
