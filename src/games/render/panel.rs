//! The panels of the seats: a name, the seat's men, badges, and who is to move or has won.

use super::canvas::{Canvas, Sprite};
use super::game_renderer::BoardCanvas;
use super::geometry::BoardGeometry;
use super::icon::Icon;
use super::man::{ManAppearance, ManColours};
use super::palette::Palette;
use super::panel_layout::{Badge, PanelArea, PanelShape, line_height};
use super::path::Path;
use super::text::TextLine;
use super::theme::{Colours, Rgb};
use crate::names;
use crate::rules::{Scene, Seat};
use ab_glyph_rasterizer::{Point, point};
use std::sync::Arc;

/// What a seat is doing, or how it finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum SeatStatus {
    Waiting,
    ToMove,
    Resigned,
    Placed {
        place: u8,
        is_shared: bool,
    },
    /// The game is over, and the banner shows how.
    Finished {
        is_winner: bool,
    },
}

/// Everything that decides how a panel looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PanelContent {
    seat: Seat,
    status: SeatStatus,
    badges: Vec<Badge>,
    name: String,
}

/// One seat's panel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Panel {
    pub seat: Seat,
    pub area: PanelArea,
    /// Line height, in pixels.
    line_height: f32,
}

impl Panel {
    /// The panels of all seats around a board.
    pub fn all(board: &BoardGeometry, seats: usize, view: Seat) -> Vec<Panel> {
        let line_height = |area: &PanelArea| match area.shape {
            PanelShape::Block => area.height / 2.0,
            PanelShape::Strip | PanelShape::Corner { .. } => line_height(board.page_size.0),
        };
        let panel =
            |(i, area)| Panel { seat: (view + i) % seats.max(1), area, line_height: line_height(&area) };
        board.renderer.panel_areas(board, seats).into_iter().enumerate().map(panel).collect()
    }

    /// The content of the panel for a scene. Below a banner it does not show again how the seat has finished.
    pub fn content(&self, board: &BoardGeometry, scene: &Scene, has_banner: bool) -> PanelContent {
        let resigned = scene.resigned.contains(&self.seat);
        let status = match scene.places.get(self.seat) {
            Some(place) => {
                let sharing = scene.places.as_slice().iter().filter(|other| **other == place).count();
                if resigned && place > 1 {
                    SeatStatus::Resigned
                } else {
                    SeatStatus::Placed { place, is_shared: sharing > 1 }
                }
            }
            None if scene.turn == Some(self.seat) => SeatStatus::ToMove,
            None => SeatStatus::Waiting,
        };
        let status = match status {
            SeatStatus::Resigned | SeatStatus::Placed { .. } if has_banner => {
                SeatStatus::Finished { is_winner: scene.places.get(self.seat) == Some(1) }
            }
            status => status,
        };
        let badges = board.renderer.badges(scene, self.seat);
        PanelContent { seat: self.seat, status, badges, name: shown_name(scene, self.seat) }
    }

    /// The panel as a sprite whose origin is its upper left corner.
    pub fn draw(
        &self,
        content: &PanelContent,
        board: &BoardGeometry,
        colours: &Colours,
        palette: &Arc<Palette>,
    ) -> Sprite {
        let blank = |background: Rgb| {
            Canvas::new(self.area.width as u32, self.area.height as u32, background, palette.clone())
        };
        let mut canvas = blank(colours.page);
        self.draw_plate(&mut canvas, content, colours);
        self.draw_content(BoardCanvas { canvas: &mut canvas, board, colours }, content);
        // The sprite covers the whole plate, also where it has the colour of the page: it is drawn once more on a colour
        // that no plate has.
        let before = blank(colours.danger);
        let mut plate = before.clone();
        self.draw_plate(&mut plate, content, colours);
        Sprite::new(&canvas, &plate.changed_pixels(&before), 0)
    }

    /// Draws the plate of the panel.
    fn draw_plate(&self, canvas: &mut Canvas, content: &PanelContent, colours: &Colours) {
        let is_to_move = content.status == SeatStatus::ToMove;
        let (width, height) = (self.area.width, self.area.height);
        let outline = |inset: f32| match self.area.shape {
            PanelShape::Corner { right, below } => {
                let corners = [(0.0, 0.0), (width, 0.0), (0.0, height)];
                let turned = corners
                    .map(|(x, y)| (if right { width - x } else { x }, if below { height - y } else { y }));
                Path::polygon(turned).inset(inset)
            }
            _ => Path::rect(inset, inset, width - 2.0 * inset, height - 2.0 * inset),
        };
        let radius = self.line_height * 0.22;
        if is_to_move {
            // A border as well as another colour, so that colours are not needed to see it.
            canvas.fill(&outline(0.0).rounded(radius), colours.accent);
            let edge = (self.line_height * 0.075).round().max(1.0);
            canvas.fill(&outline(edge).rounded(radius - edge / 2.0), colours.active_panel);
        } else {
            canvas.fill(&outline(0.0).rounded(radius), colours.panel);
        }
    }

