//! Texts that nobody guesses.

use std::hash::{BuildHasher, RandomState};

/// 128 bits that the system's own randomness has mixed, as 32 digits.
pub(super) fn secret() -> String {
    let part = |number: u8| RandomState::new().hash_one(number);
    format!("{:016x}{:016x}", part(0), part(1))
}
