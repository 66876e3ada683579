//! What graphs have in common: a frame with a scale, men on plates of their own, and a legend of men with names.

use super::RenderOptions;
use super::canvas::Canvas;
use super::game_renderer::{self, Inks};
use super::man::Figure;
use super::palette::Palette;
use super::path::Path;
use super::text::Line;
use crate::i18n;
use crate::rules::{GameKind, Seat};
use ab_glyph::{Point, point};

/// The height of the picture, by its width.
const HEIGHT: f32 = 0.6;
/// What is around the frame, by the width: beside, above and below it.
const BESIDE: f32 = 0.105;
const RIGHT: f32 = 0.04;
const ABOVE: f32 = 0.07;
const BELOW: f32 = 0.15;
/// The size of the men in the legend, and where they are above the lower edge, by the width.
const MAN: f32 = 0.05;

/// A graph in the making: the frame lies between its four sides, in pixels.
pub(super) struct Chart<'a> {
    pub look: &'a RenderOptions,
    pub canvas: Canvas,
    pub width: f32,
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
    /// The height of the letters at the scale.
    pub em: f32,
}

/// Somebody or something in the legend: the man of a seat in a game, and a name.
pub(super) struct Entry<'a> {
    pub game: GameKind,
    pub seat: Seat,
    pub name: &'a str,
}

impl<'a> Chart<'a> {
    /// An empty graph about this game, with letters of this size by the width.
    pub fn new(look: &'a RenderOptions, game: GameKind, em: f32) -> Chart<'a> {
        let width = look.clamped_width() as f32;
        let height = (width * HEIGHT).round();
        let palette = Palette::of(look.theme, game);
        let canvas = Canvas::new(width as u32, height as u32, look.theme.colours.page, palette);
        let (left, right) = ((width * BESIDE).round(), (width * (1.0 - RIGHT)).round());
        let (top, bottom) = ((width * ABOVE).round(), (height - width * BELOW).round());
        Chart { look, canvas, width, left, right, top, bottom, em: width * em }
    }

    /// Where something is that has so much of the width before it, from 0 to 1.
    pub fn x(&self, share: f64) -> f32 {
        self.left + (self.right - self.left) * share as f32
    }

    /// How high something is that has so much of the height below it, from 0 to 1.
    pub fn y(&self, share: f64) -> f32 {
        self.bottom - (self.bottom - self.top) * share as f32
    }

    /// A line of the scale across the frame, so strong of 255, and what is written before it.
    pub fn draw_rule(&mut self, y: f32, strength: u8, label: Option<&str>) {
        let colours = &self.look.theme.colours;
        let line = Path::line(&[point(self.left, y), point(self.right, y)], self.thin());
        self.canvas.tint(&line, colours.faint, strength);
        if let Some(label) = label {
            let label = Line::new(label, self.em);
            let x = self.left - label.width - self.em * 0.5;
            label.draw(&mut self.canvas, x, y, colours.text);
        }
    }

    /// A mark of the scale below the frame, with what is written there, as far as there is room for it.
    pub fn draw_tick(&mut self, x: f32, label: &str) {
        let colours = &self.look.theme.colours;
        let tick = Path::line(&[point(x, self.bottom), point(x, self.bottom + self.em * 0.35)], self.thin());
        self.canvas.fill(&tick, colours.faint);
        let label = Line::new(label, self.em);
        let edge = self.em * 0.4;
        let left = (x - label.width / 2.0).min(self.width - label.width - edge).max(edge);
        label.draw(&mut self.canvas, left, self.bottom + self.em, colours.text);
    }

    fn thin(&self) -> f32 {
        (self.width * 0.0022).max(1.0)
    }

    /// A man on a plate of its own, whatever the ground is.
    pub fn draw_man(&mut self, game: GameKind, seat: Seat, at: Point, size: f32) {
        let theme = self.look.theme;
        let man = Figure { kind: game.kinds()[0], seat, upright: true };
        let inks = Inks { seat: theme.colours.seat(seat), board: theme.colours.board(game) };
        self.canvas.fill(&Path::circle(at, size * 0.66), theme.colours.strip);
        game_renderer::of(game).draw_token(&mut self.canvas, man, at, size, inks);
    }

    /// The men and the names of all, side by side.
    pub fn draw_legend(&mut self, entries: &[Entry]) {
        let colours = &self.look.theme.colours;
        let (size, height) = (self.width * MAN, self.canvas.pixels.height() as f32);
        let part = (self.right - self.left) / entries.len().max(1) as f32;
        for (index, entry) in entries.iter().enumerate() {
            let (x, y) = (self.left + part * index as f32, height - size);
            self.draw_man(entry.game, entry.seat, point(x + size * 0.66, y), size);
            let line = Line::fitted(&i18n::name(entry.name), size * 0.62, part - size * 2.0);
            line.draw(&mut self.canvas, x + size * 1.6, y, colours.text);
        }
    }
}
