//! Several positions in one picture, numbered and two in a row: for the pages of the rules.

use super::canvas::Canvas;
use super::close_up::CloseUp;
use super::path::Path;
use super::text::TextLine;
use super::{RenderOptions, png, png_encoder, scene_renderer};
use crate::rules::Scene;
use ab_glyph_rasterizer::point;

/// Scenes in a row.
const COLUMNS: usize = 2;
/// Space between two scenes, in widths of the picture.
const GAP: f32 = 0.02;
/// Radius of the disc with the number of a scene, in widths of the picture.
const NUMBER_RADIUS: f32 = 0.026;

/// Draws scenes of one game as a PNG file: two in a row, each with its number, counted from 1. A single scene is drawn as
/// [`png`] does.
///
/// # Examples
/// ```
/// use bside_games::render::{RenderOptions, sheet};
/// use bside_games::rules::{GameKind, Setup};
///
/// let scene = Setup::new(GameKind::Biloba, Some(2), None)?.start().scene();
/// let file = sheet(&[scene.clone(), scene], &RenderOptions::default());
/// assert!(file.starts_with(b"\x89PNG"));
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
pub fn sheet(scenes: &[Scene], options: &RenderOptions) -> Vec<u8> {
    if let [scene] = scenes {
        return png(scene, options);
    }
    let width = options.clamped_width();
    let gap = (width as f32 * GAP) as u32;
    let tile_width = (width - gap * (COLUMNS as u32 - 1)) / COLUMNS as u32;
    let tile_options = RenderOptions { width: tile_width, ..*options };
    let tiles: Vec<Canvas> = scenes.iter().map(|scene| tile(scene, &tile_options)).collect();
    let Some(first) = tiles.first() else { return Vec::new() };
    let radius = width as f32 * NUMBER_RADIUS;
    // A whole board has panels in its corners, so that its number stands above it.
    let heading = |row: &[Scene]| match row.iter().all(|scene| scene.focus.is_some()) {
        true => 0,
        false => (radius * 2.6) as u32,
    };
    let row_height = |row: &[Canvas]| row.iter().map(|tile| tile.pixels.height()).max().unwrap_or(0);
    let rows = tiles.chunks(COLUMNS).zip(scenes.chunks(COLUMNS).map(heading));
    let height = rows.clone().map(|(row, heading)| heading + row_height(row) + gap).sum::<u32>() - gap;
    let colours = &options.theme.colours;
    let mut sheet = Canvas::new(width, height, colours.page, first.palette.clone());
    let mut top = 0;
    for ((row, heading), number) in rows.zip((1..).step_by(COLUMNS)) {
        for (tile, column) in row.iter().zip(0..) {
            let left = column * (tile_width + gap);
            sheet.copy(tile, left, top + heading);
            let at = point(left as f32 + radius * 1.3, top as f32 + radius * 1.3);
            sheet.fill(&Path::circle(at, radius * 1.12), colours.page);
            sheet.fill(&Path::circle(at, radius), colours.text);
            let number = (number + column).to_string();
            TextLine::new(&number, radius * 1.5).draw_centred(&mut sheet, at.x, at.y, colours.page);
        }
        top += heading + row_height(row) + gap;
    }
    png_encoder::encode(&sheet)
}

fn tile(scene: &Scene, options: &RenderOptions) -> Canvas {
    let scene = &scene.by_side();
    match scene.focus {
        Some(cell) => CloseUp::in_sheet(scene, options).draw(cell, scene, options),
        None => scene_renderer::cached(scene, options).draw(scene),
    }
}
