//! A part of a board, enlarged: for figures about a few cells.

use super::canvas::Canvas;
use super::{RenderOptions, scene_renderer};
use crate::rules::{Cell, Scene};
use image::imageops::crop_imm;

/// How much larger a cell is than in a picture of the whole board.
const ZOOM: u32 = 2;
/// The height, in widths.
const HEIGHT: f32 = 0.64;

/// The surroundings of a cell, without the panels of the seats.
pub(super) fn close_up(cell: Cell, scene: &Scene, options: &RenderOptions) -> Canvas {
    let enlarged = RenderOptions { width: options.clamped_width() * ZOOM, ..*options };
    let renderer = scene_renderer::cached(scene, &enlarged);
    let board = renderer.draw_board(scene);
    let (board_width, board_height) = board.pixels.dimensions();
    let width = options.clamped_width().min(board_width);
    let height = ((width as f32 * HEIGHT) as u32).min(board_height);
    let centre = renderer.board.cell_centre(cell);
    let left = (centre.x as u32).saturating_sub(width / 2).min(board_width - width);
    let top = (centre.y as u32).saturating_sub(height / 2).min(board_height - height);
    let pixels = crop_imm(&board.pixels, left, top, width, height).to_image();
    Canvas { pixels, palette: board.palette }
}
