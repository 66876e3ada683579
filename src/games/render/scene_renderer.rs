//! Draws scenes onto a board that is rasterised once: the empty board and all sprites are cached per renderer.

use super::banner::BannerContent;
use super::canvas::{Canvas, Sprite};
use super::game_renderer::BoardCanvas;
use super::geometry::BoardGeometry;
use super::man::{ManAppearance, ManColours};
use super::palette::Palette;
use super::panel::{Panel, PanelContent};
use super::{RenderOptions, Theme, annotations, judged, renderers};
use crate::rules::{Cell, GameKind, Man, Scene, Seat, TileSlot, Trace};
use ab_glyph_rasterizer::point;
use parking_lot::Mutex;
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::collections::HashMap;
use std::sync::Arc;

/// Upper bound of all cached renderers, in bytes of their pixels.
const MAX_CACHED_BYTES: usize = 32 << 20;

/// Upper bound of the panels that a renderer caches, in bytes: those of some dozen tables.
const MAX_PANEL_BYTES: u64 = 4 << 20;
/// The number of panels in them.
const AVERAGE_PANELS: usize = 64;

/// Upper bound of the banners that a renderer caches, in bytes.
const MAX_BANNER_BYTES: u64 = 6 << 20;
/// The number of banners in them.
const AVERAGE_BANNERS: usize = 8;

/// How far a captured man is drawn beside its cell if something else is there now, in units.
const CAPTURED_OFFSET: f32 = 0.2;

/// Opacity of a captured man, of 255.
const GHOST_ALPHA: u8 = 110;

/// An empty board with the sprites that positions on it need.
pub(super) struct SceneRenderer {
    pub theme: &'static Theme,
    pub board: BoardGeometry,
    pub panels: Vec<Panel>,
    empty: Canvas,
    /// At most one sprite per place of the board.
    tiles: Mutex<HashMap<TileSlot, Arc<Sprite>>>,
    /// At most one sprite per kind, seat, shade of cell and style.
    men: Mutex<HashMap<ManSpriteKey, Arc<Sprite>>>,
    panel_sprites: Cache<PanelContent, Arc<Sprite>, PixelBytes>,
    banners: Cache<BannerContent, Arc<Canvas>, PixelBytes>,
}

/// Everything that decides how a man looks on its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct ManSpriteKey {
    man: ManAppearance,
    on_light: bool,
    style: ManStyle,
}

/// Weighs what is drawn by its size in memory.
#[derive(Clone)]
struct PixelBytes;

impl Weighter<PanelContent, Arc<Sprite>> for PixelBytes {
    fn weight(&self, _: &PanelContent, sprite: &Arc<Sprite>) -> u64 {
        sprite.memory_bytes() as u64
    }
}

impl Weighter<BannerContent, Arc<Canvas>> for PixelBytes {
    fn weight(&self, _: &BannerContent, banner: &Arc<Canvas>) -> u64 {
        banner.pixels.len() as u64
    }
}

/// How strongly a man is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ManStyle {
    Normal,
    /// The man has left the board: translucent.
    Ghost,
    /// The seat of the man has resigned: faded and without hue.
    Greyed,
}

/// Everything that decides how an empty board looks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RendererKey {
    game: GameKind,
    theme: &'static str,
    width: u32,
    seats: usize,
    view: Seat,
}

/// Renderers in order of use, the most recently used last.
///
/// A plain list instead of a `quick_cache`: renderers grow as sprites are added, and `quick_cache` weighs an entry only
/// when it is inserted.
static RENDERERS: Mutex<Vec<(RendererKey, Arc<SceneRenderer>)>> = Mutex::new(Vec::new());

