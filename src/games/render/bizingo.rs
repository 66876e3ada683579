//! Bizingo: triangles in a large triangle, three-cornered men.

use super::background::{draw_frame, letter, write};
use super::canvas::Canvas;
use super::game_renderer::{GameRenderer, Inks, Layout, Sizes};
use super::geometry::Board;
use super::icon;
use super::man::Figure;
use super::panel::{self, Area, Shape};
use super::path::Path;
use super::text::Line;
use super::theme::Colours;
use crate::rules::bizingo::{CAPTAIN, SOLDIER};
use crate::rules::{Cell, Scene};
use ab_glyph::{Point, point};

pub(super) struct Bizingo;

impl GameRenderer for Bizingo {
    fn corners(&self, cell: Cell) -> Vec<Point> {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        let (base, tip) = if points_up(cell) { (y, y + 1.0) } else { (y + 1.0, y) };
        vec![point(x - 2.0, base), point(x, base), point(x - 1.0, tip)]
    }

    fn centre(&self, cell: Cell) -> Point {
        // The middle of a triangle is a third of its height above its base.
        let part = if points_up(cell) { 1.0 } else { 2.0 };
        point(f32::from(cell.column) - 1.0, f32::from(cell.row) + part / 3.0)
    }

    fn is_light(&self, cell: Cell) -> bool {
        !points_up(cell)
    }

    fn edge(&self, _: (f32, f32)) -> Vec<Point> {
        let corners = [(2, 0), (20, 0), (22, 2), (13, 11), (9, 11), (0, 2)];
        corners.map(|(x, y)| point(x as f32, y as f32)).to_vec()
    }

    fn layout(&self) -> Layout {
        Layout { margin: 0.9, row: 3f32.sqrt(), unit: 1.35, frame: 0.54 }
    }

    /// One panel is beside the tip, the other one below or above the base.
    fn strips(&self, turns: u8) -> [bool; 2] {
        [turns != 0, turns == 0]
    }

    fn panels(&self, board: &Board, seats: usize) -> Vec<Area> {
        let ((_, height), gap) = (board.page, panel::gap(board.page.0));
        let mut areas = panel::strips(board.page, seats);
        if let [below, above, ..] = &mut areas[..] {
            let (tip, is_above) = if board.turns == 0 { (above, true) } else { (below, false) };
            tip.height *= 2.0;
            tip.y = if is_above { gap } else { height - gap - tip.height };
            tip.width = (board.page.0 * 0.3).floor();
            tip.shape = Shape::Block;
        }
        areas
    }

    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        let inks = colours.board(board.game);
        draw_frame(canvas, board, inks);
        for cell in board.cells() {
            let colour = if self.is_light(cell) { inks.light } else { inks.dark };
            canvas.fill(&board.outline(cell, board.unit * 0.018), colour);
        }
    }

    /// Letters below the base only: along the slanted sides they would stand among the numbers.
    fn draw_coordinates(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        for column in 0..21u8 {
            let x = f32::from(column) + 1.0;
            let base = (2.0 - x).max(x - 20.0).max(0.0);
            write(canvas, board, colours, &letter(column + 2), point(x, base - 0.2));
        }
        for row in 0..11u8 {
            // Beside the slanted sides, which lean out up to the second row and then in.
            let y = f32::from(row) + 0.5;
            let side = (2.0 - y).max(y - 2.0) - 0.42;
            for x in [side, 22.0 - side] {
                write(canvas, board, colours, &(row + 1).to_string(), point(x, y));
            }
        }
    }

    /// Where the edges are not seen, cells say their names.
    fn draw_names(&self, canvas: &mut Canvas, board: &Board, colours: &Colours, scene: &Scene) {
        if scene.focus.is_none() {
            return;
        }
        let inks = colours.board(board.game);
        for cell in board.cells() {
            let (at, ground) = (board.centre(cell), if self.is_light(cell) { inks.light } else { inks.dark });
            let name = Line::new(&cell.to_string(), board.unit * 0.33);
            name.draw_at(canvas, at.x, at.y, colours.inscription(ground));
        }
    }

    fn is_upright(&self, cell: Cell, turns: u8) -> bool {
        points_up(cell) == (turns == 0)
    }

    fn draw_man(&self, canvas: &mut Canvas, man: Figure, at: Point, unit: f32, inks: Inks) {
        let inks = inks.seat;
        let way = if man.upright { 1.0 } else { -1.0 };
        let triangle = |size: f32, dy: f32| {
            let corners = [(0.0, -1.0), (0.866, 0.5), (-0.866, 0.5)];
            let corners = corners.map(|(x, y)| (x * size, y * size * way + dy));
            Path::polygon(corners).rounded(0.3 * size).placed(at, unit)
        };
        canvas.fill(&triangle(0.7, 0.03), inks.rim);
        canvas.fill(&triangle(0.7, 0.0), inks.rim);
        canvas.fill(&triangle(0.62, 0.0), inks.fill);
        if man.kind == CAPTAIN {
            canvas.fill(&Path::circle(at, unit * 0.29), inks.mark);
            let star = (0..10).map(|i| {
                let radius = if i % 2 == 0 { 0.25 } else { 0.105 };
                let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
                (radius * sin, -radius * cos)
            });
            canvas.fill(&Path::polygon(star).placed(at, unit), inks.fill);
        } else {
            canvas.fill(&icon::of_seat(man.seat, 0.15).placed(at, unit), inks.mark);
        }
    }

    /// The cells are small: labels are as large as they allow, on the tips of men, and ways thicker for their length.
    fn sizes(&self) -> Sizes {
        Sizes { label: 0.36, label_on_man: 0.34, label_corner: (0.0, 0.66), way: 0.15, coordinates: 0.44 }
    }

    fn draw_token(&self, canvas: &mut Canvas, man: Figure, at: Point, size: f32, inks: Inks) {
        // Light men stand on cells that point down, dark ones on cells that point up.
        let man = Figure { kind: SOLDIER, upright: (man.seat == 1) == man.upright, ..man };
        self.draw_man(canvas, man, at, size * 0.68, inks);
    }
}

/// "A cell points up if column + row is even", counted from 1 or from 0.
fn points_up(cell: Cell) -> bool {
    cell.column % 2 == cell.row % 2
}

#[cfg(test)]
mod tests {
    use super::super::theme::{Theme, contrast};
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn as_many_cells_point_up_as_the_rules_say() {
        assert_eq!(GameKind::Bizingo.cells().filter(|cell| points_up(*cell)).count(), 82);
    }

    #[test]
    fn names_of_cells_can_be_read_in_every_theme() {
        for theme in Theme::all() {
            let inks = theme.colours.board(GameKind::Bizingo);
            for ground in [inks.light, inks.dark] {
                let contrast = contrast(theme.colours.inscription(ground), ground);
                assert!(contrast >= 4.5, "{}: a contrast of {contrast:.2}", theme.name());
            }
        }
    }
}
