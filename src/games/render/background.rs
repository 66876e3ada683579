//! Empty boards: a frame with coordinates, chequered cells, raised tiles.

use super::canvas::Canvas;
use super::game_renderer::BoardCanvas;
use super::path::Path;
use super::text::TextLine;
use super::theme::Rgb;
use crate::rules::Cell;
use ab_glyph_rasterizer::{Point, point};

/// Draws the frame, and the grooves that show between the cells.
pub(super) fn draw_frame(canvas: &mut BoardCanvas) {
    let board = canvas.board;
    draw_frame_outline(canvas, board.board_outline(board.frame_width));
}

/// Draws a frame with an outline of its own, and the grooves that show between the cells.
pub(super) fn draw_frame_outline(canvas: &mut BoardCanvas, outline: Path) {
    let (board, board_colours) = (canvas.board, canvas.board_colours());
    canvas.fill(&outline.rounded(board.unit * 0.14), board_colours.frame);
    canvas.fill(&board.board_outline(board.whole_pixels(0.03)), board_colours.edge);
}

/// Draws cells of two colours in a frame.
pub(super) fn draw_chequered(canvas: &mut BoardCanvas) {
    let (board, board_colours) = (canvas.board, canvas.board_colours());
    draw_frame(canvas);
    for cell in board.cells() {
        let colour =
            if board.renderer.is_light_cell(cell) { board_colours.light } else { board_colours.dark };
        canvas.fill(&board.cell_outline(cell, 0.0), colour);
    }
}

/// Draws a raised tile: its edge, `height` pixels high, shows below its face.
pub(super) fn draw_tile(canvas: &mut Canvas, outline: Path, height: f32, edge: Rgb, face: Rgb) {
    let height = height.round();
    let mut top = outline.clone();
    let bottom = top.polygons.iter().flatten().map(|p| p.y).fold(f32::MIN, f32::max);
    for p in top.polygons.iter_mut().flatten() {
        if p.y > bottom - height * 3.0 {
            p.y -= height;
        }
    }
    canvas.fill(&outline.rounded(3.0), edge);
    canvas.fill(&top.rounded(3.0), face);
}

/// Draws letters at both ends of each column and numbers at both ends of each row, on the frame.
pub(super) fn draw_coordinates(canvas: &mut BoardCanvas) {
    let board = canvas.board;
    let cells: Vec<Cell> = board.cells().collect();
    let outset = board.renderer.layout().frame * 0.5;
    for cell in &cells {
        let corners = board.renderer.cell_corners(*cell);
        let (letter, number) = (column_letter(cell.column), (cell.row + 1).to_string());
        let same = |coordinate: fn(&Cell) -> u8| {
            cells.iter().filter(move |other| coordinate(other) == coordinate(cell))
        };
        let rows = || same(|cell| cell.column).map(|other| other.row);
        let columns = || same(|cell| cell.row).map(|other| other.column);
        let low = |part: fn(&Point) -> f32| corners.iter().map(part).fold(f32::MAX, f32::min);
        let high = |part: fn(&Point) -> f32| corners.iter().map(part).fold(f32::MIN, f32::max);
        let centre = board.renderer.cell_centre(*cell);
        for (is_outermost, text, at) in [
            (rows().min() == Some(cell.row), &letter, point(centre.x, low(|p| p.y) - outset)),
            (rows().max() == Some(cell.row), &letter, point(centre.x, high(|p| p.y) + outset)),
            (columns().min() == Some(cell.column), &number, point(low(|p| p.x) - outset, centre.y)),
            (columns().max() == Some(cell.column), &number, point(high(|p| p.x) + outset, centre.y)),
        ] {
            if is_outermost {
                draw_coordinate(canvas, text, at);
            }
        }
    }
}

/// The letter of a column, counted from 0.
pub(super) fn column_letter(column: u8) -> String {
    char::from(b'a' + column).to_string()
}

/// Draws a coordinate on the frame, centred on a point in board coordinates.
pub(super) fn draw_coordinate(canvas: &mut BoardCanvas, text: &str, at: Point) {
    let board = canvas.board;
    let at = board.pixel_position(at.x, at.y);
    let font_size = board.unit * board.renderer.annotation_sizes().coordinates;
    let colour = canvas.colours.inscription_on(canvas.board_colours().frame);
    TextLine::new(text, font_size).draw_centred(canvas, at.x, at.y, colour);
}
