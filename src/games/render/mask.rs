//! What an outline covers, pixel by pixel.

use super::path::Path;
use ab_glyph::{OutlinedGlyph, Point, point};
use ab_glyph_rasterizer::Rasterizer;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// The steps from nothing to a whole pixel at a soft edge: more of them can hardly be seen, but make larger files and
/// more work, as a picture is mostly edges.
pub(super) const STEPS: u8 = 4;

/// Coverage in steps.
fn steps(coverage: f32) -> u8 {
    (coverage.min(1.0) * f32::from(STEPS) + 0.5) as u8
}

/// The pixels that an outline covers, counted from a corner that is a whole pixel.
#[derive(Debug, Default)]
pub(super) struct Mask {
    pub runs: Vec<Run>,
}

/// Pixels side by side that are covered alike.
#[derive(Debug)]
pub(super) struct Run {
    pub x: i32,
    pub y: i32,
    pub length: u32,
    pub steps: u8,
}

/// An outline without its place: points in parts of a pixel from the corner, polygon after polygon.
type Shape = Vec<Vec<(i32, i32)>>;

/// Parts of a pixel that points lie on, so that the same shape is known again wherever it is drawn.
const PARTS: f32 = 64.0;

/// A letter without its whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Letter {
    /// The address of its font.
    pub face: usize,
    pub glyph: u16,
    /// The bits of its size.
    pub em: u32,
    /// Quarters of a pixel from the corner that it is counted from.
    pub quarters: (u8, u8),
}

/// Masks that have been made: the same few circles, labels and cells are drawn on every picture.
static MASKS: LazyLock<Mutex<Masks>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Masks {
    shapes: HashMap<Shape, Arc<Mask>>,
    letters: HashMap<Letter, Arc<Mask>>,
    bytes: usize,
}

/// The mask that was kept among those of its kind, or else is made and kept. `bytes` are those of the key.
fn kept<K: Eq + Hash>(
    kind: fn(&mut Masks) -> &mut HashMap<K, Arc<Mask>>,
    key: K,
    bytes: usize,
    make: impl FnOnce(&K) -> Mask,
) -> Arc<Mask> {
    // A panic elsewhere leaves nothing half made: masks are drawn before they are kept.
    let masks = || MASKS.lock();
    let known = kind(&mut masks()).get(&key).cloned();
    known.unwrap_or_else(|| {
        let mask = Arc::new(make(&key));
        let bytes = bytes + mask.runs.len() * size_of::<Run>();
        let mut masks = masks();
        if masks.bytes + bytes > MOST {
            *masks = Masks::default();
        }
        masks.bytes += bytes;
        kind(&mut masks).insert(key, mask.clone());
        mask
    })
}

/// What a letter covers; `draw` gives its outline there, `None` for a blank.
pub(super) fn of_letter(letter: Letter, draw: impl FnOnce() -> Option<OutlinedGlyph>) -> Arc<Mask> {
    let make = |_: &Letter| draw().map_or_else(Mask::default, |outline| Mask::of_outline(&outline));
    kept(|masks| &mut masks.letters, letter, size_of::<Letter>(), make)
}

/// Bytes of masks that are kept; then it begins anew.
pub(super) const MOST: usize = 4 << 20;

/// What a path covers, and the whole pixel that the mask is counted from.
pub(super) fn of(path: &Path) -> (Arc<Mask>, i32, i32) {
    let points = || path.polygons.iter().flatten();
    let left = points().map(|p| p.x).fold(f32::INFINITY, f32::min).floor();
    let top = points().map(|p| p.y).fold(f32::INFINITY, f32::min).floor();
    let part = |length: f32| (length * PARTS).round() as i32;
    let shape: Shape = path
        .polygons
        .iter()
        .map(|polygon| polygon.iter().map(|p| (part(p.x - left), part(p.y - top))).collect())
        .collect();
    let bytes = shape.iter().map(Vec::len).sum::<usize>() * size_of::<(i32, i32)>();
    let mask = kept(|masks| &mut masks.shapes, shape, bytes, Mask::new);
    (mask, left as i32, top as i32)
}

/// How many rows are looked at at once.
const STRIP: f32 = 16.0;

