//! The empty boards, each with its own character.

use super::board::Board;
use super::canvas::Canvas;
use super::path::{Path, curved};
use super::text::Line;
use super::theme::{BoardColours, Colours, Rgb};
use crate::rules::{Cell, Game, Place};
use ab_glyph::{Point, point};

/// Draws the board without anything on it.
pub(super) fn draw(canvas: &mut Canvas, board: &Board, colours: &Colours) {
    let inks = colours.board(board.game);
    match board.game {
        Game::Biloba => biloba(canvas, board, inks),
        Game::Bizingo => bizingo(canvas, board, inks, colours),
        Game::Basileus => basileus(canvas, board, inks),
        Game::Bilitaire => bilitaire(canvas, board, inks),
    }
    coordinates(canvas, board, colours.text);
}

fn biloba(canvas: &mut Canvas, board: &Board, inks: &BoardColours) {
    let out = 0.13;
    // The chord of a cut corner lies farther out by the same distance.
    let cut = 2.0 - out * (2f32.sqrt() - 1.0) - 0.02;
    let (low, high) = (-out, 9.0 + out);
    let octagon = [
        (cut, low),
        (9.0 - cut, low),
        (high, cut),
        (high, 9.0 - cut),
        (9.0 - cut, high),
        (cut, high),
        (low, 9.0 - cut),
        (low, cut),
    ];
    canvas.fill(&polygon(board, &octagon).rounded(board.unit * 0.12), inks.frame);
    for cell in board.cells() {
        let special = cell == Cell::new(4, 4);
        let colour = match (special, board.is_light(cell)) {
            (true, _) => inks.special,
            (_, true) => inks.light,
            (_, false) => inks.dark,
        };
        tile(canvas, board.outline(cell, board.unit * 0.012), board.unit * 0.05, inks.edge, colour);
        if special {
            leaf(canvas, board.centre(cell), board.unit, inks);
        }
    }
}

