//! The geometry of boards: cells and corners in pixels, as the viewer sees them.

use super::game_renderer::GameRenderer;
use super::panel_layout;
use super::path::Path;
use crate::rules::{Cell, GameKind, Scene, TileSlot};
use ab_glyph_rasterizer::{Point, point};

/// A board placed in a picture.
///
/// Board coordinates are in columns and rows, from the lower left corner as seat 0 sees it; pixels are counted from the
/// upper left corner of the picture.
#[derive(Clone, Copy)]
pub(super) struct BoardGeometry {
    pub game: GameKind,
    pub renderer: &'static dyn GameRenderer,
    /// Width and height of the whole picture, in pixels.
    pub page_size: (f32, f32),
    /// Counterclockwise quarter turns that bring the viewer's side to the bottom.
    pub quarter_turns: u8,
    /// The width of the board, in columns.
    columns: f32,
    /// The height of the board, in rows.
    rows: f32,
    /// In whole pixels, so that a man looks the same on every cell.
    column_width: f32,
    row_height: f32,
    /// The lower left corner of the cells, in pixels.
    left: f32,
    bottom: f32,
    /// The length in which sizes of men and marks are given, in pixels.
    pub unit: f32,
    /// In whole pixels.
    pub frame_width: f32,
}

impl BoardGeometry {
    /// The board of a scene in a picture of this width, in pixels, which is at most as high as wide.
    pub fn new(renderer: &'static dyn GameRenderer, scene: &Scene, width: f32) -> BoardGeometry {
        let game = scene.game;
        let layout = renderer.layout();
        let corners = || game.cells().flat_map(|cell| renderer.cell_corners(cell));
        let columns = corners().map(|corner| corner.x).fold(0.0, f32::max);
        let rows = corners().map(|corner| corner.y).fold(0.0, f32::max);
        let quarter_turns = renderer.quarter_turns(scene.view, scene.places.seats());
        let [above, below] = renderer
            .panel_strips(quarter_turns)
            .map(|exists| if exists { panel_layout::strip_height(width) } else { 0.0 });
        let fit_width = width / (columns + 2.0 * layout.margin);
        let fit_height = (width - above - below) / (rows * layout.row + 2.0 * layout.margin);
        let column_width = fit_width.min(fit_height).floor();
        // Rounded, so that a row of squares is exactly as high as a column is wide.
        let row_height = (column_width * layout.row).round();
        let unit = column_width * layout.unit;
        let frame_width = (unit * layout.frame).round();
        let left = ((width - columns * column_width) / 2.0).floor();
        let margin = (layout.margin * column_width).floor();
        let bottom = above + margin + rows * row_height;
        let page_size = (width, bottom + margin + below);
        BoardGeometry {
            game,
            renderer,
            page_size,
            quarter_turns,
            columns,
            rows,
            column_width,
            row_height,
            left,
            bottom,
            unit,
            frame_width,
        }
    }

    /// Converts board coordinates to pixels.
    pub fn pixel_position(&self, x: f32, y: f32) -> Point {
        let (x, y) = match self.quarter_turns {
            0 => (x, y),
            1 => (self.columns - y, x),
            2 => (self.columns - x, self.rows - y),
            _ => (y, self.rows - x),
        };
        point(self.left + x * self.column_width, self.bottom - y * self.row_height)
    }

    /// Where a man stands on a cell, in pixels.
    pub fn cell_centre(&self, cell: Cell) -> Point {
        let at = self.renderer.cell_centre(cell);
        self.pixel_position(at.x, at.y)
    }

    /// The outline of a cell, moved inwards by `inset` pixels.
    pub fn cell_outline(&self, cell: Cell, inset: f32) -> Path {
        self.renderer.cell_outline(self, cell, inset)
    }

    /// The outline of the whole board, moved outwards by `outset` pixels.
    pub fn board_outline(&self, outset: f32) -> Path {
        self.polygon(&self.renderer.board_corners((self.columns, self.rows))).inset(-outset)
    }

    /// Units rounded to whole pixels, at least one: edges along rows and columns stay sharp and deflate well.
    pub fn whole_pixels(&self, units: f32) -> f32 {
        (self.unit * units).round().max(1.0)
    }

    /// The centre and the side of a place for tiles, in pixels; `None` if the board has no such place.
    pub fn tile_slot(&self, place: TileSlot) -> Option<(Point, f32)> {
        let (middle, side) = self.renderer.tile_slot(place)?;
        Some((self.pixel_position(middle.x, middle.y), side * self.column_width))
    }

    /// Whether a man on this cell stands upright in the picture.
    pub fn is_upright(&self, cell: Cell) -> bool {
        self.renderer.is_upright(cell, self.quarter_turns)
    }

    pub fn has_cell(&self, cell: Cell) -> bool {
        self.game.has_cell(cell)
    }

    /// All cells of the board.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.game.cells()
    }

    /// A polygon in pixels from corners in board coordinates.
    pub fn polygon(&self, corners: &[Point]) -> Path {
        Path::polygon(corners.iter().map(|corner| {
            let p = self.pixel_position(corner.x, corner.y);
            (p.x, p.y)
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::renderers;
    use crate::rules::Places;

    #[test]
    fn every_cell_lies_on_its_page_and_pages_are_nearly_square() {
        for game in GameKind::ALL {
            for seats in game.seats() {
                for view in 0..seats {
                    let mut scene = Scene::new(game, Vec::new(), None, Places::new(seats));
                    scene.view = view;
                    let board = BoardGeometry::new(renderers::of(game), &scene, 900.0);
                    let (width, height) = board.page_size;
                    assert!((0.85 * width..=width).contains(&height), "{game}: {width} × {height}");
                    for cell in game.cells() {
                        let at = board.cell_centre(cell);
                        let inside = (0.0..width).contains(&at.x) && (0.0..height).contains(&at.y);
                        assert!(inside, "{game}: {cell} seen by {view} of {seats}");
                    }
                }
            }
        }
    }
}
