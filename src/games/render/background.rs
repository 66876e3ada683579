//! What most boards have: cells of two colours in a frame with letters and numbers.

use super::canvas::Canvas;
use super::geometry::Board;
use super::path::Path;
use super::text::Line;
use super::theme::{BoardColours, Colours, Rgb};
use crate::rules::Cell;
use ab_glyph::{Point, point};

/// The frame, and what is seen between the cells.
pub(super) fn draw_frame(canvas: &mut Canvas, board: &Board, inks: &BoardColours) {
    canvas.fill(&board.around(board.frame).rounded(board.unit * 0.14), inks.frame);
    canvas.fill(&board.around(board.whole(0.03)), inks.edge);
}

/// Cells side by side in a frame.
pub(super) fn draw_chequered(canvas: &mut Canvas, board: &Board, colours: &Colours) {
    let inks = colours.board(board.game);
    draw_frame(canvas, board, inks);
    for cell in board.cells() {
        let colour = if board.design.is_light(cell) { inks.light } else { inks.dark };
        canvas.fill(&board.outline(cell, 0.0), colour);
    }
}

/// A raised tile: a darker edge shows below.
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

/// Letters at both ends of each column and numbers at both ends of each row, on the frame.
pub(super) fn draw_coordinates(canvas: &mut Canvas, board: &Board, colours: &Colours) {
    let cells: Vec<Cell> = board.cells().collect();
    let out = board.design.layout().frame * 0.5;
    for cell in &cells {
        let corners = board.design.corners(*cell);
        let (letter, number) = (letter(cell.column), (cell.row + 1).to_string());
        let same = |wanted: fn(&Cell) -> u8| cells.iter().filter(move |other| wanted(other) == wanted(cell));
        let rows = || same(|cell| cell.column).map(|other| other.row);
        let columns = || same(|cell| cell.row).map(|other| other.column);
        let low = |part: fn(&Point) -> f32| corners.iter().map(part).fold(f32::MAX, f32::min);
        let high = |part: fn(&Point) -> f32| corners.iter().map(part).fold(f32::MIN, f32::max);
        let centre = board.design.centre(*cell);
        for (is_last, text, at) in [
            (rows().min() == Some(cell.row), &letter, point(centre.x, low(|p| p.y) - out)),
            (rows().max() == Some(cell.row), &letter, point(centre.x, high(|p| p.y) + out)),
            (columns().min() == Some(cell.column), &number, point(low(|p| p.x) - out, centre.y)),
            (columns().max() == Some(cell.column), &number, point(high(|p| p.x) + out, centre.y)),
        ] {
            if is_last {
                write(canvas, board, colours, text, at);
            }
        }
    }
}

/// The name of a column.
pub(super) fn letter(column: u8) -> String {
    char::from(b'a' + column).to_string()
}

/// A coordinate on the frame, around a point in lengths of the board.
pub(super) fn write(canvas: &mut Canvas, board: &Board, colours: &Colours, text: &str, at: Point) {
    let at = board.at(at.x, at.y);
    let em = board.unit * board.design.sizes().coordinates;
    let ink = colours.inscription(colours.board(board.game).frame);
    Line::new(text, em).draw_at(canvas, at.x, at.y, ink);
}
