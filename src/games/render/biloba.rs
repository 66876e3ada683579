//! Biloba: an octagon of raised tiles with a ginkgo leaf on the centre tile, where no pawn may rest.

use super::background::{draw_frame, draw_tile};
use super::canvas::Canvas;
use super::game_renderer::{BoardCanvas, Drawn, GameRenderer};
use super::geometry::BoardGeometry;
use super::panel_layout::{self, PanelArea, PanelShape};
use super::path::{Path, closed_curve};
use super::theme::BoardColours;
use crate::rules::biloba::Position;
use crate::rules::{Cell, Mark, Scene, Trace};
use ab_glyph_rasterizer::{Point, point};

pub(super) struct Biloba;

const CENTRE: Cell = Cell::new(4, 4);

impl Drawn for Position {
    const RENDERER: &'static dyn GameRenderer = &Biloba;
}

impl GameRenderer for Biloba {
    fn board_corners(&self, _: (f32, f32)) -> Vec<Point> {
        let corners = [(2, 0), (7, 0), (9, 2), (9, 7), (7, 9), (2, 9), (0, 7), (0, 2)];
        corners.map(|(x, y)| point(x as f32, y as f32)).to_vec()
    }

    fn panel_strips(&self, _turns: u8) -> [bool; 2] {
        [false, false]
    }

    /// Panels are in the corners of the picture that the octagon leaves empty.
    fn panel_areas(&self, board: &BoardGeometry, seats: usize) -> Vec<PanelArea> {
        let ((width, height), gap) = (board.page_size, panel_layout::panel_gap(board.page_size.0));
        // The legs of the triangle between a corner of the page and the diagonal side of the frame.
        let corner = board.pixel_position(0.0, 0.0);
        let (across, upright) = (corner.x.min(width - corner.x), corner.y.min(height - corner.y));
        let cut = board.unit * 2.0 - (board.frame_width + gap) * 2f32.sqrt();
        let side = (across + upright + cut - 2.0 * gap).floor();
        let area = |right: bool, below: bool| PanelArea {
            x: if right { width - gap - side } else { gap },
            y: if below { height - gap - side } else { gap },
            width: side,
            height: side,
            shape: PanelShape::Corner { right, below },
        };
        match seats {
            2 => vec![area(false, true), area(true, false)],
            3 => vec![area(false, true), area(false, false), area(true, false)],
            _ => vec![area(false, true), area(false, false), area(true, false), area(true, true)],
        }
    }

    fn draw_background(&self, canvas: &mut BoardCanvas) {
        let (board, board_colours) = (canvas.board, canvas.board_colours());
        draw_frame(canvas);
        for cell in board.cells() {
            let colour = match (cell == CENTRE, self.is_light_cell(cell)) {
                (true, _) => board_colours.special,
                (_, true) => board_colours.light,
                (_, false) => board_colours.dark,
            };
            let outline = board.cell_outline(cell, board.whole_pixels(0.012));
            draw_tile(canvas, outline, board.unit * 0.05, board_colours.edge, colour);
        }
        draw_leaf(canvas, board.cell_centre(CENTRE), board.unit, board_colours);
    }

    /// Draws the leaf again on top of an arrow that crosses it.
    fn draw_overlay(&self, canvas: &mut BoardCanvas, scene: &Scene) {
        let crosses = |cells: &[Cell]| cells.contains(&CENTRE);
        let is_across = |way: &Trace| matches!(way, Trace::Moved(cells) if crosses(cells));
        let can_be_crossed = |mark: &Mark| match mark {
            Mark::CanGo(cells) | Mark::CannotGo(cells) => crosses(cells),
            Mark::Judged(turn) => turn.traces.iter().any(is_across),
            _ => false,
        };
        if scene.traces.iter().any(is_across) || scene.marks.iter().any(can_be_crossed) {
            let (board, board_colours) = (canvas.board, canvas.board_colours());
            canvas.fill(&Path::circle(board.cell_centre(CENTRE), board.unit * 0.3), board_colours.special);
            draw_leaf(canvas, board.cell_centre(CENTRE), board.unit, board_colours);
        }
    }
}

/// Draws a ginkgo leaf with its two lobes.
fn draw_leaf(canvas: &mut Canvas, at: Point, unit: f32, board_colours: &BoardColours) {
    let half = |side: f32| {
        closed_curve(
            (0.0, 0.17),
            &[
                [side * 0.10, 0.05, side * 0.36, 0.02],
                [side * 0.40, -0.12, side * 0.30, -0.22],
                [side * 0.20, -0.32, side * 0.05, -0.25],
                [side * 0.02, -0.10, 0.0, 0.17],
            ],
        )
    };
    canvas.fill(&half(-1.0).placed(at, unit), board_colours.inlay);
    canvas.fill(&half(1.0).placed(at, unit), board_colours.inlay);
    let stem = [point(0.0, 0.14), point(0.015, 0.24), point(0.06, 0.34)];
    canvas.fill(&Path::line(&stem, 0.035).placed(at, unit), board_colours.inlay);
    for side in [-1.0, 1.0] {
        for (x, y) in [(0.13, -0.19), (0.23, -0.09)] {
            let vein = [point(side * 0.035, 0.04), point(side * x, y)];
            canvas.fill(&Path::line(&vein, 0.014).placed(at, unit), board_colours.special);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::renderers;
    use crate::rules::{GameKind, Places};

    #[test]
    fn the_viewer_sits_at_the_bottom() {
        // The middle cells of the four sides: south, west, north, east.
        let sides = [Cell::new(4, 0), Cell::new(0, 4), Cell::new(4, 8), Cell::new(8, 4)];
        for (view, own) in sides.into_iter().enumerate() {
            let mut scene = Scene::new(GameKind::Biloba, Vec::new(), None, Places::new(4));
            scene.view = view;
            let board = BoardGeometry::new(renderers::of(scene.game), &scene, 900.0);
            let lowest =
                sides.into_iter().max_by(|a, b| board.cell_centre(*a).y.total_cmp(&board.cell_centre(*b).y));
            assert_eq!(lowest, Some(own), "seat {view}");
        }
    }
}
