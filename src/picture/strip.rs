//! The panels above and below the board: who plays with which men, whose turn it is, who came in where.

use super::canvas::{Canvas, Sprite};
use super::design::{self, Inks, Tally};
use super::men::Figure;
use super::palette::Palette;
use super::path::Path;
use super::text::Line;
use super::theme::Colours;
use crate::rules::{Game, Scene, Seat};
use ab_glyph::point;
use imageproc::rect::Rect;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;

/// Names are no longer than 32 letters; of what is much longer, no more is looked at.
const MOST_LETTERS: usize = 80;

/// One seat's panel, in whole pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panel {
    pub seat: Seat,
    pub x: f32,
    pub y: f32,
    width: f32,
    height: f32,
}

/// How high the panels of one side are, with the space around them.
pub(super) fn height(width: f32) -> f32 {
    (width * 0.09).round()
}

/// The panels around the board, as the seats sit around it: the viewer below, the others on with the clock.
pub(super) fn panels(seats: usize, view: Seat, width: f32, below: f32) -> Vec<Panel> {
    let (gap, full) = ((width * 0.0125).round(), height(width));
    let half = ((width - 3.0 * gap) / 2.0).floor();
    let whole = width - 2.0 * gap;
    let right = gap * 2.0 + half;
    let (low, high) = (below + gap, gap);
    let slots: &[(f32, f32, f32)] = match seats {
        2 => &[(gap, low, whole), (gap, high, whole)],
        3 => &[(gap, low, whole), (gap, high, half), (right, high, half)],
        _ => &[(gap, low, half), (gap, high, half), (right, high, half), (right, low, half)],
    };
    let place = |(i, (x, y, width)): (usize, &(f32, f32, f32))| {
        let seat = (view + i) % seats.max(1);
        Panel { seat, x: *x, y: *y, width: *width, height: full - 2.0 * gap }
    };
    slots.iter().enumerate().map(place).collect()
}

/// All that decides how a panel looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    seat: Seat,
    acts: bool,
    /// Its place, and whether others have the same one.
    place: Option<(u8, bool)>,
    demand: Option<u8>,
    tally: Option<Tally>,
    name: String,
}

impl Panel {
    /// What it shows of this scene.
    pub fn shown(&self, scene: &Scene) -> Shown {
        let acts = scene.turn == Some(self.seat);
        let place = scene.places.of(self.seat).map(|place| {
            let same = scene.places.as_slice().iter().filter(|other| **other == place);
            (place, same.count() > 1)
        });
        let tally = design::of(scene.game).tally(scene, self.seat);
        let name = scene.names.get(self.seat).map(|name| name.chars().take(MOST_LETTERS).collect());
        let demand = scene.demand.filter(|_| acts);
        Shown { seat: self.seat, acts, place, demand, tally, name: name.unwrap_or_default() }
    }

    /// The panel as a small picture of its own.
    pub fn draw(&self, shown: &Shown, game: Game, colours: &Colours, palette: &Arc<Palette>) -> Sprite {
        let mut canvas = Canvas::new(self.width as u32, self.height as u32, colours.page, palette.clone());
        self.draw_ground(&mut canvas, shown.acts, game, colours);
        self.draw_facts(&mut canvas, shown, game, colours);
        Sprite::whole(&canvas)
    }

    /// The plate and the man of the seat.
    fn draw_ground(&self, canvas: &mut Canvas, acts: bool, game: Game, colours: &Colours) {
        let size = self.height;
        let ground = if acts { colours.active } else { colours.strip };
        let outline = Rect::at(0, 0).of_size(self.width as u32, size as u32);
        let radius = (size * 0.22) as u32;
        if acts {
            // The seat to act has a border as well as another ground.
            canvas.plate(outline, radius, colours.accent);
            let edge = (size * 0.05).round().max(1.0) as u32;
            let inner = Rect::at(edge as i32, edge as i32)
                .of_size(outline.width() - 2 * edge, outline.height() - 2 * edge);
            canvas.plate(inner, radius - edge, ground);
        } else {
            canvas.plate(outline, radius, ground);
        }

        let token = point(size * 0.58, size / 2.0);
        let inks = Inks { seat: colours.seat(self.seat), board: colours.board(game) };
        let man = Figure { kind: game.kinds()[0], seat: self.seat, upright: true };
        design::of(game).draw_token(canvas, man, token, size, inks);
    }

