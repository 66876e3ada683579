//! Pictures of an exact size for pages about the bot: an icon, a strip of all games, and posters of a moment in a game.

use super::background::draw_tile;
use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::palette::Palette;
use super::path::Path;
use super::theme::Rgb;
use super::{RenderOptions, Theme, man, png_encoder, renderers, scene_renderer};
use crate::rules::{Cell, GameKind, Scene};
use ab_glyph_rasterizer::point;
use image::imageops::{crop_imm, replace};
use image::{ImageFormat, RgbImage};
use std::io::Cursor;

/// The game in whose colours the icon is drawn.
const ICON_GAME: GameKind = GameKind::Biloba;
/// Width of the widest board that is drawn, in pixels.
const MAX_BOARD_WIDTH: u32 = 2000;
/// The width of a cell in a strip, in heights of the strip.
const STRIP_CELL: f32 = 0.2;
/// Space around the parts of a strip and of a poster, in heights.
const STRIP_GAP: f32 = 0.04;
const POSTER_GAP: f32 = 0.045;
/// The radius of the corners of parts, in gaps.
const CORNER_RADIUS: f32 = 0.6;

/// A position and the cell at which it is most interesting.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position, of which only the surroundings of `centre` are shown.
    pub scene: Scene,
    /// The middle of the part that is shown enlarged.
    pub centre: Cell,
}

/// Draws the icon of the bot as a square PNG file: a light and a dark man on four tiles. Everything that matters is within
/// the circle to which Discord cuts it.
pub fn app_icon(size: u32, theme: &'static Theme) -> Vec<u8> {
    let (colours, side) = (&theme.colours, size as f32);
    let board = colours.board(ICON_GAME);
    let mut canvas = Canvas::new(size, size, board.frame, Palette::of(theme, ICON_GAME));
    let groove = (side * 0.012).round();
    for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        // The tiles go on beyond the edges.
        let left = if column == 0 { -side * 0.1 } else { side / 2.0 + groove };
        let top = if row == 0 { -side * 0.1 } else { side / 2.0 + groove };
        let (width, height) = (side * 0.6 - groove, side * 0.6 - groove);
        let face = if column == row { board.light } else { board.dark };
        let tile = Path::rect(left, top, width, height).rounded(side * 0.02);
        draw_tile(&mut canvas, tile, side * 0.016, board.edge, face);
    }
    for (seat, at) in [(0, 0.38), (1, 0.62)] {
        let (at, unit) = (point(side * at, side * at), side * 0.72);
        // In this size the side of a disc would show that it is made of two circles.
        let edge = Path::rect(at.x - 0.385 * unit, at.y - 0.01 * unit, 0.77 * unit, 0.055 * unit);
        canvas.fill(&edge, colours.seat(seat).rim);
        man::draw_disc(&mut canvas, seat, at, unit, colours.seat(seat));
    }
    png_encoder::encode(&canvas)
}

/// Draws a part of each position, side by side, as a PNG file.
pub fn strip(moments: &[Moment], (width, height): (u32, u32), theme: &'static Theme) -> Vec<u8> {
    let gap = (height as f32 * STRIP_GAP).round() as u32;
    let mut picture = page((width, height), theme);
    let count = moments.len().max(1) as u32;
    // The last one takes the remainder of the rounding.
    let part = (width - gap) / count - gap;
    for (moment, number) in moments.iter().zip(0..) {
        let left = gap + number * (part + gap);
        let own_width = if number + 1 == count { width - gap - left } else { part };
        let size = (own_width, height - 2 * gap);
        let cut = detail(moment, height as f32 * STRIP_CELL, size, theme);
        place(&mut picture, &cut, (left, gap), gap, theme);
    }
    encode(&picture)
}