impl Mask {
    fn new(shape: &Shape) -> Mask {
        let pixels = |p: &(i32, i32)| point(p.0 as f32 / PARTS, p.1 as f32 / PARTS);
        let edges: Vec<(Point, Point)> = shape
            .iter()
            .flat_map(|polygon| polygon.iter().zip(polygon.iter().cycle().skip(1)))
            .map(|(a, b)| (pixels(a), pixels(b)))
            .collect();
        let bottom = edges.iter().map(|(a, _)| a.y).fold(0.0, f32::max).ceil();
        let mut mask = Mask::default();
        let mut raster = Rasterizer::new(0, 0);
        // Strip by strip: a slanted line is narrow in each, but as a whole its rectangle is large and mostly empty.
        let mut top = 0.0;
        while top < bottom {
            let end = (top + STRIP).min(bottom);
            mask.add_strip(&edges, &mut raster, top, end);
            top = end;
        }
        mask
    }

    fn of_outline(outline: &OutlinedGlyph) -> Mask {
        let bounds = outline.px_bounds();
        let width = bounds.width() as usize;
        let mut covered = vec![0; width * bounds.height() as usize];
        outline.draw(|x, y, coverage| covered[y as usize * width + x as usize] = steps(coverage));
        let mut mask = Mask::default();
        let columns: Vec<i32> = (bounds.min.x as i32..).take(width.max(1) + 1).collect();
        mask.add_rows(&covered, &columns, bounds.min.y as i32);
        mask
    }

    /// The first row and the one after the last.
    pub fn rows(&self) -> (i32, i32) {
        let (first, last) = (self.runs.first(), self.runs.last());
        (first.map_or(0, |run| run.y), last.map_or(0, |run| run.y + 1))
    }

    /// What is covered between two heights.
    fn add_strip(&mut self, edges: &[(Point, Point)], raster: &mut Rasterizer, top: f32, bottom: f32) {
        let edges = edges.iter().filter(|(a, b)| a.y != b.y && a.y.min(b.y) < bottom && a.y.max(b.y) > top);
        let mut edges: Vec<(Range<i32>, Point, Point)> = edges
            .map(|(a, b)| {
                // Where the edge is when it enters or leaves the strip.
                let x = |p: &Point| {
                    let y = p.y.clamp(top, bottom);
                    if y == p.y { p.x } else { a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
                };
                let (left, right) = (x(a).min(x(b)), x(a).max(x(b)));
                // A pixel free on the left: an edge that lies before it by rounding would not be drawn at all.
                (left.floor() as i32 - 1..right.ceil() as i32 + 1, *a, *b)
            })
            .collect();
        edges.sort_by_key(|(reached, ..)| reached.start);
        // Between edges a row is all alike, however far that is: one column is looked at for all of them.
        let mut columns: Vec<i32> = Vec::new();
        for (reached, ..) in &edges {
            let next = columns.last().map_or(reached.start, |last| last + 1);
            if next < reached.start {
                columns.push(next);
            }
            columns.extend(next.max(reached.start)..reached.end);
        }
        let Some(last) = columns.last() else { return };
        let end = last + 1;
        let width = columns.len();
        raster.reset(width, (bottom - top) as usize);
        for (reached, a, b) in &edges {
            let at = columns.partition_point(|column| *column < reached.start);
            let left = (reached.start - at as i32) as f32;
            raster.draw_line(point(a.x - left, a.y - top), point(b.x - left, b.y - top));
        }
        columns.push(end);
        let mut covered = vec![0; width * (bottom - top) as usize];
        raster.for_each_pixel(|at, coverage| covered[at] = steps(coverage));
        self.add_rows(&covered, &columns, top as i32);
    }

    /// Steps row by row from a row on. `columns` says where each column begins, and where the last one ends.
    fn add_rows(&mut self, covered: &[u8], columns: &[i32], top: i32) {
        for (y, row) in (top..).zip(covered.chunks(columns.len() - 1)) {
            let mut at = 0;
            for run in row.chunk_by(|a, b| a == b) {
                let (x, end) = (columns[at], columns[at + run.len()]);
                if run[0] > 0 {
                    self.runs.push(Run { x, y, length: (end - x) as u32, steps: run[0] });
                }
                at += run.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_covers_as_much_as_its_outline_encloses() {
        // Heads of arrows to the left whose tips are on whole pixels, just below where a strip begins.
        for side in 64..192 {
            for tip in 0..64 {
                let (length, side, tip) = (side as f32 / 3.0, side as f32 / 4.0, 16.0 + tip as f32 / PARTS);
                let path = Path::polygon([(8.0, tip), (8.0 + length, tip + side), (8.0 + length, 0.0)]);
                let covered =
                    of(&path).0.runs.iter().map(|run| run.length * u32::from(run.steps)).sum::<u32>();
                let (covered, area) = (covered as f32 / f32::from(STEPS), length * (tip + side) / 2.0);
                assert!((covered - area).abs() < 0.03 * area + 4.0, "{path:?}: {covered} instead of {area}");
            }
        }
    }
}
