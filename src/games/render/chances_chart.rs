//! The winning chances in a game, turn by turn: stacked bands, one per seat, as high as the seat's chance.
//!
//! A man on each band and a legend show whose it is, so that colours are not needed.

use super::canvas::Canvas;
use super::chart::{Chart, LegendEntry};
use super::path::Path;
use super::text::TextLine;
use super::{RenderOptions, png_encoder};
use crate::rules::{Scene, Seat};
use ab_glyph_rasterizer::{Point, point};

/// Font size of the axes, in widths.
const FONT_SIZE: f32 = 0.026;
/// Upper bound of the labelled turns.
const MAX_TICKS: usize = 8;

/// Draws the winning chances in the game that a scene shows, as a PNG file.
///
/// `chances` has one entry before each turn and one at the end, each with the chances of all seats, from 0 to 1. `marked`
/// are turns, by their numbers from 1; the positions after them are marked with 1, 2 and so on. `halves` are the labels of the
/// chances 0, a half and 1.
pub fn chances_chart(
    scene: &Scene,
    chances: &[Vec<f64>],
    marked: &[usize],
    halves: &[String; 3],
    options: &RenderOptions,
) -> Vec<u8> {
    let chart = Chart::new(options, scene.game, FONT_SIZE);
    png_encoder::encode(&ChancesChart { scene, chances, halves, chart }.draw(marked))
}

struct ChancesChart<'a> {
    scene: &'a Scene,
    chances: &'a [Vec<f64>],
    halves: &'a [String; 3],
    chart: Chart<'a>,
}

impl ChancesChart<'_> {
    fn draw(mut self, marked: &[usize]) -> Canvas {
        let seats = self.scene.places.seats();
        let colours = &self.chart.options.theme.colours;
        for seat in 0..seats {
            let band: Vec<Point> = self
                .lower_edge(seat)
                .into_iter()
                .chain(self.lower_edge(seat + 1).into_iter().rev())
                .collect();
            let band = Path::polygon(band.iter().map(|at| (at.x, at.y)));
            self.chart.canvas.fill(&band, colours.seat(self.side(seat)).fill);
        }
        let edges: Vec<Vec<Point>> = (1..seats).map(|seat| self.lower_edge(seat)).collect();
        for (width, colour) in [(0.008, colours.arrow_outline), (0.004, colours.accent)] {
            for segment in edges.iter().flat_map(|edge| edge.windows(2)) {
                self.chart.canvas.fill(&Path::line(segment, self.chart.width * width), colour);
            }
        }
        self.draw_axes();
        self.draw_marked(marked);
        for seat in 0..seats {
            self.draw_man_on_band(seat);
        }
        self.draw_legend();
        self.chart.canvas
    }

    /// The column of the position after this many turns.
    fn x(&self, turn: usize) -> f32 {
        let last = self.chances.len().saturating_sub(1).max(1);
        self.chart.x(turn as f64 / last as f64)
    }

    /// The lower edge of a seat's band: the sum of the chances of the seats before it, for each turn.
    fn lower_edge(&self, seat: Seat) -> Vec<Point> {
        let below = |chances: &Vec<f64>| chances.iter().take(seat).sum::<f64>().clamp(0.0, 1.0);
        self.chances
            .iter()
            .enumerate()
            .map(|(turn, chances)| point(self.x(turn), self.chart.y(below(chances))))
            .collect()
    }

    /// Whose men a seat plays: the first two seats may have swapped sides.
    fn side(&self, seat: Seat) -> Seat {
        if self.scene.swapped && seat < 2 { 1 - seat } else { seat }
    }

    /// Draws grid lines at quarters, labels at halves, and the numbers of turns.
    fn draw_axes(&mut self) {
        for quarter in 0..=4u8 {
            let y = self.chart.y(f64::from(quarter) / 4.0);
            let label = (quarter % 2 == 0).then(|| self.halves[usize::from(quarter) / 2].as_str());
            self.chart.draw_grid_line(y, if label.is_some() { 255 } else { 110 }, label);
        }
        let turns = self.chances.len().saturating_sub(1);
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
        let step = steps.into_iter().find(|step| turns / step <= MAX_TICKS).unwrap_or(5000);
        for turn in (0..=turns).step_by(step) {
            self.chart.draw_tick(self.x(turn), &turn.to_string());
        }
    }

    /// Draws a man of the seat where its band is highest, if it has room there.
    fn draw_man_on_band(&mut self, seat: Seat) {
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

    /// Draws a line at each marked turn, and its number above; numbers are moved apart where turns are close.
    fn draw_marked(&mut self, marked: &[usize]) {
        let colours = &self.chart.options.theme.colours;
        let (width, right, top) = (self.chart.width, self.chart.right, self.chart.top);
        let radius = width * 0.024;
        let (spacing, last) = (radius * 2.4, width - radius * 1.3);
        let mut next_free = 0.0_f32;
        for (index, turn) in marked.iter().enumerate() {
            let x = self.x(*turn).min(right);
            let remaining = (marked.len() - 1 - index) as f32;
            let at = point(x.max(next_free).min(last - remaining * spacing), top - radius * 1.3);
            next_free = at.x + spacing;
            let foot = point(x, self.chart.bottom);
            let canvas = &mut self.chart.canvas;
            for (share, colour) in [(0.008, colours.choice_text), (0.0045, colours.choice)] {
                canvas.fill(&Path::line(&[at, point(x, top), foot], width * share), colour);
            }
            canvas.fill(&Path::circle(at, radius * 1.12), colours.choice_text);
            canvas.fill(&Path::circle(at, radius), colours.choice);
            let label = TextLine::new(&(index + 1).to_string(), radius * 1.4);
            label.draw_centred(canvas, at.x, at.y, colours.choice_text);
        }
    }

    /// Draws the men and the names of all seats, from the lowest band up.
    fn draw_legend(&mut self) {
        let scene = self.scene;
        let sides: Vec<Seat> = (0..scene.places.seats()).map(|seat| self.side(seat)).collect();
        let name = |seat: Seat| scene.names.get(seat).map_or("", String::as_str);
        let entry =
            |(seat, side): (Seat, &Seat)| LegendEntry { game: scene.game, seat: *side, name: name(seat) };
        let entries: Vec<LegendEntry> = sides.iter().enumerate().map(entry).collect();
        self.chart.draw_legend(&entries);
    }
}
