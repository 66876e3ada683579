//! Outlines of glyphs as fonts give them, with their curves.

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use skrifa::outline::pen::PathElement;
use std::ops::Range;

/// An outline and where it is drawn.
pub(super) struct GlyphOutline {
    /// In font units, upwards from the baseline.
    pub elements: Vec<PathElement>,
    /// One font unit, in pixels.
    pub unit: f32,
    /// The start of the baseline, in pixels.
    pub origin: Point,
}

impl GlyphOutline {
    /// A point of the outline in pixels, relative to the origin.
    fn pixels(&self, x: f32, y: f32) -> Point {
        point(x * self.unit, -y * self.unit)
    }

    /// The columns and the rows of pixels that the outline covers; `None` if it encloses nothing.
    pub fn bounds(&self) -> Option<(Range<i32>, Range<i32>)> {
        let (mut left, mut right) = (f32::INFINITY, f32::NEG_INFINITY);
        let (mut top, mut bottom) = (left, right);
        let mut extend = |x: f32, y: f32| {
            let Point { x, y } = self.pixels(x, y) + self.origin;
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        };
        for element in &self.elements {
            match *element {
                PathElement::MoveTo { x, y } | PathElement::LineTo { x, y } => extend(x, y),
                PathElement::QuadTo { cx0, cy0, x, y } => {
                    extend(cx0, cy0);
                    extend(x, y);
                }
                PathElement::CurveTo { cx0, cy0, cx1, cy1, x, y } => {
                    extend(cx0, cy0);
                    extend(cx1, cy1);
                    extend(x, y);
                }
                PathElement::Close => {}
            }
        }
        let range = |from: f32, to: f32| from.floor() as i32..to.ceil() as i32;
        (left < right && top < bottom).then(|| (range(left, right), range(top, bottom)))
    }

    /// Draws the outline relative to this corner.
    pub fn draw(&self, raster: &mut Rasterizer, corner: Point) {
        let offset = self.origin - corner;
        let at = |x, y| self.pixels(x, y) + offset;
        let (mut start, mut last) = (offset, offset);
        for element in &self.elements {
            match *element {
                PathElement::MoveTo { x, y } => (start, last) = (at(x, y), at(x, y)),
                PathElement::LineTo { x, y } => {
                    raster.draw_line(last, at(x, y));
                    last = at(x, y);
                }
                PathElement::QuadTo { cx0, cy0, x, y } => {
                    raster.draw_quad(last, at(cx0, cy0), at(x, y));
                    last = at(x, y);
                }
                PathElement::CurveTo { cx0, cy0, cx1, cy1, x, y } => {
                    raster.draw_cubic(last, at(cx0, cy0), at(cx1, cy1), at(x, y));
                    last = at(x, y);
                }
                PathElement::Close => {
                    raster.draw_line(last, start);
                    last = start;
                }
            }
        }
    }
}