    /// From the right: place, pointer, demand, number; and the name where there is room.
    fn draw_facts(&self, canvas: &mut Canvas, shown: &Shown, game: Game, colours: &Colours) {
        let (middle, size) = (self.height / 2.0, self.height);
        let mut right = self.width - size * 0.3;
        if let Some((place, shared)) = shown.place {
            let best = place == 1;
            let radius = size * 0.34;
            let at = point(right - radius, middle);
            let text = if shared { format!("={place}") } else { place.to_string() };
            canvas.fill(&Path::circle(at, radius), if best { colours.accent } else { colours.faint });
            let ink = if best { colours.accent_text } else { colours.strip };
            Line::fitted(&text, size * 0.4, radius * 1.6).draw_at(canvas, at.x, at.y, ink);
            right -= radius * 2.0 + size * 0.2;
        }
        if shown.acts {
            // Points at the seat to act.
            let (x, w) = (right - size * 0.26, size * 0.26);
            let pointer =
                Path::polygon([(x + w, middle - w * 0.75), (x, middle), (x + w, middle + w * 0.75)]);
            canvas.fill(&pointer, colours.accent);
            right = x - size * 0.22;
        }
        if let Some(demand) = shown.demand {
            let line = Line::new(&format!("!{demand}"), size * 0.42);
            let width = line.width + size * 0.44;
            let pill = Path::rect(right - width, size * 0.17, width, size * 0.66);
            canvas.fill(&pill.rounded(size * 0.33), colours.accent);
            line.draw_at(canvas, right - width / 2.0, middle, colours.accent_text);
            right -= width + size * 0.2;
        }
        let ink = if shown.place.is_some_and(|(place, _)| place > 1) { colours.faint } else { colours.text };
        if let Some(tally) = &shown.tally {
            let line = Line::new(&tally.text, size * 0.42);
            line.draw(canvas, right - line.width, middle, ink);
            right -= line.width + size * 0.12;
            if let Some(kind) = tally.of {
                right -= size * 0.44;
                let at = point(right + size * 0.22, middle);
                let inks = Inks { seat: colours.seat(shown.seat), board: colours.board(game) };
                canvas.fill(&Path::circle(at, size * 0.22), inks.board.dark);
                let figure = Figure { kind, seat: shown.seat, upright: true };
                design::of(game).draw_man(canvas, figure, at, size * 0.58, inks);
            }
            right -= size * 0.2;
        }
        let left = size * 1.16;
        let lines = name_lines(&shown.name, size * 0.48, right - left);
        let top = middle - size * 0.17 * (lines.len() - 1) as f32;
        for (i, line) in lines.iter().enumerate() {
            line.draw(canvas, left, top + size * 0.34 * i as f32, ink);
        }
    }
}

/// A name in one line, or in two smaller ones where it would become too small.
fn name_lines(name: &str, em: f32, width: f32) -> Vec<Line> {
    let letters: Vec<&str> = name.graphemes(true).collect();
    let natural = Line::new(name, em).width;
    if natural * 0.62 <= width {
        return vec![Line::fitted(name, em, width)];
    }
    let middle = letters.len() / 2;
    let spaces = (0..letters.len()).filter(|i| letters[*i] == " " && i.abs_diff(middle) <= letters.len() / 5);
    let at = spaces.min_by_key(|i| i.abs_diff(middle)).unwrap_or(middle);
    let line = |letters: &[&str]| Line::fitted(letters.concat().trim(), em * 0.66, width);
    let (first, second) = letters.split_at(at);
    vec![line(first), line(second)]
}
