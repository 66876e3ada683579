//! Bands of rows, each deflated by itself, and kept: from one turn to the next most of a board stays as it was, and
//! deflating is most of the work of a picture.

use flate2::{Compress, Compression, FlushCompress};
use foldhash::quality::FixedState;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::mem;
use std::sync::{Arc, LazyLock};

/// Rows of a band. About half a cell of most boards: what a turn changes lies in few of them, and each costs some
/// bytes for beginning anew.
pub(super) const ROWS: usize = 50;

/// Bytes that are kept of each generation: some hundred pictures in all.
pub(super) const MOST: usize = 5 << 20;

/// What was deflated lately. What is asked for again moves on from the old generation to the young one.
static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Kept {
    young: HashMap<Key, Arc<[u8]>>,
    old: HashMap<Key, Arc<[u8]>>,
    /// Of the young ones.
    bytes: usize,
}

/// Two sums over what was deflated, 96 bits in all: rows that differ have different ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    hash: u64,
    adler: u32,
}

impl Kept {
    fn find(&mut self, key: Key) -> Option<Arc<[u8]>> {
        if let Some(band) = self.young.get(&key) {
            return Some(band.clone());
        }
        let band = self.old.remove(&key)?;
        self.keep(key, band.clone());
        Some(band)
    }

    fn keep(&mut self, key: Key, band: Arc<[u8]>) {
        self.bytes += band.len();
        self.young.insert(key, band);
        if self.bytes > MOST {
            self.old = mem::take(&mut self.young);
            self.bytes = 0;
        }
    }
}

/// Rows of a picture as deflated bytes that end on a whole byte and look back at nothing before them.
pub(super) fn deflated(rows: &[u8]) -> Arc<[u8]> {
    let key = Key { hash: FixedState::default().hash_one(rows), adler: simd_adler32::adler32(&rows) };
    // A panic elsewhere cannot leave them half changed.
    let kept = || KEPT.lock();
    let found = kept().find(key);
    found.unwrap_or_else(|| {
        let band: Arc<[u8]> = deflate(rows).into();
        kept().keep(key, band.clone());
        band
    })
}

/// The second level of zlib-rs is a fifth slower than the first one, and the bytes are a third fewer.
fn deflate(rows: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(rows.len() + 1024);
    Compress::new(Compression::new(2), false)
        .compress_vec(rows, &mut bytes, FlushCompress::Full)
        .expect("deflating never fails");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    fn inflated(band: &[u8]) -> Vec<u8> {
        let mut rows = Vec::with_capacity(100_000);
        Decompress::new(false).decompress_vec(band, &mut rows, FlushDecompress::None).expect("deflated");
        rows
    }

    #[test]
    fn a_band_is_what_was_deflated_the_first_time_and_again() {
        // The second kind cannot be made smaller.
        let plain: Vec<u8> = (0..45_050u32).map(|i| (i / 901) as u8).collect();
        let mixed: Vec<u8> = (0..45_050u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        for rows in [plain, mixed] {
            let band = deflated(&rows);
            assert_eq!(inflated(&band), rows);
            assert!(Arc::ptr_eq(&band, &deflated(&rows)));
        }
    }

    #[test]
    fn what_is_not_asked_for_goes() {
        let mut kept = Kept::default();
        let key = |number: usize| Key { hash: number as u64, adler: 0 };
        let band: Arc<[u8]> = vec![0; MOST / 4].into();
        for number in 0..20 {
            kept.keep(key(number), band.clone());
            assert!(kept.find(key(0)).is_some(), "asked for all the time");
            assert!(kept.young.len() + kept.old.len() <= 10);
        }
        assert!(kept.find(key(1)).is_none());
        assert!(kept.find(key(18)).is_some());
    }
}
