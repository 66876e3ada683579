//! The panels of the seats: who plays with which men, whose turn it is, who came in where.

use super::canvas::{Canvas, Sprite};
use super::game_renderer::Inks;
use super::geometry::Board;
use super::icon::Symbol;
use super::man::Figure;
use super::palette::Palette;
use super::path::Path;
use super::text::Line;
use super::theme::{Colours, Rgb};
use crate::i18n;
use crate::rules::{Scene, Seat};
use ab_glyph::{Point, point};
use std::sync::Arc;

/// Where a panel is, in whole pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub shape: Shape,
}

/// The shape of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// One line: name, facts, status.
    Strip,
    /// The name above facts and status.
    Block,
    /// A corner of the picture: the name along the edge, the facts on the next line, then the status.
    Corner { right: bool, below: bool },
}

/// How high a strip is, with the space around it.
pub(super) fn strip(width: f32) -> f32 {
    (width * 0.055).round()
}

/// The space around panels.
pub(super) fn gap(width: f32) -> f32 {
    (width * 0.006).round().max(1.0)
}

/// Strips above and below a board, as the seats sit around it: the viewer below, the others on with the clock.
pub(super) fn strips(page: (f32, f32), seats: usize) -> Vec<Area> {
    let (width, height) = page;
    let (gap, full) = (gap(width), strip(width));
    let half = ((width - 3.0 * gap) / 2.0).floor();
    let whole = width - 2.0 * gap;
    let right = gap * 2.0 + half;
    let (low, high) = (height - full + gap, gap);
    let areas: &[(f32, f32, f32)] = match seats {
        2 => &[(gap, low, whole), (gap, high, whole)],
        3 => &[(gap, low, whole), (gap, high, half), (right, high, half)],
        _ => &[(gap, low, half), (gap, high, half), (right, high, half), (right, low, half)],
    };
    let area = |(x, y, width): &(f32, f32, f32)| Area {
        x: *x,
        y: *y,
        width: *width,
        height: full - 2.0 * gap,
        shape: Shape::Strip,
    };
    areas.iter().map(area).collect()
}

/// What a panel tells beside the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub sign: Option<Symbol>,
    pub text: String,
    /// It is asked of the seat.
    pub is_demand: bool,
}

/// How a seat stands in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Waits,
    Acts,
    Resigned,
    /// Its place, and whether others have the same one.
    Placed(u8, bool),
}

/// All that decides how a panel looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    seat: Seat,
    status: Status,
    facts: Vec<Fact>,
    name: String,
}

/// One seat's panel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panel {
    pub seat: Seat,
    pub area: Area,
    /// The height of a line.
    line: f32,
}

impl Panel {
    /// The panels of all seats around a board.
    pub fn all(board: &Board, seats: usize, view: Seat) -> Vec<Panel> {
        let line = strip(board.page.0) - 2.0 * gap(board.page.0);
        let areas = board.design.panels(board, seats).into_iter().enumerate();
        areas.map(|(i, area)| Panel { seat: (view + i) % seats.max(1), area, line }).collect()
    }

    /// What it shows of this scene.
    pub fn shown(&self, board: &Board, scene: &Scene) -> Shown {
        let resigned = scene.resigned.contains(&self.seat);
        let status = match scene.places.of(self.seat) {
            Some(place) => {
                let same = scene.places.as_slice().iter().filter(|other| **other == place).count();
                if resigned && place > 1 { Status::Resigned } else { Status::Placed(place, same > 1) }
            }
            None if scene.turn == Some(self.seat) => Status::Acts,
            None => Status::Waits,
        };
        let facts = board.design.facts(scene, self.seat);
        let name = scene.names.get(self.seat).filter(|raw| !raw.is_empty()).map(|raw| i18n::name(raw));
        Shown { seat: self.seat, status, facts, name: name.unwrap_or_default() }
    }

    /// The panel as a small picture of its own, counted from its left upper corner.
    pub fn draw(&self, shown: &Shown, board: &Board, colours: &Colours, palette: &Arc<Palette>) -> Sprite {
        let blank = |ground: Rgb| {
            Canvas::new(self.area.width as u32, self.area.height as u32, ground, palette.clone())
        };
        let mut canvas = blank(colours.page);
        self.draw_ground(&mut canvas, shown, colours);
        self.draw_lines(&mut canvas, shown, board, colours);
        // Wherever the plate lies, also where it has the colour of the page: on a ground that no plate has.
        let before = blank(colours.danger);
        let mut plate = before.clone();
        self.draw_ground(&mut plate, shown, colours);
        Sprite::of(&canvas, &plate.differs(&before), 0)
    }