    fn draw_content(&self, canvas: BoardCanvas, content: &PanelContent) {
        let (size, width, height) = (self.line_height, self.area.width, self.area.height);
        let badges = content.badges.iter().map(|badge| TextLine::new(&badge.text, size * 0.6)).collect();
        let mut painter = PanelPainter { canvas, content, size, badges };
        match self.area.shape {
            PanelShape::Strip => {
                let y = height / 2.0;
                painter.seat_icon(point(size * 0.6, y));
                let status = painter.status_width();
                painter.status(point(width - size * 0.2 - status / 2.0, y), true);
                let badges = painter.badges_width();
                let right = width - size * 0.4 - status;
                painter.badges(right - badges, y);
                painter.name(size * 1.2, y, right - badges - size * 1.4, false);
            }
            PanelShape::Block => {
                painter.name(size * 0.35, size * 0.55, width - size * 0.7, false);
                let y = height - size * 0.55;
                painter.seat_icon(point(size * 0.7, y));
                let badges = painter.badges_width();
                painter.badges(size * 1.35, y);
                let status = painter.status_width();
                painter.status(point(size * 1.65 + badges + status / 2.0, y), false);
            }
            PanelShape::Corner { right, below } => {
                let line = |y: f32| if below { height - y } else { y };
                let x = |x: f32| if right { width - x } else { x };
                painter.name(x(size * 0.3), line(size * 0.5), width - size * 1.5, right);
                painter.seat_icon(point(x(size * 0.65), line(size * 1.5)));
                let badges = painter.badges_width();
                painter.badges(if right { x(size * 1.25) - badges } else { size * 1.25 }, line(size * 1.45));
                painter.status(point(x(size * 0.65), line(size * 2.45)), right);
            }
        }
    }
}

/// The name of a seat as it is shown; empty if it has none.
pub(super) fn shown_name(scene: &Scene, seat: Seat) -> String {
    let name = scene.names.get(seat).filter(|raw| !raw.is_empty());
    name.and_then(|raw| names::shown(raw)).unwrap_or_default()
}

/// Draws the man that stands for a seat, in a line of this height in pixels.
pub(super) fn draw_seat_icon(canvas: &mut BoardCanvas, seat: Seat, at: Point, size: f32) {
    let board = canvas.board;
    let man = ManAppearance { kind: board.game.kinds()[0], seat, is_upright: board.quarter_turns == 0 };
    let man_colours = ManColours { seat: canvas.colours.seat(seat), board: canvas.board_colours() };
    board.renderer.draw_seat_icon(canvas, man, at, size, man_colours);
}

/// Draws the parts of a panel.
struct PanelPainter<'a> {
    canvas: BoardCanvas<'a>,
    content: &'a PanelContent,
    /// Line height, in pixels.
    size: f32,
    /// The texts of the badges.
    badges: Vec<TextLine>,
}