/// A ginkgo leaf, after which the game is named: its two lobes mark the tile on which no pawn rests.
fn leaf(canvas: &mut Canvas, at: Point, unit: f32, inks: &BoardColours) {
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

fn bizingo(canvas: &mut Canvas, board: &Board, inks: &BoardColours, colours: &Colours) {
    let triangle = |out: f32| {
        let (side, up) = (out * 2.0, out);
        [
            (2.0 - side * 0.3, -up),
            (20.0 + side * 0.3, -up),
            (22.0 + side * 0.87, 2.0 - up * 0.55),
            (22.0 + side * 0.58, 2.0 + up * 0.5),
            (13.0 + side * 0.3, 11.0 + up),
            (9.0 - side * 0.3, 11.0 + up),
            (-side * 0.58, 2.0 + up * 0.5),
            (-side * 0.87, 2.0 - up * 0.55),
        ]
    };
    canvas.fill(&polygon(board, &triangle(0.2)).rounded(board.unit * 0.2), inks.frame);
    canvas.fill(&polygon(board, &triangle(0.02)), inks.edge);
    for cell in board.cells() {
        let colour = if board.is_light(cell) { inks.light } else { inks.dark };
        canvas.fill(&board.outline(cell, board.unit * 0.018), colour);
        let at = board.centre(cell);
        let name = Line::new(&cell.to_string(), board.unit * 0.33);
        name.draw_at(canvas, at.x, at.y, colours.inscription(colour));
    }
}

fn basileus(canvas: &mut Canvas, board: &Board, inks: &BoardColours) {
    let frame = |out: f32| {
        polygon(board, &[(-out, -out), (9.0 + out, -out), (9.0 + out, 8.0 + out), (-out, 8.0 + out)])
    };
    canvas.fill(&frame(0.13).rounded(board.unit * 0.12), inks.frame);
    canvas.fill(&frame(0.03), inks.edge);
    for cell in board.cells() {
        let colour = if board.is_light(cell) { inks.light } else { inks.dark };
        canvas.fill(&board.outline(cell, 0.0), colour);
    }
}

fn bilitaire(canvas: &mut Canvas, board: &Board, inks: &BoardColours) {
    let frame = |out: f32| {
        polygon(board, &[(-out, -out), (8.0 + out, -out), (8.0 + out, 8.0 + out), (-out, 8.0 + out)])
    };
    canvas.fill(&frame(0.13).rounded(board.unit * 0.16), inks.frame);
    canvas.fill(&frame(0.04).rounded(board.unit * 0.1), inks.edge);
    for place in (0..16).map(|i| Place::new(i / 4, i % 4)) {
        let (corner, side) = board.place(place);
        let inset = board.unit * 0.03;
        let floor = Path::rect(corner.x + inset, corner.y + inset, side - 2.0 * inset, side - 2.0 * inset);
        canvas.fill(&floor.rounded(board.unit * 0.16), inks.special);
        inscribe(canvas, board.place_centre(place), board.unit, place, inks.inlay);
    }
}

/// One of Bilitaire's tiles, with its four hollows, drawn at its own left upper corner.
pub(super) fn slab(canvas: &mut Canvas, corner: Point, board: &Board, inks: &BoardColours) {
    let (unit, inset) = (board.unit, board.unit * 0.03);
    let side = unit * 2.0 - 2.0 * inset;
    let whole = Path::rect(corner.x + inset, corner.y + inset, side, side).rounded(unit * 0.16);
    tile(canvas, whole, unit * 0.07, inks.dark, inks.light);
    for (x, y) in [(0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5)] {
        let at = point(corner.x + x * unit, corner.y + y * unit);
        canvas.fill(&Path::circle(at, unit * 0.37), inks.dark);
        // The far wall of the hollow lies in shadow, its near rim in light.
        let shade =
            Path::circle(at, unit * 0.37).without(Path::circle(point(at.x, at.y + unit * 0.05), unit * 0.37));
        canvas.fill(&shade, inks.edge);
    }
}

/// The name of a place in its middle, between the hollows.
pub(super) fn inscribe(canvas: &mut Canvas, at: Point, unit: f32, place: Place, ink: Rgb) {
    let name = place.to_string();
    Line::new(&name, unit * 0.24).draw_at(canvas, at.x, at.y, ink);
}

/// A raised tile: a darker edge shows below.
fn tile(canvas: &mut Canvas, outline: Path, height: f32, edge: Rgb, face: Rgb) {
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
fn coordinates(canvas: &mut Canvas, board: &Board, ink: Rgb) {
    let (columns, rows) = board.extent();
    let em = if board.game == Game::Bizingo { board.unit * 0.46 } else { board.unit * 0.28 };
    let mut write = |text: String, x: f32, y: f32| {
        let at = board.at(x, y);
        Line::new(&text, em).draw_at(canvas, at.x, at.y, ink);
    };
    if board.game == Game::Bizingo {
        for i in 0..21u8 {
            write(char::from(b'c' + i).to_string(), f32::from(i) + 1.0, -0.45);
        }
        for i in 0..11u8 {
            // Beside the slanted sides, which lean out up to the second row and then in.
            let (row, name) = (f32::from(i), (i + 1).to_string());
            let side = (1.5 - row).max(row - 1.5) - 1.05;
            write(name.clone(), side, row + 0.5);
            write(name, columns - side, row + 0.5);
        }
        return;
    }
    let out = 0.31;
    for (i, letter) in (0..columns as u8).zip('a'..) {
        for y in [-out, rows + out] {
            write(letter.to_string(), f32::from(i) + 0.5, y);
        }
    }
    for i in 0..rows as u8 {
        for x in [-out, columns + out] {
            write((i + 1).to_string(), x, f32::from(i) + 0.5);
        }
    }
}

fn polygon(board: &Board, corners: &[(f32, f32)]) -> Path {
    Path::polygon(corners.iter().map(|(x, y)| {
        let p = board.at(*x, *y);
        (p.x, p.y)
    }))
}
