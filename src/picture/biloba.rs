//! Biloba: an octagon of raised tiles; on the middle one, where no pawn rests, the leaf after which it is named.

use super::board::Board;
use super::canvas::Canvas;
use super::design::Design;
use super::ground::draw_tile;
use super::path::{Path, curved};
use super::theme::{BoardColours, Colours};
use crate::rules::Cell;
use ab_glyph::{Point, point};

pub(super) struct Biloba;

const CENTRE: Cell = Cell::new(4, 4);

impl Design for Biloba {
    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        let inks = colours.board(board.game);
        canvas.fill(&board.polygon(&octagon(0.13)).rounded(board.unit * 0.12), inks.frame);
        for cell in board.cells() {
            let colour = match (cell == CENTRE, self.is_light(cell)) {
                (true, _) => inks.special,
                (_, true) => inks.light,
                (_, false) => inks.dark,
            };
            let outline = board.outline(cell, board.unit * 0.012);
            draw_tile(canvas, outline, board.unit * 0.05, inks.edge, colour);
        }
        draw_leaf(canvas, board.centre(CENTRE), board.unit, inks);
    }
}

/// The board and so much around it.
fn octagon(out: f32) -> [Point; 8] {
    // The chord of a cut corner lies farther out by the same distance.
    let cut = 2.0 - out * (2f32.sqrt() - 1.0) - 0.02;
    let (low, high) = (-out, 9.0 + out);
    [
        point(cut, low),
        point(9.0 - cut, low),
        point(high, cut),
        point(high, 9.0 - cut),
        point(9.0 - cut, high),
        point(cut, high),
        point(low, 9.0 - cut),
        point(low, cut),
    ]
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
    use crate::rules::{Game, Places, Scene};

    #[test]
    fn the_viewer_sits_at_the_bottom() {
        // The middle of each side: south, west, north, east.
        let sides = [Cell::new(4, 0), Cell::new(0, 4), Cell::new(4, 8), Cell::new(8, 4)];
        for (view, own) in sides.into_iter().enumerate() {
            let mut scene = Scene::new(Game::Biloba, Vec::new(), None, Places::open(4));
            scene.view = view;
            let board = Board::new(&scene, 900.0, 0.0);
            let lowest = sides.into_iter().max_by(|a, b| board.centre(*a).y.total_cmp(&board.centre(*b).y));
            assert_eq!(lowest, Some(own), "seat {view}");
        }
    }
}
