//! Encodes a canvas as an indexed PNG.

use super::canvas::Canvas;
use super::deflate_cache::{BAND_ROWS, deflate_cached};
use simd_adler32::Adler32;

/// Initial capacity of the output, in bytes: more than a picture has.
const INITIAL_CAPACITY: usize = 80 * 1024;

/// Header of a zlib stream: deflate, a window of 32 KB, low compression level.
const ZLIB_HEADER: [u8; 2] = [0x78, 0x01];
/// An empty last deflate block.
const FINAL_BLOCK: [u8; 2] = [0x03, 0x00];

/// The picture as a PNG file.
pub(super) fn encode(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(INITIAL_CAPACITY);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.pixels.width(), canvas.pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(canvas.palette.colours.iter().flat_map(|colour| colour.0).collect::<Vec<u8>>());
    let mut writer = encoder.write_header().expect("writing to memory never fails");
    writer.write_chunk(png::chunk::IDAT, &zlib_stream(canvas)).expect("far below the longest chunk");
    writer.finish().expect("writing to memory never fails");
    bytes
}

/// All rows as a zlib stream. They are not filtered: men repeat along a row of cells, and a filter would hide that from
/// deflate.
fn zlib_stream(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(INITIAL_CAPACITY);
    bytes.extend(ZLIB_HEADER);
    let mut checksum = Adler32::new();
    let mut band = Vec::with_capacity(BAND_ROWS * (canvas.pixels.width() as usize + 1));
    let mut rows = canvas.rows().peekable();
    while rows.peek().is_some() {
        band.clear();
        for row in rows.by_ref().take(BAND_ROWS) {
            band.push(png::Filter::NoFilter as u8);
            band.extend_from_slice(row);
        }
        checksum.write(&band);
        bytes.extend_from_slice(&deflate_cached(&band));
    }
    bytes.extend(FINAL_BLOCK);
    bytes.extend(checksum.finish().to_be_bytes());
    bytes
}
