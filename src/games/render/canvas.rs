//! Pixels as palette indices, and paths and sprites drawn onto them.

use super::mask::{self, COVERAGE_LEVELS, CoverageMask};
use super::palette::Palette;
use super::path::Path;
use super::theme::Rgb;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;
use std::sync::Arc;

/// A picture in memory: an 8-bit image whose values are palette indices.
#[derive(Clone)]
pub(super) struct Canvas {
    pub pixels: GrayImage,
    pub palette: Arc<Palette>,
}

impl Canvas {
    pub fn new(width: u32, height: u32, background: Rgb, palette: Arc<Palette>) -> Canvas {
        let pixels = GrayImage::from_pixel(width, height, Luma([palette.index_of(background)]));
        Canvas { pixels, palette }
    }

    /// The rows of pixels, from the top.
    pub fn rows(&self) -> std::slice::Chunks<'_, u8> {
        self.pixels.as_raw().chunks(self.pixels.width() as usize)
    }

    /// Fills a rectangle of whole pixels.
    pub fn fill_rect(&mut self, rect: Rect, colour: Rgb) {
        draw_filled_rect_mut(&mut self.pixels, rect, Luma([self.palette.index_of(colour)]));
    }

    /// The picture with more rows of one colour at the bottom.
    pub fn extended_below(self, rows: u32, colour: Rgb) -> Canvas {
        let (width, height) = self.pixels.dimensions();
        let mut extended = Canvas::new(width, height + rows, colour, self.palette);
        let indices: &mut [u8] = &mut extended.pixels;
        indices[..self.pixels.len()].copy_from_slice(&self.pixels);
        extended
    }

    /// The picture with another one of the same width and palette above it.
    pub fn below(self, above: &Canvas) -> Canvas {
        let (width, height) = self.pixels.dimensions();
        let rows = above.pixels.height();
        let pixels = [above.pixels.as_raw().as_slice(), self.pixels.as_raw().as_slice()].concat();
        match GrayImage::from_raw(width, height + rows, pixels) {
            Some(pixels) => Canvas { pixels, palette: self.palette },
            None => self,
        }
    }

    /// Copies another picture of the same palette, with its corner at this pixel. What does not fit is left out.
    pub fn copy(&mut self, other: &Canvas, left: u32, top: u32) {
        image::imageops::replace(&mut self.pixels, &other.pixels, left.into(), top.into());
    }

    /// Fills a path with an opaque colour.
    pub fn fill(&mut self, path: &Path, colour: Rgb) {
        self.fill_with_alpha(path, colour, 255);
    }

    /// Fills a path with a colour of this opacity, of 255.
    pub fn fill_with_alpha(&mut self, path: &Path, colour: Rgb, alpha: u8) {
        let (mask, left, top) = mask::of_path(path);
        self.blend_mask(&mask, left, top, colour, alpha);
    }

    /// Fills the pixels of a mask, relative to this corner, with an opaque colour.
    pub fn fill_mask(&mut self, mask: &CoverageMask, left: i32, top: i32, colour: Rgb) {
        self.blend_mask(mask, left, top, colour, 255);
    }

    fn blend_mask(&mut self, mask: &CoverageMask, left: i32, top: i32, colour: Rgb, alpha: u8) {
        let mut brush = Brush::new(self, colour, alpha);
        for span in &mask.spans {
            brush.blend_span(left + span.x, top + span.y, span.length, span.level);
        }
    }

    /// For each pixel whether it differs from another canvas of the same size.
    pub fn changed_pixels(&self, other: &Canvas) -> Vec<bool> {
        self.pixels.iter().zip(other.pixels.iter()).map(|(a, b)| a != b).collect()
    }

    /// Copies a sprite with its origin at this pixel. Spans that do not fit into the picture are left out.
    pub fn draw_sprite(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let (width, height) = (self.pixels.width() as usize, self.pixels.height() as usize);
        for span in &sprite.spans {
            let row = y + span.y;
            let start = x + span.x;
            let (Ok(row), Ok(start)) = (usize::try_from(row), usize::try_from(start)) else { continue };
            let pixels = &sprite.pixels[span.pixels.clone()];
            if row < height && start + pixels.len() <= width {
                let at = row * width + start;
                let indices: &mut [u8] = &mut self.pixels;
                indices[at..at + pixels.len()].copy_from_slice(pixels);
            }
        }
    }
}

/// Blends one colour into a canvas.
struct Brush<'a> {
    canvas: &'a mut Canvas,
    colour: Rgb,
    index: u8,
    /// Opacity by level of coverage, of 255.
    alphas: [u8; COVERAGE_LEVELS as usize + 1],
    /// The last blend: index below, opacity, result. Neighbouring pixels mostly have the same colour.
    last: (u8, u8, u8),
}

impl Brush<'_> {
    fn new(canvas: &mut Canvas, colour: Rgb, alpha: u8) -> Brush<'_> {
        let index = canvas.palette.index_of(colour);
        let alphas =
            std::array::from_fn(|level| (level * usize::from(alpha) / usize::from(COVERAGE_LEVELS)) as u8);
        Brush { canvas, colour, index, alphas, last: (0, 0, 0) }
    }

    /// Blends into pixels of one row from `x` on, as far as they are in the picture.
    fn blend_span(&mut self, x: i32, y: i32, length: u32, level: u8) {
        let (width, height) = self.canvas.pixels.dimensions();
        let (from, to) = (x.clamp(0, width as i32), x.saturating_add_unsigned(length).clamp(0, width as i32));
        let Some(row) = u32::try_from(y).ok().filter(|row| *row < height) else { return };
        let start = row as usize * width as usize;
        let indices: &mut [u8] = &mut self.canvas.pixels;
        let indices = &mut indices[start + from as usize..start + to as usize];
        match self.alphas[usize::from(level)] {
            0 => {}
            255 => indices.fill(self.index),
            alpha => {
                for index in indices {
                    if (self.last.0, self.last.1) != (*index, alpha) {
                        let blended = self.canvas.palette.blend_over(*index, self.colour, alpha);
                        self.last = (*index, alpha, blended);
                    }
                    *index = self.last.2;
                }
            }
        }
    }
}

/// A small picture with transparent pixels, as spans of opaque ones.
#[derive(Debug, Default)]
pub(super) struct Sprite {
    spans: Vec<SpriteSpan>,
    pixels: Vec<u8>,
}

/// Opaque pixels of one row, relative to the origin.
#[derive(Debug)]
struct SpriteSpan {
    x: i32,
    y: i32,
    /// Range in [`Sprite::pixels`].
    pixels: std::ops::Range<usize>,
}

impl Sprite {
    /// The covered pixels of a canvas, with the origin at column and row `centre`.
    pub fn new(canvas: &Canvas, covered: &[bool], centre: i32) -> Sprite {
        let mut sprite = Sprite::default();
        let rows = canvas.rows().zip(covered.chunks(canvas.pixels.width() as usize));
        for (y, (row, covered)) in rows.enumerate() {
            let mut x = 0;
            while x < row.len() {
                let length = covered[x..].iter().take_while(|covered| **covered).count();
                if length > 0 {
                    let start = sprite.pixels.len();
                    sprite.pixels.extend_from_slice(&row[x..x + length]);
                    let pixels = start..sprite.pixels.len();
                    sprite.spans.push(SpriteSpan { x: x as i32 - centre, y: y as i32 - centre, pixels });
                }
                x += length + 1;
            }
        }
        sprite
    }

    /// Size in memory, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.pixels.len() + self.spans.len() * size_of::<SpriteSpan>()
    }
}
