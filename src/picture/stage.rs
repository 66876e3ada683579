//! What is drawn once and kept: empty boards, and men ready to be copied onto them.

use super::board::Board;
use super::canvas::{Canvas, Sprite};
use super::men::{self, Figure};
use super::palette::Palette;
use super::strip::{self, Panel};
use super::{Look, Theme, ground};
use crate::rules::{Game, Man, Scene, Seat};
use ab_glyph::point;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// An empty board with all that is needed to put a position on it.
pub(super) struct Stage {
    pub theme: &'static Theme,
    pub board: Board,
    pub panels: Vec<Panel>,
    empty: Canvas,
    /// Each panel as it looks when its seat is to act.
    acting: Vec<Sprite>,
    /// Bilitaire's tile.
    pub tile: Sprite,
    sprites: Mutex<HashMap<Appearance, Arc<Sprite>>>,
}

/// All that decides how a man looks on its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Appearance {
    figure: Figure,
    on_light: bool,
    ghost: bool,
}

/// All that decides how an empty board looks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    game: Game,
    theme: &'static str,
    size: u32,
    seats: usize,
    view: Seat,
}

/// Stages by use, the last one used at the end.
static STAGES: Mutex<Vec<(Key, Arc<Stage>)>> = Mutex::new(Vec::new());
/// Bytes of all stages that are kept.
const MOST: usize = 48 << 20;

/// The stage for this scene, kept from the last time if there was one.
pub(super) fn of(scene: &Scene, look: &Look) -> Arc<Stage> {
    let seats = scene.places.seats();
    let size = look.size.clamp(240, 2000);
    let key = Key { game: scene.game, theme: look.theme.name(), size, seats, view: scene.view };
    // A panic elsewhere cannot leave the list half changed.
    let mut stages = STAGES.lock().unwrap_or_else(PoisonError::into_inner);
    let stage = match stages.iter().position(|(known, _)| *known == key) {
        Some(i) => stages.remove(i).1,
        None => {
            drop(stages);
            let stage = Arc::new(Stage::new(scene, look.theme, size));
            stages = STAGES.lock().unwrap_or_else(PoisonError::into_inner);
            stage
        }
    };
    stages.retain(|(known, _)| *known != key);
    stages.push((key, stage.clone()));
    while stages.len() > 1 && stages.iter().map(|(_, stage)| stage.weight()).sum::<usize>() > MOST {
        stages.remove(0);
    }
    stage
}

impl Stage {
    fn new(scene: &Scene, theme: &'static Theme, size: u32) -> Stage {
        let width = size as f32;
        let strip = strip::height(width);
        let board = Board::new(scene, width, strip);
        let height = board.height + 2.0 * strip;
        let palette = Palette::of(theme, scene.game);
        let mut empty = Canvas::new(size as usize, height as usize, theme.colours.page, palette);
        ground::draw(&mut empty, &board, &theme.colours);
        let panels = strip::panels(scene.places.seats(), scene.view, width, strip + board.height);
        for panel in &panels {
            panel.draw_ground(&mut empty, scene.game, &theme.colours, false);
        }
        let acting = panels.iter().map(|panel| {
            let mut canvas = empty.clone();
            panel.draw_ground(&mut canvas, scene.game, &theme.colours, true);
            Sprite::of(&canvas, &canvas.differs(&empty), 0)
        });
        let acting = acting.collect();
        let (tile, sprites) = (Sprite::default(), Mutex::default());
        let mut stage = Stage { theme, board, panels, empty, acting, tile, sprites };
        if scene.game == Game::Bilitaire {
            stage.tile = stage.draw_tile();
        }
        stage
    }

    /// The empty board with this seat to act.
    pub fn canvas(&self, turn: Option<Seat>) -> Canvas {
        let mut canvas = self.empty.clone();
        for (panel, sprite) in self.panels.iter().zip(&self.acting) {
            if turn == Some(panel.seat) {
                canvas.stamp(sprite, 0, 0);
            }
        }
        canvas
    }

    /// Puts a man on the canvas, or what is left of it in memory.
    pub fn stamp(&self, canvas: &mut Canvas, man: Man, ghost: bool) {
        let board = &self.board;
        let figure = Figure {
            game: board.game,
            kind: man.kind,
            seat: man.seat,
            upright: board.seen_upright(man.cell),
        };
        let appearance = Appearance { figure, on_light: board.is_light(man.cell), ghost };
        let mut sprites = self.sprites.lock().unwrap_or_else(PoisonError::into_inner);
        let sprite = sprites.entry(appearance).or_insert_with(|| Arc::new(self.draw_man(appearance))).clone();
        drop(sprites);
        let at = board.centre(man.cell);
        canvas.stamp(&sprite, at.x.round() as i32, at.y.round() as i32);
    }

    fn draw_man(&self, appearance: Appearance) -> Sprite {
        let colours = &self.theme.colours;
        let board = colours.board(self.board.game);
        let ground = match (self.board.game, appearance.on_light) {
            (Game::Bilitaire, _) => board.dark,
            (_, true) => board.light,
            (_, false) => board.dark,
        };
        let centre = self.board.unit.ceil() as usize;
        let figure = appearance.figure;
        let on = |ground| {
            let before = Canvas::new(2 * centre, 2 * centre, ground, self.empty.palette.clone());
            let mut after = before.clone();
            let at = point(centre as f32, centre as f32);
            men::draw(&mut after, figure, at, self.board.unit, colours.seat(figure.seat), board);
            let covered = after.differs(&before);
            (before, after, covered)
        };
        let (before, mut after, mut covered) = on(ground);
        // A part of the man may have the colour of the ground: on another ground that part shows.
        for (covered, elsewhere) in covered.iter_mut().zip(on(board.frame).2) {
            *covered |= elsewhere;
        }
        if appearance.ghost {
            let palette = &before.palette;
            for (pixel, under) in after.pixels.iter_mut().zip(&before.pixels) {
                if pixel != under {
                    *pixel = palette.over(*under, palette.colours[usize::from(*pixel)], 110);
                }
            }
        }
        Sprite::of(&after, &covered, centre as i32)
    }

    fn draw_tile(&self) -> Sprite {
        let inks = self.theme.colours.board(Game::Bilitaire);
        let side = self.board.unit as usize * 2;
        let before = Canvas::new(side, side, inks.edge, self.empty.palette.clone());
        let mut after = before.clone();
        ground::slab(&mut after, point(0.0, 0.0), &self.board, inks);
        Sprite::of(&after, &after.differs(&before), side as i32 / 2)
    }

    fn weight(&self) -> usize {
        let sprites = self.sprites.lock().unwrap_or_else(PoisonError::into_inner);
        let men: usize = sprites.values().map(|sprite| sprite.weight()).sum();
        let panels: usize = self.acting.iter().map(Sprite::weight).sum();
        self.empty.pixels.len() + self.tile.weight() + panels + men
    }
}