    fn draw_ground(&self, canvas: &mut Canvas, shown: &Shown, colours: &Colours) {
        let acts = shown.status == Status::Acts;
        let (width, height) = (self.area.width, self.area.height);
        let outline = |inset: f32| match self.area.shape {
            Shape::Corner { right, below } => {
                let corners = [(0.0, 0.0), (width, 0.0), (0.0, height)];
                let turned = corners
                    .map(|(x, y)| (if right { width - x } else { x }, if below { height - y } else { y }));
                Path::polygon(turned).inset(inset)
            }
            _ => Path::rect(inset, inset, width - 2.0 * inset, height - 2.0 * inset),
        };
        let radius = self.line * 0.22;
        if acts {
            // The seat to act has a border as well as another ground.
            canvas.fill(&outline(0.0).rounded(radius), colours.accent);
            let edge = (self.line * 0.075).round().max(1.0);
            canvas.fill(&outline(edge).rounded(radius - edge / 2.0), colours.active);
        } else {
            canvas.fill(&outline(0.0).rounded(radius), colours.strip);
        }
    }

    fn draw_lines(&self, canvas: &mut Canvas, shown: &Shown, board: &Board, colours: &Colours) {
        let (size, width, height) = (self.line, self.area.width, self.area.height);
        let facts = shown.facts.iter().map(|fact| Line::new(&fact.text, size * 0.6)).collect();
        let mut pen = Pen { canvas, shown, board, colours, size, facts };
        match self.area.shape {
            Shape::Strip => {
                let y = height / 2.0;
                pen.token(point(size * 0.6, y));
                let status = pen.status_width();
                pen.status(point(width - size * 0.2 - status / 2.0, y), false);
                let facts = pen.facts_width();
                let right = width - size * 0.4 - status;
                pen.facts(right - facts, y);
                pen.name(size * 1.2, y, right - facts - size * 1.4, false);
            }
            Shape::Block => {
                pen.name(size * 0.35, size * 0.55, width - size * 0.7, false);
                let y = height - size * 0.55;
                pen.token(point(size * 0.7, y));
                let facts = pen.facts_width();
                pen.facts(size * 1.35, y);
                let status = pen.status_width();
                pen.status(point(size * 1.65 + facts + status / 2.0, y), true);
            }
            Shape::Corner { right, below } => {
                let line = |y: f32| if below { height - y } else { y };
                let x = |x: f32| if right { width - x } else { x };
                pen.name(x(size * 0.3), line(size * 0.5), width - size * 1.5, right);
                pen.token(point(x(size * 0.65), line(size * 1.5)));
                let facts = pen.facts_width();
                pen.facts(if right { x(size * 1.25) - facts } else { size * 1.25 }, line(size * 1.45));
                pen.status(point(x(size * 0.65), line(size * 2.45)), !right);
            }
        }
    }
}

/// What draws the parts of a panel.
struct Pen<'a> {
    canvas: &'a mut Canvas,
    shown: &'a Shown,
    board: &'a Board,
    colours: &'a Colours,
    /// The height of a line.
    size: f32,
    /// The texts of the facts.
    facts: Vec<Line>,
}

