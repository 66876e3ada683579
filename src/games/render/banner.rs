//! The banner above the board of a finished game: the winner with a crown, how the others finished, how the game ended, and the
//! ratings.

use super::board_canvas::BoardCanvas;
use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::icon::Icon;
use super::palette::Palette;
use super::panel;
use super::path::Path;
use super::text::TextLine;
use super::theme::{Colours, Rgb};
use crate::rules::{Scene, Seat};
use ab_glyph_rasterizer::{Point, point};
use std::f32::consts::TAU;
use std::sync::Arc;

/// Height, in widths of the picture.
const HEIGHT: f32 = 1.0 / 9.0;
/// Height of the line of notes, in widths of the picture.
const NOTES_HEIGHT: f32 = 1.0 / 24.0;
/// Pieces of confetti, of which those behind the text are left out.
const CONFETTI: u16 = 70;
/// Upper bound of the width of the text, in widths of the picture.
const TEXT_WIDTH: f32 = 0.75;
/// The same for the line of notes.
const NOTES_WIDTH: f32 = 0.92;

/// Everything that decides how a banner looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct BannerContent {
    /// All seats, the winners first.
    finishers: Vec<Finisher>,
    /// How the game ended, and the ratings.
    notes: Vec<String>,
}

/// A seat at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Finisher {
    place: u8,
    seat: Seat,
    name: String,
    has_resigned: bool,
}

impl BannerContent {
    /// What the banner says; `None` while the game goes on.
    pub fn of(scene: &Scene) -> Option<BannerContent> {
        if scene.turn.is_some() {
            return None;
        }
        let finisher = |seat| {
            let has_resigned = scene.resigned.contains(&seat);
            Some(Finisher {
                place: scene.places.get(seat)?,
                seat,
                name: panel::shown_name(scene, seat),
                has_resigned,
            })
        };
        let mut finishers = (0..scene.places.seats()).map(finisher).collect::<Option<Vec<Finisher>>>()?;
        finishers.sort_by_key(|finisher| finisher.place);
        let notes = scene.result_notes.clone();
        (!finishers.is_empty()).then_some(BannerContent { finishers, notes })
    }

    /// Draws the banner of a board.
    pub fn draw(&self, board: &BoardGeometry, colours: &Colours, palette: &Arc<Palette>) -> Canvas {
        let (width, gap) = (board.page_size.0, panel::panel_gap(board.page_size.0));
        let height = (width * HEIGHT).round();
        let notes_height = if self.notes.is_empty() { 0.0 } else { (width * NOTES_HEIGHT).round() };
        let whole = height + notes_height;
        let mut canvas = Canvas::new(width as u32, whole as u32, colours.page, palette.clone());
        let plate = Path::rect(gap, gap, width - 2.0 * gap, whole - 2.0 * gap);
        canvas.fill(&plate.rounded(height * 0.1), colours.panel);
        let (winners, others) =
            self.finishers.split_at(self.finishers.partition_point(|finisher| finisher.place <= 1));
        let text_width = width * TEXT_WIDTH;
        let (size, y) = if others.is_empty() { (height * 0.5, 0.5) } else { (height * 0.42, 0.32) };
        let winners = Line::of_winners(winners, size, text_width, colours);
        let others = Line::of_others(others, height * 0.29, text_width, colours);
        let notes = Line::of_notes(&self.notes, height * 0.3, width * NOTES_WIDTH, colours);
        if winners.has_crown {
            let covered = winners.width().max(others.width()).max(notes.width()) / 2.0 + height * 0.2;
            draw_confetti(&mut canvas, (width / 2.0, covered), colours);
        }
        let on_board = &mut BoardCanvas { canvas: &mut canvas, board, colours };
        winners.draw(on_board, point(width / 2.0, height * y));
        others.draw(on_board, point(width / 2.0, height * 0.74));
        notes.draw(on_board, point(width / 2.0, height * 0.92 + notes_height * 0.5));
        canvas
    }
}

/// A line of icons and texts.
struct Line {
    size: f32,
    has_crown: bool,
    /// Each with its width in pixels.
    items: Vec<(Item, f32)>,
}

enum Item {
    Gap,
    Icon(Icon, Rgb),
    Man(Seat),
    Text(TextLine, Rgb),
}

impl Line {
    fn new(size: f32) -> Line {
        Line { size, has_crown: false, items: Vec::new() }
    }

    /// A crown and the winner, or an equals sign between those who share the first place.
    fn of_winners(winners: &[Finisher], size: f32, width: f32, colours: &Colours) -> Line {
        let mut line = Line::new(size);
        let count = winners.len().max(1) as f32;
        line.has_crown = winners.len() == 1;
        if line.has_crown {
            line.push_icon(Icon::Crown, colours.accent);
        }
        for (i, winner) in winners.iter().enumerate() {
            if i > 0 {
                line.push_text("=", size, colours.muted_text);
            }
            line.push_finisher(winner, width / count - 2.0 * size, colours.text);
        }
        line
    }

    /// The others with their places, which are not shown if there is only one.
    fn of_others(others: &[Finisher], size: f32, width: f32, colours: &Colours) -> Line {
        let mut line = Line::new(size);
        let count = others.len().max(1) as f32;
        for (i, other) in others.iter().enumerate() {
            if i > 0 {
                line.push_gap();
            }
            if others.len() > 1 {
                line.push_text(&format!("{}.", other.place), size, colours.muted_text);
            }
            line.push_finisher(other, width / count - 3.5 * size, colours.text);
            if other.has_resigned {
                line.push_icon(Icon::Flag, colours.muted_text);
            }
        }
        line
    }

