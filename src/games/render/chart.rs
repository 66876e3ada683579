//! The parts that all charts have: a frame with axes, men on discs, and a legend of men with names.

use super::RenderOptions;
use super::canvas::Canvas;
use super::man::{ManAppearance, ManColours};
use super::palette::Palette;
use super::path::Path;
use super::renderers;
use super::text::TextLine;
use crate::names;
use crate::rules::{GameKind, Seat};
use ab_glyph_rasterizer::{Point, point};

/// Height of the picture, in widths.
const HEIGHT: f32 = 0.6;
/// Margins around the frame, in widths.
const MARGIN_LEFT: f32 = 0.105;
const MARGIN_RIGHT: f32 = 0.04;
const MARGIN_TOP: f32 = 0.07;
const MARGIN_BOTTOM: f32 = 0.15;
/// Size of the men in the legend, and their distance from the lower edge, in widths.
const LEGEND_MAN_SIZE: f32 = 0.05;

/// A chart being drawn. The sides of its frame are in pixels.
pub(super) struct Chart<'a> {
    pub options: &'a RenderOptions,
    pub canvas: Canvas,
    pub width: f32,
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
    /// Font size of the labels on the axes, in pixels.
    pub font_size: f32,
}

/// A line of the legend: a man of a seat in a game, and a name.
pub(super) struct LegendEntry<'a> {
    pub game: GameKind,
    pub seat: Seat,
    pub name: &'a str,
}

impl<'a> Chart<'a> {
    /// An empty chart with the palette of a game; `font_size` is in widths.
    pub fn new(options: &'a RenderOptions, game: GameKind, font_size: f32) -> Chart<'a> {
        let width = options.clamped_width() as f32;
        let height = (width * HEIGHT).round();
        let palette = Palette::of(options.theme, game);
        let canvas = Canvas::new(width as u32, height as u32, options.theme.colours.page, palette);
        let (left, right) = ((width * MARGIN_LEFT).round(), (width * (1.0 - MARGIN_RIGHT)).round());
        let (top, bottom) = ((width * MARGIN_TOP).round(), (height - width * MARGIN_BOTTOM).round());
        Chart { options, canvas, width, left, right, top, bottom, font_size: width * font_size }
    }

    /// The column of a value from 0 (left side) to 1 (right side).
    pub fn x(&self, value: f64) -> f32 {
        self.left + (self.right - self.left) * value as f32
    }

    /// The row of a value from 0 (bottom) to 1 (top).
    pub fn y(&self, value: f64) -> f32 {
        self.bottom - (self.bottom - self.top) * value as f32
    }

    /// Draws a horizontal grid line of this opacity, of 255, with its label on the left.
    pub fn draw_grid_line(&mut self, y: f32, alpha: u8, label: Option<&str>) {
        let colours = &self.options.theme.colours;
        let line = Path::line(&[point(self.left, y), point(self.right, y)], self.line_width());
        self.canvas.fill_with_alpha(&line, colours.muted_text, alpha);
        if let Some(label) = label {
            let label = TextLine::new(label, self.font_size);
            let x = self.left - label.width - self.font_size * 0.5;
            label.draw(&mut self.canvas, x, y, colours.text);
        }
    }

    /// Draws a tick below the frame with its label, which is moved inwards to stay in the picture.
    pub fn draw_tick(&mut self, x: f32, label: &str) {
        let colours = &self.options.theme.colours;
        let tick = Path::line(
            &[point(x, self.bottom), point(x, self.bottom + self.font_size * 0.35)],
            self.line_width(),
        );
        self.canvas.fill(&tick, colours.muted_text);
        let label = TextLine::new(label, self.font_size);
        let edge = self.font_size * 0.4;
        let left = (x - label.width / 2.0).min(self.width - label.width - edge).max(edge);
        label.draw(&mut self.canvas, left, self.bottom + self.font_size, colours.text);
    }

    /// Width of grid lines, in pixels.
    fn line_width(&self) -> f32 {
        (self.width * 0.0022).max(1.0)
    }

    /// Draws a man on a disc that sets it off from any background.
    pub fn draw_man(&mut self, game: GameKind, seat: Seat, at: Point, size: f32) {
        let theme = self.options.theme;
        let man = ManAppearance { kind: game.kinds()[0], seat, is_upright: true };
        let man_colours = ManColours { seat: theme.colours.seat(seat), board: theme.colours.board(game) };
        self.canvas.fill(&Path::circle(at, size * 0.66), theme.colours.panel);
        renderers::of(game).draw_seat_icon(&mut self.canvas, man, at, size, man_colours);
    }

    /// Draws the legend: entries side by side.
    pub fn draw_legend(&mut self, entries: &[LegendEntry]) {
        let colours = &self.options.theme.colours;
        let (size, height) = (self.width * LEGEND_MAN_SIZE, self.canvas.pixels.height() as f32);
        let entry_width = (self.right - self.left) / entries.len().max(1) as f32;
        for (index, entry) in entries.iter().enumerate() {
            let (x, y) = (self.left + entry_width * index as f32, height - size);
            self.draw_man(entry.game, entry.seat, point(x + size * 0.66, y), size);
            let line = TextLine::fitted(
                &names::shown(entry.name).unwrap_or_default(),
                size * 0.62,
                entry_width - size * 2.0,
            );
            line.draw(&mut self.canvas, x + size * 1.6, y, colours.text);
        }
    }
}
