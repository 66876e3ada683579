//! Positions as pictures: a [`Scene`](crate::rules::Scene) in, PNG bytes out; all scenes of a game in, a GIF out.
//!
//! Knows cells, marks and colours, no rules. Pictures are drawn in palette numbers from the beginning: an empty
//! board is drawn once, each man once per colour of ground, and a position is mostly copying.
//!
//! - [`theme`]: colours, from `assets/themes`;
//! - [`design`]: what the file of a game says; [`board`]: where cells are; [`ground`]: the empty boards; [`men`]: the
//!   men; [`symbol`]: small signs; [`trace`]: what the last turn did and what is asked; [`panel`]: the players;
//! - [`stage`]: what is drawn once and kept; [`detail`]: a part of a board, enlarged;
//! - [`film`], [`lzw`]: whole games; [`mod@graph`]: the chances in them; [`mod@progress`]: ratings over time; [`chart`]: what
//!   graphs have in common;
//! - [`path`], [`mask`], [`text`], [`canvas`], [`palette`]: shapes, letters, pixels, colours; [`encode`], [`band`]: bytes.
//!
//! # To add a game
//! Its folder in [the list](crate::games) has a file of the same name here, with a type of the name of the game that
//! is a [`GameRenderer`](game_renderer::GameRenderer). `impl GameRenderer for Hex {}` is enough to be drawn, as discs on a chequered board, in
//! the colours of `[board]`. What is different the file says:
//!
//! - `corners` and `is_light`, where cells are and of which colour; `edge`, the outline of them all; `layout`, how
//!   large; `turns`, who sees what below;
//! - `draw_ground` and `draw_coordinates`, what is around and on the cells; `place` and `draw_tile`, what lies there;
//! - `draw_man`, its kinds of men; `draw_token` and `facts`, who stands on a panel and what is told there; `strips` and
//!   `panels`, where panels are, if the board has empty corners;
//! - `sizes`, where labels have little room; `draw_extras`, all else.
//!
//! Its own colours are a table `[games.FOLDER]` in each file of `assets/themes`. No other file here names a game.

mod animation;
mod annotations;
mod background;
mod canvas;
mod chances_chart;
mod chart;
mod close_up;
mod deflate_cache;
mod game_renderer;
mod geometry;
mod icon;
mod lzw;
mod man;
mod mask;
mod palette;
mod panel;
mod path;
mod png_encoder;
mod rating_chart;
mod scene_renderer;
mod text;
mod theme;

macro_rules! files {
    ($($(#[$about:meta])* $Name:ident: $folder:ident,)*) => {
        $(mod $folder;)*
    };
}

crate::games::games!(files);

pub use animation::{ANIMATION_WIDTH, Animation, gif, gif_while};
pub use chances_chart::chances_chart;
pub use rating_chart::rating_chart;
pub use text::preload_fonts;
pub use theme::Theme;

use crate::rules::{Cell, Scene};
use canvas::Canvas;
use scene_renderer::{Stage, Tone};

/// How a picture should look.
#[derive(Clone, Copy, Debug)]
pub struct RenderOptions {
    /// Its colours.
    pub theme: &'static Theme,
    /// Its width in pixels, from 240 to 2000.
    pub width: u32,
}

impl RenderOptions {
    /// The width that a picture comes to have.
    fn clamped_width(&self) -> u32 {
        self.width.clamp(240, 2000)
    }
}

impl Default for RenderOptions {
    fn default() -> RenderOptions {
        RenderOptions { theme: Default::default(), width: 900 }
    }
}

/// Draws a position. Takes a millisecond or so of the processor: not for async workers.
pub fn png(scene: &Scene, look: &RenderOptions) -> Vec<u8> {
    let scene = &scene.by_side();
    let canvas = match scene.focus {
        Some(cell) => close_up::around(cell, scene, look),
        None => compose(scene, &scene_renderer::of(scene, look)),
    };
    png_encoder::png(&canvas)
}

/// Where something at a column and a row comes when the picture is read: line by line from the top.
pub fn reading_order(scene: &Scene) -> impl Fn((u8, u8)) -> (i16, i16) + use<> {
    let scene = scene.by_side();
    let turns = game_renderer::of(scene.game).turns(scene.view, scene.places.seats());
    move |(column, row)| {
        let (right, up) = (i16::from(column), i16::from(row));
        match turns {
            0 => (-up, right),
            1 => (-right, -up),
            2 => (up, -right),
            _ => (right, up),
        }
    }
}

/// Everything on its page.
fn compose(scene: &Scene, stage: &Stage) -> Canvas {
    let mut canvas = compose_board(scene, stage);
    for panel in &stage.panels {
        stage.stamp_panel(&mut canvas, panel, scene);
    }
    canvas
}

/// Everything on its board.
fn compose_board(scene: &Scene, stage: &Stage) -> Canvas {
    let mut canvas = stage.canvas();
    let (board, colours) = (&stage.board, &stage.theme.colours);
    scene.tiles.iter().for_each(|place| stage.stamp_tile(&mut canvas, *place));
    board.design.draw_names(&mut canvas, board, colours, scene);
    scene.ways.iter().for_each(|way| annotations::draw_cells(&mut canvas, board, colours, way));
    scene.ways.iter().for_each(|way| annotations::draw_way(&mut canvas, board, colours, way));
    let occupied = |cell: Cell| scene.men.iter().any(|man| man.cell == cell);
    let gone = || scene.gone.iter().filter(|man| board.has(man.cell));
    // Behind the man who stands there now, the one who was taken there looks out.
    for man in gone() {
        let beside = if occupied(man.cell) { BEHIND } else { 0.0 };
        stage.stamp(&mut canvas, *man, Tone::Ghost, beside);
    }
    for man in scene.men.iter().chain(&scene.left).filter(|man| board.has(man.cell)) {
        let has_resigned = man.kind.is_owned() && scene.resigned.contains(&man.seat);
        stage.stamp(&mut canvas, *man, if has_resigned { Tone::Grey } else { Tone::Plain }, 0.0);
    }
    for man in gone() {
        annotations::draw_taken(&mut canvas, board, colours, man.cell, occupied(man.cell));
    }
    scene.ways.iter().for_each(|way| annotations::draw_round(&mut canvas, board, colours, way, &scene.ways));
    annotations::draw_slides(&mut canvas, board, colours, &scene.marks);
    for mark in &scene.marks {
        annotations::draw_mark(&mut canvas, board, colours, mark, &occupied);
    }
    board.design.draw_extras(&mut canvas, board, colours, scene);
    canvas
}

/// How far a man is drawn beside its cell who was taken where another one stands now, in units.
const BEHIND: f32 = 0.2;