/// The renderer for scenes of this game, number of seats and view, from the cache if it is there.
pub(super) fn cached(scene: &Scene, options: &RenderOptions) -> Arc<SceneRenderer> {
    let seats = scene.places.seats();
    let width = options.clamped_width();
    let key = RendererKey { game: scene.game, theme: options.theme.name(), width, seats, view: scene.view };
    let mut renderers = RENDERERS.lock();
    let renderer = match renderers.iter().position(|(known, _)| *known == key) {
        Some(i) => renderers.remove(i).1,
        None => {
            // Other threads draw while a board is rasterised.
            drop(renderers);
            let renderer = Arc::new(SceneRenderer::new(scene, options.theme, width));
            renderers = RENDERERS.lock();
            renderer
        }
    };
    renderers.retain(|(known, _)| *known != key);
    renderers.push((key, renderer.clone()));
    while renderers.len() > 1 && memory_bytes(&renderers) > MAX_CACHED_BYTES {
        renderers.remove(0);
    }
    renderer
}

fn memory_bytes(renderers: &[(RendererKey, Arc<SceneRenderer>)]) -> usize {
    renderers.iter().map(|(_, renderer)| renderer.memory_bytes()).sum()
}

impl SceneRenderer {
    fn new(scene: &Scene, theme: &'static Theme, width: u32) -> SceneRenderer {
        let board = BoardGeometry::new(renderers::of(scene.game), scene, width as f32);
        let palette = Palette::of(theme, scene.game);
        let mut empty = Canvas::new(width, board.page_size.1 as u32, theme.colours.page, palette);
        let mut canvas = BoardCanvas { canvas: &mut empty, board: &board, colours: &theme.colours };
        board.renderer.draw_background(&mut canvas);
        board.renderer.draw_coordinates(&mut canvas);
        let panels = Panel::all(&board, scene.places.seats(), scene.view);
        let (tiles, men) = Default::default();
        let panel_sprites = Cache::with_weighter(AVERAGE_PANELS, MAX_PANEL_BYTES, PixelBytes);
        let banners = Cache::with_weighter(AVERAGE_BANNERS, MAX_BANNER_BYTES, PixelBytes);
        SceneRenderer { theme, board, panels, empty, tiles, men, panel_sprites, banners }
    }

    /// A copy of the empty board.
    pub fn canvas(&self) -> Canvas {
        self.empty.clone()
    }

    /// Draws a scene with the panels of its seats.
    pub fn draw(&self, scene: &Scene) -> Canvas {
        let mut canvas = self.canvas();
        self.draw_onto(&mut canvas, scene);
        canvas
    }

    /// Draws a scene with the panels of its seats onto an empty board, which may have more rows below it.
    pub fn draw_onto(&self, canvas: &mut Canvas, scene: &Scene) {
        self.draw_board_onto(canvas, scene);
        self.draw_panels(canvas, scene, false);
    }

    fn draw_panels(&self, canvas: &mut Canvas, scene: &Scene, has_banner: bool) {
        for panel in &self.panels {
            self.draw_panel(canvas, panel.content(&self.board, scene, has_banner), panel);
        }
    }

    /// Draws a scene with the panels of its seats, below a banner if the game is over.
    pub fn draw_with_banner(&self, scene: &Scene) -> Canvas {
        let Some(content) = BannerContent::of(scene) else { return self.draw(scene) };
        let banner = self.banners.get(&content).unwrap_or_else(|| {
            let banner = Arc::new(content.draw(&self.board, &self.theme.colours, &self.empty.palette));
            self.banners.insert(content, banner.clone());
            banner
        });
        let mut canvas = self.draw_board(scene);
        self.draw_panels(&mut canvas, scene, true);
        canvas.below(&banner)
    }

    /// Draws a scene without panels.
    pub fn draw_board(&self, scene: &Scene) -> Canvas {
        let mut canvas = self.canvas();
        self.draw_board_onto(&mut canvas, scene);
        canvas
    }

