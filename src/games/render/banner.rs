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
use std::slice;
use std::sync::Arc;

/// Height, in widths of the picture.
const HEIGHT: f32 = 1.0 / 9.0;
/// Height of a line of notes, in widths of the picture.
const NOTES_HEIGHT: f32 = 1.0 / 24.0;
/// Pieces of confetti, of which those behind the text are left out.
const CONFETTI: u16 = 70;
/// Font size, in sizes of the line.
const TEXT_SIZE: f32 = 0.8;
/// Upper bound of the width of a line, in widths of the picture.
const LINE_WIDTH: f32 = 0.94;
/// How much a line of players shrinks at most before its names are cut.
const MIN_SHRINK: f32 = 0.6;
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
        let line_width = width * LINE_WIDTH;
        let notes = Line::of_notes(&self.notes, height * 0.3, line_width, colours);
        let notes_height = (width * NOTES_HEIGHT).round();
        let whole = height + notes_height * notes.len() as f32;
        let mut canvas = Canvas::new(width as u32, whole as u32, colours.page, palette.clone());
        let plate = Path::rect(gap, gap, width - 2.0 * gap, whole - 2.0 * gap);
        canvas.fill(&plate.rounded(height * 0.1), colours.panel);
        let (winners, others) =
            self.finishers.split_at(self.finishers.partition_point(|finisher| finisher.place <= 1));
        let (size, y) = if others.is_empty() { (height * 0.5, 0.5) } else { (height * 0.42, 0.32) };
        let winners = Line::of_winners(winners, size, line_width, colours);
        let others = Line::of_others(others, height * 0.29, line_width, colours);
        if winners.has_crown {
            let lines = [&winners, &others].into_iter().chain(&notes);
            let covered = lines.map(Line::width).fold(0.0, f32::max) / 2.0 + height * 0.2;
            draw_confetti(&mut canvas, (width / 2.0, covered), colours);
        }
        let on_board = &mut BoardCanvas { canvas: &mut canvas, board, colours };
        winners.draw(on_board, point(width / 2.0, height * y));
        others.draw(on_board, point(width / 2.0, height * 0.74));
        for (number, notes) in notes.iter().enumerate() {
            notes.draw(on_board, point(width / 2.0, height * 0.92 + notes_height * (number as f32 + 0.5)));
        }
        canvas
    }
}

