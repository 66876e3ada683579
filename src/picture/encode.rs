//! Palette numbers to PNG bytes.

use super::canvas::Canvas;
use flate2::{Compression, write::ZlibEncoder};
use std::io::Write;

/// Room for the bytes of a picture.
const ROOM: usize = 80 * 1024;

/// Rows that are deflated at once: a copy of them all would be another megabyte, taken and given back each time.
const ROWS: usize = 128;

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

/// Unfiltered, since men repeat along a row of cells and a filter would hide it. Much faster than what the png crate
/// does row by row; the second level is a fifth slower than the first one and the bytes are a third fewer.
fn deflate(canvas: &Canvas) -> Vec<u8> {
    let mut zlib = ZlibEncoder::new(Vec::with_capacity(ROOM), Compression::new(2));
    let mut rows = Vec::new();
    let mut left = canvas.rows().peekable();
    while left.peek().is_some() {
        rows.clear();
        for row in left.by_ref().take(ROWS) {
            rows.push(png::Filter::NoFilter as u8);
            rows.extend_from_slice(row);
        }
        zlib.write_all(&rows).expect("writing to memory never fails");
    }
    zlib.finish().expect("writing to memory never fails")
}