/// Draws a position, and beside it the part around its cell, enlarged, as a PNG file.
pub fn poster(moment: &Moment, (width, height): (u32, u32), theme: &'static Theme) -> Vec<u8> {
    let gap = (height as f32 * POSTER_GAP).round() as u32;
    let mut picture = page((width, height), theme);
    let board = whole_board(&moment.scene, height - 2 * gap, theme);
    place(&mut picture, &board, (gap, (height - board.height()) / 2), 0, theme);
    let left = 2 * gap + board.width();
    let size = (width.saturating_sub(left + gap), height - 2 * gap);
    let cell = size.0 as f32 / 3.6;
    let cut = detail(moment, cell, size, theme);
    place(&mut picture, &cut, (left, gap), gap, theme);
    encode(&picture)
}

fn page((width, height): (u32, u32), theme: &'static Theme) -> RgbImage {
    RgbImage::from_pixel(width, height, image::Rgb(theme.colours.page.0))
}

/// The whole picture of a position, as high as this or a little less.
fn whole_board(scene: &Scene, height: u32, theme: &'static Theme) -> RgbImage {
    let scene = &scene.by_side();
    let draw = |width: u32| {
        let options = RenderOptions { theme, width };
        colours(&scene_renderer::cached(scene, &options).draw_with_banner(scene))
    };
    let first = draw(height);
    let width = (u64::from(height) * u64::from(height) / u64::from(first.height().max(1))) as u32;
    // Rounding to whole pixels can add a few rows.
    (0..16)
        .map(|less| draw(width.saturating_sub(less * 4)))
        .find(|board| board.height() <= height)
        .unwrap_or(first)
}

/// A part of the board without panels, with cells of about this width in pixels.
fn detail(moment: &Moment, cell: f32, (width, height): (u32, u32), theme: &'static Theme) -> RgbImage {
    let scene = &moment.scene.by_side();
    let unit = BoardGeometry::new(renderers::of(scene.game), scene, MAX_BOARD_WIDTH as f32).unit;
    let board_width = (MAX_BOARD_WIDTH as f32 * cell / unit) as u32;
    let options = RenderOptions { theme, width: board_width.min(MAX_BOARD_WIDTH) };
    let renderer = scene_renderer::cached(scene, &options);
    let board = colours(&renderer.draw_board(scene));
    let (width, height) = (width.min(board.width()), height.min(board.height()));
    let centre = renderer.board.cell_centre(moment.centre);
    let left = (centre.x as u32).saturating_sub(width / 2).min(board.width() - width);
    let top = (centre.y as u32).saturating_sub(height / 2).min(board.height() - height);
    crop_imm(&board, left, top, width, height).to_image()
}

/// Copies a part onto a picture. Its corners are rounded if there is a gap around it.
fn place(picture: &mut RgbImage, part: &RgbImage, (left, top): (u32, u32), gap: u32, theme: &'static Theme) {
    let radius = gap as f32 * CORNER_RADIUS;
    let (width, height) = (part.width() as f32, part.height() as f32);
    let mut rounded = part.clone();
    for (x, y, pixel) in rounded.enumerate_pixels_mut() {
        // The distance of the pixel from the centre of the circle that rounds its corner.
        let beyond = |at: u32, size: f32| {
            let at = at as f32 + 0.5;
            (radius - at).max(at - (size - radius)).max(0.0)
        };
        let distance = beyond(x, width).hypot(beyond(y, height));
        let outside = (distance - radius + 0.5).clamp(0.0, 1.0);
        if radius > 0.0 && outside > 0.0 {
            let colour = Rgb(pixel.0).mix(theme.colours.page, (outside * 255.0) as u8);
            *pixel = image::Rgb(colour.0);
        }
    }
    replace(picture, &rounded, left.into(), top.into());
}

/// The colours of a canvas.
fn colours(canvas: &Canvas) -> RgbImage {
    let (width, height) = canvas.pixels.dimensions();
    RgbImage::from_fn(width, height, |x, y| {
        let index = canvas.pixels.get_pixel(x, y).0[0];
        image::Rgb(canvas.palette.colours[usize::from(index)].0)
    })
}

fn encode(picture: &RgbImage) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).expect("writing to memory never fails");
    file.into_inner()
}
