//! Pixels as palette numbers, and shapes drawn on them with soft edges.

use super::mask::{self, Mask, STEPS};
use super::palette::Palette;
use super::path::Path;
use super::theme::Rgb;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;
use std::sync::Arc;

/// A picture in the making: a grey picture whose greys are numbers of a palette.
#[derive(Clone)]
pub(super) struct Canvas {
    pub pixels: GrayImage,
    pub palette: Arc<Palette>,
}

impl Canvas {
    pub fn new(width: u32, height: u32, ground: Rgb, palette: Arc<Palette>) -> Canvas {
        let pixels = GrayImage::from_pixel(width, height, Luma([palette.number(ground)]));
        Canvas { pixels, palette }
    }

    /// The pixels row by row.
    pub fn rows(&self) -> std::slice::Chunks<'_, u8> {
        self.pixels.as_raw().chunks(self.pixels.width() as usize)
    }

    pub fn row(&self, y: usize) -> &[u8] {
        let width = self.pixels.width() as usize;
        &self.pixels.as_raw()[y * width..(y + 1) * width]
    }

    /// A rectangle on whole pixels.
    pub fn block(&mut self, rect: Rect, colour: Rgb) {
        let ink = Luma([self.palette.number(colour)]);
        draw_filled_rect_mut(&mut self.pixels, rect, ink);
    }

    /// The same with so many more rows of a colour below.
    pub fn extended(self, rows: u32, colour: Rgb) -> Canvas {
        let (width, height) = self.pixels.dimensions();
        let mut extended = Canvas::new(width, height + rows, colour, self.palette);
        let numbers: &mut [u8] = &mut extended.pixels;
        numbers[..self.pixels.len()].copy_from_slice(&self.pixels);
        extended
    }

    pub fn fill(&mut self, path: &Path, colour: Rgb) {
        self.tint(path, colour, 255);
    }

    /// Fills with a colour that lets what is below shine through, by `amount` of 255.
    pub fn tint(&mut self, path: &Path, colour: Rgb, amount: u8) {
        let (mask, left, top) = mask::of(path);
        self.lay(&mask, left, top, colour, amount);
    }

    /// Fills what a mask covers, which is counted from a corner.
    pub fn print(&mut self, mask: &Mask, left: i32, top: i32, colour: Rgb) {
        self.lay(mask, left, top, colour, 255);
    }

    fn lay(&mut self, mask: &Mask, left: i32, top: i32, colour: Rgb, amount: u8) {
        let mut brush = Brush::new(self, colour, amount);
        for run in &mask.runs {
            brush.lay(left + run.x, top + run.y, run.length, run.steps);
        }
    }

    /// Where it differs from another canvas of the same size.
    pub fn differs(&self, other: &Canvas) -> Vec<bool> {
        self.pixels.iter().zip(other.pixels.iter()).map(|(a, b)| a != b).collect()
    }

    /// Copies prepared pixels to where their centre is.
    pub fn stamp(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let (width, height) = (self.pixels.width() as usize, self.pixels.height() as usize);
        for run in &sprite.runs {
            let row = y + run.y;
            let start = x + run.x;
            let (Ok(row), Ok(start)) = (usize::try_from(row), usize::try_from(start)) else { continue };
            let pixels = &sprite.pixels[run.pixels.clone()];
            if row < height && start + pixels.len() <= width {
                let at = row * width + start;
                let numbers: &mut [u8] = &mut self.pixels;
                numbers[at..at + pixels.len()].copy_from_slice(pixels);
            }
        }
    }
}

/// A colour being laid on a canvas.
struct Brush<'a> {
    canvas: &'a mut Canvas,
    colour: Rgb,
    number: u8,
    /// What each step of coverage hides of what is below, of 255.
    amounts: [u8; STEPS as usize + 1],
    /// What was below, how much of it was hidden, and what came of it, the last time: areas are of one colour.
    last: (u8, u8, u8),
}

impl Brush<'_> {
    fn new(canvas: &mut Canvas, colour: Rgb, amount: u8) -> Brush<'_> {
        let number = canvas.palette.number(colour);
        let amounts = std::array::from_fn(|step| (step * usize::from(amount) / usize::from(STEPS)) as u8);
        Brush { canvas, colour, number, amounts, last: (0, 0, 0) }
    }

    /// Colours pixels of one row from `x` on by so many steps.
    fn lay(&mut self, x: i32, y: i32, length: u32, steps: u8) {
        let (width, height) = self.canvas.pixels.dimensions();
        let (from, to) = (x.clamp(0, width as i32), x.saturating_add_unsigned(length).clamp(0, width as i32));
        let Some(row) = u32::try_from(y).ok().filter(|row| *row < height) else { return };
        let start = row as usize * width as usize;
        let numbers: &mut [u8] = &mut self.canvas.pixels;
        let numbers = &mut numbers[start + from as usize..start + to as usize];
        match self.amounts[usize::from(steps)] {
            0 => {}
            255 => numbers.fill(self.number),
            amount => {
                for number in numbers {
                    if (self.last.0, self.last.1) != (*number, amount) {
                        let over = self.canvas.palette.over(*number, self.colour, amount);
                        self.last = (*number, amount, over);
                    }
                    *number = self.last.2;
                }
            }
        }
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
        let rows = canvas.rows().zip(covered.chunks(canvas.pixels.width() as usize));
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
