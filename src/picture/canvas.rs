//! Pixels as palette numbers, and shapes drawn on them with soft edges.

use super::palette::Palette;
use super::path::Path;
use super::theme::Rgb;
use ab_glyph_rasterizer::{Rasterizer, point};
use std::sync::Arc;

/// A picture in the making.
#[derive(Clone)]
pub(super) struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
    pub palette: Arc<Palette>,
}

impl Canvas {
    pub fn new(width: usize, height: usize, ground: Rgb, palette: Arc<Palette>) -> Canvas {
        let pixels = vec![palette.number(ground); width * height];
        Canvas { width, height, pixels, palette }
    }

    pub fn fill(&mut self, path: &Path, colour: Rgb) {
        self.tint(path, colour, 255);
    }

    /// Fills with a colour that lets what is below shine through, by `amount` of 255.
    pub fn tint(&mut self, path: &Path, colour: Rgb, amount: u8) {
        let points = || path.polygons.iter().flatten();
        let left = points().map(|p| p.x).fold(f32::INFINITY, f32::min).floor();
        let right = points().map(|p| p.x).fold(f32::NEG_INFINITY, f32::max).ceil();
        let top = points().map(|p| p.y).fold(f32::INFINITY, f32::min).floor();
        let bottom = points().map(|p| p.y).fold(f32::NEG_INFINITY, f32::max).ceil();
        if !(right > left && bottom > top) {
            return;
        }
        let mut shape = Rasterizer::new((right - left) as usize + 1, (bottom - top) as usize + 1);
        for polygon in &path.polygons {
            let next = polygon.iter().cycle().skip(1);
            for (a, b) in polygon.iter().zip(next) {
                shape.draw_line(point(a.x - left, a.y - top), point(b.x - left, b.y - top));
            }
        }
        let mut brush = Brush::new(self, colour, amount);
        shape.for_each_pixel_2d(|x, y, coverage| {
            brush.dab(left as i32 + x as i32, top as i32 + y as i32, coverage)
        });
    }

    /// Begins to paint with a colour, pixel by pixel.
    pub fn brush(&mut self, colour: Rgb) -> Brush<'_> {
        Brush::new(self, colour, 255)
    }

    /// Where it differs from another canvas of the same size.
    pub fn differs(&self, other: &Canvas) -> Vec<bool> {
        self.pixels.iter().zip(&other.pixels).map(|(a, b)| a != b).collect()
    }

    /// Copies prepared pixels to where their centre is.
    pub fn stamp(&mut self, sprite: &Sprite, x: i32, y: i32) {
        for run in &sprite.runs {
            let row = y + run.y;
            let start = x + run.x;
            let (Ok(row), Ok(start)) = (usize::try_from(row), usize::try_from(start)) else { continue };
            let pixels = &sprite.pixels[run.pixels.clone()];
            if row < self.height && start + pixels.len() <= self.width {
                let at = row * self.width + start;
                self.pixels[at..at + pixels.len()].copy_from_slice(pixels);
            }
        }
    }
}

/// A colour being laid on a canvas.
pub(super) struct Brush<'a> {
    canvas: &'a mut Canvas,
    colour: Rgb,
    number: u8,
    amount: f32,
}

impl Brush<'_> {
    fn new(canvas: &mut Canvas, colour: Rgb, amount: u8) -> Brush<'_> {
        let number = canvas.palette.number(colour);
        Brush { canvas, colour, number, amount: f32::from(amount) }
    }

    /// Colours a pixel by so much of 1; outside the canvas nothing happens.
    pub fn dab(&mut self, x: i32, y: i32, coverage: f32) {
        let cover = (coverage.min(1.0) * self.amount + 0.5) as u8;
        if cover == 0 {
            return;
        }
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x >= self.canvas.width || y >= self.canvas.height {
            return;
        }
        let pixel = &mut self.canvas.pixels[y * self.canvas.width + x];
        *pixel = match cover {
            255 => self.number,
            _ => self.canvas.palette.over(*pixel, self.colour, cover),
        };
    }
}

/// A small picture that changes only the pixels it covers.
#[derive(Debug, Default)]
pub(super) struct Sprite {
    runs: Vec<Run>,
    pixels: Vec<u8>,
}

#[derive(Debug)]
struct Run {
    x: i32,
    y: i32,
    pixels: std::ops::Range<usize>,
}

impl Sprite {
    /// The pixels of a canvas that are covered; positions are taken from `centre`.
    pub fn of(canvas: &Canvas, covered: &[bool], centre: i32) -> Sprite {
        let mut sprite = Sprite::default();
        let rows = canvas.pixels.chunks(canvas.width).zip(covered.chunks(canvas.width));
        for (y, (row, covered)) in rows.enumerate() {
            let mut x = 0;
            while x < row.len() {
                let length = covered[x..].iter().take_while(|covered| **covered).count();
                if length > 0 {
                    let start = sprite.pixels.len();
                    sprite.pixels.extend_from_slice(&row[x..x + length]);
                    let pixels = start..sprite.pixels.len();
                    sprite.runs.push(Run { x: x as i32 - centre, y: y as i32 - centre, pixels });
                }
                x += length + 1;
            }
        }
        sprite
    }

    /// Bytes in memory.
    pub fn weight(&self) -> usize {
        self.pixels.len() + self.runs.len() * size_of::<Run>()
    }
}
