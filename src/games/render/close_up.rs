//! A part of a board, enlarged: for figures about a few cells.

use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::{RenderOptions, scene_renderer};
use crate::rules::{Cell, Scene};
use image::imageops::crop_imm;

/// The width of a close-up in a sheet, in units of the board.
const UNITS_IN_SHEET: f32 = 6.0;

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
        let zoom = width / UNITS_IN_SHEET / BoardGeometry::new(scene, width).unit;
        CloseUp { zoom, height: 0.9 }
    }

    /// The surroundings of a cell, without the panels of the seats.
    pub fn draw(&self, cell: Cell, scene: &Scene, options: &RenderOptions) -> Canvas {
        let enlarged =
            RenderOptions { width: (options.clamped_width() as f32 * self.zoom) as u32, ..*options };
        let renderer = scene_renderer::cached(scene, &enlarged);
        let board = renderer.draw_board(scene);
        let (board_width, board_height) = board.pixels.dimensions();
        let width = options.clamped_width().min(board_width);
        let height = ((width as f32 * self.height) as u32).min(board_height);
        let centre = renderer.board.cell_centre(cell);
        let left = (centre.x as u32).saturating_sub(width / 2).min(board_width - width);
        let top = (centre.y as u32).saturating_sub(height / 2).min(board_height - height);
        let pixels = crop_imm(&board.pixels, left, top, width, height).to_image();
        Canvas { pixels, palette: board.palette }
    }
}
