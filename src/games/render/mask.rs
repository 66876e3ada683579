//! Coverage masks: how much of each pixel an outline covers.

use super::glyph::GlyphOutline;
use super::path::Path;
use ab_glyph_rasterizer::{Point, Rasterizer, point};
use foldhash::fast::FixedState;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{OptionsBuilder, Weighter};
use std::ops::Range;
use std::sync::{Arc, LazyLock};

/// Levels of coverage above zero. More levels can hardly be seen, but they make larger files and take more time, because
/// a picture is mostly edges.
pub(super) const COVERAGE_LEVELS: u8 = 4;

fn coverage_level(coverage: f32) -> u8 {
    (coverage.min(1.0) * f32::from(COVERAGE_LEVELS) + 0.5) as u8
}

/// The pixels that an outline covers, relative to a corner on a whole pixel.
#[derive(Debug, Default)]
pub(super) struct CoverageMask {
    /// In order of rows, and from left to right in each row.
    pub spans: Vec<CoverageSpan>,
}

/// Neighbouring pixels of one row with the same coverage.
#[derive(Debug)]
pub(super) struct CoverageSpan {
    pub x: i32,
    pub y: i32,
    pub length: u32,
    /// From 1 to [`COVERAGE_LEVELS`].
    pub level: u8,
}

/// An outline without its position: polygons of points relative to the corner, in [`SUBPIXELS`].
type OutlineKey = Vec<Vec<(i32, i32)>>;

/// Points are rounded to this fraction of a pixel, so that the same shape has the same key wherever it is drawn.
const SUBPIXELS: f32 = 64.0;

/// A glyph without its position in whole pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GlyphKey {
    /// The address of its face.
    pub face: usize,
    pub glyph: u32,
    /// The bits of the font size, an `f32`.
    pub font_size: u32,
    /// The position within the pixel, in quarters of a pixel.
    pub subpixel_quarters: (u8, u8),
}

#[derive(PartialEq, Eq, Hash)]
enum MaskKey {
    Outline(OutlineKey),
    Glyph(GlyphKey),
}

impl MaskKey {
    fn memory_bytes(&self) -> usize {
        let points = match self {
            MaskKey::Outline(polygons) => polygons.iter().map(Vec::len).sum(),
            MaskKey::Glyph(_) => 0,
        };
        size_of::<MaskKey>() + points * size_of::<(i32, i32)>()
    }
}

/// Upper bound of the cached masks, in bytes.
pub(super) const MAX_CACHED_BYTES: usize = 4 << 20;
/// Size of an average mask with its key, in bytes.
const AVERAGE_MASK_BYTES: usize = 1 << 10;
/// Independent parts of the cache. Few, because each must have room for the largest masks.
const CACHE_SHARDS: usize = 4;

/// Every picture has the same few circles, labels and cells.
static MASKS: LazyLock<MaskCache> = LazyLock::new(|| {
    let options = OptionsBuilder::new()
        .shards(CACHE_SHARDS)
        .estimated_items_capacity(MAX_CACHED_BYTES / AVERAGE_MASK_BYTES)
        .weight_capacity(MAX_CACHED_BYTES as u64)
        .build()
        .expect("both capacities are set");
    Cache::with_options(options, MaskBytes, FixedState::default(), DefaultLifecycle::default())
});

type MaskCache = Cache<MaskKey, Arc<CoverageMask>, MaskBytes, FixedState>;

/// Weighs a mask by its size in memory.
#[derive(Clone)]
struct MaskBytes;

impl Weighter<MaskKey, Arc<CoverageMask>> for MaskBytes {
    fn weight(&self, key: &MaskKey, mask: &Arc<CoverageMask>) -> u64 {
        (key.memory_bytes() + mask.spans.len() * size_of::<CoverageSpan>()) as u64
    }
}

/// The cached mask of this key, or else the one that `rasterize` makes.
fn cached(key: MaskKey, rasterize: impl FnOnce(&MaskKey) -> CoverageMask) -> Arc<CoverageMask> {
    MASKS.get(&key).unwrap_or_else(|| {
        let mask = Arc::new(rasterize(&key));
        MASKS.insert(key, mask.clone());
        mask
    })
}

/// The mask of a glyph. `outline` returns its outline at that position within the pixel.
pub(super) fn of_glyph(glyph: GlyphKey, outline: impl FnOnce() -> GlyphOutline) -> Arc<CoverageMask> {
    cached(MaskKey::Glyph(glyph), |_| CoverageMask::of_glyph_outline(&outline()))
}

/// The mask of a path, and the column and row of the pixel that it is relative to.
pub(super) fn of_path(path: &Path) -> (Arc<CoverageMask>, i32, i32) {
    let points = || path.polygons.iter().flatten();
    let left = points().map(|p| p.x).fold(f32::INFINITY, f32::min).floor();
    let top = points().map(|p| p.y).fold(f32::INFINITY, f32::min).floor();
    let subpixels = |length: f32| (length * SUBPIXELS).round() as i32;
    let outline: OutlineKey = path
        .polygons
        .iter()
        .map(|polygon| polygon.iter().map(|p| (subpixels(p.x - left), subpixels(p.y - top))).collect())
        .collect();
    let mask = cached(MaskKey::Outline(outline), |key| match key {
        MaskKey::Outline(outline) => CoverageMask::of_outline(outline),
        MaskKey::Glyph(_) => CoverageMask::default(),
    });
    (mask, left as i32, top as i32)
}

