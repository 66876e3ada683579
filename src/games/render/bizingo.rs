//! Bizingo: a triangular board of triangular cells, and triangular men.

use super::background::{self, column_letter, draw_coordinate};
use super::canvas::Canvas;
use super::game_renderer::{AnnotationSizes, BoardCanvas, BoardLayout, Drawn, GameRenderer};
use super::geometry::BoardGeometry;
use super::icon;
use super::man::{ManAppearance, ManColours};
use super::panel_layout::{self, PanelArea, PanelShape};
use super::path::Path;
use super::text::TextLine;
use crate::rules::bizingo::{CAPTAIN, Position, SOLDIER};
use crate::rules::{Cell, Scene};
use ab_glyph_rasterizer::{Point, point};

pub(super) struct Bizingo;

/// Distance from the centre of a man to its tips, in units: it nearly fills its cell.
const MAN_RADIUS: f32 = 0.78;
/// How much smaller the face of a man is than its rim, in units.
const RIM_WIDTH: f32 = 0.08;
/// Width of a panel, in widths of the picture.
const PANEL_WIDTH: f32 = 0.32;
/// Height of a line of a panel, in lines of a strip.
const PANEL_LINE: f32 = 1.25;

impl Drawn for Position {
    const RENDERER: &'static dyn GameRenderer = &Bizingo;
}

impl GameRenderer for Bizingo {
    fn cell_corners(&self, cell: Cell) -> Vec<Point> {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        let (base, tip) = if points_up(cell) { (y, y + 1.0) } else { (y + 1.0, y) };
        vec![point(x - 2.0, base), point(x, base), point(x - 1.0, tip)]
    }

    fn cell_centre(&self, cell: Cell) -> Point {
        // The centroid is a third of the height above the base.
        let part = if points_up(cell) { 1.0 } else { 2.0 };
        point(f32::from(cell.column) - 1.0, f32::from(cell.row) + part / 3.0)
    }

    fn is_light_cell(&self, cell: Cell) -> bool {
        !points_up(cell)
    }

    fn board_corners(&self, _: (f32, f32)) -> Vec<Point> {
        let corners = [(2, 0), (20, 0), (22, 2), (13, 11), (9, 11), (0, 2)];
        corners.map(|(x, y)| point(x as f32, y as f32)).to_vec()
    }

    fn layout(&self) -> BoardLayout {
        BoardLayout { margin: 0.8, row: 3f32.sqrt(), unit: 1.35, frame: 0.5 }
    }

    fn panel_strips(&self, _turns: u8) -> [bool; 2] {
        [false, false]
    }

    /// Panels are in the corners beside the tip of the board. The left one is of the seat whose men are at the tip.
    fn panel_areas(&self, board: &BoardGeometry, seats: usize) -> Vec<PanelArea> {
        let ((page_width, page_height), gap) = (board.page_size, panel_layout::panel_gap(board.page_size.0));
        let height = (2.0 * PANEL_LINE * panel_layout::line_height(page_width)).floor();
        let width = (page_width * PANEL_WIDTH).floor();
        let is_tip_above = board.quarter_turns == 0;
        let y = if is_tip_above { gap } else { page_height - gap - height };
        let area = |x: f32| PanelArea { x, y, width, height, shape: PanelShape::Block };
        let mut areas = [area(gap), area(page_width - gap - width)];
        if is_tip_above {
            areas.reverse();
        }
        areas.into_iter().take(seats).collect()
    }

    fn draw_background(&self, canvas: &mut BoardCanvas) {
        let (board, board_colours) = (canvas.board, canvas.board_colours());
        // The frame is wider at the corners of the base, where there are letters of columns and numbers of rows.
        let corners = [(0.8, 0.0), (21.2, 0.0), (22.0, 2.0), (13.0, 11.0), (9.0, 11.0), (0.0, 2.0)];
        let frame = board.polygon(&corners.map(|(x, y)| point(x, y))).inset(-board.frame_width);
        background::draw_frame_outline(canvas, frame);
        for cell in board.cells() {
            let colour = if self.is_light_cell(cell) { board_colours.light } else { board_colours.dark };
            canvas.fill(&board.cell_outline(cell, board.unit * 0.018), colour);
        }
    }

