//! Palette numbers to PNG bytes.

use super::canvas::Canvas;
use super::deflate_cache;
use simd_adler32::Adler32;

/// Room for the bytes of a picture.
const ROOM: usize = 80 * 1024;

/// How a zlib stream begins: deflated, in a window of 32 KB, without much effort.
const HEAD: [u8; 2] = [0x78, 0x01];
/// How it ends, before the sum over what was deflated: a last block with nothing in it.
const END: [u8; 2] = [0x03, 0x00];

/// The picture as a file.
pub(super) fn png(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(ROOM);
    let mut encoder = png::Encoder::new(&mut bytes, canvas.pixels.width(), canvas.pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(canvas.palette.colours.iter().flat_map(|colour| colour.0).collect::<Vec<u8>>());
    let mut writer = encoder.write_header().expect("writing to memory never fails");
    writer.write_chunk(png::chunk::IDAT, &deflate(canvas)).expect("far from the longest chunk");
    writer.finish().expect("writing to memory never fails");
    bytes
}

/// All rows as a zlib stream. Unfiltered, since men repeat along a row of cells and a filter would hide it.
fn deflate(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(ROOM);
    bytes.extend(HEAD);
    let mut sum = Adler32::new();
    let mut rows = Vec::with_capacity(deflate_cache::ROWS * (canvas.pixels.width() as usize + 1));
    let mut left = canvas.rows().peekable();
    while left.peek().is_some() {
        rows.clear();
        for row in left.by_ref().take(deflate_cache::ROWS) {
            rows.push(png::Filter::NoFilter as u8);
            rows.extend_from_slice(row);
        }
        sum.write(&rows);
        bytes.extend_from_slice(&deflate_cache::deflated(&rows));
    }
    bytes.extend(END);
    bytes.extend(sum.finish().to_be_bytes());
    bytes
}
