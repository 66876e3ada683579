//! The chances in a game, turn by turn: a band for each seat, one on the other, as high as the seat's chance.
//!
//! Whose band it is the man on it says, as the legend below does: colours are not needed to tell them apart.

use super::canvas::Canvas;
use super::design::{self, Inks};
use super::men::Figure;
use super::palette::Palette;
use super::path::Path;
use super::text::Line;
use super::{Look, encode};
use crate::rules::{Scene, Seat};
use crate::words;
use ab_glyph::{Point, point};

/// The height of the picture, by its width.
const HEIGHT: f32 = 0.6;
/// What is around the bands, by the width: beside, above and below them.
const BESIDE: f32 = 0.09;
const RIGHT: f32 = 0.04;
const ABOVE: f32 = 0.07;
const BELOW: f32 = 0.15;
/// So many turns have their number below the bands, at most.
const MOST_NUMBERS: usize = 8;

/// Draws the chances of each seat, from 0 to 1, before each turn and at the end of the game that a scene shows. Some turns
/// are marked, by how many turns had been played before: with 1, 2 and so on.
pub fn graph(scene: &Scene, chances: &[Vec<f64>], marked: &[usize], look: &Look) -> Vec<u8> {
    encode::png(&Plot::new(scene, chances, look).draw(marked))
}

