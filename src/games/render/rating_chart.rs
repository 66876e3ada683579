//! A person's ratings over time: a line for each game, with a man of that game at its end.
//!
//! The man and a legend show which game a line belongs to, so that colours are not needed.

use super::canvas::Canvas;
use super::chart::{Chart, LegendEntry};
use super::path::Path;
use super::{RenderOptions, png_encoder};
use crate::i18n;
use crate::ratings::RatingHistory;
use crate::rules::{GameKind, Seat};
use crate::table::Timestamp;
use ab_glyph_rasterizer::{Point, point};

/// Font size of the axes, in widths.
const FONT_SIZE: f32 = 0.033;
/// Lower bound of the range of the rating axis, in rating points.
const MIN_SPAN: f64 = 100.0;
/// Upper bound of the intervals between grid lines.
const MAX_GRID_LINES: f64 = 5.0;
/// Rating points between two grid lines: the first that results in few enough intervals.
const GRID_STEPS: [f64; 7] = [25.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2500.0];
/// Ratings are clamped to at most this.
const MAX_RATING: f64 = 9999.0;
/// Opacity of grid lines, of 255: the lines of ratings cross them.
const GRID_ALPHA: u8 = 110;
/// Size of the man at the end of a line, in widths.
const MAN_SIZE: f32 = 0.05;

/// Draws ratings over time as a PNG file, a line for each track.
pub fn rating_chart(histories: &[RatingHistory], options: &RenderOptions) -> Vec<u8> {
    // The palette of the game with the most seats has the colours of all seats.
    let game = GameKind::ALL.into_iter().max_by_key(|game| *game.seats().end()).unwrap_or(GameKind::ALL[0]);
    png_encoder::encode(&RatingChart::new(histories, Chart::new(options, game, FONT_SIZE)).draw())
}

struct RatingChart<'a> {
    histories: &'a [RatingHistory],
    chart: Chart<'a>,
    /// The first and the last time.
    from: Timestamp,
    to: Timestamp,
    /// The range of the rating axis, and the interval between two grid lines, in rating points.
    low: f64,
    high: f64,
    interval: f64,
}

impl<'a> RatingChart<'a> {
    fn new(histories: &'a [RatingHistory], chart: Chart<'a>) -> RatingChart<'a> {
        let points = || histories.iter().flat_map(|track| &track.points);
        let times = || points().map(|(at, _)| *at);
        let values = || points().map(|(_, value)| drawable(*value));
        let (from, to) = (times().min().unwrap_or_default(), times().max().unwrap_or_default());
        let (least, most) = (values().reduce(f64::min), values().reduce(f64::max));
        let (least, most) = least.zip(most).unwrap_or((1500.0, 1500.0));
        let padding = ((MIN_SPAN - (most - least)) / 2.0).max(0.0);
        let (least, most) = (least - padding, most + padding);
        let fits = |interval: &f64| (most / interval).ceil() - (least / interval).floor() <= MAX_GRID_LINES;
        let interval = GRID_STEPS.into_iter().find(fits).unwrap_or(MAX_RATING);
        let (low, high) = ((least / interval).floor() * interval, (most / interval).ceil() * interval);
        RatingChart { histories, chart, from, to, low, high, interval }
    }

    fn draw(mut self) -> Canvas {
        self.draw_axes();
        let histories = self.histories;
        for track in histories {
            self.draw_track(track);
        }
        self.draw_ends();
        let entry =
            |track: &'a RatingHistory| LegendEntry { game: track.game, seat: seat(track), name: &track.name };
        self.chart.draw_legend(&histories.iter().map(entry).collect::<Vec<_>>());
        self.chart.canvas
    }

    /// The position of a rating at a time. If all ratings have the same time, they are in the middle.
    fn position(&self, (at, value): (Timestamp, f64)) -> Point {
        let since = |at: Timestamp| at.unix_millis() as f64 - self.from.unix_millis() as f64;
        let share = if self.to > self.from { since(at) / since(self.to) } else { 0.5 };
        point(self.chart.x(share), self.chart.y((drawable(value) - self.low) / (self.high - self.low)))
    }

    /// Draws grid lines with ratings, and labels the first, the middle and the last day.
    fn draw_axes(&mut self) {
        let intervals = ((self.high - self.low) / self.interval).round() as u32;
        for number in 0..=intervals {
            let value = self.low + self.interval * f64::from(number);
            let y = self.chart.y(f64::from(number) / f64::from(intervals));
            self.chart.draw_grid_line(y, GRID_ALPHA, Some(&format!("{value:.0}")));
        }
        let mut days: Vec<String> = Vec::new();
        let middle = self.from.unix_millis().midpoint(self.to.unix_millis());
        for at in [self.from, Timestamp::from_unix_millis(middle), self.to] {
            let day = i18n::date(at);
            if days.last() != Some(&day) {
                self.chart.draw_tick(self.position((at, 0.0)).x, &day);
                days.push(day);
            }
        }
    }

    /// Draws the line of a track.
    fn draw_track(&mut self, track: &RatingHistory) {
        let colours = &self.chart.options.theme.colours;
        let seat_colours = colours.seat(seat(track));
        let line = thinned(track.points.iter().map(|at| self.position(*at)));
        for (width, colour) in [(0.011, seat_colours.rim), (0.006, seat_colours.fill)] {
            for segment in line.windows(2) {
                self.chart.canvas.fill(&Path::line(segment, self.chart.width * width), colour);
            }
        }
    }

    /// Draws a man at the end of each line. Where lines end close together, the men are stacked.
    fn draw_ends(&mut self) {
        let size = self.chart.width * MAN_SIZE;
        let mut ends: Vec<(Point, &RatingHistory)> = self
            .histories
            .iter()
            .filter_map(|track| Some((self.position(*track.points.last()?), track)))
            .collect();
        ends.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
        let mut placed: Vec<Point> = Vec::new();
        for (end, track) in ends {
            let mut at = point(end.x.min(self.chart.right - size * 0.2), end.y);
            let near = |other: &&Point| (other.x - at.x).abs() < size * 1.4;
            let above = placed.iter().filter(near).map(|other| other.y + size * 1.4).fold(at.y, f32::max);
            at.y = above;
            placed.push(at);
            self.chart.draw_man(track.game, seat(track), at, size);
        }
    }
}

/// A rating clamped to what can be drawn; NaN becomes 0.
fn drawable(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, MAX_RATING) }
}

/// The seat whose colours the line of a game has: its index in the list of games.
fn seat(track: &RatingHistory) -> Seat {
    GameKind::ALL.iter().position(|game| *game == track.game).unwrap_or_default()
}

/// At most one point per column of pixels: the last of each.
fn thinned(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut thinned: Vec<Point> = Vec::new();
    for at in points {
        match thinned.last_mut() {
            Some(last) if last.x.floor() == at.x.floor() => *last = at,
            _ => thinned.push(at),
        }
    }
    thinned
}
