//! Random numbers, which nobody can foresee.

use std::hash::{BuildHasher as _, RandomState};

/// A random number.
pub fn random() -> u64 {
    // The keys of a new `RandomState` are random.
    RandomState::new().hash_one(0)
}

/// A random number from 0 to 1.
pub fn random_fraction() -> f64 {
    (random() >> 32) as f64 / f64::from(u32::MAX)
}