    /// Draws from the bottom layer to the top: tiles, the last turn, men, marks. Arrows of replacements are above captured men, through
    /// whose cells they go.
    fn draw_board_onto(&self, canvas: &mut Canvas, scene: &Scene) {
        let board = &self.board;
        let canvas = &mut BoardCanvas { canvas, board, colours: &self.theme.colours };
        scene.tiles.iter().for_each(|place| self.draw_tile(canvas, *place));
        board.renderer.draw_cell_names(canvas, scene);
        scene.traces.iter().for_each(|way| annotations::highlight_ends(canvas, way));
        let ways = |is_replacement: bool| {
            scene.traces.iter().filter(move |way| matches!(way, Trace::Replaced { .. }) == is_replacement)
        };
        ways(false).for_each(|way| annotations::draw_way(canvas, way));
        self.draw_captured_men(canvas, scene);
        ways(true).for_each(|way| annotations::draw_way(canvas, way));
        self.draw_men(canvas, scene);
        for man in scene.captured.iter().filter(|man| board.has_cell(man.cell)) {
            annotations::draw_captured(canvas, man.cell, is_covered(scene, man.cell));
        }
        for round in annotations::rounds(scene) {
            annotations::draw_round(canvas, round);
        }
        for first in scene.numbered_traces() {
            annotations::draw_turn_number(canvas, first, |cell| is_covered(scene, cell));
        }
        annotations::draw_slides(canvas, &scene.marks);
        for mark in &scene.marks {
            annotations::draw_mark(canvas, mark, |cell| is_occupied(scene, cell));
        }
        judged::draw(canvas, &scene.marks);
        board.renderer.draw_overlay(canvas, scene);
    }

    /// Draws the men that were captured. If the cell is occupied again, or has the number of a round, the man is drawn
    /// beside its centre.
    fn draw_captured_men(&self, canvas: &mut Canvas, scene: &Scene) {
        for man in scene.captured.iter().filter(|man| self.board.has_cell(man.cell)) {
            let offset = if is_covered(scene, man.cell) { CAPTURED_OFFSET } else { 0.0 };
            self.draw_man(canvas, *man, ManStyle::Ghost, offset);
        }
    }

    /// Draws all men on the board.
    fn draw_men(&self, canvas: &mut Canvas, scene: &Scene) {
        let board = &self.board;
        for man in scene.men.iter().chain(&scene.withdrawn).filter(|man| board.has_cell(man.cell)) {
            let has_resigned = man.kind.is_owned() && scene.resigned.contains(&man.seat);
            let style = if has_resigned { ManStyle::Greyed } else { ManStyle::Normal };
            self.draw_man(canvas, *man, style, 0.0);
        }
    }

    /// Draws a seat's panel.
    fn draw_panel(&self, canvas: &mut Canvas, content: PanelContent, panel: &Panel) {
        let sprite = self.panel_sprites.get(&content).unwrap_or_else(|| {
            let palette = &self.empty.palette;
            let sprite = Arc::new(panel.draw(&content, &self.board, &self.theme.colours, palette));
            self.panel_sprites.insert(content, sprite.clone());
            sprite
        });
        canvas.draw_sprite(&sprite, panel.area.x as i32, panel.area.y as i32);
    }

    /// Draws a man on its cell, moved by `offset` units to the right and upwards.
    fn draw_man(&self, canvas: &mut Canvas, man: Man, style: ManStyle, offset: f32) {
        let board = &self.board;
        let appearance =
            ManAppearance { kind: man.kind, seat: man.seat, is_upright: board.is_upright(man.cell) };
        let on_light = board.renderer.is_light_cell(man.cell);
        let key = ManSpriteKey { man: appearance, on_light, style };
        let mut men = self.men.lock();
        let sprite = men.entry(key).or_insert_with(|| Arc::new(self.rasterize_man(key))).clone();
        drop(men);
        let (at, offset) = (board.cell_centre(man.cell), board.unit * offset);
        canvas.draw_sprite(&sprite, (at.x + offset).round() as i32, (at.y - offset).round() as i32);
    }

