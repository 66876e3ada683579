//! Draws positions: a [`Scene`] becomes a PNG, the scenes of a game become an animated GIF.
//!
//! The module knows cells, marks and colours, but no rules. A canvas holds palette indices instead of colours: an empty board
//! is rasterised once, each man once per shade of cell, and a position is mostly copied sprites.
//!
//! - `scene_renderer`: cached empty boards and sprites, and the layers of a scene; `close_up`: an enlarged part of
//!   a board; `sheet`: several scenes in one picture; `animation`: whole games;
//! - `game_renderer`: what each game draws in its own way, and `renderers`, which finds that of a game; `geometry`: cells in
//!   pixels; `background`: empty boards; `man`: men; `icon`: small icons; `annotations`: the last turn and marks; `judged`: the
//!   two turns that a review compares; `panel`, `panel_layout`: the panels of the seats; `banner`: how a game ended;
//! - `chart`: what charts have in common; `chances_chart`: winning chances in a game; `rating_chart`:
//!   ratings over time; `tournament`: standings as a list, a crosstable or a bracket;
//! - `poster`: pictures for pages about the bot;
//! - `path`, `glyph`, `mask`, `text`, `canvas`, `palette`, `theme`: outlines, coverage, typography, pixels, colours;
//! - `png_encoder`, `deflate_cache`, `lzw`: bytes of files.
//!
//! # To add a game
//! Each [`GameKind`](crate::rules::GameKind) has a file of the same name here, with a unit struct of the game's name that
//! implements `GameRenderer`. `impl GameRenderer for Hex {}` draws discs on a chequered board in the colours of
//! `[board]`. The methods of the trait replace parts of that:
//!
//! - `cell_corners` and `is_light_cell`: the shape and the shade of cells; `board_corners`: the outline of the board;
//!   `layout`: sizes on the page; `quarter_turns`: the orientation for each seat;
//! - `draw_background` and `draw_coordinates`: around and on the cells; `tile_slot` and `draw_tile`: tiles;
//! - `draw_man`: its kinds of men; `draw_seat_icon` and `badges`: the content of panels; `panel_strips` and
//!   `panel_areas`: where panels are, if the board leaves corners empty;
//! - `annotation_sizes`: the sizes of labels and arrows; `draw_overlay`: everything else.
//!
//! The colours of a game are a table `[games.FOLDER]` in each file of `assets/themes`. No other file here names a game, except for `renderers`.

mod animation;
mod annotations;
mod background;
mod banner;
mod basileus;
mod bilitaire;
mod biloba;
mod bizingo;
mod canvas;
mod chances_chart;
mod chart;
mod close_up;
mod deflate_cache;
mod game_renderer;
mod geometry;
mod glyph;
mod icon;
mod judged;
mod lzw;
mod man;
mod mask;
mod options;
mod palette;
mod panel;
mod panel_layout;
mod path;
mod png_encoder;
mod poster;
mod rating_chart;
mod renderers;
mod scene_renderer;
mod sheet;
mod text;
mod theme;
mod tournament;

pub use animation::{ANIMATION_WIDTH, Animation, gif, gif_while};
pub use chances_chart::chances_chart;
pub use options::RenderOptions;
pub use poster::{Moment, app_icon, poster, strip};
pub use rating_chart::rating_chart;
pub use sheet::sheet;
pub use text::preload_fonts;
pub use theme::Theme;
pub use tournament::StandingsPage;

use crate::rules::Scene;
use close_up::CloseUp;

/// Draws a position as a PNG file, with a banner above it if the game is over. If the scene has a focus, only the
/// surroundings of that cell, enlarged.
///
/// Takes about a millisecond of processor time: not for async workers.
///
/// # Examples
/// ```
/// use bside_games::render::{RenderOptions, png};
/// use bside_games::rules::{GameKind, Setup};
///
/// let scene = Setup::new(GameKind::Biloba, Some(2), None)?.start().scene();
/// let file = png(&scene, &RenderOptions { width: 480, ..RenderOptions::default() });
/// assert!(file.starts_with(b"\x89PNG"));
/// # Ok::<(), bside_games::rules::SetupError>(())
/// ```
pub fn png(scene: &Scene, options: &RenderOptions) -> Vec<u8> {
    let scene = &scene.by_side();
    let canvas = match scene.focus {
        Some(cell) => CloseUp::ALONE.draw(cell, scene, options),
        None => scene_renderer::cached(scene, options).draw_with_banner(scene),
    };
    png_encoder::encode(&canvas)
}

/// A sort key that orders positions (column, row) as they are read in the picture of a scene: line by line from the top.
pub fn reading_order(scene: &Scene) -> impl Fn((u8, u8)) -> (i16, i16) + use<> {
    let scene = scene.by_side();
    let quarter_turns = renderers::of(scene.game).quarter_turns(scene.view, scene.places.seats());
    move |(column, row)| {
        let (right, up) = (i16::from(column), i16::from(row));
        match quarter_turns {
            0 => (-up, right),
            1 => (-right, -up),
            2 => (up, -right),
            _ => (right, up),
        }
    }
}
