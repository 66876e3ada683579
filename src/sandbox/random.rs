//! Random values for tokens.

use std::hash::{BuildHasher, RandomState};

/// 128 random bits as 32 hexadecimal digits. They come from the keys of [`RandomState`], which the operating system seeds.
pub(super) fn random_hex() -> String {
    let part = |number: u8| RandomState::new().hash_one(number);
    format!("{:016x}{:016x}", part(0), part(1))
}