impl PanelPainter<'_> {
    fn text_colour(&self) -> Rgb {
        let is_out = matches!(
            self.content.status,
            SeatStatus::Resigned
                | SeatStatus::Placed { place: 2.., .. }
                | SeatStatus::Finished { is_winner: false }
        );
        let colours = self.canvas.colours;
        if is_out { colours.muted_text } else { colours.text }
    }

    fn seat_icon(&mut self, at: Point) {
        draw_seat_icon(&mut self.canvas, self.content.seat, at, self.size);
    }

    /// Draws the name from `x` to the right, or from `x` to the left.
    fn name(&mut self, x: f32, y: f32, width: f32, right_aligned: bool) {
        let line = TextLine::fitted(&self.content.name, self.size * 0.68, width);
        let left = if right_aligned { x - line.width } else { x };
        let colour = self.text_colour();
        line.draw(&mut self.canvas, left, y, colour);
    }

    fn status_width(&self) -> f32 {
        match self.content.status {
            SeatStatus::Waiting | SeatStatus::Finished { .. } => 0.0,
            _ => self.size * 0.8,
        }
    }

    /// Draws the status. The icon of the seat to move points left or right, to the name.
    fn status(&mut self, at: Point, points_left: bool) {
        let (size, colours) = (self.size, self.canvas.colours);
        let (icon, colour) = match self.content.status {
            SeatStatus::Waiting | SeatStatus::Finished { .. } => return,
            SeatStatus::ToMove => (Icon::ToMove { points_left }, colours.accent),
            SeatStatus::Resigned => (Icon::Flag, colours.muted_text),
            SeatStatus::Placed { place: 1, is_shared: false } => (Icon::Trophy, colours.accent),
            SeatStatus::Placed { place, is_shared } => {
                let text = if is_shared { format!("={place}") } else { place.to_string() };
                self.canvas.fill(&Path::circle(at, size * 0.42), colours.muted_text);
                let line = TextLine::fitted(&text, size * 0.54, size * 0.7);
                line.draw_centred(&mut self.canvas, at.x, at.y, colours.panel);
                return;
            }
        };
        self.canvas.fill(&icon.path().placed(at, size * 0.85), colour);
    }

    /// Width of a badge with its icon and padding.
    fn width_of(&self, badge: &Badge, text: &TextLine) -> f32 {
        let icon = if badge.icon.is_some() { self.size * 0.75 } else { 0.0 };
        text.width + icon + if badge.is_highlighted { self.size * 0.5 } else { 0.0 }
    }

    fn badges_width(&self) -> f32 {
        let spacing = self.size * 0.35 * self.badges.len().saturating_sub(1) as f32;
        let badges = self.content.badges.iter().zip(&self.badges);
        spacing + badges.map(|(badge, text)| self.width_of(badge, text)).sum::<f32>()
    }

    fn badges(&mut self, mut x: f32, y: f32) {
        let (size, content, colours) = (self.size, self.content, self.canvas.colours);
        for (badge, text) in content.badges.iter().zip(&self.badges) {
            let width = self.width_of(badge, text);
            let (mut left, mut colour) = (x, self.text_colour());
            if badge.is_highlighted {
                let pill = Path::rect(x, y - size * 0.4, width, size * 0.8).rounded(size * 0.4);
                self.canvas.fill(&pill, colours.accent);
                (left, colour) = (x + size * 0.25, colours.accent_text);
            }
            if let Some(icon) = badge.icon {
                self.canvas.fill(&icon.path().placed(point(left + size * 0.33, y), size * 0.66), colour);
                left += size * 0.75;
            }
            text.draw(&mut self.canvas, left, y, colour);
            x += width + size * 0.35;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::renderers;
    use crate::rules::{GameKind, Places};

    /// Every board, as every seat sees it.
    fn boards() -> impl Iterator<Item = (BoardGeometry, Scene)> {
        let scene =
            |game, seats, view| Scene { view, ..Scene::new(game, Vec::new(), None, Places::new(seats)) };
        let views = move |game, seats| (0..seats).map(move |view| scene(game, seats, view));
        let scenes =
            GameKind::ALL.into_iter().flat_map(move |game| game.seats().flat_map(move |n| views(game, n)));
        scenes.map(|scene| (BoardGeometry::new(renderers::of(scene.game), &scene, 900.0), scene))
    }

    #[test]
    fn no_panel_hides_a_cell_or_another_panel() {
        for (board, scene) in boards() {
            let panels = Panel::all(&board, scene.places.seats(), scene.view);
            assert_eq!(panels.len(), scene.places.seats());
            let within = |area: &PanelArea, at: Point| {
                let (x, y) = (at.x - area.x, at.y - area.y);
                let inside = (0.0..area.width).contains(&x) && (0.0..area.height).contains(&y);
                match area.shape {
                    PanelShape::Corner { right, below } => {
                        let x = if right { area.width - x } else { x };
                        inside && x + (if below { area.height - y } else { y }) < area.width
                    }
                    _ => inside,
                }
            };
            for panel in &panels {
                let area = panel.area;
                assert!(area.x >= 0.0 && area.x + area.width <= board.page_size.0, "{area:?}");
                assert!(area.y >= 0.0 && area.y + area.height <= board.page_size.1, "{area:?}");
                for cell in board.cells() {
                    let corners = board.cell_outline(cell, 0.0).polygons.concat();
                    assert!(!corners.iter().any(|at| within(&area, *at)), "{}: {cell}", board.game);
                }
                let others = panels.iter().filter(|other| other.seat != panel.seat);
                for Panel { area: other, .. } in others {
                    let disjoint = area.x + area.width <= other.x || other.x + other.width <= area.x;
                    let disjoint =
                        disjoint || area.y + area.height <= other.y || other.y + other.height <= area.y;
                    assert!(disjoint, "{}: {area:?} and {other:?}", board.game);
                }
            }
        }
    }

    #[test]
    fn the_viewer_sits_below_and_the_next_seat_above() {
        for (board, scene) in boards() {
            let panels = Panel::all(&board, scene.places.seats(), scene.view);
            let middle = |panel: &Panel| panel.area.y + panel.area.height / 2.0;
            assert_eq!(panels[0].seat, scene.view);
            // Bizingo has both panels beside the tip of the board.
            if panels[0].area.shape == PanelShape::Block {
                continue;
            }
            assert!(
                middle(&panels[0]) > board.page_size.1 / 2.0 && middle(&panels[1]) < board.page_size.1 / 2.0
            );
        }
    }

    #[test]
    fn a_panel_shows_the_status_of_its_seat() {
        let (board, mut scene) = boards().next().expect("there is a game");
        let panels = Panel::all(&board, 2, 0);
        let both = |scene: &Scene| [0, 1].map(|seat| panels[seat].content(&board, scene, false).status);
        scene.turn = Some(1);
        assert_eq!(both(&scene), [SeatStatus::Waiting, SeatStatus::ToMove]);
        scene.places = Places::won_by(1);
        assert_eq!(
            both(&scene),
            [
                SeatStatus::Placed { place: 2, is_shared: false },
                SeatStatus::Placed { place: 1, is_shared: false }
            ]
        );
        scene.resigned = vec![0];
        assert_eq!(both(&scene), [SeatStatus::Resigned, SeatStatus::Placed { place: 1, is_shared: false }]);
        scene.places = Places::drawn();
        scene.resigned.clear();
        assert_eq!(both(&scene), [SeatStatus::Placed { place: 1, is_shared: true }; 2]);
    }
}
