//! A part of a board, enlarged: for figures about a few cells.

use super::canvas::Canvas;
use super::{RenderOptions, compose_board, scene_renderer};
use crate::rules::{Cell, Scene};
use image::imageops::crop_imm;

/// How much larger than on a picture of the whole board.
const ENLARGED: u32 = 2;
/// The height, by the width.
const HEIGHT: f32 = 0.64;

/// The surroundings of a cell, without the panels of the seats.
pub(super) fn around(cell: Cell, scene: &Scene, look: &RenderOptions) -> Canvas {
    let stage = scene_renderer::of(scene, &RenderOptions { width: look.clamped_width() * ENLARGED, ..*look });
    let whole = compose_board(scene, &stage);
    let (across, upright) = whole.pixels.dimensions();
    let width = look.clamped_width().min(across);
    let height = ((width as f32 * HEIGHT) as u32).min(upright);
    let centre = stage.board.centre(cell);
    let left = (centre.x as u32).saturating_sub(width / 2).min(across - width);
    let upper = (centre.y as u32).saturating_sub(height / 2).min(upright - height);
    let pixels = crop_imm(&whole.pixels, left, upper, width, height).to_image();
    Canvas { pixels, palette: whole.palette }
}
