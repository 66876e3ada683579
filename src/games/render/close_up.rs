//! A part of a board, enlarged: for figures about a few cells.

use super::background::column_letter;
use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::text::TextLine;
use super::{RenderOptions, renderers, scene_renderer};
use crate::rules::{Cell, Scene};
use ab_glyph_rasterizer::Point;
use image::imageops::crop_imm;

/// The width of a close-up in a sheet, in units of the board.
const UNITS_IN_SHEET: f32 = 6.4;
/// The width of the strips with the names of columns and rows, in units of the board.
const COORDINATES: f32 = 0.4;

/// The shape of a close-up.
pub(super) struct CloseUp {
    /// How much larger a cell is than in a picture of the whole board.
    zoom: f32,
    /// The height, in widths.
    height: f32,
}

impl CloseUp {
    /// A picture of its own.
    pub const ALONE: CloseUp = CloseUp { zoom: 2.0, height: 0.64 };

    /// One of several in a picture: cells have about the same size in all games.
    pub fn in_sheet(scene: &Scene, options: &RenderOptions) -> CloseUp {
        let width = options.clamped_width() as f32;
        let zoom = width / UNITS_IN_SHEET / BoardGeometry::new(renderers::of(scene.game), scene, width).unit;
        CloseUp { zoom, height: 0.9 }
    }

    /// The surroundings of a cell, without the panels of the seats. Where cells have no names of their own, the names of the columns and
    /// rows that are shown stand below and to the right.
    pub fn draw(&self, cell: Cell, scene: &Scene, options: &RenderOptions) -> Canvas {
        let enlarged =
            RenderOptions { width: (options.clamped_width() as f32 * self.zoom) as u32, ..*options };
        let renderer = scene_renderer::cached(scene, &enlarged);
        let board = renderer.draw_board(scene);
        let (board_width, board_height) = board.pixels.dimensions();
        let strip = match renderer.board.renderer.names_cells_in_close_ups() {
            true => 0,
            false => renderer.board.whole_pixels(COORDINATES) as u32,
        };
        let page_width = options.clamped_width();
        let page_height = (page_width as f32 * self.height) as u32;
        let (width, height) =
            ((page_width - strip).min(board_width), (page_height - strip).min(board_height));
        let centre = renderer.board.cell_centre(cell);
        let left = (centre.x as u32).saturating_sub(width / 2).min(board_width - width);
        let top = (centre.y as u32).saturating_sub(height / 2).min(board_height - height);
        let pixels = crop_imm(&board.pixels, left, top, width, height).to_image();
        let colours = &options.theme.colours;
        let frame = colours.board(scene.game).frame;
        let mut canvas = Canvas::new(width + strip, height + strip, frame, board.palette.clone());
        canvas.copy(&Canvas { pixels, palette: board.palette }, 0, 0);
        if strip > 0 {
            let shown = |at: f32, start: u32, length: u32| {
                Some(at - start as f32).filter(|at| (strip as f32 / 2.0..length as f32).contains(at))
            };
            for (name, centre, is_column) in coordinates(&renderer.board) {
                let middle = strip as f32 / 2.0;
                let at = match is_column {
                    true => shown(centre.x, left, width).map(|x| (x, height as f32 + middle)),
                    false => shown(centre.y, top, height).map(|y| (width as f32 + middle, y)),
                };
                let Some((x, y)) = at else { continue };
                let line = TextLine::new(&name, strip as f32 * 0.75);
                line.draw_centred(&mut canvas, x, y, colours.inscription_on(frame));
            }
        }
        canvas
    }
}

/// The names of the columns and rows as the viewer sees them, each with the centre of a cell and whether it stands below the
/// cells rather than beside them.
fn coordinates(board: &BoardGeometry) -> Vec<(String, Point, bool)> {
    let mut found: Vec<(String, Point, bool)> = Vec::new();
    let is_upright = board.quarter_turns.is_multiple_of(2);
    for cell in board.cells() {
        let names = [(column_letter(cell.column), is_upright), ((cell.row + 1).to_string(), !is_upright)];
        for (name, is_column) in names {
            if found.iter().all(|(other, ..)| *other != name) {
                found.push((name, board.cell_centre(cell), is_column));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};

    #[test]
    fn the_columns_and_rows_of_close_ups_are_named() {
        let options = RenderOptions::default();
        for (game, cell) in [
            (GameKind::Biloba, Cell::new(3, 3)),
            (GameKind::Bizingo, Cell::new(11, 4)),
            (GameKind::Basileus, Cell::new(4, 3)),
            (GameKind::Bilitaire, Cell::new(3, 3)),
        ] {
            let scene = Setup::new(game, None, None).expect("the usual setup").start().scene();
            let scene = Scene { focus: Some(cell), ..scene };
            let canvas = CloseUp::in_sheet(&scene, &options).draw(cell, &scene, &options);
            let (width, height) = canvas.pixels.dimensions();
            let frame = canvas.palette.index_of(options.theme.colours.board(game).frame);
            let is_named = |strip: Vec<u8>| {
                let frames = strip.iter().filter(|pixel| **pixel == frame).count();
                frames > strip.len() / 2 && frames < strip.len()
            };
            let below = (0..width).map(|x| canvas.pixels.get_pixel(x, height - 25)[0]).collect();
            let beside = (0..height).map(|y| canvas.pixels.get_pixel(width - 25, y)[0]).collect();
            let is_named = is_named(below) && is_named(beside);
            assert_eq!(is_named, !renderers::of(game).names_cells_in_close_ups(), "{game}");
        }
    }
}
