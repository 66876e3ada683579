//! The panels above and below the board: who plays with which men, whose turn it is, who came in where.

use super::canvas::Canvas;
use super::men::{self, Figure};
use super::path::Path;
use super::text::Line;
use super::theme::Colours;
use crate::rules::{Game, Kind, Scene, Seat};
use ab_glyph::point;
use imageproc::rect::Rect;
use unicode_segmentation::UnicodeSegmentation;

/// One seat's panel, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panel {
    pub seat: Seat,
    x: f32,
    y: f32,
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

impl Panel {
    /// The panel and the man of its seat: what does not change in a game but for whose turn it is.
    pub fn draw_ground(&self, canvas: &mut Canvas, game: Game, colours: &Colours, acts: bool) {
        let (middle, size) = (self.y + self.height / 2.0, self.height);
        let ground = if acts { colours.active } else { colours.strip };
        let outline = Rect::at(self.x as i32, self.y as i32).of_size(self.width as u32, size as u32);
        let radius = (size * 0.22) as u32;
        if acts {
            // The seat to act has a border as well as another ground.
            canvas.plate(outline, radius, colours.accent);
            let edge = (size * 0.05).round().max(1.0) as u32;
            let inner = Rect::at(outline.left() + edge as i32, outline.top() + edge as i32)
                .of_size(outline.width() - 2 * edge, outline.height() - 2 * edge);
            canvas.plate(inner, radius - edge, ground);
        } else {
            canvas.plate(outline, radius, ground);
        }

        let token = point(self.x + size * 0.58, middle);
        let kind = match game {
            Game::Biloba | Game::Bilitaire => Kind::Pawn,
            Game::Bizingo => Kind::Soldier,
            Game::Basileus => Kind::King,
        };
        let figure = Figure { game, kind, seat: self.seat, upright: self.seat == 1 };
        let unit = if game == Game::Bizingo { size * 0.62 } else { size * 0.98 };
        men::draw(canvas, figure, token, unit, colours.seat(self.seat), colours.board(game));
    }

    /// Name, number of men, demand and place.
    pub fn draw(&self, canvas: &mut Canvas, scene: &Scene, colours: &Colours) {
        let acts = scene.turn == Some(self.seat);
        let place = scene.places.of(self.seat);
        let (middle, size) = (self.y + self.height / 2.0, self.height);
        let mut right = self.x + self.width - size * 0.3;
        if let Some(place) = place {
            let best = place == 1;
            let radius = size * 0.34;
            let at = point(right - radius, middle);
            let shared = scene.places.as_slice().iter().filter(|other| **other == place).count() > 1;
            let text = if shared { format!("={place}") } else { place.to_string() };
            canvas.fill(&Path::circle(at, radius), if best { colours.accent } else { colours.faint });
            let ink = if best { colours.accent_text } else { colours.strip };
            Line::fitted(&text, size * 0.4, radius * 1.6).draw_at(canvas, at.x, at.y, ink);
            right -= radius * 2.0 + size * 0.2;
        }
        if acts {
            // Points at the seat to act.
            let (x, w) = (right - size * 0.26, size * 0.26);
            let pointer =
                Path::polygon([(x + w, middle - w * 0.75), (x, middle), (x + w, middle + w * 0.75)]);
            canvas.fill(&pointer, colours.accent);
            right = x - size * 0.22;
            if let Some(demand) = scene.demand {
                let line = Line::new(&format!("!{demand}"), size * 0.42);
                let width = line.width + size * 0.44;
                let pill = Path::rect(right - width, self.y + size * 0.17, width, size * 0.66);
                canvas.fill(&pill.rounded(size * 0.33), colours.accent);
                line.draw_at(canvas, right - width / 2.0, middle, colours.accent_text);
                right -= width + size * 0.2;
            }
        }
        let ink = if place.is_some_and(|place| place > 1) { colours.faint } else { colours.text };
        let number = match scene.game {
            Game::Bilitaire => scene.points.get(self.seat).map(u8::to_string),
            _ => Some(format!("×{}", scene.men.iter().filter(|man| man.seat == self.seat).count())),
        };
        if let Some(number) = number {
            let line = Line::new(&number, size * 0.42);
            line.draw(canvas, right - line.width, middle, ink);
            right -= line.width + size * 0.12;
            if scene.game == Game::Bilitaire {
                right -= size * 0.44;
                let ball = point(right + size * 0.22, middle);
                let board = colours.board(scene.game);
                canvas.fill(&Path::circle(ball, size * 0.22), board.dark);
                men::sphere(canvas, ball, size * 0.58, board);
            }
            right -= size * 0.2;
        }
        if let Some(name) = scene.names.get(self.seat) {
            let left = self.x + size * 1.16;
            let lines = name_lines(name, size * 0.48, right - left);
            let top = middle - size * 0.17 * (lines.len() - 1) as f32;
            for (i, line) in lines.iter().enumerate() {
                line.draw(canvas, left, top + size * 0.34 * i as f32, ink);
            }
        }
    }
}

/// A name in one line, or in two smaller ones where it would become too small.
fn name_lines(name: &str, em: f32, width: f32) -> Vec<Line> {
    let letters: Vec<&str> = name.graphemes(true).take(80).collect();
    let natural = Line::new(&letters.concat(), em).width;
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
