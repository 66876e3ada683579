//! Bands of rows, deflated independently of each other and cached: most of a board stays the same from turn to turn,
//! and deflating is most of the work of encoding a picture.

use flate2::{Compress, Compression, FlushCompress};
use foldhash::quality::FixedState;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::cell::RefCell;
use std::hash::BuildHasher;
use std::sync::{Arc, LazyLock};

/// Rows of a band. About half a cell of most boards: a turn changes few bands, and each band costs some bytes because
/// its compression starts with an empty window.
pub(super) const BAND_ROWS: usize = 50;

/// Upper bound of the cached bands, in deflated bytes: some hundred pictures.
pub(super) const MAX_CACHED_BYTES: usize = 10 << 20;

/// Size of an average band, in deflated bytes.
const AVERAGE_BAND_BYTES: usize = 2 << 10;

static BANDS: LazyLock<BandCache> = LazyLock::new(|| band_cache(MAX_CACHED_BYTES));

type BandCache = Cache<BandKey, Arc<[u8]>, DeflatedBytes>;

fn band_cache(max_bytes: usize) -> BandCache {
    Cache::with_weighter(max_bytes / AVERAGE_BAND_BYTES, max_bytes as u64, DeflatedBytes)
}

/// Two checksums of the rows, 96 bits in all: different rows have different keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct BandKey {
    hash: u64,
    adler: u32,
}

/// Weighs a band by its size.
#[derive(Clone)]
struct DeflatedBytes;

impl Weighter<BandKey, Arc<[u8]>> for DeflatedBytes {
    fn weight(&self, _: &BandKey, band: &Arc<[u8]>) -> u64 {
        band.len() as u64
    }
}

/// Rows of a picture as deflated bytes that end on a byte boundary and refer to nothing before them.
pub(super) fn deflate_cached(rows: &[u8]) -> Arc<[u8]> {
    let key = BandKey { hash: FixedState::default().hash_one(rows), adler: simd_adler32::adler32(&rows) };
    BANDS.get(&key).unwrap_or_else(|| {
        let band = deflate(rows);
        BANDS.insert(key, band.clone());
        band
    })
}

/// A compressor and its output, whose buffers of some hundred kilobytes are used again.
struct Deflater {
    compressor: Compress,
    bytes: Vec<u8>,
}

thread_local! {
    /// The second level of zlib-rs is a fifth slower than the first, and its output a third smaller.
    static DEFLATER: RefCell<Deflater> =
        RefCell::new(Deflater { compressor: Compress::new(Compression::new(2), false), bytes: Vec::new() });
}

fn deflate(rows: &[u8]) -> Arc<[u8]> {
    DEFLATER.with_borrow_mut(|Deflater { compressor, bytes }| {
        compressor.reset();
        bytes.clear();
        bytes.reserve(rows.len() + 1024);
        compressor.compress_vec(rows, bytes, FlushCompress::Full).expect("deflating into memory never fails");
        Arc::from(&bytes[..])
    })
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
    fn a_cached_band_inflates_to_its_rows() {
        // The second kind of rows cannot be compressed.
        let plain: Vec<u8> = (0..45_050u32).map(|i| (i / 901) as u8).collect();
        let mixed: Vec<u8> = (0..45_050u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        for rows in [plain, mixed] {
            let band = deflate_cached(&rows);
            assert_eq!(inflated(&band), rows);
            assert!(Arc::ptr_eq(&band, &deflate_cached(&rows)));
        }
    }

    #[test]
    fn bands_in_use_stay_and_others_are_evicted() {
        let cache = band_cache(64 * AVERAGE_BAND_BYTES);
        let key = |number: u64| BandKey { hash: number, adler: 0 };
        let band: Arc<[u8]> = vec![0; AVERAGE_BAND_BYTES].into();
        for number in 0..1000 {
            cache.insert(key(number), band.clone());
            assert!(cache.get(&key(0)).is_some(), "asked for after each insertion");
            assert!(cache.weight() <= cache.capacity());
        }
        assert!(cache.len() < 100, "{} of 1000 bands are still cached", cache.len());
    }
}
