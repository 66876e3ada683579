//! What is drawn once and kept: empty boards, and men ready to be copied onto them.

use super::canvas::{Canvas, Sprite};
use super::game_renderer::Inks;
use super::geometry::Board;
use super::man::Figure;
use super::palette::Palette;
use super::panel::{Panel, Shown};
use super::{RenderOptions, Theme};
use crate::rules::{GameKind, Man, Place, Scene, Seat};
use ab_glyph::point;
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;

/// An empty board with all that is needed to put a position on it.
pub(super) struct Stage {
    pub theme: &'static Theme,
    pub board: Board,
    pub panels: Vec<Panel>,
    empty: Canvas,
    tiles: Mutex<HashMap<Place, Arc<Sprite>>>,
    men: Mutex<HashMap<Appearance, Arc<Sprite>>>,
    /// Panels by use, the last one used at the end: from turn to turn they hardly change.
    drawn_panels: Mutex<Vec<(Shown, Arc<Sprite>)>>,
}

/// All that decides how a man looks on its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Appearance {
    figure: Figure,
    on_light: bool,
    tone: Tone,
}

/// How much of a man is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Tone {
    Plain,
    /// It has left the board.
    Ghost,
    /// Its seat has given up.
    Grey,
}

/// All that decides how an empty board looks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    game: GameKind,
    theme: &'static str,
    size: u32,
    seats: usize,
    view: Seat,
}

/// Stages by use, the last one used at the end.
static STAGES: Mutex<Vec<(Key, Arc<Stage>)>> = Mutex::new(Vec::new());
/// Bytes of all stages that are kept.
const MOST: usize = 32 << 20;

/// Panels that a stage keeps: what a dozen tables show at a time.
const MOST_PANELS: usize = 32;

