//! Positions as pictures: a [`Scene`](crate::rules::Scene) in, PNG bytes out; all scenes of a game in, a GIF out.
//!
//! Knows cells, marks and colours, no rules. Pictures are drawn in palette numbers from the beginning: an empty
//! board is drawn once, each man once per colour of ground, and a position is mostly copying.
//!
//! - [`theme`]: colours, from `assets/themes`;
//! - [`board`]: where cells are; [`ground`]: the empty boards; [`men`]: the men; [`trace`]: what the last turn did
//!   and what is asked; [`strip`]: the players;
//! - [`stage`]: what is drawn once and kept; [`detail`]: a part of a board, enlarged;
//! - [`film`], [`lzw`]: whole games;
//! - [`path`], [`mask`], [`text`], [`canvas`], [`palette`], [`encode`]: shapes, letters, pixels, colours, bytes.

mod board;
mod canvas;
mod detail;
mod encode;
mod film;
mod ground;
mod lzw;
mod mask;
mod men;
mod palette;
mod path;
mod stage;
mod strip;
mod text;
mod theme;
mod trace;

pub use film::{FILM_WIDTH, Film, gif};
pub use theme::Theme;

use crate::rules::{Cell, Game, Scene};
use canvas::Canvas;
use path::Path;
use stage::Stage;
use text::Line;

/// How a picture should look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Its colours.
    pub theme: &'static Theme,
    /// Its width in pixels, from 240 to 2000.
    pub size: u32,
}

impl Look {
    /// The width that a picture comes to have.
    fn width(&self) -> u32 {
        self.size.clamp(240, 2000)
    }
}

impl Default for Look {
    fn default() -> Look {
        Look { theme: Default::default(), size: 900 }
    }
}

/// Draws a position. Takes a millisecond or so of the processor: not for async workers.
pub fn png(scene: &Scene, look: &Look) -> Vec<u8> {
    let scene = &scene.by_side();
    let canvas = match scene.focus {
        Some(cell) => detail::around(cell, scene, look),
        None => compose(scene, &stage::of(scene, look)),
    };
    encode::png(&canvas)
}

/// Everything on its board.
fn compose(scene: &Scene, stage: &Stage) -> Canvas {
    let mut canvas = stage.canvas();
    let (board, colours) = (&stage.board, &stage.theme.colours);
    for tile in scene.tiles.iter().filter(|tile| board.has_place(**tile)) {
        let at = board.place_centre(*tile);
        canvas.stamp(stage.tile(*tile), at.x as i32, at.y as i32);
    }
    scene.ways.iter().for_each(|way| trace::draw_cells(&mut canvas, board, colours, way));
    scene.ways.iter().for_each(|way| trace::draw_way(&mut canvas, board, colours, way));
    for man in scene.men.iter().filter(|man| board.has(man.cell)) {
        stage.stamp(&mut canvas, *man, false);
    }
    let occupied = |cell: Cell| scene.men.iter().any(|man| man.cell == cell);
    for man in scene.gone.iter().filter(|man| board.has(man.cell)) {
        if occupied(man.cell) {
            let inks = colours.seat(man.seat);
            trace::draw_badge(&mut canvas, board, colours, inks.fill, inks.rim, man.cell);
        } else {
            stage.stamp(&mut canvas, *man, true);
            trace::draw_cross(&mut canvas, colours, board.centre(man.cell), board.unit * 0.17);
        }
    }
    for mark in &scene.marks {
        trace::draw_mark(&mut canvas, board, colours, mark, &occupied);
    }
    for panel in &stage.panels {
        stage.stamp_panel(&mut canvas, panel, scene);
    }
    if scene.game == Game::Bilitaire {
        count_balls(&mut canvas, scene, stage);
    }
    canvas
}

/// Bilitaire: how many balls are left, in a corner of the frame.
fn count_balls(canvas: &mut Canvas, scene: &Scene, stage: &Stage) {
    let (board, colours) = (&stage.board, &stage.theme.colours);
    let at = board.at(8.3, -0.31);
    canvas.fill(&Path::circle(at, board.unit * 0.19), colours.text);
    let balls = scene.men.len();
    Line::new(&balls.to_string(), board.unit * 0.2).draw_at(canvas, at.x, at.y, colours.page);
}