/// Rows that are rasterised at a time.
const STRIP_ROWS: f32 = 16.0;

impl CoverageMask {
    fn of_outline(outline: &OutlineKey) -> CoverageMask {
        let pixels = |p: &(i32, i32)| point(p.0 as f32 / SUBPIXELS, p.1 as f32 / SUBPIXELS);
        let edges: Vec<(Point, Point)> = outline
            .iter()
            .flat_map(|polygon| polygon.iter().zip(polygon.iter().cycle().skip(1)))
            .map(|(a, b)| (pixels(a), pixels(b)))
            .collect();
        let bottom = edges.iter().map(|(a, _)| a.y).fold(0.0, f32::max).ceil();
        let mut mask = CoverageMask::default();
        let mut raster = Rasterizer::new(0, 0);
        // Strip by strip: the bounding box of a slanted line is mostly empty, but narrow within each strip.
        let mut top = 0.0;
        while top < bottom {
            let end = (top + STRIP_ROWS).min(bottom);
            mask.add_strip(&edges, &mut raster, top, end);
            top = end;
        }
        mask
    }

    fn of_glyph_outline(outline: &GlyphOutline) -> CoverageMask {
        let mut mask = CoverageMask::default();
        let Some((columns, rows)) = outline.bounds() else { return mask };
        let (left, top) = (columns.start, rows.start);
        let mut raster = Rasterizer::new(columns.len(), rows.len());
        outline.draw(&mut raster, point(left as f32, top as f32));
        let mut levels = vec![0; columns.len() * rows.len()];
        raster.for_each_pixel(|at, coverage| levels[at] = coverage_level(coverage));
        let columns: Vec<i32> = (left..=columns.end).collect();
        mask.add_rows(&levels, &columns, top);
        mask
    }

    /// The first row, and the row after the last.
    pub fn row_range(&self) -> (i32, i32) {
        let (first, last) = (self.spans.first(), self.spans.last());
        (first.map_or(0, |span| span.y), last.map_or(0, |span| span.y + 1))
    }

    /// Adds the spans of the rows from `top` to `bottom`.
    fn add_strip(&mut self, edges: &[(Point, Point)], raster: &mut Rasterizer, top: f32, bottom: f32) {
        let edges = edges.iter().filter(|(a, b)| a.y != b.y && a.y.min(b.y) < bottom && a.y.max(b.y) > top);
        let mut edges: Vec<(Range<i32>, Point, Point)> = edges
            .map(|(a, b)| {
                // The column where the edge enters or leaves the strip.
                let x = |p: &Point| {
                    let y = p.y.clamp(top, bottom);
                    if y == p.y { p.x } else { a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) }
                };
                let (left, right) = (x(a).min(x(b)), x(a).max(x(b)));
                // One spare pixel on the left: an edge left of the first column, by rounding, would not be drawn.
                (left.floor() as i32 - 1..right.ceil() as i32 + 1, *a, *b)
            })
            .collect();
        edges.sort_by_key(|(range, ..)| range.start);
        // All pixels between two edges have the same coverage: one column stands for all of them.
        let mut columns: Vec<i32> = Vec::new();
        for (range, ..) in &edges {
            let next = columns.last().map_or(range.start, |last| last + 1);
            if next < range.start {
                columns.push(next);
            }
            columns.extend(next.max(range.start)..range.end);
        }
        let Some(last) = columns.last() else { return };
        let end = last + 1;
        let width = columns.len();
        raster.reset(width, (bottom - top) as usize);
        for (range, a, b) in &edges {
            let at = columns.partition_point(|column| *column < range.start);
            let left = (range.start - at as i32) as f32;
            raster.draw_line(point(a.x - left, a.y - top), point(b.x - left, b.y - top));
        }
        columns.push(end);
        let mut levels = vec![0; width * (bottom - top) as usize];
        raster.for_each_pixel(|at, coverage| levels[at] = coverage_level(coverage));
        self.add_rows(&levels, &columns, top as i32);
    }

    /// Adds the spans of rows of coverage levels, the first being row `top`. `columns` has the start of each column and
    /// the end of the last.
    fn add_rows(&mut self, levels: &[u8], columns: &[i32], top: i32) {
        for (y, row) in (top..).zip(levels.chunks(columns.len() - 1)) {
            let mut at = 0;
            for span in row.chunk_by(|a, b| a == b) {
                let (x, end) = (columns[at], columns[at + span.len()]);
                if span[0] > 0 {
                    self.spans.push(CoverageSpan { x, y, length: (end - x) as u32, level: span[0] });
                }
                at += span.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_covers_as_much_as_its_outline_encloses() {
        // Arrowheads to the left whose tips are on whole pixels just below the start of a strip.
        for side in 64..192 {
            for tip in 0..64 {
                let (length, side, tip) =
                    (side as f32 / 3.0, side as f32 / 4.0, 16.0 + tip as f32 / SUBPIXELS);
                let path = Path::polygon([(8.0, tip), (8.0 + length, tip + side), (8.0 + length, 0.0)]);
                let levels = of_path(&path)
                    .0
                    .spans
                    .iter()
                    .map(|span| span.length * u32::from(span.level))
                    .sum::<u32>();
                let (levels, area) =
                    (levels as f32 / f32::from(COVERAGE_LEVELS), length * (tip + side) / 2.0);
                assert!((levels - area).abs() < 0.03 * area + 4.0, "{path:?}: {levels} instead of {area}");
            }
        }
    }
}
