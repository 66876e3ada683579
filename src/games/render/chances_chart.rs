//! The chances in a game, turn by turn: a band for each seat, one on the other, as high as the seat's chance.
//!
//! Whose band it is the man on it says, as the legend below does: colours are not needed to tell them apart.

use super::canvas::Canvas;
use super::chart::{Chart, Entry};
use super::path::Path;
use super::text::Line;
use super::{RenderOptions, png_encoder};
use crate::rules::{Scene, Seat};
use ab_glyph::{Point, point};

/// The height of the letters at the scale, by the width.
const EM: f32 = 0.026;
/// So many turns have their number below the bands, at most.
const MOST_NUMBERS: usize = 8;

/// Draws the chances of each seat, from 0 to 1, before each turn and at the end of the game that a scene shows. Some turns
/// are marked, by how many turns had been played before: with 1, 2 and so on.
pub fn chances_chart(scene: &Scene, chances: &[Vec<f64>], marked: &[usize], look: &RenderOptions) -> Vec<u8> {
    let chart = Chart::new(look, scene.game, EM);
    png_encoder::png(&Plot { scene, chances, chart }.draw(marked))
}

struct Plot<'a> {
    scene: &'a Scene,
    chances: &'a [Vec<f64>],
    chart: Chart<'a>,
}

impl Plot<'_> {
    fn draw(mut self, marked: &[usize]) -> Canvas {
        let seats = self.scene.places.seats();
        let colours = &self.chart.look.theme.colours;
        for seat in 0..seats {
            let band: Vec<Point> =
                self.edge(seat).into_iter().chain(self.edge(seat + 1).into_iter().rev()).collect();
            let band = Path::polygon(band.iter().map(|at| (at.x, at.y)));
            self.chart.canvas.fill(&band, colours.seat(self.side(seat)).fill);
        }
        let edges: Vec<Vec<Point>> = (1..seats).map(|seat| self.edge(seat)).collect();
        for (width, ink) in [(0.008, colours.casing), (0.004, colours.accent)] {
            for piece in edges.iter().flat_map(|edge| edge.windows(2)) {
                self.chart.canvas.fill(&Path::line(piece, self.chart.width * width), ink);
            }
        }
        self.draw_scale();
        self.draw_marked(marked);
        for seat in 0..seats {
            self.draw_owner(seat);
        }
        self.draw_legend();
        self.chart.canvas
    }

    /// Where something after so many turns is.
    fn x(&self, turn: usize) -> f32 {
        let last = self.chances.len().saturating_sub(1).max(1);
        self.chart.x(turn as f64 / last as f64)
    }

    /// What the seats before this one have together, from the first turn on.
    fn edge(&self, seat: Seat) -> Vec<Point> {
        let below = |chances: &Vec<f64>| chances.iter().take(seat).sum::<f64>().clamp(0.0, 1.0);
        self.chances
            .iter()
            .enumerate()
            .map(|(turn, chances)| point(self.x(turn), self.chart.y(below(chances))))
            .collect()
    }

    /// Whose men a seat has: seats may have changed sides.
    fn side(&self, seat: Seat) -> Seat {
        if self.scene.swapped && seat < 2 { 1 - seat } else { seat }
    }

    /// Halves and quarters, and the numbers of turns.
    fn draw_scale(&mut self) {
        for quarter in 0..=4 {
            let y = self.chart.y(f64::from(quarter) / 4.0);
            let label = (quarter % 2 == 0).then(|| format!("{} %", quarter * 25));
            self.chart.draw_rule(y, if label.is_some() { 255 } else { 110 }, label.as_deref());
        }
        let turns = self.chances.len().saturating_sub(1);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| turns / step <= MOST_NUMBERS).unwrap_or(5000);
        for turn in (0..=turns).step_by(step) {
            self.chart.draw_tick(self.x(turn), &turn.to_string());
        }
    }

    /// A man of the seat where its band is high enough for it, and the highest.
    fn draw_owner(&mut self, seat: Seat) {
        let chart = &self.chart;
        let size = chart.width * 0.055;
        let chance = |turn: &usize| self.chances[*turn].get(seat).copied().unwrap_or(0.0);
        let inside = |turn: &usize| (chart.left + size..chart.right - size).contains(&self.x(*turn));
        let highest =
            (0..self.chances.len()).filter(inside).max_by(|one, other| chance(one).total_cmp(&chance(other)));
        let Some(turn) = highest else { return };
        let below: f64 = self.chances[turn].iter().take(seat).sum();
        let (low, high) = (chart.y(below), chart.y(below + chance(&turn)));
        if low - high > size * 1.2 {
            let at = point(self.x(turn), low.midpoint(high));
            self.chart.draw_man(self.scene.game, self.side(seat), at, size);
        }
    }

    /// A line at each turn that is marked, and its number above, beside the one before where two are near each other.
    fn draw_marked(&mut self, marked: &[usize]) {
        let colours = &self.chart.look.theme.colours;
        let (width, right, top) = (self.chart.width, self.chart.right, self.chart.top);
        let radius = width * 0.024;
        let (apart, last) = (radius * 2.4, width - radius * 1.3);
        let mut beyond = 0.0_f32;
        for (index, turn) in marked.iter().enumerate() {
            let x = self.x(*turn).min(right);
            let later = (marked.len() - 1 - index) as f32;
            let at = point(x.max(beyond).min(last - later * apart), top - radius * 1.3);
            beyond = at.x + apart;
            let foot = point(x, self.chart.bottom);
            let canvas = &mut self.chart.canvas;
            for (share, ink) in [(0.008, colours.choice_text), (0.0045, colours.choice)] {
                canvas.fill(&Path::line(&[at, point(x, top), foot], width * share), ink);
            }
            canvas.fill(&Path::circle(at, radius * 1.12), colours.choice_text);
            canvas.fill(&Path::circle(at, radius), colours.choice);
            let label = Line::new(&(index + 1).to_string(), radius * 1.4);
            label.draw_at(canvas, at.x, at.y, colours.choice_text);
        }
    }

    /// The men and the names of all, from the lowest band up.
    fn draw_legend(&mut self) {
        let scene = self.scene;
        let sides: Vec<Seat> = (0..scene.places.seats()).map(|seat| self.side(seat)).collect();
        let name = |seat: Seat| scene.names.get(seat).map_or("", String::as_str);
        let entry = |(seat, side): (Seat, &Seat)| Entry { game: scene.game, seat: *side, name: name(seat) };
        let entries: Vec<Entry> = sides.iter().enumerate().map(entry).collect();
        self.chart.draw_legend(&entries);
    }
}