/// The stage for this scene, kept from the last time if there was one.
pub(super) fn of(scene: &Scene, look: &RenderOptions) -> Arc<Stage> {
    let seats = scene.places.seats();
    let size = look.clamped_width();
    let key = Key { game: scene.game, theme: look.theme.name(), size, seats, view: scene.view };
    // A panic elsewhere cannot leave the list half changed.
    let mut stages = STAGES.lock();
    let stage = match stages.iter().position(|(known, _)| *known == key) {
        Some(i) => stages.remove(i).1,
        None => {
            drop(stages);
            let stage = Arc::new(Stage::new(scene, look.theme, size));
            stages = STAGES.lock();
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
        let board = Board::new(scene, size as f32);
        let palette = Palette::of(theme, scene.game);
        let mut empty = Canvas::new(size, board.page.1 as u32, theme.colours.page, palette);
        board.design.draw_ground(&mut empty, &board, &theme.colours);
        board.design.draw_coordinates(&mut empty, &board, &theme.colours);
        let panels = Panel::all(&board, scene.places.seats(), scene.view);
        let (tiles, men, drawn_panels) = Default::default();
        Stage { theme, board, panels, empty, tiles, men, drawn_panels }
    }

    /// The empty board.
    pub fn canvas(&self) -> Canvas {
        self.empty.clone()
    }

    /// Puts a seat's panel on the canvas.
    pub fn stamp_panel(&self, canvas: &mut Canvas, panel: &Panel, scene: &Scene) {
        let shown = panel.shown(&self.board, scene);
        let mut kept = self.drawn_panels.lock();
        let known = kept.iter().position(|(known, _)| *known == shown);
        let sprite = match known {
            Some(i) => kept.remove(i).1,
            None => {
                let palette = &self.empty.palette;
                Arc::new(panel.draw(&shown, &self.board, &self.theme.colours, palette))
            }
        };
        kept.push((shown, sprite.clone()));
        if kept.len() > MOST_PANELS {
            kept.remove(0);
        }
        drop(kept);
        canvas.stamp(&sprite, panel.area.x as i32, panel.area.y as i32);
    }

    /// Puts a man on its cell, or so far beside it to the right and upwards, in units.
    pub fn stamp(&self, canvas: &mut Canvas, man: Man, tone: Tone, beside: f32) {
        let board = &self.board;
        let figure = Figure { kind: man.kind, seat: man.seat, upright: board.is_upright(man.cell) };
        let appearance = Appearance { figure, on_light: board.design.is_light(man.cell), tone };
        let mut men = self.men.lock();
        let sprite = men.entry(appearance).or_insert_with(|| Arc::new(self.draw_man(appearance))).clone();
        drop(men);
        let (at, beside) = (board.centre(man.cell), board.unit * beside);
        canvas.stamp(&sprite, (at.x + beside).round() as i32, (at.y - beside).round() as i32);
    }

    fn draw_man(&self, appearance: Appearance) -> Sprite {
        let colours = &self.theme.colours;
        let board = colours.board(self.board.game);
        let ground = if appearance.on_light { board.light } else { board.dark };
        let centre = self.board.unit.ceil() as u32;
        let figure = appearance.figure;
        let on = |ground| {
            let before = Canvas::new(2 * centre, 2 * centre, ground, self.empty.palette.clone());
            let mut after = before.clone();
            let at = point(centre as f32, centre as f32);
            let inks = Inks { seat: colours.seat(figure.seat), board };
            self.board.design.draw_man(&mut after, figure, at, self.board.unit, inks);
            let covered = after.differs(&before);
            (before, after, covered)
        };
        let (before, mut after, mut covered) = on(ground);
        // A part of the man may have the colour of the ground: on another ground that part shows.
        for (covered, elsewhere) in covered.iter_mut().zip(on(board.frame).2) {
            *covered |= elsewhere;
        }
        let palette = &before.palette;
        let mixed = |under: u8, number: u8| {
            let colour = palette.colours[usize::from(number)];
            match appearance.tone {
                Tone::Plain => number,
                Tone::Ghost => palette.over(under, colour, 110),
                Tone::Grey => palette.number(colour.faded(palette.colours[usize::from(under)])),
            }
        };
        for (pixel, under) in after.pixels.iter_mut().zip(before.pixels.iter()) {
            if pixel != under {
                *pixel = mixed(*under, *pixel);
            }
        }
        Sprite::of(&after, &covered, centre as i32)
    }

    /// Puts what lies on a place on the canvas; there may be no such place.
    pub fn stamp_tile(&self, canvas: &mut Canvas, place: Place) {
        let Some((at, side)) = self.board.place(place) else { return };
        let mut tiles = self.tiles.lock();
        let sprite = tiles.entry(place).or_insert_with(|| Arc::new(self.draw_tile(place, side))).clone();
        drop(tiles);
        canvas.stamp(&sprite, at.x as i32, at.y as i32);
    }

    fn draw_tile(&self, place: Place, side: f32) -> Sprite {
        let (board, colours) = (&self.board, &self.theme.colours);
        let ground = colours.board(board.game).edge;
        let before = Canvas::new(side as u32, side as u32, ground, self.empty.palette.clone());
        let mut after = before.clone();
        board.design.draw_tile(&mut after, board, point(side / 2.0, side / 2.0), place, colours);
        Sprite::of(&after, &after.differs(&before), side as i32 / 2)
    }

    fn weight(&self) -> usize {
        let panels = self.drawn_panels.lock();
        let panels: usize = panels.iter().map(|(_, sprite)| sprite.weight()).sum();
        self.empty.pixels.len() + sprites(&self.tiles) + sprites(&self.men) + panels
    }
}

/// Bytes of the sprites that are kept.
fn sprites<K>(kept: &Mutex<HashMap<K, Arc<Sprite>>>) -> usize {
    let kept = kept.lock();
    kept.values().map(|sprite| sprite.weight()).sum()
}

#[cfg(test)]
mod tests {
    use super::super::{deflate_cache, mask, png};
    use super::*;
    use crate::rules::Setup;

    #[test]
    fn what_is_kept_stays_small() {
        // Stages, masks, two generations of bands, and the nearest numbers of every palette there is.
        let palettes = Theme::names().count() * GameKind::ALL.len() * 2 * (1 << 16);
        assert!(MOST + mask::MOST + 2 * deflate_cache::MOST + palettes < 64 << 20);
        for size in [1600, 2000] {
            for game in GameKind::ALL {
                for theme in Theme::names() {
                    let scene = Setup::new(game, Some(2), None).expect("played by two").start().scene();
                    png(&scene, &RenderOptions { theme: Theme::by_name(theme).expect("named"), width: size });
                }
            }
        }
        let stages = STAGES.lock();
        let kept: usize = stages.iter().map(|(_, stage)| stage.weight()).sum();
        // More than half of them had to go. The last ones may have grown since they were weighed.
        assert!(kept < MOST + (8 << 20), "{kept} bytes");
        assert!(stages.len() > 3, "{} stages", stages.len());
    }
}