impl Pen<'_> {
    fn ink(&self) -> Rgb {
        let is_out = matches!(self.shown.status, Status::Resigned | Status::Placed(2.., _));
        if is_out { self.colours.faint } else { self.colours.text }
    }

    fn token(&mut self, at: Point) {
        let kind = self.board.game.kinds()[0];
        let man = Figure { kind, seat: self.shown.seat, upright: self.board.turns == 0 };
        let (seat, game) = (self.shown.seat, self.board.game);
        let inks = Inks { seat: self.colours.seat(seat), board: self.colours.board(game) };
        self.board.design.draw_token(self.canvas, man, at, self.size, inks);
    }

    /// A name from `x` on, or up to it.
    fn name(&mut self, x: f32, y: f32, width: f32, is_right: bool) {
        let line = Line::fitted(&self.shown.name, self.size * 0.68, width);
        let left = if is_right { x - line.width } else { x };
        line.draw(self.canvas, left, y, self.ink());
    }

    fn status_width(&self) -> f32 {
        if self.shown.status == Status::Waits { 0.0 } else { self.size * 0.8 }
    }

    fn status(&mut self, at: Point, on_left: bool) {
        let (size, colours) = (self.size, self.colours);
        let (sign, ink) = match self.shown.status {
            Status::Waits => return,
            Status::Acts => (Symbol::Acts { on_left: !on_left }, colours.accent),
            Status::Resigned => (Symbol::Flag, colours.faint),
            Status::Placed(1, false) => (Symbol::Cup, colours.accent),
            Status::Placed(place, shared) => {
                let text = if shared { format!("={place}") } else { place.to_string() };
                self.canvas.fill(&Path::circle(at, size * 0.42), colours.faint);
                let line = Line::fitted(&text, size * 0.54, size * 0.7);
                line.draw_at(self.canvas, at.x, at.y, colours.strip);
                return;
            }
        };
        self.canvas.fill(&sign.path().placed(at, size * 0.85), ink);
    }

    /// Text, sign and what is around both of a fact.
    fn width_of(&self, fact: &Fact, text: &Line) -> f32 {
        let sign = if fact.sign.is_some() { self.size * 0.75 } else { 0.0 };
        text.width + sign + if fact.is_demand { self.size * 0.5 } else { 0.0 }
    }

    fn facts_width(&self) -> f32 {
        let between = self.size * 0.35 * self.facts.len().saturating_sub(1) as f32;
        let facts = self.shown.facts.iter().zip(&self.facts);
        between + facts.map(|(fact, text)| self.width_of(fact, text)).sum::<f32>()
    }

    fn facts(&mut self, mut x: f32, y: f32) {
        let (size, shown) = (self.size, self.shown);
        for (fact, text) in shown.facts.iter().zip(&self.facts) {
            let width = self.width_of(fact, text);
            let (mut left, mut ink) = (x, self.ink());
            if fact.is_demand {
                let pill = Path::rect(x, y - size * 0.4, width, size * 0.8).rounded(size * 0.4);
                self.canvas.fill(&pill, self.colours.accent);
                (left, ink) = (x + size * 0.25, self.colours.accent_text);
            }
            if let Some(sign) = fact.sign {
                self.canvas.fill(&sign.path().placed(point(left + size * 0.33, y), size * 0.66), ink);
                left += size * 0.75;
            }
            text.draw(self.canvas, left, y, ink);
            x += width + size * 0.35;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Places};

    /// Every board there is, as every seat sees it.
    fn boards() -> impl Iterator<Item = (Board, Scene)> {
        let scene =
            |game, seats, view| Scene { view, ..Scene::new(game, Vec::new(), None, Places::open(seats)) };
        let views = move |game, seats| (0..seats).map(move |view| scene(game, seats, view));
        let scenes =
            GameKind::ALL.into_iter().flat_map(move |game| game.seats().flat_map(move |n| views(game, n)));
        scenes.map(|scene| (Board::new(&scene, 900.0), scene))
    }

    #[test]
    fn no_panel_hides_a_cell_or_another_panel() {
        for (board, scene) in boards() {
            let panels = Panel::all(&board, scene.places.seats(), scene.view);
            assert_eq!(panels.len(), scene.places.seats());
            let within = |area: &Area, at: Point| {
                let (x, y) = (at.x - area.x, at.y - area.y);
                let inside = (0.0..area.width).contains(&x) && (0.0..area.height).contains(&y);
                match area.shape {
                    Shape::Corner { right, below } => {
                        let x = if right { area.width - x } else { x };
                        inside && x + (if below { area.height - y } else { y }) < area.width
                    }
                    _ => inside,
                }
            };
            for panel in &panels {
                let area = panel.area;
                assert!(area.x >= 0.0 && area.x + area.width <= board.page.0, "{area:?}");
                assert!(area.y >= 0.0 && area.y + area.height <= board.page.1, "{area:?}");
                for cell in board.cells() {
                    let corners = board.outline(cell, 0.0).polygons.concat();
                    assert!(!corners.iter().any(|at| within(&area, *at)), "{}: {cell}", board.game);
                }
                let others = panels.iter().filter(|other| other.seat != panel.seat);
                for Panel { area: other, .. } in others {
                    let apart = area.x + area.width <= other.x || other.x + other.width <= area.x;
                    let apart = apart || area.y + area.height <= other.y || other.y + other.height <= area.y;
                    assert!(apart, "{}: {area:?} and {other:?}", board.game);
                }
            }
        }
    }

    #[test]
    fn the_viewer_sits_below_and_the_next_one_not() {
        for (board, scene) in boards() {
            let panels = Panel::all(&board, scene.places.seats(), scene.view);
            let middle = |panel: &Panel| panel.area.y + panel.area.height / 2.0;
            assert_eq!(panels[0].seat, scene.view);
            assert!(middle(&panels[0]) > board.page.1 / 2.0 && middle(&panels[1]) < board.page.1 / 2.0);
        }
    }

    #[test]
    fn a_panel_tells_how_its_seat_stands() {
        let (board, mut scene) = boards().next().expect("there is a game");
        let panels = Panel::all(&board, 2, 0);
        let both = |scene: &Scene| [0, 1].map(|seat| panels[seat].shown(&board, scene).status);
        scene.turn = Some(1);
        assert_eq!(both(&scene), [Status::Waits, Status::Acts]);
        scene.places = Places::won_by(1);
        assert_eq!(both(&scene), [Status::Placed(2, false), Status::Placed(1, false)]);
        scene.resigned = vec![0];
        assert_eq!(both(&scene), [Status::Resigned, Status::Placed(1, false)]);
        scene.places = Places::drawn();
        scene.resigned.clear();
        assert_eq!(both(&scene), [Status::Placed(1, true); 2]);
    }
}
