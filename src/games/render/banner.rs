//! The banner above the board of a finished game: the winner with a crown, how the others finished, how the game ended, and the
//! ratings.

use super::canvas::Canvas;
use super::game_renderer::BoardCanvas;
use super::geometry::BoardGeometry;
use super::icon::Icon;
use super::palette::Palette;
use super::panel;
use super::panel_layout;
use super::path::Path;
use super::text::TextLine;
use super::theme::{Colours, Rgb};
use crate::rules::{ResultNote, Scene, Seat};
use ab_glyph_rasterizer::{Point, point};
use std::f32::consts::TAU;
use std::sync::Arc;

/// Height, in widths of the picture.
const HEIGHT: f32 = 1.0 / 9.0;
/// Height of the line of notes, in widths of the picture.
const NOTES_HEIGHT: f32 = 1.0 / 24.0;
/// Pieces of confetti, of which those behind the text are left out.
const CONFETTI: u16 = 70;
/// Font size, in sizes of the line.
const TEXT_SIZE: f32 = 0.8;
/// Upper bound of the width of the text, in widths of the picture.
const TEXT_WIDTH: f32 = 0.75;
/// Upper bound of the width of the line of notes, in widths of the picture.
const NOTES_WIDTH: f32 = 0.94;
/// How much the line of notes shrinks at most before its names are cut.
const MIN_NOTES_SHRINK: f32 = 0.75;

/// Everything that decides how a banner looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct BannerContent {
    /// All seats, the winners first.
    finishers: Vec<Finisher>,
    /// How the game ended, and the ratings.
    notes: Vec<ResultNote>,
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
    /// The content of the banner of a scene; `None` while the game goes on.
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
        let (width, gap) = (board.page_size.0, panel_layout::panel_gap(board.page_size.0));
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

    /// The notes beside each other. If they are too wide, all of them shrink, and then the names are cut.
    fn of_notes(notes: &[ResultNote], size: f32, width: f32, colours: &Colours) -> Line {
        let whole = Line::with_notes(notes, size, &vec![f32::INFINITY; notes.len()], colours);
        if whole.width() <= width {
            return whole;
        }
        let without_names = Line::with_notes(notes, size, &vec![0.0; notes.len()], colours).width();
        let shrink = (width / whole.width()).max(MIN_NOTES_SHRINK).min(width / without_names);
        let mut left = width - without_names * shrink;
        // The longest names are cut: each gets an equal part of what the shorter ones leave.
        let names = notes.iter().map(|note| TextLine::new(&note.name, size * shrink * TEXT_SIZE).width);
        let mut names: Vec<(usize, f32)> = names.enumerate().filter(|(_, width)| *width > 0.0).collect();
        names.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut widths = vec![0.0; notes.len()];
        for (rank, (note, wanted)) in names.iter().enumerate() {
            widths[*note] = wanted.min(left / (names.len() - rank) as f32);
            left -= widths[*note];
        }
        Line::with_notes(notes, size * shrink, &widths, colours)
    }

    /// The notes beside each other, with names of at most these widths.
    fn with_notes(notes: &[ResultNote], size: f32, name_widths: &[f32], colours: &Colours) -> Line {
        let mut line = Line::new(size);
        for (i, (note, width)) in notes.iter().zip(name_widths).enumerate() {
            if i > 0 {
                line.push_text("·", size, colours.muted_text);
            }
            if !note.name.is_empty() {
                let name = TextLine::truncated(&note.name, size * TEXT_SIZE, *width);
                let width = name.width.min(*width);
                line.items.push((Item::Text(name, colours.muted_text), width));
            }
            line.push_text(&note.text, f32::INFINITY, colours.muted_text);
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
        let text = TextLine::fitted(text, self.size * TEXT_SIZE, width);
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
        let colours = &<&super::super::Theme>::default().colours;
        let reason =
            || ResultNote { text: "Plus personne ne peut jouer".to_owned(), ..ResultNote::default() };
        let rating = |name: &str| ResultNote { name: name.to_owned(), text: "1500 (+12)".to_owned() };
        let notes = |names: &[&str]| -> Vec<ResultNote> {
            [reason()].into_iter().chain(names.iter().map(|name| rating(name))).collect()
        };
        let long = "Katarzyna-Aleksandra Brzęczysz";
        for names in [&[long, long][..], &["Maximilian"; 4], &["Ana", long]] {
            let notes = notes(names);
            let line = Line::of_notes(&notes, 30.0, 846.0, colours);
            assert!(line.width() <= 847.0, "{names:?}: {}", line.width());
            assert!(line.width() > 800.0, "{names:?} leave {} free", 846.0 - line.width());
            // The reason and the ratings are whole, and so is a short name.
            let whole = notes
                .iter()
                .map(|note| &note.text)
                .chain(["Ana".to_owned()].iter().filter(|_| names.contains(&"Ana")))
                .map(|text| TextLine::new(text, line.size * TEXT_SIZE).width)
                .collect::<Vec<_>>();
            let shown = |width: &f32| line.items.iter().any(|(_, shown)| (shown - width).abs() < 0.6);
            assert!(whole.iter().all(shown), "{names:?}");
        }
        let notes = |count: usize| notes(&vec!["Ben"; count]);
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