    /// Letters only along the base: along the slanted sides they would be among the numbers.
    fn draw_coordinates(&self, canvas: &mut BoardCanvas) {
        for column in 0..21u8 {
            let x = f32::from(column) + 1.0;
            draw_coordinate(canvas, &column_letter(column + 2), point(x, -0.2));
        }
        for row in 0..11u8 {
            // Beside the slanted sides, which lean outwards up to the second row and inwards above.
            let y = f32::from(row) + 0.5;
            let side = (2.0 - y).max(y - 2.0) - 0.42;
            for x in [side, 22.0 - side] {
                draw_coordinate(canvas, &(row + 1).to_string(), point(x, y));
            }
        }
    }

    /// The rows of triangles have no straight columns.
    fn names_cells_in_close_ups(&self) -> bool {
        true
    }

    /// In a close-up, which may not show the coordinates, each cell has its name.
    fn draw_cell_names(&self, canvas: &mut BoardCanvas, scene: &Scene) {
        if scene.focus.is_none() {
            return;
        }
        let BoardCanvas { board, colours, .. } = *canvas;
        let board_colours = canvas.board_colours();
        for cell in board.cells() {
            let at = board.cell_centre(cell);
            let ground = if self.is_light_cell(cell) { board_colours.light } else { board_colours.dark };
            let name = TextLine::new(&cell.to_string(), board.unit * 0.33);
            name.draw_centred(canvas, at.x, at.y, colours.inscription_on(ground));
        }
    }

    fn is_upright(&self, cell: Cell, turns: u8) -> bool {
        points_up(cell) == (turns == 0)
    }

    fn draw_man(&self, canvas: &mut Canvas, man: ManAppearance, at: Point, unit: f32, colours: ManColours) {
        let colours = colours.seat;
        let direction = if man.is_upright { 1.0 } else { -1.0 };
        let triangle = |size: f32, dy: f32| {
            let corners = [(0.0, -1.0), (0.866, 0.5), (-0.866, 0.5)];
            let corners = corners.map(|(x, y)| (x * size, y * size * direction + dy));
            Path::polygon(corners).rounded(0.25 * size).placed(at, unit)
        };
        canvas.fill(&triangle(MAN_RADIUS, 0.02), colours.rim);
        canvas.fill(&triangle(MAN_RADIUS, 0.0), colours.rim);
        canvas.fill(&triangle(MAN_RADIUS - RIM_WIDTH, 0.0), colours.fill);
        if man.kind == CAPTAIN {
            canvas.fill(&Path::circle(at, unit * 0.33), colours.mark);
            let star = (0..10).map(|i| {
                let radius = if i % 2 == 0 { 0.3 } else { 0.125 };
                let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
                (radius * sin, -radius * cos)
            });
            canvas.fill(&Path::polygon(star).placed(at, unit), colours.fill);
        } else {
            canvas.fill(&icon::seat_mark(man.seat, 0.18).placed(at, unit), colours.mark);
        }
    }

    /// Cells are small: labels on men are as large as possible, at the tips of the men, and arrows are wider.
    fn annotation_sizes(&self) -> AnnotationSizes {
        AnnotationSizes {
            label: 0.36,
            label_on_man: 0.34,
            label_offset: (0.0, 0.66),
            arrow: 0.15,
            cross: 0.27,
            coordinates: 0.44,
        }
    }

    fn draw_seat_icon(
        &self,
        canvas: &mut Canvas,
        man: ManAppearance,
        at: Point,
        size: f32,
        colours: ManColours,
    ) {
        // Light men stand on cells that point down, dark men on cells that point up.
        let man = ManAppearance { kind: SOLDIER, is_upright: (man.seat == 1) == man.is_upright, ..man };
        self.draw_man(canvas, man, at, size * 0.6, colours);
    }
}

/// "A cell points up if column + row is even": the same whether both are counted from 1 or from 0.
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
    fn names_of_cells_are_legible_in_every_theme() {
        for theme in Theme::all() {
            let board_colours = theme.colours.board(GameKind::Bizingo);
            for ground in [board_colours.light, board_colours.dark] {
                let contrast = contrast(theme.colours.inscription_on(ground), ground);
                assert!(contrast >= 4.5, "{}: a contrast of {contrast:.2}", theme.name());
            }
        }
    }
}
