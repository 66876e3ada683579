//! A table of texts: a heading for each column, and a row for each player.

use super::super::RenderOptions;
use super::super::canvas::Canvas;
use super::super::path::Path;
use super::super::text::TextLine;
use super::super::theme::{Colours, Rgb};
use ab_glyph_rasterizer::point;

/// Sizes, in widths of the picture.
const MARGIN: f32 = 0.02;
const HEADING_HEIGHT: f32 = 0.056;
const ROW_HEIGHT: f32 = 0.062;
/// The height of a row in which results are stacked.
const HIGH_ROW_HEIGHT: f32 = 0.078;
const HEADING_FONT_SIZE: f32 = 0.028;
const FONT_SIZE: f32 = 0.036;
/// Of numbers between columns that are narrow.
const RESULT_FONT_SIZE: f32 = 0.03;
const PLACE_RADIUS: f32 = 0.024;

/// A column: its heading, and its width in widths of the picture without margins.
pub(super) struct Column {
    heading: String,
    width: f32,
}

impl Column {
    pub fn new(heading: String, width: f32) -> Column {
        Column { heading, width }
    }
}

/// The content of one field of a row.
pub(super) enum Cell {
    /// The place, if there is one; the first one is on a disc.
    Place(Option<usize>),
    /// The name of the player, on the left of its column.
    Name(String),
    /// The figure that decides the order of the rows.
    Main(String),
    Text(String),
    /// Results below each other.
    Results(Vec<String>),
    /// Where a player meets themselves in a crosstable.
    Own,
}

pub(super) struct Grid {
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Cell>>,
}

impl Grid {
    pub fn draw(&self, options: &RenderOptions, canvas: impl FnOnce(u32, u32) -> Canvas) -> Canvas {
        let width = options.clamped_width() as f32;
        let is_stacked = |cell: &Cell| matches!(cell, Cell::Results(results) if results.len() > 1);
        let is_high = self.rows.iter().flatten().any(is_stacked);
        let row_height = (width * if is_high { HIGH_ROW_HEIGHT } else { ROW_HEIGHT }).round();
        let (margin, heading_height) = (width * MARGIN, (width * HEADING_HEIGHT).round());
        let height = heading_height + row_height * self.rows.len() as f32 + margin;
        let mut drawing = Drawing {
            canvas: canvas(width as u32, height as u32),
            colours: &options.theme.colours,
            width,
            row_height,
        };
        drawing.headings(self, heading_height / 2.0);
        let mut top = heading_height;
        for (row, index) in self.rows.iter().zip(0..) {
            drawing.row(self, row, top, index % 2 == 0);
            top += row_height;
        }
        drawing.canvas
    }

    /// The columns with their left side and width, in pixels.
    fn spans(&self, width: f32) -> impl Iterator<Item = (&Column, f32, f32)> {
        let (mut left, inner) = (width * MARGIN, width * (1.0 - 2.0 * MARGIN));
        self.columns.iter().map(move |column| {
            let start = left;
            left += column.width * inner;
            (column, start, column.width * inner)
        })
    }
}

struct Drawing<'a> {
    canvas: Canvas,
    colours: &'a Colours,
    /// In pixels.
    width: f32,
    row_height: f32,
}

impl Drawing<'_> {
    fn headings(&mut self, grid: &Grid, y: f32) {
        for (index, (column, left, width)) in grid.spans(self.width).enumerate() {
            let line = TextLine::fitted(&column.heading, self.width * HEADING_FONT_SIZE, width * 0.85);
            let x = if index == 1 { left } else { left + (width - line.width) / 2.0 };
            line.draw(&mut self.canvas, x, y, self.colours.text);
        }
    }

    fn row(&mut self, grid: &Grid, row: &[Cell], top: f32, is_shaded: bool) {
        if is_shaded {
            let margin = self.width * MARGIN * 0.5;
            let band = Path::rect(margin, top, self.width - 2.0 * margin, self.row_height);
            self.canvas.fill(&band, self.colours.panel);
        }
        let middle = top + self.row_height / 2.0;
        for (cell, (_, left, width)) in row.iter().zip(grid.spans(self.width)) {
            self.cell(cell, left, width, middle);
        }
    }

    fn cell(&mut self, cell: &Cell, left: f32, width: f32, y: f32) {
        let (centre, text) = (left + width / 2.0, self.colours.text);
        match cell {
            Cell::Place(None) => {}
            Cell::Place(Some(1)) => {
                let disc = Path::circle(point(centre, y), self.width * PLACE_RADIUS);
                self.canvas.fill(&disc, self.colours.accent);
                self.centred("1", FONT_SIZE, width, (centre, y), self.colours.accent_text);
            }
            Cell::Place(Some(place)) => self.centred(&place.to_string(), FONT_SIZE, width, (centre, y), text),
            Cell::Name(name) => {
                let line = TextLine::truncated(name, self.width * FONT_SIZE, width * 0.97);
                line.draw(&mut self.canvas, left, y, text);
            }
            Cell::Main(value) => {
                let (half_width, half_height) = (width * 0.4, self.row_height * 0.38);
                let sides = (centre - half_width, y - half_height, half_width * 2.0, half_height * 2.0);
                let field = Path::rect(sides.0, sides.1, sides.2, sides.3).rounded(self.width * 0.01);
                self.canvas.fill(&field, self.colours.active_panel);
                self.centred(value, FONT_SIZE, width, (centre, y), text);
            }
            Cell::Text(value) => self.centred(value, FONT_SIZE, width, (centre, y), text),
            Cell::Results(results) => {
                let height = self.row_height * 0.44;
                let first = y - height * (results.len() as f32 - 1.0) / 2.0;
                for (result, index) in results.iter().zip(0_u8..) {
                    let y = first + height * f32::from(index);
                    self.centred(result, RESULT_FONT_SIZE, width, (centre, y), text);
                }
            }
            Cell::Own => {
                let side = (width * 0.8).min(self.row_height * 0.8);
                let field = Path::rect(centre - side / 2.0, y - side / 2.0, side, side);
                self.canvas.fill_with_alpha(&field, self.colours.muted_text, 120);
            }
        }
    }

    /// Draws a text of this size, in widths of the picture, in the middle of a column.
    fn centred(&mut self, text: &str, font_size: f32, width: f32, (x, y): (f32, f32), colour: Rgb) {
        let line = TextLine::fitted(text, self.width * font_size, width * 0.96);
        line.draw_centred(&mut self.canvas, x, y, colour);
    }
}