/// A line of icons and texts.
struct Line {
    size: f32,
    has_crown: bool,
    has_cut_names: bool,
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
        Line { size, has_crown: false, has_cut_names: false, items: Vec::new() }
    }

    /// A line whose names leave room for all that is beside them, made by `line` from its size and the greatest widths of the names. If it
    /// is too wide, all of it shrinks, and then the longest names are cut.
    fn fitted(
        names: &[&str],
        (size, min_shrink): (f32, f32),
        width: f32,
        line: impl Fn(f32, &[f32]) -> Line,
    ) -> Line {
        let whole = line(size, &vec![f32::INFINITY; names.len()]);
        if whole.width() <= width {
            return whole;
        }
        let without_names = line(size, &vec![0.0; names.len()]).width();
        let shrink = (width / whole.width()).max(min_shrink).min(width / without_names);
        let mut left = width - without_names * shrink;
        // Each name gets an equal part of what the shorter ones leave.
        let wanted = names.iter().map(|name| TextLine::new(name, size * shrink * TEXT_SIZE).width);
        let mut wanted: Vec<(usize, f32)> = wanted.enumerate().filter(|(_, width)| *width > 0.0).collect();
        wanted.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut widths = vec![0.0; names.len()];
        for (rank, (name, width)) in wanted.iter().enumerate() {
            widths[*name] = width.min(left / (wanted.len() - rank) as f32);
            left -= widths[*name];
        }
        let has_cut_names = wanted.iter().any(|(name, width)| widths[*name] < *width);
        Line { has_cut_names, ..line(size * shrink, &widths) }
    }

    /// A crown and the winner, or an equals sign between those who share the first place.
    fn of_winners(winners: &[Finisher], size: f32, width: f32, colours: &Colours) -> Line {
        let names: Vec<&str> = winners.iter().map(|winner| &*winner.name).collect();
        Line::fitted(&names, (size, MIN_SHRINK), width, |size, widths| {
            let mut line = Line::new(size);
            line.has_crown = winners.len() == 1;
            if line.has_crown {
                line.push_icon(Icon::Crown, colours.accent);
            }
            for (i, (winner, width)) in winners.iter().zip(widths).enumerate() {
                if i > 0 {
                    line.push_text("=", colours.muted_text);
                }
                line.push_finisher(winner, *width, colours.text);
            }
            line
        })
    }

    /// The others with their places, which are not shown if there is only one.
    fn of_others(others: &[Finisher], size: f32, width: f32, colours: &Colours) -> Line {
        let names: Vec<&str> = others.iter().map(|other| &*other.name).collect();
        Line::fitted(&names, (size, MIN_SHRINK), width, |size, widths| {
            let mut line = Line::new(size);
            for (i, (other, width)) in others.iter().zip(widths).enumerate() {
                if i > 0 {
                    line.push_gap();
                }
                if others.len() > 1 {
                    line.push_text(&format!("{}.", other.place), colours.muted_text);
                }
                line.push_finisher(other, *width, colours.text);
                if other.has_resigned {
                    line.push_icon(Icon::Flag, colours.muted_text);
                }
            }
            line
        })
    }

    /// The notes beside each other, in which only names are cut. Rather than that, how the game ended gets a line of its own.
    fn of_notes(notes: &[ResultNote], size: f32, width: f32, colours: &Colours) -> Vec<Line> {
        let line = |notes: &[ResultNote]| {
            let names: Vec<&str> = notes.iter().map(|note| &*note.name).collect();
            Line::fitted(&names, (size, MIN_NOTES_SHRINK), width, |size, widths| {
                let mut line = Line::new(size);
                for (i, (note, width)) in notes.iter().zip(widths).enumerate() {
                    if i > 0 {
                        line.push_text("·", colours.muted_text);
                    }
                    line.push_name(&note.name, *width, colours.muted_text);
                    line.push_text(&note.text, colours.muted_text);
                }
                line
            })
        };
        match notes {
            [] => Vec::new(),
            [how, ratings @ ..] => match line(notes) {
                all if all.has_cut_names => vec![line(slice::from_ref(how)), line(ratings)],
                all => vec![all],
            },
        }
    }

    fn push_finisher(&mut self, finisher: &Finisher, width: f32, colour: Rgb) {
        self.items.push((Item::Man(finisher.seat), self.size));
        self.push_name(&finisher.name, width, colour);
    }

    fn push_gap(&mut self) {
        self.items.push((Item::Gap, self.size * 0.3));
    }

    fn push_icon(&mut self, icon: Icon, colour: Rgb) {
        self.items.push((Item::Icon(icon, colour), self.size));
    }

    fn push_text(&mut self, text: &str, colour: Rgb) {
        let text = TextLine::new(text, self.size * TEXT_SIZE);
        let width = text.width;
        self.items.push((Item::Text(text, colour), width));
    }

    /// Adds a name, if there is one, cut to a width.
    fn push_name(&mut self, name: &str, width: f32, colour: Rgb) {
        if !name.is_empty() {
            let name = TextLine::truncated(name, self.size * TEXT_SIZE, width);
            let width = name.width.min(width);
            self.items.push((Item::Text(name, colour), width));
        }
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

    fn shared_by_four() -> Places {
        let mut places = Places::new(4);
        places.finish_all();
        places
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
    fn the_notes_have_lines_of_their_own_that_fit() {
        let colours = &<&super::super::Theme>::default().colours;
        let reason =
            || ResultNote { text: "Plus personne ne peut jouer".to_owned(), ..ResultNote::default() };
        let rating = |name: &str| ResultNote { name: name.to_owned(), text: "1500 (+12)".to_owned() };
        let notes = |names: &[&str]| -> Vec<ResultNote> {
            [reason()].into_iter().chain(names.iter().map(|name| rating(name))).collect()
        };
        let long = "Katarzyna-Aleksandra Brzęczysz";
        let name_width = |line: &Line, name: &str| TextLine::new(name, line.size * TEXT_SIZE).width;
        for (names, lines, cut) in [
            (&["Ana", "Ben"][..], 1, &[][..]),
            (&["Maximilian"; 4], 2, &[]),
            (&["Ana", long], 2, &[]),
            (&[long, long], 2, &[]),
            (&[long, long, "Ana", long], 2, &[long]),
        ] {
            let notes = notes(names);
            let shown = Line::of_notes(&notes, 30.0, 846.0, colours);
            assert_eq!(shown.len(), lines, "{names:?}");
            for line in &shown {
                assert!(line.width() <= 847.0, "{names:?}: {}", line.width());
            }
            // How the game ended and the ratings are whole.
            let texts = notes.iter().map(|note| &*note.text).chain(names.iter().copied());
            for text in texts {
                let is_whole = shown.iter().any(|line| {
                    line.items.iter().any(|(_, shown)| (shown - name_width(line, text)).abs() < 0.6)
                });
                assert_eq!(is_whole, !cut.contains(&text), "{names:?}: {text}");
            }
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
    fn names_of_nine_letters_are_whole_also_if_four_share_the_first_place() {
        let colours = &<&super::super::Theme>::default().colours;
        let names = ["Katarzyna", "Alexandre", "Francesca", "Sebastian"].map(str::to_owned);
        let scene = Scene { names: names.to_vec(), ..finished(shared_by_four()) };
        let content = BannerContent::of(&scene).expect("it is over");
        let line = Line::of_winners(&content.finishers, 50.0, 846.0, colours);
        assert!(line.width() <= 847.0 && line.width() > 700.0, "{}", line.width());
        for name in &names {
            let whole = TextLine::new(name, line.size * TEXT_SIZE).width;
            assert!(line.items.iter().any(|(_, width)| (width - whole).abs() < 0.6), "{name} is cut");
        }
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