    /// The notes beside each other; the longer ones shrink more.
    fn of_notes(notes: &[String], size: f32, width: f32, colours: &Colours) -> Line {
        let mut line = Line::new(size);
        let lengths: usize = notes.iter().map(|note| note.chars().count()).sum();
        let gaps = 2.3 * size * notes.len().saturating_sub(1) as f32;
        for (i, note) in notes.iter().enumerate() {
            if i > 0 {
                line.push_text("·", size, colours.muted_text);
            }
            let share = note.chars().count() as f32 / lengths.max(1) as f32;
            line.push_text(note, (width - gaps) * share, colours.muted_text);
        }
        line
    }

    fn push_finisher(&mut self, finisher: &Finisher, width: f32, colour: Rgb) {
        self.items.push((Item::Man(finisher.seat), self.size));
        if !finisher.name.is_empty() {
            self.push_text(&finisher.name, width.max(self.size), colour);
        }
    }

    fn push_gap(&mut self) {
        self.items.push((Item::Gap, self.size * 0.3));
    }

    fn push_icon(&mut self, icon: Icon, colour: Rgb) {
        self.items.push((Item::Icon(icon, colour), self.size));
    }

    fn push_text(&mut self, text: &str, width: f32, colour: Rgb) {
        let text = TextLine::fitted(text, self.size * 0.8, width);
        let width = text.width;
        self.items.push((Item::Text(text, colour), width));
    }

    /// Space between two items, in pixels.
    fn spacing(&self) -> f32 {
        self.size * 0.3
    }

    fn width(&self) -> f32 {
        let spacing = self.spacing() * self.items.len().saturating_sub(1) as f32;
        spacing + self.items.iter().map(|(_, width)| width).sum::<f32>()
    }

    fn draw(&self, canvas: &mut BoardCanvas, centre: Point) {
        let mut left = centre.x - self.width() / 2.0;
        for (item, width) in &self.items {
            let middle = point(left + width / 2.0, centre.y);
            match item {
                Item::Gap => {}
                Item::Icon(icon, colour) => canvas.fill(&icon.path().placed(middle, self.size), *colour),
                Item::Man(seat) => panel::draw_seat_icon(canvas, *seat, middle, self.size),
                Item::Text(text, colour) => text.draw(canvas, left, centre.y, *colour),
            }
            left += width + self.spacing();
        }
    }
}

/// Scatters pieces of paper, but not behind the text, which is `covered` pixels wide to both sides of `middle`.
fn draw_confetti(canvas: &mut Canvas, (middle, covered): (f32, f32), colours: &Colours) {
    let (width, height) = (canvas.pixels.width() as f32, canvas.pixels.height() as f32);
    let paper = [colours.accent, colours.trace, colours.replace, colours.choice];
    let mut random = fractions();
    for number in 0..CONFETTI {
        let [across, down, turn, kind] = std::array::from_fn(|_| random());
        let across = (f32::from(number) + across) / f32::from(CONFETTI);
        let at = point(width * (0.015 + 0.97 * across), height * (0.14 + 0.72 * down));
        if (at.x - middle).abs() < covered {
            continue;
        }
        let (sin, cos) = (turn * TAU).sin_cos();
        let (long, short) = (height * 0.06, height * 0.028);
        let corners = [(long, short), (-long, short), (-long, -short), (long, -short)];
        let turned = corners.map(|(x, y)| (at.x + x * cos - y * sin, at.y + x * sin + y * cos));
        canvas.fill(&Path::polygon(turned), paper[(kind * paper.len() as f32) as usize % paper.len()]);
    }
}

/// Pseudorandom numbers from 0 to 1, always the same ones: equal scenes give equal pictures.
fn fractions() -> impl FnMut() -> f32 {
    let mut state = 1u32;
    move || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) as f32 / 65_536.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Places};

    fn finished(places: Places) -> Scene {
        Scene::new(GameKind::Biloba, Vec::new(), None, places)
    }

    #[test]
    fn only_finished_games_have_a_banner() {
        assert_eq!(BannerContent::of(&finished(Places::new(2))), None);
        let running = Scene { turn: Some(0), ..finished(Places::new(2)) };
        assert_eq!(BannerContent::of(&running), None);
        assert_eq!(BannerContent::of(&finished(Places::new(0))), None);
        assert!(BannerContent::of(&finished(Places::won_by(1))).is_some());
    }

    #[test]
    fn the_notes_have_a_line_of_their_own_that_fits() {
        let notes = |count: usize| vec!["A long reason why the game is over".to_owned(); count];
        let line =
            |count| Line::of_notes(&notes(count), 30.0, 460.0, &<&super::super::Theme>::default().colours);
        assert!((1..=5).all(|count| line(count).width() <= 461.0));
        let height = |scene: &Scene| {
            super::super::scene_renderer::cached(scene, &super::super::RenderOptions::default())
                .draw_with_banner(scene)
                .pixels
                .height()
        };
        let plain = finished(Places::won_by(0));
        assert!(height(&plain) < height(&Scene { result_notes: notes(3), ..plain.clone() }));
    }

    #[test]
    fn the_winner_is_named_first_and_only_a_single_winner_has_a_crown() {
        let colours = &<&super::super::Theme>::default().colours;
        let line = |places| {
            let content = BannerContent::of(&finished(places)).expect("it is over");
            let seats: Vec<Seat> = content.finishers.iter().map(|finisher| finisher.seat).collect();
            let winners = content.finishers.iter().filter(|finisher| finisher.place == 1).count();
            (seats, Line::of_winners(&content.finishers[..winners], 40.0, 500.0, colours).has_crown)
        };
        assert_eq!(line(Places::won_by(1)), (vec![1, 0], true));
        assert_eq!(line(Places::drawn()), (vec![0, 1], false));
    }
}