struct Plot<'a> {
    scene: &'a Scene,
    chances: &'a [Vec<f64>],
    look: &'a Look,
    canvas: Canvas,
    width: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl<'a> Plot<'a> {
    fn new(scene: &'a Scene, chances: &'a [Vec<f64>], look: &'a Look) -> Plot<'a> {
        let width = look.width() as f32;
        let height = (width * HEIGHT).round();
        let palette = Palette::of(look.theme, scene.game);
        let canvas = Canvas::new(width as u32, height as u32, look.theme.colours.page, palette);
        let (left, right) = ((width * BESIDE).round(), (width * (1.0 - RIGHT)).round());
        let (top, bottom) = ((width * ABOVE).round(), (height - width * BELOW).round());
        Plot { scene, chances, look, canvas, width, left, right, top, bottom }
    }

    fn draw(mut self, marked: &[usize]) -> Canvas {
        let seats = self.scene.places.seats();
        let colours = &self.look.theme.colours;
        for seat in 0..seats {
            let band: Vec<Point> =
                self.edge(seat).into_iter().chain(self.edge(seat + 1).into_iter().rev()).collect();
            let band = Path::polygon(band.iter().map(|at| (at.x, at.y)));
            self.canvas.fill(&band, colours.seat(self.side(seat)).fill);
        }
        let edges: Vec<Vec<Point>> = (1..seats).map(|seat| self.edge(seat)).collect();
        for (width, ink) in [(0.008, colours.casing), (0.004, colours.accent)] {
            for piece in edges.iter().flat_map(|edge| edge.windows(2)) {
                self.canvas.fill(&Path::line(piece, self.width * width), ink);
            }
        }
        self.draw_scale();
        self.draw_marked(marked);
        for seat in 0..seats {
            self.draw_owner(seat);
        }
        self.draw_legend();
        self.canvas
    }

    /// Where something after so many turns is.
    fn x(&self, turn: usize) -> f32 {
        let last = self.chances.len().saturating_sub(1).max(1);
        self.left + (self.right - self.left) * turn as f32 / last as f32
    }

    /// How high something is that has so much below it.
    fn y(&self, share: f64) -> f32 {
        self.bottom - (self.bottom - self.top) * share as f32
    }

    /// What the seats before this one have together, from the first turn on.
    fn edge(&self, seat: Seat) -> Vec<Point> {
        let below = |chances: &Vec<f64>| chances.iter().take(seat).sum::<f64>().clamp(0.0, 1.0);
        self.chances
            .iter()
            .enumerate()
            .map(|(turn, chances)| point(self.x(turn), self.y(below(chances))))
            .collect()
    }

    /// Whose men a seat has: seats may have changed sides.
    fn side(&self, seat: Seat) -> Seat {
        if self.scene.swapped && seat < 2 { 1 - seat } else { seat }
    }

    /// Halves and quarters, and the numbers of turns.
    fn draw_scale(&mut self) {
        let colours = &self.look.theme.colours;
        let (em, thin) = (self.width * 0.026, (self.width * 0.0022).max(1.0));
        for quarter in 0..=4 {
            let y = self.y(f64::from(quarter) / 4.0);
            let line = Path::line(&[point(self.left, y), point(self.right, y)], thin);
            self.canvas.tint(&line, colours.faint, if quarter % 2 == 0 { 255 } else { 110 });
            if quarter % 2 == 0 {
                let label = Line::new(&format!("{} %", quarter * 25), em);
                let x = self.left - label.width - em * 0.5;
                label.draw(&mut self.canvas, x, y, colours.text);
            }
        }
        let turns = self.chances.len().saturating_sub(1);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| turns / step <= MOST_NUMBERS).unwrap_or(5000);
        for turn in (0..=turns).step_by(step) {
            let x = self.x(turn);
            let tick = Path::line(&[point(x, self.bottom), point(x, self.bottom + em * 0.35)], thin);
            self.canvas.fill(&tick, colours.faint);
            Line::new(&turn.to_string(), em).draw_at(&mut self.canvas, x, self.bottom + em, colours.text);
        }
    }

    /// A man of the seat where its band is high enough for it, and the highest.
    fn draw_owner(&mut self, seat: Seat) {
        let size = self.width * 0.055;
        let chance = |turn: &usize| self.chances[*turn].get(seat).copied().unwrap_or(0.0);
        let inside = |turn: &usize| (self.left + size..self.right - size).contains(&self.x(*turn));
        let highest =
            (0..self.chances.len()).filter(inside).max_by(|one, other| chance(one).total_cmp(&chance(other)));
        let Some(turn) = highest else { return };
        let below: f64 = self.chances[turn].iter().take(seat).sum();
        let (low, high) = (self.y(below), self.y(below + chance(&turn)));
        if low - high > size * 1.2 {
            self.draw_man(seat, point(self.x(turn), low.midpoint(high)), size);
        }
    }

    fn draw_man(&mut self, seat: Seat, at: Point, size: f32) {
        let (theme, game, seat) = (self.look.theme, self.scene.game, self.side(seat));
        let man = Figure { kind: game.kinds()[0], seat, upright: true };
        let inks = Inks { seat: theme.colours.seat(seat), board: theme.colours.board(game) };
        // On a plate of its own, whatever the ground is.
        self.canvas.fill(&Path::circle(at, size * 0.66), theme.colours.strip);
        design::of(game).draw_token(&mut self.canvas, man, at, size, inks);
    }

    /// A line at each turn that is marked, and its number above, beside the one before where two are near each other.
    fn draw_marked(&mut self, marked: &[usize]) {
        let colours = &self.look.theme.colours;
        let radius = self.width * 0.024;
        let (apart, last) = (radius * 2.4, self.width - radius * 1.3);
        let mut beyond = 0.0_f32;
        for (index, turn) in marked.iter().enumerate() {
            let x = self.x(*turn).min(self.right);
            let later = (marked.len() - 1 - index) as f32;
            let at = point(x.max(beyond).min(last - later * apart), self.top - radius * 1.3);
            beyond = at.x + apart;
            for (width, ink) in [(0.008, colours.choice_text), (0.0045, colours.choice)] {
                let line = Path::line(&[at, point(x, self.top), point(x, self.bottom)], self.width * width);
                self.canvas.fill(&line, ink);
            }
            self.canvas.fill(&Path::circle(at, radius * 1.12), colours.choice_text);
            self.canvas.fill(&Path::circle(at, radius), colours.choice);
            let label = Line::new(&(index + 1).to_string(), radius * 1.4);
            label.draw_at(&mut self.canvas, at.x, at.y, colours.choice_text);
        }
    }

    /// The men and the names of all, from the lowest band up.
    fn draw_legend(&mut self) {
        let seats = self.scene.places.seats();
        let colours = &self.look.theme.colours;
        let (size, height) = (self.width * 0.05, self.canvas.pixels.height() as f32);
        let part = (self.right - self.left) / seats.max(1) as f32;
        for seat in 0..seats {
            let (x, y) = (self.left + part * seat as f32, height - self.width * 0.05);
            self.draw_man(seat, point(x + size * 0.66, y), size);
            let name = self.scene.names.get(seat).map(|raw| words::name(raw)).unwrap_or_default();
            let line = Line::fitted(&name, size * 0.62, part - size * 2.0);
            line.draw(&mut self.canvas, x + size * 1.6, y, colours.text);
        }
    }
}
