//! Biloba: an octagon of raised tiles; on the middle one, where no pawn rests, the leaf after which it is named.

use super::background::{draw_frame, draw_tile};
use super::canvas::Canvas;
use super::game_renderer::GameRenderer;
use super::geometry::Board;
use super::panel::{self, Area, Shape};
use super::path::{Path, curved};
use super::theme::{BoardColours, Colours};
use crate::rules::{Cell, Mark, Scene, Way};
use ab_glyph::{Point, point};

pub(super) struct Biloba;

const CENTRE: Cell = Cell::new(4, 4);

impl GameRenderer for Biloba {
    fn edge(&self, _: (f32, f32)) -> Vec<Point> {
        let corners = [(2, 0), (7, 0), (9, 2), (9, 7), (7, 9), (2, 9), (0, 7), (0, 2)];
        corners.map(|(x, y)| point(x as f32, y as f32)).to_vec()
    }

    fn strips(&self, _turns: u8) -> [bool; 2] {
        [false, false]
    }

    /// In the corners of the picture that the octagon leaves empty.
    fn panels(&self, board: &Board, seats: usize) -> Vec<Area> {
        let ((width, height), gap) = (board.page, panel::gap(board.page.0));
        // As far as a diagonal beside the frame goes from the corner of the page.
        let corner = board.at(0.0, 0.0);
        let (across, upright) = (corner.x.min(width - corner.x), corner.y.min(height - corner.y));
        let cut = board.unit * 2.0 - (board.frame + gap) * 2f32.sqrt();
        let side = (across + upright + cut - 2.0 * gap).floor();
        let area = |right: bool, below: bool| Area {
            x: if right { width - gap - side } else { gap },
            y: if below { height - gap - side } else { gap },
            width: side,
            height: side,
            shape: Shape::Corner { right, below },
        };
        match seats {
            2 => vec![area(false, true), area(true, false)],
            3 => vec![area(false, true), area(false, false), area(true, false)],
            _ => vec![area(false, true), area(false, false), area(true, false), area(true, true)],
        }
    }

    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        let inks = colours.board(board.game);
        draw_frame(canvas, board, inks);
        for cell in board.cells() {
            let colour = match (cell == CENTRE, self.is_light(cell)) {
                (true, _) => inks.special,
                (_, true) => inks.light,
                (_, false) => inks.dark,
            };
            let outline = board.outline(cell, board.whole(0.012));
            draw_tile(canvas, outline, board.unit * 0.05, inks.edge, colour);
        }
        draw_leaf(canvas, board.centre(CENTRE), board.unit, inks);
    }

    /// The leaf is not hidden by a way over it.
    fn draw_extras(&self, canvas: &mut Canvas, board: &Board, colours: &Colours, scene: &Scene) {
        let over = |cells: &[Cell]| cells.contains(&CENTRE);
        let went = scene.ways.iter().any(|way| matches!(way, Way::Moved(cells) if over(cells)));
        let can_go = |mark: &Mark| matches!(mark, Mark::CanGo(cells) | Mark::CannotGo(cells) if over(cells));
        if went || scene.marks.iter().any(can_go) {
            let inks = colours.board(board.game);
            canvas.fill(&Path::circle(board.centre(CENTRE), board.unit * 0.3), inks.special);
            draw_leaf(canvas, board.centre(CENTRE), board.unit, inks);
        }
    }
}

/// A ginkgo leaf with its two lobes.
fn draw_leaf(canvas: &mut Canvas, at: Point, unit: f32, inks: &BoardColours) {
    let half = |side: f32| {
        curved(
            (0.0, 0.17),
            &[
                [side * 0.10, 0.05, side * 0.36, 0.02],
                [side * 0.40, -0.12, side * 0.30, -0.22],
                [side * 0.20, -0.32, side * 0.05, -0.25],
                [side * 0.02, -0.10, 0.0, 0.17],
            ],
        )
    };
    canvas.fill(&half(-1.0).placed(at, unit), inks.inlay);
    canvas.fill(&half(1.0).placed(at, unit), inks.inlay);
    let stem = [point(0.0, 0.14), point(0.015, 0.24), point(0.06, 0.34)];
    canvas.fill(&Path::line(&stem, 0.035).placed(at, unit), inks.inlay);
    for side in [-1.0, 1.0] {
        for (x, y) in [(0.13, -0.19), (0.23, -0.09)] {
            let vein = [point(side * 0.035, 0.04), point(side * x, y)];
            canvas.fill(&Path::line(&vein, 0.014).placed(at, unit), inks.special);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Places};

    #[test]
    fn the_viewer_sits_at_the_bottom() {
        // The middle of each side: south, west, north, east.
        let sides = [Cell::new(4, 0), Cell::new(0, 4), Cell::new(4, 8), Cell::new(8, 4)];
        for (view, own) in sides.into_iter().enumerate() {
            let mut scene = Scene::new(GameKind::Biloba, Vec::new(), None, Places::open(4));
            scene.view = view;
            let board = Board::new(&scene, 900.0);
            let lowest = sides.into_iter().max_by(|a, b| board.centre(*a).y.total_cmp(&board.centre(*b).y));
            assert_eq!(lowest, Some(own), "seat {view}");
        }
    }
}