    fn rasterize_man(&self, key: ManSpriteKey) -> Sprite {
        let colours = &self.theme.colours;
        let board = colours.board(self.board.game);
        let background = if key.on_light { board.light } else { board.dark };
        let centre = self.board.unit.ceil() as u32;
        let man = key.man;
        let on = |background| {
            let before = Canvas::new(2 * centre, 2 * centre, background, self.empty.palette.clone());
            let mut after = before.clone();
            let at = point(centre as f32, centre as f32);
            let man_colours = ManColours { seat: colours.seat(man.seat), board };
            self.board.renderer.draw_man(&mut after, man, at, self.board.unit, man_colours);
            let covered = after.changed_pixels(&before);
            (before, after, covered)
        };
        let (before, mut after, mut covered) = on(background);
        // Parts of the man may have the colour of the background: a second background shows whether they are covered.
        for (covered, elsewhere) in covered.iter_mut().zip(on(board.frame).2) {
            *covered |= elsewhere;
        }
        let palette = &before.palette;
        let mixed = |under: u8, index: u8| {
            let colour = palette.colours[usize::from(index)];
            match key.style {
                ManStyle::Normal => index,
                ManStyle::Ghost => palette.blend_over(under, colour, GHOST_ALPHA),
                ManStyle::Greyed => palette.index_of(colour.faded(palette.colours[usize::from(under)])),
            }
        };
        for (pixel, under) in after.pixels.iter_mut().zip(before.pixels.iter()) {
            if pixel != under {
                *pixel = mixed(*under, *pixel);
            }
        }
        Sprite::new(&after, &covered, centre as i32)
    }

    /// Draws what lies on a place; nothing if the board has no such place.
    fn draw_tile(&self, canvas: &mut Canvas, place: TileSlot) {
        let Some((at, side)) = self.board.tile_slot(place) else { return };
        let mut tiles = self.tiles.lock();
        let sprite = tiles.entry(place).or_insert_with(|| Arc::new(self.rasterize_tile(place, side))).clone();
        drop(tiles);
        canvas.draw_sprite(&sprite, at.x as i32, at.y as i32);
    }

    fn rasterize_tile(&self, place: TileSlot, side: f32) -> Sprite {
        let (board, colours) = (&self.board, &self.theme.colours);
        let background = colours.board(board.game).edge;
        let before = Canvas::new(side as u32, side as u32, background, self.empty.palette.clone());
        let mut after = before.clone();
        let canvas = &mut BoardCanvas { canvas: &mut after, board, colours };
        board.renderer.draw_tile(canvas, place, point(side / 2.0, side / 2.0));
        Sprite::new(&after, &after.changed_pixels(&before), side as i32 / 2)
    }

    /// Bytes of all pixels.
    fn memory_bytes(&self) -> usize {
        let cached = self.panel_sprites.weight() + self.banners.weight();
        self.empty.pixels.len() + sprite_bytes(&self.tiles) + sprite_bytes(&self.men) + cached as usize
    }
}

/// Whether something stands on the centre of a cell.
fn is_covered(scene: &Scene, cell: Cell) -> bool {
    is_occupied(scene, cell) || annotations::rounds(scene).any(|(from, _)| from == cell)
}

fn is_occupied(scene: &Scene, cell: Cell) -> bool {
    scene.men.iter().any(|man| man.cell == cell)
}

fn sprite_bytes<K>(sprites: &Mutex<HashMap<K, Arc<Sprite>>>) -> usize {
    sprites.lock().values().map(|sprite| sprite.memory_bytes()).sum()
}

#[cfg(test)]
mod tests {
    use super::super::{deflate_cache, mask, png};
    use super::*;
    use crate::rules::Setup;

    #[test]
    fn all_caches_together_stay_below_64_megabytes() {
        // Renderers, masks, deflated bands, and the nearest indices of every palette.
        let palettes = Theme::names().count() * GameKind::ALL.len() * 2 * (1 << 16);
        let others = mask::MAX_CACHED_BYTES + deflate_cache::MAX_CACHED_BYTES + palettes;
        assert!(MAX_CACHED_BYTES + others < 64 << 20);
        for width in [1600, 2000] {
            for game in GameKind::ALL {
                for theme in Theme::names() {
                    let scene = Setup::new(game, Some(2), None).expect("played by two").start().scene();
                    let theme = Theme::by_name(theme).expect("every listed theme exists");
                    png(&scene, &RenderOptions { theme, width });
                }
            }
        }
        let renderers = RENDERERS.lock();
        let cached = memory_bytes(&renderers);
        // More than half of them were evicted. The last ones may have grown since they were weighed.
        assert!(cached < MAX_CACHED_BYTES + (8 << 20), "{cached} bytes");
        assert!(renderers.len() > 3, "{} renderers", renderers.len());
    }
}
