//! Bizingo: triangles in a large triangle, three-cornered men.

use super::board::Board;
use super::canvas::Canvas;
use super::design::{Design, Inks, Layout, Sizes};
use super::ground::write;
use super::men::{Figure, sign};
use super::path::{Path, toward};
use super::text::Line;
use super::theme::Colours;
use crate::rules::bizingo::{CAPTAIN, SOLDIER};
use crate::rules::Cell;
use ab_glyph::{Point, point};

pub(super) struct Bizingo;

impl Design for Bizingo {
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

    fn outline(&self, board: &Board, cell: Cell, inset: f32) -> Path {
        let corners = self.corners(cell).into_iter().map(|corner| board.at(corner.x, corner.y));
        let corners: Vec<Point> = corners.collect();
        let middle = point(
            corners.iter().map(|corner| corner.x).sum::<f32>() / 3.0,
            corners.iter().map(|corner| corner.y).sum::<f32>() / 3.0,
        );
        // A corner of 60° moves twice as far as its sides.
        Path::polygon(corners.into_iter().map(|corner| {
            let corner = toward(corner, middle, inset * 2.0);
            (corner.x, corner.y)
        }))
    }

    fn is_light(&self, cell: Cell) -> bool {
        !points_up(cell)
    }

    fn layout(&self) -> Layout {
        Layout { margin: 1.5, row: 3f32.sqrt(), unit: 1.35 }
    }

    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        let inks = colours.board(board.game);
        canvas.fill(&board.polygon(&outline(0.2)).rounded(board.unit * 0.2), inks.frame);
        canvas.fill(&board.polygon(&outline(0.02)), inks.edge);
        for cell in board.cells() {
            let colour = if self.is_light(cell) { inks.light } else { inks.dark };
            canvas.fill(&board.outline(cell, board.unit * 0.018), colour);
            let at = board.centre(cell);
            let name = Line::new(&cell.to_string(), board.unit * 0.33);
            name.draw_at(canvas, at.x, at.y, colours.inscription(colour));
        }
    }

    fn draw_coordinates(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        for (i, letter) in (0..21u8).zip('c'..) {
            write(canvas, board, colours, &letter.to_string(), point(f32::from(i) + 1.0, -0.45));
        }
        let (columns, _) = board.extent();
        for i in 0..11u8 {
            // Beside the slanted sides, which lean out up to the second row and then in.
            let (row, name) = (f32::from(i), (i + 1).to_string());
            let side = (1.5 - row).max(row - 1.5) - 1.05;
            for x in [side, columns - side] {
                write(canvas, board, colours, &name, point(x, row + 0.5));
            }
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
        canvas.fill(&triangle(0.73, 0.03), inks.rim);
        canvas.fill(&triangle(0.73, 0.0), inks.rim);
        canvas.fill(&triangle(0.65, 0.0), inks.fill);
        if man.kind == CAPTAIN {
            canvas.fill(&Path::circle(at, unit * 0.29), inks.mark);
            let star = (0..10).map(|i| {
                let radius = if i % 2 == 0 { 0.25 } else { 0.105 };
                let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
                (radius * sin, -radius * cos)
            });
            canvas.fill(&Path::polygon(star).placed(at, unit), inks.fill);
        } else {
            canvas.fill(&sign(man.seat, 0.15).placed(at, unit), inks.mark);
        }
    }

    /// The cells are small: labels are as large as they allow, ways thicker for their length.
    fn sizes(&self) -> Sizes {
        Sizes {
            label: 0.26 * 1.4,
            label_on_man: 0.24 * 1.4,
            label_corner: (0.42, 0.34),
            badge_corner: (0.42, 0.34),
            way: 0.13,
            coordinates: 0.46,
        }
    }

    fn draw_token(&self, canvas: &mut Canvas, man: Figure, at: Point, size: f32, inks: Inks) {
        let man = Figure { kind: SOLDIER, upright: man.seat == 1, ..man };
        self.draw_man(canvas, man, at, size * 0.62, inks);
    }
}

/// "A cell points up if column + row is even", counted from 1 or from 0.
fn points_up(cell: Cell) -> bool {
    cell.column % 2 == cell.row % 2
}

/// The board and so much around it.
fn outline(out: f32) -> [Point; 8] {
    let (side, up) = (out * 2.0, out);
    [
        point(2.0 - side * 0.3, -up),
        point(20.0 + side * 0.3, -up),
        point(22.0 + side * 0.87, 2.0 - up * 0.55),
        point(22.0 + side * 0.58, 2.0 + up * 0.5),
        point(13.0 + side * 0.3, 11.0 + up),
        point(9.0 - side * 0.3, 11.0 + up),
        point(-side * 0.58, 2.0 + up * 0.5),
        point(-side * 0.87, 2.0 - up * 0.55),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::theme::{Theme, contrast};
    use super::*;
    use crate::rules::Game;

    #[test]
    fn as_many_cells_point_up_as_the_rules_say() {
        assert_eq!(Game::Bizingo.cells().filter(|cell| points_up(*cell)).count(), 82);
    }

    #[test]
    fn names_of_cells_can_be_read_in_every_theme() {
        for theme in Theme::all() {
            let inks = theme.colours.board(Game::Bizingo);
            for ground in [inks.light, inks.dark] {
                let contrast = contrast(theme.colours.inscription(ground), ground);
                assert!(contrast >= 4.5, "{}: a contrast of {contrast:.2}", theme.name());
            }
        }
    }
}
