//! What most boards have: cells of two colours in a frame, letters and numbers along the edges.

use super::board::Board;
use super::canvas::Canvas;
use super::path::Path;
use super::text::Line;
use super::theme::{Colours, Rgb};
use ab_glyph::{Point, point};

/// Cells side by side in a frame.
pub(super) fn draw_chequered(canvas: &mut Canvas, board: &Board, colours: &Colours) {
    let inks = colours.board(board.game);
    let (columns, rows) = board.extent();
    canvas.fill(&board.polygon(&around(columns, rows, 0.13)).rounded(board.unit * 0.12), inks.frame);
    canvas.fill(&board.polygon(&around(columns, rows, 0.03)), inks.edge);
    for cell in board.cells() {
        let colour = if board.design.is_light(cell) { inks.light } else { inks.dark };
        canvas.fill(&board.outline(cell, 0.0), colour);
    }
}

/// A rectangle that is larger than the board by so much on each side, in lengths of the board.
pub(super) fn around(columns: f32, rows: f32, out: f32) -> [Point; 4] {
    let (right, top) = (columns + out, rows + out);
    [point(-out, -out), point(right, -out), point(right, top), point(-out, top)]
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

/// Letters along the columns and numbers along the rows, on both sides.
pub(super) fn draw_coordinates(canvas: &mut Canvas, board: &Board, colours: &Colours) {
    let (columns, rows) = board.extent();
    let out = 0.31;
    for (i, letter) in (0..columns as u8).zip('a'..) {
        for y in [-out, rows + out] {
            write(canvas, board, colours, &letter.to_string(), point(f32::from(i) + 0.5, y));
        }
    }
    for i in 0..rows as u8 {
        for x in [-out, columns + out] {
            write(canvas, board, colours, &(i + 1).to_string(), point(x, f32::from(i) + 0.5));
        }
    }
}

/// A coordinate, around a point in lengths of the board.
pub(super) fn write(canvas: &mut Canvas, board: &Board, colours: &Colours, text: &str, at: Point) {
    let at = board.at(at.x, at.y);
    let em = board.unit * board.design.sizes().coordinates;
    Line::new(text, em).draw_at(canvas, at.x, at.y, colours.text);
}
