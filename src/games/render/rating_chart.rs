//! How somebody's ratings have changed over time: a line for each game, with a man of that game where it ends.
//!
//! Whose line it is the man on it says, as the legend below does: colours are not needed to tell them apart.

use super::canvas::Canvas;
use super::chart::{Chart, Entry};
use super::path::Path;
use super::{RenderOptions, png_encoder};
use crate::i18n;
use crate::ratings::Track;
use crate::rules::{GameKind, Seat};
use ab_glyph::{Point, point};

/// The height of the letters at the scale, by the width.
const EM: f32 = 0.033;
/// The scale spans so many points at least, in no more than so many steps.
const LEAST_SPAN: f64 = 100.0;
const MOST_STEPS: f64 = 5.0;
const STEPS: [f64; 7] = [25.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2500.0];
/// No rating is greater.
const MOST: f64 = 9999.0;
/// How strong the lines of the scale are, of 255: the ratings cross them.
const FAINT: u8 = 110;
/// The size of a man at the end of a line, by the width.
const MAN: f32 = 0.05;

/// Draws ratings over time, a line for each track.
pub fn rating_chart(tracks: &[Track], look: &RenderOptions) -> Vec<u8> {
    // The game of most seats has the colours of all.
    let game = GameKind::ALL.into_iter().max_by_key(|game| *game.seats().end()).unwrap_or(GameKind::ALL[0]);
    png_encoder::png(&Plot::new(tracks, Chart::new(look, game, EM)).draw())
}

struct Plot<'a> {
    tracks: &'a [Track],
    chart: Chart<'a>,
    /// The first and the last time, in Unix milliseconds.
    from: i64,
    to: i64,
    /// The least and the greatest rating of the scale, and what is between two of its lines.
    low: f64,
    high: f64,
    step: f64,
}

impl<'a> Plot<'a> {
    fn new(tracks: &'a [Track], chart: Chart<'a>) -> Plot<'a> {
        let points = || tracks.iter().flat_map(|track| &track.points);
        let times = || points().map(|(at, _)| *at);
        let values = || points().map(|(_, value)| bounded(*value));
        let (from, to) = (times().min().unwrap_or(0), times().max().unwrap_or(0));
        let (least, most) = (values().reduce(f64::min), values().reduce(f64::max));
        let (least, most) = least.zip(most).unwrap_or((1500.0, 1500.0));
        let spare = ((LEAST_SPAN - (most - least)) / 2.0).max(0.0);
        let (least, most) = (least - spare, most + spare);
        let fits = |step: &f64| (most / step).ceil() - (least / step).floor() <= MOST_STEPS;
        let step = STEPS.into_iter().find(fits).unwrap_or(MOST);
        let (low, high) = ((least / step).floor() * step, (most / step).ceil() * step);
        Plot { tracks, chart, from, to, low, high, step }
    }

    fn draw(mut self) -> Canvas {
        self.draw_scale();
        let tracks = self.tracks;
        for track in tracks {
            self.draw_track(track);
        }
        self.draw_ends();
        let entry = |track: &'a Track| Entry { game: track.game, seat: seat(track), name: &track.name };
        self.chart.draw_legend(&tracks.iter().map(entry).collect::<Vec<_>>());
        self.chart.canvas
    }

    /// Where a rating was at a time; where all were at one time, that is the middle.
    fn at(&self, (at, value): (i64, f64)) -> Point {
        let since = |at: i64| at as f64 - self.from as f64;
        let share = if self.to > self.from { since(at) / since(self.to) } else { 0.5 };
        point(self.chart.x(share), self.chart.y((bounded(value) - self.low) / (self.high - self.low)))
    }

    /// Ratings at the lines, and the first, a middle and the last day.
    fn draw_scale(&mut self) {
        let steps = ((self.high - self.low) / self.step).round() as u32;
        for number in 0..=steps {
            let value = self.low + self.step * f64::from(number);
            let y = self.chart.y(f64::from(number) / f64::from(steps));
            self.chart.draw_rule(y, FAINT, Some(&format!("{value:.0}")));
        }
        let mut days: Vec<String> = Vec::new();
        for at in [self.from, self.from.midpoint(self.to), self.to] {
            let day = i18n::date(at);
            if days.last() != Some(&day) {
                self.chart.draw_tick(self.at((at, 0.0)).x, &day);
                days.push(day);
            }
        }
    }

    fn draw_track(&mut self, track: &Track) {
        let colours = &self.chart.look.theme.colours;
        let ink = colours.seat(seat(track));
        let line = thinned(track.points.iter().map(|at| self.at(*at)));
        for (width, ink) in [(0.011, ink.rim), (0.006, ink.fill)] {
            for piece in line.windows(2) {
                self.chart.canvas.fill(&Path::line(piece, self.chart.width * width), ink);
            }
        }
    }

    /// A man at the end of each line; where lines end near each other, the men stand one above the other.
    fn draw_ends(&mut self) {
        let size = self.chart.width * MAN;
        let mut ends: Vec<(Point, &Track)> =
            self.tracks.iter().filter_map(|track| Some((self.at(*track.points.last()?), track))).collect();
        ends.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
        let mut taken: Vec<Point> = Vec::new();
        for (end, track) in ends {
            let mut at = point(end.x.min(self.chart.right - size * 0.2), end.y);
            let near = |other: &&Point| (other.x - at.x).abs() < size * 1.4;
            let above = taken.iter().filter(near).map(|other| other.y + size * 1.4).fold(at.y, f32::max);
            at.y = above;
            taken.push(at);
            self.chart.draw_man(track.game, seat(track), at, size);
        }
    }
}

/// A rating that can be drawn, whatever it is.
fn bounded(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(0.0, MOST) }
}

/// The colour of a game's line: that of the seat of the same number.
fn seat(track: &Track) -> Seat {
    GameKind::ALL.iter().position(|game| *game == track.game).unwrap_or_default()
}

/// No more points than there are columns of pixels: of those in one, the last.
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
